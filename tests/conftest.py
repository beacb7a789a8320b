"""Hypothesis tries the same examples in every run, and never looks at the clock; shared checks say what was wrong."""

import pytest
from hypothesis import settings

from tests.programs import INSTALLERS

pytest.register_assert_rewrite("tests.contract.properties")
settings.register_profile("repeatable", deadline=None, derandomize=True, database=None)
settings.load_profile("repeatable")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--without",
        action="append",
        default=[],
        choices=[*INSTALLERS],
        help="leave out the tests that need this program",
    )
