"""Cut in!, a game of the Traffic Jam cards: two to five drivers, one row, and no patience.

Every seat has a stack of number cards and six of them in hand. A row lies in the middle and rises from left to right.
On your turn you lay cards at its ends, lower ones left and higher ones right, as long as you can. But after each of
them the next seat may cut in, with cards that belong between the one you just laid and its neighbour: then the turn is
theirs. When nobody can go on, the row is put away and a new one is opened. Whoever is first without cards wins.

The numbers in brackets are those of `docs/rules/cut-in.md`. The window's clock is not here: a window stays open until
the seat that may cut in does so or lets go, and when its time is up, the table lets go for it (`default_action`).
"""

from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from seriatim.games.cut_in.actions import (
    ACTION_COUNT,
    CARD_COUNT,
    CUT,
    END_TURN,
    FIRST_CARD,
    HAND_SIZE,
    LAST_CARD,
    LET_GO,
    OPEN,
    OPEN_WITH,
    card_of,
    cutting,
    laying,
    mask_of,
    opening_with,
)
from seriatim.games.cut_in.known import blank_places, imagine_hands, narrow, nothing_known, release
from seriatim.kit.cards import blanks, in_order, numbers, refilled
from seriatim.kit.fields import FIXED_LENGTH, TERMINATED, FieldVisitor
from seriatim.kit.rng import Rng
from seriatim.kit.state import NOBODY, State, alone

HIDDEN: Final[i64] = 0
"""The row of a card that has not been shown yet; the first row is row 1."""

ENDINGS: Final = ["", "out-of-cards"]


