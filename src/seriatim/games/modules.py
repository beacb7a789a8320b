"""The modules that a `Game` finds next to its class, and what each must have.

A game is a package. Its class stands in `__init__.py`, and the base class looks for `notation`, `view`, `story`,
`text`, `position` and `bot.reasons` in that package. A module is imported when it is first needed.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, TypeVar

import msgspec

from seriatim.games.turns import Sentences, TurnPart
from seriatim.kit.state import State
from seriatim.phrase import Phrase

S_contra = TypeVar("S_contra", bound=State, contravariant=True)
S_co = TypeVar("S_co", bound=State, covariant=True)
V_co = TypeVar("V_co", bound=msgspec.Struct, covariant=True)
C_co = TypeVar("C_co", bound=msgspec.Struct, covariant=True)

S = TypeVar("S", bound=State)

Moves = Sequence[tuple[S, int, int, S]]
"""The moves and signals of a game: the state before each, its seat and action, and the state after it."""
Observation = Iterable[tuple[str, Sequence[float]]]
"""What a seat knows, for learners: named parts in a fixed order, each with a fixed count of numbers from -1 to 1."""


class Notation(Protocol):
    """`notation`: moves as text."""

    def parse(self, text: str, /) -> int: ...

    def format(self, action: int, /) -> str: ...


class Views(Protocol[S_contra, V_co, C_co]):
    """`view`: what a seat sees, made from its sight."""

    def view(self, sight: S_contra, seat: int, /) -> V_co: ...

    def choices(self, sight: S_contra, seat: int, /) -> Sequence[C_co]: ...

    def observe(self, sight: S_contra, seat: int, /) -> Observation: ...


class Story(Protocol[S_contra]):
    """`story`: the game told in words."""

    def telling(self, state: S_contra, seat: int, action: int, /) -> Phrase: ...

    def turn_part(self, state: S_contra, seat: int, action: int, /) -> TurnPart: ...

    def turn_sentences(self, clauses: Sequence[Phrase], /) -> Sentences: ...

    def situation(self, sight: S_contra, /) -> Sequence[Phrase]: ...

    def summary(self, state: S_contra, /) -> Phrase: ...

    def ending(self, state: S_contra, /) -> Phrase: ...

    def statistics(self, moves: Moves[S_contra], /) -> dict[str, int]: ...


class Texts(Protocol[S_contra]):
    """`text`: the table for a terminal."""

    def lines(self, state: S_contra, /) -> Iterable[str]: ...


class Positions(Protocol[S_co]):
    """`position`: states set up by hand, for those games that have it."""

    def position(self, game: Any, /, *cards: Any, **given: Any) -> S_co: ...  # noqa: ANN401 (each game's own)


class Reasons(Protocol[S_contra]):
    """`bot.reasons`: why a sensible player makes a move."""

    def reason(self, sight: S_contra, seat: int, action: int, /) -> Phrase: ...


@cache
def game_module(game: type, name: str) -> Any:  # noqa: ANN401 (each caller knows which module it asks for)
    """The module of this name in the package of a game's class, or of a class that it extends.

    >>> from seriatim.games.the_game import TheGame
    >>> game_module(TheGame, "notation").parse("37a")
    140
    """
    for kind in game.__mro__:
        if has_module(f"{kind.__module__}.{name}"):
            return import_module(f"{kind.__module__}.{name}")
    raise ModuleNotFoundError(f"{game.__qualname__} has no module {name} beside it: write it, or define its methods")


def has_module(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False
