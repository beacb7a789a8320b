"""Who sits where: making a table, taking and leaving seats, bots at them, and who is ready."""

from seriatim.games import GAMES
from seriatim.games.game import CannotDeal
from seriatim.kit.seed import is_table_seed
from seriatim.phrase import Phrase
from seriatim.table.access import objection_to_key
from seriatim.table.commands import (
    AnswerRequest,
    Close,
    Create,
    Kick,
    PassHost,
    Ready,
    Rename,
    RenewLink,
    SeatBot,
    SetPace,
    ShowHands,
    Sit,
    Stand,
    StandIn,
    TakeSeat,
    UndoKick,
)
from seriatim.table.events import (
    BotSat,
    BotStoodIn,
    Created,
    HostPassed,
    Kicked,
    KickUndone,
    LinkRenewed,
    Named,
    PaceSet,
    Readied,
    RequestAnswered,
    Sat,
    SeatGiven,
    SeatRequested,
    SeatTaken,
    ShowingAgreed,
    Stood,
    TableClosed,
)
from seriatim.table.game_end import abandoned
from seriatim.table.names import distinct
from seriatim.table.refusals import (
    CommandRefused,
    Context,
    Happening,
    Happenings,
    NoSeed,
    of_person,
    public,
    refuse,
    require_gathering,
    require_host,
    require_no_game,
    require_own_seat,
    require_person_at,
    require_running,
    require_seat,
    require_seats_of,
)
from seriatim.table.settings import KEY_LENGTH, MOST_KICKED, MOST_REQUESTS
from seriatim.table.stored_events import Secret
from seriatim.table.table import Table
from seriatim.table.talking import name_in_order, name_unlike_others

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
    require_no_game(table)
    require_host(table, context.by)
    yield public(TableClosed())


# Seats


def sit(table: Table, command: Sit, context: Context) -> Happenings:
    """Sit down; or ask the host for the seat, while others play."""
    require_seat(table, command.seat)
    reason = objection_to_key(table, context.by, context.key) or objection_to_sitting(table, command.seat, context.by)
    if reason is not None:
        refuse(reason)
    name = name_in_order(table, command.seat, command.name)
    if must_ask(table, context.by):
        refuse_requests(table, context.by)
        yield of_person(SeatRequested(command.seat, name), context.by)
    else:
        yield of_person(Sat(command.seat, name), context.by)


def must_ask(table: Table, person: str) -> bool:
    """Whether a person must ask the host before sitting down: while a game runs in which somebody else plays.

    Where only bots play, nobody is disturbed.
    """
    return table.phase == "running" and person != table.host and bool(table.persons())


def refuse_requests(table: Table, person: str) -> None:
    """Refuse a request of somebody who has asked already or was turned down, and more of them than a host can bear."""
    running = table.running
    if person in running.turned_down:
        refuse("turned-down")
    if running.request_of(person) is not None:
        refuse("asked-already")
    if running.requested >= MOST_REQUESTS:
        refuse("too-many-requests")


def answer_request(table: Table, command: AnswerRequest, context: Context) -> Happenings:
    """Let somebody sit down, or not; or withdraw one's own request."""
    require_running(table)
    request = table.running.requests.get(command.request)
    if request is None:
        refuse("no-such-request")
    if context.by == request.person and not command.accepted:
        yield public(RequestAnswered(command.request, accepted=False, by_host=False))
        return
    require_host(table, context.by)
    reason = objection_to_sitting(table, request.seat, request.person) if command.accepted else None
    if reason is not None:
        refuse(reason)
    yield public(RequestAnswered(command.request, command.accepted))
    if command.accepted:
        name = name_unlike_others(table, request.seat, request.name)
        yield of_person(Sat(request.seat, name), request.person)


def objection_to_sitting(table: Table, seat: int, person: str) -> str | None:
    """Why the person may not sit down at the seat now, as a key; None: they may."""
    place = table.seats[seat]
    if person in table.kicked:
        return "was-kicked"
    is_taken = place.person and (place.person == person or not is_left(table, seat))
    if is_taken or (place.bot is not None and table.phase != "running"):
        return "seat-is-taken"
    if table.phase == "running" and table.running.was_shown:
        return "hands-were-shown"
    if table.phase == "running" and not may_join(table, seat, person):
        return "has-seen-a-hand"
    return None


def is_left(table: Table, seat: int) -> bool:
    """Whether a bot plays here for a person who is away: with the host's consent somebody else may have the seat."""
    place = table.seats[seat]
    return table.phase == "running" and place.person in table.absent and place.bot is not None


def seats_to_take(table: Table, person: str) -> list[int]:
    """The seats at which the person may sit down now; if they have one already, those where a newcomer may.

    There are none in a deal of the day: everybody plays it alone.
    """
    if table.daily or table.phase not in ("gathering", "running"):
        return []
    newcomer = "" if table.seats_of(person) else person
    return [seat for seat in range(len(table.seats)) if objection_to_sitting(table, seat, newcomer) is None]


def may_join(table: Table, seat: int, person: str) -> bool:
    """Whether a person may join a running game at a seat: in a competitive game not after holding another hand."""
    holders = [place.holders for place in table.seats]
    if table.game.cooperative or person in holders[seat]:
        return True
    return not any(person in others for others in holders)


