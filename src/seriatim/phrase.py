"""Phrases, which can be said in any language; `seriatim.words` says them."""

from collections.abc import Mapping, Sequence

import msgspec

BySeat = Sequence[tuple[int, int | str]]
"""A value for each of several seats: everybody's bid, for instance."""


class Phrase(msgspec.Struct, frozen=True):
    """A key of the locale files and the values its sentence names.

    `by_seat` holds the values that are lists by seats as data, for pages that know the names of the seats. `values` has
    the same lists as text, `0: 21, 3: 44`; a list of seats alone has empty values, and its text is `0, 3`.
    """

    key: str
    values: Mapping[str, int | str] = {}
    by_seat: Mapping[str, BySeat] | msgspec.UnsetType = msgspec.UNSET


def phrase_by_seat(key: str, values: Mapping[str, int | str], by_seat: Mapping[str, BySeat]) -> Phrase:
    """A phrase with lists by seats, which are added to its values as text.

    >>> phrase_by_seat("the-game-opens-bids", {"bid": 2}, {"bids": [(0, 2), (1, 3)]}).values
    {'bid': 2, 'bids': '0: 2, 1: 3'}
    >>> phrase_by_seat("sequence-draws", {"lost": 2}, {"losers": [(0, ""), (3, "")]}).values
    {'lost': 2, 'losers': '0, 3'}
    """
    texts = {name: ", ".join(at_seat(*pair) for pair in pairs) for name, pairs in by_seat.items()}
    return Phrase(key, {**values, **texts}, by_seat or msgspec.UNSET)


def at_seat(seat: int, value: int | str) -> str:
    return str(seat) if value == "" else f"{seat}: {value}"
