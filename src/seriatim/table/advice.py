"""Advice and its price (SQ-21): who may call a warning, and who decides it.

The warned team admits or denies. What it denies is decided by a host who does not play; else by a vote of those who
play in neither team. A host who plays judges nobody. Where nobody is left to decide, the denial stands.
"""

from typing import Literal

from seriatim.table.commands import AnswerWarning, CallWarning
from seriatim.table.events import WarningAnswered, WarningCalled, WarningDecided, WarningVoted
from seriatim.table.game_in_play import Warned
from seriatim.table.playing import ruling_events
from seriatim.table.refusals import Context, Happening, Happenings, public, refuse, require_own_seat, require_running
from seriatim.table.settings import MOST_WARNINGS
from seriatim.table.stored_events import Secret
from seriatim.table.table import Table

Part = Literal["", "team", "judge", "caller"]
"""What somebody may say about a warning: the warned team admits or denies, judges decide, who called may drop it."""


def objection_to_warning(table: Table, seat: int, team: int) -> str | None:
    """Why the seat may not warn the team now, as a key; None: it may. Only one warning is open at a time."""
    running = table.running
    if running.game.ruling(running.state, team) is None:
        return "no-such-team"
    if team_of(table, seat) == team:
        return "team-not-to-warn"
    if not members(table, team):
        return "bots-advise-nobody"
    if running.warned is not None:
        return "warned-already"
    return "too-many-warnings" if running.warnings >= MOST_WARNINGS else None


def teams_to_warn(table: Table, seat: int) -> list[int]:
    """The teams that the seat may warn now; none for a spectator."""
    if seat < 0 or not table.running.game.rules_on_advice:
        return []
    teams = sorted({team_of(table, other) for other in range(table.running.seats)})
    return [team for team in teams if objection_to_warning(table, seat, team) is None]


def call_warning(table: Table, command: CallWarning, context: Context) -> Happenings:
    """Warn another team, as long as no warning is open."""
    require_running(table)
    require_own_seat(table, command.seat, context.by)
    objection = objection_to_warning(table, command.seat, command.team)
    if objection is not None:
        refuse(objection)
    yield public(WarningCalled(command.seat, command.team))


def answer_warning(table: Table, command: AnswerWarning, context: Context) -> Happenings:
    """Admit or deny, decide, vote or drop, each by those who may. Where it is admitted or upheld the table rules."""
    require_running(table)
    warned = table.running.warned
    if warned is None:
        refuse("nobody-warned")
    part = part_of(table, warned, context.by)
    if part == "team":
        yield from answer_of_team(table, warned, command.admitted)
    elif part == "judge" and not host_plays(table):
        yield from decision(table, warned, command.admitted)
    elif part == "judge":
        yield from vote(table, warned, context.by, command.admitted)
    elif part == "caller" and not command.admitted:
        yield from decision(table, warned, upheld=False)
    else:
        refuse("not-the-warned-team")


def answer_of_team(table: Table, warned: Warned, admitted: bool) -> Happenings:
    if admitted or not warned.is_denied:
        yield public(WarningAnswered(warned.team, admitted))
    if admitted:
        yield from ruling_events(table, warned.team)
    elif not judges(table, warned):
        yield from decision(table, warned, upheld=False)


def vote(table: Table, warned: Warned, person: str, upheld: bool) -> Happenings:
    """Vote once. The majority decides, as soon as it is certain or all who are present have voted; a tie is no."""
    votes = table.running.votes
    if person in votes:
        return
    yield Happening(WarningVoted(table.seats_of(person)), Secret(person=person, vote=upheld))
    votes = {**votes, person: upheld}
    voters = judges(table, warned)
    said_yes, said_no = list(votes.values()).count(True), list(votes.values()).count(False)
    is_certain = 2 * said_yes > len(voters) or 2 * said_no >= len(voters)
    if is_certain or not (voters & set(table.present())) - votes.keys():
        yield from decision(table, warned, upheld=said_yes > said_no)


def decision(table: Table, warned: Warned, upheld: bool) -> Happenings:
    yield public(WarningDecided(warned.team, upheld))
    if upheld:
        yield from ruling_events(table, warned.team)


# Who may say what


def part_of(table: Table, warned: Warned, person: str) -> Part:
    """The part that a person has in a warning."""
    if person in members(table, warned.team):
        return "team"
    if person in judges(table, warned):
        return "judge"
    return "caller" if person in members(table, team_of(table, warned.seat)) else ""


def judges(table: Table, warned: Warned) -> frozenset[str]:
    """Who decides what the warned team denies: a host who does not play; else everybody who plays in neither team."""
    if not host_plays(table):
        return frozenset({table.host})
    return frozenset(table.persons()) - members(table, warned.team) - members(table, team_of(table, warned.seat))


def host_plays(table: Table) -> bool:
    """Whether the host has a seat in this game, or had one: who stands up has still played."""
    return any(table.host in seat.holders for seat in table.seats)


def members(table: Table, team: int) -> frozenset[str]:
    """The persons who have a seat in a team."""
    seats = [seat for number, seat in enumerate(table.seats) if team_of(table, number) == team]
    return frozenset(seat.person for seat in seats if seat.person)


def team_of(table: Table, seat: int) -> int:
    return int(table.running.game.team_of(table.running.state, seat))


def part_to_offer(table: Table, person: str) -> Part:
    """What a person should be asked about the open warning: nothing once they have answered or voted."""
    warned = table.running.warned
    if warned is None or table.phase != "running":
        return ""
    part = part_of(table, warned, person)
    has_answered = (part == "team" and warned.is_denied) or (part == "judge" and person in table.running.votes)
    return "" if has_answered else part
