"""What it costs to lay a card: the room a pile loses, the trick lost with it, and what partners have asked for."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.the_game.actions import END_TURN, NOTHING_SAID, card_of, laying, pile_of
from seriatim.games.the_game.bot.convention import KEEP_OFF, SMALL_STEPS
from seriatim.games.the_game.piles import (
    BACK,
    FIRST_CARD,
    FIRST_FALLING,
    LAST_CARD,
    PILE_COUNT,
    behind,
    is_fire_card,
    step,
)
from seriatim.games.the_game.rules import DUE, TheGameState

NONE: Final[i64] = 0
TOO_MUCH: Final[float] = 1e6
TRICK: Final[float] = -9.6
CAN_WAIT: Final[float] = 0.5
"""A trick can wait for a card that is just as cheap."""
BESIDE: Final[i64] = 1
"""As near as this, a card is worth laying though the pile could be turned back."""

STEP: Final[float] = 0.4
SKIPPED: Final[float] = 1.0
"""What every number a pile moves on costs, and every card not yet laid that it passes."""
TRICK_LOST: Final[float] = 1.9
OWN_TRICK_LOST: Final[float] = 4.8
"""What it costs to move a pile away from the card that could turn it back."""
ONLY_TRICK_LOST: Final[float] = 5.0
"""The same for who plays alone: no partner would have used it, but it would have come."""

KEPT_OFF: Final[float] = 8.5
CAREFUL: Final[float] = 3.0
CAREFUL_STEP: Final[float] = 0.12
TINY_STEP: Final[i64] = 2
WELCOMED: Final[float] = -0.3
SOON: Final[float] = 1.25
"""The next seat's wishes count for more: it cannot wait."""
DUTY: Final[float] = -1000.0
"""Nothing comes before a fire that is due."""
BURDEN: Final[float] = 3.0
"""What it costs to light one."""
EXTRA: Final[float] = 6.5
"""What a card beyond the minimum may cost: it makes room for another. In company, all see more cards that way."""
EXTRA_ALONE: Final[float] = 2.0


def cheapest_play(sight: TheGameState, seat: i64) -> tuple[i64, float]:
    """The card to lay next, and what it costs; END_TURN and too much if none can be laid."""
    best: i64 = END_TURN
    least = TOO_MUCH
    for pile in range(PILE_COUNT):
        if is_twin(sight, pile) or sight.must_cover_another(pile):
            continue
        action, cost = cheapest_on(sight, seat, pile)
        if sight.fire:
            cost += fire_cost(sight, action, pile)
        if cost < least:
            best = action
            least = cost
    return best, least


def is_twin(sight: TheGameState, pile: i64) -> bool:
    """Whether the pile lies just like the one before it."""
    return pile % FIRST_FALLING == 1 and sight.piles[pile] == sight.piles[pile - 1]


def cheapest_on(sight: TheGameState, seat: i64, pile: i64) -> tuple[i64, float]:
    """The nearest card, the one that turns the pile back, or a pair of which the second turns it back."""
    near, trick = near_and_trick(sight, seat, pile)
    nearest = step(near, sight.piles[pile], pile)
    if trick != NONE and (near == NONE or nearest > BESIDE):
        return laying(trick, pile), TRICK
    if near == NONE:
        return END_TURN, TOO_MUCH
    best = near
    asked = wishes(sight, seat, pile, nearest)
    least = room_lost(sight, pile, nearest) + asked + trick_lost(sight, pile, trick != NONE)
    if trick != NONE and least > TRICK:
        best = trick
        least = TRICK + CAN_WAIT if nearest == 1 else TRICK
    first, cost = cheapest_pair(sight, seat, pile, near)
    if cost < least:
        best = first
        least = cost
    return laying(best, pile), least


def near_and_trick(sight: TheGameState, seat: i64, pile: i64) -> tuple[i64, i64]:
    """The nearest card onwards and the one that turns the pile back; NONE where there is none."""
    near: i64 = NONE
    nearest: i64 = LAST_CARD
    trick: i64 = NONE
    top = sight.piles[pile]
    for card in sight.hands[seat]:
        onwards = step(card, top, pile)
        if onwards == -BACK:
            trick = card
        elif 0 < onwards < nearest:
            near = card
            nearest = onwards
    return near, trick


