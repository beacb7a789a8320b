"""Free text and names at a table, and who may write.

The signals of a game are made like moves; see `playing`. What advice costs is in `advice`.
"""

from seriatim.table.commands import Mute, React, Say
from seriatim.table.events import Muted, Reacted, TextSaid
from seriatim.table.names import distinct, tidied_name
from seriatim.table.refusals import (
    Context,
    Happenings,
    of_person,
    public,
    refuse,
    require_host,
    require_own_seat,
    require_person_at,
)
from seriatim.table.settings import LONGEST_NAME, LONGEST_TEXT, MOST_TEXTS
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
    return name_unlike_others(table, seat, tidy)


def name_unlike_others(table: Table, seat: int, name: str) -> str:
    """The name, with a number if another seat has one that looks like it."""
    return distinct(name, [place.name for number, place in enumerate(table.seats) if number != seat])


def say(table: Table, command: Say, context: Context) -> Happenings:
    """Write text: while a game runs anything, anything but numbers, or nothing (TG-19, QE-10, SQ-21)."""
    require_talk(table, command.seat, context.by)
    text = text_in_order(command.text)
    if table.talk() == "guarded":
        refuse_numbers(table, text)
    require_few_texts(table)
    yield public(TextSaid(command.seat, text))


def react(table: Table, command: React, context: Context) -> Happenings:
    """React in one of a few ways, where text is possible: they say no more than text without numbers may."""
    require_talk(table, command.seat, context.by)
    require_few_texts(table)
    yield public(Reacted(command.seat, command.reaction))


def require_talk(table: Table, seat: int, person: str) -> None:
    require_own_seat(table, seat, person)
    if person in table.muted:
        refuse("is-muted")
    if table.settings.text == "off":
        refuse("text-is-off")
    if table.talk() == "silent":
        refuse("no-free-text", rule=table.game.talk_rule)


def require_few_texts(table: Table) -> None:
    if table.texts >= MOST_TEXTS:
        refuse("table-is-worn")


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
