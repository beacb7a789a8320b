"""The Game, by Steffen Benndorf: one team of one to five against a deck of 98 cards.

Four piles lie in the middle. Two climb from 1, two fall from 100, and every card from 2 to 99 wants to lie on one of
them. On your turn you lay at least two cards; a pile only ever moves on, except that a card exactly ten behind its
top may turn it back. You may talk about everything except numbers. The deck runs dry, the hands empty, and either
all 98 cards lie or somebody is stuck. With fire, six of the cards burn until they are covered.

The numbers in brackets are those of `docs/rules/the-game.md`.
"""

from typing import Final

from librt.vecs import append, extend, pop, remove, vec
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
from seriatim.games.the_game.actions import (
    ACTION_COUNT,
    BID,
    END_TURN,
    NOTHING_SAID,
    SIGNAL,
    WORD_COUNT,
    card_of,
    laying,
    pile_of,
    signalling,
    subject_of,
    word_of,
)
from seriatim.games.the_game.piles import CARD_COUNT, CARDS, FIRST_CARD, LAST_CARD, PILE_COUNT, fits, is_fire_card, step
from seriatim.kit.cards import BLANK, blanks, cards_unseen, next_with_cards, refilled
from seriatim.kit.fields import FIXED_LENGTH, TERMINATED, FieldVisitor
from seriatim.kit.rng import Rng
from seriatim.kit.state import NOBODY, State, alone

COLD: Final[i64] = 0
DUE: Final[i64] = 1
LIT: Final[i64] = 2
"""A pile's fire: none; one to be covered in this turn; one lit in this turn, to be covered by the end of the next."""

ENDINGS: Final = ["", "all-laid", "stuck", "burnt"]


def full_hand(seats: i64, smaller: bool) -> i64:
    """Eight cards solo, seven for two, six for more (TG-2); one fewer with a smaller hand (TG-3)."""
    size: i64 = 8 if seats == 1 else 7 if seats == 2 else 6
    return size - 1 if smaller else size


