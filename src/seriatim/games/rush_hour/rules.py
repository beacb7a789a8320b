"""Rush hour, the third game of Traffic Jam: two to five drivers, three rows, and nobody wants to be the fifth.

Everybody picks a card, face down. Then all are shown and played: ambulances, police, numbers from the lowest, tow
trucks. A number joins the row that ends nearest below it. Whoever would be the fifth in a row takes the whole row as a
penalty and begins it anew; so does whoever fits nowhere. Special cars bend the rules: an ambulance goes to the front,
police open a row to any number, a trailer takes no place, a tow truck leaves a gap behind. When all hands are played,
the fewest penalty points win.

The numbers in brackets are those of `docs/rules/rush-hour.md`. The cards are described in `cars.py`, how they lie in
`road.py`, and where each may go in `placing.py`.
"""

from typing import Final

from librt.vecs import append, extend, pop, remove, vec
from mypy_extensions import i64, mypyc_attr

from seriatim.games.rush_hour.actions import ACTION_COUNT, END, GAP, ROW, card_of, picking, place_of, row_of
from seriatim.games.rush_hour.cars import (
    AMBULANCE,
    LAST_CARD,
    POLICE,
    TOW_TRUCK,
    copies_of,
    deck_of,
    is_trailer,
    order_of,
    points_in,
)
from seriatim.games.rush_hour.placing import (
    NO_ROW,
    fits_nowhere,
    nearest_row,
    objection_to_gap,
    objection_to_row,
    place_taken,
    set_onto,
    ways,
)
from seriatim.games.rush_hour.road import Row, road_through
from seriatim.kit.cards import BLANK, blanks, in_order
from seriatim.kit.fields import FIXED_LENGTH, LENGTH_PREFIXED, FieldVisitor
from seriatim.kit.game_rng import branch, placeholder_rng
from seriatim.kit.rng import Rng
from seriatim.kit.state import State

NO_CARD: Final[i64] = -1
"""A seat's pick while it has none: not yet made, or already on the road."""
PICKING: Final[i64] = -2
"""The card being played while none is: picks are open."""
SECRET_ROW: Final[i64] = -2
"""A row that has been chosen and is not yet shown."""

ENDINGS: Final = ["", "last-round-played"]

PLAY_SIZE: Final[i64] = 6
"""A card played, as it is described: seat, card, row, place, the cards taken for it and their points."""


