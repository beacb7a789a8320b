"""Why Traffic memo refuses a move: every reason, and which comes first."""

from collections.abc import Callable

from seriatim.games.traffic_memo.rules import TrafficMemoState
from seriatim.kit.state import SPECTATOR, TABLE
from tests.games.refusals import Allowed, Doubly, Refusals, Refused
from tests.games.traffic_memo.positions import GAME, play, position


def after(*moves: str, free_stop: bool = False) -> Callable[[], TrafficMemoState]:
    """Seat 0 is on turn and has turned up the cards at these places; the last of the row is empty."""

    def table() -> TrafficMemoState:
        state = position("9 10 11 12 P 40 41 .", wilds=True, free_stop=free_stop)
        play(state, *moves)
        return state

    return table


def over() -> TrafficMemoState:
    state = position("9 10 40")
    play(state, "0", "1", "take")
    return state


def small() -> TrafficMemoState:
    return GAME.deal(2, {"high": 12}, seed=1)


start, one, pair, three = after(), after("0"), after("0", "1"), after("0", "1", "2")
wild_pair, wild_three = after("0", "4"), after("0", "4", "1")
free_three, free_wild_pair = after("0", "1", "2", free_stop=True), after("0", "4", free_stop=True)

REFUSED: list[Refused] = [
    ("game-over", over, 0, "2"),
    ("game-over", over, 1, "take"),
    ("game-over", over, 9, "0"),
    ("not-your-turn", start, 1, "0"),
    ("not-your-turn", pair, 1, "take"),
    ("not-your-turn", pair, TABLE, "take"),
    ("not-your-turn", start, SPECTATOR, "0"),
    ("place-is-empty", start, 0, "7"),
    ("place-is-empty", start, 0, "57"),
    ("place-is-empty", small, 0, "12"),
    ("place-is-empty", small, 0, "57"),
    ("already-face-up", one, 0, "0"),
    ("already-face-up", three, 0, "1"),
    ("must-go-on", three, 0, "take"),
    ("must-go-on", wild_three, 0, "take"),
    ("nothing-to-take", start, 0, "take"),
    ("nothing-to-take", one, 0, "take"),
    ("nothing-to-take", wild_pair, 0, "take"),
    ("nothing-to-take", free_wild_pair, 0, "take"),
]

SEVERAL: list[Doubly] = [
    ("game-over", over, 0, "0", "the place is empty, too"),
    ("game-over", over, 0, "take", "there is nothing to take either"),
    ("not-your-turn", start, 1, "7", "the place is empty, too"),
    ("not-your-turn", one, 1, "0", "the card is face up, too"),
    ("not-your-turn", three, 1, "take", "the seat on turn must go on"),
    ("not-your-turn", start, 1, "take", "there is nothing to take either"),
]

ALLOWED: list[Allowed] = [
    (start, "0"),
    (one, "1"),
    (pair, "take"),
    (pair, "5"),
    (three, "5"),
    (free_three, "take"),
    (wild_pair, "5"),
]

REFUSALS = Refusals(
    GAME,
    running=[start, one, pair, three, wild_pair, free_three, small],
    over=over,
    refused=REFUSED,
    several=SEVERAL,
    allowed=ALLOWED,
)
