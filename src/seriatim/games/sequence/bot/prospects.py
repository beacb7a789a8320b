"""Evaluate a position as the chance of each team to win: the value of a playout that stops before the end.

Every five that is open to a team speaks for it, by the chips in it and the missing spaces its hands cover; so do jacks,
a line that only waits for the turn, and the turn itself. How much each of these says was learned from games of bots
against each other (`make learn GAME=sequence`): for teams that need two more sequences, for one of two
teams that needs one, and for one of three.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.sequence.board import FIVE, FIVE_COUNT, SHOWING, THROUGH
from seriatim.games.sequence.bot.weights import WEIGHTS
from seriatim.games.sequence.cards import KIND_COUNT, is_jack, is_one_eyed
from seriatim.games.sequence.chips import EXCLUDED
from seriatim.games.sequence.rules import SequenceState

ROW: Final[i64] = 6
TWO_EYED: Final[i64] = 30
ONE_EYED: Final[i64] = 31
ON_TURN: Final[i64] = 32
ONE_SHORT: Final[i64] = 33
READY: Final[i64] = 34
NEARLY_READY: Final[i64] = 35
SIGN_COUNT: Final[i64] = 36
"""The signs: first for each number of chips a row of fives by how many missing spaces are covered, then these."""
BARRED: Final[i64] = -100


def chance_of(state: SequenceState, team: i64) -> float:
    """That the team wins."""
    own: float = 0.0
    total: float = 0.0
    for each in range(state.teams):
        odds = math.exp(Signs(state, each).log_odds())
        total += odds
        if each == team:
            own = odds
    return own / total


class Signs:
    """What speaks for a team, each kind counted."""

    def __init__(self, state: SequenceState, team: i64) -> None:
        self.chips = state.chips
        self.team = team
        self.counts: vec[i64] = vec[i64]([0] * SIGN_COUNT)
        self.covered: vec[i64] = vec[i64]([0] * FIVE_COUNT)
        self.start: i64 = 0
        """Where the weights for such a team begin."""
        if self.chips.sequences(team) == state.goal() - 1:
            self.counts[ONE_SHORT] = 1
            self.start = SIGN_COUNT * (state.teams - 1)
        if state.team_of(state.turn) == team:
            self.counts[ON_TURN] = 1
        self.look_at_hands(state)
        for five in self.chips.counted[team]:
            for other in EXCLUDED[five]:
                self.covered[other] = BARRED
        self.look_at_fives()

    def look_at_hands(self, state: SequenceState) -> None:
        met = vec[bool]([False] * (KIND_COUNT + 1))
        for seat in range(self.team, state.seats, state.teams):
            for card in state.hand(seat):
                if is_jack(card):
                    self.counts[ONE_EYED if is_one_eyed(card) else TWO_EYED] += 1
                elif not met[card]:
                    met[card] = True
                    self.cover(card)

    def cover(self, card: i64) -> None:
        for space in SHOWING[card]:
            if self.chips.is_free(space):
                for five in THROUGH[space]:
                    self.covered[five] += 1

    def look_at_fives(self) -> None:
        for five in range(FIVE_COUNT):
            if self.covered[five] >= 0 and self.chips.is_open_to(five, self.team):
                chips = self.chips.chips_in(five, self.team)
                self.counts[chips * ROW + self.covered[five]] += 1
                if chips >= FIVE - 2 and chips + self.covered[five] + self.counts[TWO_EYED] >= FIVE:
                    self.counts[READY if chips == FIVE - 1 else NEARLY_READY] = 1

    def log_odds(self) -> float:
        """All signs together: the logarithm of odds."""
        log_odds: float = 0.0
        for sign in range(SIGN_COUNT):
            log_odds += WEIGHTS[self.start + sign] * float(self.counts[sign])
        return log_odds
