"""The quick habit of Sequence."""

import pytest

from seriatim.games.game import Value
from seriatim.games.sequence.habits import Builder, worth_of
from seriatim.games.sequence.rules import SequenceState
from seriatim.kit.policy import Chance, Policy, next_actor, play_through
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from
from seriatim.kit.state import TABLE
from tests.games.positions_sequence import GAME, play, play_as, position, row

ONE = " ".join(row("a3", "e3"))
FOUR = " ".join(row("b8", "e8"))


def chosen(state: SequenceState, seat: int | None = None) -> str:
    at = int(state.turn) if seat is None else seat
    return GAME.format(Builder().choose(state.sight(at), at, Rng(1, 2, 3, 4)))


def test_builder_is_the_habit_of_the_game() -> None:
    assert isinstance(GAME.habit(), Builder)


def test_a_five_is_worth_more_the_fuller_it_is() -> None:
    assert [worth_of(chips) for chips in range(5)] == [1, 4, 16, 64, 256]


def test_a_sequence_is_completed() -> None:
    assert chosen(position("AC 2S 8H", "3S", chips=(FOUR, ""))) == "AC f8"


def test_a_jack_is_spent_to_complete_a_sequence() -> None:
    assert chosen(position("JD 2S 8H", "3S", chips=(FOUR, ""))) in ("JD a8", "JD f8")


def test_a_jack_is_kept_for_its_moment() -> None:
    assert chosen(position("JD 2S", "3S")) == "2S g9"


def test_a_rivals_five_is_broken() -> None:
    assert chosen(position("AC 2S 8H", "3S", chips=("", FOUR))) == "AC f8"
    assert chosen(position("JS 2S 8H", "3S", chips=("", FOUR))).startswith("JS")


def test_ones_own_sequence_comes_before_a_rivals() -> None:
    state = position("AC 5H 8H", "3S", chips=(FOUR, " ".join(row("a5", "d5"))))
    assert chosen(state) == "AC f8"


def test_a_line_with_chips_of_two_teams_is_worth_nothing() -> None:
    state = position("AC 4H", "3S", chips=("b8 c8 e8", "d8 i2"))
    assert chosen(state) == "4H f5"


def test_what_cannot_count_beside_a_sequence_is_worth_nothing() -> None:
    """SQ-15: to make six of five in a row is no use."""
    assert chosen(position("5D 6H", "3S", chips=(ONE, ""))) == "6H d5"


def test_a_dead_card_is_exchanged_first() -> None:
    """SQ-10"""
    assert chosen(position("AC QS", "3S", chips=(f"{FOUR} b5", "j3"))) == "dead QS"


def test_a_card_that_waits_is_taken_at_once() -> None:
    """SQ-13"""
    state = position("8H 2S", "3S 4S", draw="manual")
    play(state, "8H i4")
    assert chosen(state, 0) == "draw"


def test_who_can_do_nothing_passes_or_takes_the_card_that_waits() -> None:
    """SQ-11"""
    assert chosen(position("JS", "3S")) == "pass"
    state = position("8H", "3S 4S", draw="manual")
    play(state, "8H i4", "3S c1")
    assert chosen(state) == "draw"


def test_the_least_useful_card_is_paid() -> None:
    """SQ-21"""
    state = position("AC JD QS", "3S", "JD AC", "5S", chips=(f"{FOUR} b5", "j3"), table_talk="penalty")
    play_as(state, TABLE, "penalty 0")
    assert chosen(state, 0) == "pay QS"
    assert chosen(state, 2) == "pay JD"


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("draw", ["auto", "manual"])
def test_the_habit_gives_the_same_answer_from_the_truth_and_from_its_sight(seats: int, draw: str) -> None:
    """ALL-6"""
    state = GAME.deal(seats, {"draw": draw}, seed=f"habit/{seats}")
    rng = rng_from("habit")
    while not state.outcome():
        seat = next_actor(state, rng)
        action = Builder().choose(state, seat, rng.copy())
        assert Builder().choose(state.sight(seat), seat, rng.copy()) == action
        GAME.play(state, int(seat), int(action))


def games_won(seats: int, games: int, options: dict[str, Value]) -> int:
    """By the team that plays by the habit, each team in turn, against chance."""
    rng = rng_from("margin")
    table = GAME.deal(seats, options, seed=1)
    won = 0
    for game in range(games):
        team = game % int(table.teams)
        players: list[Policy] = [Builder() if seat % table.teams == team else Chance() for seat in range(seats)]
        state = table.again(rng)
        play_through(state, players, rng)
        won += team in [seat % table.teams for seat in state.winners()]
    return won


def test_the_habit_nearly_always_beats_chance() -> None:
    assert games_won(2, 30, {}) >= 27
    assert games_won(4, 20, {"hard": True}) >= 18
    assert games_won(3, 21, {}) >= 15
