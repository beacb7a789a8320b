"""Routes for finished games: the record as text, a replay move by move, and the verification of a record.

A finished game is open to everybody at its table, so it may be replayed from any seat. Each step sends only what
changed in the view.
"""

import asyncio
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import date
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from seriatim.games.game import AnyGame, Value
from seriatim.kit.state import SPECTATOR, State
from seriatim.phrase import Phrase
from seriatim.record import BrokenRecord, check_deal, check_hash, read, replay, write
from seriatim.server.http.errors import AnyRequest, Declined, language_of, problem_responses
from seriatim.server.http.tables import table_to_look_at
from seriatim.server.limits import LARGEST_RECORD
from seriatim.server.live.hub import Hub
from seriatim.server.live.protocol import TableId
from seriatim.server.services import Services
from seriatim.table.access import after_game, objection_to_record, replay_seats
from seriatim.table.events import GameStarted
from seriatim.table.game_in_play import GameInPlay, MoveEntry
from seriatim.table.snapshot import SeatInfo, seat_infos
from seriatim.table.stored_events import StoredEvent
from seriatim.table.table import Table
from seriatim.table.turns import Line, Turn, Turns
from seriatim.words import Words

MAX_MOVES: Final = 400
"""The most moves in one answer. Get the rest with `first`."""
MINUTE: Final = 60_000
ViewData = Mapping[str, Any]


@asynccontextmanager
async def finished_games(
    table: str, hub: Hub, person: str, address: str
) -> AsyncGenerator[tuple[str, Sequence[StoredEvent]]]:
    """A table's id and events. They are long: one reads them at a time, and a few of each address wait their turn."""
    services = hub.services
    with services.replays.place(address):
        table_id = await table_to_look_at(table, hub, person)
        async with services.replay_turn:
            yield table_id, await services.store.load(table_id)


# Records


@get(
    "/api/tables/{table:str}/games/{number:int}",
    summary="The record of a game",
    media_type=MediaType.TEXT,
    responses=problem_responses(400, 403, 404),
)
async def show_record(
    table: FromPath[TableId],
    number: FromPath[int],
    hub: NamedDependency[Hub],
    person: NamedDependency[str],
    address: NamedDependency[str],
) -> str:
    """A finished game as text, with its seed: to be kept, replayed and verified."""
    async with finished_games(table, hub, person, address) as (_, events):
        return await asyncio.to_thread(record_text, events, number, hub.services.today())


def record_text(events: Sequence[StoredEvent], number: int, today: date) -> str:
    """The record of one game of a table."""
    return write(finished_table(events, number, today).running.record())


def ended_table(events: Sequence[StoredEvent], number: int) -> Table:
    """The table when this game had ended; raise `Declined` if there is none."""
    table = after_game(events, number)
    if table is None:
        raise Declined(404, "no-such-record")
    return table


def finished_table(events: Sequence[StoredEvent], number: int, today: date) -> Table:
    """The table when this game had ended; raise `Declined` if its record may not be read."""
    table = ended_table(events, number)
    reason = objection_to_record(table, today)
    if reason is not None:
        raise Declined(403, reason)
    return table


# Replays


class ReplayedMove(msgspec.Struct, frozen=True):
    """A move or signal: its seat, its text, what it changed in the view, and whom the game waited for afterwards."""

    seat: int
    telling: Phrase
    changed: ViewData
    awaited: Sequence[int]
    is_signal: bool


class Replay(msgspec.Struct, frozen=True):
    """A finished game from one seat. `view` is the one before the first of these moves; `count` counts all moves.

    `turns` are those of all moves, with the first of them only. Their numbers and those of their signals are places in
    the list of moves, from 1 on.
    """

    table: str
    game: str
    options: Mapping[str, Value]
    number: int
    seat: int
    open_seats: Sequence[int]
    """The seats from which it may be watched now; -2 is a spectator's place."""
    began: int
    ended: int
    hash: str
    seed: str
    seats: Sequence[SeatInfo]
    first: int
    count: int
    view: ViewData
    awaited: Sequence[int]
    moves: Sequence[ReplayedMove]
    turns: Sequence[Turn]
    ending: Phrase | None
    scores: Sequence[float]
    winners: Sequence[int]


@get(
    "/api/tables/{table:str}/games/{number:int}/replay",
    summary="A finished game, move by move",
    responses=problem_responses(400, 403, 404),
)
async def show_replay(
    table: FromPath[TableId],
    number: FromPath[int],
    hub: NamedDependency[Hub],
    person: NamedDependency[str],
    address: NamedDependency[str],
    seat: Annotated[int, QueryParameter(ge=-2)] = int(SPECTATOR),
    first: Annotated[int, QueryParameter(ge=0)] = 0,
) -> Replay:
    """What a seat saw, or a spectator (-2): the moves from `first` on, up to a limit."""
    today = hub.services.today()
    async with finished_games(table, hub, person, address) as (table_id, events):
        return await asyncio.to_thread(replay_of, table_id, events, number, today, person, seat, first)


