"""The whole table as one seat sees it: made by naming what may be seen, never by leaving out what may not."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from seriatim.games.game import Phrase, Value
from seriatim.kit.state import SPECTATOR
from seriatim.table.advice import teams_to_warn
from seriatim.table.clock import Deadline, deadlines
from seriatim.table.match import Line, Warned
from seriatim.table.settings import Level, Settings
from seriatim.table.table import Phase, Table
from seriatim.table.take_back import FEW_WORLDS, objection_to_take_back


class Plate(msgspec.Struct, frozen=True, omit_defaults=True):
    """What stands before a seat. `bot` plays there: for itself, or for a person who is `away` or has `given` it."""

    name: str
    bot: Level | None
    is_free: bool = False
    is_mine: bool = False
    is_host: bool = False
    is_ready: bool = False
    is_away: bool = False
    is_given: bool = False
    is_muted: bool = False
    would_stop: bool = False
    would_play_again: bool = False
    would_show: bool = False


class Board(msgspec.Struct, frozen=True):
    """The game as the seat sees it, what it may do, what has been done, and whom the game waits for.

    `view` and `choices` are the game's own; see its `view.py`. After the end, and not before, `ending` tells how it
    ended, `scores` in numbers (more is better) and `winners` by seats; the whole record is open elsewhere. Where
    advice has a price (SQ-21), `warned` is the team that has to answer for it, `to_warn` those that the seat may warn.
    """

    view: msgspec.Struct
    choices: Sequence[msgspec.Struct]
    lines: Sequence[Line]
    awaited: Sequence[int]
    deadlines: Sequence[Deadline]
    position: int
    may_take_back: bool
    warned: Warned | None
    to_warn: Sequence[int]
    ending: Phrase | None
    scores: Sequence[float]
    winners: Sequence[int]


class Hands(msgspec.Struct, frozen=True):
    """All hands as they were so many moves ago: what each seat saw then, in the order of the seats."""

    late_by: int
    views: Sequence[msgspec.Struct]


class Picture(msgspec.Struct, frozen=True):
    """A table, seen from a seat or by a spectator (-2), after the event with this number.

    `hands` is for who has no seat, while a game runs and all who play agree.
    """

    sequence: int
    time: int
    phase: Phase
    seat: int
    game: str
    options: Mapping[str, Value]
    settings: Settings
    daily: str
    number: int
    hash: str
    seed: str
    plates: Sequence[Plate]
    talk: str
    board: Board | None
    hands: Hands | None


class Scene(msgspec.Struct, frozen=True):
    """What all who look at a table see alike, so that it is made once for all of them."""

    plates: Sequence[Plate]
    talk: str
    lines: Sequence[Line]
    awaited: Sequence[int]
    deadlines: Sequence[Deadline]


def scene(table: Table, first: int = 0) -> Scene:
    """The table as everybody sees it; of the moves in words those from the event with this number on."""
    match = table.match
    return Scene(
        plates=[plate(table, number) for number in range(len(table.seats))],
        talk=table.talk(),
        lines=[line for line in match.lines if line.sequence >= first] if match is not None else [],
        awaited=sorted(table.running.since) if table.phase == "running" else [],
        deadlines=deadlines(table) if table.phase == "running" else [],
    )


def picture(table: Table, person: str, seat: int, seen: Scene | None = None) -> Picture:
    """What a person may see at a seat; if it is not their own, what everybody sees."""
    seen = seen or scene(table)
    own = table.seats_of(person)
    looker = seat if seat in own else int(SPECTATOR)
    return Picture(
        sequence=table.sequence,
        time=table.time,
        phase=table.phase,
        seat=looker,
        game=table.name_of_game,
        options=table.options,
        settings=table.settings,
        daily=table.daily,
        number=table.games,
        hash=table.hash,
        seed=table.seed,
        plates=with_own(seen.plates, own),
        talk=seen.talk,
        board=board(table, looker, seen) if table.match is not None else None,
        hands=hands(table) if may_see_hands(table, person) else None,
    )


def may_see_hands(table: Table, person: str) -> bool:
    """Only who has no seat, at any page: whoever plays sees the game from their seats and no other."""
    return table.phase == "running" and not table.seats_of(person) and table.shows_hands()


def hands(table: Table) -> Hands | None:
    """Late by a round at least, so that nothing of the present one is told: no bid, no pick that is still closed."""
    match = table.running
    late_by = max(table.settings.late_by, match.seats)
    state = match.late_state(late_by)
    if state is None:
        return None
    return Hands(late_by, [match.game.view(state.sight(seat), seat) for seat in range(match.seats)])


def plates(table: Table, person: str) -> list[Plate]:
    """What stands before the seats, as a person reads it."""
    return with_own([plate(table, number) for number in range(len(table.seats))], table.seats_of(person))


def with_own(read: Sequence[Plate], own: Sequence[int]) -> list[Plate]:
    return [replace(one, is_mine=True) if number in own else one for number, one in enumerate(read)]


def plate(table: Table, number: int) -> Plate:
    """A seat's plate, as somebody reads it to whom it does not belong."""
    seat = table.seats[number]
    holder = seat.person
    return Plate(
        name=seat.name,
        bot=seat.bot,
        is_free=seat.is_free(),
        is_host=holder != "" and holder == table.host,
        is_ready=seat.is_ready,
        is_away=holder in table.absent,
        is_given=seat.is_given,
        is_muted=holder in table.muted,
        would_stop=holder in table.abandoning,
        would_play_again=holder in table.rematch,
        would_show=holder in table.showing,
    )


def board(table: Table, looker: int, seen: Scene) -> Board:
    match = table.running
    sight = match.state.sight(looker)
    is_running = table.phase == "running"
    is_played_out = match.state.outcome() != ""
    may_undo = is_running and table.may_take_back() and objection_to_take_back(match, looker, FEW_WORLDS) is None
    return Board(
        view=match.game.view(sight, looker),
        choices=match.game.choices(sight, looker) if is_running and looker >= 0 else [],
        lines=seen.lines,
        awaited=seen.awaited,
        deadlines=seen.deadlines,
        position=match.position,
        may_take_back=may_undo,
        warned=match.warned,
        to_warn=teams_to_warn(match, looker) if is_running else [],
        ending=match.game.ending(match.state) if is_played_out else None,
        scores=list(match.state.scores()) if is_played_out else [],
        winners=list(match.state.winners()) if is_played_out else [],
    )
