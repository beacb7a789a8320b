"""The Game: Quick & Easy, by Steffen Benndorf: one team of two to five against a deck of fifty cards.

Two piles lie in the middle, one climbs and one falls, and every card from 1 to 10 in five colours wants to lie on
them. You hold two cards. On your turn you lay one or both, and draw as many. A pile only ever moves on, except that a
card of the colour on top may lie there with any number. You may talk about colours, about low and high, about your
plans; never about a number. Either all fifty cards lie, or somebody can lay none. Professionals lay one card a turn
and say less.

The numbers in brackets are those of `docs/rules/quick-and-easy.md`.
"""

from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64, mypyc_attr

from seriatim.games.bidding.rules import (
    NO_BID,
    bid_actions,
    bidders,
    bids_imagined,
    bids_seen,
    highest_bidder,
    may_bid,
    no_bids,
    objection_to_bid,
)
from seriatim.games.quick_and_easy.actions import (
    ACTION_COUNT,
    BID,
    CARD_SIGNAL,
    END_TURN,
    HELD,
    LEAVE_IT,
    LOWER,
    PILE_SIGNAL,
    TAKE_BACK,
    TRICK_HERE,
    card_of,
    card_word_of,
    colour_spoken_of,
    laying,
    pile_of,
    pile_spoken_of,
    pile_word_of,
    which_of,
)
from seriatim.games.quick_and_easy.cards import (
    CARD_COUNT,
    HIGHEST,
    NO_CARD,
    PILE_COUNT,
    colour_of,
    fits,
    step,
)
from seriatim.games.quick_and_easy.talk import HAND_SIZE, NOTHING_SAID, Talk
from seriatim.kit.cards import BLANK, blanks, cards_unseen, next_with_cards, numbers, refilled
from seriatim.kit.fields import FIXED_LENGTH, TERMINATED, FieldVisitor
from seriatim.kit.rng import Rng
from seriatim.kit.state import NOBODY, State, alone

CARDS: Final = numbers(1, CARD_COUNT)
NOWHERE: Final[i64] = -1
ENDINGS: Final = ["", "all-laid", "stuck"]


