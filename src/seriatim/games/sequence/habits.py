"""A quick habit for Sequence: play where a five is worth most, be it one's own to build or a rival's to break."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.sequence.actions import (
    DISCARD,
    DRAW,
    EXCHANGE,
    PASS,
    card_discarded,
    card_played,
    space_of,
)
from seriatim.games.sequence.board import FIVE_COUNT, FIVES, SHOWING, SPACE_COUNT
from seriatim.games.sequence.cards import is_jack, is_one_eyed
from seriatim.games.sequence.chips import EVERYBODYS, FREE, may_all_count
from seriatim.games.sequence.rules import SequenceState
from seriatim.kit.policy import Habit
from seriatim.kit.rng import Rng
from seriatim.kit.state import State

JACK_COST: Final[i64] = 40
"""What a play must be worth beyond others before a jack is spent on it."""
RIVALS: Final[i64] = 2
"""A rival's five is worth half of what one's own would be."""
MIXED: Final[i64] = -2
"""The owner of a five in which chips of two teams lie."""


class Builder(Habit):
    """The worthiest space first; dead cards go at once, jacks wait for their moment."""

    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(sight, SequenceState)
        actions = sight.actions(seat)
        worth = Worth(sight, sight.team_of(seat))
        best = actions[0]
        for action in actions:
            if worth.of_action(action) > worth.of_action(best):
                best = action
        return best


class Worth:
    """What each space is worth to a team: to lay a chip there, or to take one away."""

    def __init__(self, sight: SequenceState, team: i64) -> None:
        self.sight = sight
        self.team = team
        self.to_place: vec[i64] = vec[i64]([0] * SPACE_COUNT)
        self.to_remove: vec[i64] = vec[i64]([0] * SPACE_COUNT)
        for five in range(FIVE_COUNT):
            self.weigh(five)

    def weigh(self, five: i64) -> None:
        """A five that one team has to itself is worth more the fuller it is; with chips of two teams, nothing."""
        owner: i64 = FREE
        chips: i64 = 0
        for space in FIVES[five]:
            on = self.sight.chips.on[space]
            if on == EVERYBODYS:
                chips += 1
            elif on != FREE:
                chips += 1
                if owner == FREE:
                    owner = on
                elif owner != on:
                    owner = MIXED
        if owner == MIXED or (owner != FREE and not may_all_count(five, self.sight.chips.counted[owner])):
            return
        worth = worth_of(chips)
        for space in FIVES[five]:
            if self.sight.chips.on[space] == FREE:
                self.to_place[space] += worth if owner == FREE or owner == self.team else worth // RIVALS
            else:
                self.to_remove[space] += worth // RIVALS

    def of_action(self, action: i64) -> i64:
        """Draw and exchange before all else; then the worth of the space, less that of a jack; then the rest."""
        if action == DRAW:
            return 1_000_001
        if action == PASS:
            return -1_000_000
        if action >= DISCARD:
            return -self.of_card(card_discarded(action))
        if action >= EXCHANGE:
            return 1_000_000
        card = card_played(action)
        worth = self.to_remove[space_of(action)] if is_one_eyed(card) else self.to_place[space_of(action)]
        return worth - JACK_COST if is_jack(card) else worth

    def of_card(self, card: i64) -> i64:
        """What it would hurt to give this card away: nothing if it is dead."""
        if is_jack(card):
            return JACK_COST
        most: i64 = 0
        for space in SHOWING[card]:
            if self.sight.chips.is_free(space):
                most = max(most, self.to_place[space])
        return most


def worth_of(chips: i64) -> i64:
    """1, 4, 16, 64 and 256 for a five with no chips to four; five that lie already are past all price."""
    return 1 << 2 * chips
