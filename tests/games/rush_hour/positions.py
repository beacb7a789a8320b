"""Hand-set positions of Rush hour, written as a person would draw them.

A row is its places from the front to the end: `4 - T+27+28` is a 4, a gap, and a tow truck with 27 and 28 on top.
`A` is an ambulance, `P` a police car, `T` a tow truck.
"""

from collections import Counter
from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.game import Value
from seriatim.games.rush_hour import RushHour
from seriatim.games.rush_hour.cars import AMBULANCE, POLICE, TOW_TRUCK, deck_of
from seriatim.games.rush_hour.road import Row
from seriatim.games.rush_hour.rules import RushHourState

GAME = RushHour()
ROAD = ("10", "20", "30")
SPECIAL = {"A": int(AMBULANCE), "P": int(POLICE), "T": int(TOW_TRUCK)}
LETTERS = {card: letter for letter, card in SPECIAL.items()}
NAMES = {"A": "ambulance", "P": "police", "T": "tow-truck"}


def card(text: str) -> int:
    return SPECIAL[text] if text in SPECIAL else int(text)


def cards(text: str) -> list[int]:
    """`12 40 A`, in the order of their codes."""
    return sorted(card(word) for word in text.split())


def row(text: str) -> Row:
    stacks = [[] if place == "-" else [card(word) for word in place.split("+")] for place in text.split()]
    return Row(vec[i64]([one for stack in stacks for one in stack]), vec[i64]([len(stack) for stack in stacks]))


def drawn(lane: Row) -> str:
    """A row as `row` reads it."""
    places, start = [], 0
    for size in lane.sizes:
        stack = [LETTERS.get(int(one), str(one)) for one in lane.cards[start : start + size]]
        places.append("+".join(stack) or "-")
        start += size
    return " ".join(places)


def position(
    *hands: str, rows: Sequence[str] = ROAD, taken: Sequence[str] = (), points: Sequence[int] = (), **options: Value
) -> RushHourState:
    """Picks are open. Every card not named is out of play; `taken` and `points` are what the seats have by now."""
    state = GAME.deal(len(hands), {"rows": len(rows), **options}, seed=1)
    state.hands = vec[vec[i64]]([vec[i64](cards(hand)) for hand in hands])
    state.road = vec[Row]([row(text) for text in rows])
    assert len({len(hand) for hand in state.hands}) == 1, "hands are of one size"
    for seat, text in enumerate(taken):
        state.taken[seat] = vec[i64](cards(text))
        state.cards_taken[seat] = len(cards(text))
    for seat, number in enumerate(points):
        state.points[seat] = number
    lying = [one for lane in state.road for one in lane.cards]
    named = Counter([*lying, *(one for text in (*hands, *taken) for one in cards(text))])
    deck = Counter(deck_of(state.top, state.specials))
    assert named <= deck, "a card cannot be in two places"
    state.rest = vec[i64](sorted((deck - named).elements()))
    return state


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
    named = Counter([card(text) for text in picks] + [one for text in rows for one in row(text).cards])
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
    return [drawn(lane) for lane in state.road]


def hand(state: RushHourState, seat: int) -> list[int]:
    return [int(one) for one in state.hands[seat]]


def taken(state: RushHourState, seat: int) -> list[str]:
    """What the seat has taken in this deal, in the order of the codes."""
    return [LETTERS.get(int(one), str(one)) for one in sorted(state.taken[seat])]


def points(state: RushHourState) -> list[int]:
    return [int(number) for number in state.points]