def cheapest_pair(sight: TheGameState, seat: i64, pile: i64, near: i64) -> tuple[i64, float]:
    """The card to begin a pair with; a nearer card goes before it, unless it is the second of the two."""
    hand = sight.hands[seat]
    top = sight.piles[pile]
    nearest = step(near, top, pile)
    best: i64 = NONE
    least = TOO_MUCH
    for first in hand:
        onwards = step(first, top, pile)
        if onwards > 0 and holds_behind(hand, first, pile):
            cost = cost_of_pair(sight, seat, pile, onwards)
            if cost < least:
                least = cost
                best = near if nearest < onwards and nearest != onwards - BACK else first
    return best, least


def holds_behind(hand: vec[i64], card: i64, pile: i64) -> bool:
    """Whether the card that would turn the pile back from this one is in the hand, too."""
    return behind(card, pile) in hand


def cost_of_pair(sight: TheGameState, seat: i64, pile: i64, onwards: i64) -> float:
    """For each of two cards that leave the pile ten behind the first."""
    net = onwards - BACK
    if net <= 0:
        return 0.5 * (float(net) + wishes(sight, seat, pile, 0))
    return 0.5 * (room_lost(sight, pile, net) + wishes(sight, seat, pile, net))


def room_lost(sight: TheGameState, pile: i64, onwards: i64) -> float:
    """By a step onwards: cards passed that have yet to be laid count twice."""
    top = sight.piles[pile]
    passed: i64 = 1
    for distance in range(1, onwards):
        if not sight.laid[top + distance if pile < FIRST_FALLING else top - distance]:
            passed += 1
    return STEP * float(onwards) + SKIPPED * float(passed)


def trick_lost(sight: TheGameState, pile: i64, is_own: bool) -> float:
    """The card ten behind the top will have no use once the pile has moved on."""
    top = sight.piles[pile]
    trick = behind(top, pile)
    if trick < FIRST_CARD or trick > LAST_CARD or sight.laid[trick]:
        return 0.0
    if is_own:
        return OWN_TRICK_LOST
    return TRICK_LOST if sight.seats > 1 else ONLY_TRICK_LOST


def wishes(sight: TheGameState, seat: i64, pile: i64, onwards: i64) -> float:
    """What it costs to go against the strongest wish that a partner has of this pile."""
    strongest: float = 0.0
    for places in range(1, sight.seats):
        other = (seat + places) % sight.seats
        word = sight.said[other * PILE_COUNT + pile]
        if word == NOTHING_SAID:
            continue
        wish = weight_of(word, onwards)
        if places == 1:
            wish *= SOON
        if wish > strongest or (strongest == 0.0 and wish < 0.0):
            strongest = wish
    return strongest


def weight_of(word: i64, onwards: i64) -> float:
    if word == KEEP_OFF:
        return KEPT_OFF
    if word == SMALL_STEPS:
        return 0.5 * CAREFUL if onwards <= TINY_STEP else CAREFUL + CAREFUL_STEP * float(onwards)
    return WELCOMED


def fire_cost(sight: TheGameState, action: i64, pile: i64) -> float:
    """A fire that is due goes before all else; a new one is a burden (TG-14)."""
    duty = DUTY if sight.is_fire_due() and sight.fires[pile] == DUE else 0.0
    return duty + BURDEN if action != END_TURN and is_fire_card(card_of(action)) else duty


def cost_of_turn(sight: TheGameState, seat: i64, turn: vec[i64]) -> float:
    """What a whole turn costs, card by card; cards beyond the minimum have a worth of their own."""
    table = sight.copy()
    cost: float = 0.0
    for action in turn:
        if action != END_TURN:
            cost += cost_of_card(table, seat, action)
            if table.owed == 0:
                cost -= worth_of_extra(sight)
            table.put(card_of(action), pile_of(action))
    return cost


def worth_of_extra(sight: TheGameState) -> float:
    """What a card beyond the minimum may cost."""
    return EXTRA if sight.seats > 1 or len(sight.deck) == 0 else EXTRA_ALONE


def cost_of_card(sight: TheGameState, seat: i64, action: i64) -> float:
    """The room it takes and the wishes it goes against; less than nothing for a trick."""
    pile = pile_of(action)
    onwards = step(card_of(action), sight.piles[pile], pile)
    if onwards < 0:
        return TRICK
    burden = BURDEN if sight.fire and is_fire_card(card_of(action)) else 0.0
    return room_lost(sight, pile, onwards) + wishes(sight, seat, pile, onwards) + burden