@mypyc_attr(acyclic=True)
class QuickAndEasyState(State):
    """Two piles, the hands, the deck, which is drawn from its end, whose turn it is, and what has been said."""

    def __init__(self, seats: i64 = 0, professional: bool = False, bidding: bool = False) -> None:
        self.seats = seats
        self.professional = professional
        self.bidding = bidding
        self.tops: vec[i64] = vec[i64]()
        self.laid: vec[bool] = vec[bool]()
        self.hands: vec[vec[i64]] = vec[vec[i64]]()
        self.deck: vec[i64] = vec[i64]()
        self.bids: vec[i64] = vec[i64]()
        self.talk = Talk(seats)
        self.turn: i64 = NOBODY
        self.has_laid = False
        self.ending = ""

    # The deal

    def redeal(self, rng: Rng) -> "QuickAndEasyState":
        game = QuickAndEasyState(self.seats, self.professional, self.bidding)
        game.deal(rng)
        return game

    def deal(self, rng: Rng) -> None:
        """Two empty piles; shuffle, and deal two cards each off the end of the deck (QE-1, QE-2)."""
        self.tops = vec[i64]([NO_CARD] * PILE_COUNT)
        self.laid = vec[bool]([False] * (CARD_COUNT + 1))
        self.deck = CARDS[:]
        rng.shuffle(self.deck)
        self.hands = vec[vec[i64]]([vec[i64](capacity=HAND_SIZE) for _ in range(self.seats)])
        for seat in range(self.seats):
            self.refill(seat)
        if self.bidding:
            self.bids = no_bids(self.seats)
        else:
            self.start_turn(0)

    # What may be done

    def actors(self) -> vec[i64]:
        if self.ending:
            return vec[i64]()
        if self.turn == NOBODY:
            return bidders(self.bids)
        return alone(self.turn)

    def only_actor(self) -> i64:
        return NOBODY if self.ending else self.turn

    def actions(self, seat: i64) -> vec[i64]:
        if self.ending:
            return vec[i64]()
        if may_bid(self.bids, self.turn, seat):
            return bid_actions(BID)
        if not self.is_on_turn(seat):
            return vec[i64]()
        self.require_hand(seat)
        actions = vec[i64](capacity=HAND_SIZE * PILE_COUNT + 1)
        for pile in range(PILE_COUNT):
            top = self.tops[pile]
            for card in self.hands[seat]:
                if fits(card, top, pile):
                    actions = append(actions, laying(card, pile))
        if self.has_laid:
            actions = append(actions, END_TURN)
        return actions

    def signals(self, seat: i64) -> vec[i64]:
        return vec[i64]([signal for signal in range(CARD_SIGNAL, ACTION_COUNT) if self.can_signal(seat, signal)])

    def action_count(self) -> i64:
        return ACTION_COUNT

    def objection_to(self, seat: i64, action: i64) -> str | None:
        if action >= CARD_SIGNAL:
            return None if self.can_signal(seat, action) else "no-such-signal"
        if action >= BID:
            return objection_to_bid(self.bids, self.turn, seat)
        if not self.is_on_turn(seat):
            return "not-your-turn"
        if action == END_TURN:
            return None if self.has_laid else "owes-more-cards"
        return self.objection_to_card(card_of(action), pile_of(action))

    def objection_to_card(self, card: i64, pile: i64) -> str | None:
        self.require_hand(self.turn)
        if card not in self.hands[self.turn]:
            return "card-not-in-hand"
        return None if fits(card, self.tops[pile], pile) else "pile-refuses-card"

    def is_seat(self, seat: i64) -> bool:
        return 0 <= seat < len(self.hands)

    def is_on_turn(self, seat: i64) -> bool:
        return seat == self.turn and seat != NOBODY

    def can_lay(self) -> bool:
        for pile in range(PILE_COUNT):
            top = self.tops[pile]
            for card in self.hands[self.turn]:
                if fits(card, top, pile):
                    return True
        return False

    # What happens

    def apply(self, seat: i64, action: i64) -> None:
        if action < END_TURN:
            self.lay(card_of(action), pile_of(action))
        elif action == END_TURN:
            self.end_turn()
        elif action < CARD_SIGNAL:
            self.place_bid(seat, action - BID)
        else:
            self.say(seat, action)

    def place_bid(self, seat: i64, bid: i64) -> None:
        """The last bid opens them all: the highest starts, the lowest seat among equals (QE-3)."""
        self.bids[seat] = bid
        if NO_BID not in self.bids:
            self.start_turn(highest_bidder(self.bids))

    def lay(self, card: i64, pile: i64) -> None:
        """One card, or two: a turn ends by itself with its second, and with the last of the hand (QE-4, QE-7, QE-9)."""
        self.talk.lay(self.turn, 0 if self.hands[self.turn][0] == card else 1, colour_of(card))
        self.talk.end_tricks(pile)
        self.hands[self.turn] = remove(self.hands[self.turn], card)
        self.tops[pile] = card
        self.laid[card] = True
        is_last = len(self.hands[self.turn]) == 0
        if is_last and self.cards_left() == 0:
            self.ending = "all-laid"
        elif is_last or self.has_laid or self.professional:
            self.end_turn()
        else:
            self.has_laid = True

    def end_turn(self) -> None:
        """Draw back to two, and let the seat's signals about piles expire (QE-7, QE-10)."""
        self.refill(self.turn)
        self.talk.end_turn(self.turn)
        self.start_turn(self.next_to(self.turn))

    def next_to(self, seat: i64) -> i64:
        """The next seat that has cards; the seat itself if there is no other."""
        return next_with_cards(self.hands, seat)

    def refill(self, seat: i64) -> None:
        self.hands[seat], self.deck = refilled(self.hands[seat], self.deck, HAND_SIZE)

    def start_turn(self, seat: i64) -> None:
        """Whoever can lay no card now has lost the game for all (QE-8)."""
        self.turn = seat
        self.has_laid = False
        if not self.can_lay():
            self.ending = "stuck"

    def default_for(self, seat: i64) -> i64:
        """Rather not start; end the turn; or lay what moves a pile the least."""
        if self.turn == NOBODY:
            return BID
        if self.has_laid:
            return END_TURN
        best: i64 = END_TURN
        least: i64 = HIGHEST + 1
        for action in self.actions(seat):
            pile = pile_of(action)
            onwards = step(card_of(action), self.tops[pile], pile)
            if onwards < least:
                best = action
                least = onwards
        return best

    # Talk

    def can_signal(self, seat: i64, action: i64) -> bool:
        """Until the end; a seat out of cards gives no signal (QE-10)."""
        if self.ending or not self.is_seat(seat) or len(self.hands[seat]) == 0:
            return False
        if action < PILE_SIGNAL:
            return self.may_say_of_card(seat, colour_spoken_of(action), which_of(action), card_word_of(action))
        return self.may_say_of_pile(seat, pile_spoken_of(action), pile_word_of(action))

    def may_say_of_card(self, seat: i64, colour: i64, which: i64, word: i64) -> bool:
        """The colour of a card in hand; in the plain game also low, middle or high, whatever its number (QE-11)."""
        self.require_hand(seat)
        place = self.place_of(seat, colour, which)
        if place == NOWHERE:
            return False
        if word == TAKE_BACK:
            return self.talk.word_about(seat, place) != NOTHING_SAID
        return word == HELD or not self.professional

    def may_say_of_pile(self, seat: i64, pile: i64, word: i64) -> bool:
        """`trick-here` only if it is true (QE-10); professionals have no `leave-it` (QE-11)."""
        if word == TAKE_BACK:
            return self.talk.word_of_pile(seat, pile) != NOTHING_SAID
        if word == TRICK_HERE:
            self.require_hand(seat)
            return self.tops[pile] != NO_CARD and self.place_of(seat, colour_of(self.tops[pile]), LOWER) != NOWHERE
        return word != LEAVE_IT or not self.professional

    def place_of(self, seat: i64, colour: i64, which: i64) -> i64:
        """Where in its hand the seat has the card that is meant: its LOWER or only one of the colour, or the OTHER."""
        hand = self.hands[seat]
        lower = NOWHERE
        other = NOWHERE
        for place in range(len(hand)):
            if hand[place] == BLANK or colour_of(hand[place]) != colour:
                continue
            if lower != NOWHERE and hand[place] > hand[lower]:
                other = place
            else:
                other = lower
                lower = place
        return lower if which == LOWER else other

    def say(self, seat: i64, action: i64) -> None:
        """Talk changes nobody's turn, and everybody learns a colour from it (QE-10)."""
        if action < PILE_SIGNAL:
            colour = colour_spoken_of(action)
            self.talk.say_of_card(seat, self.place_of(seat, colour, which_of(action)), colour, card_word_of(action))
            return
        pile = pile_spoken_of(action)
        self.talk.say_of_pile(seat, pile, pile_word_of(action))
        if pile_word_of(action) == TRICK_HERE:
            self.talk.know(seat, colour_of(self.tops[pile]), 1)

    # The end

    def outcome(self) -> str:
        return self.ending

    def cards_left(self) -> i64:
        left: i64 = len(self.deck)
        for hand in self.hands:
            left += len(hand)
        return left

    def scores(self) -> vec[float]:
        """Cards laid, for every seat alike (QE-8)."""
        return vec[float]([float(CARD_COUNT - self.cards_left())] * self.seats)

    def winners(self) -> vec[i64]:
        """All win together, or nobody (QE-8)."""
        if self.ending != "all-laid":
            return vec[i64]()
        return vec[i64]([seat for seat in range(self.seats)])

    # All it holds

    def empty(self) -> "QuickAndEasyState":
        return QuickAndEasyState()

    def assign_game_fields(self, source: State, visitor: FieldVisitor) -> None:
        assert isinstance(source, QuickAndEasyState)
        self.professional = visitor.flag(source.professional)
        self.bidding = visitor.flag(source.bidding)
        self.turn = visitor.number(source.turn)
        self.has_laid = visitor.flag(source.has_laid)
        self.ending = visitor.choice(source.ending, ENDINGS)
        self.tops = visitor.numbers(source.tops, FIXED_LENGTH)
        self.laid = visitor.flags_as_indices(source.laid)
        self.hands = visitor.lists(source.hands, TERMINATED)
        self.deck = visitor.numbers(source.deck, TERMINATED)
        self.bids = visitor.numbers(source.bids, FIXED_LENGTH)
        self.talk.assign_fields(source.talk, visitor)

    # What is known

    def sight(self, seat: i64) -> "QuickAndEasyState":
        sight = self.unblanked_copy(seat)
        if self.ending:
            return sight
        sight.deck = blanks(len(self.deck))
        for other in range(self.seats):
            if other != seat:
                sight.hands[other] = blanks(len(self.hands[other]))
                sight.talk.hide_places(other)
        if self.turn == NOBODY:
            sight.bids = bids_seen(self.bids, seat)
        return sight

    def imagine(self, rng: Rng) -> "QuickAndEasyState":
        """Deal the unseen cards to the blanks. The game goes on, so the seat on turn must be able to lay (QE-8)."""
        world = self.truth_copy()
        world.bids = bids_imagined(self.bids, rng)
        unseen = cards_unseen(self.laid, self.deck, self.hands, 1)
        if len(unseen) == 0:
            return world
        world.deal_unseen(unseen[:], rng)
        while world.turn != NOBODY and not world.has_laid and not world.can_lay():
            world.hands = vec[vec[i64]]([hand[:] for hand in self.hands])
            world.deck = self.deck[:]
            world.deal_unseen(unseen[:], rng)
        return world

    def deal_unseen(self, unseen: vec[i64], rng: Rng) -> None:
        """First every card whose colour is known, each card of the colour with equal chance; then the rest."""
        hidden = vec[i64]([seat for seat in range(self.seats) if BLANK in self.hands[seat]])
        for seat in hidden:
            hand = self.hands[seat]
            colours = self.talk.known_colours(seat)
            for place in range(len(colours)):
                unseen, card = drawn_of_colour(unseen, colours[place], rng)
                hand[place] = card
        rng.shuffle(unseen)
        for seat in hidden:
            hand = self.hands[seat]
            for place in range(len(hand)):
                if hand[place] == BLANK:
                    unseen, card = pop(unseen)
                    hand[place] = card
        if BLANK in self.deck:
            self.deck = unseen


def drawn_of_colour(cards: vec[i64], colour: i64, rng: Rng) -> tuple[vec[i64], i64]:
    """One of the cards of this colour, each with equal chance, and what is left without it."""
    of_colour = vec[i64]([card for card in cards if colour_of(card) == colour])
    card = of_colour[rng.below(len(of_colour))]
    return remove(cards, card), card
