"""Quick & Easy's own part in the contract: where its cards are, how it nears its end, what it hides from whom."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.bidding.rules import BID_COUNT, NO_BID
from seriatim.games.quick_and_easy.actions import CARD_WORD_COUNT, END_TURN
from seriatim.games.quick_and_easy.cards import CARD_COUNT, COLOUR_COUNT, NO_CARD, colour_of, number_of
from seriatim.games.quick_and_easy.rules import QuickAndEasyState
from seriatim.games.quick_and_easy.talk import HAND_SIZE, NOTHING_SAID
from seriatim.kit.rng import Rng
from seriatim.kit.state import NOBODY, State


def quick_and_easy_cards(state: State) -> Sequence[int]:
    assert isinstance(state, QuickAndEasyState)
    held = [int(card) for hand in state.hands for card in hand]
    laid = [card for card, is_laid in enumerate(state.laid) if is_laid]
    assert {int(top) for top in state.tops} - {int(NO_CARD)} <= set(laid), "what lies on a pile is laid"
    return [*held, *(int(card) for card in state.deck), *laid]


def quick_and_easy_other_truth(state: State, seat: int, rng: Rng) -> State:
    """Other hands and the deck dealt anew, so that every colour once told is held where it was told; words about other
    cards of their colour; bids that are still secret, made anew (QE-2, QE-3, QE-10)."""
    assert isinstance(state, QuickAndEasyState)
    for _ in range(2000):
        other = state.copy()
        deal_anew(other, seat, rng)
        if could_go_on(other):
            return other
    raise AssertionError("found no other truth in which the seat on turn can lay a card")


def deal_anew(state: QuickAndEasyState, seat: int, rng: Rng) -> None:
    others = [other for other in range(state.seats) if other != seat]
    pool = shuffled([card for other in others for card in state.hands[other]] + list(state.deck), rng)
    told = {other: [drawn(pool, colour) for colour in colours_told(state, other)] for other in others}
    for other in others:
        size = len(state.hands[other])
        cards = shuffled([*told[other], *(pool.pop() for _ in range(size - len(told[other])))], rng)
        state.hands[other] = vec[i64](cards)
        place_words(state, other, rng)
        if state.turn == NOBODY and state.bids[other] != NO_BID:
            state.bids[other] = rng.below(BID_COUNT)
    state.deck = vec[i64](pool)


def shuffled(cards: Sequence[int], rng: Rng) -> list[int]:
    mixed = vec[i64](list(cards))
    rng.shuffle(mixed)
    return [int(card) for card in mixed]


def colours_told(state: QuickAndEasyState, seat: int) -> list[int]:
    """Every colour that everybody has heard the seat to hold, as often as it must hold it."""
    known = state.talk.known[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT]
    return [colour for colour, count in enumerate(known) for _ in range(count)]


def drawn(pool: list[int], colour: int) -> int:
    return pool.pop(next(place for place, card in enumerate(pool) if colour_of(card) == colour))


def place_words(state: QuickAndEasyState, seat: int, rng: Rng) -> None:
    """The seat's words, each about any of its cards of that colour."""
    first = seat * HAND_SIZE
    words = [int(word) for word in state.talk.of_cards[first : first + HAND_SIZE] if word != NOTHING_SAID]
    free = list(range(len(state.hands[seat])))
    for place in range(HAND_SIZE):
        state.talk.of_cards[first + place] = NOTHING_SAID
    for word in words:
        colour = word // CARD_WORD_COUNT
        fitting = [place for place in free if colour_of(state.hands[seat][place]) == colour]
        place = fitting[rng.below(len(fitting))]
        free.remove(place)
        state.talk.of_cards[first + place] = word


def could_go_on(state: QuickAndEasyState) -> bool:
    """Whether the seat on turn has laid a card or can lay one: else the game would be over (QE-8)."""
    if state.turn == NOBODY or state.has_laid:
        return True
    return any(action < END_TURN for action in state.actions(state.turn))


def quick_and_easy_late(state: State, rng: Rng) -> State:
    """Hands still full, one card in the deck, and piles that have hardly moved: with care it can be won."""
    assert isinstance(state, QuickAndEasyState)
    late = state.copy()
    late.deck = late.deck[:1]
    unlaid = {int(card) for hand in late.hands for card in hand} | {int(card) for card in late.deck}
    laid = sorted((card for card in range(1, CARD_COUNT + 1) if card not in unlaid), key=number_of)
    for card in laid:
        late.laid[card] = True
    late.tops = vec[i64]([laid[0], laid[-1]])
    late.bids = vec[i64]([0 for _ in late.bids])
    late.start_turn(rng.below(late.seats))
    return late
