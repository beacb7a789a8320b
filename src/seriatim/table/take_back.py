"""Whether a move can still be taken back: only while nobody has been shown anything new by it (ALL-3).

The move itself has been seen; that is the courtesy. But whoever drew a card, turned one up or opened what was secret
has learnt something, and so has whoever was dealt to. Whether the mover has is found by comparing sights: if the move,
made in other worlds that looked the same to the mover, would have looked different afterwards, it told something.
Whether others have, beyond the move, is for the game to say (`Game.reveals`).
"""

from typing import Final

from seriatim.kit.seed import quick_rng
from seriatim.kit.state import State
from seriatim.table.match import Made, Match
from seriatim.table.settings import MOST_TAKE_BACKS

WORLDS: Final = 16
"""Other worlds that are tried. What is the same in all of them was known before, or as good as known."""
LUCK: Final = quick_rng("other worlds")
FEW_WORLDS: Final = 2
"""Enough to offer a take-back; whoever asks for one is judged by all."""


def place_of_last_move(match: Match, seat: int) -> int | None:
    """Where the last move that the seat's person made stands among the steps, if no later one was made for it."""
    for place in range(len(match.steps) - 1, -1, -1):
        made = match.steps[place]
        if made.seat == seat and not made.is_signal:
            return place if made.player == "person" else None
    return None


def last_move(match: Match, seat: int) -> Made | None:
    place = place_of_last_move(match, seat)
    return None if place is None else match.steps[place]


def latest_movers(match: Match) -> frozenset[int]:
    """The seats since whose last moves nobody else has been heard: only these can take anything back."""
    seats = set[int]()
    for made in reversed(match.steps):
        seats.add(made.seat)
        if not made.is_secret:
            break
    return frozenset(seats)


def objection_to_take_back(match: Match, seat: int, worlds: int = WORLDS) -> str | None:
    """Why the seat may not take its last move back, as a key; None: it may."""
    place = place_of_last_move(match, seat)
    if place is None or match.is_over():
        return "nothing-to-take-back"
    if match.take_backs.get(seat, 0) >= MOST_TAKE_BACKS:
        return "too-many-take-backs"
    if not all(made.is_secret for made in match.steps[place + 1 :]):
        return "others-moved"
    return "shown-already" if has_shown(match, place, worlds) else None


def has_shown(match: Match, place: int, worlds: int) -> bool:
    """Whether any of the steps from this place on has shown anybody anything new."""
    before = match.before(place)
    for made in match.steps[place:]:
        action = match.game.read_move(before, made.seat, made.move)
        after = before.copy()
        after.apply(made.seat, action)
        if match.game.reveals(before, after) or has_told_mover(before, made.seat, action, after, worlds):
            return True
        before = after
    return False


def has_told_mover(before: State, seat: int, action: int, after: State, worlds: int) -> bool:
    """Whether the mover could not have known what the move would show."""
    sight, seen = before.sight(seat), after.sight(seat).facts()
    rng = LUCK.copy()
    for _ in range(worlds):
        world = sight.imagine(rng)
        world.apply(seat, action)
        if world.sight(seat).facts() != seen:
            return True
    return False
