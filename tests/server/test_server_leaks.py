"""Nothing hidden leaks over the wire: two truths that look the same to a seat send its page the same bytes (ALL-6).

Everything that a page can be sent is looked at, over whole games: the table, what happens and what was missed; what is
refused, whatever is asked; what the clock will do; and what can be read over HTTP. That a leak would be found is tested
by making one.
"""

from collections import deque
from collections.abc import Callable, Iterator
from datetime import date

import msgspec
import pytest

from seriatim.games import GAMES
from seriatim.kit.rng import Rng
from seriatim.kit.seed import quick_rng
from seriatim.kit.state import State
from seriatim.phrase import Phrase
from seriatim.server.clock import Clock
from seriatim.server.http import tables
from seriatim.server.http.errors import Declined
from seriatim.server.http.records import record_text
from seriatim.server.http.tables import listed, table_note
from seriatim.server.live import audience
from seriatim.server.live.audience import Audience
from seriatim.server.live.connection import Connection
from seriatim.server.live.protocol import ENCODER, Ack, Refused
from seriatim.server.store.schema import TableSummary, summary_of
from seriatim.table import commands, playing
from seriatim.table import snapshot as snapshots
from seriatim.table.access import Viewpoint
from seriatim.table.clock import Deadline
from seriatim.table.decide import decide
from seriatim.table.evolve import evolve
from seriatim.table.game_in_play import GameInPlay
from seriatim.table.playing import move_events
from seriatim.table.refusals import CommandRefused
from seriatim.table.settings import Settings
from seriatim.table.snapshot import Board, SeatInfo, SharedParts
from seriatim.table.stored_events import EventForSeat, StoredEvent, event_for
from seriatim.table.table import Table
from tests.contract.cases import lookers, spaced, states
from tests.contract.hidden import HOOKS
from tests.server.transports import BlockedTransport
from tests.table.people import Evening, started
from tests.table.test_leaks import after, doings
from tools.cases import Case

SETTINGS = Settings(nudge=30, limit=60, grace=20, take_backs="on")
MOMENTS = 100
"""Of a longer game, so many are looked at."""
TRUTHS = 4
"""Other truths that are tried until a move is found that looks the same in one."""


def table_at(case: Case, state: State) -> Evening:
    """A table at which the game stands like this, with all clocks running."""
    evening = started(case.game.id, case.seats, SETTINGS, None, **case.options)
    evening.table.running.state = state.copy()
    evening.table.running.wait(evening.now)
    return evening


def person_at(table: Table, looker: int) -> str:
    return table.seats[looker].person if looker >= 0 else "nobody"


# All that a page can be sent


def happenings(evening: Evening, seat: int, action: int, looker: int) -> bytes:
    """What is told when somebody moves: the table before, the event, the same again after a gap, the table after."""
    table = evening.table
    connection = Connection(person_at(table, looker), BlockedTransport(), 0.0)
    connection.seat = looker
    pages, tail = Audience("table", Clock().today), deque(evening.log)
    pages.add(connection, table, None, tail)
    known = table.sequence
    for happening in list(move_events(table, seat, action, "person")):
        stored = StoredEvent(table.sequence + 1, table.time, happening.event, happening.secret)
        evolve(table, stored, happening.result)
        tail.append(stored)
        pages.broadcast(table, [stored])
    pages.add(connection, table, known, tail)
    pages.add(connection, table, None, tail)
    return b"\n".join(connection.outbox)


