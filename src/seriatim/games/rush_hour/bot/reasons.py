"""Why a sensible driver makes a move in Rush hour, in one sentence from what its seat can see."""

from seriatim.games.rush_hour.actions import GAP, card_of, row_of
from seriatim.games.rush_hour.bot.habit import cheapest
from seriatim.games.rush_hour.cars import has_number, is_trailer
from seriatim.games.rush_hour.placing import MOST_PLACES, NO_ROW
from seriatim.games.rush_hour.rules import PICKING, RushHourState
from seriatim.phrase import Phrase


def reason(sight: RushHourState, seat: int, action: int) -> Phrase:
    """Why the seat picks this card, or sends its card there."""
    return reason_to_pick(sight, card_of(action)) if sight.now == PICKING else reason_to_go(sight, seat, action)


def reason_to_pick(sight: RushHourState, card: int) -> Phrase:
    """Whether the card helps itself, must take a row, joins one with places left, or risks to come fifth."""
    if not has_number(card):
        return Phrase("rush-hour-reason-special", {"points": int(cheapest(sight, card))})
    if sight.fits_nowhere(card):
        return Phrase("rush-hour-reason-small", {"card": card, "points": int(cheapest(sight, card))})
    if is_trailer(card):
        return Phrase("rush-hour-reason-trailer", {"card": card})
    row = sight.nearest_row(card)
    if row == NO_ROW:
        return Phrase("rush-hour-reason-open", {"card": card})
    return reason_to_join(sight, card, row)


def reason_to_join(sight: RushHourState, card: int, row: int) -> Phrase:
    lane = sight.road[row]
    free = int(MOST_PLACES) - len(lane.sizes)
    values: dict[str, int | str] = {"card": card, "row": row + 1, "number": lane.number(), "free": max(free, 0)}
    if not sight.jam or free >= sight.seats:
        return Phrase("rush-hour-reason-safe", values)
    if free > 0:
        return Phrase("rush-hour-reason-places", values)
    return Phrase("rush-hour-reason-fifth", {**values, "points": lane.points()})


def reason_to_go(sight: RushHourState, seat: int, action: int) -> Phrase:
    """A gap costs nothing; else it is the price that counts."""
    if action >= GAP:
        return Phrase("rush-hour-reason-gap", {"row": row_of(action) + 1})
    _, points = sight.price(action)
    least = min(sight.price(other)[1] for other in sight.actions(seat))
    pays = "now" if points == least else "later"
    return Phrase("rush-hour-reason-price", {"row": row_of(action) + 1, "points": points, "pays": pays})
