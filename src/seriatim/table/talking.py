"""What is said at a table: free text and the names on the seats, who may write, and warnings where advice has a price.

What a game lets its players say in its own words is a move like any other; see `playing`.
"""

from seriatim.table.advice import objection_to_warning
from seriatim.table.asking import (
    Asked,
    Happenings,
    need_host,
    need_own_seat,
    need_person_at,
    need_running,
    of_person,
    open_to_all,
    refuse,
)
from seriatim.table.commands import AnswerWarning, CallWarning, Mute, Say
from seriatim.table.events import Muted, TextSaid, WarningAnswered, WarningCalled
from seriatim.table.match import Warned
from seriatim.table.playing import table_rules
from seriatim.table.settings import LONGEST_NAME, LONGEST_TEXT, MOST_TEXTS
from seriatim.table.table import Table
from seriatim.table.talk_guard import is_unreadable, number_in, tidied

# Names and text


def name_in_order(table: Table, name: str) -> str:
    """A name as it is shown: one line, not too long, and without a number while a game runs that keeps them secret."""
    tidy = tidied(name)
    if not tidy or len(tidy) > LONGEST_NAME or is_unreadable(tidy):
        refuse("bad-name", longest=LONGEST_NAME)
    if table.phase == "running" and table.talk() != "free":
        refuse_numbers(table, tidy)
    return tidy


def say(table: Table, command: Say, asked: Asked) -> Happenings:
    """As much as the game allows: anything, anything but numbers, or nothing while it runs (TG-19, QE-10, SQ-21)."""
    need_own_seat(table, command.seat, asked.by)
    if asked.by in table.muted:
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
    yield open_to_all(TextSaid(command.seat, text))


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


def mute(table: Table, command: Mute, asked: Asked) -> Happenings:
    need_host(table, asked.by)
    person = need_person_at(table, command.seat)
    yield of_person(Muted(table.seats_of(person), command.muted), person)


# Advice and its price (SQ-21)


def call_warning(table: Table, command: CallWarning, asked: Asked) -> Happenings:
    """Any seat of another team may call one, as long as none is open."""
    need_running(table)
    need_own_seat(table, command.seat, asked.by)
    objection = objection_to_warning(table.running, command.seat, command.team)
    if objection is not None:
        refuse(objection)
    yield open_to_all(WarningCalled(command.seat, command.team))


def answer_warning(table: Table, command: AnswerWarning, asked: Asked) -> Happenings:
    """The team may admit it, and the host may decide it; then the table rules, if there is still something to pay."""
    need_running(table)
    warned = table.running.warned
    if warned is None:
        refuse("nobody-warned")
    by_host = asked.by == table.host
    if not by_host and not is_of_team(table, warned, asked.by):
        refuse("not-the-warned-team")
    yield open_to_all(WarningAnswered(warned.team, command.admitted, by_host))
    if command.admitted:
        yield from table_rules(table, warned.team)


def is_of_team(table: Table, warned: Warned, person: str) -> bool:
    match = table.running
    return any(match.game.team_of(match.state, seat) == warned.team for seat in table.seats_of(person))
