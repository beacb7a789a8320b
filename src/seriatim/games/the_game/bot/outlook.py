"""How The Game alone stands after a turn: the chance to win it, as learned from games (`make learn GAME=the-game`).

Who plays alone knows which cards are still to be drawn. So the signs are, for each pile: how many of those it has
passed, how many are ahead, and what has become of the cards around its top, each with the one ten behind it; for each
card that is kept: how many it would pass on its way; and how the piles close the middle between them. Every sign is a
row of a table; rows are added up, and a small network makes a logit of the sum. Both directions share their signs.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from seriatim.games.the_game.bot.turn_ends import top_of
from seriatim.games.the_game.piles import BACK, FIRST_CARD, FIRST_FALLING, LAST_CARD
from seriatim.games.the_game.rules import TheGameState

MIRROR: Final[i64] = 101
"""Falling piles are read in a mirror: there they climb, too."""
MARGIN: Final[i64] = 32
VIEW_SIZE: Final[i64] = MIRROR + 2 * MARGIN
GONE: Final[i64] = 0
KEPT: Final[i64] = 1
TO_COME: Final[i64] = 2

STAGES: Final[vec[i64]] = vec[i64]([2, 4, 6, 9, 12, 16, 20, 25, 30, 36, 43, 51, 60, 70, 80])
COUNTS: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4, 6, 8, 11, 14, 18, 23, 29, 37, 48, 64, 90])
"""Numbers of cards that have rows of their own; what lies between two of them is a mixture of both."""
TOPS: Final[vec[i64]] = vec[i64]([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110])
PASSES: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 21, 26])
TRICK: Final[i64] = 0
NO_PILE: Final[i64] = 17
CLASSES: Final[i64] = 18
"""What a card would pass, in classes: a trick, so many cards to come, or no pile takes it."""
RETURNS: Final[vec[i64]] = vec[i64]([-6, -3, -1, 0, 2, 4, 7, 12])
NO_PAIR: Final[i64] = 9
PARTS: Final[i64] = 17
WINDOW: Final[i64] = 20

STAGE: Final[i64] = 0
SIZE: Final[i64] = STAGE + 16
PASSED: Final[i64] = SIZE + 9
AHEAD: Final[i64] = PASSED + 2 * 16
TOP: Final[i64] = AHEAD + 2 * 16
TRICKS: Final[i64] = TOP + 2 * 12
AROUND: Final[i64] = TRICKS + 2 * 9
CARD: Final[i64] = AROUND + 2 * WINDOW * 9
WORST: Final[i64] = CARD + 4 * CLASSES * CLASSES
PAIR: Final[i64] = WORST + 8 * CLASSES
CLOSED: Final[i64] = PAIR + 100
BEST_PILES: Final[i64] = CLOSED + 3 * 16
TWO_PILES: Final[i64] = BEST_PILES + PARTS * PARTS
SIGN_COUNT: Final[i64] = TWO_PILES + PARTS * PARTS

HIDDEN: Final[i64] = 32
WIDTH: Final[i64] = HIDDEN + 1
"""A row: what a sign says to each hidden unit, and to the logit itself."""
SECOND_HIDDEN: Final[i64] = 32
BIAS: Final[i64] = SIGN_COUNT * WIDTH
SECOND_WEIGHTS: Final[i64] = BIAS + WIDTH
SECOND_BIAS: Final[i64] = SECOND_WEIGHTS + HIDDEN * SECOND_HIDDEN
OUTPUT_WEIGHTS: Final[i64] = SECOND_BIAS + SECOND_HIDDEN
OUTPUT_BIAS: Final[i64] = OUTPUT_WEIGHTS + SECOND_HIDDEN
WEIGHT_COUNT: Final[i64] = OUTPUT_BIAS + 1
LEAK: Final[float] = 0.1


def class_of(number: i64, bounds: vec[i64]) -> i64:
    """The first class that reaches so far."""
    place: i64 = 0
    while place < len(bounds) and number > bounds[place]:
        place += 1
    return place


def leaky_relu(number: float) -> float:
    return number if number > 0.0 else LEAK * number


@mypyc_attr(acyclic=True)
class ValueNetwork:
    """The network: from the sum of rows to the logarithm of the odds, and what it saw on the way."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self.hidden: vec[float] = vec[float]([0.0] * HIDDEN)
        self.second_hidden: vec[float] = vec[float]([0.0] * SECOND_HIDDEN)

    def of(self, sums: vec[float]) -> float:
        weights = self.weights
        hidden = self.hidden
        for unit in range(HIDDEN):
            hidden[unit] = leaky_relu(sums[unit])
        logit = weights[OUTPUT_BIAS] + sums[HIDDEN]
        for unit_above in range(SECOND_HIDDEN):
            weighted_sum = weights[SECOND_BIAS + unit_above]
            first = SECOND_WEIGHTS + unit_above * HIDDEN
            for unit in range(HIDDEN):
                weighted_sum += hidden[unit] * weights[first + unit]
            self.second_hidden[unit_above] = leaky_relu(weighted_sum)
            logit += leaky_relu(weighted_sum) * weights[OUTPUT_WEIGHTS + unit_above]
        return logit


