"""Moves at a table: by persons, by bots, by the clock and by the table itself; and moves that are taken back."""

from seriatim.games.game import NotAMove
from seriatim.kit.state import TABLE
from seriatim.table.commands import BotPlay, Play, TakeBack
from seriatim.table.events import HandedBack, MoveTakenBack, Played, Player, SeatTaken, Signalled
from seriatim.table.game_end import ended
from seriatim.table.game_in_play import GameInPlay, MoveResult
from seriatim.table.refusals import (
    CommandRefused,
    Context,
    Happening,
    Happenings,
    public,
    refuse,
    require_own_seat,
    require_running,
    require_seat,
)
from seriatim.table.settings import LONGEST_MOVE, MOST_CREDIT, MOST_SIGNALS
from seriatim.table.stored_events import Secret
from seriatim.table.table import Table
from seriatim.table.take_back import last_move, objection_to_take_back

RECEIPT_TIME = 5_000
"""Milliseconds after a missed chance in which a late move learns by how much it was late."""


def play(table: Table, command: Play, context: Context) -> Happenings:
    """A person moves or signals at a seat of their own. A bot that plays there hands the seat back."""
    require_running(table)
    require_own_seat(table, command.seat, context.by)
    running = table.running
    action = action_of(running, command.seat, command.move)
    refuse_lateness(running, command, context)
    refuse_against_rules(running, command.seat, action)
    yield from bot_steps_back(table, command.seat)
    yield from move_events(table, command.seat, action, "person")


def bot_steps_back(table: Table, number: int) -> Happenings:
    """The event by which a bot hands a seat back to its person, if a bot plays there."""
    seat = table.seats[number]
    if seat.bot is not None:
        yield public(SeatTaken(number) if seat.is_given else HandedBack(number))


def bot_play(table: Table, command: BotPlay, context: Context) -> Happenings:
    """A bot moves. Refused if anything new was shown since it looked, or if no bot plays there any more."""
    require_running(table)
    require_seat(table, command.seat)
    running = table.running
    if table.bot_at(command.seat) is None:
        refuse("not-a-bots-seat")
    if command.at < running.position:
        refuse("bot-moved-on")
    move = command.move
    action = move if isinstance(move, int) else action_of(running, command.seat, move)
    refuse_against_rules(running, command.seat, action)
    yield from move_events(table, command.seat, action, "bot")


def default_move(table: Table, seat: int) -> Happenings:
    """The move that the game makes for a seat whose time is up."""
    running = table.running
    yield from move_events(table, seat, int(running.state.default_action(seat)), "clock")


def ruling_events(table: Table, team: int) -> Happenings:
    """The table's own move against a team, if there is one now."""
    action = table.running.game.ruling(table.running.state, team)
    if action is not None:
        yield from move_events(table, int(TABLE), action, "table")


def action_of(running: GameInPlay, seat: int, move: str) -> int:
    try:
        return int(running.game.read_move(running.state, seat, move[:LONGEST_MOVE]))
    except NotAMove as error:
        raise CommandRefused("not-a-move", error.phrase) from None


def refuse_against_rules(running: GameInPlay, seat: int, action: int) -> None:
    reason = running.state.objection(seat, action)
    if reason is not None:
        raise CommandRefused(reason, running.game.refusal(reason))
    if action in running.state.signals(seat) and running.signals.get(seat, 0) >= MOST_SIGNALS:
        refuse("too-many-signals")


def move_events(table: Table, seat: int, action: int, player: Player) -> Happenings:
    """The events of a legal move or signal: the move, and the end of the game if it ends it."""
    running = table.running
    result = running.result_of(seat, action)
    move = running.game.write_move(running.state, seat, action)
    kind = Signalled if action in running.state.signals(seat) else Played
    yield Happening(kind(seat, open_move(running, seat, result, move), player), Secret(move=move), result)
    yield from ended(table, result.state)


def open_move(running: GameInPlay, seat: int, result: MoveResult, move: str) -> str | None:
    """The text of a move as the others hear it; None while it is secret."""
    if result.heard is None:
        return None
    return move if result.heard == result.action else running.game.write_move(running.state, seat, result.heard)


# A chance to interrupt (CI-6)


def credit(delay: int) -> int:
    """The part of a connection's measured delay that is credited, in ms."""
    return max(0, min(delay, MOST_CREDIT))


def refuse_lateness(running: GameInPlay, command: Play, context: Context) -> None:
    """Refuse a move for a window that has closed, and say by how many milliseconds it came too late."""
    window = running.window()
    sent = context.now - credit(context.delay)
    if window and command.seat in running.since and sent > running.since[command.seat] + window:
        refuse("too-late", late=sent - running.since[command.seat] - window)
    missed = running.missed
    if missed is None or missed.seat != command.seat or command.at is None:
        return
    is_meant = missed.position <= command.at < running.position
    if is_meant and context.now < missed.due + RECEIPT_TIME:
        refuse("too-late", late=max(1, sent - missed.due))


# Taking back


def take_back(table: Table, command: TakeBack, context: Context) -> Happenings:
    """Take back one's last move, where the table allows it and nothing new has been shown."""
    require_running(table)
    require_own_seat(table, command.seat, context.by)
    if not table.may_take_back():
        refuse("no-take-backs")
    reason = objection_to_take_back(table.running, command.seat)
    last = last_move(table.running, command.seat)
    if reason is not None or last is None:
        refuse(reason or "nothing-to-take-back")
    yield public(MoveTakenBack(command.seat, last.sequence))
