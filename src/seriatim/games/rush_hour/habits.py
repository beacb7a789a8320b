"""A quick habit for Rush hour: pick what is least likely to come fifth, and keep special cars for a tight spot."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.rush_hour.cars import LAST_CARD, copies_of, has_number, is_trailer, points_in
from seriatim.games.rush_hour.codes import END, card_of
from seriatim.games.rush_hour.placing import MOST_PLACES, fits_nowhere, nearest_row, set_onto
from seriatim.games.rush_hour.road import Row
from seriatim.games.rush_hour.rules import PICKING, RushHourState, count_cards
from seriatim.kit.policy import Habit
from seriatim.kit.rng import Rng
from seriatim.kit.state import State

KEPT: Final[float] = 1.0
"""What a special car or a trailer is worth in the hand, in points: it is picked when all others are a worse risk."""
TOO_MUCH: Final[float] = 1000.0


class Wary(Habit):
    """The least expected penalty."""

    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(sight, RushHourState)
        return safest_pick(sight, seat) if sight.now == PICKING else sight.lapse(seat)


def safest_pick(sight: RushHourState, seat: i64) -> i64:
    """Of equal risks the highest card."""
    elsewhere = cards_elsewhere(sight, seat)
    best: i64 = 0
    least: float = TOO_MUCH
    for pick in sight.possible_picks(seat):
        danger = risk(sight, card_of(pick), elsewhere)
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


def risk(sight: RushHourState, card: i64, elsewhere: vec[i64]) -> float:
    """The points that picking this card may be expected to cost, were the others to pick by chance."""
    if not has_number(card):
        return KEPT + cheapest(sight, card)
    if fits_nowhere(sight.road, card):
        return cheapest(sight, card)
    if is_trailer(card):
        return KEPT
    least: float = TOO_MUCH
    nearest = nearest_row(sight.road, card)
    for row in range(sight.row_count):
        if row == nearest or sight.road[row].is_open():
            least = min(least, risk_in(sight, sight.road[row], card, elsewhere))
    return least if least < TOO_MUCH else 0.0


def cheapest(sight: RushHourState, card: i64) -> float:
    """What a card that may go to any row costs in the best of them."""
    least: float = TOO_MUCH
    for row in sight.road:
        taken = set_onto(row.copy(), END, card, 1, sight.jam, sight.small_leads)
        least = min(least, float(points_in(taken)))
    return least


def risk_in(sight: RushHourState, row: Row, card: i64, elsewhere: vec[i64]) -> float:
    """The row's points, times the chance that just as many others come before as there are places left."""
    free: i64 = MOST_PLACES - len(row.sizes)
    if not sight.jam or free >= sight.seats:
        return 0.0
    before: i64 = 0
    all_cards: i64 = 0
    for other in range(1, LAST_CARD + 1):
        all_cards += elsewhere[other]
        if row.number() < other < card:
            before += elsewhere[other]
    chance = float(before) / float(all_cards)
    return likelihood(free, sight.seats - 1, chance) * float(row.points() + free)


def likelihood(count: i64, trials: i64, chance: float) -> float:
    """How likely it is that exactly so many of the trials succeed."""
    likely: float = 1.0
    for trial in range(trials):
        if trial < count:
            likely *= chance * float(trials - trial) / float(trial + 1)
        else:
            likely *= 1.0 - chance
    return likely
