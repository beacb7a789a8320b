"""Rush hour as a seat sees it: a picture for people, its choices, and the numbers a learner reads.

Rows and places are counted from one here, as people count them and as moves are written.
"""

from typing import Final

import msgspec

from seriatim.games.modules import Observation
from seriatim.games.rush_hour import notation
from seriatim.games.rush_hour.actions import GAP, MOST_ROWS, ROW, card_of, place_of, row_of
from seriatim.games.rush_hour.cars import (
    AMBULANCE,
    FULL_KIND,
    LAST_CARD,
    LAST_NUMBER,
    POLICE,
    TOW_TRUCK,
    has_number,
    is_trailer,
    points_of,
)
from seriatim.games.rush_hour.notation import name_of
from seriatim.games.rush_hour.placing import MOST_PLACES, NO_ROW, is_full
from seriatim.games.rush_hour.road import Row
from seriatim.games.rush_hour.rules import NO_CARD, PICKING, PLAY_SIZE, RushHourState
from seriatim.kit.cards import BLANK


class Car(msgspec.Struct, frozen=True):
    """A card. Its kind is `car`, `trailer`, `ambulance`, `police` or `tow-truck`; the last three have no number."""

    name: str
    kind: str
    number: int | None
    points: int


class Lane(msgspec.Struct, frozen=True):
    """A row from its front to its end. A place is a stack from the bottom to the top; an empty one is a gap.

    `places_left` are those behind its end that can be taken before it jams; 0 where no row jams.
    """

    places: list[list[Car]]
    places_left: int
    number: int | None
    is_full: bool
    points: int


class Place(msgspec.Struct, frozen=True):
    """A seat as everybody sees it: what it has picked or chosen is visible only to itself until it is shown."""

    cards: int
    has_picked: bool
    pick: Car | None
    has_chosen: bool
    row: int | None
    points: int
    cards_taken: int
    taken: list[Car]


class Play(msgspec.Struct, frozen=True):
    """A card that has been played in this round, or in the last one while picks are open; what its seat took for it."""

    seat: int
    car: Car
    row: int
    place: int
    cards: int
    points: int


class RushHourView(msgspec.Struct, frozen=True):
    """A sight as a picture. `now` is `picking` or the card being played; after the end `rest` shows what stayed out."""

    seat: int
    deal: int
    deals: int
    rounds_left: int
    now: str
    rows: list[Lane]
    hand: list[Car]
    places: list[Place]
    plays: list[Play]
    cards_out: int
    rest: list[Car] | None
    outcome: str
    winners: list[int]


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something the seat may do: pick a car, or send the one being played to a row or gap.

    `cards` and `points` are what it would take there. Where others choose their rows at the same time, only if it
    comes alone, or is the oldest of those that meet.
    """

    action: int
    move: str
    kind: str
    car: Car
    row: int | None = None
    place: int | None = None
    cards: int = 0
    points: int = 0


def car_of(card: int) -> Car:
    kind = "trailer" if is_trailer(card) else "car" if has_number(card) else name_of(card)
    return Car(name_of(card), kind, card if has_number(card) else None, points_of(card))


def view(sight: RushHourState, seat: int) -> RushHourView:
    is_over = sight.outcome() != ""
    return RushHourView(
        seat=seat,
        deal=sight.deal_number,
        deals=sight.deals,
        rounds_left=len(sight.hands[0]),
        now="" if is_over else "picking" if sight.now == PICKING else name_of(sight.now),
        rows=[lane_view(sight, row) for row in sight.road],
        hand=[car_of(card) for card in sight.hands[seat]] if sight.is_seat(seat) else [],
        places=[place_view(sight, other) for other in range(sight.seats)],
        plays=plays_of(sight),
        cards_out=len(sight.rest),
        rest=[car_of(card) for card in sorted(sight.rest)] if is_over else None,
        outcome=sight.outcome(),
        winners=list(sight.winners()),
    )


def lane_view(sight: RushHourState, row: Row) -> Lane:
    number = None if row.is_open() else row.number()
    places = [[car_of(card) for card in stack] for stack in stacks_of(row)]
    left = max(0, int(MOST_PLACES) - len(places)) if sight.jam else 0
    return Lane(places, left, number, is_full(row, sight.jam), row.points())


def stacks_of(row: Row) -> list[list[int]]:
    """The places of a row; a gap is empty."""
    starts = [row.cards_before(place) for place in range(len(row.sizes))]
    return [list(row.cards[start : start + size]) for start, size in zip(starts, row.sizes, strict=True)]


def place_view(sight: RushHourState, seat: int) -> Place:
    pick, row = sight.picks[seat], sight.rows_chosen[seat]
    return Place(
        cards=len(sight.hands[seat]),
        has_picked=pick != NO_CARD,
        pick=car_of(pick) if pick > BLANK else None,
        has_chosen=row != NO_ROW,
        row=row + 1 if row >= 0 else None,
        points=sight.points[seat],
        cards_taken=sight.cards_taken[seat],
        taken=[car_of(card) for card in sight.taken[seat]],
    )


def plays_of(sight: RushHourState) -> list[Play]:
    """The plays of a round, in the order in which they happened."""
    numbers = list(sight.plays)
    plays = [numbers[start : start + int(PLAY_SIZE)] for start in range(0, len(numbers), int(PLAY_SIZE))]
    return [
        Play(seat, car_of(card), row + 1, place + 1, cards, points) for seat, card, row, place, cards, points in plays
    ]


def choices(sight: RushHourState, seat: int) -> list[Choice]:
    return [choice(sight, action) for action in sight.actions(seat)]


def choice(sight: RushHourState, action: int) -> Choice:
    move = notation.format(action)
    if action < ROW:
        return Choice(action, move, "pick", car_of(card_of(action)))
    car, row, (cards, points) = car_of(sight.now), row_of(action) + 1, sight.price(action)
    if action < GAP:
        return Choice(action, move, "row", car, row=row, cards=cards, points=points)
    return Choice(action, move, "gap", car, row=row, place=place_of(action) + 1)


MOST_SEATS: Final = 5
LARGEST_HAND: Final = 10
MOST_DEALS: Final = 10
ALL_CARDS: Final = 62
ALL_POINTS: Final = 79
MOST_GAPS: Final = 4
"""In a row: each needs a tow truck behind it."""
ROW_NUMBERS: Final = 6 + 3 * MOST_GAPS
PLACE_NUMBERS: Final = 13


def observe(sight: RushHourState, seat: int) -> Observation:
    """Own hand and cards seen, a number each; the rows; the table; every seat, one's own first."""
    yield "hand", observe_cards(list(sight.hands[seat]) if sight.is_seat(seat) else [])
    seen = [card for row in sight.road for card in row.cards]
    yield "cards seen", observe_cards(seen + [card for taken in sight.taken for card in taken])
    for row in range(MOST_ROWS):
        numbers = observe_row(sight.road[row]) if row < sight.row_count else [0.0] * ROW_NUMBERS
        yield f"row {row + 1}: there, open, number, places, cards, points, gaps", numbers
    yield from observe_table(sight)
    for place in range(MOST_SEATS):
        name = f"seat +{place}: there, age, has picked, pick, special, has chosen, row, points, cards taken"
        yield name, observe_place(sight, seat, place)


