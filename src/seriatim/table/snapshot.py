"""The whole table as one seat sees it, as it is sent to that seat's pages.

A snapshot is built up from what the seat may see. Nothing is made first and hidden afterwards.
"""

from collections.abc import Mapping, Sequence

import msgspec

from seriatim.games.game import Value
from seriatim.phrase import Phrase
from seriatim.table.access import may_see_hands, viewer_at
from seriatim.table.advice import Part, part_to_offer, teams_to_warn
from seriatim.table.clock import Deadline, deadlines
from seriatim.table.game_in_play import Warned
from seriatim.table.names import plain_name
from seriatim.table.seating import may_rename, must_ask, seats_to_take
from seriatim.table.settings import Level, Settings
from seriatim.table.table import Phase, Seat, Table
from seriatim.table.take_back import FEW_WORLDS, latest_movers, objection_to_take_back
from seriatim.table.turns import Turn


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it. `bot` plays there, for itself or for a person who is away or has given the seat.

    `plain_name` is the name without the number that tells it from another's, where it has one.
    """

    name: str
    bot: Level | None
    plain_name: str = ""
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

    `view` and `choices` are the game's own (`view.py`). `situation` says the table in words to those who are to move.
    `ending` says how the game ended, `scores` (more is better) and `winners` are by seat; all three are empty until the
    end. Where advice has a price (SQ-21), `warned` is the team that was warned, `warning_part` is what the person may
    say about it, and `to_warn` are the teams that the seat may warn.
    """

    view: msgspec.Struct
    choices: Sequence[msgspec.Struct]
    turns: Sequence[Turn]
    situation: Sequence[Phrase]
    awaited: Sequence[int]
    deadlines: Sequence[Deadline]
    position: int
    may_take_back: bool
    warned: Warned | None
    warning_part: Part
    to_warn: Sequence[int]
    ending: Phrase | None
    scores: Sequence[float]
    winners: Sequence[int]


class Hands(msgspec.Struct, frozen=True):
    """All hands as they were `late_by` moves ago: what each seat saw then, by seat."""

    late_by: int
    views: Sequence[msgspec.Struct]


class RequestInfo(msgspec.Struct, frozen=True):
    """An open request to sit down in place of a bot: its number, the seat, the name, and whether it is one's own."""

    request: int
    seat: int
    name: str
    is_mine: bool


