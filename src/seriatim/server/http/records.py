"""A finished game to look at again: every position as a seat saw it, and every move in words.

The whole record is open by then, so a seat may look from any other. Of a view only what has changed since the last
one is sent; whoever shows it keeps the rest.
"""

import asyncio
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Annotated, Any, Final

import msgspec
from litestar import get
from litestar.params import Parameter

from seriatim.games.game import AnyGame, Value
from seriatim.kit.state import SPECTATOR, State
from seriatim.phrase import Phrase
from seriatim.server.house import House
from seriatim.server.http.errors import Declined, may_say
from seriatim.server.http.tables import finished, need_sight
from seriatim.server.live.protocol import TableName
from seriatim.table.events import GameStarted
from seriatim.table.game_in_play import MoveEntry
from seriatim.table.snapshot import SeatInfo, seat_infos
from seriatim.table.stored_events import StoredEvent
from seriatim.table.table import Table

MOST_SHOWN: Final = 400
"""Moves in one answer; who wants more asks again, from the last one on."""
Facts = Mapping[str, Any]


class Shown(msgspec.Struct, frozen=True):
    """A move: whose it was, in words, what it changed in the view, and whom the game waited for then."""

    seat: int
    telling: Phrase
    changed: Facts
    awaited: Sequence[int]


class Replay(msgspec.Struct, frozen=True):
    """A finished game from one seat. `view` is the one before the first of these moves; `count` are all there are."""

    table: str
    game: str
    options: Mapping[str, Value]
    number: int
    seat: int
    began: int
    ended: int
    hash: str
    seed: str
    plates: Sequence[SeatInfo]
    first: int
    count: int
    view: Facts
    awaited: Sequence[int]
    moves: Sequence[Shown]
    ending: Phrase | None
    scores: Sequence[float]
    winners: Sequence[int]


@get(
    "/api/tables/{table:str}/games/{number:int}/replay",
    summary="A finished game, move by move",
    responses=may_say(400, 403, 404),
)
async def show_replay(
    table: TableName,
    number: int,
    house: House,
    person: str,
    seat: Annotated[int, Parameter(ge=-2)] = int(SPECTATOR),
    first: Annotated[int, Parameter(ge=0)] = 0,
) -> Replay:
    """What a seat saw, or everybody (-2): so many moves from `first` on."""
    await house.hub.ask(table, lambda known: need_sight(known, person))
    events = await house.store.load(table)
    return await asyncio.to_thread(replay_of, table, events, number, house.today(), person, seat, first)


def replay_of(
    name: str, events: Sequence[StoredEvent], number: int, today: date, person: str, seat: int, first: int
) -> Replay:
    """The replay of one game of a table."""
    table = finished(events, number, today)
    match = table.running
    if seat not in (*range(match.seats), int(SPECTATOR)):
        raise Declined(404, "no-such-record")
    state = match.played(match.steps[:first])
    is_played_out = match.state.outcome() != ""
    return Replay(
        table=name,
        game=match.game.id,
        options=match.options,
        number=number,
        seat=seat,
        began=beginning(events, number),
        ended=table.time,
        hash=table.hash,
        seed=match.seed,
        plates=seat_infos(table, person),
        first=first,
        count=len(match.steps),
        view=facts(match.game, state, seat),
        awaited=awaited(match.game, state),
        moves=shown(table, state, seat, match.steps[first : first + MOST_SHOWN]),
        ending=match.game.ending(match.state) if is_played_out else None,
        scores=list(match.state.scores()) if is_played_out else [],
        winners=[int(one) for one in match.state.winners()] if is_played_out else [],
    )


def beginning(events: Sequence[StoredEvent], number: int) -> int:
    """When the game was dealt."""
    starts = (one.time for one in events if isinstance(one.event, GameStarted) and one.event.number == number)
    return next(starts)


def shown(table: Table, state: State, seat: int, steps: Sequence[MoveEntry]) -> list[Shown]:
    """The steps, played on from this state."""
    game, moves = table.running.game, []
    before = facts(game, state, seat)
    for made in steps:
        action = game.read_move(state, made.seat, made.move)
        telling = game.telling(state, made.seat, action)
        state.apply(made.seat, action)
        after = facts(game, state, seat)
        changed = {name: value for name, value in after.items() if value != before.get(name)}
        moves.append(Shown(made.seat, telling, changed, awaited(game, state)))
        before = after
    return moves


def facts(game: AnyGame, state: State, seat: int) -> Facts:
    """The view of a seat as plain data."""
    plain: dict[str, Any] = msgspec.to_builtins(game.view(state.sight(seat), seat))
    return plain


def awaited(game: AnyGame, state: State) -> list[int]:
    return [] if state.outcome() else [int(seat) for seat in game.awaited(state)]


ROUTES: Final = (show_replay,)
