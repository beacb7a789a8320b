"""The two budgets of a search, with a clock that stands still unless it is told."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from seriatim.bots import search
from seriatim.bots.levels import DEFAULT_PLAYOUTS, MASTER, SECONDS, STRONG, searcher
from seriatim.bots.search import Search
from seriatim.games import GAMES
from seriatim.games.rush_hour import RushHour
from seriatim.kit.policy import Habit
from seriatim.kit.rng import Rng
from seriatim.kit.seed import quick_rng
from seriatim.kit.state import State

GAME = GAMES["rush-hour"]


class Counting(Habit):
    """Another habit, with a count of the worlds it was asked to sample and a part of the turn's thinking."""

    def __init__(self, part: float = 1.0) -> None:
        self.habit = GAME.habit()
        self.part = part
        self.worlds = 0

    def choose(self, sight: State, seat: int, rng: Rng) -> int:
        return int(self.habit.choose(sight, seat, rng))

    def candidates(self, sight: State, seat: int, rng: Rng) -> vec[vec[i64]]:
        return vec[vec[i64]]([vec[i64]([action]) for action in list(sight.actions(seat))[:2]])

    def budget_share(self, sight: State, seat: int) -> float:
        return self.part

    def sample_world(self, sight: State, seat: int, rng: Rng) -> State:
        self.worlds += 1
        return sight.imagine(rng)

    def value(self, state: State, seat: int) -> float:
        return 0.5


def ticking(step: float) -> Callable[[], float]:
    """A clock that moves on by a step whenever somebody looks at it."""
    now = -step

    def look() -> float:
        nonlocal now
        now += step
        return now

    return look


def worlds(monkeypatch: pytest.MonkeyPatch, habit: Counting, playouts: int, seconds: float, step: float) -> int:
    monkeypatch.setattr(search, "monotonic", ticking(step))
    state = GAME.deal(2, seed=1)
    Search(habit, playouts, seconds).choose(state.sight(0), 0, quick_rng("budget"))
    return habit.worlds


def test_thinking_ends_when_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    assert worlds(monkeypatch, Counting(), playouts=10**6, seconds=1.0, step=0.125) == 7


def test_a_part_of_a_turn_gets_its_part_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    assert worlds(monkeypatch, Counting(0.5), playouts=10**6, seconds=1.0, step=0.125) == 3


def test_thinking_ends_when_the_playouts_are_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    assert worlds(monkeypatch, Counting(), playouts=12, seconds=1.0, step=0.0) == 6


def test_a_time_that_is_up_at_once_still_gives_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    assert worlds(monkeypatch, Counting(), playouts=12, seconds=0.0, step=0.0) == 0


def test_only_time_limited_bots_watch_the_clock() -> None:
    limited, counted = (searcher(STRONG, GAME, time_limited=is_limited) for is_limited in (True, False))
    assert isinstance(limited, Search)
    assert isinstance(counted, Search)
    assert (limited.seconds, counted.seconds) == (STRONG.seconds, search.NO_TIME_LIMIT)
    assert limited.playouts == counted.playouts == STRONG.playouts[GAME.id]


class Unheard(RushHour):
    """A game that nobody has measured yet."""

    id = "unheard"


def test_a_game_that_nobody_has_measured_is_thought_about_too() -> None:
    strong = searcher(STRONG, Unheard())
    assert isinstance(strong, Search)
    assert strong.playouts == DEFAULT_PLAYOUTS


def test_levels_are_in_order_and_know_every_game() -> None:
    assert list(SECONDS.values()) == sorted(SECONDS.values())
    assert STRONG.playouts.keys() == MASTER.playouts.keys() == GAMES.keys()