class Snapshot(msgspec.Struct, frozen=True):
    """A table as a seat or a spectator (-2) sees it, after the event with number `sequence`.

    `hands` is for those without a seat, while a game runs and everybody who plays agrees. `seats` says who sits where.
    `may_rename` says whether they may change the names of their seats now; `may_show_hands`, whether they may let
    spectators see their hands. `seats_to_take` are the seats at which they
    may sit down or ask to, now; for somebody seated, those at which newcomers may. `must_ask` says whether newcomers
    must ask the host. `requests` are those that await the host; of others, only one's own. `is_host` says whether the
    person is the host, with a seat or without. `key` is that of the table's link, empty unless it was renewed.
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
    seats: Sequence[SeatInfo]
    talk: str
    board: Board | None
    hands: Hands | None
    may_rename: bool
    may_show_hands: bool
    seats_to_take: Sequence[int]
    must_ask: bool
    requests: Sequence[RequestInfo]
    is_host: bool
    key: str


class SnapshotUpdate(msgspec.Struct, frozen=True):
    """The parts of a snapshot that a move changes."""

    sequence: int
    time: int
    board: Board
    hands: Hands | None


class SharedParts(msgspec.Struct, frozen=True):
    """The parts of a snapshot that are the same for everybody, so that they are computed once."""

    turns: Sequence[Turn]
    awaited: Sequence[int]
    deadlines: Sequence[Deadline]
    movers: frozenset[int]
    """Who might take a move back."""


def shared_parts(table: Table, first: int = 0) -> SharedParts:
    """The shared parts, with the turns in words that have changed from event number `first` on."""
    running, is_running = table.in_play, table.phase == "running"
    return SharedParts(
        turns=running.turns.since(first) if running is not None else [],
        awaited=sorted(table.running.since) if is_running else [],
        deadlines=deadlines(table) if is_running else [],
        movers=latest_movers(table.running) if is_running and table.may_take_back() else frozenset(),
    )


def snapshot(table: Table, person: str, seat: int, shared: SharedParts | None = None) -> Snapshot:
    """What a person sees from a seat; from a seat that is not theirs, what everybody sees."""
    shared = shared or shared_parts(table)
    viewer = viewer_at(table, person, seat)
    return Snapshot(
        sequence=table.sequence,
        time=table.time,
        phase=table.phase,
        seat=viewer,
        game=table.game_id,
        options=table.options,
        settings=table.settings,
        daily=table.daily,
        number=table.games,
        hash=table.hash,
        seed=table.seed,
        seats=seat_infos(table, person),
        talk=table.talk(),
        board=board(table, person, viewer, shared) if table.in_play is not None else None,
        hands=hands(table) if may_see_hands(table, person) else None,
        may_rename=may_rename(table, person),
        may_show_hands=person in table.owners() and table.may_show_hands(),
        seats_to_take=seats_to_take(table, person),
        must_ask=must_ask(table, "" if table.seats_of(person) else person),
        requests=requests(table, person),
        is_host=person != "" and person == table.host,
        key=table.key,
    )


def snapshot_update(table: Table, person: str, seat: int, shared: SharedParts) -> SnapshotUpdate:
    """What a move or signal changes for a person at a seat who has a snapshot from before it."""
    return SnapshotUpdate(
        sequence=table.sequence,
        time=table.time,
        board=board(table, person, viewer_at(table, person, seat), shared),
        hands=hands(table) if may_see_hands(table, person) else None,
    )


def hands(table: Table) -> Hands | None:
    """All hands, late by a round at least: so no bid and no closed pick of the present round is shown."""
    running = table.running
    late_by = max(table.settings.late_by, running.seats)
    views = running.late_views(late_by)
    return None if views is None else Hands(late_by, views)


def requests(table: Table, person: str) -> list[RequestInfo]:
    """The open requests to sit down: for the host all, for others their own."""
    if table.phase != "running":
        return []
    return [
        RequestInfo(number, request.seat, request.name, request.person == person)
        for number, request in table.running.requests.items()
        if person in (table.host, request.person)
    ]


def seat_infos(table: Table, person: str) -> list[SeatInfo]:
    """All seats, as a person sees them."""
    return [seat_info(table, seat, person) for seat in table.seats]


def seat_info(table: Table, seat: Seat, person: str) -> SeatInfo:
    holder, plain = seat.person, plain_name(seat.name)
    return SeatInfo(
        name=seat.name,
        bot=seat.bot,
        plain_name=plain if plain != seat.name else "",
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


def board(table: Table, person: str, viewer: int, shared: SharedParts) -> Board:
    running = table.running
    sight = running.state.sight(viewer)
    is_running = table.phase == "running"
    is_played_out = running.state.outcome() != ""
    may_undo = viewer in shared.movers and objection_to_take_back(running, viewer, FEW_WORLDS) is None
    return Board(
        view=running.game.view(sight, viewer),
        choices=running.game.choices(sight, viewer) if is_running and viewer >= 0 else [],
        turns=shared.turns,
        situation=running.game.situation(sight) if viewer in shared.awaited else [],
        awaited=shared.awaited,
        deadlines=shared.deadlines,
        position=running.position,
        may_take_back=may_undo,
        warned=running.warned,
        warning_part=part_to_offer(table, person),
        to_warn=teams_to_warn(table, viewer) if is_running else [],
        ending=running.game.ending(running.state) if is_played_out else None,
        scores=list(running.state.scores()) if is_played_out else [],
        winners=list(running.state.winners()) if is_played_out else [],
    )
