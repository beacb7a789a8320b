"""The habit of Rush hour: pick the card that is least likely to come fifth.

It asks three things of a card. How likely is it to come fifth, were the others to pick almost by chance, and
what would that cost? Will it ever be cheaper to be rid of it, as of small numbers, which soon fit nowhere? And is it
worth keeping, as special cars and trailers are for a tight spot?
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from seriatim.games.rush_hour.actions import END, card_of, row_of
from seriatim.games.rush_hour.cars import LAST_CARD, copies_of, has_number, is_trailer, points_in
from seriatim.games.rush_hour.placing import MOST_PLACES, NO_ROW, set_onto
from seriatim.games.rush_hour.road import Row
from seriatim.games.rush_hour.rules import PICKING, SECRET_ROW, RushHourState, count_cards
from seriatim.kit.cards import BLANK
from seriatim.kit.policy import Habit
from seriatim.kit.rng import Rng
from seriatim.kit.state import State

KEPT: Final[float] = 1.0
"""What a special car or a trailer is worth in the hand, in points: it is picked when all others are a worse risk."""
BURDEN: Final[float] = 0.7
"""The cost of holding the smallest number, in points. It falls to 0 at two fifths of the top."""
CAUTION: Final[float] = 1.5
"""By so much a row costs more than its points when it comes to taking it: it will hold trailers and special cars."""
PRESS: Final[float] = 0.8
"""How much likelier the others are to join a row than by chance: they too avoid danger."""
OTHERS: Final[float] = 0.2
"""The value of a point that another seat takes, relative to a point of one's own."""
SCALE: Final[float] = 200.0
"""More points than anybody takes in a deal."""
PICK_SHARE: Final[float] = 0.75
"""Of a round's thinking, what the pick deserves; the rest is for where its card goes, if there is a choice."""
TOO_MUCH: Final[float] = 1000.0


class RushHourHabit(Habit):
    """The least expected penalty."""

    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(sight, RushHourState)
        return safest_pick(sight, seat) if sight.now == PICKING else cheapest_way(sight, seat, rng)

    def budget_share(self, sight: State, seat: i64) -> float:
        assert isinstance(sight, RushHourState)
        return PICK_SHARE if sight.now == PICKING else 1.0 - PICK_SHARE

    def sample_world(self, sight: State, seat: i64, rng: Rng) -> State:
        """Any cards may be in other hands; but what was picked of them, or chosen unseen, was chosen by habit."""
        assert isinstance(sight, RushHourState)
        world = sight.imagine(rng)
        for other in range(sight.seats):
            if sight.picks[other] == BLANK:
                world.picks[other] = card_of(safest_pick(world, other))
            if sight.rows_chosen[other] == SECRET_ROW:
                world.rows_chosen[other] = NO_ROW
                world.rows_chosen[other] = row_of(cheapest_way(world, other, rng))
        return world

    def is_cutoff(self, state: State, start: State, moves: i64) -> bool:
        """Every deal is dealt anew, and only points are carried over (RH-19)."""
        assert isinstance(state, RushHourState)
        assert isinstance(start, RushHourState)
        return state.deal_number > start.deal_number

    def value(self, state: State, seat: i64) -> float:
        """Few points, and a little for those of the others."""
        assert isinstance(state, RushHourState)
        all_points: i64 = 0
        for points in state.points:
            all_points += points
        own = state.points[seat]
        others = float(all_points - own) / float(state.seats - 1)
        return 0.5 + (OTHERS * others - float(own)) / (SCALE * float(state.deals))


def cheapest_way(sight: RushHourState, seat: i64, rng: Rng) -> i64:
    """The row or gap that costs the fewest points; any of those that cost the same."""
    best = vec[i64]()
    least: i64 = i64(TOO_MUCH)
    for action in sight.actions(seat):
        _, points = sight.price(action)
        if points < least:
            least = points
            best = vec[i64]()
        if points == least:
            best = append(best, action)
    return best[rng.below(len(best))]


def safest_pick(sight: RushHourState, seat: i64) -> i64:
    """Of equal risks the highest card."""
    up_to = sums_of(cards_elsewhere(sight, seat))
    best: i64 = 0
    least: float = TOO_MUCH
    for pick in sight.possible_picks(seat):
        danger = risk(sight, card_of(pick), up_to) - burden(sight, card_of(pick))
        if danger <= least:
            best = pick
            least = danger
    return best


def cards_elsewhere(sight: RushHourState, seat: i64) -> vec[i64]:
    """How many of each card the seat has not seen: they are in other hands, or out of play."""
    seen = vec[i64]([0] * (LAST_CARD + 1))
    for row in sight.road:
        count_cards(row.cards, seen)
    for taken in sight.taken:
        count_cards(taken, seen)
    count_cards(sight.hands[seat], seen)
    elsewhere = vec[i64]([0] * (LAST_CARD + 1))
    for card in range(1, LAST_CARD + 1):
        elsewhere[card] = copies_of(card, sight.top, sight.specials) - seen[card]
    return elsewhere


def sums_of(counts: vec[i64]) -> vec[i64]:
    """For each card, how many there are of it and of all below it."""
    sums = counts[:]
    for card in range(1, len(sums)):
        sums[card] += sums[card - 1]
    return sums


def burden(sight: RushHourState, card: i64) -> float:
    """What it costs to keep the card in hand; less than nothing for one that will be of use."""
    if not has_number(card) or is_trailer(card):
        return -KEPT
    edge = 0.4 * float(sight.top)
    return BURDEN * max(0.0, (edge - float(card)) / edge)


def risk(sight: RushHourState, card: i64, up_to: vec[i64]) -> float:
    """The points that picking this card may be expected to cost."""
    if not has_number(card) or sight.fits_nowhere(card):
        return cheapest(sight, card)
    if is_trailer(card):
        return 0.0
    least: float = TOO_MUCH
    nearest = sight.nearest_row(card)
    for row in range(sight.row_count):
        if row == nearest or sight.road[row].is_open():
            least = min(least, risk_in(sight, sight.road[row], card, up_to))
    return least if least < TOO_MUCH else 0.0


def cheapest(sight: RushHourState, card: i64) -> float:
    """What a card that may go to any row costs in the best of them."""
    least: float = TOO_MUCH
    for row in sight.road:
        taken = set_onto(row.copy(), END, card, 1, sight.jam, sight.small_leads)
        least = min(least, float(points_in(taken)))
    return least


def risk_in(sight: RushHourState, row: Row, card: i64, up_to: vec[i64]) -> float:
    """The row's points, times the chance that just as many others come before as there are places left."""
    free: i64 = MOST_PLACES - len(row.sizes)
    if not sight.jam or free >= sight.seats:
        return 0.0
    before = up_to[card - 1] - up_to[row.number()]
    chance = PRESS * float(before) / float(up_to[LAST_CARD])
    return CAUTION * likelihood(free, sight.seats - 1, chance) * float(row.points() + free)


def likelihood(count: i64, trials: i64, chance: float) -> float:
    """How likely it is that exactly so many of the trials succeed."""
    likely: float = 1.0
    for trial in range(trials):
        if trial < count:
            likely *= chance * float(trials - trial) / float(trial + 1)
        else:
            likely *= 1.0 - chance
    return likely
