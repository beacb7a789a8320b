"""Why Quick & Easy refuses a move: every reason, and which comes first."""

from seriatim.games.quick_and_easy.rules import QuickAndEasyState
from seriatim.kit.state import TABLE
from tests.games.quick_and_easy.positions import DECK, GAME, bidding, play, position
from tests.games.refusals import Doubly, Refusals, Refused


def plain() -> QuickAndEasyState:
    """Seat 0 owes a card: its red 3 fits nowhere, its green 9 fits up; seat 1 holds blue 4 and blue 9."""
    return position("r3 g9", "b4 b9", deck=DECK, up="y8", down="y2")


def professional() -> QuickAndEasyState:
    return position("r3 g9", "b4 b9", deck=DECK, up="y8", down="y2", professional=True)


def laid_one() -> QuickAndEasyState:
    state = plain()
    play(state, "green 9 up")
    return state


def over() -> QuickAndEasyState:
    state = position("g9", "", up="y8", down="y2")
    play(state, "green 9 up")
    return state


def one_has_bid() -> QuickAndEasyState:
    return bidding(2, 2)


def all_have_bid() -> QuickAndEasyState:
    return bidding(2, 2, 3)


REFUSED: list[Refused] = [
    ("game-over", over, 0, "green 9 up"),
    ("game-over", over, 1, "end"),
    ("game-over", over, 0, "bid 1"),
    ("game-over", over, 0, "green low"),
    ("game-over", over, 9, "take-back up"),
    ("no-such-signal", plain, 0, "take-back up"),
    ("no-such-signal", plain, 0, "take-back red"),
    ("no-such-signal", plain, 0, "blue low"),
    ("no-such-signal", plain, 0, "other red low"),
    ("no-such-signal", plain, 0, "blue held"),
    ("no-such-signal", plain, 0, "trick-here up"),
    ("no-such-signal", plain, 9, "mine-next up"),
    ("no-such-signal", plain, TABLE, "mine-next up"),
    ("no-such-signal", professional, 0, "red low"),
    ("no-such-signal", professional, 0, "leave-it up"),
    ("no-such-signal", one_has_bid, 0, "trick-here up"),
    ("not-your-turn", plain, 1, "blue 9 up"),
    ("not-your-turn", plain, 1, "end"),
    ("not-your-turn", plain, 0, "bid 2"),
    ("not-your-turn", plain, TABLE, "green 9 up"),
    ("not-your-turn", one_has_bid, 0, "end"),
    ("not-your-turn", one_has_bid, 9, "bid 0"),
    ("already-bid", one_has_bid, 0, "bid 2"),
    ("already-bid", one_has_bid, 0, "bid 0"),
    ("card-not-in-hand", plain, 0, "blue 9 up"),
    ("card-not-in-hand", plain, 0, "violet 9 up"),
    ("card-not-in-hand", laid_one, 0, "green 9 down"),
    ("pile-refuses-card", plain, 0, "red 3 up"),
    ("pile-refuses-card", plain, 0, "red 3 down"),
    ("pile-refuses-card", laid_one, 0, "red 3 up"),
    ("owes-more-cards", plain, 0, "end"),
    ("owes-more-cards", professional, 0, "end"),
]

SEVERAL: list[Doubly] = [
    ("game-over", over, 0, "red held", "there is no red card to tell of either"),
    ("no-such-signal", plain, 1, "trick-here up", "it is not the seat's turn either"),
    ("not-your-turn", plain, 1, "green 9 up", "the card is not in that hand either"),
    ("not-your-turn", plain, 1, "red 3 up", "nor would the pile take it"),
    ("not-your-turn", plain, 1, "end", "no card has been laid, too"),
    ("not-your-turn", all_have_bid, 0, "bid 2", "the seat has bid already, too"),
    ("card-not-in-hand", plain, 0, "blue 4 up", "the pile would refuse it, too"),
]

REFUSALS = Refusals(
    GAME,
    running=[plain, professional, laid_one, one_has_bid, all_have_bid],
    over=over,
    refused=REFUSED,
    several=SEVERAL,
    talks=True,
)
