"""Whether a move can still be taken back: only while nobody has been shown anything new by it (ALL-3).

The others have seen the move; that much is allowed. But a card drawn, turned up or dealt tells somebody something new.
Whether the mover has learnt something is found by sampling: the move is made in other worlds that look the same to the
mover. If the mover's sight differs afterwards in any of them, the move has told something. Whether the others have
learnt more than the move itself is for the game to say (`Game.reveals`).
"""

from typing import Final

from seriatim.games.game import IllegalMove, NotAMove
from seriatim.kit.seed import quick_rng
from seriatim.kit.state import State
from seriatim.table.game_in_play import GameInPlay, MoveEntry
from seriatim.table.settings import MOST_TAKE_BACKS

WORLDS: Final = 16
"""Worlds that are sampled to check a take-back. What is the same in all of them counts as known before."""
SAMPLING: Final = quick_rng("other worlds")
FEW_WORLDS: Final = 2
"""Fewer worlds, to offer a take-back quickly; the command itself is checked with all."""


def place_of_last_move(running: GameInPlay, seat: int) -> int | None:
    """The place among the steps of the last move at a seat, if its person made it; else None."""
    for place in range(len(running.steps) - 1, -1, -1):
        entry = running.steps[place]
        if entry.seat == seat and not entry.is_signal:
            return place if entry.player == "person" else None
    return None


def last_move(running: GameInPlay, seat: int) -> MoveEntry | None:
    place = place_of_last_move(running, seat)
    return None if place is None else running.steps[place]


def latest_movers(running: GameInPlay) -> frozenset[int]:
    """The seats after whose last moves no move of others was heard: only these can take a move back."""
    seats = set[int]()
    for entry in reversed(running.steps):
        seats.add(entry.seat)
        if not entry.is_secret:
            break
    return frozenset(seats)


def objection_to_take_back(running: GameInPlay, seat: int, worlds: int = WORLDS) -> str | None:
    """Why the seat may not take its last move back, as a key; None: it may."""
    place = place_of_last_move(running, seat)
    if place is None or running.is_over():
        return "nothing-to-take-back"
    if running.take_backs.get(seat, 0) >= MOST_TAKE_BACKS:
        return "too-many-take-backs"
    later = running.steps[place + 1 :]
    if not all(entry.is_secret for entry in later) or not is_possible(running, place, later):
        return "others-moved"
    return "shown-already" if has_shown(running, place, worlds) else None


def is_possible(running: GameInPlay, place: int, later: list[MoveEntry]) -> bool:
    """Whether the later moves would have been possible without the move at this place."""
    state = running.before(place)
    try:
        for entry in later:
            running.game.play(state, entry.seat, running.game.read_move(state, entry.seat, entry.move))
    except (IllegalMove, NotAMove):
        return False
    return True


def has_shown(running: GameInPlay, place: int, worlds: int) -> bool:
    """Whether any step from this place on has shown anybody anything new."""
    before = running.before(place)
    for entry in running.steps[place:]:
        action = running.game.read_move(before, entry.seat, entry.move)
        after = before.copy()
        after.apply(entry.seat, action)
        if running.game.reveals(before, after) or has_told_mover(before, entry.seat, action, after, worlds):
            return True
        before = after
    return False


def has_told_mover(before: State, seat: int, action: int, after: State, worlds: int) -> bool:
    """Whether the mover could not have known what the move would show."""
    sight, seen = before.sight(seat), after.sight(seat).facts()
    rng = SAMPLING.copy()
    for _ in range(worlds):
        world = sight.imagine(rng)
        world.apply(seat, action)
        if world.sight(seat).facts() != seen:
            return True
    return False
