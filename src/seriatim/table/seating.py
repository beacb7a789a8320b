"""Who sits where: making a table, taking and leaving seats, bots at them, and who is ready."""

from seriatim.games import GAMES
from seriatim.games.game import CannotDeal
from seriatim.phrase import Phrase
from seriatim.table.commands import (
    Close,
    Create,
    Kick,
    PassHost,
    Ready,
    Rename,
    SeatBot,
    ShowHands,
    Sit,
    Stand,
    TakeSeat,
)
from seriatim.table.events import (
    BotSat,
    Created,
    HostPassed,
    Kicked,
    Named,
    Readied,
    Sat,
    SeatGiven,
    SeatTaken,
    ShowingAgreed,
    Stood,
    TableClosed,
)
from seriatim.table.game_end import abandoned
from seriatim.table.refusals import (
    CommandRefused,
    Context,
    Happening,
    Happenings,
    need_gathering,
    need_host,
    need_no_game,
    need_own_seat,
    need_person_at,
    need_seat,
    need_seats_of,
    of_person,
    public,
    refuse,
)
from seriatim.table.settings import MOST_KICKED
from seriatim.table.table import Table
from seriatim.table.talking import name_in_order

# The table


def create(table: Table, command: Create, context: Context) -> Happenings:
    yield created(table, command, context.by)


def created(table: Table, command: Create, person: str, day: str = "") -> Happening:
    """The event that makes the table, if its game can be dealt."""
    if table.phase != "new":
        refuse("table-exists")
    if command.game not in GAMES:
        values = {"given": command.game[:40], "possible": ", ".join(GAMES)}
        raise CommandRefused("no-such-game", Phrase("no-such-game", values))
    game = GAMES[command.game]
    try:
        game.deal(command.seats, command.options, seed="trial")
    except CannotDeal as error:
        raise CommandRefused(error.reason, error.phrase) from None
    event = Created(game.id, game.rules_version, command.seats, dict(command.options), command.settings, day)
    return of_person(event, person)


def close(table: Table, command: Close, context: Context) -> Happenings:
    need_no_game(table)
    need_host(table, context.by)
    yield public(TableClosed())


# Seats


def sit(table: Table, command: Sit, context: Context) -> Happenings:
    need_seat(table, command.seat)
    seat = table.seats[command.seat]
    if context.by in table.kicked:
        refuse("was-kicked")
    if seat.person or (seat.bot is not None and table.phase != "running"):
        refuse("seat-is-taken")
    if table.phase == "running" and table.running.was_shown:
        refuse("hands-were-shown")
    if table.phase == "running" and not may_join(table, command.seat, context.by):
        refuse("has-seen-a-hand")
    yield of_person(Sat(command.seat, name_in_order(table, command.name)), context.by)


def may_join(table: Table, seat: int, person: str) -> bool:
    """Whoever plays against others and has seen one hand may not look into another."""
    holders = [place.holders for place in table.seats]
    if table.game.cooperative or person in holders[seat]:
        return True
    return not any(person in others for others in holders)


def stand(table: Table, command: Stand, context: Context) -> Happenings:
    """Between games the seat is free. While one runs a bot goes on; without any person the game is abandoned."""
    need_seat(table, command.seat)
    seat = table.seats[command.seat]
    frees_bot = table.phase != "running" and context.by == table.host and seat.bot is not None and not seat.person
    if not frees_bot:
        need_own_seat(table, command.seat, context.by)
    if table.phase != "running":
        yield public(Stood(command.seat))
        return
    yield public(BotSat(command.seat, seat.bot or table.settings.stand_in))
    if not any(place.person for number, place in enumerate(table.seats) if number != command.seat):
        yield abandoned(table)


def rename(table: Table, command: Rename, context: Context) -> Happenings:
    """While a game runs a name is one more text: without numbers where they are secret, and not where all is silent."""
    need_own_seat(table, command.seat, context.by)
    if table.phase == "running" and context.by in table.muted:
        refuse("is-muted")
    if table.phase == "running" and table.talk() == "silent":
        refuse("game-runs")
    yield public(Named(command.seat, name_in_order(table, command.name)))


def seat_bot(table: Table, command: SeatBot, context: Context) -> Happenings:
    """Who gives a seat away keeps it; the host may fill free ones, and change the bots that sit there by themselves."""
    need_seat(table, command.seat)
    seat = table.seats[command.seat]
    if seat.person:
        need_own_seat(table, command.seat, context.by)
        yield public(SeatGiven(command.seat, command.level))
        return
    need_host(table, context.by)
    yield public(BotSat(command.seat, command.level))


def take_seat(table: Table, command: TakeSeat, context: Context) -> Happenings:
    need_own_seat(table, command.seat, context.by)
    if table.seats[command.seat].bot is None:
        refuse("not-a-bots-seat")
    yield public(SeatTaken(command.seat))


# Before the start


def ready(table: Table, command: Ready, context: Context) -> Happenings:
    need_gathering(table)
    yield public(Readied(need_seats_of(table, context.by), command.ready))


def show_hands(table: Table, command: ShowHands, context: Context) -> Happenings:
    """Not with the deal of the day, which others are still to play."""
    if table.daily:
        refuse("deal-of-the-day")
    if context.by not in table.owners():
        refuse("not-seated")
    if command.agreed != (context.by in table.showing):
        yield of_person(ShowingAgreed(table.seats_of(context.by), command.agreed), context.by)


def kick(table: Table, command: Kick, context: Context) -> Happenings:
    need_no_game(table)
    need_host(table, context.by)
    person = need_person_at(table, command.seat)
    if person == context.by:
        refuse("no-such-person")
    if len(table.kicked) >= MOST_KICKED:
        refuse("table-is-worn")
    yield of_person(Kicked(table.seats_of(person)), person)


def pass_host(table: Table, command: PassHost, context: Context) -> Happenings:
    need_host(table, context.by)
    person = need_person_at(table, command.seat)
    yield of_person(HostPassed(table.seats_of(person)), person)
