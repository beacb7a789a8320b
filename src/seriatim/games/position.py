"""Reading what somebody writes down to set up a position: cards as text or as a list, each in one place only."""

from collections import Counter
from collections.abc import Iterable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

Cards = str | Sequence[int | str]
"""Cards as people write them: `"12 34"`, `[12, 34]` or `["r7", "g10"]`."""


class BadPosition(ValueError):
    """A position that cannot be; the text says what is wrong with it."""


def names_in(cards: Cards) -> list[str]:
    """The cards as texts, one each."""
    return cards.split() if isinstance(cards, str) else [str(card) for card in cards]


def numbers_in(cards: Cards, low: int, high: int) -> list[int]:
    """Cards that are plain numbers, each from low to high."""
    names = names_in(cards)
    for name in names:
        if not (name.isascii() and name.isdecimal() and low <= int(name) <= high):
            raise BadPosition(f"there is no card {name!r}; the cards are {low} to {high}")
    return [int(name) for name in names]


def check_once(cards: Iterable[int], name: str = "card") -> None:
    """Refuse a card that is in two places."""
    doubled = [card for card, count in Counter(cards).items() if count > 1]
    if doubled:
        raise BadPosition(f"{name} {doubled[0]} is in two places")


def check_seat(seat: int, seats: int) -> None:
    """Refuse a turn of a seat that is not at the table."""
    if type(seat) is not int or not 0 <= seat < seats:
        raise BadPosition(f"seat {seat!r} is not at the table; the seats are 0 to {seats - 1}")


def lists(rows: Iterable[Sequence[int]]) -> vec[vec[i64]]:
    """Lists of numbers as states hold them."""
    return vec[vec[i64]]([vec[i64](list(row)) for row in rows])
