"""The whole table as one seat sees it: made by naming what may be seen, never by leaving out what may not."""

from collections.abc import Mapping, Sequence

import msgspec

from seriatim.games.game import Phrase, Value
from seriatim.kit.state import SPECTATOR
from seriatim.table.clock import Deadline, deadlines
from seriatim.table.match import Line, Warned
from seriatim.table.settings import Level, Settings
from seriatim.table.table import Phase, Table, awaited
from seriatim.table.take_back import objection_to_take_back


class Plate(msgspec.Struct, frozen=True, omit_defaults=True):
    """What stands before a seat. `bot` plays there: for itself, or for a person who is `away` or has `given` it."""

    name: str
    bot: Level | None
    is_free: bool = False
    is_mine: bool = False
    is_host: bool = False
    is_ready: bool = False
    is_away: bool = False
    is_given: bool = False
    is_muted: bool = False
    would_stop: bool = False
    would_play_again: bool = False


class Board(msgspec.Struct, frozen=True):
    """The game as the seat sees it, what it may do, what has been done, and whom the game waits for.

    `view` and `choices` are the game's own; see its `view.py`. After the end, and not before, `ending` tells how it
    ended, `scores` in numbers (more is better) and `winners` by seats; the whole record is open elsewhere.
    """

    view: msgspec.Struct
    choices: Sequence[msgspec.Struct]
    lines: Sequence[Line]
    awaited: Sequence[int]
    deadlines: Sequence[Deadline]
    position: int
    may_take_back: bool
    warned: Warned | None
    ending: Phrase | None
    scores: Sequence[float]
    winners: Sequence[int]


class Picture(msgspec.Struct, frozen=True):
    """A table, seen from a seat or by a spectator (-2), after the event with this number."""

    sequence: int
    time: int
    phase: Phase
    seat: int
    game: str
    options: Mapping[str, Value]
    settings: Settings
    daily: str
    number: int
    hash: str
    seed: str
    plates: Sequence[Plate]
    talk: str
    board: Board | None


def picture(table: Table, person: str, seat: int) -> Picture:
    """What a person may see at a seat; if it is not their own, what everybody sees."""
    looker = seat if seat in table.seats_of(person) else int(SPECTATOR)
    return Picture(
        sequence=table.sequence,
        time=table.time,
        phase=table.phase,
        seat=looker,
        game=table.name_of_game,
        options=table.options,
        settings=table.settings,
        daily=table.daily,
        number=table.games,
        hash=table.hash,
        seed=table.seed,
        plates=[plate(table, number, person) for number in range(len(table.seats))],
        talk=table.talk(),
        board=board(table, looker) if table.match is not None else None,
    )


def plate(table: Table, number: int, person: str) -> Plate:
    seat = table.seats[number]
    holder = seat.person
    return Plate(
        name=seat.name,
        bot=seat.bot,
        is_free=seat.is_free(),
        is_mine=holder != "" and holder == person,
        is_host=holder != "" and holder == table.host,
        is_ready=seat.is_ready,
        is_away=holder in table.absent,
        is_given=seat.is_given,
        is_muted=holder in table.muted,
        would_stop=holder in table.abandoning,
        would_play_again=holder in table.rematch,
    )


def board(table: Table, looker: int) -> Board:
    match = table.running
    sight = match.state.sight(looker)
    is_running = table.phase == "running"
    is_played_out = match.state.outcome() != ""
    may_undo = is_running and table.may_take_back() and objection_to_take_back(match, looker) is None
    return Board(
        view=match.game.view(sight, looker),
        choices=match.game.choices(sight, looker) if is_running and looker >= 0 else [],
        lines=match.lines,
        awaited=[one.seat for one in awaited(table) if one.seat in match.since],
        deadlines=deadlines(table) if is_running else [],
        position=match.position,
        may_take_back=may_undo,
        warned=match.warned,
        ending=match.game.ending(match.state) if is_played_out else None,
        scores=list(match.state.scores()) if is_played_out else [],
        winners=list(match.state.winners()) if is_played_out else [],
    )
