"""Who chooses the moves."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games import GAMES
from seriatim.kit.policy import (
    Chance,
    Policy,
    disputed,
    next_actor,
    next_move,
    play_out,
    play_outs,
    play_through,
    speech,
)
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from
from seriatim.kit.state import State
from tests.games.positions import bidding, position

GAME = GAMES["the-game"]


class Stubborn(Policy):
    """Always the same action, and a note of every sight it was shown."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.shown: list[list[int]] = []

    def choose(self, sight: State, seat: int, rng: Rng) -> int:
        self.shown.append(list(sight.facts()))
        return self.action


def test_chance_takes_every_legal_move_equally_often() -> None:
    state = position((10, 90), (50,), piles=(80, 1, 20, 100))
    rng = rng_from("chance")
    counts = Counter(int(Chance().choose(state, 0, rng)) for _ in range(1500))
    assert set(counts) == set(state.actions(0))
    assert all(count == pytest.approx(1500 / len(counts), rel=0.2) for count in counts.values())


def test_any_of_several_next_actors_may_be_first() -> None:
    state, rng = bidding(4, None, 2), rng_from("first")
    counts = Counter(int(next_actor(state, rng)) for _ in range(600))
    assert set(counts) == {0, 2, 3}
    assert all(count == pytest.approx(200, rel=0.2) for count in counts.values())


def test_no_chance_is_spent_on_an_actor_that_is_alone() -> None:
    rng, twin = Rng(1, 2, 3, 4), Rng(1, 2, 3, 4)
    assert next_actor(position((10,), (50,), (60,), turn=2), rng) == 2
    assert rng.bits() == twin.bits()


def test_playing_out_ends_the_game_and_counts_its_moves() -> None:
    state = GAME.deal(3, seed=1)
    moves = play_out(state, Chance(), rng_from("moves"))
    again, rng, counted = GAME.deal(3, seed=1), rng_from("moves"), 0
    while not again.outcome():
        seat = next_actor(again, rng)
        again.apply(seat, Chance().choose(again, seat, rng))
        counted += 1
    assert state.outcome() != ""
    assert (moves, state.facts()) == (counted, again.facts())


def test_play_outs_are_so_many_new_games() -> None:
    table, rng = GAME.deal(2, seed=1), rng_from("moves")
    before = table.facts()
    expected = sum(play_out(table.again(rng), Chance(), rng) for _ in range(5))
    assert play_outs(table, 5, Chance(), rng_from("moves")) == expected
    assert play_outs(table, 0, Chance(), rng) == 0
    assert table.facts() == before


def test_a_player_is_asked_with_its_sight_and_never_with_the_truth() -> None:
    state = position((10, 11), (50, 51), deck=(90, 91), turn=1)
    players = [Stubborn(GAME.parse("10a")), Stubborn(GAME.parse("50a"))]
    assert next_move(state, list(players), Rng(1, 2, 3, 4)) == (1, GAME.parse("50a"))
    assert players[1].shown == [list(state.sight(1).facts())]
    assert players[0].shown == []


def test_a_move_against_the_rules_is_not_taken_from_any_player() -> None:
    state = position((10, 11), (50, 51), deck=(90, 91))
    before = state.facts()
    with pytest.raises(ValueError, match=r"seat 0 chose action 192, which the rules refuse: card-not-in-hand"):
        next_move(state, [Stubborn(GAME.parse("50a"))] * 2, Rng(1, 2, 3, 4))
    assert state.facts() == before


def test_playing_through_asks_each_seats_own_player() -> None:
    state = GAME.deal(2, seed=1)
    moves = play_through(state, [Chance(), GAME.habit()], rng_from("moves"))
    again, rng, counted = GAME.deal(2, seed=1), rng_from("moves"), 0
    while not again.outcome():
        speech(again, [Chance(), GAME.habit()], rng)
        seat, action = next_move(again, [Chance(), GAME.habit()], rng)
        again.apply(seat, action)
        counted += 1
    assert (moves, state.facts()) == (counted, again.facts())
    assert state.outcome() != ""


class Inconsistent(State):
    """Lists two moves and a signal, and refuses what it is told to refuse."""

    def __init__(self, refused: int) -> None:
        self.refused = refused

    def actions(self, seat: int) -> vec[i64]:
        return vec[i64]([1, 3])

    def signals(self, seat: int) -> vec[i64]:
        return vec[i64]([4])

    def objection(self, seat: int, action: int) -> str | None:
        return "refused" if action in (0, 2, self.refused) else None


@pytest.mark.parametrize(("refused", "found"), [(0, 5), (1, 1), (3, 3), (4, 4)])
def test_an_action_that_is_listed_and_refused_or_allowed_and_not_listed_is_disputed(refused: int, found: int) -> None:
    assert disputed(Inconsistent(refused), 0, 6) == found  # type: ignore[abstract]


def test_in_an_honest_game_no_action_is_disputed() -> None:
    game = GAMES["the-game"]
    state = game.deal(3, {"fire": True}, seed=1)
    assert [disputed(state, seat, game.action_count) for seat in range(-3, 4)] == [-1] * 7
