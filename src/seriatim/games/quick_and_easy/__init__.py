"""Quick & Easy: its identity, its options, and the classes that play it."""

from typing import ClassVar, Literal

from seriatim.games.game import Game, Options, Talk
from seriatim.games.quick_and_easy.actions import ACTION_COUNT, BID, CARD_SIGNAL, heard
from seriatim.games.quick_and_easy.bot.habit import QuickAndEasyHabit
from seriatim.games.quick_and_easy.bot.novice import QuickAndEasyNovice
from seriatim.games.quick_and_easy.cards import CARD_COUNT
from seriatim.games.quick_and_easy.rules import QuickAndEasyState
from seriatim.games.quick_and_easy.view import Choice, QuickAndEasyView
from seriatim.kit.policy import Habit, Policy


class QuickAndEasyOptions(Options, frozen=True, kw_only=True):
    """The variants of Quick & Easy."""

    professional: bool = False
    """One card a turn, and less talk (QE-9, QE-11)."""
    starter: Literal["bid", "first"] = "bid"
    """Who starts: the highest bid, or seat 0 (QE-3)."""


class QuickAndEasy(Game[QuickAndEasyState, QuickAndEasyOptions, QuickAndEasyView, Choice]):
    """The Game: Quick & Easy by Steffen Benndorf (NSV)."""

    id = "quick-and-easy"
    rules_version = 1
    seat_counts = (2, 3, 4, 5)
    usual_seats = 3
    cooperative = True
    action_count = int(ACTION_COUNT)
    longest = 5 + 2 * int(CARD_COUNT)
    refusals: ClassVar = ("not-your-turn", "already-bid", "card-not-in-hand", "pile-refuses-card", "owes-more-cards")
    outcomes = ("all-laid", "stuck")
    talk_rule = "QE-10, QE-11"
    options_type = QuickAndEasyOptions

    def table(self, seats: int, options: QuickAndEasyOptions) -> QuickAndEasyState:
        return QuickAndEasyState(seats, options.professional, options.starter == "bid")

    def habit(self, talking: bool = True) -> Habit:
        return QuickAndEasyHabit(talking)

    def novice(self) -> Policy:
        return QuickAndEasyNovice()

    def heard(self, state: QuickAndEasyState, seat: int, action: int) -> int | None:
        """Bids are secret until the last one opens them (QE-3); of a word, which card is meant stays secret (QE-10)."""
        return None if BID <= action < CARD_SIGNAL and len(state.actors()) > 1 else int(heard(action))

    def talk(self, options: QuickAndEasyOptions) -> Talk:
        """Professionals have their signals and nothing else (QE-11)."""
        return "silent" if options.professional else "guarded"

    def measures(self, state: QuickAndEasyState) -> dict[str, float]:
        return {"cards-left": float(state.cards_left())}
