"""Hand-set positions of Sequence, written as a person would lay them out."""

from collections import Counter
from collections.abc import Sequence as Several
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.game import Value
from seriatim.games.sequence import Sequence
from seriatim.games.sequence.board import FIVES
from seriatim.games.sequence.cards import card_named, name_of, two_decks
from seriatim.games.sequence.chips import Chips
from seriatim.games.sequence.notation import COLUMNS, space_name
from seriatim.games.sequence.rules import SequenceState
from seriatim.kit.policy import Policy, play_through
from seriatim.kit.seed import rng_from

GAME = Sequence()


def cards(text: str) -> list[int]:
    """`QS 8H` as numbers."""
    return [int(card_named(name)) for name in text.split()]


def space(name: str) -> int:
    """`b1` as a number from 0 to 99."""
    return (int(name[1:]) - 1) * 10 + COLUMNS.index(name[0])


def row(first: str, last: str) -> list[str]:
    """The spaces from one to another, both among them, along a straight line: `a1` to `e1`."""
    start, end = space(first), space(last)
    rows, columns = end // 10 - start // 10, end % 10 - start % 10
    count = max(abs(rows), abs(columns))
    return [space_name(start + step * (rows * 10 + columns) // count) for step in range(count + 1)]


def position(
    *hands: str,
    deck: str = "",
    piles: Several[str] = (),
    rest: str = "deck",
    chips: Several[str] = (),
    turn: int = 0,
    **options: Value,
) -> SequenceState:
    """A game in progress. The deck's first card is drawn next; `chips` are the spaces of each team, laid in this order.

    Every card not named lies at the bottom of the deck; or, if `rest` is `pile`, on the discard pile of seat 0.
    """
    state = GAME.deal(len(hands), options, seed=1)
    left = Counter(int(card) for card in two_decks())
    named = Counter(card for text in (*hands, deck, *piles) for card in cards(text))
    assert all(named[card] <= left[card] for card in named), "there are two of each card"
    others = sorted((left - named).elements())
    under, beside = (others, []) if rest == "deck" else ([], others)
    state.stock.hands = vec[vec[i64]]([vec[i64](cards(hand)) for hand in hands])
    state.stock.deck = vec[i64]([*under, *reversed(cards(deck))])
    laid = [cards(pile) for pile in piles] + [[] for _ in hands[len(piles) :]]
    laid[0] = beside + laid[0]
    state.stock.piles = vec[vec[i64]]([vec[i64](pile) for pile in laid])
    remember(state)
    lay(state.chips, *chips)
    state.turn = turn
    return state


def remember(state: SequenceState) -> None:
    """As if nothing were known but what lies on the piles."""
    gone = Counter(int(card) for pile in state.stock.piles for card in pile)
    for card in range(1, 53):
        state.stock.known.fresh_copies[card] = 2 - gone[card]
        state.stock.known.held_copies[card] = 0
    for seat in range(state.seats):
        state.stock.known.fresh[seat] = len(state.stock.hands[seat])


def lay(chips: Chips, *teams: str) -> None:
    """Chips on these spaces, for team 0, team 1 and team 2."""
    for team, names in enumerate(teams):
        for name in names.split():
            chips.place(team, space(name))


def fill(state: SequenceState) -> None:
    """Chips of two teams on every free space, and no five anywhere."""
    for place in range(100):
        if state.chips.is_free(place):
            state.chips.lay((place // 2 + place // 20) % 2, place)


def board(*teams: str, hard: bool = False) -> Chips:
    """A board of three teams with chips on these spaces."""
    chips = Chips(3, hard)
    lay(chips, *teams)
    return chips


def made(chips: Chips, team: int = 0) -> list[str]:
    """The sequences of a team, each as its first and last space in board order: `a1-e1`."""
    return [f"{space_name(FIVES[five][0])}-{space_name(FIVES[five][4])}" for five in chips.counted[team]]


def play(state: SequenceState, *moves: str) -> None:
    """Moves by whoever is on turn."""
    for move in moves:
        play_as(state, int(state.turn), move)


def play_as(state: SequenceState, seat: int, move: str) -> None:
    GAME.play(state, seat, GAME.parse(move))


def refusal(state: SequenceState, move: str, seat: int | None = None) -> str | None:
    """Why the seat, or whoever is on turn, may not do this."""
    return state.objection(state.turn if seat is None else seat, GAME.parse(move))


def moves(state: SequenceState, seat: int | None = None) -> list[str]:
    """What the seat, or whoever is on turn, may do, in the order of the alphabet."""
    return sorted(GAME.format(action) for action in state.actions(state.turn if seat is None else seat))


def hand(state: SequenceState, seat: int) -> str:
    """A seat's cards in the order in which they were drawn."""
    return " ".join(name_of(card) for card in state.hand(seat))


def pile(state: SequenceState, seat: int) -> str:
    """A seat's discards, the first at the bottom."""
    return " ".join(name_of(card) for card in state.stock.piles[seat])


def chips_of(state: SequenceState, team: int) -> set[str]:
    """The spaces on which a team's chips lie."""
    return {space_name(place) for place, chip in enumerate(state.chips.on) if chip == team}


def all_cards(state: SequenceState) -> list[int]:
    """Every card, wherever it lies, in order."""
    stock: Any = state.stock
    return sorted(int(card) for place in (*stock.hands, *stock.piles, stock.deck) for card in place)


def won(one: Policy, other: Policy, games: int) -> int:
    """How many games the one wins for two, both beginning by turns."""
    rng = rng_from("contest")
    table = GAME.deal(2, {}, seed=1)
    count = 0
    for game in range(games):
        state = table.redeal(rng)
        play_through(state, [one, other] if game % 2 == 0 else [other, one], rng)
        count += game % 2 in state.winners()
    return count
