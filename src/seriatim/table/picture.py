"""The whole table as one seat sees it: made by naming what may be seen, never by leaving out what may not."""

from collections.abc import Mapping, Sequence

import msgspec

from seriatim.games.game import Value
from seriatim.phrase import Phrase
from seriatim.table.access import may_see_hands, viewer_at
from seriatim.table.advice import teams_to_warn
from seriatim.table.clock import Deadline, deadlines
from seriatim.table.match import Line, Warned
from seriatim.table.settings import Level, Settings
from seriatim.table.table import Phase, Seat, Table
from seriatim.table.take_back import FEW_WORLDS, latest_movers, objection_to_take_back


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
    would_show: bool = False


class Board(msgspec.Struct, frozen=True):
    """The game as the seat sees it, what it may do, what has been done, and whom the game waits for.

    `view` and `choices` are the game's own; see its `view.py`. After the end, and not before, `ending` tells how it
    ended, `scores` in numbers (more is better) and `winners` by seats; the whole record is open elsewhere. Where
    advice has a price (SQ-21), `warned` is the team that has to answer for it, `to_warn` those that the seat may warn.
    """

    view: msgspec.Struct
    choices: Sequence[msgspec.Struct]
    lines: Sequence[Line]
    awaited: Sequence[int]
    deadlines: Sequence[Deadline]
    position: int
    may_take_back: bool
    warned: Warned | None
    to_warn: Sequence[int]
    ending: Phrase | None
    scores: Sequence[float]
    winners: Sequence[int]


class Hands(msgspec.Struct, frozen=True):
    """All hands as they were so many moves ago: what each seat saw then, in the order of the seats."""

    late_by: int
    views: Sequence[msgspec.Struct]


class Picture(msgspec.Struct, frozen=True):
    """A table, seen from a seat or by a spectator (-2), after the event with this number.

    `hands` is for who has no seat, while a game runs and all who play agree.
    """

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
    hands: Hands | None


class Progress(msgspec.Struct, frozen=True):
    """What a move changes in a picture. Everything else is as it was."""

    sequence: int
    time: int
    board: Board
    hands: Hands | None


class Scene(msgspec.Struct, frozen=True):
    """What goes on at a table for all who look at it, so that it is found once for all of them."""

    lines: Sequence[Line]
    awaited: Sequence[int]
    deadlines: Sequence[Deadline]
    movers: frozenset[int]
    """Who might take a move back."""


def scene(table: Table, first: int = 0) -> Scene:
    """What goes on at a table; of the moves in words those from the event with this number on."""
    match, is_running = table.match, table.phase == "running"
    return Scene(
        lines=match.lines_from(first) if match is not None else [],
        awaited=sorted(table.running.since) if is_running else [],
        deadlines=deadlines(table) if is_running else [],
        movers=latest_movers(table.running) if is_running and table.may_take_back() else frozenset(),
    )


def picture(table: Table, person: str, seat: int, seen: Scene | None = None) -> Picture:
    """What a person may see at a seat; if it is not their own, what everybody sees."""
    seen = seen or scene(table)
    viewer = viewer_at(table, person, seat)
    return Picture(
        sequence=table.sequence,
        time=table.time,
        phase=table.phase,
        seat=viewer,
        game=table.name_of_game,
        options=table.options,
        settings=table.settings,
        daily=table.daily,
        number=table.games,
        hash=table.hash,
        seed=table.seed,
        plates=plates(table, person),
        talk=table.talk(),
        board=board(table, viewer, seen) if table.match is not None else None,
        hands=hands(table) if may_see_hands(table, person) else None,
    )


def progress(table: Table, person: str, seat: int, seen: Scene) -> Progress:
    """What somebody who has seen the table before a move or signal has to see after it."""
    return Progress(
        sequence=table.sequence,
        time=table.time,
        board=board(table, viewer_at(table, person, seat), seen),
        hands=hands(table) if may_see_hands(table, person) else None,
    )


def hands(table: Table) -> Hands | None:
    """Late by a round at least, so that nothing of the present one is told: no bid, no pick that is still closed."""
    match = table.running
    late_by = max(table.settings.late_by, match.seats)
    state = match.late_state(late_by)
    if state is None:
        return None
    return Hands(late_by, [match.game.view(state.sight(seat), seat) for seat in range(match.seats)])


def plates(table: Table, person: str) -> list[Plate]:
    """What stands before the seats, as a person reads it."""
    return [plate(table, seat, person) for seat in table.seats]


def plate(table: Table, seat: Seat, person: str) -> Plate:
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
        would_show=holder in table.showing,
    )


def board(table: Table, viewer: int, seen: Scene) -> Board:
    match = table.running
    sight = match.state.sight(viewer)
    is_running = table.phase == "running"
    is_played_out = match.state.outcome() != ""
    may_undo = viewer in seen.movers and objection_to_take_back(match, viewer, FEW_WORLDS) is None
    return Board(
        view=match.game.view(sight, viewer),
        choices=match.game.choices(sight, viewer) if is_running and viewer >= 0 else [],
        lines=seen.lines,
        awaited=seen.awaited,
        deadlines=seen.deadlines,
        position=match.position,
        may_take_back=may_undo,
        warned=match.warned,
        to_warn=teams_to_warn(match, viewer) if is_running else [],
        ending=match.game.ending(match.state) if is_played_out else None,
        scores=list(match.state.scores()) if is_played_out else [],
        winners=list(match.state.winners()) if is_played_out else [],
    )
