"""The Game alone: no partners to listen to, so a turn is judged by the position after it.

A first, rough measure leaves out most ends of a turn; the learned outlook judges the rest. Once no card is left to
draw, nothing is guessed: the last cards are played as far as they go.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from seriatim.games.the_game.bot.endgame import PATIENCE, Finish
from seriatim.games.the_game.bot.outlook import MARGIN, MIRROR, TO_COME, Outlook, chance
from seriatim.games.the_game.bot.turn_ends import Endings, top_of
from seriatim.games.the_game.bot.weights import learned_weights
from seriatim.games.the_game.piles import BACK, FIRST_FALLING, PILE_COUNT, behind
from seriatim.games.the_game.rules import TheGameState
from seriatim.kit.cards import numbers

USUAL_MINIMUM: Final[i64] = 2
USUAL_HAND: Final[i64] = 8
LOST_VALUE: Final[float] = 0.4
"""What a lost game is worth at most; a won one is worth 1."""
LOST_VALUE_DECAY: Final[float] = 25.0
SHORTLIST: Final[i64] = 8
MANY: Final[i64] = 30
"""Ends of a turn that are judged, of all that are possible."""
FEW: Final[i64] = 16
"""Ends of a turn that are judged when a search looks one turn ahead."""
QUICKLY: Final[i64] = 300
"""Positions to look at for the last cards, when they are one of many cases."""
ROOM: Final[float] = 0.2
TRICK_TO_COME: Final[float] = 4.0
TRICK_HELD: Final[float] = 7.0
CARD_LAID: Final[float] = 1.5
"""The rough measure: every card to come that a pile has passed counts 1, every number passed so much, and these."""


def is_judged(state: TheGameState) -> bool:
    """Whether this is the game that the outlook was learned from."""
    if state.seats > 1 or state.fire:
        return False
    return state.minimum == USUAL_MINIMUM and state.hand_size == USUAL_HAND


def end_value(left: i64) -> float:
    """What a game is worth that ends with so many cards."""
    return 1.0 if left == 0 else LOST_VALUE * math.exp(-float(left) / LOST_VALUE_DECAY)


@mypyc_attr(acyclic=True)
class Prospects:
    """The ends of a turn alone, roughly the best ones, and what each is worth."""

    def __init__(self, state: TheGameState, weights: vec[float], most: i64, patience: i64) -> None:
        self.state = state
        self.patience = patience
        self.endings = Endings(state)
        self.outlook = Outlook(state, weights)
        self.places: vec[i64] = vec[i64]()
        self.chances: vec[float] = vec[float]()
        for place in self.roughly_best(most):
            self.places = append(self.places, place)
            self.chances = append(self.chances, self.chance_of(place))

    def best(self) -> i64:
        """The number of the best end; there must be one."""
        best: i64 = 0
        for number in range(len(self.chances)):
            if self.chances[number] > self.chances[best]:
                best = number
        return best

    def roughly_best(self, most: i64) -> vec[i64]:
        """Where the turn may end, by the rough measure, at most so many."""
        chosen = vec[i64]()
        measures = vec[float]()
        for place in range(len(self.endings.tops)):
            if self.endings.may_end(place):
                chosen = append(chosen, place)
                measures = append(measures, self.rough_measure(place))
        return first_of(chosen, measures, most) if len(chosen) > most else chosen

    def rough_measure(self, place: i64) -> float:
        measure = CARD_LAID * float(self.endings.laid[place])
        for pile in range(PILE_COUNT):
            measure += self.worth_of_pile(place, pile)
        return measure

    def worth_of_pile(self, place: i64, pile: i64) -> float:
        top = top_of(self.endings.tops[place], pile)
        direction = pile // FIRST_FALLING
        climbed = MIRROR - top if direction == 1 else top
        worth = -float(self.outlook.passed[direction][climbed]) - ROOM * float(climbed)
        if self.outlook.views[direction][MARGIN + climbed - BACK] == TO_COME:
            return worth + TRICK_TO_COME
        return worth + TRICK_HELD if self.endings.is_kept(place, behind(top, pile)) else worth

    def chance_of(self, place: i64) -> float:
        """What the game is worth after this end; if it draws the last cards, exactly that."""
        cards = self.endings.cards_kept(place)
        to_come = self.outlook.total
        if to_come > self.state.hand_size - len(cards):
            return chance(self.outlook.of(self.endings.tops[place], cards))
        for card in range(MIRROR):
            if self.outlook.views[0][MARGIN + card] == TO_COME:
                cards = append(cards, card)
        tops = self.endings.tops[place]
        piles = vec[i64]([top_of(tops, pile) for pile in range(PILE_COUNT)])
        return end_value(Finish(piles, cards, self.patience).least)


def first_of(places: vec[i64], measures: vec[float], most: i64) -> vec[i64]:
    """Those with the highest measures, in the order of these, at most so many."""
    chosen = vec[i64](capacity=most)
    for _ in range(min(most, len(places))):
        best: i64 = 0
        for number in range(len(measures)):
            if measures[number] > measures[best]:
                best = number
        chosen = append(chosen, places[best])
        measures[best] = -1e9
    return chosen


def turns_alone(sight: TheGameState) -> vec[vec[i64]]:
    """The best turns, the best first; only one if nothing is left to chance, and none if the turn cannot be ended."""
    turns = vec[vec[i64]]()
    if len(sight.deck) == 0:
        order = Finish(sight.piles, sight.hands[sight.turn]).order
        return append(turns, order) if len(order) > 0 else turns
    prospects = Prospects(sight, learned_weights(), MANY, PATIENCE)
    for number in first_of(numbers(0, len(prospects.places) - 1), prospects.chances[:], SHORTLIST):
        turns = append(turns, prospects.endings.turn(prospects.places[number]))
        if prospects.chances[number] == 1.0:
            return turns
    return turns


def worth_before_turn(state: TheGameState) -> float:
    """What a game is worth whose next turn is about to begin."""
    if len(state.deck) == 0:
        return end_value(Finish(state.piles, state.hands[state.turn], QUICKLY).least)
    prospects = Prospects(state, learned_weights(), FEW, QUICKLY)
    if len(prospects.places) == 0:
        return end_value(state.cards_left())
    return prospects.chances[prospects.best()]
