"""Hypothesis strategies for messages of the protocol, made from the protocol's own types.

A new message, command or setting is tried as soon as its type is there. Values that mean nothing by themselves, such as
the name of a table, are drawn from lists by the name of their field, so that most messages get past the first check.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from seriatim.games import GAMES
from seriatim.server.live.protocol import ClientMessage, Do

TABLES = tuple(GAMES)
"""The test opens a table of each game, named as the game."""
MOVES = ("37a", "draw", "bid 3", "pass", "7", "lay 7", "as d4", "-", "a b", "100")
TEXTS = ("hello", "I have 42", "привіт", "ahoj světe", "\u202e", " ", "a\u0301\u0301\u0301", "👩‍👩‍👧")
EXTREMES = (-(2**63) - 1, -(2**63), -1, 0, 1, 99, 2**31, 2**53, 2**63, 10**30)
NUMBERS = st.integers(-2, 12) | st.sampled_from(EXTREMES)
ANY_TEXT = st.text(max_size=80) | st.sampled_from(TEXTS)

BY_NAME: Mapping[str, st.SearchStrategy[Any]] = {
    "table": st.sampled_from((*TABLES, *TABLES, "none", "a" * 64)),
    "game": st.sampled_from((*GAMES, "chess")),
    "seat": st.sampled_from((0, 0, 1, 1, 2, 5)),
    "seats": st.integers(1, 6),
    "team": st.integers(0, 3),
    "move": st.sampled_from(MOVES) | ANY_TEXT,
    "id": st.integers(0, 40).map(str) | ANY_TEXT.filter(lambda text: 0 < len(text) <= 64),
    "name": st.sampled_from(TEXTS) | st.text(max_size=30),
}
OPTION_NAMES = sorted({name for game in GAMES.values() for name in game.possible_options()})
OPTIONS = st.dictionaries(
    st.sampled_from([*OPTION_NAMES, "no-such-option"]), NUMBERS | st.booleans() | ANY_TEXT, max_size=4
)


def client_messages() -> st.SearchStrategy[Any]:
    """Messages that a page may send, as plain values for JSON: all that the types allow, and some that they do not.

    At least four of five are commands.
    """
    any_message, command = from_type(inspect.type_info(ClientMessage)), from_type(inspect.type_info(Do))
    return st.integers(0, 4).flatmap(lambda chance: command if chance else any_message)


def from_type(kind: inspect.Type, name: str = "") -> st.SearchStrategy[Any]:
    """Values of a type; `name` is that of the field that holds them."""
    if name in BY_NAME and isinstance(kind, inspect.StrType | inspect.IntType):
        return BY_NAME[name]
    if isinstance(kind, inspect.StructType):
        return struct(kind)
    if isinstance(kind, inspect.UnionType):
        return st.one_of([from_type(one, name) for one in kind.types])
    if isinstance(kind, inspect.DictType):
        return OPTIONS
    if isinstance(kind, inspect.LiteralType):
        return st.sampled_from(kind.values)
    return plain(kind)


def plain(kind: inspect.Type) -> st.SearchStrategy[Any]:
    """Values of a type without parts. Now and then a number is one that the type forbids."""
    if isinstance(kind, inspect.BoolType):
        return st.booleans()
    if isinstance(kind, inspect.NoneType):
        return st.none()
    if isinstance(kind, inspect.StrType):
        return ANY_TEXT
    if isinstance(kind, inspect.IntType):
        low, high = kind.ge if kind.ge is not None else -2, kind.le if kind.le is not None else 2**31
        return st.integers(low, min(high, low + 40)) | st.sampled_from((low, high, high, low - 1, high + 1))
    raise NotImplementedError(f"no strategy for {kind}: a message has a field of a new kind")


@st.composite
def struct(draw: st.DrawFn, kind: inspect.StructType) -> dict[str, Any]:
    """A struct as it is on the wire. Fields with a default are often left out."""
    message: dict[str, Any] = {}
    if kind.tag_field is not None:
        message[kind.tag_field] = kind.tag
    for field in kind.fields:
        if field.required or draw(st.booleans()):
            message[field.encode_name] = draw(from_type(field.type, field.name))
    return message


@st.composite
def texts(draw: st.DrawFn) -> bytes:
    """A text as a page may send it: a message; seldom one that was torn or has a part of the wrong kind."""
    message = draw(client_messages())
    damage = draw(st.integers(0, 24))
    if damage == 24:
        part = message.get("command", message)
        key = draw(st.sampled_from(sorted(part)))
        part[key] = draw(st.none() | st.booleans() | NUMBERS | ANY_TEXT | st.lists(NUMBERS, max_size=3))
    text = msgspec.json.encode(message)
    if damage == 23:
        return text[: draw(st.integers(0, len(text)))]
    return text + b"x" if damage == 22 else text