class CutInState(State):
    """The row, the hands and stacks, whose turn it is, and the gap while a window is open.

    The top of a stack is its last card. `window` is in seconds.
    """

    def __init__(self, seats: i64 = 0, window: i64 = 0, youngest: i64 = 0) -> None:
        self.seats = seats
        self.window = window
        self.youngest = youngest
        self.hands: vec[vec[i64]] = vec[vec[i64]]()
        self.stacks: vec[vec[i64]] = vec[vec[i64]]()
        self.left_out: vec[i64] = vec[i64]()
        self.rows: vec[i64] = vec[i64]()
        self.row: i64 = 0
        self.left: i64 = 0
        self.right: i64 = 0
        self.gap_low: i64 = 0
        self.gap_high: i64 = 0
        self.turn: i64 = NOBODY
        self.has_laid = False
        self.passes: i64 = 0
        self.spans: vec[i64] = vec[i64]()
        self.ending = ""

    # The deal

    def redeal(self, rng: Rng) -> "CutInState":
        game = CutInState(self.seats, self.window, self.youngest)
        game.rules_version = self.rules_version
        game.deal(rng)
        return game

    def deal(self, rng: Rng) -> None:
        """As many cards in every stack; what is over stays out, unseen; six cards up (CI-1, CI-2)."""
        cards = numbers(FIRST_CARD, LAST_CARD)
        rng.shuffle(cards)
        size = CARD_COUNT // self.seats
        self.stacks = vec[vec[i64]]([cards[seat * size : (seat + 1) * size] for seat in range(self.seats)])
        self.left_out = cards[self.seats * size :]
        self.hands = vec[vec[i64]]([vec[i64](capacity=HAND_SIZE) for _ in range(self.seats)])
        self.rows = vec[i64]([HIDDEN] * (LAST_CARD + 1))
        self.spans = nothing_known(self.seats)
        self.turn = self.youngest
        self.refill()

    # What may be done

    def actors(self) -> vec[i64]:
        """The seat on turn; while a window is open, nobody but the seat that may cut in (CI-5)."""
        return alone(self.only_actor())

    def only_actor(self) -> i64:
        if self.ending:
            return NOBODY
        return self.next_seat() if self.is_window_open() else self.turn

    def actions(self, seat: i64) -> vec[i64]:
        if self.ending:
            return vec[i64]()
        if self.is_window_open():
            return self.cuts() if seat == self.next_seat() else vec[i64]()
        if seat != self.turn or seat == NOBODY:
            return vec[i64]()
        return self.lays() if self.is_row_open() else self.openings()

    def lays(self) -> vec[i64]:
        self.require_hand(self.turn)
        actions = vec[i64](capacity=HAND_SIZE)
        for card in self.hands[self.turn]:
            if self.extends_row(card):
                actions = append(actions, laying(card))
        return actions

    def openings(self) -> vec[i64]:
        """The top card of the stack; without a stack, any card of the hand (CI-3)."""
        if len(self.stacks[self.turn]) > 0:
            return vec[i64]([OPEN])
        self.require_hand(self.turn)
        return vec[i64]([opening_with(card) for card in self.hands[self.turn]])

    def cuts(self) -> vec[i64]:
        """Letting go, and every choice of cards that lie in the gap; in a hand in order they are neighbours (CI-5)."""
        self.require_hand(self.next_seat())
        hand = self.hands[self.next_seat()]
        first: i64 = 0
        while first < len(hand) and not self.is_in_gap(hand[first]):
            first += 1
        after = first
        while after < len(hand) and self.is_in_gap(hand[after]):
            after += 1
        actions = vec[i64](capacity=1 << (after - first))
        actions = append(actions, LET_GO)
        for choice in range(1, 1 << (after - first)):
            actions = append(actions, cutting(choice << first))
        return actions

    def signals(self, seat: i64) -> vec[i64]:
        """There is nothing to say but what the moves say."""
        return vec[i64]()

    def action_count(self) -> i64:
        return ACTION_COUNT

    def objection_to(self, seat: i64, action: i64) -> str | None:
        if action >= LET_GO:
            return self.objection_to_cut(seat, action)
        if seat != self.turn:
            return "not-your-turn"
        if self.is_window_open():
            return "wait-for-cut"
        if action < OPEN_WITH:
            return self.objection_to_card(card_of(action))
        return self.objection_to_opening(action)

    def objection_to_card(self, card: i64) -> str | None:
        self.require_hand(self.turn)
        if card not in self.hands[self.turn]:
            return "card-not-in-hand"
        if not self.is_row_open():
            return "must-open"
        return None if self.extends_row(card) else "does-not-extend-row"

    def objection_to_opening(self, action: i64) -> str | None:
        """To ending the turn as well: nobody ever may, for a turn ends by itself (CI-4, CI-8)."""
        names_card = action < OPEN
        if names_card:
            self.require_hand(self.turn)
            if card_of(action) not in self.hands[self.turn]:
                return "card-not-in-hand"
        if self.is_row_open() or action == END_TURN:
            return "must-lay"
        return None if names_card == (len(self.stacks[self.turn]) == 0) else "must-open"

    def objection_to_cut(self, seat: i64, action: i64) -> str | None:
        """To letting go as well. Only the next seat has the chance, and only while it lasts (CI-5, CI-6)."""
        if seat != self.next_seat() and seat != self.turn:
            return "not-your-turn"
        if seat == self.turn and self.is_window_open():
            return "wait-for-cut"
        if action >= CUT and mask_of(action) >= 1 << len(self.hands[seat]):
            return "card-not-in-hand"
        if not self.is_window_open():
            return "window-closed"
        return None if action == LET_GO or self.is_cut_in_gap(seat, mask_of(action)) else "not-in-the-gap"

    def is_row_open(self) -> bool:
        """Whether a row lies in the middle; else the seat on turn must open one (CI-3)."""
        return self.left > 0

    def is_window_open(self) -> bool:
        return self.gap_high > 0

    def extends_row(self, card: i64) -> bool:
        """Lower than the left end or higher than the right end (CI-4)."""
        return card < self.left or card > self.right

    def is_in_gap(self, card: i64) -> bool:
        """Strictly between the card just laid and its neighbour (CI-5)."""
        return self.gap_low < card < self.gap_high

    def is_cut_in_gap(self, seat: i64, mask: i64) -> bool:
        """One card or more, and all of them in the gap (CI-5)."""
        for card in self.chosen(seat, mask):
            if not self.is_in_gap(card):
                return False
        return mask > 0

    def chosen(self, seat: i64, mask: i64) -> vec[i64]:
        """The cards of a hand that a mask names."""
        self.require_hand(seat)
        hand = self.hands[seat]
        return vec[i64]([hand[place] for place in range(len(hand)) if mask >> place & 1 == 1])

    def can_lay(self) -> bool:
        """Whether the seat on turn holds a card for either end; the hand is in order."""
        hand = self.hands[self.turn]
        return len(hand) > 0 and (hand[0] < self.left or hand[len(hand) - 1] > self.right)

    def next_seat(self) -> i64:
        return self.turn + 1 if self.turn + 1 < self.seats else 0

    # What happens

    def apply(self, seat: i64, action: i64) -> None:
        if action < OPEN_WITH:
            self.lay(card_of(action))
        elif action < OPEN:
            self.take_from_hand(seat, card_of(action))
            self.open_row(card_of(action))
        elif action == OPEN:
            self.stacks[seat], card = pop(self.stacks[seat])
            self.open_row(card)
        elif action == LET_GO:
            self.close_window()
            self.go_on()
        else:
            self.cut(seat, mask_of(action))

    def take_from_hand(self, seat: i64, card: i64) -> None:
        self.hands[seat] = remove(self.hands[seat], card)
        release(self.spans, seat, card)

    def judge(self, seat: i64) -> None:
        """The first seat with neither hand nor stack has won at once (CI-10)."""
        if self.cards_left(seat) == 0:
            self.ending = "out-of-cards"

    def open_row(self, card: i64) -> None:
        """The first card of a row cannot be cut (CI-3)."""
        self.row += 1
        self.rows[card] = self.row
        self.left = card
        self.right = card
        self.judge(self.turn)
        self.go_on()

    def lay(self, card: i64) -> None:
        """At the end that it extends; the gap to its neighbour is open to a cut (CI-4, CI-5)."""
        self.take_from_hand(self.turn, card)
        self.rows[card] = self.row
        self.has_laid = True
        self.passes = 0
        self.judge(self.turn)
        if card < self.left:
            self.open_window(card, self.left)
            self.left = card
        else:
            self.open_window(self.right, card)
            self.right = card
        if not self.is_window_open():
            self.go_on()

    def open_window(self, low: i64, high: i64) -> None:
        """None where everyone sees that nobody can cut in (CI-6), nor when the game is won."""
        if self.may_be_cut(low, high) and not self.ending:
            self.gap_low = low
            self.gap_high = high

    def may_be_cut(self, low: i64, high: i64) -> bool:
        """Whether a number lies between that was in no row yet; in version 1 of the rules, any number (CI-6)."""
        if self.rules_version == 1:
            return high - low > 1
        for card in range(low + 1, high):
            if self.rows[card] == HIDDEN:
                return True
        return False

    def close_window(self) -> None:
        self.gap_low = 0
        self.gap_high = 0

    def cut(self, seat: i64, mask: i64) -> None:
        """The cards go into the gap, everybody refills, and the seat that cut in is on turn (CI-5, CI-7)."""
        for card in self.chosen(seat, mask):
            self.take_from_hand(seat, card)
            self.rows[card] = self.row
        self.close_window()
        self.turn = seat
        self.has_laid = False
        self.judge(seat)
        if not self.ending:
            self.refill()
            self.go_on()

    def go_on(self) -> None:
        """A seat must lay while it can; its turn ends by itself when it cannot (CI-4, CI-8)."""
        if not self.ending and not self.can_lay():
            self.end_turns()

    def end_turns(self) -> None:
        """The turn ends, and so does each that follows in which nothing can be laid (CI-8, CI-9)."""
        while True:
            if not self.has_laid:
                self.passes += 1
            narrow(self.spans, self.turn, len(self.hands[self.turn]), self.left, self.right)
            self.refill()
            self.turn = self.next_seat()
            self.has_laid = False
            if self.passes == self.seats:
                self.put_row_away()
                return
            if self.can_lay():
                return

    def put_row_away(self) -> None:
        """Everybody has passed: the seat on turn opens a new row (CI-9)."""
        self.left = 0
        self.right = 0
        self.passes = 0

    def refill(self) -> None:
        """Everybody, to six, each from its own stack (CI-2, CI-7, CI-8)."""
        for seat in range(self.seats):
            hand = self.hands[seat]
            if len(hand) == HAND_SIZE or len(self.stacks[seat]) == 0:
                continue
            hand, self.stacks[seat] = refilled(hand, self.stacks[seat], HAND_SIZE)
            self.hands[seat] = in_order(hand)

    def default_for(self, seat: i64) -> i64:
        """Let go; open; or lay the card that leaves the smallest gap."""
        if self.is_window_open():
            return LET_GO
        if not self.is_row_open():
            return self.openings()[0]
        best: i64 = 0
        least: i64 = CARD_COUNT
        for action in self.lays():
            card = card_of(action)
            step = self.left - card if card < self.left else card - self.right
            if step < least:
                best = action
                least = step
        return best

    # The end

    def outcome(self) -> str:
        return self.ending

    def cards_left(self, seat: i64) -> i64:
        """In hand and stack together (CI-10)."""
        return len(self.hands[seat]) + len(self.stacks[seat])

    def scores(self) -> vec[float]:
        """Minus the cards left (CI-10)."""
        return vec[float]([float(-self.cards_left(seat)) for seat in range(self.seats)])

    def winners(self) -> vec[i64]:
        """The seat that is out of cards; none while the game runs (CI-10)."""
        return vec[i64]([seat for seat in range(self.seats) if self.cards_left(seat) == 0])

    # All it holds

    def empty(self) -> "CutInState":
        return CutInState()

    def assign_game_fields(self, source: State, visitor: FieldVisitor) -> None:
        assert isinstance(source, CutInState)
        self.window = visitor.number(source.window)
        self.youngest = visitor.number(source.youngest)
        self.turn = visitor.number(source.turn)
        self.has_laid = visitor.flag(source.has_laid)
        self.passes = visitor.number(source.passes)
        self.row = visitor.number(source.row)
        self.left = visitor.number(source.left)
        self.right = visitor.number(source.right)
        self.gap_low = visitor.number(source.gap_low)
        self.gap_high = visitor.number(source.gap_high)
        self.ending = visitor.choice(source.ending, ENDINGS)
        self.rows = visitor.numbers(source.rows, FIXED_LENGTH)
        self.spans = visitor.numbers(source.spans, FIXED_LENGTH)
        self.hands, self.stacks = visitor.paired_lists(source.hands, source.stacks, TERMINATED)
        self.left_out = visitor.numbers(source.left_out, FIXED_LENGTH)

    # What is known

    def sight(self, seat: i64) -> "CutInState":
        """One's own hand; of all else only how many cards there are, one's own stack included (CI-2, CI-9)."""
        sight = self.unblanked_copy(seat)
        if self.ending:
            return sight
        sight.left_out = blanks(len(self.left_out))
        for other in range(self.seats):
            sight.stacks[other] = blanks(len(self.stacks[other]))
            if other != seat:
                sight.hands[other] = blanks(len(self.hands[other]))
        return sight

    def imagine(self, rng: Rng) -> "CutInState":
        """Deal the unseen cards to the blanks. A seat that is to lay can do so, or its turn would be over (CI-8)."""
        world = self.truth_copy()
        if self.ending:
            return world
        unseen = self.unseen()
        places = blank_places(self.hands, self.spans, unseen)
        pool = imagine_hands(world.hands, self.spans, places, unseen, rng)
        while world.is_to_lay() and not world.can_lay():
            pool = imagine_hands(world.hands, self.spans, places, unseen, rng)
        rng.shuffle(pool)
        for stack in world.stacks:
            pool = fill(stack, pool)
        fill(world.left_out, pool)
        return world

    def has_shown_more(self, before: "CutInState") -> bool:
        """Whether everybody knows more than the cards laid since `before`: a card was drawn, or a turn has ended.

        Who ends a turn with cards in hand shows that none of them can be laid (CI-8).
        """
        spans = before.spans[:]
        for seat in range(self.seats):
            if len(self.stacks[seat]) != len(before.stacks[seat]):
                return True
            for card in before.hands[seat]:
                if card not in self.hands[seat]:
                    release(spans, seat, card)
        for place in range(len(spans)):
            if spans[place] != self.spans[place]:
                return True
        return False

    def is_to_lay(self) -> bool:
        """Whether the next move is a card at an end of the row."""
        return self.is_row_open() and not self.is_window_open()

    def unseen(self) -> vec[i64]:
        """The cards that have never lain in a row and are in no hand in sight."""
        seen = self.rows[:]
        for hand in self.hands:
            for card in hand:
                seen[card] = 1
        return vec[i64]([card for card in range(FIRST_CARD, LAST_CARD + 1) if seen[card] == HIDDEN])


def fill(places: vec[i64], pool: vec[i64]) -> vec[i64]:
    """Lay the pool's last cards on these places; what is left of the pool."""
    for place in range(len(places)):
        pool, card = pop(pool)
        places[place] = card
    return pool
