"""Why Quick & Easy refuses a move: every reason, and which comes first."""

from collections.abc import Callable

import pytest

from seriatim.games.game import IllegalMove
from seriatim.games.quick_and_easy.actions import ACTION_COUNT
from seriatim.games.quick_and_easy.rules import QuickAndEasyState
from seriatim.kit.state import NOBODY, SPECTATOR, TABLE
from tests.games.positions_quick_and_easy import DECK, GAME, bidding, play, position

BEFORE_THE_PAGE = ("game-over", "no-such-move", "no-such-signal")


def plain() -> QuickAndEasyState:
    """Seat 0 owes a card: its red 3 fits nowhere, its green 9 fits up; seat 1 holds blue 4 and blue 9."""
    return position("r3 g9", "b4 b9", deck=DECK, up="y8", down="y2")


def professional() -> QuickAndEasyState:
    return position("r3 g9", "b4 b9", deck=DECK, up="y8", down="y2", professional=True)


def laid_one() -> QuickAndEasyState:
    state = plain()
    play(state, "green 9 up")
    return state


def over() -> QuickAndEasyState:
    state = position("g9", "", up="y8", down="y2")
    play(state, "green 9 up")
    return state


def one_has_bid() -> QuickAndEasyState:
    return bidding(2, 2)


def all_have_bid() -> QuickAndEasyState:
    return bidding(2, 2, 3)


REFUSED: list[tuple[str, Callable[[], QuickAndEasyState], int, str]] = [
    ("game-over", over, 0, "green 9 up"),
    ("game-over", over, 1, "end"),
    ("game-over", over, 0, "bid 1"),
    ("game-over", over, 0, "green low"),
    ("game-over", over, 9, "take-back up"),
    ("no-such-signal", plain, 0, "take-back up"),
    ("no-such-signal", plain, 0, "take-back red"),
    ("no-such-signal", plain, 0, "blue low"),
    ("no-such-signal", plain, 0, "other red low"),
    ("no-such-signal", plain, 0, "red held"),
    ("no-such-signal", plain, 0, "trick-here up"),
    ("no-such-signal", plain, 9, "mine-next up"),
    ("no-such-signal", plain, TABLE, "mine-next up"),
    ("no-such-signal", professional, 0, "red low"),
    ("no-such-signal", professional, 0, "leave-it up"),
    ("no-such-signal", one_has_bid, 0, "trick-here up"),
    ("not-your-turn", plain, 1, "blue 9 up"),
    ("not-your-turn", plain, 1, "end"),
    ("not-your-turn", plain, 0, "bid 2"),
    ("not-your-turn", plain, TABLE, "green 9 up"),
    ("not-your-turn", one_has_bid, 0, "end"),
    ("not-your-turn", one_has_bid, 9, "bid 0"),
    ("already-bid", one_has_bid, 0, "bid 2"),
    ("already-bid", one_has_bid, 0, "bid 0"),
    ("card-not-in-hand", plain, 0, "blue 9 up"),
    ("card-not-in-hand", plain, 0, "violet 9 up"),
    ("card-not-in-hand", laid_one, 0, "green 9 down"),
    ("pile-refuses-card", plain, 0, "red 3 up"),
    ("pile-refuses-card", plain, 0, "red 3 down"),
    ("pile-refuses-card", laid_one, 0, "red 3 up"),
    ("owes-more-cards", plain, 0, "end"),
    ("owes-more-cards", professional, 0, "end"),
]

SEVERAL: list[tuple[str, Callable[[], QuickAndEasyState], int, str, str]] = [
    ("game-over", over, 0, "red held", "this is no signal of the plain game either"),
    ("no-such-signal", plain, 1, "trick-here up", "it is not the seat's turn either"),
    ("not-your-turn", plain, 1, "green 9 up", "the card is not in that hand either"),
    ("not-your-turn", plain, 1, "red 3 up", "nor would the pile take it"),
    ("not-your-turn", plain, 1, "end", "no card has been laid, too"),
    ("not-your-turn", all_have_bid, 0, "bid 2", "the seat has bid already, too"),
    ("card-not-in-hand", plain, 0, "blue 4 up", "the pile would refuse it, too"),
]

TABLES = [plain, professional, laid_one, over, one_has_bid, all_have_bid]


@pytest.mark.parametrize(("reason", "table", "seat", "move"), REFUSED)
def test_each_reason_refuses_its_moves(
    reason: str, table: Callable[[], QuickAndEasyState], seat: int, move: str
) -> None:
    """ALL-5, ALL-8"""
    assert table().objection(seat, GAME.parse(move)) == reason


@pytest.mark.parametrize(("reason", "table", "seat", "move", "though"), SEVERAL)
def test_the_first_reason_of_the_page_is_given_where_several_hold(
    reason: str, table: Callable[[], QuickAndEasyState], seat: int, move: str, though: str
) -> None:
    """ALL-5"""
    assert table().objection(seat, GAME.parse(move)) == reason, f"though {though}"


@pytest.mark.parametrize("code", [-1, ACTION_COUNT, ACTION_COUNT + 1, -1000, 10**9])
@pytest.mark.parametrize("table", [plain, professional, one_has_bid])
def test_a_code_that_is_no_move_is_refused_before_all_else(code: int, table: Callable[[], QuickAndEasyState]) -> None:
    """ALL-5"""
    for seat in (0, 1, 9, TABLE):
        assert table().objection(seat, code) == "no-such-move"


@pytest.mark.parametrize("code", [-1, ACTION_COUNT])
def test_after_the_end_even_a_code_that_is_no_move_is_told_the_game_is_over(code: int) -> None:
    """ALL-5"""
    assert over().objection(0, code) == "game-over"


@pytest.mark.parametrize(("reason", "table", "seat", "move"), REFUSED)
def test_a_refused_move_changes_nothing(
    reason: str, table: Callable[[], QuickAndEasyState], seat: int, move: str
) -> None:
    """ALL-5"""
    state = table()
    before = state.facts()
    with pytest.raises(IllegalMove) as refused:
        GAME.play(state, seat, GAME.parse(move))
    assert refused.value.reason == reason
    assert state.facts() == before


def test_every_reason_of_the_page_is_provoked_here() -> None:
    """ALL-5"""
    provoked = {reason for reason, *_ in REFUSED}
    assert provoked | {"no-such-move"} == {*BEFORE_THE_PAGE, *GAME.refusals}


@pytest.mark.parametrize("table", TABLES)
def test_there_is_no_other_reason(table: Callable[[], QuickAndEasyState]) -> None:
    """ALL-5"""
    state = table()
    outsiders = (TABLE, SPECTATOR, NOBODY, 2, 9)
    given = {state.objection(seat, code) for seat in (0, 1, *outsiders) for code in range(-1, ACTION_COUNT + 1)}
    assert given - {None} <= {*BEFORE_THE_PAGE, *GAME.refusals}
