"""How a game begins: the host starts it, everybody agrees to another, or it is the deal of the day."""

from seriatim.kit.seed import commitment, is_table_seed
from seriatim.table.asking import (
    Asked,
    Happening,
    Happenings,
    need_gathering,
    need_host,
    need_seats_of,
    of_person,
    open_to_all,
    refuse,
)
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
from seriatim.table.gathering import made
from seriatim.table.playing import bot_steps_back
from seriatim.table.settings import MOST_GAMES, Settings
from seriatim.table.stored import Secret
from seriatim.table.table import Table
from seriatim.table.talking import name_in_order


class NoSeed(ValueError):
    """The caller gave no seed for a deal, or none that nobody can guess."""


def start(table: Table, command: Start, asked: Asked) -> Happenings:
    """Every seat has a player, and everybody but the host has said to be ready."""
    need_gathering(table)
    need_host(table, asked.by)
    if not table.is_full():
        refuse("empty-seats")
    if not all(seat.is_ready or seat.person == table.host for seat in table.seats):
        refuse("somebody-not-ready")
    yield from deal(table.games + 1, asked.seed)


def rematch(table: Table, command: Rematch, asked: Asked) -> Happenings:
    """When all who are there agree, the same people play again at once, with new cards and with their own hands."""
    if table.phase != "over":
        refuse("no-game-over")
    seats = need_seats_of(table, asked.by)
    if not command.agreed:
        yield of_person(RematchDeclined(seats), asked.by)
        return
    if table.daily:
        refuse("once-a-day")
    if not table.is_full():
        refuse("empty-seats")
    yield of_person(RematchOffered(seats), asked.by)
    for seat in seats:
        yield from bot_steps_back(table, seat)
    willing = table.rematch | {asked.by}
    if table.voters() <= willing:
        yield from stand_ins(table, willing)
        yield from deal(table.games + 1, asked.seed)


def stand_ins(table: Table, willing: frozenset[str]) -> Happenings:
    """Whoever is away and was not asked keeps the seat; a bot plays there until they are back."""
    for number, seat in enumerate(table.seats):
        if seat.person and seat.person not in willing and seat.bot is None:
            yield open_to_all(BotStoodIn(number, table.settings.stand_in))


def create_daily(table: Table, command: CreateDaily, asked: Asked) -> Happenings:
    """The deal of the day: the person has the first seat, bots have the others, and the cards are dealt at once."""
    wanted = Create(command.game, command.seats, {}, Settings(stand_in=command.level))
    yield made(table, wanted, command.person, command.day)
    yield of_person(Sat(0, name_in_order(table, command.name)), command.person)
    for seat in range(1, command.seats):
        yield open_to_all(BotSat(seat, command.level))
    yield from deal(1, asked.seed)


def deal(number: int, seed: str) -> Happenings:
    """First the hash of the seed, for all to see; then the cards."""
    if number > MOST_GAMES:
        refuse("table-is-worn")
    if not is_table_seed(seed):
        raise NoSeed("a deal at a table grows from 64 secret hexadecimal digits")
    yield open_to_all(SeedCommitted(commitment(seed)))
    yield Happening(GameStarted(number), Secret(seed=seed))