def requests(table: Table, looker: int) -> Iterator[commands.AnyCommand]:
    """Whatever a person may ask who wants to find something out."""
    for seat in range(len(table.seats)):
        yield from (
            commands.TakeBack(seat),
            commands.Say(seat, "hello"),
            commands.Stand(seat),
            commands.TakeSeat(seat),
            commands.Rename(seat, "Eve"),
            commands.Sit(seat, "Eve"),
        )
        yield from (commands.CallWarning(max(looker, 0), seat), commands.SeatBot(seat, "novice"))
    yield from (
        commands.AnswerWarning(True),
        commands.AnswerWarning(False),
        commands.Abandon(),
        commands.Rematch(),
        commands.Ready(),
        commands.Start(),
        commands.ShowHands(),
        commands.Close(),
    )
    count = int(table.game.action_count)
    for action in range(0, count, max(1, count // 40)):
        yield commands.Play(max(looker, 0), table.game.format(action))


def answers(evening: Evening, looker: int) -> bytes:
    """What the looker hears to each of these: a refusal in words, or an ack and what comes first of it."""
    table, heard = evening.table, []
    for command in requests(table, looker):
        try:
            decision = decide(table, command, person_at(table, looker), evening.now + 1, seed="0" * 64)
        except CommandRefused as refusal:
            heard.append(ENCODER.encode(Refused("id", refusal.reason, refusal.phrase)))
        else:
            heard.append(ENCODER.encode(Ack("id", table.sequence + 1)))
            heard += [ENCODER.encode(event_for(stored, looker)) for stored in decision.events[:1]]
    return b"\n".join(heard)


def over_http(evening: Evening, looker: int) -> bytes:
    """The table's note, its line in a list, and its record, which there is none of while a game runs."""
    table = evening.table
    with pytest.raises(Declined, match="no-such-record"):
        record_text(evening.log, 1, date(2026, 11, 16))
    seen = table_note("table", table, person_at(table, looker))
    return msgspec.json.encode([seen, listed(summary_of("table", table), person_at(table, looker))])


def standing(evening: Evening, looker: int) -> bytes:
    """All that can be learnt while nothing happens."""
    viewed_from = Viewpoint(person_at(evening.table, looker), looker)
    whole = Audience("table", Clock().today).catch_up_text(evening.table, viewed_from, None, ())
    return b"\n".join([whole, answers(evening, looker), over_http(evening, looker)])


def moving(case: Case, state: State, looker: int, doing: tuple[int, int]) -> bytes:
    """All that is told of a move, and can be learnt after it."""
    evening = table_at(case, state)
    told_of = happenings(evening, *doing, looker)
    return told_of + (standing(evening, looker) if evening.table.phase == "running" else b"")


# Two truths


def compare(case: Case, state: State, looker: int, rng: Rng) -> int:
    """Compare this state with another truth, and a move that looks the same there, if one is found."""
    other_truth = HOOKS[case.game.id].other_truth
    assert other_truth is not None
    for _ in range(TRUTHS):
        other = other_truth(state, looker, rng)
        assert standing(table_at(case, state), looker) == standing(table_at(case, other), looker)
        seat, action = some_doing(state, rng)
        is_end = bool(after(state, seat, action).outcome())
        for second in [] if is_end else same_looks(state, other, seat, action, looker)[:1]:
            first_told = moving(case, state, looker, (seat, action))
            assert first_told == moving(case, other, looker, (seat, second))
            return 1
    return 0


def some_doing(state: State, rng: Rng) -> tuple[int, int]:
    actors = [int(seat) for seat in state.actors()]
    seat = actors[rng.below(len(actors))]
    possible = doings(state, seat)
    return seat, possible[rng.below(len(possible))]


def same_looks(state: State, other: State, seat: int, action: int, looker: int) -> list[int]:
    """What the seat may do in the other truth such that the looker sees the same.

    One's own move must be the same; and so must be what is said again, for it is heard though it changes nothing.
    """
    seen = list(after(state, seat, action).sight(looker).facts())
    is_same = seat == looker or seen == list(state.sight(looker).facts())
    possible = [one for one in doings(other, seat) if one == action or not is_same]
    return [one for one in possible if list(after(other, seat, one).sight(looker).facts()) == seen]


def compared(case: Case, kind: str, most: int) -> int:
    """How many moments of a whole game were compared, each for somebody else who looks."""
    rng, count = quick_rng(f"server leaks {case} {kind}"), 0
    whole = [state for state in states(case, "server-leaks", kind) if not state.outcome()]
    moments = spaced(whole, most) if len(whole) > most else whole
    for place, state in enumerate(moments):
        viewed_from = lookers(case.seats)
        count += compare(case, state, viewed_from[place % len(viewed_from)], rng)
    return count


@pytest.mark.parametrize("name", GAMES)
def test_pages_that_see_the_same_are_sent_the_same(name: str) -> None:
    """ALL-6"""
    assert compared(Case(GAMES[name], 3, {}), "tame", 12) > 0


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["wild", "tame"])
@pytest.mark.parametrize("name", GAMES)
def test_over_whole_games_nothing_leaks(name: str, kind: str) -> None:
    """ALL-6"""
    assert compared(Case(GAMES[name], 3, {}), kind, MOMENTS) > 4


# A leak would be found


def hidden_in(table: Table) -> str:
    """All of the truth, in a word."""
    return repr(list(table.running.state.facts()))


def telling_moves(patch: pytest.MonkeyPatch) -> None:
    """Others hear the whole move."""
    patch.setattr(audience, "event_for", lambda stored, _: EventForSeat(1, 1, stored.event, stored.secret.move))


def showing_another_seat(patch: pytest.MonkeyPatch) -> None:
    """The board is looked at from the next seat."""
    board = snapshots.board

    def shown(table: Table, person: str, looker: int, seen: SharedParts) -> Board:
        return board(table, person, (max(looker, -1) + 1) % len(table.seats), seen)

    patch.setattr(snapshots, "board", shown)


def refusing_by_the_truth(patch: pytest.MonkeyPatch) -> None:
    """A refusal depends on what somebody else holds."""

    def refuse(match: GameInPlay, seat: int, action: int) -> None:
        raise CommandRefused("no", Phrase("no", {"hand": repr(list(match.state.facts()))}))

    patch.setattr(playing, "refuse_against_rules", refuse)


def waiting_by_the_truth(patch: pytest.MonkeyPatch) -> None:
    """How long somebody has depends on the cards."""
    patch.setattr(snapshots, "deadlines", lambda table: [Deadline(hash(hidden_in(table)), "bot")])


def taking_back_by_the_truth(patch: pytest.MonkeyPatch) -> None:
    """Whether a move may be taken back depends on what is hidden."""
    board = snapshots.board

    def shown(table: Table, person: str, looker: int, seen: SharedParts) -> Board:
        is_odd = sum(hidden_in(table).encode()) % 2 == 1
        return msgspec.structs.replace(board(table, person, looker, seen), may_take_back=is_odd)

    patch.setattr(snapshots, "board", shown)


def noting_the_truth(patch: pytest.MonkeyPatch) -> None:
    """A table that is read over HTTP tells what is held."""
    patch.setattr(tables, "seat_infos", lambda table, _: [SeatInfo(name=hidden_in(table), bot=None)])


def listing_the_truth(patch: pytest.MonkeyPatch) -> None:
    """A table's line in a list does."""
    summary = summary_of

    def telling(name: str, table: Table) -> TableSummary:
        return msgspec.structs.replace(summary(name, table), daily=hidden_in(table))

    patch.setitem(globals(), "summary_of", telling)


FAULTS = [
    telling_moves,
    showing_another_seat,
    refusing_by_the_truth,
    waiting_by_the_truth,
    taking_back_by_the_truth,
    noting_the_truth,
    listing_the_truth,
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_leak_is_found(fault: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    fault(monkeypatch)
    with pytest.raises(AssertionError, match="assert b"):
        compared(Case(GAMES["rush-hour"], 3, {}), "wild", MOMENTS)
