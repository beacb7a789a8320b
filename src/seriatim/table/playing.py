"""Moves at a table: by persons, by bots, by the clock and by the table itself; and moves that are taken back."""

from seriatim.games.game import NotAMove
from seriatim.kit.state import TABLE
from seriatim.table.asking import (
    Asked,
    Happening,
    Happenings,
    Refused,
    need_own_seat,
    need_running,
    need_seat,
    open_to_all,
    refuse,
)
from seriatim.table.commands import BotPlay, Play, TakeBack
from seriatim.table.ending import ended
from seriatim.table.events import HandedBack, MoveTakenBack, Played, Player, SeatTaken, Signalled
from seriatim.table.match import Match, MoveResult
from seriatim.table.settings import LONGEST_MOVE, MOST_CREDIT, MOST_SIGNALS
from seriatim.table.stored import Secret
from seriatim.table.table import Table
from seriatim.table.take_back import last_move, objection_to_take_back

RECEIPT_TIME = 5_000
"""Milliseconds after a missed chance in which a late move learns by how much it was late."""


def play(table: Table, command: Play, asked: Asked) -> Happenings:
    """A person moves at a seat of their own; a bot that plays there steps back."""
    need_running(table)
    need_own_seat(table, command.seat, asked.by)
    match = table.running
    action = action_of(match, command.seat, command.move)
    refuse_lateness(match, command, asked)
    refuse_against_rules(match, command.seat, action)
    yield from bot_steps_back(table, command.seat)
    yield from made(table, command.seat, action, "person")


def bot_steps_back(table: Table, number: int) -> Happenings:
    """A person plays at a seat of their own again, if a bot has played there for them."""
    seat = table.seats[number]
    if seat.bot is not None:
        yield open_to_all(SeatTaken(number) if seat.is_given else HandedBack(number))


def bot_play(table: Table, command: BotPlay, asked: Asked) -> Happenings:
    """A bot's move counts only if nothing has been shown since it looked, and if it is still to play there."""
    need_running(table)
    need_seat(table, command.seat)
    match = table.running
    if table.bot_at(command.seat) is None:
        refuse("not-a-bots-seat")
    if command.at < match.position:
        refuse("bot-moved-on")
    move = command.move
    action = move if isinstance(move, int) else action_of(match, command.seat, move)
    refuse_against_rules(match, command.seat, action)
    yield from made(table, command.seat, action, "bot")


def lapsed(table: Table, seat: int) -> Happenings:
    """What the game does for a seat whose time is up."""
    match = table.running
    yield from made(table, seat, int(match.state.default_action(seat)), "clock")


def table_rules(table: Table, team: int) -> Happenings:
    """The table's own move against a team, if there is one now."""
    action = table.running.game.ruling(table.running.state, team)
    if action is not None:
        yield from made(table, int(TABLE), action, "table")


def action_of(match: Match, seat: int, move: str) -> int:
    try:
        return int(match.game.read_move(match.state, seat, move[:LONGEST_MOVE]))
    except NotAMove as error:
        raise Refused("not-a-move", error.phrase) from None


def refuse_against_rules(match: Match, seat: int, action: int) -> None:
    reason = match.state.objection(seat, action)
    if reason is not None:
        raise Refused(reason, match.game.refusal(reason))
    if action in match.state.signals(seat) and match.signals.get(seat, 0) >= MOST_SIGNALS:
        refuse("too-many-signals")


def made(table: Table, seat: int, action: int, player: Player) -> Happenings:
    """A legal move or signal, as the others hear it; and the end of the game, if it is one."""
    match = table.running
    result = match.result_of(seat, action)
    move = match.game.write_move(match.state, seat, action)
    kind = Signalled if action in match.state.signals(seat) else Played
    yield Happening(kind(seat, open_move(match, seat, result, move), player), Secret(move=move), result)
    yield from ended(table, result.state)


def open_move(match: Match, seat: int, result: MoveResult, move: str) -> str | None:
    """The text of a move as the others hear it; None while it is secret."""
    if result.heard is None:
        return None
    return move if result.heard == result.action else match.game.write_move(match.state, seat, result.heard)


# A chance to interrupt (CI-6)


def credit(delay: int) -> int:
    """How much of a connection's measured delay is credited."""
    return max(0, min(delay, MOST_CREDIT))


def refuse_lateness(match: Match, command: Play, asked: Asked) -> None:
    """A move for a window that has closed gets a receipt: by how many milliseconds it came too late."""
    window = match.window()
    sent = asked.now - credit(asked.delay)
    if window and command.seat in match.since and sent > match.since[command.seat] + window:
        refuse("too-late", late=sent - match.since[command.seat] - window)
    missed = match.missed
    if missed is None or missed.seat != command.seat or command.at is None:
        return
    is_meant = missed.position <= command.at < match.position
    if is_meant and asked.now < missed.due + RECEIPT_TIME:
        refuse("too-late", late=max(1, sent - missed.due))


# Taking back


def take_back(table: Table, command: TakeBack, asked: Asked) -> Happenings:
    """By the mover, where the table allows it, and only while nothing new has been shown."""
    need_running(table)
    need_own_seat(table, command.seat, asked.by)
    if not table.may_take_back():
        refuse("no-take-backs")
    reason = objection_to_take_back(table.running, command.seat)
    last = last_move(table.running, command.seat)
    if reason is not None or last is None:
        refuse(reason or "nothing-to-take-back")
    yield open_to_all(MoveTakenBack(command.seat, last.sequence))
