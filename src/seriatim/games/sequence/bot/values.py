"""What a play is worth: the lines it builds, the lines it breaks, and what its card could have done elsewhere.

A five is open to a team while nobody else has a chip in it and it could still count. It is worth more the more chips
lie in it, and to its own team more still if the hand covers what is missing. All values were found by bots that played
each other, hundreds of thousands of games.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.sequence.actions import DISCARD, DRAW, EXCHANGE, PASS, card_discarded, card_played, space_of
from seriatim.games.sequence.board import FIVE_COUNT, FIVES, SHOWING, SHOWN, SPACE_COUNT, THROUGH
from seriatim.games.sequence.cards import KIND_COUNT, is_jack, is_one_eyed, is_two_eyed
from seriatim.games.sequence.chips import EXCLUDED
from seriatim.games.sequence.rules import SequenceState

# fmt: off
OWN: Final[vec[i64]] = vec[i64]([
    4, 7, 10, 14, 17, 20,
    13, 23, 34, 44, 55, 0,
    53, 101, 148, 196, 0, 0,
    230, 403, 575, 0, 0, 0,
    1280, 1792, 0, 0, 0, 0,
    23000, 0, 0, 0, 0, 0,
])
# fmt: on
"""An own five: a row for each number of chips in it, a column for each number of missing spaces the hand covers."""
ROW: Final[i64] = 6
RIVALS: Final[vec[i64]] = vec[i64]([11, 16, 48, 170, 3000])
"""A rival's five, by the chips in it."""
TWO_EYED_COST: Final[i64] = 8000
ONE_EYED_COST: Final[i64] = 960
"""What a play must be worth beyond others before a jack is spent on it: nearly a sequence, and some threats."""
FOUR_OF_A_TEAM: Final[i64] = 0o444
"""The bits of a tally of which one is set when four chips of a team lie in the five."""

AT_ONCE: Final[i64] = 1_000_000
LAST: Final[i64] = -1_000_000
TEAM_BITS: Final[vec[i64]] = vec[i64]([1, 2, 4])


class PlayValues:
    """What each play is worth to a seat, by what it sees: its own hand and the board."""

    def __init__(self, sight: SequenceState, seat: i64) -> None:
        self.chips = sight.chips
        self.team = sight.team_of(seat)
        self.teams = sight.teams
        self.held: vec[i64] = vec[i64]([0] * (KIND_COUNT + 1))
        self.covered: vec[i64] = vec[i64]([0] * FIVE_COUNT)
        """For each five, how many of its free spaces show a card of the hand."""
        self.barred: vec[i64] = vec[i64]([0] * FIVE_COUNT)
        """For each five, the teams for which it cannot count because of a sequence they have (SQ-15)."""
        for card in sight.hand(seat):
            self.held[card] += 1
            if self.held[card] == 1:
                self.cover(card)
        for team in range(sight.teams):
            for five in self.chips.counted[team]:
                for other in EXCLUDED[five]:
                    self.barred[other] |= TEAM_BITS[team]

    def cover(self, card: i64) -> None:
        for space in SHOWING[card]:
            if self.chips.is_free(space):
                for five in THROUGH[space]:
                    self.covered[five] += 1

    # Fives

    def is_open(self, five: i64, team: i64) -> bool:
        return self.chips.is_open_to(five, team) and self.barred[five] & TEAM_BITS[team] == 0

    def of_rivals(self, five: i64) -> i64:
        """What a five is worth to the rival to whom it is open; to none, nothing."""
        for team in range(self.teams):
            if team != self.team and self.is_open(five, team):
                return RIVALS[self.chips.chips_in(five, team)]
        return 0

    # Spaces

    def of_placing(self, space: i64) -> i64:
        """A chip here: own lines grow, those of rivals end."""
        value: i64 = 0
        filled: i64 = 0
        if self.held[SHOWN[space]] > 0:
            filled = 1
        for five in THROUGH[space]:
            if self.is_open(five, self.team):
                at = self.chips.chips_in(five, self.team) * ROW + self.covered[five]
                value += OWN[at + ROW - filled] - OWN[at]
            value += self.of_rivals(five)
        return value

    def of_covering(self, space: i64) -> i64:
        """What the only card for a space does for the own lines there while it stays in the hand."""
        value: i64 = 0
        for five in THROUGH[space]:
            if self.is_open(five, self.team):
                at = self.chips.chips_in(five, self.team) * ROW + self.covered[five]
                value += OWN[at] - OWN[at - 1]
        return value

    def of_removing(self, space: i64) -> i64:
        """A rival's chip less: its lines shrink."""
        rival = self.chips.on[space]
        value: i64 = 0
        for five in THROUGH[space]:
            if self.is_open(five, rival):
                chips = self.chips.chips_in(five, rival)
                value += RIVALS[chips] - RIVALS[chips - 1]
        return value

    # Actions

    def of_action(self, action: i64) -> i64:
        """Draws and exchanges come before all else, passing after it."""
        if action < EXCHANGE:
            return self.of_playing(card_played(action), space_of(action))
        if action < DISCARD:
            return AT_ONCE
        if action < PASS:
            return -self.of_keeping(card_discarded(action))
        return AT_ONCE + 1 if action == DRAW else LAST

    def of_playing(self, card: i64, space: i64) -> i64:
        if is_one_eyed(card):
            return self.of_removing(space) - ONE_EYED_COST
        if is_two_eyed(card):
            return self.of_placing(space) - TWO_EYED_COST
        other = SHOWING[card][0] + SHOWING[card][1] - space
        if self.held[card] == 1 and self.chips.is_free(other):
            return self.of_placing(space) - self.of_covering(other)
        return self.of_placing(space)

    def of_keeping(self, card: i64) -> i64:
        """What it would hurt to give this card away: nothing if it is dead."""
        if is_jack(card):
            return ONE_EYED_COST if is_one_eyed(card) else TWO_EYED_COST
        most: i64 = 0
        for space in SHOWING[card]:
            if self.chips.is_free(space):
                most = max(most, self.of_placing(space))
        return most

    def best_of(self, actions: vec[i64]) -> i64:
        """The best action, the first among equals. Jacks with two eyes look only where a last chip is missing."""
        best = actions[0]
        most = self.of_action(best)
        urgent = self.urgent_spaces() if self.must_spare_jacks() else vec[bool]()
        for action in actions:
            is_sparing = len(urgent) > 0 and action < EXCHANGE and is_two_eyed(card_played(action))
            if not is_sparing or urgent[space_of(action)]:
                value = self.of_action(action)
                if value > most:
                    best = action
                    most = value
        return best

    def must_spare_jacks(self) -> bool:
        """Whether there are jacks with two eyes in the hand, and other cards that can lay a chip."""
        jacks = False
        others = False
        for card in range(1, KIND_COUNT + 1):
            if self.held[card] > 0:
                if is_two_eyed(card):
                    jacks = True
                elif not is_jack(card) and not self.chips.is_dead(card):
                    others = True
        return jacks and others

    def urgent_spaces(self) -> vec[bool]:
        """Where some team has four chips of five."""
        urgent = vec[bool]([False] * SPACE_COUNT)
        for five in range(FIVE_COUNT):
            if self.chips.tallies[five] & FOUR_OF_A_TEAM != 0:
                for space in FIVES[five]:
                    urgent[space] = True
        return urgent
