"""A quick habit for Sequence: play where lines are worth most, be they one's own to build or a rival's to break.

For a search it also judges a game that is not over, and guesses at hidden hands: a rival has laid its last chip where
it did because its hand told it to.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from seriatim.games.sequence.actions import playing
from seriatim.games.sequence.board import SHOWING
from seriatim.games.sequence.bot.prospects import chance_of
from seriatim.games.sequence.bot.values import AT_ONCE, LAST, PlayValues
from seriatim.games.sequence.rules import SequenceState
from seriatim.kit.policy import Habit
from seriatim.kit.rng import Rng
from seriatim.kit.state import NOBODY, State

CANDIDATES: Final[i64] = 8
"""The number of best plays that are searched."""
FORESIGHT: Final[i64] = 8
"""So many moves ahead a playout looks before it judges."""
GUESSES: Final[i64] = 4
"""So many times a guess at the hidden hands is taken back because the last move speaks against it."""


class SequenceHabit(Habit):
    """The best space first; dead cards go at once, jacks wait for their moment."""

    def __init__(self, most: i64 = CANDIDATES, foresight: i64 = FORESIGHT, guesses: i64 = GUESSES) -> None:
        self.most = most
        self.foresight = foresight
        self.guesses = guesses

    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(sight, SequenceState)
        actions = sight.actions(seat)
        return actions[0] if len(actions) == 1 else PlayValues(sight, seat).best_of(actions)

    def candidates(self, sight: State, seat: i64, rng: Rng) -> vec[vec[i64]]:
        """The best plays first; what is to be done at once, alone."""
        assert isinstance(sight, SequenceState)
        actions = sight.actions(seat)
        play_values = PlayValues(sight, seat)
        values = vec[i64]([play_values.of_action(action) for action in actions])
        turns = vec[vec[i64]]()
        while len(turns) < min(self.most, i64(len(actions))):
            best = place_of_most(values)
            turns = append(turns, vec[i64]([actions[best]]))
            if values[best] >= AT_ONCE:
                return turns
            values[best] = LAST - 1
        return turns

    def is_cutoff(self, state: State, start: State, moves: i64) -> bool:
        return moves >= self.foresight

    def value(self, state: State, seat: i64) -> float:
        """One for a win of the seat's team, a half for a draw; before the end, the chance of a win."""
        assert isinstance(state, SequenceState)
        team = state.team_of(seat)
        if not state.outcome():
            return chance_of(state, team)
        leader = state.leading_team()
        if leader == NOBODY:
            return 0.5
        return 1.0 if leader == team else 0.0

    def sample_world(self, sight: State, seat: i64, rng: Rng) -> State:
        """Hidden hands with which the seat before would have made the move it made."""
        assert isinstance(sight, SequenceState)
        world = sight.imagine(rng)
        last = LastMove(sight, seat)
        if last.is_known():
            for _ in range(self.guesses):
                if last.is_likely_in(world):
                    return world
                world = sight.imagine(rng)
        return world


def place_of_most(values: vec[i64]) -> i64:
    best: i64 = 0
    for place in range(len(values)):
        if values[place] > values[best]:
            best = place
    return best


class LastMove:
    """What the seat before has just played, as far as the table shows it."""

    def __init__(self, sight: SequenceState, seat: i64) -> None:
        self.seat = (seat + sight.seats - 1) % sight.seats
        self.pile = sight.stock.piles[self.seat]
        self.card: i64 = NOBODY
        self.space: i64 = NOBODY
        if seat == sight.turn and not sight.exchanged and not sight.manual and len(self.pile) > 0:
            self.card = self.pile[len(self.pile) - 1]
            self.find_space(sight)

    def find_space(self, sight: SequenceState) -> None:
        """The space of the card with a chip of the seat's team on it, if there is only one."""
        found: i64 = 0
        for space in SHOWING[self.card]:
            if sight.chips.on[space] == sight.team_of(self.seat):
                self.space = space
                found += 1
        if found != 1 or sight.chips.is_in_sequence(self.space):
            self.space = NOBODY

    def is_known(self) -> bool:
        return self.space != NOBODY

    def is_likely_in(self, world: SequenceState) -> bool:
        """Whether the habit would have made this move with the hand the seat has in this world."""
        before = world.copy()
        hand = before.stock.hands[self.seat]
        hand[len(hand) - 1] = self.card
        before.chips.lift(self.space)
        before.turn = self.seat
        return PlayValues(before, self.seat).best_of(before.actions(self.seat)) == playing(self.card, self.space)
