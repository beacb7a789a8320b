"""Sequence: two or three teams lay chips on a board of cards, and five chips in line are a sequence.

Each of the 96 spaces shows a card, and every card but the jacks is there twice. On your turn you play a card from your
hand, lay a chip of your team on a free space that shows it, and draw a card. A jack with two eyes lays a chip
anywhere, a jack with one eye takes one away. The corners belong to everybody. Two teams play for two sequences, three
for one. Your team-mates sit between your rivals, and nobody gives advice.

The numbers in brackets are those of `docs/rules/sequence.md`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from seriatim.games.sequence.actions import (
    ACTION_COUNT,
    DISCARD,
    DRAW,
    EXCHANGE,
    PASS,
    PENALTY,
    card_discarded,
    card_exchanged,
    card_played,
    discarding,
    exchanging,
    playing,
    space_of,
)
from seriatim.games.sequence.board import SHOWING, SHOWN, SPACE_COUNT, is_corner
from seriatim.games.sequence.cards import KIND_COUNT, as_set, is_jack, is_one_eyed, once_each, two_decks
from seriatim.games.sequence.chips import Chips
from seriatim.games.sequence.draws import Draws
from seriatim.games.sequence.lifting import full_hand, lift, lowest_in
from seriatim.games.sequence.stock import LAST_TIME, Stock
from seriatim.kit.fields import FIXED_LENGTH, FieldVisitor
from seriatim.kit.rng import Rng
from seriatim.kit.state import NOBODY, TABLE, State, alone

ENDINGS: Final = ["", "sequences", "deck-ran-out", "all-passed"]


class SequenceState(State):
    """The board, the hands and discard piles, the deck, and whose turn it is."""

    def __init__(
        self, seats: i64 = 0, teams: i64 = 0, hard: bool = False, manual: bool = False, penalties: bool = False
    ) -> None:
        self.seats = seats
        self.teams = teams
        self.hard = hard
        self.manual = manual
        self.penalties = penalties
        self.chips = Chips(0, hard)
        self.stock = Stock(0)
        self.draws = Draws(0)
        self.debts: vec[i64] = vec[i64]()
        """How many cards each seat owes (SQ-21)."""
        self.lifted: vec[vec[i64]] = vec[vec[i64]]()
        """Who lifted which card, round by round (SQ-6)."""
        self.turn: i64 = NOBODY
        self.exchanged = False
        self.passes: i64 = 0
        """Turns that followed each other and were passed, as far as passes count (SQ-20)."""
        self.ending = ""

    def redeal(self, rng: Rng) -> "SequenceState":
        """The lowest lifted card deals, and the seat left of the dealer starts (SQ-4 to SQ-6)."""
        game = SequenceState(self.seats, self.teams, self.hard, self.manual, self.penalties)
        game.rules_version = self.rules_version
        game.chips = Chips(self.teams, self.hard)
        game.stock = Stock(self.seats)
        game.draws = Draws(self.seats)
        game.debts = vec[i64]([0] * self.seats)
        cards = two_decks()
        game.lifted = lift(cards, self.seats, rng)
        game.stock.deal(cards, full_hand(self.seats), rng)
        game.turn = game.next_seat(game.dealer())
        return game

    def dealer(self) -> i64:
        return lowest_in(self.lifted[len(self.lifted) - 1])[0]

    def hand(self, seat: i64) -> vec[i64]:
        return self.stock.hands[seat]

    # Seats and teams

    def is_seat(self, seat: i64) -> bool:
        return 0 <= seat < len(self.debts)

    def next_seat(self, seat: i64) -> i64:
        return (seat + 1) % self.seats

    def team_of(self, seat: i64) -> i64:
        """Teams alternate round the table (SQ-1)."""
        return seat % self.teams

    def goal(self) -> i64:
        """Two sequences with two teams, one with three (SQ-3)."""
        return 2 if self.teams == 2 else 1

    # What may be done

    def actors(self) -> vec[i64]:
        """Whoever owes a card; if nobody does, the seat on turn and all whose card waits."""
        if self.ending:
            return vec[i64]()
        if self.is_owed():
            return vec[i64]([seat for seat in range(self.seats) if self.debts[seat] > 0])
        if not self.manual:
            return alone(self.turn)
        return vec[i64]([seat for seat in range(self.seats) if seat == self.turn or self.draws.waits_for(seat)])

    def only_actor(self) -> i64:
        return NOBODY if self.ending or self.manual or self.penalties else self.turn

    def actions(self, seat: i64) -> vec[i64]:
        if self.ending or self.turn == NOBODY:
            return vec[i64]()
        if seat == TABLE:
            return vec[i64]([PENALTY + team for team in range(self.teams) if self.may_rule(team)])
        if self.is_owed():
            return self.payments(seat)
        actions = vec[i64]()
        if seat == self.turn:
            actions = self.turn_actions()
        if self.draws.waits_for(seat):
            actions = append(actions, DRAW)
        return actions

    def turn_actions(self) -> vec[i64]:
        """Play, exchange a dead card, or pass if there is nothing else to do (SQ-7 to SQ-11)."""
        self.require_hand(self.turn)
        actions = self.plays()
        if not self.exchanged:
            for card in once_each(self.hand(self.turn)):
                if self.chips.is_dead(card):
                    actions = append(actions, exchanging(card))
        if len(actions) == 0:
            actions = append(actions, PASS)
        return actions

    def plays(self) -> vec[i64]:
        """Every card on every space it may go to (SQ-7 to SQ-9)."""
        plays = vec[i64](capacity=SPACE_COUNT)
        for card in once_each(self.hand(self.turn)):
            if is_jack(card):
                for space in range(SPACE_COUNT):
                    if self.jack_fits(card, space):
                        plays = append(plays, playing(card, space))
            else:
                for space in SHOWING[card]:
                    if self.chips.is_free(space):
                        plays = append(plays, playing(card, space))
        return plays

    def jack_fits(self, card: i64, space: i64) -> bool:
        """With two eyes on any free space (SQ-8), with one on any chip it may take away (SQ-9)."""
        if is_one_eyed(card):
            return self.chips.may_be_removed(space, self.team_of(self.turn))
        return self.chips.is_free(space)

    def payments(self, seat: i64) -> vec[i64]:
        """Any card of the hand, for a seat that owes one (SQ-21)."""
        if not self.owes(seat):
            return vec[i64]()
        self.require_hand(seat)
        return vec[i64]([discarding(card) for card in once_each(self.hand(seat))])

    def signals(self, seat: i64) -> vec[i64]:
        """There is nothing to say at this table (SQ-21)."""
        return vec[i64]()

    def can_play(self, card: i64) -> bool:
        """Whether the card has a space to go to in this turn, or a chip to take away (SQ-7 to SQ-9)."""
        if is_one_eyed(card):
            return self.chips.may_any_be_removed(self.team_of(self.turn))
        if is_jack(card):
            return self.chips.is_any_free()
        return not self.chips.is_dead(card)

    def may_exchange(self, card: i64) -> bool:
        """A dead card, once a turn (SQ-10)."""
        return not self.exchanged and self.chips.is_dead(card)

    def may_pass(self) -> bool:
        """With no card to play and none that must be exchanged (SQ-11)."""
        self.require_hand(self.turn)
        for card in self.hand(self.turn):
            if self.can_play(card) or self.may_exchange(card):
                return False
        return True

    def owes(self, seat: i64) -> bool:
        return self.is_seat(seat) and self.debts[seat] > 0

    def is_owed(self) -> bool:
        """Until all are paid nobody else moves (SQ-21)."""
        if self.penalties:
            for debt in self.debts:
                if debt > 0:
                    return True
        return False

    def may_rule(self, team: i64) -> bool:
        """The table rules against a team of two or more of which a seat has a card to give (SQ-21)."""
        if not self.penalties or self.seats == self.teams:
            return False
        for seat in range(team, self.seats, self.teams):
            if self.can_owe_more(seat):
                return True
        return False

    def can_owe_more(self, seat: i64) -> bool:
        return self.debts[seat] < len(self.hand(seat))

    # Why not

    def action_count(self) -> i64:
        return ACTION_COUNT

    def objection_to(self, seat: i64, action: i64) -> str | None:
        if action >= PENALTY:
            team = action - PENALTY
            return None if seat == TABLE and team < self.teams and self.may_rule(team) else "not-your-turn"
        if not self.is_time_for(seat, action):
            return "not-your-turn"
        if DISCARD <= action < PASS:
            return self.objection_to_hand(seat, card_discarded(action))
        if self.is_owed():
            return "owes-a-card"
        if action == DRAW:
            return None if self.draws.waits_for(seat) else "draw-was-lost"
        if action == PASS:
            return None if self.may_pass() else "must-play"
        if action >= EXCHANGE:
            return self.objection_to_exchange(card_exchanged(action))
        return self.objection_to_play(card_played(action), space_of(action))

    def is_time_for(self, seat: i64, action: i64) -> bool:
        """A discard is for who owes, a draw for whose card waits or was lost, all else for the seat on turn (ALL-8)."""
        if not self.is_seat(seat):
            return False
        if action == DRAW:
            return self.draws.waits_for(seat) or self.draws.was_lost_by(seat)
        return self.owes(seat) if DISCARD <= action < PASS else seat == self.turn

    def objection_to_hand(self, seat: i64, card: i64) -> str | None:
        self.require_hand(seat)
        return None if card in self.hand(seat) else "card-not-in-hand"

    def objection_to_exchange(self, card: i64) -> str | None:
        self.require_hand(self.turn)
        if card not in self.hand(self.turn):
            return "card-not-in-hand"
        if self.exchanged:
            return "already-exchanged"
        return None if self.chips.is_dead(card) else "card-not-dead"

    def objection_to_play(self, card: i64, space: i64) -> str | None:
        self.require_hand(self.turn)
        if card not in self.hand(self.turn):
            return "card-not-in-hand"
        if is_corner(space):
            return "corner-is-free-for-all"
        if is_one_eyed(card):
            return self.objection_to_removal(space)
        if not is_jack(card) and SHOWN[space] != card:
            return "space-shows-another-card"
        return None if self.chips.is_free(space) else "space-taken"

    def objection_to_removal(self, space: i64) -> str | None:
        if self.chips.is_free(space):
            return "no-chip-there"
        if self.chips.on[space] == self.team_of(self.turn):
            return "own-chip"
        return "chip-is-safe" if self.chips.is_safe(space) else None

    # What happens

    def apply(self, seat: i64, action: i64) -> None:
        if action < EXCHANGE:
            self.play_card(seat, card_played(action), space_of(action))
        elif action < DISCARD:
            self.exchange(seat, card_exchanged(action))
        elif action < PASS:
            self.pay(seat, card_discarded(action))
        elif action == PASS:
            self.pass_turn(seat)
        elif action == DRAW:
            self.draws.take(seat)
            self.draw(seat)
        else:
            self.rule(action - PENALTY)

    def play_card(self, seat: i64, card: i64, space: i64) -> None:
        """Discard, place or remove a chip, and draw (SQ-7 to SQ-9). A win comes before the draw (SQ-19)."""
        self.stock.discard(seat, card)
        self.passes = 0
        if is_one_eyed(card):
            self.chips.remove(space)
        else:
            self.chips.place(self.team_of(seat), space)
            if self.chips.sequences(self.team_of(seat)) >= self.goal():
                self.ending = "sequences"
                return
        if self.manual:
            self.draws.let_wait(seat)
        else:
            self.draw(seat)
        self.end_turn()

    def exchange(self, seat: i64, card: i64) -> None:
        """A dead card for a new one, and the turn goes on (SQ-10)."""
        self.stock.discard(seat, card)
        self.exchanged = True
        self.draw(seat)

    def pass_turn(self, seat: i64) -> None:
        """Without cards one is drawn first (SQ-11). When all have passed in a row, it is over (SQ-20)."""
        self.passes = self.passes + 1 if self.does_pass_count(seat) else 0
        if len(self.hand(seat)) == 0:
            self.draw(seat)
        else:
            self.stock.known.passed(seat, len(self.hand(seat)), self.unplayable_kinds())
        if self.passes == self.seats and not self.ending:
            self.ending = "all-passed"
        self.end_turn()

    def does_pass_count(self, seat: i64) -> bool:
        """Not after an exchange, nor without cards; but in version 1 of the rules it does so without cards (SQ-20)."""
        return not self.exchanged and (self.rules_version == 1 or len(self.hand(seat)) > 0)

    def unplayable_kinds(self) -> i64:
        """What a seat that passes can hold: cards that can neither be played nor exchanged in this turn (SQ-11)."""
        kinds: i64 = 0
        for card in range(1, KIND_COUNT + 1):
            if not self.can_play(card) and not self.may_exchange(card):
                kinds |= as_set(card)
        return kinds

    def end_turn(self) -> None:
        if not self.ending:
            self.turn = self.next_seat(self.turn)
            self.exchanged = False

    def draw(self, seat: i64) -> None:
        """When the deck runs out for the third time the game ends at once (SQ-20)."""
        self.stock.draw(seat)
        if self.stock.times_out == LAST_TIME:
            self.ending = "deck-ran-out"

    # The talk penalty

    def rule(self, team: i64) -> None:
        """Each seat of the team owes one card more, but never more than it holds (SQ-21)."""
        for seat in range(team, self.seats, self.teams):
            if self.can_owe_more(seat):
                self.debts[seat] += 1

    def pay(self, seat: i64, card: i64) -> None:
        """A card of one's choice, and none is drawn for it (SQ-21)."""
        self.stock.discard(seat, card)
        self.debts[seat] -= 1

    def default_for(self, seat: i64) -> i64:
        """Take the card that waits; else the first thing there is to do, but keep the jacks while one can."""
        if self.draws.waits_for(seat) and not self.is_owed():
            return DRAW
        actions = self.actions(seat)
        for action in actions:
            if not costs_jack(action):
                return action
        return actions[0]

    # The end

    def outcome(self) -> str:
        return self.ending

    def scores(self) -> vec[float]:
        """The sequences of one's team that stand."""
        return vec[float]([float(self.chips.sequences(self.team_of(seat))) for seat in range(self.seats)])

    def leading_team(self) -> i64:
        """The team with more sequences than any other; NOBODY if there is none."""
        leader: i64 = NOBODY
        most: i64 = 0
        for team in range(self.teams):
            if self.chips.sequences(team) > most:
                leader = team
                most = self.chips.sequences(team)
            elif self.chips.sequences(team) == most:
                leader = NOBODY
        return leader

    def winners(self) -> vec[i64]:
        """Whoever has its sequences; at any other end the team with more of them (SQ-19, SQ-20)."""
        if not self.ending:
            return vec[i64]()
        leader = self.leading_team()
        return vec[i64]([seat for seat in range(self.seats) if self.team_of(seat) == leader])

    # All it holds

    def empty(self) -> "SequenceState":
        return SequenceState()

    def assign_game_fields(self, source: State, visitor: FieldVisitor) -> None:
        assert isinstance(source, SequenceState)
        self.teams = visitor.number(source.teams)
        self.hard = visitor.flag(source.hard)
        self.manual = visitor.flag(source.manual)
        self.penalties = visitor.flag(source.penalties)
        self.ending = visitor.choice(source.ending, ENDINGS)
        self.turn = visitor.number(source.turn)
        self.exchanged = visitor.flag(source.exchanged)
        self.passes = visitor.number(source.passes)
        self.debts = visitor.numbers(source.debts, FIXED_LENGTH)
        self.lifted = visitor.lists(source.lifted, FIXED_LENGTH)
        visitor.terminator()
        self.chips.assign_fields(source.chips, visitor)
        self.draws.assign_fields(source.draws, visitor)
        self.stock.assign_fields(source.stock, visitor)

    # What is known

    def sight(self, seat: i64) -> "SequenceState":
        sight = self.unblanked_copy(seat)
        if not self.ending:
            sight.stock.hide_from(seat)
        return sight

    def imagine(self, rng: Rng) -> "SequenceState":
        world = self.truth_copy()
        if not self.ending:
            world.stock.imagine(rng)
        return world


def costs_jack(action: i64) -> bool:
    """Whether a jack is played or paid by this action; no jack is ever exchanged (SQ-9)."""
    if action < EXCHANGE:
        return is_jack(card_played(action))
    return DISCARD <= action < PASS and is_jack(card_discarded(action))
