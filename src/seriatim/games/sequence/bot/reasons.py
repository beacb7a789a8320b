"""Why a sensible player makes a move of Sequence, in a sentence: the first of the reasons that holds."""

from seriatim.games.sequence.actions import DISCARD, DRAW, EXCHANGE, PASS, card_played, space_of
from seriatim.games.sequence.board import THROUGH
from seriatim.games.sequence.bot.values import PlayValues
from seriatim.games.sequence.cards import is_one_eyed
from seriatim.games.sequence.rules import SequenceState
from seriatim.phrase import Phrase

THREAT = 3
"""So many chips of a rival in an open five are worth a block."""


def reason(sight: SequenceState, seat: int, action: int) -> Phrase:
    """What speaks for this move, as the seat sees the table."""
    if action < EXCHANGE:
        return reason_to_play(sight, seat, action)
    if action < DISCARD:
        return Phrase("sequence-reason-exchanges")
    if action < PASS:
        return Phrase("sequence-reason-pays")
    if action == PASS:
        return Phrase("sequence-reason-passes")
    return Phrase("sequence-reason-draws" if action == DRAW else "sequence-reason-penalty")


def reason_to_play(sight: SequenceState, seat: int, action: int) -> Phrase:
    values, space = PlayValues(sight, seat), int(space_of(action))
    if is_one_eyed(card_played(action)):
        return reason_to_remove(values, space)
    return (
        completing(sight, seat, space)
        or only_move(sight, seat)
        or blocking(values, space, 4)
        or building(values, space, 3)
        or blocking(values, space, THREAT)
        or building(values, space, 1)
        or Phrase("sequence-reason-room", {"lines": open_lines(values, space)})
    )


def completing(sight: SequenceState, seat: int, space: int) -> Phrase | None:
    team = sight.team_of(seat)
    made = len(sight.chips.completed_by(team, space))
    if made == 0:
        return None
    wins = sight.chips.sequences(team) + made >= sight.goal()
    return Phrase("sequence-reason-wins") if wins else Phrase("sequence-reason-completes", {"made": made})


def only_move(sight: SequenceState, seat: int) -> Phrase | None:
    return Phrase("sequence-reason-only") if len(sight.actions(seat)) == 1 else None


def rival_threat(values: PlayValues, space: int) -> tuple[int, int]:
    """The most chips that a rival has in an open five through a space, and whose."""
    return max(
        ((chips_through(values, space, team), team) for team in range(values.teams) if team != values.team),
        key=lambda threat: threat[0],
    )


def chips_through(values: PlayValues, space: int, team: int) -> int:
    """The most chips a team has in a five through a space that is open to it."""
    fives = [int(five) for five in THROUGH[space] if values.is_open(five, team)]
    return max((int(values.chips.chips_in(five, team)) for five in fives), default=0)


def blocking(values: PlayValues, space: int, least: int) -> Phrase | None:
    chips, team = rival_threat(values, space)
    return Phrase("sequence-reason-blocks", {"team": team, "chips": chips}) if chips >= least else None


def building(values: PlayValues, space: int, least: int) -> Phrase | None:
    """Chips that lie in the best line already, corners among them; the new one makes it one more."""
    chips = chips_through(values, space, int(values.team))
    return Phrase("sequence-reason-builds", {"chips": chips + 1}) if chips >= least else None


def open_lines(values: PlayValues, space: int) -> int:
    return sum(values.is_open(five, values.team) for five in THROUGH[space])


def reason_to_remove(values: PlayValues, space: int) -> Phrase:
    team = int(values.chips.on[space])
    chips = chips_through(values, space, team)
    if chips >= THREAT:
        return Phrase("sequence-reason-breaks", {"team": team, "chips": chips})
    return Phrase("sequence-reason-takes", {"team": team})
