"""Why a move of Rush hour is sensible, in words."""

import pytest

from seriatim.games.rush_hour.rules import RushHourState
from seriatim.words import Words
from tests.games.rush_hour.positions import GAME, alone, position

FULL = ("10 11 12 13", "20 21 22 28", "40 41")


def why(state: RushHourState, move: str, language: str = "en") -> str:
    phrase = GAME.reason(state.sight(0), 0, GAME.parse(move))
    return Words(language).say(phrase.key, phrase.values)


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("pick police", "A special car may go to any row; as things stand, that costs nothing."),
        ("pick 5", "5 fits nowhere and may take the cheapest row; it costs 2 points, and would hardly get cheaper."),
        ("pick 38", "Trailer 38 needs no place of its own, so that even a full row costs nothing (RH-10)."),
        ("pick 42", "Row 3 has room for everybody: behind 41, 42 cannot be the fifth."),
        (
            "pick 29",
            "Row 2 is full behind 28, and 29 counts on somebody else to take it first; else it costs 5 points.",
        ),
    ],
)
def test_why_a_card_is_picked(move: str, sentence: str) -> None:
    assert why(position("P 5 38 42 29", "1 2 3 4 6", rows=FULL), move) == sentence


def test_a_row_with_fewer_places_than_others_at_the_table_is_told_by_its_places() -> None:
    state = position("14 44", "1 2", "3 4", "5 6", rows=("10 11 12", "20", "40 41"))
    assert why(state, "pick 14") == "14 joins row 1 behind 12, where one place is left."
    assert why(state, "pick 44") == "44 joins row 3 behind 41, where 2 places are left."
    assert why(state, "pick 44", "cs") == "44 jde do řady 3 za 41, kde zbývají 2 místa."


def test_without_jam_every_row_has_room() -> None:
    """RH-24"""
    assert "room for everybody" in why(position("14", "1", rows=FULL, jam=False), "pick 14")


def test_a_card_that_only_an_open_row_takes() -> None:
    assert why(position("5", "1", rows=("10 P", "20", "30")), "pick 5") == "5 finds a gap or an open row (RH-7, RH-17)."


def test_why_a_card_goes_to_a_row() -> None:
    state = alone("5", ("10 11", "20", "30 31"))
    assert why(state, "row 2") == "Row 2 costs one point, and no other choice costs less."
    assert why(state, "row 1") == "Row 1 costs 2 points; that pays off later."
    assert why(alone("5", ("4 - T+10", "20", "3")), "gap 1.2") == "The gap in row 1 costs nothing (RH-17)."
