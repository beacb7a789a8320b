"""Programs that tests need and this project does not bring along. A test without its program fails, unless asked."""

import shutil
from collections.abc import Iterable
from typing import Final

import pytest

INSTALLERS: Final = {"postgresql": "scripts/need-postgres", "chromium": "scripts/need-chromium"}


def needed(config: pytest.Config, program: str, names: Iterable[str]) -> str:
    """Where the first of these names is found; its tests are left out only if `--without` says so."""
    if program in config.getoption("without"):
        pytest.skip(f"left out, as --without {program} asks")
    found = next((place for name in names if (place := shutil.which(name))), None)
    if found is None:
        pytest.fail(
            f"{program} is not installed here: {INSTALLERS[program]} installs it, or tells how; "
            f'`make test WITHOUT="{program}"` leaves out the tests that need it',
            pytrace=False,
        )
    return found