def observe_cards(cards: list[int]) -> list[float]:
    """For each card whether it is among these; of special cars, how many of the four."""
    return [cards.count(card) / int(1 if has_number(card) else FULL_KIND) for card in range(1, LAST_CARD + 1)]


def observe_row(row: Row) -> list[float]:
    """That it is there; its number, or that it is open; how full it is; what taking it costs; its gaps."""
    places, cards = len(row.sizes), len(row.cards)
    numbers = [1.0, float(row.is_open()), row.number() / int(LAST_NUMBER), min(1.0, places / int(MOST_PLACES))]
    numbers += [cards / ALL_CARDS, row.points() / ALL_POINTS]
    gaps = [place for place in range(places) if row.is_gap(place)]
    for gap in gaps:
        high = row.number_behind(gap) or LAST_NUMBER + 1
        numbers += [1.0, row.number_before(gap) / int(LAST_NUMBER), high / int(LAST_NUMBER + 1)]
    return numbers + [0.0] * (3 * (MOST_GAPS - len(gaps)))


def observe_table(sight: RushHourState) -> Observation:
    """What is being played, how much is still to come, and by which options."""
    yield (
        "now: picking, ambulance, police, tow truck",
        [float(sight.now == kind) for kind in (PICKING, AMBULANCE, POLICE, TOW_TRUCK)],
    )
    yield "now: number", [max(0, sight.now) / int(LAST_NUMBER) if has_number(sight.now) else 0.0]
    yield "rounds to go", [len(sight.hands[0]) / LARGEST_HAND]
    yield "cards out", [len(sight.rest) / ALL_CARDS]
    yield "deal", [sight.deal_number / MOST_DEALS]
    yield "deals", [sight.deals / MOST_DEALS]
    yield "jam", [float(sight.jam)]
    yield "small leads", [float(sight.small_leads)]
    yield "specials", [float(sight.specials)]
    yield "top", [sight.top / int(LAST_NUMBER)]
    yield "hand size", [sight.hand_size / LARGEST_HAND]


def observe_place(sight: RushHourState, seat: int, place: int) -> list[float]:
    """The seat that many places clockwise: its age, its pick, its row, and what it has taken."""
    if place >= sight.seats:
        return [0.0] * PLACE_NUMBERS
    other = (max(seat, 0) + place) % sight.seats
    pick, row = sight.picks[other], sight.rows_chosen[other]
    years = (other - sight.youngest) % sight.seats
    numbers = [1.0, years / MOST_SEATS, float(pick != NO_CARD)]
    numbers += [pick / int(LAST_NUMBER) if pick > BLANK and has_number(pick) else 0.0]
    numbers += [float(pick == kind) for kind in (AMBULANCE, POLICE, TOW_TRUCK)]
    numbers += [float(row != NO_ROW), *(float(row == chosen) for chosen in range(MOST_ROWS))]
    return [
        *numbers,
        float(sight.points[other]) / (ALL_POINTS * int(sight.deals)),
        float(sight.cards_taken[other]) / (ALL_CARDS * int(sight.deals)),
    ]
