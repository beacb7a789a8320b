"""Hand-set positions of Traffic memo, written as a person would lay them out: `9 10 P A .` is a row of places."""

from typing import Any

from seriatim.games.position import Cards
from seriatim.games.traffic_memo import TrafficMemo
from seriatim.games.traffic_memo.position import card_named, name_of
from seriatim.games.traffic_memo.position import position as set_up
from seriatim.games.traffic_memo.rules import TrafficMemoState

GAME = TrafficMemo()


def cards(text: str) -> list[int]:
    """`9 P .` as cards: police, ambulance, and an empty place."""
    return [card_named(name) for name in text.split()]


def names(row: list[int]) -> str:
    return " ".join(name_of(card) for card in row)


def position(grid: Cards, **given: Any) -> TrafficMemoState:  # noqa: ANN401 (as the game takes it)
    """A game in progress; see `seriatim.games.traffic_memo.position`."""
    return set_up(GAME, grid, **given)


def play(state: TrafficMemoState, *moves: str) -> None:
    """Moves by whoever is on turn."""
    for move in moves:
        GAME.play(state, int(state.turn), GAME.parse(move))


def played(state: TrafficMemoState, *moves: str) -> TrafficMemoState:
    """The position after these moves; the one before stays as it was."""
    after = state.copy()
    play(after, *moves)
    return after


def refusal(state: TrafficMemoState, move: str, seat: int | None = None) -> str | None:
    """Why the seat, or whoever is on turn, may not do this."""
    return state.objection(state.turn if seat is None else seat, GAME.parse(move))


def moves(state: TrafficMemoState, seat: int | None = None) -> list[str]:
    """What the seat, or whoever is on turn, may do."""
    return [GAME.format(action) for action in state.actions(state.turn if seat is None else seat)]


def grid(state: TrafficMemoState) -> str:
    """What lies at each place, as far as a card lies at any later one."""
    return names([int(card) for card in state.places]).rstrip(" .")


def face_up(state: TrafficMemoState) -> str:
    """The cards that are face up, in the order in which they were turned up."""
    return names([int(card) for card in state.open_cards()])


def taken(state: TrafficMemoState, seat: int) -> str:
    return names([int(card) for card in state.taken[seat]])
