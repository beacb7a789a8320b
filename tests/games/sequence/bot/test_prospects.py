"""How a game of Sequence stands before it is over."""

import pytest

from seriatim.games.sequence.bot.prospects import NEARLY_READY, ONE_EYED, READY, SIGN_COUNT, TWO_EYED, Signs, chance_of
from seriatim.games.sequence.bot.weights import WEIGHTS
from tests.games.sequence.positions import GAME, position, row

ONE = " ".join(row("a3", "e3"))
FOUR = " ".join(row("b8", "e8"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_of_all_teams_make_one(seats: int) -> None:
    state = GAME.deal(seats, {}, seed=1)
    chances = [chance_of(state, team) for team in range(state.teams)]
    assert sum(chances) == pytest.approx(1.0)
    assert all(0 < chance < 1 for chance in chances)


def test_a_line_that_waits_for_the_turn_is_a_sign() -> None:
    assert Signs(position("AC 2S", "3S", chips=(FOUR, "")), 0).counts[READY] == 1
    assert Signs(position("JD 2S", "3S", chips=(FOUR, "")), 0).counts[READY] == 1
    assert Signs(position("2S", "3S", chips=(FOUR, "")), 0).counts[READY] == 0
    assert Signs(position("AC JD", "3S", chips=("b8 c8 d8", "")), 0).counts[NEARLY_READY] == 1


def test_partners_hands_count_together() -> None:
    signs = Signs(position("JD 2S", "3S", "JS 2S", "AC", chips=(FOUR, "")), 0)
    assert (signs.counts[TWO_EYED], signs.counts[ONE_EYED]) == (1, 1)


def test_two_of_a_kind_cover_a_space_once() -> None:
    one = Signs(position("AC 2S", "3S", chips=(FOUR, "")), 0)
    two = Signs(position("AC AC 2S", "3S", chips=(FOUR, "")), 0)
    assert list(one.counts) == list(two.counts)


def test_a_space_that_is_taken_is_not_covered() -> None:
    free = Signs(position("QS", "3S"), 0)
    taken = Signs(position("QS", "3S", chips=("", "b5 j3")), 0)
    assert sum(free.counts[1:6]) > 0
    assert sum(taken.counts[1:6]) == 0


def test_what_cannot_count_beside_a_sequence_is_no_sign() -> None:
    """SQ-15"""
    free = Signs(position("2S", "3S"), 0)
    barred = Signs(position("2S", "3S", chips=(ONE, "")), 0)
    assert sum(barred.counts[sign] for sign in range(30)) < sum(free.counts[sign] for sign in range(30))


def test_a_team_is_judged_by_what_it_needs() -> None:
    """SQ-3"""
    assert Signs(position("2S", "3S"), 0).start == 0
    assert Signs(position("2S", "3S", chips=(ONE, "")), 0).start == SIGN_COUNT
    assert Signs(position("2S", "3S", "4S"), 0).start == 2 * SIGN_COUNT
    assert len(WEIGHTS) == 3 * SIGN_COUNT


def test_a_sequence_a_jack_and_four_in_line_make_a_win_likelier() -> None:
    even = chance_of(position("2S 4C", "2S 4C"), 0)
    assert chance_of(position("2S 4C", "2S 4C", chips=(ONE, "")), 0) > even
    assert chance_of(position("JD 4C", "2S 4C"), 0) > even
    assert chance_of(position("2S 4C", "2S 4C", chips=(FOUR, "")), 0) > even
