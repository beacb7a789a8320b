"""Traffic memo, the first game with the Traffic Jam cards: everybody for themselves, and a good memory for all.

The cards lie face down in a grid. On your turn you turn up one card and a second. If they are neighbours in number,
you may take them, or try a third, and from the third on you must go on for as long as the cards fit: each one extends
the run at either end. The card that does not fit goes back, and the run is yours. Everybody sees every card that is
turned up, and nobody may write it down. When no run is left, the most cards win. With wilds, police and ambulances
stand for any number, in runs of three or more.

The numbers in brackets are those of `docs/rules/traffic-memo.md`.
"""

from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64, mypyc_attr

from seriatim.games.traffic_memo.actions import ACTION_COUNT, TAKE
from seriatim.games.traffic_memo.cards import EMPTY, FACE_DOWN, cards_in_play
from seriatim.games.traffic_memo.runs import can_form_run, is_run_left, may_be_taken
from seriatim.kit.fields import FIXED_LENGTH, LENGTH_PREFIXED, FieldVisitor
from seriatim.kit.rng import Rng
from seriatim.kit.state import NOBODY, State, alone

PATIENCE: Final[i64] = 500
"""So many turns in a row that take nothing end the game (TM-13)."""

ENDINGS: Final = ["", "no-run-left", "nobody-takes"]


