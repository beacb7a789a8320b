"""Why The Game refuses a move: every reason, and which comes first."""

from seriatim.games.the_game.rules import TheGameState
from seriatim.kit.state import TABLE
from tests.games.refusals import Doubly, Refusals, Refused
from tests.games.the_game.positions import DECK, GAME, bidding, play, position


def plain() -> TheGameState:
    """Seat 0 owes two cards, of which 30 fits nowhere and 60 fits b; 61 and 62 are in the other hand."""
    return position((30, 60, 63), (61, 62), deck=DECK, piles=(80, 59, 20, 20))


def burning() -> TheGameState:
    """The same, while a fire on a is due."""
    return position((30, 60, 83), (61, 62), deck=DECK, piles=(77, 59, 20, 20), due="a", fire=True)


def burning_solo() -> TheGameState:
    return position((30, 60, 83), deck=DECK, piles=(77, 59, 20, 20), due="a", fire=True)


def over() -> TheGameState:
    state = position((60,), ())
    play(state, "60a")
    return state


def one_has_bid() -> TheGameState:
    return bidding(2, 2)


REFUSED: list[Refused] = [
    ("game-over", over, 0, "60a"),
    ("game-over", over, 1, "60a"),
    ("game-over", over, 0, "end"),
    ("game-over", over, 0, "bid 1"),
    ("game-over", over, 0, "keep-off a"),
    ("game-over", over, 9, "take-back a"),
    ("no-such-signal", plain, 0, "take-back a"),
    ("no-such-signal", plain, 9, "keep-off a"),
    ("no-such-signal", plain, TABLE, "keep-off a"),
    ("no-such-signal", burning_solo, 0, "keep-off a"),
    ("not-your-turn", plain, 1, "61a"),
    ("not-your-turn", plain, 1, "end"),
    ("not-your-turn", plain, 0, "bid 2"),
    ("not-your-turn", plain, TABLE, "60b"),
    ("not-your-turn", one_has_bid, 0, "end"),
    ("not-your-turn", one_has_bid, 9, "bid 0"),
    ("already-bid", one_has_bid, 0, "bid 2"),
    ("already-bid", one_has_bid, 0, "bid 0"),
    ("card-not-in-hand", plain, 0, "61b"),
    ("card-not-in-hand", plain, 0, "59b"),
    ("cover-the-fire-first", burning_solo, 0, "60b"),
    ("pile-refuses-card", plain, 0, "30a"),
    ("pile-refuses-card", burning_solo, 0, "30a"),
    ("fire-not-covered", lambda: position((84,), (3,), piles=(77, 1, 2, 2), due="a", fire=True, owed=0), 0, "end"),
    ("owes-more-cards", plain, 0, "end"),
    ("owes-more-cards", burning_solo, 0, "end"),
]

SEVERAL: list[Doubly] = [
    ("not-your-turn", plain, 1, "60b", "the card is not in that hand either"),
    ("not-your-turn", plain, 1, "30a", "nor would the pile take it"),
    ("not-your-turn", burning, 1, "end", "a fire burns and cards are owed too"),
    ("not-your-turn", lambda: bidding(2, 2, 3), 0, "bid 2", "the seat has bid already, too"),
    ("card-not-in-hand", burning_solo, 0, "61b", "another pile burns, too"),
    ("card-not-in-hand", plain, 0, "3a", "the pile would refuse it, too"),
    ("cover-the-fire-first", burning_solo, 0, "30b", "that pile would refuse the card, too"),
    ("fire-not-covered", burning, 0, "end", "cards are owed, too"),
]

REFUSALS = Refusals(
    GAME,
    running=[plain, burning, burning_solo, one_has_bid],
    over=over,
    refused=REFUSED,
    several=SEVERAL,
    talks=True,
)
