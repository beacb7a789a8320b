"""Nothing hidden leaks: whatever a table tells a seat is the same for two truths that look the same to it (ALL-6).

Two truths that differ only in what a seat cannot see are made by the judge of the contract. Somebody else makes a move
in either, such that the seat's sight is the same afterwards, too: then all that it is told must be the same.
"""

import msgspec
import pytest
from _pytest.mark import ParameterSet

from seriatim.games import GAMES
from seriatim.games.game import AnyGame
from seriatim.kit.seed import quick_rng
from seriatim.kit.state import State
from seriatim.table.commands import SERVER, Absent
from seriatim.table.decide import decide
from seriatim.table.evolve import evolve
from seriatim.table.playing import move_events
from seriatim.table.snapshot import snapshot
from seriatim.table.stored_events import StoredEvent, event_for
from seriatim.table.table import Table
from tests.contract.cases import lookers, moments
from tests.contract.hidden import HOOKS
from tests.games.cut_in.positions import play, position
from tests.table.people import Evening, started
from tools.cases import Case, Choice

OPTIONS: dict[str, Choice] = {
    "the-game": {"fire": True},
    "quick-and-easy": {"professional": True},
    "sequence": {"draw": "manual"},
    "rush-hour": {"deals": 2},
}
"""Variants that are looked at in the slow run."""


def table_with(case: Case, state: State) -> Evening:
    """A table at which the game stands like this."""
    evening = started(case.game.id, case.seats, None, None, **case.options)
    evening.table.running.state = state.copy()
    evening.table.running.wait(evening.now)
    return evening


def messages(evening: Evening, seat: int, action: int, looker: int) -> bytes:
    """All that the looker is sent when the seat does this: the event, and the table before and after it."""
    table = evening.table
    person = table.seats[looker].person if looker >= 0 else "nobody"
    before = seen(table, person, looker)
    happenings = list(move_events(table, seat, action, "person"))
    for place, happening in enumerate(happenings):
        stored = StoredEvent(table.sequence + 1, table.time, happening.event, happening.secret)
        before += msgspec.json.encode(event_for(stored, looker))
        evolve(table, stored, happening.result)
        assert place == 0 or table.phase == "over"
    return before + (seen(table, person, looker) if table.phase == "running" else b"")


def seen(table: Table, person: str, looker: int) -> bytes:
    """The whole table as it is sent."""
    shown = snapshot(table, person, looker)
    assert shown.seat == looker
    return msgspec.json.encode(shown)


def doings(state: State, seat: int) -> list[int]:
    return [int(action) for action in (*state.actions(seat), *state.signals(seat))]


def after(state: State, seat: int, action: int) -> State:
    next_state = state.copy()
    next_state.apply(seat, action)
    return next_state


def cases() -> list[ParameterSet]:
    plain = [pytest.param(Case(game, 3, {}), id=game.id) for game in GAMES.values()]
    others = [Case(GAMES[name], 3, options) for name, options in OPTIONS.items()]
    return plain + [pytest.param(case, id=str(case), marks=pytest.mark.slow) for case in others]


@pytest.mark.parametrize("case", cases())
def test_what_looks_the_same_is_told_the_same(case: Case) -> None:
    """ALL-6"""
    rng, other_truth = quick_rng(f"leaks {case}"), HOOKS[case.game.id].other_truth
    assert other_truth is not None
    compared = 0
    for state in moments(case, "leaks", 4):
        for looker in lookers(case.seats):
            if state.outcome():
                continue
            other = other_truth(state, looker, rng)
            for seat in set(range(case.seats)) - {looker}:
                compared += compare(case, state, other, seat, looker)
    assert compared > 0


def compare(case: Case, state: State, other: State, seat: int, looker: int) -> int:
    """How many pairs of doings look the same to the looker; all must be told the same."""
    pairs = 0
    for action in sample(doings(state, seat)):
        then = after(state, seat, action).sight(looker).facts()
        if then == state.sight(looker).facts() or after(state, seat, action).outcome():
            continue
        alike = [second for second in doings(other, seat) if after(other, seat, second).sight(looker).facts() == then]
        for second in {*alike[:1], *alike[-1:]}:
            first_told = messages(table_with(case, state), seat, action, looker)
            assert first_told == messages(table_with(case, other), seat, second, looker)
            pairs += 1
    return pairs


def test_a_cut_does_not_tell_what_else_is_in_the_hand() -> None:
    """CI-5, ALL-6"""
    told_of = []
    for others, left_out in (((2, 3), (40, 44)), ((40, 44), (2, 3))):
        state = position((10, 45, 46), (*others, 20), (4, 5), row=(30,), stacks=((50,), (), ()), left_out=left_out)
        play(state, "10")
        cut = GAMES["cut-in"].read_move(state, 1, "cut 20")
        told_of.append(messages(table_with(Case(GAMES["cut-in"], 3, {}), state), 1, cut, 2))
    assert told_of[0] == told_of[1]
    assert b"cut 20" in told_of[0]


def sample(doings: list[int]) -> list[int]:
    return doings[:: max(1, len(doings) // 4)]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_spectator_and_the_others_never_hear_of_persons_or_seeds(game: AnyGame) -> None:
    """ALL-6"""
    evening = started(game.id, game.seat_counts[-1], people=2)
    for _ in range(6):
        evening.bots_play()
    for stored in decide(evening.table, Absent("ben"), SERVER, evening.now).events:
        evolve(evening.table, stored)
        evening.log.append(stored)
    for looker in (-2, 0, 1):
        sent = b"".join(msgspec.json.encode(event_for(stored, looker)) for stored in evening.log)
        sent += msgspec.json.encode(snapshot(evening.table, "ann", looker))
        assert b"0123456789abcdef" not in sent
        assert b'"ann"' not in sent
        assert b'"ben"' not in sent
