"""What each event changes at a table. Nothing is checked here: `decide` has done that."""

from collections.abc import Iterable
from functools import singledispatch

import msgspec

from seriatim.games import GAMES
from seriatim.games.game import AnyGame
from seriatim.kit.seed import commitment
from seriatim.phrase import Phrase
from seriatim.table.events import (
    AbandonProposed,
    AnyEvent,
    BotSat,
    BotStoodIn,
    Created,
    GameAbandoned,
    GameEnded,
    GameStarted,
    HandedBack,
    HostPassed,
    Kicked,
    KickUndone,
    LinkRenewed,
    MoveTakenBack,
    Muted,
    Named,
    Nudged,
    PaceSet,
    PersonLeft,
    PersonReturned,
    Played,
    Reacted,
    Readied,
    RematchDeclined,
    RematchOffered,
    RequestAnswered,
    Sat,
    SeatGiven,
    SeatRequested,
    SeatTaken,
    SeedCommitted,
    ShowingAgreed,
    Signalled,
    Stood,
    TableClosed,
    TextSaid,
    TimeRanOut,
    WarningAnswered,
    WarningCalled,
    WarningDecided,
    WarningVoted,
)
from seriatim.table.game_in_play import GameInPlay, Missed, MoveEntry, MoveResult, SeatRequest, Warned
from seriatim.table.settings import Level
from seriatim.table.stored_events import StoredEvent, Unreadable
from seriatim.table.table import Cause, Seat, SentAway, Table

ESSENTIAL = (GameStarted, Played, GameEnded, GameAbandoned, TableClosed, Nudged, TimeRanOut, SeedCommitted)
"""What a game needs to come to its end; everything else is an extra."""


LONGEST_PROBLEM = 200
"""Characters of an exception's text that are shown."""


class CannotFold(Unreadable):
    """Events that do not follow each other, that do not fit the table, or a game by unknown rules."""


def fold(events: Iterable[StoredEvent], table: Table | None = None) -> Table:
    """The table to which these events lead, from the beginning or from where a table stands.

    Raise `CannotFold` for events that lead to none, whatever is wrong with them.
    """
    folded = Table() if table is None else table
    for stored in events:
        try:
            evolve(folded, stored)
        except (CannotFold, MemoryError):
            raise
        except Exception as error:
            raise cannot_fold(stored.sequence, error) from error
    return folded


def cannot_fold(sequence: int, error: Exception) -> CannotFold:
    """The error for an event that the table does not allow for, whatever was raised there."""
    problem = " ".join(str(error).split())[:LONGEST_PROBLEM] or type(error).__name__
    return CannotFold(Phrase("unreadable-step", {"event": sequence, "problem": problem}))


def evolve(table: Table, stored: StoredEvent, result: MoveResult | None = None) -> None:
    """Change the table by its next event.

    `result` is what the event's move leads to, where that was computed to decide it; else the move is read from its
    text.
    """
    if stored.sequence != table.sequence + 1:
        values = {"event": stored.sequence, "expected": table.sequence + 1}
        raise CannotFold(Phrase("unreadable-order", values))
    if isinstance(stored.event, Played):
        played(stored.event, table, stored, result)
    elif isinstance(stored.event, Signalled):
        signalled(stored.event, table, stored, result)
    else:
        change(stored.event, table, stored)
    table.sequence = stored.sequence
    table.time = stored.time
    table.extras += not isinstance(stored.event, ESSENTIAL)
    if table.phase == "running" and table.agrees_to_show():  # until version 0.2 also in games against each other
        table.running.was_shown = True
    if stored.cause:
        table.causes[f"{stored.by}/{stored.cause}"] = Cause(stored.sequence, stored.command)


@singledispatch
def change(event: AnyEvent, table: Table, stored: StoredEvent) -> None:
    """Change the table by an event that is neither a move nor a signal."""
    raise CannotFold(Phrase("unreadable-event", {"problem": type(event).__name__}))


# Gathering


@change.register
def created(event: Created, table: Table, stored: StoredEvent) -> None:
    game = GAMES.get(event.game)
    if game is None:
        raise CannotFold(Phrase("unreadable-game", {"game": event.game}))
    check_rules(game, event.rules)
    table.phase = "gathering"
    table.game_id = event.game
    table.rules = event.rules
    table.options = event.options
    table.settings = event.settings
    table.talk_in_game = game.talk(game.options(event.options, event.seats))
    table.daily = event.daily
    table.host = stored.secret.person
    table.seats = [Seat() for _ in range(event.seats)]


def check_rules(game: AnyGame, version: int) -> None:
    """Check that a game can be played by this version of its rules."""
    if version not in game.rules_versions:
        raise CannotFold(Phrase("unreadable-rules", {"game": game.id, "rules": version}))


