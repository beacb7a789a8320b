"""What a move changes in a picture: put into the one before, it gives the one after."""

import msgspec
import pytest

from seriatim.games import GAMES
from seriatim.kit.state import SPECTATOR
from seriatim.table.commands import Play, ShowHands
from seriatim.table.snapshot import Snapshot, shared_parts, snapshot, snapshot_update
from tests.table.people import Evening, started

MOVES = 60


def move(evening: Evening) -> None:
    """Whoever is to act makes the first move there is."""
    match = evening.table.running
    seat = int(match.state.actors()[0])
    action = int(match.state.actions(seat)[0])
    person = evening.table.seats[seat].person
    evening.do(person, Play(seat, match.game.write_move(match.state, seat, action), match.position))


def lookers(evening: Evening) -> list[tuple[str, int]]:
    seats = [(seat.person, number) for number, seat in enumerate(evening.table.seats)]
    return [*seats, (seats[0][0], 1), ("nobody", 0), ("", int(SPECTATOR))]


def grown(before: Snapshot, evening: Evening, person: str, seat: int) -> dict[str, object]:
    seen = shared_parts(evening.table, evening.table.sequence)
    return {**msgspec.to_builtins(before), **msgspec.to_builtins(snapshot_update(evening.table, person, seat, seen))}


def whole(evening: Evening, person: str, seat: int) -> dict[str, object]:
    seen = shared_parts(evening.table, evening.table.sequence)
    shown: dict[str, object] = msgspec.to_builtins(snapshot(evening.table, person, seat, seen))
    return shown


@pytest.mark.parametrize(
    ("name", "shows_hands"),
    [(name, False) for name in GAMES] + [(name, True) for name, game in GAMES.items() if game.cooperative],
)
def test_what_a_move_changes_makes_the_picture_whole(name: str, shows_hands: bool) -> None:
    evening = started(name, 3)
    if shows_hands:
        for seat in evening.table.seats:
            evening.do(seat.person, ShowHands())
    for _ in range(MOVES):
        before = {eyes: snapshot(evening.table, *eyes) for eyes in lookers(evening)}
        move(evening)
        if evening.table.phase != "running":
            break
        for eyes, known in before.items():
            assert grown(known, evening, *eyes) == whole(evening, *eyes)
    assert evening.table.sequence > MOVES / 4