@mypyc_attr(acyclic=True)
class Outlook:
    """The cards to come, as they are known in a turn, and what its possible ends look like."""

    def __init__(self, sight: TheGameState, weights: vec[float]) -> None:
        self.weights = weights
        self.network = ValueNetwork(weights)
        self.views: vec[vec[i64]] = vec[vec[i64]]([vec[i64]([GONE] * VIEW_SIZE) for _ in range(2)])
        """What has become of each card, as it is and in the mirror."""
        self.passed: vec[vec[i64]] = vec[vec[i64]]([vec[i64]([0] * (MIRROR + 1)) for _ in range(2)])
        """How many cards to come there are up to each number, as it is and in the mirror."""
        self.note_cards_to_come(sight)
        self.total: i64 = self.passed[0][LAST_CARD]
        self.stage: i64 = class_of(self.total, STAGES)
        self.sums: vec[float] = vec[float]([0.0] * WIDTH)
        self.piles_seen: vec[vec[float]] = vec[vec[float]]([vec[float]() for _ in range(4 * (MIRROR + 1))])
        self.records = False
        self.signs: vec[i64] = vec[i64]()
        self.parts: vec[float] = vec[float]()

    def note_cards_to_come(self, sight: TheGameState) -> None:
        hand = sight.hands[sight.turn]
        for card in range(FIRST_CARD, LAST_CARD + 1):
            if not sight.laid[card] and card not in hand:
                self.views[0][MARGIN + card] = TO_COME
                self.views[1][MARGIN + MIRROR - card] = TO_COME
        for direction in range(2):
            count: i64 = 0
            for number in range(MIRROR + 1):
                if self.views[direction][MARGIN + number] == TO_COME:
                    count += 1
                self.passed[direction][number] = count

    # The logit

    def of(self, tops: i64, cards: vec[i64]) -> float:
        """The logarithm of the odds when a turn ends with these tops and these cards kept."""
        for place in range(WIDTH):
            self.sums[place] = self.weights[BIAS + place]
        self.look(tops, cards)
        return self.network.of(self.sums)

    def record(self, tops: i64, cards: vec[i64]) -> None:
        """Write down the signs, for who learns from them."""
        self.records = True
        self.signs = vec[i64]()
        self.parts = vec[float]()
        self.look(tops, cards)
        self.records = False

    def see(self, sign: i64, part: float = 1.0) -> None:
        if self.records:
            self.signs = append(self.signs, sign)
            self.parts = append(self.parts, part)
            return
        weights = self.weights
        sums = self.sums
        first = sign * WIDTH
        for place in range(WIDTH):
            sums[place] += part * weights[first + place]

    def see_count(self, group: i64, number: i64, counts: vec[i64]) -> None:
        """A number between two rows is partly the one and partly the other."""
        place: i64 = 0
        while place < len(counts) - 2 and counts[place + 1] <= number:
            place += 1
        part = min(1.0, float(number - counts[place]) / float(counts[place + 1] - counts[place]))
        self.see(group + place, 1.0 - part)
        self.see(group + place + 1, part)

    # The signs

    def look(self, tops: i64, cards: vec[i64]) -> None:
        low, next_low = nearer_and_farther(tops, 0)
        high, next_high = nearer_and_farther(tops, 1)
        self.see(STAGE + self.stage)
        self.see(SIZE + len(cards))
        self.mark(cards, KEPT)
        self.look_at_pile(0, 0, low, cards)
        self.look_at_pile(1, 0, next_low, cards)
        self.look_at_pile(0, 1, high, cards)
        self.look_at_pile(1, 1, next_high, cards)
        self.look_at_cards(cards, low, next_low, high, next_high)
        self.mark(cards, GONE)
        self.look_at_the_middle(low, next_low, high, next_high)

    def mark(self, cards: vec[i64], status: i64) -> None:
        for card in cards:
            self.views[0][MARGIN + card] = status
            self.views[1][MARGIN + MIRROR - card] = status

    # Piles

    def look_at_pile(self, rank: i64, direction: i64, top: i64, cards: vec[i64]) -> None:
        """The pile of its direction that has more room is of rank 0, the other of rank 1."""
        if self.records:
            self.mark(cards, GONE)
            self.look_ahead(rank, direction, top)
            self.mark(cards, KEPT)
        else:
            self.add_pile(rank, direction, top, cards)
        view = self.views[direction]
        here = MARGIN + top
        self.see(TRICKS + rank * 9 + view[here - BACK] * 3 + view[here - 2 * BACK])
        first = AROUND + (rank * WINDOW - 1) * 9
        for card in cards:
            self.correct(first, view, here, (MIRROR - card if direction == 1 else card) - top)

    def add_pile(self, rank: i64, direction: i64, top: i64, cards: vec[i64]) -> None:
        """Sum up what a pile adds besides the kept cards. It is the same for all ends of a turn, so it is done once."""
        place = (rank * 2 + direction) * (MIRROR + 1) + top
        if len(self.piles_seen[place]) == 0:
            sums = self.sums
            self.sums = vec[float]([0.0] * WIDTH)
            self.mark(cards, GONE)
            self.look_ahead(rank, direction, top)
            self.mark(cards, KEPT)
            self.piles_seen[place] = self.sums
            self.sums = sums
        seen = self.piles_seen[place]
        sums = self.sums
        for number in range(WIDTH):
            sums[number] += seen[number]

    def look_ahead(self, rank: i64, direction: i64, top: i64) -> None:
        """What the cards to come say of a pile."""
        passed = self.passed[direction][top]
        self.see_count(PASSED + rank * 16, passed, COUNTS)
        self.see_count(AHEAD + rank * 16, self.total - passed, COUNTS)
        self.see_count(TOP + rank * 12, top, TOPS)
        view = self.views[direction]
        for onwards in range(1, WINDOW + 1):
            sign = view[MARGIN + top + onwards] * 3
            if onwards != BACK:
                sign += view[MARGIN + top + onwards - BACK]
            if sign != 0:
                self.see(AROUND + (rank * WINDOW + onwards - 1) * 9 + sign)

    def correct(self, first: i64, view: vec[i64], here: i64, onwards: i64) -> None:
        """A card kept is neither gone nor to come: replace what was seen at its place, and ten beyond."""
        if 1 <= onwards <= WINDOW:
            behind: i64 = GONE
            if onwards != BACK:
                behind = view[here + onwards - BACK]
            if behind == TO_COME:
                self.see(first + onwards * 9 + TO_COME, -1.0)
            self.see(first + onwards * 9 + KEPT * 3 + behind)
        beyond = onwards + BACK
        if 1 <= beyond <= WINDOW and onwards != 0 and view[here + beyond] != KEPT:
            if view[here + beyond] == TO_COME:
                self.see(first + beyond * 9 + TO_COME * 3, -1.0)
            self.see(first + beyond * 9 + view[here + beyond] * 3 + KEPT)

    # Cards

    def look_at_cards(self, cards: vec[i64], low: i64, next_low: i64, high: i64, next_high: i64) -> None:
        worst = vec[i64](capacity=8)
        for card in cards:
            rises = self.class_on(0, card, low, next_low)
            falls = self.class_on(1, MIRROR - card, high, next_high)
            self.look_at_card(card, rises, falls)
            worst = append(worst, min(rises, falls))
            if self.views[0][MARGIN + card + BACK] == KEPT:
                rising = self.pair_on(0, card + BACK, low, next_low)
                falling = self.pair_on(1, MIRROR - card, high, next_high)
                self.see(PAIR + min(rising, falling) * 10 + max(rising, falling))
        sort_falling(worst)
        for place in range(len(worst)):
            self.see(WORST + place * CLASSES + worst[place])

    def look_at_card(self, card: i64, rises: i64, falls: i64) -> None:
        """How far it is to a pile in each direction, and whether its partners of a trick are to come."""
        below: i64 = 0
        above: i64 = 0
        if self.views[0][MARGIN + card - BACK] == TO_COME:
            below = 1
        if self.views[0][MARGIN + card + BACK] == TO_COME:
            above = 1
        if rises < falls or (rises == falls and below <= above):
            self.see(CARD + ((below * 2 + above) * CLASSES + rises) * CLASSES + falls)
        else:
            self.see(CARD + ((above * 2 + below) * CLASSES + falls) * CLASSES + rises)

    def class_on(self, direction: i64, card: i64, near: i64, far: i64) -> i64:
        if card == near - BACK or card == far - BACK:
            return TRICK
        passed = self.passed[direction]
        if card > far:
            return 1 + class_of(passed[card] - passed[far], PASSES)
        if card > near:
            return 1 + class_of(passed[card] - passed[near], PASSES)
        return NO_PILE

    def pair_on(self, direction: i64, first: i64, near: i64, far: i64) -> i64:
        """Where a pile would end, if this card is laid and then the one that turns it back."""
        passed = self.passed[direction]
        end = passed[first - BACK]
        if first > far:
            return class_of(end - passed[far], RETURNS)
        return class_of(end - passed[near], RETURNS) if first > near else NO_PAIR

    # The middle

    def look_at_the_middle(self, low: i64, next_low: i64, high: i64, next_high: i64) -> None:
        """Cards to come that are closed out from two piles, or from all; and how far the piles have come."""
        self.see_count(CLOSED, self.closed(low, high), COUNTS)
        self.see_count(CLOSED + 16, self.closed(next_low, next_high), COUNTS)
        both = self.closed(next_low, high) + self.closed(low, next_high)
        self.see_count(CLOSED + 32, both, COUNTS)
        rising, risen = self.part(0, low), self.part(0, next_low)
        falling, fallen = self.part(1, high), self.part(1, next_high)
        self.see(BEST_PILES + min(rising, falling) * PARTS + max(rising, falling))
        self.see(TWO_PILES + rising * PARTS + risen)
        self.see(TWO_PILES + falling * PARTS + fallen)

    def closed(self, rising: i64, falling: i64) -> i64:
        """How many cards to come lie where neither of two piles can take them."""
        return max(0, self.passed[0][rising] - self.passed[0][MIRROR - 1 - falling])

    def part(self, direction: i64, top: i64) -> i64:
        """The part of the cards to come that a pile has passed."""
        passed = self.passed[direction][top]
        return passed if self.total < PARTS else passed * (PARTS - 1) // self.total


def nearer_and_farther(tops: i64, direction: i64) -> tuple[i64, i64]:
    """The tops of a direction as climbing ones, the one with more room first."""
    one = top_of(tops, direction * FIRST_FALLING)
    other = top_of(tops, direction * FIRST_FALLING + 1)
    if direction == 1:
        one = MIRROR - one
        other = MIRROR - other
    return min(one, other), max(one, other)


def sort_falling(numbers: vec[i64]) -> None:
    for place in range(1, len(numbers)):
        number = numbers[place]
        spot: i64 = place
        while spot > 0 and numbers[spot - 1] < number:
            numbers[spot] = numbers[spot - 1]
            spot -= 1
        numbers[spot] = number


def chance(logit: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(logit, -500.0)))
