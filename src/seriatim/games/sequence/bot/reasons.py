"""Why a sensible player makes a move of Sequence, in a sentence: the first of the reasons that holds."""

from seriatim.games.sequence.actions import DISCARD, DRAW, EXCHANGE, PASS, card_played, space_of
from seriatim.games.sequence.board import THROUGH
from seriatim.games.sequence.bot.values import Worth
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
    worth, space = Worth(sight, seat), int(space_of(action))
    if is_one_eyed(card_played(action)):
        return reason_to_remove(worth, space)
    return (
        completing(sight, seat, space)
        or only_move(sight, seat)
        or blocking(worth, space, 4)
        or building(worth, space, 3)
        or blocking(worth, space, THREAT)
        or building(worth, space, 1)
        or Phrase("sequence-reason-room", {"lines": open_lines(worth, space)})
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


def rival_threat(worth: Worth, space: int) -> tuple[int, int]:
    """The most chips that a rival has in an open five through a space, and whose."""
    return max(
        ((chips_through(worth, space, team), team) for team in range(worth.teams) if team != worth.team),
        key=lambda threat: threat[0],
    )


def chips_through(worth: Worth, space: int, team: int) -> int:
    """The most chips a team has in a five through a space that is open to it."""
    fives = [int(five) for five in THROUGH[space] if worth.is_open(five, team)]
    return max((int(worth.chips.chips_in(five, team)) for five in fives), default=0)


def blocking(worth: Worth, space: int, least: int) -> Phrase | None:
    chips, team = rival_threat(worth, space)
    return Phrase("sequence-reason-blocks", {"team": team, "chips": chips}) if chips >= least else None


def building(worth: Worth, space: int, least: int) -> Phrase | None:
    """Chips that lie in the best line already, corners among them; the new one makes it one more."""
    chips = chips_through(worth, space, int(worth.team))
    return Phrase("sequence-reason-builds", {"chips": chips + 1}) if chips >= least else None


def open_lines(worth: Worth, space: int) -> int:
    return sum(worth.is_open(five, worth.team) for five in THROUGH[space])


def reason_to_remove(worth: Worth, space: int) -> Phrase:
    team = int(worth.chips.on[space])
    chips = chips_through(worth, space, team)
    if chips >= THREAT:
        return Phrase("sequence-reason-breaks", {"team": team, "chips": chips})
    return Phrase("sequence-reason-takes", {"team": team})
