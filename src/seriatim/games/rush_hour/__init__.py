"""Rush hour: its identity, its options, and the classes that play it."""

from math import ceil
from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta

from seriatim.games.game import CannotDeal, Game, Options, OptionsNote
from seriatim.games.rush_hour.actions import ACTION_COUNT
from seriatim.games.rush_hour.bot.habit import RushHourHabit
from seriatim.games.rush_hour.bot.novice import RushHourNovice
from seriatim.games.rush_hour.cars import deck_of
from seriatim.games.rush_hour.rules import PICKING, RushHourState
from seriatim.games.rush_hour.view import Choice, RushHourView, plays_of
from seriatim.kit.policy import Habit, Policy
from seriatim.phrase import Phrase

PAUSES_TO_PARK: Final = 0.75
"""How long the page shows one card as it parks; all turned up, or a fine, takes a whole pause."""


class RushHourOptions(Options, frozen=True, kw_only=True):
    """The variants of Rush hour."""

    deals: Annotated[int, Meta(ge=1, le=10)] = 1
    """So many deals, whose penalties add up (RH-19)."""
    top: Literal[10, 20, 30, 50] = 50
    """The highest number in play; special cars in proportion (RH-20)."""
    hand: Annotated[int, Meta(ge=5, le=10)] = 10
    """Cards in a hand (RH-21)."""
    rows: Literal[2, 3] = 3
    """Rows on the road (RH-22)."""
    specials: bool = True
    """Ambulances, police, tow trucks and trailers (RH-23)."""
    jam: bool = True
    """A fifth place is too much (RH-24)."""
    small: Literal["take", "front"] = "take"
    """What a card that fits nowhere does: take a row, or go to its front (RH-25)."""
    youngest: Annotated[int, Meta(ge=0, le=4)] = 0
    """The seat of the youngest; ages rise clockwise from it (ALL-2, RH-12, RH-16)."""


class RushHour(Game[RushHourState, RushHourOptions, RushHourView, Choice]):
    """Rush hour, from Traffic Jam (Банда умников)."""

    id = "rush-hour"
    rules_version = 1
    seat_counts = (2, 3, 4, 5)
    usual_seats = 4
    first_options: ClassVar = {"specials": False}
    cooperative = False
    action_count = int(ACTION_COUNT)
    longest = 10 * 10 * 5 * 2
    """Ten deals of ten rounds, in which each of five seats picks a card and may have to say where it goes."""
    refusals: ClassVar = (
        "not-your-turn",
        "already-picked",
        "card-not-in-hand",
        "no-such-row",
        "row-too-high",
        "nearer-row-exists",
        "not-in-the-gap",
        "trailer-fills-no-gap",
    )
    outcomes = ("last-round-played",)
    options_type = RushHourOptions
    option_notes = (OptionsNote({"jam": False, "small": "front"}, "harmless"),)
    """Without jams, and with small cars at the front, nobody can get a point (RH-24, RH-25)."""

    def table(self, seats: int, options: RushHourOptions) -> RushHourState:
        refuse_what_cannot_be_dealt(seats, options)
        table = RushHourState(seats, options.hand, options.rows, options.top, options.specials)
        table.jam = options.jam
        table.small_leads = options.small == "front"
        table.deals = options.deals
        table.youngest = options.youngest
        return table

    def habit(self, talking: bool = True) -> Habit:
        return RushHourHabit()

    def novice(self) -> Policy:
        return RushHourNovice()

    def heard(self, state: RushHourState, seat: int, action: int) -> int | None:
        """Picks and rows chosen at once are secret until the last one shows them all (RH-5, RH-12, RH-13)."""
        return None if len(state.actors()) > 1 else action

    def pauses(self, state: RushHourState) -> int:
        """The last cards are turned up together, parked one after another, and each fine is counted (RH-5, RH-8)."""
        if state.now == PICKING and len(state.hands[0]) == state.hand_size:
            return 1
        plays = plays_of(state)
        return 2 + ceil(PAUSES_TO_PARK * len(plays)) + sum(play.cards > 0 for play in plays)

    def measures(self, state: RushHourState) -> dict[str, float]:
        """What the road has cost all seats together; the points are their scores."""
        return {"penalty-cards": float(sum(state.cards_taken))}


def refuse_what_cannot_be_dealt(seats: int, options: RushHourOptions) -> None:
    """There must be enough cards for all hands and rows; else say what would do (RH-26)."""
    cards = len(deck_of(options.top, options.specials))
    needed = seats * options.hand + options.rows
    if needed <= cards:
        return
    counts: dict[str, int | str] = {"needed": needed, "cards": cards}
    hands = [hand for hand in range(5, 11) if seats * hand + options.rows <= cards]
    if hands:
        raise CannotDeal("cannot-be-dealt", Phrase("rush-hour-cannot-deal-hand", {**counts, "hand": hands[-1]}))
    tables = [count for count in RushHour.seat_counts if count * 5 + options.rows <= cards]
    if tables:
        raise CannotDeal("cannot-be-dealt", Phrase("rush-hour-cannot-deal-seats", {**counts, "seats": tables[-1]}))
    raise CannotDeal("cannot-be-dealt", Phrase("rush-hour-cannot-deal-top", {**counts, "top": options.top}))
