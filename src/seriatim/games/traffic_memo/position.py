"""Positions of Traffic memo, set up by hand: `9 10 P A .` is a row of places."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.game import Value
from seriatim.games.position import BadPosition, Cards, check_seat, names_in
from seriatim.games.traffic_memo.cards import AMBULANCE, EMPTY, POLICE
from seriatim.games.traffic_memo.rules import TrafficMemoState

if TYPE_CHECKING:
    from seriatim.games.traffic_memo import TrafficMemo

LETTERS: Final = {int(POLICE): "P", int(AMBULANCE): "A", int(EMPTY): "."}
CARDS: Final = {letter: card for card, letter in LETTERS.items()}


def position(
    game: "TrafficMemo",
    grid: Cards,
    *,
    seats: int = 2,
    turn: int = 0,
    seen: Cards = (),
    idle_turns: int = 0,
    **options: Value,
) -> TrafficMemoState:
    """These cards lie at places 0, 1, and so on, all face down.

    `P` is police, `A` an ambulance, `.` an empty place. The cards at the places in `seen` have been shown. The last
    seat has taken all cards that are not named.
    """
    state = game.deal(seats, options, seed=1)
    rest = [int(card) for card in state.places]
    lying = [card_named(name) for name in names_in(grid)]
    for card in lying:
        if card != EMPTY:
            if card not in rest:
                raise BadPosition(f"card {name_of(card)} is not in this game, or lies in two places")
            rest.remove(card)
    if len(lying) > len(state.places):
        raise BadPosition(f"the grid has {len(state.places)} places, not {len(lying)}")
    check_seat(turn, seats)
    state.places = vec[i64]([*lying, *[int(EMPTY)] * (len(state.places) - len(lying))])
    shown = [int(place) for place in names_in(seen)]
    for place, card in enumerate(state.places):
        state.seen[place] = card == EMPTY or place in shown
    state.taken[seats - 1] = vec[i64](sorted(rest))
    state.turn = turn
    state.idle_turns = idle_turns
    return state


def card_named(name: str) -> int:
    if name in CARDS:
        return CARDS[name]
    if not (name.isascii() and name.isdecimal()):
        raise BadPosition(f"there is no card {name!r}; a card is a number, P or A, and an empty place is .")
    return int(name)


def name_of(card: int) -> str:
    """How `card_named` reads it."""
    return LETTERS.get(card, str(card))
