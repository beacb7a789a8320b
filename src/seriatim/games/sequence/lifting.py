"""Before the deal: how many cards a hand has, and who deals (SQ-5, SQ-6)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from seriatim.games.sequence.cards import KIND_COUNT, rank_of
from seriatim.kit.cards import BLANK, blanks
from seriatim.kit.rng import Rng


def full_hand(seats: i64) -> i64:
    """Seven cards for two; the more play, the fewer (SQ-5)."""
    if seats == 2:
        return 7
    if seats <= 4:
        return 6
    if seats == 6:
        return 5
    return 4 if seats <= 9 else 3


def lift(deck: vec[i64], seats: i64, rng: Rng) -> vec[vec[i64]]:
    """Each seat lifts a card; those tied for lowest lift again, until one is left (SQ-6).

    A round has a card for every seat, and a BLANK for a seat that did not lift. All cards are back before the next.
    """
    rounds = vec[vec[i64]]()
    lifters = vec[i64]([seat for seat in range(seats)])
    while len(lifters) > 1:
        cards = blanks(seats)
        for place in range(len(lifters)):
            cards[lifters[place]] = lifted_card(deck, len(deck) - place, rng)
        rounds = append(rounds, cards)
        lifters = lowest_in(cards)
    return rounds


def lifted_card(deck: vec[i64], left: i64, rng: Rng) -> i64:
    """One of the first so many cards, which then lies behind them; so nobody else can lift it in this round."""
    place = rng.below(left)
    card = deck[place]
    deck[place] = deck[left - 1]
    deck[left - 1] = card
    return card


def lowest_in(cards: vec[i64]) -> vec[i64]:
    """The seats with the lowest card of a round; an ace is high (SQ-6)."""
    least: i64 = KIND_COUNT
    for card in cards:
        if card != BLANK:
            least = min(least, rank_of(card))
    return vec[i64]([seat for seat in range(len(cards)) if cards[seat] != BLANK and rank_of(cards[seat]) == least])