@change.register
def sat(event: Sat, table: Table, stored: StoredEvent) -> None:
    person = stored.secret.person
    if table.seats[event.seat].person:
        leave(table, event.seat)
    take(table, event.seat, event.name, person)
    hand_over(table, event.seat, None, stored.time)
    if table.phase == "running":
        table.running.drop_requests(event.seat, person)


def take(table: Table, number: int, name: str, person: str) -> None:
    """The person has the seat."""
    holders = table.seats[number].holders | {person}
    table.seats[number] = Seat(name=name, person=person, holders=holders)
    table.rematch = frozenset()


@change.register
def seat_requested(event: SeatRequested, table: Table, stored: StoredEvent) -> None:
    table.running.requests[stored.sequence] = SeatRequest(stored.secret.person, event.seat, event.name)
    table.running.requested += 1


@change.register
def request_answered(event: RequestAnswered, table: Table, stored: StoredEvent) -> None:
    request = table.running.requests.pop(event.request)
    if event.by_host and not event.accepted:
        table.running.turned_down.add(request.person)


@change.register
def stood(event: Stood, table: Table, stored: StoredEvent) -> None:
    leave(table, event.seat)


@change.register
def named(event: Named, table: Table, stored: StoredEvent) -> None:
    table.seats[event.seat].name = event.name


@change.register
def bot_sat(event: BotSat, table: Table, stored: StoredEvent) -> None:
    leave(table, event.seat)
    table.seats[event.seat].is_ready = True
    hand_over(table, event.seat, event.level, stored.time)


def leave(table: Table, number: int) -> None:
    """The seat is free. Its holders stay known while the game runs, and a person without a seat is out of all this."""
    person = table.seats[number].person
    table.seats[number] = Seat(holders=table.seats[number].holders)
    table.rematch = frozenset()
    if person and not table.seats_of(person):
        table.abandoning -= {person}
        table.showing -= {person}
        if person != table.host:
            table.absent.pop(person, None)


@change.register
def seat_given(event: SeatGiven, table: Table, stored: StoredEvent) -> None:
    table.seats[event.seat].is_given = True
    hand_over(table, event.seat, event.level, stored.time)


@change.register
def seat_taken(event: SeatTaken, table: Table, stored: StoredEvent) -> None:
    table.seats[event.seat].is_given = False
    hand_over(table, event.seat, None, stored.time)


@change.register
def readied(event: Readied, table: Table, stored: StoredEvent) -> None:
    for seat in event.seats:
        table.seats[seat].is_ready = event.ready


@change.register
def kicked(event: Kicked, table: Table, stored: StoredEvent) -> None:
    names = tuple(table.seats[seat].name for seat in event.seats)
    table.kicked[stored.secret.person] = SentAway(event.seats, names)
    for seat in event.seats:
        leave(table, seat)


@change.register
def kick_undone(event: KickUndone, table: Table, stored: StoredEvent) -> None:
    person = stored.secret.person
    del table.kicked[person]
    for seat, name in zip(event.seats, event.names, strict=True):
        take(table, seat, name, person)


@change.register
def link_renewed(event: LinkRenewed, table: Table, stored: StoredEvent) -> None:
    """Whoever only has the old link is gone, and their requests with them."""
    table.key = stored.secret.key
    if table.phase == "running":
        table.running.requests = {}


@change.register
def host_passed(event: HostPassed, table: Table, stored: StoredEvent) -> None:
    table.host = stored.secret.person


@change.register
def table_closed(event: TableClosed, table: Table, stored: StoredEvent) -> None:
    table.phase = "closed"


# The game


@change.register
def seed_committed(event: SeedCommitted, table: Table, stored: StoredEvent) -> None:
    table.hash = event.hash


@change.register
def game_started(event: GameStarted, table: Table, stored: StoredEvent) -> None:
    check_seed(stored.secret.seed, table.hash, event.number)
    rules = event.rules or table.rules
    check_rules(table.game, rules)
    table.phase = "running"
    table.games = event.number
    table.seed = ""
    table.rematch = frozenset()
    table.abandoning = frozenset()
    for seat in table.seats:
        seat.holders = frozenset({seat.person} - {""})
    table.in_play = GameInPlay(table.game, len(table.seats), table.options, stored.secret.seed, rules)
    table.in_play.begin(stored.sequence, stored.time, seats_of_bots(table))


def check_seed(seed: str, published: str, number: int) -> None:
    """Check that a seed is the one whose hash all players saw before the deal."""
    if commitment(seed) != published:
        raise CannotFold(Phrase("unreadable-seed", {"number": number}))


def played(event: Played, table: Table, stored: StoredEvent, result: MoveResult | None) -> None:
    running = table.running
    missed = missed_by(event, running, stored.time)
    entry = MoveEntry(stored.sequence, event.seat, stored.secret.move, event.move is None, player=event.player)
    running.make(entry, stored.time, result)
    running.missed = missed or running.missed
    table.abandoning = frozenset()


