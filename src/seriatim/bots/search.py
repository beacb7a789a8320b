"""Thinking ahead, for every game: try each turn in many worlds that could be true, and take the one that fares best.

A world is the seat's sight with its blanks filled in. In each world every candidate turn is played, and then the game
is played on by the habit in every seat. Habits look only at what their seat would see, so nobody in these worlds
knows what could not be known: a search that peeks believes every game of The Game is won. All candidates meet the
same worlds and the same luck, so that they differ by merit; those that fall behind are dropped early.
"""

from time import monotonic
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from seriatim.kit.policy import Habit, Policy, next_actor
from seriatim.kit.rng import Rng
from seriatim.kit.state import State

FIRST_LOOK: Final[i64] = 16
"""Worlds that every candidate meets before any is dropped."""
DOUBT: Final[float] = 3.0
"""Standard errors by which a candidate must lie behind the leader to be dropped."""
ENDLESS: Final[float] = 1e9
HASTE: Final[float] = 0.8
"""How much of its share a decision may take by the clock where a turn has several: very many make more than a whole."""


@mypyc_attr(acyclic=True)
class Race:
    """The candidates and how they have fared, world by world."""

    def __init__(self, favours: vec[float]) -> None:
        runners = len(favours)
        self.favours = favours
        self.running: vec[i64] = vec[i64]([runner for runner in range(runners)])
        self.gains: vec[vec[float]] = vec[vec[float]]([vec[float]() for _ in range(runners)])
        self.totals: vec[float] = vec[float]([0.0] * runners)

    def add(self, runner: i64, gain: float) -> None:
        """What a runner has of one more world; the habit's favour counts in every world."""
        self.gains[runner] = append(self.gains[runner], gain)
        self.totals[runner] += gain + self.favours[runner]

    def leader(self) -> i64:
        """The first of the best among those still running."""
        best = self.running[0]
        for runner in self.running:
            if self.totals[runner] > self.totals[best]:
                best = runner
        return best

    def drop_hopeless(self) -> None:
        """Keep the leader and whoever is not clearly behind it in the worlds both have met."""
        best = self.leader()
        kept = vec[i64](capacity=len(self.running))
        for runner in self.running:
            if runner == best or not self.is_behind(runner, best):
                kept = append(kept, runner)
        self.running = kept

    def is_behind(self, runner: i64, best: i64) -> bool:
        count = float(len(self.gains[best]))
        mean = (self.totals[best] - self.totals[runner]) / count
        lead = mean - self.favours[best] + self.favours[runner]
        spread: float = 0.0
        for world in range(len(self.gains[best])):
            off = self.gains[best][world] - self.gains[runner][world] - lead
            spread += off * off
        return mean * mean * count * count > DOUBT * DOUBT * (spread + 1e-9)


class Search(Policy):
    """A player with a budget for a whole turn: so many playouts, and so many seconds, whichever ends first.

    With playouts alone the answer depends on nothing but the sight and the generator.
    """

    def __init__(self, habit: Habit, playouts: i64, seconds: float = ENDLESS) -> None:
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
        end = start + self.seconds * (share if share == 1.0 else share * HASTE)
        worlds: i64 = 0
        while len(race.running) > 1 and left >= len(race.running) and monotonic() < end:
            self.compare(race, turns, sight, seat, rng)
            left -= len(race.running)
            worlds += 1
            if worlds % FIRST_LOOK == 0:
                race.drop_hopeless()
        return turns[race.leader()][0]

    def compare(self, race: Race, turns: vec[vec[i64]], sight: State, seat: i64, rng: Rng) -> None:
        """One more world for everybody still running, with the same luck."""
        world = self.habit.sample_world(sight, seat, rng)
        luck = Rng(rng.bits(), rng.bits(), rng.bits(), rng.bits() | 1)
        for runner in race.running:
            race.add(runner, self.outcome_of(turns[runner], world.copy(), sight, seat, luck.copy()))

    def outcome_of(self, turn: vec[i64], state: State, start: State, seat: i64, luck: Rng) -> float:
        """What the seat has of this turn in this world, if everybody goes on by habit until all at stake is decided."""
        for action in turn:
            if state.objection(seat, action) is None:
                state.apply(seat, action)
        moves: i64 = 0
        while not state.outcome() and not self.habit.is_cutoff(state, start, moves):
            actor = next_actor(state, luck)
            self.habit.signal_all(state, actor)
            state.apply(actor, self.habit.choose(state, actor, luck))
            moves += 1
        return self.habit.value(state, seat)
