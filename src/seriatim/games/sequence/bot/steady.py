"""How a sensible person plays Sequence: every line through a space counts by its chips, one's own and a rival's.

Whoever has played for a while looks in all directions, breaks a rival's line in time, exchanges dead cards, and keeps
jacks until they make a sequence or stop one. What they leave to programs: to weigh what the rest of the hand could do
for a line, and to weigh by numbers that many games have taught.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.sequence.actions import DISCARD, DRAW, EXCHANGE, PASS, card_discarded, card_played, space_of
from seriatim.games.sequence.board import SHOWING, THROUGH
from seriatim.games.sequence.cards import is_jack, is_one_eyed
from seriatim.games.sequence.rules import SequenceState
from seriatim.kit.policy import Policy
from seriatim.kit.rng import Rng
from seriatim.kit.state import State

ALARM: Final[i64] = 100_000
LINE: Final[vec[i64]] = vec[i64]([1, 10, 100, 1_000, ALARM])
"""What an open five is worth by the chips in it: ten times as much with each, and the fourth is an alarm."""
SPARING: Final[i64] = -1
"""What a jack is worth where no line wants only one chip: less than any other card."""
AT_ONCE: Final[i64] = 100_000_000
LAST: Final[i64] = -100_000_000


class SequenceSteady(Policy):
    """The move that does most for own lines and against those of rivals; the first among equals."""

    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(sight, SequenceState)
        actions = sight.actions(seat)
        team = sight.team_of(seat)
        best = actions[0]
        most = use_of(sight, team, best)
        for action in actions:
            use = use_of(sight, team, action)
            if use > most:
                best = action
                most = use
        return best


def use_of(sight: SequenceState, team: i64, action: i64) -> i64:
    """Draws and exchanges come before all else, passing after it."""
    if action < EXCHANGE:
        return use_of_playing(sight, team, card_played(action), space_of(action))
    if action < DISCARD:
        return AT_ONCE
    if action < PASS:
        return -use_of_keeping(sight, team, card_discarded(action))
    return AT_ONCE if action == DRAW else LAST


def use_of_playing(sight: SequenceState, team: i64, card: i64, space: i64) -> i64:
    """A jack is for a line of four: two eyes end it or stop it, one eye breaks it if nothing else can."""
    if is_one_eyed(card):
        return ALARM - 1 if lines_of(sight, sight.chips.on[space], space) >= ALARM else SPARING - 1
    use = use_of_placing(sight, team, space)
    return use if use >= ALARM or not is_jack(card) else SPARING


def use_of_placing(sight: SequenceState, team: i64, space: i64) -> i64:
    """A chip here: own lines grow, which counts twice, and those of rivals end."""
    use: i64 = 0
    for each in range(sight.teams):
        use += lines_of(sight, each, space) * (2 if each == team else 1)
    return use


def use_of_keeping(sight: SequenceState, team: i64, card: i64) -> i64:
    """What it would hurt to give this card away: nothing if it is dead."""
    if is_jack(card):
        return ALARM
    most: i64 = 0
    for space in SHOWING[card]:
        if sight.chips.is_free(space):
            most = max(most, use_of_placing(sight, team, space))
    return most


def lines_of(sight: SequenceState, team: i64, space: i64) -> i64:
    """All fives through a space that are open to a team; one that is whole counts as one chip short of it."""
    value: i64 = 0
    for five in THROUGH[space]:
        if sight.chips.is_open_to(five, team):
            value += LINE[min(sight.chips.chips_in(five, team), 4)]
    return value