def missed_by(event: Played, running: GameInPlay, time: int) -> Missed | None:
    """The chance to interrupt that passes by a move of the clock."""
    window = running.window()
    if event.player != "clock" or window is None:
        return None
    return Missed(event.seat, running.position, running.since[event.seat] + window if window else time)


def signalled(event: Signalled, table: Table, stored: StoredEvent, result: MoveResult | None) -> None:
    entry = MoveEntry(stored.sequence, event.seat, stored.secret.move, event.move is None, is_signal=True)
    table.running.make(entry, stored.time, result)


@change.register
def move_taken_back(event: MoveTakenBack, table: Table, stored: StoredEvent) -> None:
    table.running.take_back(event.sequence, stored.sequence, stored.time)


@change.register
def game_ended(event: GameEnded, table: Table, stored: StoredEvent) -> None:
    end(table, event.seed)


@change.register
def game_abandoned(event: GameAbandoned, table: Table, stored: StoredEvent) -> None:
    end(table, event.seed)


def end(table: Table, seed: str) -> None:
    if seed:
        check_seed(seed, table.hash, table.games)
    table.phase = "over"
    table.seed = seed
    table.abandoning = frozenset()
    table.running.warned = None
    table.running.requests = {}


@change.register
def abandon_proposed(event: AbandonProposed, table: Table, stored: StoredEvent) -> None:
    person = frozenset({stored.secret.person})
    table.abandoning = table.abandoning | person if event.agreed else table.abandoning - person


@change.register
def rematch_offered(event: RematchOffered, table: Table, stored: StoredEvent) -> None:
    table.rematch |= {stored.secret.person}


@change.register
def rematch_declined(event: RematchDeclined, table: Table, stored: StoredEvent) -> None:
    table.rematch = frozenset()


@change.register
def showing_agreed(event: ShowingAgreed, table: Table, stored: StoredEvent) -> None:
    person = frozenset({stored.secret.person})
    table.showing = table.showing | person if event.agreed else table.showing - person


# Talk


@change.register
def text_said(event: TextSaid, table: Table, stored: StoredEvent) -> None:
    table.texts += 1


@change.register
def reacted(event: Reacted, table: Table, stored: StoredEvent) -> None:
    table.texts += 1


@change.register
def muted(event: Muted, table: Table, stored: StoredEvent) -> None:
    person = frozenset({stored.secret.person})
    table.muted = table.muted | person if event.muted else table.muted - person


@change.register
def pace_set(event: PaceSet, table: Table, stored: StoredEvent) -> None:
    table.settings = msgspec.structs.replace(table.settings, pace=event.pace)


@change.register
def warning_called(event: WarningCalled, table: Table, stored: StoredEvent) -> None:
    table.running.warned = Warned(event.seat, event.team)
    table.running.votes = {}
    table.running.warnings += 1


@change.register
def warning_answered(event: WarningAnswered, table: Table, stored: StoredEvent) -> None:
    warned = table.running.warned
    is_open = warned is not None and not event.admitted and not event.by_host
    table.running.warned = Warned(warned.seat, warned.team, is_denied=True) if warned and is_open else None


@change.register
def warning_voted(event: WarningVoted, table: Table, stored: StoredEvent) -> None:
    table.running.votes[stored.secret.person] = stored.secret.vote


@change.register
def warning_decided(event: WarningDecided, table: Table, stored: StoredEvent) -> None:
    table.running.warned = None


# Time


@change.register
def person_left(event: PersonLeft, table: Table, stored: StoredEvent) -> None:
    table.absent[stored.secret.person] = stored.time


@change.register
def person_returned(event: PersonReturned, table: Table, stored: StoredEvent) -> None:
    """Who is back keeps their seats: the requests for them end."""
    table.absent.pop(stored.secret.person, None)
    if table.phase == "running":
        for seat in table.seats_of(stored.secret.person):
            table.running.drop_requests(seat, stored.secret.person)


@change.register
def nudged(event: Nudged, table: Table, stored: StoredEvent) -> None:
    table.running.nudged.add(event.seat)


@change.register
def time_ran_out(event: TimeRanOut, table: Table, stored: StoredEvent) -> None:
    table.running.late.add(event.seat)
    table.running.since[event.seat] = stored.time


@change.register
def bot_stood_in(event: BotStoodIn, table: Table, stored: StoredEvent) -> None:
    hand_over(table, event.seat, event.level, stored.time)


@change.register
def handed_back(event: HandedBack, table: Table, stored: StoredEvent) -> None:
    hand_over(table, event.seat, None, stored.time)


def hand_over(table: Table, seat: int, bot: Level | None, time: int) -> None:
    """Another hand plays here, a bot's or the person's own, and has all the time of a turn."""
    table.seats[seat].bot = bot
    if table.phase == "running":
        table.running.bots = seats_of_bots(table)
        table.running.restart(seat)
        table.running.wait(time)


def seats_of_bots(table: Table) -> frozenset[int]:
    return frozenset(number for number, seat in enumerate(table.seats) if seat.bot is not None)
