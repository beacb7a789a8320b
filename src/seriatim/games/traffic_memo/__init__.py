"""Traffic memo: its identity, its options, and the classes that play it."""

from typing import Annotated, ClassVar, Final

from msgspec import Meta

from seriatim.games.game import CannotDeal, Game, Options, listed
from seriatim.games.traffic_memo.actions import ACTION_COUNT
from seriatim.games.traffic_memo.bot.habit import TrafficMemoHabit
from seriatim.games.traffic_memo.bot.novice import TrafficMemoNovice
from seriatim.games.traffic_memo.cards import EMPTY, FEWEST_NUMBERS, HIGHEST, MOST_CARDS
from seriatim.games.traffic_memo.rules import PATIENCE, TrafficMemoState
from seriatim.games.traffic_memo.view import Choice, TrafficMemoView
from seriatim.kit.policy import Habit, Policy
from seriatim.phrase import Phrase

PAUSES_TO_REMEMBER: Final = 4
"""With the usual pace of a server, two seconds after the card has turned over."""


class TrafficMemoOptions(Options, frozen=True, kw_only=True):
    """The variants of Traffic memo."""

    low: Annotated[int, Meta(ge=1, le=45)] = 1
    """The lowest number that plays (TM-2)."""
    high: Annotated[int, Meta(ge=6, le=50)] = 50
    """The highest number that plays; there must be at least six (TM-2)."""
    wilds: bool = False
    """Police and ambulances join as wild cards (TM-3, TM-9 to TM-11)."""
    free_stop: bool = False
    """A seat may stop after any fitting card from the second on (TM-6)."""
    youngest: Annotated[int, Meta(ge=0, le=4)] = 0
    """The seat that starts (TM-4, ALL-2)."""


class TrafficMemo(Game[TrafficMemoState, TrafficMemoOptions, TrafficMemoView, Choice]):
    """Трафик-мемо, one of three games with the Traffic Jam cards (Банда умников, 2016)."""

    id = "traffic-memo"
    rules_version = 1
    seat_counts = (2, 3, 4, 5)
    usual_seats = 3
    first_options: ClassVar = {"high": 16}
    cooperative = False
    action_count = int(ACTION_COUNT)
    longest = 3 * int(PATIENCE) * (int(MOST_CARDS) // 2) + 2 * int(MOST_CARDS)
    """A turn that takes nothing turns up three cards at most (TM-10), and there are fewer than 500 of them before each
    taking and not more after the last (TM-13). Each taking takes two cards or more, by as many moves and one more."""
    refusals: ClassVar = ("not-your-turn", "place-is-empty", "already-face-up", "must-go-on", "nothing-to-take")
    outcomes = ("no-run-left", "nobody-takes")
    options_type = TrafficMemoOptions

    def table(self, seats: int, options: TrafficMemoOptions) -> TrafficMemoState:
        if options.high - options.low + 1 < FEWEST_NUMBERS:
            raise CannotDeal("cannot-be-dealt", too_few_numbers(options.low, options.high))
        return TrafficMemoState(seats, options.low, options.high, options.wilds, options.free_stop, options.youngest)

    def habit(self, talking: bool = True) -> Habit:
        return TrafficMemoHabit()

    def novice(self) -> Policy:
        return TrafficMemoNovice()

    def pauses(self, state: TrafficMemoState) -> int:
        """What goes back is to be remembered, and is in sight only until the next card is turned up (TM-14)."""
        return PAUSES_TO_REMEMBER if any(state.places[place] != EMPTY for place in state.last_places) else 1

    def measures(self, state: TrafficMemoState) -> dict[str, float]:
        return {"cards-left": float(len(state.lying()))}


def too_few_numbers(low: int, high: int) -> Phrase:
    """What the highest number could be with this lowest, and the lowest with this highest (TM-2)."""
    least = int(FEWEST_NUMBERS)
    highs, lows = listed(range(low + least - 1, int(HIGHEST) + 1)), listed(range(1, high - least + 2))
    return Phrase("traffic-memo-too-few-numbers", {"low": low, "high": high, "lows": lows, "highs": highs})