def replay_of(
    table_id: str, events: Sequence[StoredEvent], number: int, today: date, person: str, seat: int, first: int
) -> Replay:
    """The replay of one game of a table."""
    table = ended_table(events, number)
    match = table.running
    if seat not in (*range(match.seats), int(SPECTATOR)):
        raise Declined(404, "no-such-record")
    open_seats = replay_seats(table, person, today)
    if seat not in open_seats:
        raise Declined(403, "day-not-over")
    state = match.played(match.steps[:first])
    is_played_out = match.state.outcome() != ""
    return Replay(
        table=table_id,
        game=match.game.id,
        options=match.options,
        number=number,
        seat=seat,
        open_seats=open_seats,
        began=start_time(events, number),
        ended=table.time,
        hash=table.hash,
        seed=match.seed if objection_to_record(table, today) is None else "",
        seats=seat_infos(table, person),
        first=first,
        count=len(match.steps),
        view=view_data(match.game, state, seat),
        awaited=awaited_seats(match.game, state),
        moves=replayed_moves(table, state, seat, match.steps[first : first + MAX_MOVES]),
        turns=replayed_turns(match) if first == 0 else [],
        ending=match.game.ending(match.state) if is_played_out else None,
        scores=list(match.state.scores()) if is_played_out else [],
        winners=[int(one) for one in match.state.winners()] if is_played_out else [],
    )


def start_time(events: Sequence[StoredEvent], number: int) -> int:
    """When the game was dealt, in ms UTC."""
    starts = (one.time for one in events if isinstance(one.event, GameStarted) and one.event.number == number)
    return next(starts)


def replayed_moves(table: Table, state: State, seat: int, steps: Sequence[MoveEntry]) -> list[ReplayedMove]:
    """Play these steps on from this state, and describe each."""
    game, moves = table.running.game, []
    before = view_data(game, state, seat)
    for made in steps:
        action = game.read_move(state, made.seat, made.move)
        telling = game.telling(state, made.seat, action)
        state.apply(made.seat, action)
        after = view_data(game, state, seat)
        changed = {name: value for name, value in after.items() if value != before.get(name)}
        moves.append(ReplayedMove(made.seat, telling, changed, awaited_seats(game, state), made.is_signal))
        before = after
    return moves


def replayed_turns(match: GameInPlay) -> list[Turn]:
    """All moves of a game as turns in words."""
    game, state, turns = match.game, match.dealt(), Turns(match.game, len(match.steps))
    for place, made in enumerate(match.steps, 1):
        action = game.read_move(state, made.seat, made.move)
        part = None if made.is_signal else game.turn_part(state, made.seat, action)
        turns.add(Line(place, made.seat, game.telling(state, made.seat, action)), part)
        state.apply(made.seat, action)
    return turns.since()


def view_data(game: AnyGame, state: State, seat: int) -> ViewData:
    """Return the view of a seat as plain data."""
    plain: dict[str, Any] = msgspec.to_builtins(game.view(state.sight(seat), seat))
    return plain


def awaited_seats(game: AnyGame, state: State) -> list[int]:
    return [] if state.outcome() else [int(seat) for seat in game.awaited(state)]


# Statistics


class Statistic(msgspec.Struct, frozen=True):
    """A number about a finished game; the message `web-story-<key>` says what it counts."""

    key: str
    count: int


@get(
    "/api/tables/{table:str}/games/{number:int}/statistics",
    summary="A finished game in numbers",
    responses=problem_responses(400, 403, 404),
)
async def show_statistics(
    table: FromPath[TableId],
    number: FromPath[int],
    hub: NamedDependency[Hub],
    person: NamedDependency[str],
    address: NamedDependency[str],
) -> list[Statistic]:
    """The game's own numbers first; none that is 0."""
    async with finished_games(table, hub, person, address) as (_, events):
        return await asyncio.to_thread(statistics_of, events, number, hub.services.today())


def statistics_of(events: Sequence[StoredEvent], number: int, today: date) -> list[Statistic]:
    """The statistics of one game of a table."""
    table = finished_table(events, number, today)
    match = table.running
    steps = [(step.before, step.seat, step.action, step.after) for step in replay(match.record())]
    counts = match.game.statistics(steps)
    counts["moves"] = sum(not made.is_signal for made in match.steps)
    counts["minutes"] = round((table.time - start_time(events, number)) / MINUTE)
    return [Statistic(key, count) for key, count in counts.items() if count > 0]


# Verification


class Verified(msgspec.Struct, frozen=True):
    """A valid record: its hash is that of the seed, its cards are dealt from the seed, and its moves are legal."""

    game: str
    seats: int
    moves: int
    hash: str
    result: str


@post(
    "/api/verify",
    summary="Verify a record",
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    responses=problem_responses(400, 403, 413, 422),
)
async def verify(request: AnyRequest, services: NamedDependency[Services], address: NamedDependency[str]) -> Verified:
    """The body is the record's text. A record is long, so an address sends one at a time, and a thread reads one."""
    with services.verifications.place(address):
        data = await request.body()
        try:
            return await asyncio.get_running_loop().run_in_executor(services.verifier, verify_record, data)
        except BrokenRecord as error:
            raise Declined(422, "broken-record", broken_phrase(error, request)) from None


def verify_record(data: bytes) -> Verified:
    record = read(data)
    check_hash(record)
    check_deal(record)
    return Verified(record.game, record.seats, sum(1 for _ in replay(record)), record.hash, record.result)


def broken_phrase(error: BrokenRecord, request: AnyRequest) -> Phrase:
    words = Words(language_of(request.headers))
    problem = words.say(error.phrase.key, error.phrase.values)
    return Phrase("server-broken-record", {"line": error.line, "problem": problem})


ROUTES: Final = (show_record, show_replay, show_statistics, verify)
