"""The locked versions: complete for every system, the same everywhere, and from no registry in particular."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PIN = re.compile(r"^([a-z0-9.-]+)==(\S+)", re.MULTILINE)
NAME = re.compile(r"^[A-Za-z0-9.-]+")
PAGE_LOCKS = ("web", "benchmarks/boardgame", "benchmarks/lighthouse")


def pins_of(name: str) -> dict[str, str]:
    return dict(PIN.findall((ROOT / "requirements" / f"{name}.txt").read_text("utf-8")))


def packages_of(folder: str) -> dict[str, Any]:
    packages: dict[str, Any] = json.loads((ROOT / folder / "package-lock.json").read_text("utf-8"))["packages"]
    return packages


def test_operators_get_the_versions_that_are_tested() -> None:
    server, tested = pins_of("server"), pins_of("dev")
    assert server == {name: tested[name] for name in server}


def test_all_that_a_server_needs_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    needed = [NAME.findall(text)[0] for text in (*project["dependencies"], *extras["server"], *extras["postgres"])]
    assert {name.lower().replace(".", "-") for name in needed} <= pins_of("server").keys()


@pytest.mark.parametrize("name", ["server", "dev", "bench", "node"])
def test_every_locked_package_has_hashes_and_no_address(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    for block in re.split(r"\n(?=[a-z])", text):
        assert block.startswith("#") or "--hash=sha256:" in block, block[:60]
    assert "://" not in text


def test_the_lock_of_the_page_is_complete_for_every_system() -> None:
    """If it is not, `npm ci` builds no page on some of them: `make lock` completes it."""
    packages = packages_of("web")
    for place, package in packages.items():
        for name in (*package.get("dependencies", {}), *package.get("optionalDependencies", {})):
            assert f"{place}/node_modules/{name}" in packages or f"node_modules/{name}" in packages, name


@pytest.mark.parametrize("folder", PAGE_LOCKS)
def test_every_package_of_a_page_has_a_hash_and_no_address(folder: str) -> None:
    for place, package in packages_of(folder).items():
        assert place == "" or "integrity" in package, place
        assert "resolved" not in package, place
