"""Hand-set positions of Quick & Easy, written as a person would lay them out; `r7` is the red 7."""

from typing import Any

from seriatim.games.game import Value
from seriatim.games.position import Cards
from seriatim.games.quick_and_easy import QuickAndEasy
from seriatim.games.quick_and_easy.position import cards_in, name_of
from seriatim.games.quick_and_easy.position import position as set_up
from seriatim.games.quick_and_easy.rules import QuickAndEasyState

GAME = QuickAndEasy()
INITIALS = "rygbv"
DECK = "v6 v7 v8 v9 v10"


def cards(text: str) -> list[int]:
    """The cards of a text such as `r7 g10`."""
    return cards_in(text)


def name(card: int) -> str:
    return name_of(card) if card else "-"


def position(*hands: Cards, **given: Any) -> QuickAndEasyState:  # noqa: ANN401 (as the game takes it)
    """A game in progress; see `seriatim.games.quick_and_easy.position`."""
    return set_up(GAME, hands, **given)


def bidding(seats: int, *bids: int | None, **options: Value) -> QuickAndEasyState:
    """A new game in which the first seats have bid; None has not."""
    state = GAME.deal(seats, options, seed=1)
    for seat, bid in enumerate(bids):
        if bid is not None:
            play_as(state, seat, f"bid {bid}")
    return state


def play(state: QuickAndEasyState, *moves: str) -> None:
    """Moves by whoever is on turn."""
    for move in moves:
        play_as(state, int(state.turn), move)


def play_as(state: QuickAndEasyState, seat: int, *moves: str) -> None:
    for move in moves:
        GAME.play(state, seat, GAME.parse(move))


def refusal(state: QuickAndEasyState, move: str, seat: int | None = None) -> str | None:
    """Why the seat, or whoever is on turn, may not do this."""
    return state.objection(state.turn if seat is None else seat, GAME.parse(move))


def moves(state: QuickAndEasyState, seat: int | None = None) -> list[str]:
    """What the seat, or whoever is on turn, may do, in the order of the alphabet."""
    return sorted(GAME.format(action) for action in state.actions(state.turn if seat is None else seat))


def signals(state: QuickAndEasyState, seat: int) -> list[str]:
    return [GAME.format(signal) for signal in state.signals(seat)]


def hand(state: QuickAndEasyState, seat: int) -> list[str]:
    """A seat's cards, in the order of the cards."""
    return [name(int(card)) for card in sorted(state.hands[seat])]


def tops(state: QuickAndEasyState) -> list[str]:
    return [name(int(top)) for top in state.tops]


def words(state: QuickAndEasyState, looker: int = 0) -> list[tuple[int, str, str]]:
    """The words that stand about cards as a looker sees them: who, which colour, which word."""
    return [(word.seat, word.colour, word.word) for word in GAME.view(state.sight(looker), looker).words]


def said(state: QuickAndEasyState, looker: int = 0) -> list[tuple[int, str, str]]:
    """The signals that stand about piles: who, of which pile, which word."""
    return [(signal.seat, signal.pile, signal.word) for signal in GAME.view(state.sight(looker), looker).signals]


def known(state: QuickAndEasyState, seat: int) -> str:
    """The colours that everybody knows the seat to hold, by their first letters."""
    return "".join(INITIALS[colour] * state.talk.known[seat * 5 + colour] for colour in range(5))
