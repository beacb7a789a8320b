"""Nothing hidden leaks over the wire: two truths that look the same to a seat send its page the same bytes (ALL-6)."""

from collections import deque

import msgspec
import pytest

from seriatim.games import GAMES
from seriatim.kit.seed import quick_rng
from seriatim.kit.state import State
from seriatim.server.device import Device
from seriatim.server.protocol import WRITER, Refused
from seriatim.server.watching import Watching
from seriatim.table.asking import Refused as TableRefused
from seriatim.table.commands import Play
from seriatim.table.decide import decide
from seriatim.table.evolve import evolve
from seriatim.table.playing import made
from seriatim.table.stored import Stored
from tests.contract.cases import Case, lookers, moments
from tests.contract.hidden import HOOKS
from tests.table.people import Evening
from tests.table.test_leaks import after, doings, sample, table_with


def sent(evening: Evening, seat: int, action: int, looker: int) -> bytes:
    """All that a page at the looker's seat is sent: the whole table, what happens, and the same again after a gap."""
    table = evening.table
    device = Device(table.seats[looker].person if looker >= 0 else "nobody", 0.0)
    watching, tail = Watching("table"), deque(evening.log)
    watching.add(device, table, None, tail)
    known = table.sequence
    for event, secret in list(made(table, seat, action, "person")):
        stored = Stored(table.sequence + 1, table.time, event, secret)
        evolve(table, stored)
        tail.append(stored)
        watching.tell(table, [stored])
    watching.add(device, table, known, tail)
    watching.add(device, table, None, tail)
    return b"\n".join(device.waiting)


def refusals(evening: Evening, looker: int) -> bytes:
    """What the looker hears who tries every move there is."""
    table = evening.table
    game, heard = table.game, b""
    for action in range(0, int(game.action_count), max(1, int(game.action_count) // 40)):
        try:
            decide(table, Play(looker, game.format(action)), table.seats[looker].person, evening.now)
        except TableRefused as refusal:
            heard += WRITER.encode(Refused("id", refusal.reason, refusal.phrase))
        else:
            heard += b"yes"
    return heard


@pytest.mark.parametrize("name", GAMES)
def test_pages_that_see_the_same_are_sent_the_same(name: str) -> None:
    """ALL-6"""
    case, compared = Case(GAMES[name], 3, {}), 0
    rng, other_truth = quick_rng(f"server leaks {name}"), HOOKS[name].other_truth
    assert other_truth is not None
    for state in moments(case, "server-leaks", 3):
        for looker in lookers(case.seats):
            if not state.outcome():
                compared += compare(case, state, other_truth(state, looker, rng), looker)
    assert compared > 0


def compare(case: Case, state: State, other: State, looker: int) -> int:
    """How many doings of others were compared."""
    if looker >= 0:
        assert refusals(table_with(case, state), looker) == refusals(table_with(case, other), looker)
    pairs = 0
    for seat in set(range(case.seats)) - {looker}:
        for action in sample(doings(state, seat)):
            then = after(state, seat, action).sight(looker).facts()
            if then == state.sight(looker).facts() or after(state, seat, action).outcome():
                continue
            alike = [one for one in doings(other, seat) if after(other, seat, one).sight(looker).facts() == then]
            for second in alike[:1]:
                first_sent = sent(table_with(case, state), seat, action, looker)
                assert first_sent == sent(table_with(case, other), seat, second, looker)
                assert len(msgspec.json.decode(first_sent.split(b"\n")[0])) == 3
                pairs += 1
    return pairs
