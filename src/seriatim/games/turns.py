"""Turns told in words: what each move adds to the sentences of its turn.

A turn is told from what everybody has heard. So its sentences hold nothing that its moves do not tell.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any, Literal, Protocol, Self

import msgspec

from seriatim.phrase import Phrase

Role = Literal["move", "end", "round", "silent"]
"""What a move is in its turn: a part of it, its end, the beginning of what all seats do together, or not told."""


class SeatNote(msgspec.Struct, frozen=True):
    """What a seat has just done, in a few signs."""

    seat: int
    note: Phrase


class TurnPart(msgspec.Struct, frozen=True):
    """What a move adds to its turn: clauses of its sentences, notes at seats, and the places it has changed.

    `places` are names by which the game's board knows its piles, spaces, rows or cards.
    """

    clauses: Sequence[Phrase] = ()
    notes: Sequence[SeatNote] = ()
    places: Sequence[str] = ()
    role: Role = "move"


SILENT = TurnPart(role="silent")
Sentences = Sequence[Sequence[Phrase]]
"""The sentences of a turn; each is a list of clauses."""


def note(text: str) -> Phrase:
    """A note that needs no translation."""
    return Phrase("turn-note", {"text": text})


def gathered(clauses: Iterable[Phrase], merged: Callable[[Phrase, Phrase], Phrase | None]) -> list[Phrase]:
    """The clauses, where each is merged into the one before it if `merged` makes one of the two.

    >>> double = lambda one, other: Phrase("ab") if one.key + other.key == "ab" else None
    >>> [clause.key for clause in gathered([Phrase("a"), Phrase("b"), Phrase("b")], double)]
    ['ab', 'b']
    """
    found: list[Phrase] = []
    for clause in clauses:
        both = merged(found[-1], clause) if found else None
        if both is None:
            found.append(clause)
        else:
            found[-1] = both
    return found


def cards_merged(one: Phrase, other: Phrase, same: Sequence[str]) -> Phrase | None:
    """One clause for the cards of two with the same key and the same of these values; None where they differ.

    `cards` are all cards but the last one, which is `last`; `count` counts them all.

    >>> lay = lambda card, pile: Phrase("lays", {"cards": "", "last": card, "count": 1, "pile": pile})
    >>> cards_merged(lay(47, "d"), lay(43, "d"), ["pile"]).values
    {'cards': '47', 'last': 43, 'count': 2, 'pile': 'd'}
    >>> cards_merged(lay(47, "d"), lay(15, "b"), ["pile"])
    """
    if one.key != other.key or any(one.values[name] != other.values[name] for name in same):
        return None
    cards = ", ".join(str(card) for card in (one.values["cards"], one.values["last"]) if card != "")
    count = int(one.values["count"]) + 1
    return Phrase(one.key, {**one.values, "cards": cards, "last": other.values["last"], "count": count})


def sentences_of(
    clauses: Sequence[Phrase], merged: Callable[[Phrase, Phrase], Phrase | None] = lambda _, __: None
) -> list[list[Phrase]]:
    """Sentences of clauses with the same key; those that `merged` joins are one clause."""
    return [list(alike) for _, alike in groupby(gathered(clauses, merged), lambda clause: clause.key)]


def cards_drawn(drawn: int) -> list[Phrase]:
    """How many cards a turn ends with; nothing, if there is none to draw."""
    return [Phrase("turn-draws", {"drawn": drawn})] if drawn > 0 else []


class Refilled(Protocol):
    """A game in which hands are refilled from a deck at the end of a turn."""

    deck: Any
    turn: int

    def copy(self) -> Self: ...

    def apply(self, seat: int, action: int) -> None: ...


def end_of_laying(state: Refilled, seat: int, action: int) -> tuple[list[Phrase], Role]:
    """What a card that is laid adds if the turn ends with it by itself: the cards that are drawn then."""
    after = state.copy()
    after.apply(seat, action)
    drawn = len(state.deck) - len(after.deck)
    return cards_drawn(drawn), "end" if drawn > 0 or after.turn != state.turn else "move"
