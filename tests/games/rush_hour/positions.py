"""Hand-set positions of Rush hour, written as a person would draw them.

A row is its places from the front to the end: `4 - T+27+28` is a 4, a gap, and a tow truck with 27 and 28 on top.
`A` is an ambulance, `P` a police car, `T` a tow truck.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from seriatim.games.game import Value
from seriatim.games.position import Cards
from seriatim.games.rush_hour import RushHour
from seriatim.games.rush_hour.cars import deck_of
from seriatim.games.rush_hour.position import ROAD, name_of, row_named, row_text
from seriatim.games.rush_hour.position import card_named as card
from seriatim.games.rush_hour.position import position as set_up
from seriatim.games.rush_hour.rules import RushHourState

GAME = RushHour()
NAMES = {"A": "ambulance", "P": "police", "T": "tow-truck"}


def position(*hands: Cards, **given: Any) -> RushHourState:  # noqa: ANN401 (as the game takes it)
    """Everybody is to pick; see `seriatim.games.rush_hour.position`."""
    return set_up(GAME, hands, **given)


def play(state: RushHourState, seat: int, *moves: str) -> None:
    for move in moves:
        GAME.play(state, seat, GAME.parse(move))


def pick(state: RushHourState, *picks: str) -> RushHourState:
    """Every seat picks, from seat 0 on: `12`, `A`."""
    for seat, text in enumerate(picks):
        play(state, seat, f"pick {NAMES.get(text, text)}")
    return state


def shown(*picks: str, rows: Sequence[str] = ROAD, **options: Value) -> RushHourState:
    """A position in which each seat held only its pick and another card, and all have been shown."""
    deck = sorted(deck_of(int(options.get("top", 50)), bool(options.get("specials", True))))
    named = Counter([card(text) for text in picks] + [one for text in rows for one in row_named(text).cards])
    spare = sorted((Counter(deck) - named).elements())
    hands = [f"{text} {spare[place]}" for place, text in enumerate(picks)]
    return pick(position(*hands, rows=rows, taken=(), points=(), **options), *picks)


def alone(pick: str, rows: Sequence[str] = ROAD, **options: Value) -> RushHourState:
    """Seat 0's card has been played, or seat 0 must say where it goes; seat 1 waits with a tow truck for the end."""
    return shown(pick, "T", rows=rows, **options)


def refusal(state: RushHourState, seat: int, move: str) -> str | None:
    return state.objection(seat, GAME.parse(move))


def moves(state: RushHourState, seat: int) -> list[str]:
    """What the seat may do, in the order of the codes."""
    return [GAME.format(action) for action in sorted(state.actions(seat))]


def road(state: RushHourState) -> list[str]:
    return [row_text(row) for row in state.road]


def hand(state: RushHourState, seat: int) -> list[int]:
    return [int(one) for one in state.hands[seat]]


def taken(state: RushHourState, seat: int) -> list[str]:
    """What the seat has taken in this deal, in the order of the codes."""
    return [name_of(int(card)) for card in sorted(state.taken[seat])]


def points(state: RushHourState) -> list[int]:
    return [int(number) for number in state.points]
