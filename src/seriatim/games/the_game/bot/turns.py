"""Whole turns of The Game that are worth trying: the nearest cards, the tricks, and the pairs that make one."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from seriatim.games.the_game.actions import END_TURN, card_of, laying, pile_of
from seriatim.games.the_game.bot.plays import cost_of_turn, holds_behind, is_twin
from seriatim.games.the_game.piles import BACK, FIRST_CARD, LAST_CARD, PILE_COUNT, step
from seriatim.games.the_game.rules import TheGameState

MOST_CARDS: Final[i64] = 6
"""The longest turn that is tried. Longer ones are split: the rest is decided when the first cards lie."""
MOST_TURNS: Final[i64] = 300
SHORTLIST: Final[i64] = 8
EXTRA_STEP: Final[i64] = 6
"""The largest step for a card beyond the minimum, while there is a deck."""


def turns_worth_a_thought(sight: TheGameState, seat: i64) -> vec[vec[i64]]:
    """The cheapest turns, the cheapest first; none if the seat cannot finish its turn."""
    found = Found(seat)
    found.go_on(sight, vec[i64]())
    return found.cheapest(sight)


class Found:
    """Turns found so far; of those that leave the same piles and hand, one is enough."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.turns: vec[vec[i64]] = vec[vec[i64]]()
        self.ends: vec[i64] = vec[i64]()

    def go_on(self, table: TheGameState, turn: vec[i64]) -> None:
        """Every sensible way to go on with a turn, and to end it here if it may end."""
        if table.may_end():
            self.add(table, append(turn[:], END_TURN))
        if len(turn) >= MOST_CARDS or len(self.turns) >= MOST_TURNS:
            return
        for pile in range(PILE_COUNT):
            if not is_twin(table, pile) and not table.must_cover_another(pile):
                for card in cards_for(table, self.seat, pile):
                    self.lay(table, turn, laying(card, pile))

    def lay(self, table: TheGameState, turn: vec[i64], action: i64) -> None:
        after = table.copy()
        after.put(card_of(action), pile_of(action))
        longer = append(turn[:], action)
        if len(after.hands[self.seat]) > 0:
            self.go_on(after, longer)
        elif not after.is_fire_due():
            self.add(after, longer)

    def add(self, table: TheGameState, turn: vec[i64]) -> None:
        end = end_of(table)
        if end not in self.ends:
            self.ends = append(self.ends, end)
            self.turns = append(self.turns, turn)

    def cheapest(self, sight: TheGameState) -> vec[vec[i64]]:
        """The shortlist."""
        costs = vec[float]([cost_of_turn(sight, self.seat, turn) for turn in self.turns])
        chosen = vec[vec[i64]]()
        while len(chosen) < SHORTLIST and len(chosen) < len(costs):
            best: i64 = 0
            for place in range(len(costs)):
                if costs[place] < costs[best]:
                    best = place
            chosen = append(chosen, self.turns[best])
            costs[best] = 1e9
        return chosen


def cards_for(table: TheGameState, seat: i64, pile: i64) -> vec[i64]:
    """For a pile: the card that turns it back, the nearest one, and any that another card could then turn back."""
    hand = table.hands[seat]
    near: i64 = 0
    nearest: i64 = LAST_CARD
    chosen = vec[i64]()
    for card in hand:
        onwards = step(card, table.piles[pile], pile)
        if 0 < onwards < nearest:
            near = card
            nearest = onwards
        if onwards == -BACK or (onwards > 0 and holds_behind(hand, card, pile)):
            chosen = append(chosen, card)
    is_welcome = table.owed > 0 or nearest <= EXTRA_STEP or len(table.deck) == 0 or table.is_fire_due()
    if near > 0 and is_welcome and near not in chosen:
        chosen = append(chosen, near)
    return chosen


def end_of(table: TheGameState) -> i64:
    """The piles, and the cards that lie, as a number: turns that come to the same end have the same one."""
    piles: i64 = 0
    for top in table.piles:
        piles = piles * (LAST_CARD + 2) + top
    laid: i64 = 0
    for card in range(FIRST_CARD, LAST_CARD + 1):
        if table.laid[card]:
            laid += card * card * card
    return piles * 100_003 + laid