@mypyc_attr(acyclic=True)
class TrafficMemoState(State):
    """The grid, what has been seen of it, the cards turned up in this turn and in the last, and what each has taken."""

    def __init__(
        self,
        seats: i64 = 0,
        low: i64 = 0,
        high: i64 = 0,
        wilds: bool = False,
        free_stop: bool = False,
        youngest: i64 = 0,
    ) -> None:
        self.seats = seats
        self.low = low
        self.high = high
        self.wilds = wilds
        self.free_stop = free_stop
        self.youngest = youngest
        self.places: vec[i64] = vec[i64]()
        self.seen: vec[bool] = vec[bool]()
        self.open: vec[i64] = vec[i64]()
        self.last_places: vec[i64] = vec[i64]()
        self.last_cards: vec[i64] = vec[i64]()
        self.taken: vec[vec[i64]] = vec[vec[i64]]()
        self.turn: i64 = NOBODY
        self.idle_turns: i64 = 0
        self.ending = ""

    # The deal

    def redeal(self, rng: Rng) -> "TrafficMemoState":
        game = TrafficMemoState(self.seats, self.low, self.high, self.wilds, self.free_stop, self.youngest)
        game.deal(rng)
        return game

    def deal(self, rng: Rng) -> None:
        """All cards face down, shuffled, place after place; the youngest starts (TM-4)."""
        self.turn = self.youngest
        self.places = cards_in_play(self.low, self.high, self.wilds)
        rng.shuffle(self.places)
        self.seen = vec[bool]([False] * len(self.places))
        self.taken = vec[vec[i64]]([vec[i64]() for _ in range(self.seats)])

    def columns(self) -> i64:
        """The smallest number whose square holds all cards (TM-4)."""
        columns: i64 = 1
        while columns * columns < len(self.places):
            columns += 1
        return columns

    # What may be done

    def actors(self) -> vec[i64]:
        return alone(self.only_actor())

    def only_actor(self) -> i64:
        return NOBODY if self.ending else self.turn

    def actions(self, seat: i64) -> vec[i64]:
        if self.ending or seat != self.turn:
            return vec[i64]()
        actions = vec[i64](capacity=len(self.places) + 1)
        for place in range(len(self.places)):
            if self.is_face_down(place):
                actions = append(actions, place)
        if self.may_take():
            actions = append(actions, TAKE)
        return actions

    def signals(self, seat: i64) -> vec[i64]:
        return vec[i64]()

    def action_count(self) -> i64:
        return ACTION_COUNT

    def objection_to(self, seat: i64, action: i64) -> str | None:
        if seat != self.turn:
            return "not-your-turn"
        if action == TAKE:
            return self.objection_to_taking()
        if action >= len(self.places) or self.places[action] == EMPTY:
            return "place-is-empty"
        return "already-face-up" if action in self.open else None

    def objection_to_taking(self) -> str | None:
        if not self.is_run_open():
            return "nothing-to-take"
        return None if self.may_take() else "must-go-on"

    def is_face_down(self, place: i64) -> bool:
        return self.places[place] != EMPTY and place not in self.open

    def is_anything_face_down(self) -> bool:
        for place in range(len(self.places)):
            if self.is_face_down(place):
                return True
        return False

    def may_take(self) -> bool:
        """After the second card; after a later one only with a free stop (TM-6). A wild needs three cards (TM-10)."""
        if len(self.open) != 2 and not self.free_stop:
            return False
        return self.is_run_open()

    def is_run_open(self) -> bool:
        """Whether the cards face up could be taken, were it the time for it."""
        return may_be_taken(self.open_cards())

    def open_cards(self) -> vec[i64]:
        """The cards face up, in the order in which they were turned up."""
        return vec[i64]([self.places[place] for place in self.open])

    # What happens

    def apply(self, seat: i64, action: i64) -> None:
        if action == TAKE:
            self.end_turn(len(self.open))
        else:
            self.turn_up(action)

    def turn_up(self, place: i64) -> None:
        """A card that fits stays; one that does not ends the turn; so does the last card there is (TM-5 to TM-9)."""
        self.last_places = vec[i64]()
        self.last_cards = vec[i64]()
        self.seen[place] = True
        self.open = append(self.open, place)
        if not can_form_run(self.open_cards(), self.low, self.high):
            self.end_turn(len(self.open) - 1)
        elif not self.is_anything_face_down():
            self.end_turn(len(self.open))

    def end_turn(self, fitting: i64) -> None:
        """The fitting cards are taken if they may be; all others go back face down (TM-5, TM-8, TM-10)."""
        self.last_places = self.open
        self.last_cards = self.open_cards()
        self.open = vec[i64]()
        self.idle_turns += 1
        if may_be_taken(self.last_cards[:fitting]):
            self.take(self.last_places[:fitting])
            self.idle_turns = 0
        self.turn = (self.turn + 1) % self.seats
        self.judge()

    def take(self, places: vec[i64]) -> None:
        """The cards go to the seat on turn, and their places stay empty (TM-4, TM-8)."""
        taken = self.taken[self.turn]
        for place in places:
            taken = append(taken, self.places[place])
            self.places[place] = EMPTY
        self.taken[self.turn] = taken

    def judge(self) -> None:
        """The end comes when no run is left (TM-12), or when nobody takes one for long (TM-13)."""
        if not is_run_left(self.lying()):
            self.ending = "no-run-left"
        elif self.idle_turns == PATIENCE:
            self.ending = "nobody-takes"

    def lying(self) -> vec[i64]:
        """All cards that have not been taken. Everybody knows which they are, for everybody knows which are gone."""
        return vec[i64]([card for card in self.places if card != EMPTY])

    def default_for(self, seat: i64) -> i64:
        """Take what may be taken; else turn up the first card there is, which shows the others the least."""
        return TAKE if self.may_take() else self.actions(seat)[0]

    # The end

    def outcome(self) -> str:
        return self.ending

    def scores(self) -> vec[float]:
        """Cards taken; a wild is one card (TM-11)."""
        return vec[float]([float(len(cards)) for cards in self.taken])

    def winners(self) -> vec[i64]:
        """The most cards; equal counts share the win (TM-12)."""
        if not self.ending:
            return vec[i64]()
        most: i64 = 0
        for cards in self.taken:
            most = max(most, len(cards))
        return vec[i64]([seat for seat in range(self.seats) if len(self.taken[seat]) == most])

    # All it holds

    def empty(self) -> "TrafficMemoState":
        return TrafficMemoState()

    def assign_game_fields(self, source: State, visitor: FieldVisitor) -> None:
        assert isinstance(source, TrafficMemoState)
        self.low = visitor.number(source.low)
        self.high = visitor.number(source.high)
        self.wilds = visitor.flag(source.wilds)
        self.free_stop = visitor.flag(source.free_stop)
        self.youngest = visitor.number(source.youngest)
        self.turn = visitor.number(source.turn)
        self.idle_turns = visitor.number(source.idle_turns)
        self.ending = visitor.choice(source.ending, ENDINGS)
        self.places = visitor.numbers(source.places, FIXED_LENGTH)
        self.seen = visitor.flags(source.seen)
        self.open = visitor.numbers(source.open, LENGTH_PREFIXED)
        self.last_places = visitor.numbers(source.last_places, LENGTH_PREFIXED)
        self.last_cards = visitor.numbers(source.last_cards, FIXED_LENGTH)
        self.taken = visitor.lists(source.taken, LENGTH_PREFIXED)

    # What is known

    def sight(self, seat: i64) -> "TrafficMemoState":
        """Every card ever shown and still lying; for all the same (TM-14)."""
        sight = self.unblanked_copy(seat)
        if self.ending:
            return sight
        for place in range(len(self.places)):
            if not self.seen[place]:
                sight.places[place] = FACE_DOWN
        return sight

    def imagine(self, rng: Rng) -> "TrafficMemoState":
        """The unseen cards lie at the unseen places, in any order. Nothing else is hidden."""
        world = self.truth_copy()
        unseen = self.unseen()
        rng.shuffle(unseen)
        for place in range(len(self.places)):
            if self.places[place] == FACE_DOWN:
                unseen, card = pop(unseen)
                world.places[place] = card
        return world

    def unseen(self) -> vec[i64]:
        """The cards in play that have neither been taken nor shown."""
        unseen = cards_in_play(self.low, self.high, self.wilds)
        for card in self.places:
            if card != EMPTY and card != FACE_DOWN:
                unseen = remove(unseen, card)
        for cards in self.taken:
            for card in cards:
                unseen = remove(unseen, card)
        return unseen
