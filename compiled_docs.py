"""Docstrings for compiled code: mypyc leaves them out, so `help()` would show only signatures.

The build calls this `mypycify` instead of mypyc's own. It lets mypyc write its C files and adds the docstrings of the
sources to the tables of functions, methods and classes in them.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

FUNCTION: Final = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),[^"]*PyDoc_STR\("(?:[^"\\]|\\.)*--\\n\\n")(\))')
CLASS: Final = re.compile(
    r'(CPyType_(\w+)_template_ = \{(?:(?!\n\};).)*?\.tp_doc = PyDoc_STR\("(?:[^"\\]|\\.)*--\\n\\n")(\))', re.DOTALL
)
"""An entry of a function or class in mypyc's C: all before its docstring, its name, and what comes after."""


def mypycify(paths: list[str], **options: Any) -> list[Any]:  # noqa: ANN401
    """Compile as mypyc does, with docstrings."""
    from mypyc.build import mypycify as without_docs  # noqa: PLC0415 (hatch reads this file where there is no mypyc)

    extensions: list[Any] = without_docs(paths, **options)
    docs = by_c_name([Path(path) for path in paths if path.endswith(".py")])
    for extension in extensions:
        for source in extension.sources:
            file = Path(source)
            file.write_text(with_docs(file.read_text("utf-8"), docs), "utf-8")
    return extensions


def by_c_name(files: list[Path]) -> dict[str, str]:
    """Docstrings by the names that mypyc may give: module, class and function, joined by `___`.

    Of a module it takes as much of the path, from its end, as no other module has. A name that fits two is left out.
    """
    found: dict[str, set[str]] = {}
    for file in files:
        parts = file.with_suffix("").parts
        for name, doc in docstrings(ast.parse(file.read_text("utf-8"))):
            for length in range(1, len(parts) + 1):
                found.setdefault("___".join([*parts[-length:], *name]), set()).add(doc)
    return {name: docs.pop() for name, docs in found.items() if len(docs) == 1}


def docstrings(node: ast.Module | ast.ClassDef, *names: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """The docstrings of functions and classes, with the names that lead to them."""
    for child in node.body:
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            doc = ast.get_docstring(child)
            if doc:
                yield (*names, child.name), doc
        if isinstance(child, ast.ClassDef):
            yield from docstrings(child, *names, child.name)


def with_docs(code: str, docs: dict[str, str]) -> str:
    """C code of mypyc, with docstrings behind the signatures in it."""

    def add(entry: re.Match[str]) -> str:
        doc = docs.get(entry[2])
        return f"{entry[1]} {in_c(doc)}{entry[3]}" if doc else entry[0]

    return CLASS.sub(add, FUNCTION.sub(add, code))


def in_c(text: str) -> str:
    """A text as a string of C."""
    return '"' + "".join(chr(byte) if is_plain(byte) else f"\\{byte:03o}" for byte in text.encode()) + '"'


def is_plain(byte: int) -> bool:
    """Whether a byte can stand in a string of C as it is."""
    return 32 <= byte < 127 and chr(byte) not in '"\\?'