def stand(table: Table, command: Stand, context: Context) -> Happenings:
    """Leave a seat. While a game runs a bot takes over; if no person is left, the game is abandoned."""
    require_seat(table, command.seat)
    seat = table.seats[command.seat]
    frees_bot = table.phase != "running" and context.by == table.host and seat.bot is not None and not seat.person
    if not frees_bot:
        require_own_seat(table, command.seat, context.by)
    if table.phase != "running":
        yield public(Stood(command.seat))
        return
    yield public(BotSat(command.seat, seat.bot or table.settings.stand_in))
    if not any(place.person for number, place in enumerate(table.seats) if number != command.seat):
        yield abandoned(table)


def rename(table: Table, command: Rename, context: Context) -> Happenings:
    """Change a seat's name. While a game runs a name is checked as text is."""
    require_own_seat(table, command.seat, context.by)
    reason = objection_to_renaming(table, context.by)
    if reason is not None:
        refuse(reason)
    yield public(Named(command.seat, name_in_order(table, command.seat, command.name)))


def objection_to_renaming(table: Table, person: str) -> str | None:
    """Why the person may not change the name of their seat now, as a key; None: they may."""
    if table.phase == "running" and person in table.muted:
        return "is-muted"
    if table.phase == "running" and table.talk() == "silent":
        return "game-runs"
    return None


def may_rename(table: Table, person: str) -> bool:
    """Whether the person has a seat here whose name they may change now."""
    is_open = table.phase not in ("new", "closed")
    return is_open and bool(table.seats_of(person)) and objection_to_renaming(table, person) is None


def seat_bot(table: Table, command: SeatBot, context: Context) -> Happenings:
    """Let a bot play at one's own seat, which one keeps; or, as the host, at a seat without a person."""
    require_seat(table, command.seat)
    seat = table.seats[command.seat]
    if seat.person:
        require_own_seat(table, command.seat, context.by)
        yield public(SeatGiven(command.seat, command.level))
        return
    require_host(table, context.by)
    yield public(BotSat(command.seat, command.level))


def stand_in(table: Table, command: StandIn, context: Context) -> Happenings:
    require_running(table)
    if context.by not in table.persons() and context.by != table.host:
        refuse("not-seated")
    person = require_person_at(table, command.seat)
    if person not in table.absent:
        refuse("not-away")
    for seat in table.seats_of(person):
        if table.seats[seat].bot is None:
            yield public(BotStoodIn(seat, table.settings.stand_in))


def take_seat(table: Table, command: TakeSeat, context: Context) -> Happenings:
    require_own_seat(table, command.seat, context.by)
    if table.seats[command.seat].bot is None:
        refuse("not-a-bots-seat")
    yield public(SeatTaken(command.seat))


# Before the start


def ready(table: Table, command: Ready, context: Context) -> Happenings:
    require_gathering(table)
    yield public(Readied(require_seats_of(table, context.by), command.ready))


def show_hands(table: Table, command: ShowHands, context: Context) -> Happenings:
    """Agree to show hands, or take that back.

    Not in the deal of the day, which others are still to play, and not where people play against each other.
    """
    if table.daily:
        refuse("deal-of-the-day")
    if context.by not in table.owners():
        refuse("not-seated")
    if command.agreed and not table.may_show_hands():
        refuse("hands-stay-closed")
    if command.agreed != (context.by in table.showing):
        yield of_person(ShowingAgreed(table.seats_of(context.by), command.agreed), context.by)


def set_pace(table: Table, command: SetPace, context: Context) -> Happenings:
    require_host(table, context.by)
    if command.pace != table.settings.pace:
        yield public(PaceSet(command.pace))


def kick(table: Table, command: Kick, context: Context) -> Happenings:
    require_no_game(table)
    require_host(table, context.by)
    person = require_person_at(table, command.seat)
    if person == context.by:
        refuse("no-such-person")
    if len(table.kicked) >= MOST_KICKED:
        refuse("table-is-worn")
    yield of_person(Kicked(table.seats_of(person)), person)


def undo_kick(table: Table, command: UndoKick, context: Context) -> Happenings:
    """Give whoever was last sent away from a seat all their seats back that are still free, under the same names.

    They need no key of a renewed link: the host knows whom they let in.
    """
    require_no_game(table)
    require_host(table, context.by)
    require_seat(table, command.seat)
    sent_away = [person for person, kick in table.kicked.items() if command.seat in kick.seats]
    if not sent_away:
        refuse("no-such-person")
    if not table.seats[command.seat].is_free():
        refuse("seat-is-taken")
    kick = table.kicked[sent_away[-1]]
    seats = tuple(seat for seat in kick.seats if table.seats[seat].is_free())
    names: tuple[str, ...] = ()
    for seat, name in zip(kick.seats, kick.names, strict=True):
        if seat in seats:
            names += (distinct(name, [*names, *(place.name for place in table.seats)]),)
    yield of_person(KickUndone(seats, names), sent_away[-1])


def renew_link(table: Table, command: RenewLink, context: Context) -> Happenings:
    require_host(table, context.by)
    yield Happening(LinkRenewed(), Secret(key=random_key(context.seed)))


def random_key(seed: str) -> str:
    """A key that nobody can guess, from a seed that is used for nothing else."""
    if not is_table_seed(seed):
        raise NoSeed("a new link needs 64 secret hexadecimal digits")
    return seed[:KEY_LENGTH]


def pass_host(table: Table, command: PassHost, context: Context) -> Happenings:
    require_host(table, context.by)
    person = require_person_at(table, command.seat)
    yield of_person(HostPassed(table.seats_of(person)), person)
