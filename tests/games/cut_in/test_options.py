"""The options of Cut in!, and what is refused before the deal."""

import pytest

from seriatim.games.cut_in import CutIn, CutInOptions
from seriatim.games.game import CannotDeal
from seriatim.phrase import Phrase
from tests.games.cut_in.positions import GAME


def refused(seats: object, options: object = None) -> CannotDeal:
    with pytest.raises(CannotDeal) as caught:
        GAME.deal(seats, options, seed=1)  # type: ignore[arg-type]
    return caught.value


@pytest.mark.parametrize("seats", [0, 1, 6, 7, -1, True, "3", None])
def test_a_seat_count_that_is_not_allowed_is_refused(seats: object) -> None:
    """ALL-4"""
    assert refused(seats).reason == "bad-seats"
    assert refused(seats).phrase.values["possible"] == "2–5"


@pytest.mark.parametrize("value", [-1, 11, "3", True, 2.5, None])
def test_a_window_outside_0_to_10_whole_seconds_is_refused(value: object) -> None:
    """CI-6, ALL-4"""
    error = refused(3, {"window": value})
    assert error.reason == "bad-option"
    assert (error.phrase.values["option"], error.phrase.values["possible"]) == ("window", "0–10")


@pytest.mark.parametrize(
    ("seats", "youngest", "possible"),
    [(2, 2, "0, 1"), (2, 4, "0, 1"), (3, 3, "0–2"), (3, 4, "0–2"), (4, 4, "0–3")],
)
def test_the_youngest_must_sit_at_the_table(seats: int, youngest: int, possible: str) -> None:
    """CI-2, ALL-2, ALL-4"""
    error = refused(seats, {"youngest": youngest})
    assert error.reason == "bad-option"
    assert error.phrase == Phrase("bad-option", {"option": "youngest", "given": str(youngest), "possible": possible})


@pytest.mark.parametrize("value", [-1, 5, 99, "0", False])
def test_a_youngest_no_table_has_is_refused(value: object) -> None:
    """CI-2, ALL-4"""
    error = refused(5, {"youngest": value})
    assert (error.reason, error.phrase.values["possible"]) == ("bad-option", "0–4")


def test_bad_seats_are_named_before_bad_options() -> None:
    """ALL-4"""
    assert refused(7, {"youngest": 6}).reason == "bad-seats"


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    """ALL-4"""
    assert refused(3, {"speed": 1}).phrase == Phrase(
        "no-such-option", {"option": "speed", "possible": "window, youngest"}
    )


def test_the_defaults_are_the_rulebook_game() -> None:
    """CI-2, CI-6, ALL-4"""
    assert GAME.options({}) == CutInOptions(window=3, youngest=0)
    assert GAME.deal(4, seed=1).facts() == GAME.deal(4, {"window": 3, "youngest": 0}, seed=1).facts()


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_every_window_and_every_youngest_at_the_table_can_be_dealt(seats: int) -> None:
    """CI-2, CI-6"""
    for window in range(11):
        for youngest in range(seats):
            state = GAME.deal(seats, {"window": window, "youngest": youngest}, seed=1)
            assert (state.window, state.turn) == (window, youngest)


def test_the_game_declares_what_it_is() -> None:
    assert (CutIn.id, CutIn.seat_counts, CutIn.cooperative) == ("cut-in", (2, 3, 4, 5), False)
    assert CutIn.outcomes == ("out-of-cards",)
