"""Why Rush hour refuses a move: every reason, and which comes first."""

from seriatim.games.rush_hour.rules import RushHourState
from seriatim.kit.state import SPECTATOR, TABLE
from tests.games.refusals import Doubly, Refusals, Refused
from tests.games.rush_hour.positions import GAME, alone, pick, play, position, shown


def picking() -> RushHourState:
    """Seat 0 has picked 12, seat 1 has not."""
    state = position("12 40", "A 41")
    play(state, 0, "pick 12")
    return state


def picking_for_two_rows() -> RushHourState:
    return position("12 40", "A 41", rows=("10", "20"))


def ambulances() -> RushHourState:
    """Seats 0 and 2 play ambulances, and seat 0 has chosen; the road has two rows."""
    state = shown("A", "25", "A", rows=("10", "20"))
    play(state, 0, "row 1")
    return state


def police() -> RushHourState:
    state = shown("P", "P")
    play(state, 1, "row 3")
    return state


def number() -> RushHourState:
    """Seat 0 plays 25, to row 2, row 3 or the gap; seat 1 waits."""
    return alone("25", ("14 - T+50", "20", "P"))


def far_number() -> RushHourState:
    """The same, but for a row that is lower and further away, and a gap that is too high."""
    return alone("25", ("10", "20", "30 - T+P"))


def trailer() -> RushHourState:
    """Seat 0 plays trailer 28, to row 2 or row 3; the second gap of row 1 is too high for it."""
    return alone("28", ("14 - T+50", "20", "40 - T+P"))


def truck() -> RushHourState:
    """Seat 1 plays a tow truck; seat 2 waits with another."""
    return shown("9", "T", "T", rows=("10 - T+50", "8"))


def over() -> RushHourState:
    return pick(position("12", "15"), "12", "15")


REFUSED: list[Refused] = [
    ("game-over", over, 0, "pick 12"),
    ("game-over", over, 1, "row 1"),
    ("game-over", over, 9, "gap 1.1"),
    ("game-over", over, TABLE, "pick ambulance"),
    ("not-your-turn", picking, 0, "row 1"),
    ("not-your-turn", picking, 1, "gap 1.1"),
    ("not-your-turn", picking, 2, "pick 12"),
    ("not-your-turn", picking, TABLE, "pick 12"),
    ("not-your-turn", number, 1, "row 2"),
    ("not-your-turn", number, 0, "pick 25"),
    ("not-your-turn", number, SPECTATOR, "row 2"),
    ("not-your-turn", ambulances, 1, "row 1"),
    ("not-your-turn", truck, 0, "row 1"),
    ("not-your-turn", truck, 2, "row 1"),
    ("card-not-in-hand", picking, 1, "pick 12"),
    ("card-not-in-hand", picking, 1, "pick 50"),
    ("card-not-in-hand", picking, 1, "pick police"),
    ("already-picked", picking, 0, "pick 12"),
    ("already-picked", picking, 0, "pick 40"),
    ("already-picked", ambulances, 0, "row 1"),
    ("already-picked", ambulances, 0, "row 2"),
    ("already-picked", police, 1, "row 1"),
    ("no-such-row", ambulances, 2, "row 3"),
    ("no-such-row", ambulances, 2, "gap 3.1"),
    ("no-such-row", truck, 1, "row 3"),
    ("row-too-high", number, 0, "row 1"),
    ("nearer-row-exists", far_number, 0, "row 1"),
    ("not-in-the-gap", far_number, 0, "gap 3.2"),
    ("not-in-the-gap", number, 0, "gap 1.1"),
    ("not-in-the-gap", number, 0, "gap 1.3"),
    ("not-in-the-gap", number, 0, "gap 1.50"),
    ("not-in-the-gap", number, 0, "gap 3.2"),
    ("not-in-the-gap", truck, 1, "gap 1.2"),
    ("trailer-fills-no-gap", trailer, 0, "gap 1.2"),
]

SEVERAL: list[Doubly] = [
    ("not-your-turn", number, 1, "pick 50", "the card is not in that hand either"),
    ("not-your-turn", picking_for_two_rows, 0, "row 3", "there is no such row either"),
    ("not-your-turn", number, 1, "row 1", "the row would be refused, too"),
    ("not-your-turn", trailer, 1, "gap 1.1", "there is no such gap either"),
    ("already-picked", picking, 0, "pick 50", "the card is not in that hand either"),
    ("already-picked", picking, 0, "pick ambulance", "another seat holds it"),
    ("already-picked", ambulances, 0, "row 3", "there is no such row either"),
    ("already-picked", ambulances, 0, "gap 1.1", "there is no such gap either"),
    ("no-such-row", ambulances, 2, "gap 3.1", "an ambulance fills no gap either"),
    ("not-in-the-gap", trailer, 0, "gap 3.2", "and a trailer would fill it no more than any"),
    ("not-in-the-gap", trailer, 0, "gap 2.1", "and a trailer would fill none"),
]

REFUSALS = Refusals(
    GAME,
    running=[picking, picking_for_two_rows, ambulances, police, number, far_number, trailer, truck],
    over=over,
    refused=REFUSED,
    several=SEVERAL,
)
