"""How a game begins: the host starts it, everybody agrees to another, or it is the deal of the day."""

from seriatim.games import GAMES
from seriatim.games.game import AnyGame
from seriatim.kit.seed import commitment, is_table_seed
from seriatim.table.commands import Create, CreateDaily, Rematch, Start
from seriatim.table.events import (
    BotSat,
    BotStoodIn,
    GameStarted,
    RematchDeclined,
    RematchOffered,
    Sat,
    SeedCommitted,
)
from seriatim.table.playing import bot_steps_back
from seriatim.table.refusals import (
    Context,
    Happening,
    Happenings,
    NoSeed,
    of_person,
    public,
    refuse,
    require_gathering,
    require_host,
    require_seats_of,
)
from seriatim.table.seating import created
from seriatim.table.settings import MOST_GAMES, Settings
from seriatim.table.stored_events import Secret
from seriatim.table.table import Table
from seriatim.table.talking import name_in_order


def start(table: Table, command: Start, context: Context) -> Happenings:
    """Deal, if every seat has a player and everybody but the host is ready."""
    require_gathering(table)
    require_host(table, context.by)
    if not table.is_full():
        refuse("empty-seats")
    if not all(seat.is_ready or seat.person == table.host for seat in table.seats):
        refuse("somebody-not-ready")
    yield from deal(table.game, table.games + 1, context.seed)


def rematch(table: Table, command: Rematch, context: Context) -> Happenings:
    """Offer or decline another game. When everybody present agrees, it is dealt at once, and bots hand seats back."""
    if table.phase != "over":
        refuse("no-game-over")
    seats = require_seats_of(table, context.by)
    if not command.agreed:
        yield of_person(RematchDeclined(seats), context.by)
        return
    if table.daily:
        refuse("once-a-day")
    if not table.is_full():
        refuse("empty-seats")
    yield of_person(RematchOffered(seats), context.by)
    for seat in seats:
        yield from bot_steps_back(table, seat)
    willing = table.rematch | {context.by}
    if table.voters() <= willing:
        yield from stand_ins(table, willing)
        yield from deal(table.game, table.games + 1, context.seed)


def stand_ins(table: Table, willing: frozenset[str]) -> Happenings:
    """Let bots play for those who are away and have not agreed; they keep their seats."""
    for number, seat in enumerate(table.seats):
        if seat.person and seat.person not in willing and seat.bot is None:
            yield public(BotStoodIn(number, table.settings.stand_in))


def create_daily(table: Table, command: CreateDaily, context: Context) -> Happenings:
    """Make a table for the deal of the day: the person at the first seat, bots at the others, and deal at once."""
    settings = Settings(stand_in=command.level) if command.seats > 1 else Settings()
    wanted = Create(command.game, command.seats, {}, settings)
    yield created(table, wanted, command.person, command.day)
    yield of_person(Sat(0, name_in_order(table, 0, command.name)), command.person)
    for seat in range(1, command.seats):
        yield public(BotSat(seat, command.level))
    yield from deal(GAMES[command.game], 1, context.seed)


def deal(game: AnyGame, number: int, seed: str) -> Happenings:
    """The events of a deal: first the hash of the seed, for all to see, then the start, by the newest rules."""
    if number > MOST_GAMES:
        refuse("table-is-worn")
    if not is_table_seed(seed):
        raise NoSeed("a deal at a table grows from 64 secret hexadecimal digits")
    yield public(SeedCommitted(commitment(seed)))
    yield Happening(GameStarted(number, game.rules_version), Secret(seed=seed))
