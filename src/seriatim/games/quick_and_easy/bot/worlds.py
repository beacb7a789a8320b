"""Sample worlds that agree with a seat's sight of Quick & Easy, with the rules and with what the partners say.

A partner's words are taken as a bot means them, in most worlds. People mean them more loosely, so in some worlds a
partner is only believed the colours, which are always true (QE-10). What is said of the piles is heard from those who
speak of all their cards, as bots do, and as long as any hand agrees with it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from seriatim.games.quick_and_easy.actions import CARD_WORD_COUNT
from seriatim.games.quick_and_easy.bot.convention import ANY_NUMBER, MEANT, agrees, piles_to_hear, said_of
from seriatim.games.quick_and_easy.bot.outlook import BITS, NO_COLOUR, numbers_unseen
from seriatim.games.quick_and_easy.cards import CARD_COUNT, COLOUR_COUNT, HIGHEST, card_with
from seriatim.games.quick_and_easy.rules import QuickAndEasyState
from seriatim.games.quick_and_easy.talk import HAND_SIZE, NOTHING_SAID
from seriatim.kit.fields import COPIER
from seriatim.kit.rng import Rng
from seriatim.kit.state import OMNISCIENT

LOOSE: Final[i64] = 24
"""Of so many worlds, one in which a partner's words mean no more than their colours."""
TRIES: Final[i64] = 24
"""Hands that are thought of before one is given up; deals, too."""


@mypyc_attr(acyclic=True)
class SpokenState(QuickAndEasyState):
    """A game in which everybody says the word of a card as soon as it is drawn, as bots do."""

    def refill(self, seat: i64) -> None:
        super().refill(seat)
        self.say_words(seat)

    def say_words(self, seat: i64) -> None:
        hand = self.hands[seat]
        for place in range(len(hand)):
            self.talk.of_cards[seat * HAND_SIZE + place] = said_of(hand[place], self.professional)

    def empty(self) -> "SpokenState":
        return SpokenState()


def spoken(state: QuickAndEasyState) -> SpokenState:
    """A twin of the state that goes on with words, to become a truth."""
    twin = SpokenState()
    twin.assign_fields(state, COPIER)
    twin.viewer = OMNISCIENT
    return twin


def sample_world(sight: QuickAndEasyState, seat: i64, rng: Rng) -> SpokenState:
    """A world in which everybody holds what they say they hold; any that could be true if there is none such."""
    world = spoken(sight)
    if sight.turn != seat or not deal_as_told(world, sight, seat, rng):
        world = spoken(sight.imagine(rng))
    for other in range(world.seats):
        world.say_words(other)
    return world


def deal_as_told(world: SpokenState, sight: QuickAndEasyState, seat: i64, rng: Rng) -> bool:
    """Think of each partner's hand by itself until no card is in two of them: so all deals that agree are as likely."""
    unseen = numbers_unseen(sight, seat)
    for _ in range(TRIES):
        taken = vec[bool]([False] * (CARD_COUNT + 1))
        free = True
        for other in range(sight.seats):
            if other != seat and free:
                world.hands[other] = hand_as_told(sight, other, unseen, rng)
                free = take_all(taken, world.hands[other])
        if free:
            world.deck = cards_left_over(unseen, taken)
            rng.shuffle(world.deck)
            return True
    return False


def take_all(taken: vec[bool], hand: vec[i64]) -> bool:
    for card in hand:
        if taken[card]:
            return False
        taken[card] = True
    return True


def hand_as_told(sight: QuickAndEasyState, seat: i64, unseen: vec[i64], rng: Rng) -> vec[i64]:
    """A hand of which the seat could say what it says, first of its cards and then, if possible, of the piles."""
    loosely = rng.below(LOOSE) == 0
    colours = sight.talk.known_colours(seat)
    hand = vec[i64]([0] * len(sight.hands[seat]))
    heeded = not loosely and speaks_fully(sight, seat)
    to_hear = piles_to_hear(sight, seat) if heeded else vec[bool]()
    for _ in range(TRIES):
        for place in range(len(hand)):
            colour = colours[place] if place < len(colours) else NO_COLOUR
            word = sight.talk.word_about(seat, place) % CARD_WORD_COUNT
            hand[place] = card_as_told(unseen, colour, ANY_NUMBER if loosely else MEANT[word], rng)
        if not heeded or agrees(sight, seat, hand, to_hear):
            break
    return hand


def speaks_fully(sight: QuickAndEasyState, seat: i64) -> bool:
    """Whether each card of the seat has its word, as with bots; the silence of others about piles tells nothing."""
    for place in range(len(sight.hands[seat])):
        if sight.talk.word_about(seat, place) == NOTHING_SAID:
            return False
    return True


def card_as_told(unseen: vec[i64], colour: i64, meant: i64, rng: Rng) -> i64:
    """Any unseen card of the colour with a number that is meant; if there is none, with any number."""
    if colour == NO_COLOUR:
        return any_card(unseen, rng)
    numbers = unseen[colour] & meant
    if numbers == 0:
        numbers = unseen[colour]
    return card_with(colour, nth_number(numbers, rng.below(BITS[numbers])))


def any_card(unseen: vec[i64], rng: Rng) -> i64:
    total: i64 = 0
    for numbers in unseen:
        total += BITS[numbers]
    place = rng.below(total)
    colour: i64 = 0
    while place >= BITS[unseen[colour]]:
        place -= BITS[unseen[colour]]
        colour += 1
    return card_with(colour, nth_number(unseen[colour], place))


def nth_number(numbers: i64, place: i64) -> i64:
    """The number at this place of a set, the lowest first."""
    number: i64 = 1
    while place > 0 or numbers & 1 == 0:
        place -= numbers & 1
        numbers >>= 1
        number += 1
    return number


def cards_left_over(unseen: vec[i64], taken: vec[bool]) -> vec[i64]:
    """The unseen cards that nobody holds: the deck, in order."""
    deck = vec[i64](capacity=CARD_COUNT)
    for colour in range(COLOUR_COUNT):
        for number in range(1, HIGHEST + 1):
            card = card_with(colour, number)
            if unseen[colour] >> (number - 1) & 1 and not taken[card]:
                deck = append(deck, card)
    return deck
