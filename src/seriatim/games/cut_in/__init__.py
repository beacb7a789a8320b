"""Cut in!: its identity, its options, and the classes that play it."""

from collections.abc import Sequence
from typing import Annotated, ClassVar

from msgspec import Meta

from seriatim.games.cut_in import notation
from seriatim.games.cut_in.actions import ACTION_COUNT, CARD_COUNT
from seriatim.games.cut_in.bot.habit import CutInHabit
from seriatim.games.cut_in.bot.novice import CutInNovice
from seriatim.games.cut_in.rules import CutInState
from seriatim.games.cut_in.view import Choice, CutInView
from seriatim.games.game import Game, Options
from seriatim.kit.policy import Habit, Policy


class CutInOptions(Options, frozen=True, kw_only=True):
    """The variants of Cut in!."""

    window: Annotated[int, Meta(ge=0, le=10)] = 3
    """Seconds to cut in; 0: no clock, the seat must say (CI-6)."""
    youngest: Annotated[int, Meta(ge=0, le=4)] = 0
    """The seat that starts (CI-2, ALL-2)."""


class CutIn(Game[CutInState, CutInOptions, CutInView, Choice]):
    """Подрезал!, one of three games with the Traffic Jam cards (Банда умников, 2016)."""

    id = "cut-in"
    rules_version = 2
    older_rules = (1,)
    seat_counts = (2, 3, 4, 5)
    usual_seats = 3
    first_options: ClassVar = {"window": 0}
    cooperative = False
    action_count = int(ACTION_COUNT)
    longest = 2 * (int(CARD_COUNT) - 1) - 2
    """Somebody keeps a card, so at most 49 are played, each by a move or with others in a cut; and after each but the
    first, which opens a row, and the last, which wins, a chance to cut in may be let go."""
    refusals: ClassVar = (
        "not-your-turn",
        "wait-for-cut",
        "card-not-in-hand",
        "does-not-extend-row",
        "not-in-the-gap",
        "window-closed",
        "must-lay",
        "must-open",
    )
    outcomes = ("out-of-cards",)
    options_type = CutInOptions

    def table(self, seats: int, options: CutInOptions) -> CutInState:
        return CutInState(seats, options.window, options.youngest)

    def read_move(self, state: CutInState, seat: int, text: str) -> int:
        """The action a text names for this seat: a cut is read from its hand, `cut 13 14`."""
        return notation.parse_from(text, hand_of(state, seat))

    def write_move(self, state: CutInState, seat: int, action: int) -> str:
        """The text of an action of this seat, with the cards of a cut if its hand is in sight."""
        self.require_action(action)
        return notation.format_from(action, hand_of(state, seat))

    def habit(self, talking: bool = True) -> Habit:
        return CutInHabit()

    def novice(self) -> Policy:
        return CutInNovice()

    def window_ms(self, state: CutInState) -> int | None:
        """The chance to cut in (CI-6)."""
        return 1000 * int(state.window) if state.is_window_open() else None

    def reveals(self, before: CutInState, after: CutInState) -> bool:
        """Whether anybody drew, or a turn ended by itself, which tells of the cards that are left (CI-7, CI-8)."""
        return after.has_shown_more(before)

    def measures(self, state: CutInState) -> dict[str, float]:
        left = sum(state.cards_left(seat) for seat in range(state.seats))
        return {"cards-left": float(left), "rows": float(state.row)}


def hand_of(state: CutInState, seat: int) -> Sequence[int]:
    """The cards a seat holds, the lowest first; none where there is no such seat."""
    return [int(card) for card in state.hands[seat]] if 0 <= seat < state.seats else []
