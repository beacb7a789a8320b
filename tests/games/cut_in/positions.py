"""Hand-set positions of Cut in!, written as a person would lay them out."""

from typing import Any

from seriatim.games.cut_in import CutIn
from seriatim.games.cut_in.position import position as set_up
from seriatim.games.cut_in.rules import CutInState
from seriatim.games.position import Cards

GAME = CutIn()


def position(*hands: Cards, **given: Any) -> CutInState:  # noqa: ANN401 (as the game takes it)
    """A game in progress; see `seriatim.games.cut_in.position`."""
    return set_up(GAME, hands, **given)


def play(state: CutInState, *moves: str) -> None:
    """Moves by whoever is to act."""
    for move in moves:
        play_as(state, actor(state), move)


def play_as(state: CutInState, seat: int, move: str) -> None:
    GAME.play(state, seat, GAME.read_move(state, seat, move))


def actor(state: CutInState) -> int:
    """The one seat that may act."""
    (seat,) = state.actors()
    return int(seat)


def refusal(state: CutInState, move: str, seat: int | None = None) -> str | None:
    """Why the seat, or whoever is to act, may not do this."""
    asking = actor(state) if seat is None else seat
    return state.objection(asking, GAME.read_move(state, asking, move))


def moves(state: CutInState, seat: int | None = None) -> list[str]:
    """What the seat, or whoever is to act, may do, in the order of the codes."""
    acting = actor(state) if seat is None else seat
    return [GAME.write_move(state, acting, int(action)) for action in sorted(state.actions(acting))]


def row(state: CutInState) -> list[int]:
    return GAME.view(state.sight(0), 0).row


def hand(state: CutInState, seat: int) -> list[int]:
    return [int(card) for card in state.hands[seat]]


def stack(state: CutInState, seat: int) -> list[int]:
    """The top card first."""
    return [int(card) for card in reversed(list(state.stacks[seat]))]


def gap(state: CutInState) -> tuple[int, int] | None:
    """The two numbers between which may be cut; None while no window is open."""
    return GAME.view(state.sight(0), 0).gap


def known(state: CutInState, seat: int) -> list[tuple[int, int]]:
    """Between which numbers everybody knows the seat's cards to lie, the narrowest first; of other cards nothing."""
    found = list(state.spans)[6 * seat : 6 * seat + 6]
    return [(int(span) // 64, int(span) % 64) for span in found if span != 51]
