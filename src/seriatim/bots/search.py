"""Monte Carlo search for every game: try each turn in many sampled worlds, and take the one with the best mean value.

A world is the seat's sight with its blanks filled in. In each world every candidate turn is played, and then the game
is played on by the habit in every seat. Habits use only what their seat would see, so nobody in these worlds knows
hidden cards: a search that peeks believes every game of The Game is won. All candidates are tried in the same worlds
with the same random numbers, so that only their merit differs. Those that fall behind are dropped early.
"""

from time import monotonic
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from seriatim.kit.policy import Habit, Policy, next_actor
from seriatim.kit.rng import Rng
from seriatim.kit.state import State

WORLDS_BEFORE_DROPPING: Final[i64] = 16
"""Worlds tried before candidates are dropped, each time."""
DROP_STANDARD_ERRORS: Final[float] = 3.0
"""A candidate is dropped if it is this many standard errors behind the leader."""
NO_TIME_LIMIT: Final[float] = 1e9
"""The seconds of a turn that is limited only by playouts."""
SPLIT_TURN_FACTOR: Final[float] = 0.8
"""When a turn has several decisions, each may use only this part of its share of the time, because the shares can add
up to more than 1."""


@mypyc_attr(acyclic=True)
class Race:
    """The candidates, with their values in each world."""

    def __init__(self, priors: vec[float]) -> None:
        count = len(priors)
        self.priors = priors
        self.running: vec[i64] = vec[i64]([candidate for candidate in range(count)])
        self.values: vec[vec[float]] = vec[vec[float]]([vec[float]() for _ in range(count)])
        self.totals: vec[float] = vec[float]([0.0] * count)

    def add(self, candidate: i64, value: float) -> None:
        """Count the value of a candidate in one more world. Its prior counts in every world."""
        self.values[candidate] = append(self.values[candidate], value)
        self.totals[candidate] += value + self.priors[candidate]

    def leader(self) -> i64:
        """Return the best candidate still running; the first one if several are equal."""
        best = self.running[0]
        for candidate in self.running:
            if self.totals[candidate] > self.totals[best]:
                best = candidate
        return best

    def drop_hopeless(self) -> None:
        """Keep the leader, and all candidates that are not clearly behind it in the worlds both were tried in."""
        best = self.leader()
        kept = vec[i64](capacity=len(self.running))
        for candidate in self.running:
            if candidate == best or not self.is_behind(candidate, best):
                kept = append(kept, candidate)
        self.running = kept

    def is_behind(self, candidate: i64, best: i64) -> bool:
        count = float(len(self.values[best]))
        mean = (self.totals[best] - self.totals[candidate]) / count
        lead = mean - self.priors[best] + self.priors[candidate]
        spread: float = 0.0
        for world in range(len(self.values[best])):
            off = self.values[best][world] - self.values[candidate][world] - lead
            spread += off * off
        return mean * mean * count * count > DROP_STANDARD_ERRORS * DROP_STANDARD_ERRORS * (spread + 1e-9)


class Search(Policy):
    """A player with a budget for a whole turn: playouts and seconds, whichever ends first.

    Without a time limit the answer depends only on the sight and the generator.
    """

    def __init__(self, habit: Habit, playouts: i64, seconds: float = NO_TIME_LIMIT) -> None:
        self.habit = habit
        self.playouts = playouts
        self.seconds = seconds

    def arguments(self) -> tuple[object, ...]:
        return self.habit, self.playouts, self.seconds

    def talks(self) -> bool:
        return self.habit.talks()

    def speak(self, sight: State, seat: i64, rng: Rng) -> vec[i64]:
        return self.habit.speak(sight, seat, rng)

    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        start = monotonic()
        turns = self.habit.candidates(sight, seat, rng)
        if len(turns) == 1:
            return turns[0][0]
        share = self.habit.budget_share(sight, seat)
        race = Race(vec[float]([self.habit.prior(sight, seat, turn) for turn in turns]))
        left = i64(float(self.playouts) * share / self.habit.playout_cost(sight))
        end = start + self.seconds * (share if share == 1.0 else share * SPLIT_TURN_FACTOR)
        worlds: i64 = 0
        while len(race.running) > 1 and left >= len(race.running) and monotonic() < end:
            self.try_world(race, turns, sight, seat, rng)
            left -= len(race.running)
            worlds += 1
            if worlds % WORLDS_BEFORE_DROPPING == 0:
                race.drop_hopeless()
        return turns[race.leader()][0]

    def try_world(self, race: Race, turns: vec[vec[i64]], sight: State, seat: i64, rng: Rng) -> None:
        """Try all candidates still running in one more world, with the same random numbers."""
        world = self.habit.sample_world(sight, seat, rng)
        rng_of_world = Rng(rng.next_u32(), rng.next_u32(), rng.next_u32(), rng.next_u32() | 1)
        for candidate in race.running:
            race.add(candidate, self.playout_value(turns[candidate], world.copy(), sight, seat, rng_of_world.copy()))

    def playout_value(self, turn: vec[i64], state: State, start: State, seat: i64, rng_of_world: Rng) -> float:
        """Play the turn in this world, let the habit play on for every seat until the cutoff, and return the value."""
        for action in turn:
            if state.objection(seat, action) is None:
                state.apply(seat, action)
        moves: i64 = 0
        while not state.outcome() and not self.habit.is_cutoff(state, start, moves):
            actor = next_actor(state, rng_of_world)
            self.habit.signal_all(state, actor)
            state.apply(actor, self.habit.choose(state, actor, rng_of_world))
            moves += 1
        return self.habit.value(state, seat)
