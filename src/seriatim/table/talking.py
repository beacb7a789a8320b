"""Free text and names at a table, who may write, and warnings where advice has a price (SQ-21).

The signals of a game are made like moves; see `playing`.
"""

from seriatim.table.commands import AnswerWarning, CallWarning, Mute, Say
from seriatim.table.events import Muted, TextSaid, WarningAnswered, WarningCalled
from seriatim.table.game_in_play import GameInPlay, Warned
from seriatim.table.names import distinct, tidied_name
from seriatim.table.playing import ruling_events
from seriatim.table.refusals import (
    Context,
    Happenings,
    of_person,
    public,
    refuse,
    require_host,
    require_own_seat,
    require_person_at,
    require_running,
)
from seriatim.table.settings import LONGEST_NAME, LONGEST_TEXT, MOST_TEXTS, MOST_WARNINGS
from seriatim.table.table import Table
from seriatim.table.talk_guard import is_unreadable, number_in, tidied

# Names and text


def name_in_order(table: Table, seat: int, name: str) -> str:
    """A name as it is shown at a seat: visible, not too long, and unlike all others at the table.

    It has no numbers while a game runs that keeps them secret, but for the one that makes it unlike another.
    """
    tidy = tidied_name(name)
    if tidy is None:
        refuse("bad-name", longest=LONGEST_NAME)
    if table.phase == "running" and table.talk() != "free":
        refuse_numbers(table, tidy)
    return distinct(tidy, [place.name for number, place in enumerate(table.seats) if number != seat])


def say(table: Table, command: Say, context: Context) -> Happenings:
    """Write text: while a game runs anything, anything but numbers, or nothing (TG-19, QE-10, SQ-21)."""
    require_own_seat(table, command.seat, context.by)
    if context.by in table.muted:
        refuse("is-muted")
    if table.settings.text == "off":
        refuse("text-is-off")
    if table.talk() == "silent":
        refuse("no-free-text", rule=table.game.talk_rule)
    text = text_in_order(command.text)
    if table.talk() == "guarded":
        refuse_numbers(table, text)
    if table.texts >= MOST_TEXTS:
        refuse("table-is-worn")
    yield public(TextSaid(command.seat, text))


def text_in_order(text: str) -> str:
    tidy = tidied(text)
    if len(tidy) > LONGEST_TEXT:
        refuse("text-too-long", longest=LONGEST_TEXT)
    if not tidy or is_unreadable(tidy):
        refuse("bad-text")
    return tidy


def refuse_numbers(table: Table, text: str) -> None:
    found = number_in(text)
    if found:
        refuse("no-numbers", found=found[:LONGEST_NAME], rule=table.game.talk_rule)


def mute(table: Table, command: Mute, context: Context) -> Happenings:
    require_host(table, context.by)
    person = require_person_at(table, command.seat)
    yield of_person(Muted(table.seats_of(person), command.muted), person)


# Advice and its price (SQ-21)


def objection_to_warning(running: GameInPlay, seat: int, team: int) -> str | None:
    """Why the seat may not warn the team now, as a key; None: it may. Only one warning is open at a time."""
    if running.game.ruling(running.state, team) is None:
        return "no-such-team"
    if running.game.team_of(running.state, seat) == team:
        return "team-not-to-warn"
    if running.warned is not None:
        return "warned-already"
    return "too-many-warnings" if running.warnings >= MOST_WARNINGS else None


def teams_to_warn(running: GameInPlay, seat: int) -> list[int]:
    """The teams that the seat may warn now; none for a spectator."""
    if seat < 0 or not running.game.rules_on_advice:
        return []
    teams = sorted({running.game.team_of(running.state, other) for other in range(running.seats)})
    return [team for team in teams if objection_to_warning(running, seat, team) is None]


def call_warning(table: Table, command: CallWarning, context: Context) -> Happenings:
    """Warn another team, as long as no warning is open."""
    require_running(table)
    require_own_seat(table, command.seat, context.by)
    objection = objection_to_warning(table.running, command.seat, command.team)
    if objection is not None:
        refuse(objection)
    yield public(WarningCalled(command.seat, command.team))


def answer_warning(table: Table, command: AnswerWarning, context: Context) -> Happenings:
    """The warned team admits or denies; the host decides. If it was admitted, the table makes its ruling."""
    require_running(table)
    warned = table.running.warned
    if warned is None:
        refuse("nobody-warned")
    by_host = context.by == table.host
    if not by_host and not is_of_team(table, warned, context.by):
        refuse("not-the-warned-team")
    yield public(WarningAnswered(warned.team, command.admitted, by_host))
    if command.admitted:
        yield from ruling_events(table, warned.team)


def is_of_team(table: Table, warned: Warned, person: str) -> bool:
    running = table.running
    return any(running.game.team_of(running.state, seat) == warned.team for seat in table.seats_of(person))
