"""Where a card may go and what happens there: RH-6 to RH-17, and RH-25, rule by rule.

Every function that sets a card onto a row answers with the cards that its seat takes for it, mostly none. `jam` is
the rule of four places; without it a row is never full (RH-24).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from seriatim.games.rush_hour.actions import END, entering, filling
from seriatim.games.rush_hour.cars import AMBULANCE, NO_NUMBER, POLICE, TOW_TRUCK, has_number, is_trailer
from seriatim.games.rush_hour.road import Row

MOST_PLACES: Final[i64] = 4
"""In a row, while `jam` is on (RH-3)."""
NO_ROW: Final[i64] = -1


def is_full(row: Row, jam: bool) -> bool:
    """Gaps count as places (RH-15)."""
    return jam and len(row.sizes) >= MOST_PLACES


# Where a number card may go


def may_follow(row: Row, card: i64) -> bool:
    """Only where it is higher than the row's number; an open row takes any number (RH-6, RH-7)."""
    return card > row.number()


def nearest_row(road: vec[Row], card: i64) -> i64:
    """Of the rows whose number the card is higher than, the one whose number is nearest (RH-6)."""
    nearest: i64 = NO_ROW
    highest: i64 = NO_NUMBER
    for row in range(len(road)):
        number = road[row].number()
        if highest < number < card:
            nearest = row
            highest = number
    return nearest


def fits_gap(row: Row, place: i64, card: i64) -> bool:
    """Strictly between the numbers on both sides; a side without a number sets no bound (RH-17)."""
    if not row.is_gap(place):
        return False
    behind = row.number_behind(place)
    return row.number_before(place) < card and (behind == NO_NUMBER or card < behind)


def fits_some_gap(road: vec[Row], card: i64) -> bool:
    for row in road:
        for place in range(len(row.sizes)):
            if fits_gap(row, place, card):
                return True
    return False


def fits_nowhere(road: vec[Row], card: i64) -> bool:
    """No row is lower, none is open, and no gap takes it: a trailer fills none (RH-6, RH-7, RH-9, RH-10)."""
    for row in road:
        if may_follow(row, card):
            return False
    return is_trailer(card) or not fits_some_gap(road, card)


def ways(road: vec[Row], card: i64) -> vec[i64]:
    """Where a card may go, as actions: a number by RH-6, RH-7, RH-10; special cars and what fits nowhere to any row."""
    if not has_number(card):
        return every_row(road)
    actions = vec[i64]()
    nearest = nearest_row(road, card)
    for row in range(len(road)):
        if row == nearest or road[row].is_open():
            actions = append(actions, entering(row))
    if not is_trailer(card):
        for row in range(len(road)):
            for place in range(len(road[row].sizes)):
                if fits_gap(road[row], place, card):
                    actions = append(actions, filling(row, place))
    return actions if len(actions) > 0 else every_row(road)


def every_row(road: vec[Row]) -> vec[i64]:
    return vec[i64]([entering(row) for row in range(len(road))])


def objection_to_row(road: vec[Row], row: i64, card: i64) -> str | None:
    """Special cars go to any row, all cards to an open one, and a number that fits nowhere to any (RH-6 to RH-14)."""
    if not has_number(card) or road[row].is_open() or fits_nowhere(road, card):
        return None
    if not may_follow(road[row], card):
        return "row-too-high"
    return None if row == nearest_row(road, card) else "nearer-row-exists"


def objection_to_gap(row: Row, place: i64, card: i64) -> str | None:
    """Only a number between its neighbours, and no trailer, fills a gap (RH-10, RH-17)."""
    if not has_number(card) or not fits_gap(row, place, card):
        return "not-in-the-gap"
    return "trailer-fills-no-gap" if is_trailer(card) else None


# What happens there


def set_onto(row: Row, place: i64, card: i64, count: i64, jam: bool, small_leads: bool) -> vec[i64]:
    """Set a card, or so many alike at once, onto a row or into its gap at that place."""
    if place != END:
        return car_fills(row, place, card)
    if card == AMBULANCE:
        return ambulances_lead(row, count, jam)
    if card == POLICE:
        return police_close(row, count, jam)
    if card == TOW_TRUCK:
        return truck_loads(row, jam)
    if not may_follow(row, card):
        return small_card_leads(row, card, jam) if small_leads else small_card_takes(row, card)
    return trailer_hitches(row, card) if is_trailer(card) else car_follows(row, card, jam)


def place_taken(row: Row, card: i64) -> i64:
    """The place of a card that has just been set onto a row: its front or its end."""
    if card != POLICE and card != TOW_TRUCK and row.cards[0] == card:
        return 0
    return len(row.sizes) - 1


def car_follows(row: Row, car: i64, jam: bool) -> vec[i64]:
    """To the end of the row; as a fifth it takes all cards of the row and begins it anew (RH-8)."""
    if is_full(row, jam):
        return row.begin(car, 1)
    row.add_place(car, 1)
    return vec[i64]()


def trailer_hitches(row: Row, trailer: i64) -> vec[i64]:
    """On top of the last place, taking no place of its own: even on a full row nothing is taken (RH-10)."""
    row.cover(trailer)
    return vec[i64]()


def small_card_takes(row: Row, card: i64) -> vec[i64]:
    """A card that fits nowhere takes a whole row and begins it (RH-9); a trailer then holds a place (RH-10)."""
    return row.begin(card, 1)


def small_card_leads(row: Row, card: i64, jam: bool) -> vec[i64]:
    """Made easier: to the front instead, without penalty unless the row gets too long (RH-25)."""
    if is_full(row, jam):
        return row.begin(card, 1)
    row.push_front(card, 1)
    return vec[i64]()


def car_fills(row: Row, place: i64, car: i64) -> vec[i64]:
    """Into a gap, which never makes a row longer (RH-17)."""
    row.fill(place, car)
    return vec[i64]()


def ambulances_lead(row: Row, count: i64, jam: bool) -> vec[i64]:
    """To the front, pushing the rest back; as a fifth they take the others and begin the row (RH-11, RH-12)."""
    if is_full(row, jam):
        return row.begin(AMBULANCE, count)
    row.push_front(AMBULANCE, count)
    return vec[i64]()


def police_close(row: Row, count: i64, jam: bool) -> vec[i64]:
    """To the end, which is then open; as a fifth they take the row and begin it (RH-13)."""
    if is_full(row, jam):
        return row.begin(POLICE, count)
    row.add_place(POLICE, count)
    return vec[i64]()


def truck_loads(row: Row, jam: bool) -> vec[i64]:
    """To the end, and the last place on top of it; as a fifth they keep only each other (RH-14, RH-16)."""
    was_full = is_full(row, jam)
    row.load(TOW_TRUCK)
    return row.clear_before_last() if was_full else vec[i64]()
