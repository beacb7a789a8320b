"""Why The Game refuses a move: every reason, and which comes first."""

from collections.abc import Callable

import pytest

from seriatim.games.game import IllegalMove
from seriatim.games.the_game.rules import ACTION_COUNT, TheGameState
from seriatim.kit.state import NOBODY, SPECTATOR, TABLE
from tests.games.positions import DECK, GAME, bidding, play, position

BEFORE_THE_PAGE = ("game-over", "no-such-move", "no-such-signal")


def plain() -> TheGameState:
    """Seat 0 owes two cards, of which 30 fits nowhere and 60 fits b; 61 and 62 are in the other hand."""
    return position((30, 60, 63), (61, 62), deck=DECK, piles=(80, 59, 20, 20))


def burning() -> TheGameState:
    """The same, while a fire on a is due."""
    return position((30, 60, 83), (61, 62), deck=DECK, piles=(77, 59, 20, 20), due="a", fire=True)


def burning_solo() -> TheGameState:
    return position((30, 60, 83), deck=DECK, piles=(77, 59, 20, 20), due="a", fire=True)


def over() -> TheGameState:
    state = position((60,), ())
    play(state, "60a")
    return state


def one_has_bid() -> TheGameState:
    return bidding(2, 2)


REFUSED: list[tuple[str, Callable[[], TheGameState], int, str]] = [
    ("game-over", over, 0, "60a"),
    ("game-over", over, 1, "60a"),
    ("game-over", over, 0, "end"),
    ("game-over", over, 0, "bid 1"),
    ("game-over", over, 0, "keep-off a"),
    ("game-over", over, 9, "take-back a"),
    ("no-such-signal", plain, 0, "take-back a"),
    ("no-such-signal", plain, 9, "keep-off a"),
    ("no-such-signal", plain, TABLE, "keep-off a"),
    ("no-such-signal", burning_solo, 0, "keep-off a"),
    ("not-your-turn", plain, 1, "61a"),
    ("not-your-turn", plain, 1, "end"),
    ("not-your-turn", plain, 0, "bid 2"),
    ("not-your-turn", plain, TABLE, "60b"),
    ("not-your-turn", one_has_bid, 0, "end"),
    ("not-your-turn", one_has_bid, 9, "bid 0"),
    ("already-bid", one_has_bid, 0, "bid 2"),
    ("already-bid", one_has_bid, 0, "bid 0"),
    ("card-not-in-hand", plain, 0, "61b"),
    ("card-not-in-hand", plain, 0, "59b"),
    ("cover-the-fire-first", burning_solo, 0, "60b"),
    ("pile-refuses-card", plain, 0, "30a"),
    ("pile-refuses-card", burning_solo, 0, "30a"),
    ("fire-not-covered", lambda: position((84,), (3,), piles=(77, 1, 2, 2), due="a", fire=True, owed=0), 0, "end"),
    ("owes-more-cards", plain, 0, "end"),
    ("owes-more-cards", burning_solo, 0, "end"),
]

SEVERAL: list[tuple[str, Callable[[], TheGameState], int, str, str]] = [
    ("not-your-turn", plain, 1, "60b", "the card is not in that hand either"),
    ("not-your-turn", plain, 1, "30a", "nor would the pile take it"),
    ("not-your-turn", burning, 1, "end", "a fire burns and cards are owed too"),
    ("not-your-turn", lambda: bidding(2, 2, 3), 0, "bid 2", "the seat has bid already, too"),
    ("card-not-in-hand", burning_solo, 0, "61b", "another pile burns, too"),
    ("card-not-in-hand", plain, 0, "3a", "the pile would refuse it, too"),
    ("cover-the-fire-first", burning_solo, 0, "30b", "that pile would refuse the card, too"),
    ("fire-not-covered", burning, 0, "end", "cards are owed, too"),
]


@pytest.mark.parametrize(("reason", "table", "seat", "move"), REFUSED)
def test_each_reason_refuses_its_moves(reason: str, table: Callable[[], TheGameState], seat: int, move: str) -> None:
    """ALL-5, ALL-8"""
    assert table().objection(seat, GAME.parse(move)) == reason


@pytest.mark.parametrize(("reason", "table", "seat", "move", "though"), SEVERAL)
def test_the_first_reason_of_the_page_is_given_where_several_hold(
    reason: str, table: Callable[[], TheGameState], seat: int, move: str, though: str
) -> None:
    """ALL-5"""
    assert table().objection(seat, GAME.parse(move)) == reason, f"though {though}"


@pytest.mark.parametrize("code", [-1, ACTION_COUNT, ACTION_COUNT + 1, -1000, 10**9])
@pytest.mark.parametrize("table", [plain, burning, one_has_bid])
def test_a_code_that_is_no_move_is_refused_before_all_else(code: int, table: Callable[[], TheGameState]) -> None:
    """ALL-5"""
    for seat in (0, 1, 9, TABLE):
        assert table().objection(seat, code) == "no-such-move"


@pytest.mark.parametrize("code", [-1, ACTION_COUNT])
def test_after_the_end_even_a_code_that_is_no_move_is_told_the_game_is_over(code: int) -> None:
    """ALL-5"""
    assert over().objection(0, code) == "game-over"


@pytest.mark.parametrize(("reason", "table", "seat", "move"), REFUSED)
def test_a_refused_move_changes_nothing(reason: str, table: Callable[[], TheGameState], seat: int, move: str) -> None:
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


@pytest.mark.parametrize("table", [plain, burning, burning_solo, over, one_has_bid])
def test_there_is_no_other_reason(table: Callable[[], TheGameState]) -> None:
    """ALL-5"""
    state = table()
    outsiders = (TABLE, SPECTATOR, NOBODY, 2, 9)
    given = {state.objection(seat, code) for seat in (0, 1, *outsiders) for code in range(-1, ACTION_COUNT + 1)}
    assert given - {None} <= {*BEFORE_THE_PAGE, *GAME.refusals}
