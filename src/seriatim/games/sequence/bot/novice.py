"""How somebody new plays Sequence: along rows and columns, for oneself, and with a jack as soon as there is one.

Beginners add to their longest line and do not count crossings. They overlook diagonals, see a rival's line only when
four chips lie in it, think of a dead card only when nothing else is left to do, and do not save their jacks.
"""

from typing import Final

from mypy_extensions import i64

from seriatim.games.sequence.actions import DISCARD, DRAW, EXCHANGE, card_played, space_of
from seriatim.games.sequence.board import DOWN, FIVES, RIGHT, THROUGH
from seriatim.games.sequence.cards import is_jack, is_one_eyed
from seriatim.games.sequence.rules import SequenceState
from seriatim.kit.policy import Policy
from seriatim.kit.rng import Rng
from seriatim.kit.state import State

A_CHIP: Final[i64] = 10
"""Each chip in a line weighs so much; a jack in the hand is worth a little less than one chip more."""
JACK_APPEAL: Final[i64] = 9
FOUR: Final[i64] = 4
BLOCK_APPEAL: Final[i64] = 35
"""A rival's four in line matter more than three of one's own, and less than four."""
DRAW_APPEAL: Final[i64] = 100


class SequenceNovice(Policy):
    """Any of the moves that look best to somebody who has not played much."""

    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(sight, SequenceState)
        actions = sight.actions(seat)
        team = sight.team_of(seat)
        best = actions[0]
        most = appeal_of(sight, team, best)
        equals: i64 = 0
        for action in actions:
            appeal = appeal_of(sight, team, action)
            if appeal > most:
                best = action
                most = appeal
                equals = 1
            elif appeal == most:
                equals += 1
                if rng.below(equals) == 0:
                    best = action
        return best


def appeal_of(sight: SequenceState, team: i64, action: i64) -> i64:
    """How good a move looks at first sight; an exchange does not look like one."""
    if action >= EXCHANGE:
        return -1 if action < DISCARD else DRAW_APPEAL if action == DRAW else 0
    card = card_played(action)
    space = space_of(action)
    if is_one_eyed(card):
        return A_CHIP * longest(sight, sight.chips.on[space], space)
    appeal = A_CHIP * longest(sight, team, space)
    for rival in range(sight.teams):
        if rival != team and longest(sight, rival, space) == FOUR:
            appeal = max(appeal, BLOCK_APPEAL)
    return appeal + JACK_APPEAL if is_jack(card) else appeal


def longest(sight: SequenceState, team: i64, space: i64) -> i64:
    """The most chips of a team in an open row or column of five through a space."""
    most: i64 = 0
    for five in THROUGH[space]:
        step = FIVES[five][1] - FIVES[five][0]
        if step in (RIGHT, DOWN) and sight.chips.is_open_to(five, team):
            most = max(most, sight.chips.chips_in(five, team))
    return most