@mypyc_attr(acyclic=True)
class RushHourState(State):
    """The road, the hands, the picks, the card being played now, and what everybody has taken."""

    def __init__(
        self, seats: i64 = 0, hand_size: i64 = 0, row_count: i64 = 0, top: i64 = 0, specials: bool = False
    ) -> None:
        self.seats = seats
        self.hand_size = hand_size
        self.row_count = row_count
        self.top = top
        self.specials = specials
        self.jam = True
        self.small_leads = False
        self.deals: i64 = 1
        self.youngest: i64 = 0
        self.deal_number: i64 = 0
        self.rng = placeholder_rng()
        self.road: vec[Row] = vec[Row]()
        self.hands: vec[vec[i64]] = vec[vec[i64]]()
        self.rest: vec[i64] = vec[i64]()
        self.picks: vec[i64] = vec[i64]()
        self.rows_chosen: vec[i64] = vec[i64]()
        self.now: i64 = PICKING
        self.plays: vec[i64] = vec[i64]()
        self.taken: vec[vec[i64]] = vec[vec[i64]]()
        self.points: vec[i64] = vec[i64]()
        self.cards_taken: vec[i64] = vec[i64]()
        self.ending = ""

    def bare(self) -> "RushHourState":
        """The same table with nothing on it."""
        table = RushHourState(self.seats, self.hand_size, self.row_count, self.top, self.specials)
        table.jam = self.jam
        table.small_leads = self.small_leads
        table.deals = self.deals
        table.youngest = self.youngest
        return table

    # The deal

    def redeal(self, rng: Rng) -> "RushHourState":
        game = self.bare()
        game.points = vec[i64]([0] * self.seats)
        game.cards_taken = vec[i64]([0] * self.seats)
        game.deal(rng)
        if self.deals > 1:
            game.rng = branch(rng)
        return game

    def deal(self, rng: Rng) -> None:
        """Begin the rows, then shuffle the rest and deal it; what is left stays out, unseen (RH-3, RH-4)."""
        self.deal_number += 1
        cards = deck_of(self.top, self.specials)
        self.road = vec[Row](capacity=self.row_count)
        for _ in range(self.row_count):
            first = drawn_first(cards, rng)
            cards = remove(cards, first)
            self.road = append(self.road, Row(vec[i64]([first]), vec[i64]([1])))
        rng.shuffle(cards)
        self.hands = vec[vec[i64]](capacity=self.seats)
        for _ in range(self.seats):
            hand = vec[i64](capacity=self.hand_size)
            for _ in range(self.hand_size):
                cards, card = pop(cards)
                hand = append(hand, card)
            self.hands = append(self.hands, in_order(hand))
        self.rest = cards
        self.taken = vec[vec[i64]]([vec[i64]() for _ in range(self.seats)])
        self.rows_chosen = vec[i64]([NO_ROW] * self.seats)
        self.open_picks()

    def open_picks(self) -> None:
        self.picks = vec[i64]([NO_CARD] * self.seats)
        self.now = PICKING

    # What may be done

    def actors(self) -> vec[i64]:
        if self.ending:
            return vec[i64]()
        return vec[i64]([seat for seat in range(self.seats) if self.may_act(seat)])

    def may_act(self, seat: i64) -> bool:
        """All that have not picked; then those whose card is played now (RH-5)."""
        if self.now == PICKING:
            return self.is_seat(seat) and self.picks[seat] == NO_CARD
        return self.is_played_now(seat) and self.rows_chosen[seat] == NO_ROW

    def is_played_now(self, seat: i64) -> bool:
        """Ambulances and police go all at once, tow trucks one after another (RH-12, RH-13, RH-16)."""
        if self.now == PICKING or self.picks[seat] != self.now:
            return False
        return self.now != TOW_TRUCK or seat == self.youngest_with(TOW_TRUCK)

    def is_seat(self, seat: i64) -> bool:
        return 0 <= seat < len(self.hands)

    def actions(self, seat: i64) -> vec[i64]:
        if self.ending or not self.is_seat(seat) or not self.may_act(seat):
            return vec[i64]()
        if self.now == PICKING:
            return self.possible_picks(seat)
        return ways(self.road, self.now)

    def possible_picks(self, seat: i64) -> vec[i64]:
        """Any card of the hand; two of a kind are one choice (RH-5)."""
        self.require_hand(seat)
        picks = vec[i64](capacity=self.hand_size)
        last: i64 = NO_CARD
        for card in self.hands[seat]:
            if card != last:
                picks = append(picks, picking(card))
            last = card
        return picks

    def signals(self, seat: i64) -> vec[i64]:
        """Nothing is said in this game."""
        return vec[i64]()

    def action_count(self) -> i64:
        return ACTION_COUNT

    def objection_to(self, seat: i64, action: i64) -> str | None:
        if action < ROW:
            return self.objection_to_pick(seat, card_of(action))
        if not self.is_seat(seat) or not self.is_played_now(seat):
            return "not-your-turn"
        if self.rows_chosen[seat] != NO_ROW:
            return "already-picked"
        if row_of(action) >= self.row_count:
            return "no-such-row"
        if action >= GAP:
            return objection_to_gap(self.road[row_of(action)], place_of(action), self.now)
        return objection_to_row(self.road, row_of(action), self.now)

    def objection_to_pick(self, seat: i64, card: i64) -> str | None:
        if self.now != PICKING or not self.is_seat(seat):
            return "not-your-turn"
        if self.picks[seat] != NO_CARD:
            return "already-picked"
        self.require_hand(seat)
        return None if card in self.hands[seat] else "card-not-in-hand"

    # A round

    def apply(self, seat: i64, action: i64) -> None:
        if action < ROW:
            self.pick(seat, card_of(action))
        elif self.now == AMBULANCE or self.now == POLICE:
            self.choose_row(seat, row_of(action))
        else:
            self.go(seat, action)
            self.play_on()

    def pick(self, seat: i64, card: i64) -> None:
        """The last pick shows them all (RH-5)."""
        self.picks[seat] = card
        if NO_CARD in self.picks:
            return
        for other in range(self.seats):
            self.hands[other] = remove(self.hands[other], self.picks[other])
        self.plays = vec[i64](capacity=self.seats * PLAY_SIZE)
        self.play_on()

    def play_on(self) -> None:
        """Play the cards in order until a seat has a choice; where there is one way, a card goes by itself (RH-5)."""
        self.now = self.next_card()
        while self.now != NO_CARD:
            possible = ways(self.road, self.now)
            if len(possible) > 1:
                return
            self.go(self.youngest_with(self.now), possible[0])
            self.now = self.next_card()
        self.end_round()

    def next_card(self) -> i64:
        """The first in order of the cards shown that are not yet on the road (RH-5)."""
        first: i64 = NO_CARD
        for card in self.picks:
            if card != NO_CARD and (first == NO_CARD or order_of(card) < order_of(first)):
                first = card
        return first

    def youngest_with(self, card: i64) -> i64:
        """Of the seats that play this card, the youngest; ages rise clockwise (ALL-2)."""
        seat = self.youngest
        while self.picks[seat] != card:
            seat = (seat + 1) % self.seats
        return seat

    def choose_row(self, seat: i64, row: i64) -> None:
        """Ambulances, or police, choose unseen; the last choice shows them all, row by row (RH-12, RH-13)."""
        self.rows_chosen[seat] = row
        for other in range(self.seats):
            if self.may_act(other):
                return
        for shared in range(self.row_count):
            self.arrive_together(shared)
        self.play_on()

    def arrive_together(self, row: i64) -> None:
        """Those on the same row are one stack, and the oldest of them takes what must be taken (RH-12)."""
        count: i64 = 0
        oldest = self.youngest
        for years in range(self.seats):
            seat = (self.youngest + years) % self.seats
            if self.rows_chosen[seat] == row:
                count += 1
                oldest = seat
        if count == 0:
            return
        taken = self.set_onto(self.road[row], END, count)
        for seat in range(self.seats):
            if self.rows_chosen[seat] == row:
                self.rows_chosen[seat] = NO_ROW
                self.arrived(seat, row, END, taken if seat == oldest else vec[i64]())

    def go(self, seat: i64, action: i64) -> None:
        """A number card or a tow truck takes its place."""
        row = row_of(action)
        taken = self.set_onto(self.road[row], place_of(action), 1)
        self.arrived(seat, row, place_of(action), taken)

    def set_onto(self, row: Row, place: i64, count: i64) -> vec[i64]:
        return set_onto(row, place, self.now, count, self.jam, self.small_leads)

    def fits_nowhere(self, card: i64) -> bool:
        return fits_nowhere(self.road, card)

    def nearest_row(self, card: i64) -> i64:
        return nearest_row(self.road, card)

    def price(self, action: i64) -> tuple[i64, i64]:
        """How many cards and points a choice of row or gap would cost a seat that comes alone."""
        taken = self.set_onto(self.road[row_of(action)].copy(), place_of(action), 1)
        return len(taken), points_in(taken)

    def arrived(self, seat: i64, row: i64, place: i64, taken: vec[i64]) -> None:
        """The card is on the road, and its seat keeps what was taken for it until the end (RH-8, RH-18)."""
        if place == END:
            place = place_taken(self.road[row], self.now)
        points = points_in(taken)
        self.plays = extend(self.plays, vec[i64]([seat, self.now, row, place, len(taken), points]))
        self.picks[seat] = NO_CARD
        if len(taken) > 0:
            self.taken[seat] = extend(self.taken[seat], taken)
            self.points[seat] += points
            self.cards_taken[seat] += len(taken)

    def end_round(self) -> None:
        """The hands are all of one size: when they are empty, the next deal, or the end (RH-18, RH-19)."""
        if len(self.hands[0]) > 0:
            self.open_picks()
        elif self.deal_number < self.deals:
            self.deal(self.rng)
        else:
            self.open_picks()
            self.ending = "last-round-played"

    def default_for(self, seat: i64) -> i64:
        """Pick the lowest card; choose what costs the fewest points."""
        actions = self.actions(seat)
        best = actions[0]
        if self.now == PICKING:
            return best
        for action in actions:
            if self.price(action)[1] < self.price(best)[1]:
                best = action
        return best

    # The end

    def outcome(self) -> str:
        return self.ending

    def scores(self) -> vec[float]:
        """Minus the penalty points (RH-19)."""
        return vec[float]([float(-points) for points in self.points])

    def winners(self) -> vec[i64]:
        """The fewest penalty points; then the fewest penalty cards; then the win is shared (RH-18)."""
        winners = vec[i64]()
        if not self.ending:
            return winners
        for seat in range(self.seats):
            if len(winners) > 0 and self.is_ahead(seat, winners[0]):
                winners = vec[i64]()
            if len(winners) == 0 or not self.is_ahead(winners[0], seat):
                winners = append(winners, seat)
        return winners

    def is_ahead(self, seat: i64, other: i64) -> bool:
        if self.points[seat] != self.points[other]:
            return self.points[seat] < self.points[other]
        return self.cards_taken[seat] < self.cards_taken[other]

    # All it holds

    def empty(self) -> "RushHourState":
        return RushHourState()

    def assign_game_fields(self, source: State, visitor: FieldVisitor) -> None:
        assert isinstance(source, RushHourState)
        self.hand_size = visitor.number(source.hand_size)
        self.row_count = visitor.number(source.row_count)
        self.top = visitor.number(source.top)
        self.specials = visitor.flag(source.specials)
        self.jam = visitor.flag(source.jam)
        self.small_leads = visitor.flag(source.small_leads)
        self.deals = visitor.number(source.deals)
        self.youngest = visitor.number(source.youngest)
        self.deal_number = visitor.number(source.deal_number)
        self.now = visitor.number(source.now)
        self.ending = visitor.choice(source.ending, ENDINGS)
        self.picks = visitor.numbers(source.picks, FIXED_LENGTH)
        self.rows_chosen = visitor.numbers(source.rows_chosen, FIXED_LENGTH)
        self.points = visitor.numbers(source.points, FIXED_LENGTH)
        self.cards_taken = visitor.numbers(source.cards_taken, FIXED_LENGTH)
        self.road = road_through(visitor, source.road)
        self.hands, self.taken = visitor.paired_lists(source.hands, source.taken, LENGTH_PREFIXED)
        self.rest = visitor.numbers(source.rest, LENGTH_PREFIXED)
        self.plays = visitor.numbers(source.plays, LENGTH_PREFIXED)
        self.rng = visitor.rng(source.rng, LENGTH_PREFIXED)

    # What is known

    def sight(self, seat: i64) -> "RushHourState":
        """Hidden are other hands, picks and rows not yet shown, the cards that stay out, and the deals to come."""
        sight = self.unblanked_copy(seat)
        if self.ending:
            return sight
        sight.rng = placeholder_rng()
        sight.rest = blanks(len(self.rest))
        for other in range(self.seats):
            if other != seat:
                sight.hands[other] = blanks(len(self.hands[other]))
                if self.now == PICKING and self.picks[other] != NO_CARD:
                    sight.picks[other] = BLANK
                if self.rows_chosen[other] != NO_ROW:
                    sight.rows_chosen[other] = SECRET_ROW
        return sight

    def imagine(self, rng: Rng) -> "RushHourState":
        """Deal the unseen cards to the blanks; any card of a hand may have been picked, any row chosen."""
        world = self.truth_copy()
        if self.ending:
            return world
        world.rng = branch(rng)
        pool = self.unseen()
        rng.shuffle(pool)
        for seat in range(self.seats):
            hand = world.hands[seat]
            if BLANK in hand:
                for place in range(len(hand)):
                    pool, card = pop(pool)
                    hand[place] = card
                world.hands[seat] = in_order(hand)
            if self.picks[seat] == BLANK:
                world.picks[seat] = hand[rng.below(len(hand))]
            if self.rows_chosen[seat] == SECRET_ROW:
                world.rows_chosen[seat] = rng.below(self.row_count)
        if BLANK in self.rest:
            world.rest = pool
        return world

    def unseen(self) -> vec[i64]:
        """The cards in play that are not visible."""
        seen = vec[i64]([0] * (LAST_CARD + 1))
        for row in self.road:
            count_cards(row.cards, seen)
        for seat in range(self.seats):
            count_cards(self.taken[seat], seen)
            count_cards(self.hands[seat], seen)
            if self.now != PICKING and self.picks[seat] != NO_CARD:
                seen[self.picks[seat]] += 1
        count_cards(self.rest, seen)
        cards = vec[i64]()
        for card in range(1, LAST_CARD + 1):
            for _ in range(copies_of(card, self.top, self.specials) - seen[card]):
                cards = append(cards, card)
        return cards


def drawn_first(cards: vec[i64], rng: Rng) -> i64:
    """A card to begin a row with: a trailer is put back and another card drawn (RH-3)."""
    card = cards[rng.below(len(cards))]
    while is_trailer(card):
        card = cards[rng.below(len(cards))]
    return card


def count_cards(cards: vec[i64], counts: vec[i64]) -> None:
    for card in cards:
        counts[card] += 1