@mypyc_attr(acyclic=True)
class TheGameState(State):
    """Four piles, the hands, the deck, which is drawn from its end, and whose turn it is."""

    def __init__(
        self, seats: i64 = 0, hand_size: i64 = 0, minimum: i64 = 0, fire: bool = False, bidding: bool = False
    ) -> None:
        self.seats = seats
        self.hand_size = hand_size
        self.minimum = minimum
        self.fire = fire
        self.bidding = bidding
        self.piles: vec[i64] = vec[i64]()
        self.fires: vec[i64] = vec[i64]()
        self.laid: vec[bool] = vec[bool]()
        self.hands: vec[vec[i64]] = vec[vec[i64]]()
        self.deck: vec[i64] = vec[i64]()
        self.bids: vec[i64] = vec[i64]()
        self.said: vec[i64] = vec[i64]()
        self.turn: i64 = NOBODY
        self.owed: i64 = 0
        self.ending = ""

    # The deal

    def redeal(self, rng: Rng) -> "TheGameState":
        game = TheGameState(self.seats, self.hand_size, self.minimum, self.fire, self.bidding)
        game.deal(rng)
        return game

    def deal(self, rng: Rng) -> None:
        """Start the piles, shuffle, and deal the hands off the end of the deck (TG-1, TG-2)."""
        self.piles = vec[i64]([1, 1, 100, 100])
        self.fires = vec[i64]([COLD] * PILE_COUNT)
        self.laid = vec[bool]([False] * (LAST_CARD + 1))
        self.said = vec[i64]([NOTHING_SAID] * (self.seats * PILE_COUNT))
        self.deck = CARDS[:]
        rng.shuffle(self.deck)
        self.hands = vec[vec[i64]](capacity=self.seats)
        for seat in range(self.seats):
            self.hands = append(self.hands, vec[i64](capacity=self.hand_size))
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
        hand = self.hands[seat]
        actions = vec[i64](capacity=len(hand) * PILE_COUNT + 1)
        for pile in range(PILE_COUNT):
            if self.must_cover_another(pile):
                continue
            top = self.piles[pile]
            for card in hand:
                if fits(card, top, pile):
                    actions = append(actions, laying(card, pile))
        if self.may_end():
            actions = append(actions, END_TURN)
        return actions

    def signals(self, seat: i64) -> vec[i64]:
        signals = vec[i64]()
        for pile in range(PILE_COUNT):
            for word in range(WORD_COUNT):
                if self.may_signal(seat, pile, word):
                    signals = append(signals, signalling(pile, word))
        return signals

    def action_count(self) -> i64:
        return ACTION_COUNT

    def objection_to(self, seat: i64, action: i64) -> str | None:
        if action >= SIGNAL:
            return None if self.may_signal(seat, subject_of(action), word_of(action)) else "no-such-signal"
        if action >= BID:
            return objection_to_bid(self.bids, self.turn, seat)
        if not self.is_on_turn(seat):
            return "not-your-turn"
        if action == END_TURN:
            return self.objection_to_end()
        return self.objection_to_card(card_of(action), pile_of(action))

    def objection_to_card(self, card: i64, pile: i64) -> str | None:
        self.require_hand(self.turn)
        if card not in self.hands[self.turn]:
            return "card-not-in-hand"
        if self.must_cover_another(pile):
            return "cover-the-fire-first"
        return None if fits(card, self.piles[pile], pile) else "pile-refuses-card"

    def objection_to_end(self) -> str | None:
        if self.is_fire_due():
            return "fire-not-covered"
        return None if self.owed == 0 else "owes-more-cards"

    def is_seat(self, seat: i64) -> bool:
        return 0 <= seat < len(self.hands)

    def is_on_turn(self, seat: i64) -> bool:
        return seat == self.turn and seat != NOBODY

    def may_end(self) -> bool:
        """With the minimum laid and no due fire burning (TG-8, TG-14)."""
        return self.owed == 0 and not self.is_fire_due()

    def may_signal(self, seat: i64, pile: i64, word: i64) -> bool:
        """Whoever has company and cards may speak, and take back only what stands (TG-19)."""
        if self.ending or self.seats == 1 or not self.is_seat(seat) or len(self.hands[seat]) == 0:
            return False
        return word != NOTHING_SAID or self.said[seat * PILE_COUNT + pile] != NOTHING_SAID

    def can_lay(self) -> bool:
        for pile in range(PILE_COUNT):
            if not self.must_cover_another(pile) and self.can_cover(pile):
                return True
        return False

    def can_cover(self, pile: i64) -> bool:
        """Whether the seat on turn holds a card that fits this pile."""
        top = self.piles[pile]
        for card in self.hands[self.turn]:
            if fits(card, top, pile):
                return True
        return False

    # Fire

    def must_cover_another(self, pile: i64) -> bool:
        """Solo, only the burning pile takes cards (TG-16)."""
        if not self.fire or self.seats > 1 or self.fires[pile] != COLD:
            return False
        return DUE in self.fires

    def is_fire_due(self) -> bool:
        """Whether a fire keeps this turn open (TG-14). Solo it may burn on into the next one (TG-16)."""
        return self.fire and self.seats > 1 and DUE in self.fires

    def is_burnt(self) -> bool:
        """A due fire cannot be covered (TG-17). Solo that is no loss while the turn may be ended."""
        if not self.fire or (self.seats == 1 and self.owed == 0):
            return False
        for pile in range(PILE_COUNT):
            if self.fires[pile] == DUE and not self.can_cover(pile):
                return True
        return False

    def kindle(self, card: i64, pile: i64) -> None:
        """A card covers what burnt under it; a fire card burns in its turn (TG-14 to TG-16)."""
        self.fires[pile] = COLD
        if is_fire_card(card):
            self.fires[pile] = DUE if self.seats == 1 else LIT

    # What happens

    def apply(self, seat: i64, action: i64) -> None:
        if action < END_TURN:
            self.lay(card_of(action), pile_of(action))
        elif action == END_TURN:
            self.end_turn()
        elif action < SIGNAL:
            self.place_bid(seat, action - BID)
        else:
            self.said[seat * PILE_COUNT + subject_of(action)] = word_of(action)

    def place_bid(self, seat: i64, bid: i64) -> None:
        """The last bid opens them all: the highest starts, the lowest seat among equals (TG-4)."""
        self.bids[seat] = bid
        if NO_BID not in self.bids:
            self.start_turn(highest_bidder(self.bids))

    def lay(self, card: i64, pile: i64) -> None:
        self.put(card, pile)
        if len(self.hands[self.turn]) > 0:
            self.judge()
        elif self.cards_left() == 0:
            self.ending = "all-laid"
        elif self.is_fire_due():
            self.ending = "burnt"
        else:
            self.end_turn()

    def put(self, card: i64, pile: i64) -> None:
        """A card goes from the hand to a pile; what comes of it is not judged here."""
        self.hands[self.turn] = remove(self.hands[self.turn], card)
        self.piles[pile] = card
        self.laid[card] = True
        if self.owed > 0:
            self.owed -= 1
        if self.fire:
            self.kindle(card, pile)

    def judge(self) -> None:
        """Look for a loss, at the start of a turn and after every card; fire goes first (TG-11, TG-17)."""
        if self.is_burnt():
            self.ending = "burnt"
        elif self.is_stuck():
            self.ending = "stuck"

    def is_stuck(self) -> bool:
        """The seat on turn owes a card and can lay none (TG-11)."""
        return self.owed > 0 and not self.can_lay()

    def end_turn(self) -> None:
        """Refill; signals expire, fires fall due; a seat without cards is skipped (TG-8, TG-9, TG-14, TG-19)."""
        self.refill(self.turn)
        for pile in range(PILE_COUNT):
            self.said[self.turn * PILE_COUNT + pile] = NOTHING_SAID
            if self.fires[pile] == LIT:
                self.fires[pile] = DUE
        self.start_turn(next_with_cards(self.hands, self.turn))

    def refill(self, seat: i64) -> None:
        self.hands[seat], self.deck = refilled(self.hands[seat], self.deck, self.hand_size)

    def start_turn(self, seat: i64) -> None:
        """The minimum stands for the whole turn: it is one once the deck is empty (TG-6)."""
        self.turn = seat
        self.owed = 1
        if len(self.deck) > 0:
            self.owed = self.minimum
        self.judge()

    def default_for(self, seat: i64) -> i64:
        """Rather not start; end the turn; or lay what moves a pile the least, a due fire first."""
        if self.turn == NOBODY:
            return BID
        if self.may_end():
            return END_TURN
        best: i64 = END_TURN
        least: i64 = LAST_CARD
        for action in self.actions(seat):
            pile = pile_of(action)
            onwards = step(card_of(action), self.piles[pile], pile)
            if onwards < least and (not self.is_fire_due() or self.fires[pile] == DUE):
                best = action
                least = onwards
        return best

    # The end

    def outcome(self) -> str:
        return self.ending

    def cards_left(self) -> i64:
        """In all hands and the deck: the result of the game (TG-12)."""
        left: i64 = len(self.deck)
        for hand in self.hands:
            left += len(hand)
        return left

    def scores(self) -> vec[float]:
        """Cards laid, for every seat alike (TG-12)."""
        return vec[float]([float(CARD_COUNT - self.cards_left())] * self.seats)

    def winners(self) -> vec[i64]:
        """All win together, or nobody (TG-10)."""
        if self.ending != "all-laid":
            return vec[i64]()
        return vec[i64]([seat for seat in range(self.seats)])

    # All it holds

    def empty(self) -> "TheGameState":
        return TheGameState()

    def assign_game_fields(self, source: State, visitor: FieldVisitor) -> None:
        assert isinstance(source, TheGameState)
        self.hand_size = visitor.number(source.hand_size)
        self.minimum = visitor.number(source.minimum)
        self.fire = visitor.flag(source.fire)
        self.bidding = visitor.flag(source.bidding)
        self.turn = visitor.number(source.turn)
        self.owed = visitor.number(source.owed)
        self.ending = visitor.choice(source.ending, ENDINGS)
        self.piles = visitor.numbers(source.piles, FIXED_LENGTH)
        self.fires = visitor.numbers(source.fires, FIXED_LENGTH)
        self.laid = visitor.flags_as_indices(source.laid)
        self.hands = visitor.lists(source.hands, TERMINATED)
        self.deck = visitor.numbers(source.deck, TERMINATED)
        self.bids = visitor.numbers(source.bids, FIXED_LENGTH)
        self.said = visitor.numbers(source.said, FIXED_LENGTH)

    # What is known

    def sight(self, seat: i64) -> "TheGameState":
        sight = self.unblanked_copy(seat)
        if self.ending:
            return sight
        sight.deck = blanks(len(self.deck))
        for other in range(self.seats):
            if other != seat:
                sight.hands[other] = blanks(len(self.hands[other]))
        if self.turn == NOBODY:
            sight.bids = bids_seen(self.bids, seat)
        return sight

    def imagine(self, rng: Rng) -> "TheGameState":
        """Deal the unseen cards to the blanks. The game goes on, so the seat on turn must not have lost by its hand."""
        world = self.truth_copy()
        pool = cards_unseen(self.laid, self.deck, self.hands, FIRST_CARD)
        rng.shuffle(pool)
        if self.turn != NOBODY and not self.ending:
            pool = world.imagine_hand(self.turn, pool)
            while world.is_burnt() or world.is_stuck():
                pool = extend(pool, world.hands[self.turn])
                world.hands[self.turn] = blanks(len(world.hands[self.turn]))
                rng.shuffle(pool)
                pool = world.imagine_hand(self.turn, pool)
        for seat in range(self.seats):
            pool = world.imagine_hand(seat, pool)
        world.bids = bids_imagined(self.bids, rng)
        if BLANK in world.deck:
            world.deck = pool
        return world

    def imagine_hand(self, seat: i64, pool: vec[i64]) -> vec[i64]:
        """Fill a blank hand from the pool; what is left of the pool."""
        hand = self.hands[seat]
        if BLANK not in hand:
            return pool
        for place in range(len(hand)):
            pool, card = pop(pool)
            hand[place] = card
        return pool
