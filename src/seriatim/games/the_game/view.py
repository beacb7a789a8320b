"""The Game as a seat sees it: a picture for people, its choices, and the numbers a learner reads."""

from functools import cache
from itertools import compress
from typing import Final

import msgspec

from seriatim.games.bidding.view import bid_observed, bid_seen
from seriatim.games.modules import Observation
from seriatim.games.the_game import notation
from seriatim.games.the_game.actions import (
    BID,
    END_TURN,
    NOTHING_SAID,
    SIGNAL,
    WORDS,
    card_of,
    pile_of,
    subject_of,
    word_of,
)
from seriatim.games.the_game.notation import PILES
from seriatim.games.the_game.piles import (
    CARD_COUNT,
    FIRST_CARD,
    FIRST_FALLING,
    LAST_CARD,
    PILE_COUNT,
    is_fire_card,
    step,
)
from seriatim.games.the_game.rules import DUE, LIT, TheGameState
from seriatim.kit.state import NOBODY

FIRES: Final = ("", "due", "lit")
CLIMBS: Final = [pile < FIRST_FALLING for pile in range(PILE_COUNT)]
FIRE_CARDS: Final = [card for card in range(FIRST_CARD, LAST_CARD + 1) if is_fire_card(card)]


class Pile(msgspec.Struct, frozen=True):
    """A pile and its top; its fire is empty, `due` in this turn, or `lit` in this turn and due in the next.

    The top of an empty pile is the number at which it starts.
    """

    name: str
    climbs: bool
    top: int
    fire: str
    is_empty: bool


class Signal(msgspec.Struct, frozen=True):
    """A word that stands: who said it, and of which pile."""

    seat: int
    pile: str
    word: str


class Place(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. Its bid is a number once all have bid; until then only that it has."""

    cards: int
    has_bid: bool
    bid: int | None


class TheGameView(msgspec.Struct, frozen=True):
    """The whole table. `hand` is one's own, the lowest card first; after the end `hands` shows everybody's.

    `fire_cards` are the cards that burn, if any do in this variant.
    """

    seat: int
    turn: int | None
    owed: int
    may_end: bool
    piles: list[Pile]
    hand: list[int]
    places: list[Place]
    deck: int
    laid: list[int]
    fire_cards: list[int]
    said: list[Signal]
    hands: list[list[int]] | None
    outcome: str
    cards_left: int


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something the seat may do. `step` is how far a card moves its pile on; -10 turns it back."""

    action: int
    move: str
    kind: str
    card: int | None = None
    pile: str | None = None
    step: int | None = None
    bid: int | None = None
    word: str | None = None


def view(sight: TheGameState, seat: int) -> TheGameView:
    outcome = sight.outcome()
    return TheGameView(
        seat=seat,
        turn=None if sight.turn == NOBODY else sight.turn,
        owed=sight.owed,
        may_end=sight.turn != NOBODY and not outcome and sight.may_end(),
        piles=pile_views(sight),
        hand=sorted(sight.hands[seat]) if sight.is_seat(seat) else [],
        places=place_views(sight),
        deck=len(sight.deck),
        laid=list(compress(range(LAST_CARD + 1), sight.laid)),
        fire_cards=FIRE_CARDS if sight.fire else [],
        said=signals_standing(sight),
        hands=[sorted(hand) for hand in sight.hands] if outcome else None,
        outcome=outcome,
        cards_left=sight.cards_left(),
    )


def pile_views(sight: TheGameState) -> list[Pile]:
    tops = zip(PILES, CLIMBS, sight.piles, sight.fires, strict=True)
    return [
        Pile(name, climbs, top, FIRES[fire], not FIRST_CARD <= top <= LAST_CARD) for name, climbs, top, fire in tops
    ]


def place_views(sight: TheGameState) -> list[Place]:
    bids = list(sight.bids)
    return [Place(len(hand), *bid_seen(bids, seat)) for seat, hand in enumerate(sight.hands)]


def signals_standing(sight: TheGameState) -> list[Signal]:
    return [
        Signal(place // PILE_COUNT, PILES[place % PILE_COUNT], WORDS[word])
        for place, word in enumerate(sight.said)
        if word != NOTHING_SAID
    ]


def choices(sight: TheGameState, seat: int) -> list[Choice]:
    moves = sorted([*sight.actions(seat), *sight.signals(seat)])
    return [lay(sight, action) if action < END_TURN else other_choice(action) for action in moves]


def lay(sight: TheGameState, action: int) -> Choice:
    card, pile = card_of(action), pile_of(action)
    onwards = step(card, sight.piles[pile], pile)
    return Choice(action, notation.format(action), "lay", card=card, pile=PILES[pile], step=onwards)


@cache
def other_choice(action: int) -> Choice:
    """An end, a bid or a word; there are only a few dozen, and they are always the same."""
    move = notation.format(action)
    if action == END_TURN:
        return Choice(action, move, "end")
    if action < SIGNAL:
        return Choice(action, move, "bid", bid=action - BID)
    return Choice(action, move, "signal", pile=PILES[subject_of(action)], word=WORDS[word_of(action)])


MOST_SEATS: Final = 5
LARGEST_HAND: Final = 8


def observe(sight: TheGameState, seat: int) -> Observation:
    """Own hand and laid cards, a number each; tops and fires; deck, minimum and debt; every seat, one's own first."""
    hand = set(sight.hands[seat]) if sight.is_seat(seat) else set()
    laid = list(sight.laid)
    yield "hand", [float(card in hand) for card in range(FIRST_CARD, LAST_CARD + 1)]
    yield "laid", [float(laid[card]) for card in range(FIRST_CARD, LAST_CARD + 1)]
    for pile, name in enumerate(PILES):
        fire = {DUE: 1.0, LIT: 0.5}.get(sight.fires[pile], 0.0)
        yield f"pile {name}: top, fire", [float(sight.piles[pile]) / 100, fire]
    yield "deck", [float(len(sight.deck)) / int(CARD_COUNT)]
    yield "minimum", [float(sight.minimum) / 3]
    yield "owed", [float(sight.owed) / 3]
    for place in range(MOST_SEATS):
        yield f"seat +{place}: cards, turn, bid, said", observe_place(sight, seat, place)


def observe_place(sight: TheGameState, seat: int, place: int) -> list[float]:
    """The seat that many places clockwise: its cards, its turn, its bid, and what it has said of each pile."""
    if place >= sight.seats:
        return [0.0] * (3 + 3 * PILE_COUNT)
    other = (max(seat, 0) + place) % sight.seats
    bid = bid_observed(list(sight.bids), other)
    numbers = [float(len(sight.hands[other])) / LARGEST_HAND, float(sight.turn == other), bid]
    for pile in range(PILE_COUNT):
        said = sight.said[other * PILE_COUNT + pile]
        numbers += [float(said == word) for word in range(1, len(WORDS))]
    return numbers
