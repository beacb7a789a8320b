"""Why Cut in! refuses a move: every reason, and which comes first."""

from seriatim.games.cut_in.rules import CutInState
from seriatim.kit.state import TABLE
from tests.games.cut_in.positions import GAME, play, position
from tests.games.refusals import Doubly, Refusals, Refused


def laying() -> CutInState:
    """Seat 0 is to lay 10 or 40; 17 lies within the row. Seat 1 may cut next."""
    return position((10, 17, 40), (12, 18, 41), (13, 42), row=(15, 20), stacks=((1,), (2,), (3,)))


def window() -> CutInState:
    """Seat 0 has laid 10; seat 1 may put its 12 into the gap."""
    state = laying()
    play(state, "10")
    return state


def opening() -> CutInState:
    """Seat 0 is to open with its stack."""
    return position((10, 17, 40), (12, 18, 41), (13, 42), stacks=((1,), (2,), (3,)))


def opening_from_hand() -> CutInState:
    """Seat 0 has no stack and is to open with a card."""
    return position((10, 17, 40), (12, 18, 41), (13, 42), stacks=((), (2,), (3,)))


def over() -> CutInState:
    state = position((10,), (12, 40), (13, 42), row=(15, 20))
    play(state, "10")
    return state


REFUSED: list[Refused] = [
    ("game-over", over, 1, "40"),
    ("game-over", over, 0, "open"),
    ("game-over", over, 1, "open 12"),
    ("game-over", over, 1, "cut 12"),
    ("game-over", over, 1, "let go"),
    ("game-over", over, 0, "end"),
    ("game-over", over, 9, "end"),
    ("not-your-turn", laying, 1, "41"),
    ("not-your-turn", laying, 1, "open"),
    ("not-your-turn", laying, 1, "open 12"),
    ("not-your-turn", laying, 1, "end"),
    ("not-your-turn", laying, 2, "42"),
    ("not-your-turn", laying, 2, "cut 13"),
    ("not-your-turn", laying, 2, "let go"),
    ("not-your-turn", laying, 9, "cut"),
    ("not-your-turn", laying, TABLE, "let go"),
    ("not-your-turn", window, 1, "41"),
    ("not-your-turn", window, 1, "open"),
    ("not-your-turn", window, 1, "end"),
    ("not-your-turn", window, 2, "cut 13"),
    ("not-your-turn", window, 2, "let go"),
    ("not-your-turn", opening, 1, "open"),
    ("not-your-turn", opening, 2, "let go"),
    ("wait-for-cut", window, 0, "40"),
    ("wait-for-cut", window, 0, "17"),
    ("wait-for-cut", window, 0, "open"),
    ("wait-for-cut", window, 0, "open 40"),
    ("wait-for-cut", window, 0, "end"),
    ("wait-for-cut", window, 0, "cut 17"),
    ("wait-for-cut", window, 0, "let go"),
    ("card-not-in-hand", laying, 0, "12"),
    ("card-not-in-hand", laying, 0, "15"),
    ("card-not-in-hand", opening_from_hand, 0, "open 12"),
    ("card-not-in-hand", window, 1, "cut 13"),
    ("card-not-in-hand", window, 1, "cut 12 13"),
    ("does-not-extend-row", laying, 0, "17"),
    ("not-in-the-gap", window, 1, "cut 18"),
    ("not-in-the-gap", window, 1, "cut 12 18"),
    ("not-in-the-gap", window, 1, "cut 41"),
    ("not-in-the-gap", window, 1, "cut"),
    ("window-closed", laying, 1, "cut 12"),
    ("window-closed", laying, 1, "cut"),
    ("window-closed", laying, 1, "let go"),
    ("window-closed", laying, 0, "cut 10"),
    ("window-closed", laying, 0, "cut"),
    ("window-closed", laying, 0, "let go"),
    ("window-closed", opening, 1, "cut 12"),
    ("window-closed", opening, 0, "let go"),
    ("must-lay", laying, 0, "end"),
    ("must-lay", laying, 0, "open"),
    ("must-lay", laying, 0, "open 40"),
    ("must-lay", opening, 0, "end"),
    ("must-lay", opening_from_hand, 0, "end"),
    ("must-open", opening, 0, "40"),
    ("must-open", opening_from_hand, 0, "40"),
    ("must-open", opening, 0, "open 40"),
    ("must-open", opening_from_hand, 0, "open"),
]

SEVERAL: list[Doubly] = [
    ("not-your-turn", laying, 1, "10", "the card is not in that hand"),
    ("not-your-turn", laying, 1, "18", "the card would not extend the row"),
    ("not-your-turn", laying, 2, "cut 12", "the card is not in that hand, and no window is open"),
    ("not-your-turn", window, 2, "cut 42", "the card is not in the gap"),
    ("not-your-turn", laying, 1, "open 18", "a row lies, and the seat has a stack"),
    ("not-your-turn", opening, 1, "41", "a row must be opened first"),
    ("wait-for-cut", window, 0, "12", "the card is not in hand"),
    ("wait-for-cut", window, 0, "17", "the card does not extend the row"),
    ("wait-for-cut", window, 0, "cut 12", "the card is not in hand"),
    ("wait-for-cut", window, 0, "end", "the seat must lay"),
    ("card-not-in-hand", laying, 0, "18", "the card would not extend the row"),
    ("card-not-in-hand", window, 1, "cut 42", "the card is not in the gap"),
    ("card-not-in-hand", laying, 1, "cut 13", "no window is open"),
    ("card-not-in-hand", laying, 0, "cut 13", "no window is open"),
    ("card-not-in-hand", laying, 0, "open 12", "a row lies"),
    ("card-not-in-hand", opening, 0, "12", "a row must be opened first"),
    ("card-not-in-hand", opening, 0, "open 12", "the seat has a stack to open with"),
    ("must-lay", laying, 0, "open 10", "the seat has a stack to open with"),
]

REFUSALS = Refusals(
    GAME,
    running=[laying, window, opening, opening_from_hand],
    over=over,
    refused=REFUSED,
    several=SEVERAL,
)
