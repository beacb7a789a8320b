"""The Game: its identity, its options, and the classes that play it."""

from typing import ClassVar, Literal

from seriatim.games.game import Game, IllegalMove, Options
from seriatim.games.the_game import story
from seriatim.games.the_game.actions import ACTION_COUNT, BID, SIGNAL
from seriatim.games.the_game.bot.habit import TheGameHabit
from seriatim.games.the_game.bot.novice import TheGameNovice
from seriatim.games.the_game.piles import CARD_COUNT
from seriatim.games.the_game.rules import TheGameState, full_hand
from seriatim.games.the_game.view import Choice, TheGameView
from seriatim.kit.policy import Habit, Policy


class TheGameOptions(Options, frozen=True, kw_only=True):
    """The variants of The Game."""

    minimum: Literal[2, 3] = 2
    """Cards to lay in a turn while the deck lasts (TG-6)."""
    smaller_hand: bool = False
    """One card fewer in every hand (TG-3)."""
    fire: bool = False
    """Six cards burn until they are covered (TG-13 to TG-18)."""
    starter: Literal["bid", "first"] = "bid"
    """Who starts: the highest bid, or seat 0 (TG-4)."""


class TheGame(Game[TheGameState, TheGameOptions, TheGameView, Choice]):
    """The Game by Steffen Benndorf (NSV)."""

    id = "the-game"
    rules_version = 1
    seat_counts = (1, 2, 3, 4, 5)
    usual_seats = 3
    cooperative = True
    action_count = int(ACTION_COUNT)
    longest = 5 + 2 * int(CARD_COUNT)
    refusals: ClassVar = (
        "not-your-turn",
        "already-bid",
        "card-not-in-hand",
        "cover-the-fire-first",
        "pile-refuses-card",
        "fire-not-covered",
        "owes-more-cards",
    )
    outcomes = ("all-laid", "stuck", "burnt")
    talk_rule = "TG-19"
    options_type = TheGameOptions

    def table(self, seats: int, options: TheGameOptions) -> TheGameState:
        hand_size = full_hand(seats, options.smaller_hand)
        bidding = options.starter == "bid" and seats > 1
        return TheGameState(seats, hand_size, options.minimum, options.fire, bidding)

    def habit(self, talking: bool = True) -> Habit:
        return TheGameHabit(talking)

    def novice(self) -> Policy:
        return TheGameNovice()

    def illegal_move(self, state: TheGameState, seat: int, action: int, reason: str) -> IllegalMove:
        """Names the card, the pile and its top where a card does not fit (TG-7)."""
        if reason == "pile-refuses-card":
            return IllegalMove(reason, story.misfit_told(state, action))
        return super().illegal_move(state, seat, action, reason)

    def heard(self, state: TheGameState, seat: int, action: int) -> int | None:
        """Bids are secret until the last one opens them (TG-4)."""
        return None if BID <= action < SIGNAL and len(state.actors()) > 1 else action

    def measures(self, state: TheGameState) -> dict[str, float]:
        return {"cards-left": float(state.cards_left())}
