"""A quick habit for The Game: spend as little of the piles' room as can be, and leave partners the piles they want."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from seriatim.games.bidding.rules import HIGHEST_BID
from seriatim.games.the_game.actions import BID, END_TURN, signalling
from seriatim.games.the_game.bot.convention import say_all, word_of_hand
from seriatim.games.the_game.bot.listening import world_heard
from seriatim.games.the_game.bot.plays import cheapest_play, cost_of_turn, worth_of_extra
from seriatim.games.the_game.bot.solo import end_value, is_judged, turns_alone, worth_before_turn
from seriatim.games.the_game.bot.turns import turns_worth_a_thought
from seriatim.games.the_game.piles import PILE_COUNT
from seriatim.games.the_game.rules import TheGameState
from seriatim.kit.policy import Habit
from seriatim.kit.rng import Rng
from seriatim.kit.state import NOBODY, State

LOST_VALUE: Final[float] = 0.6
"""What a lost game is worth at most, with a single card left; a won one is worth 1."""
LOST_VALUE_DECAY: Final[float] = 25.0
SOLO_PLAYOUT_COST: Final[float] = 4.5
"""To judge the ends of one more turn takes as long as so many playouts."""
PRIOR_WEIGHT: Final[float] = 0.003
"""What a step that the habit would rather not make counts against a turn, before any playout."""


class TheGameHabit(Habit):
    """Small steps, backwards tricks, and an ear for the partners."""

    def __init__(self, talking: bool = True) -> None:
        self.talking = talking

    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(sight, TheGameState)
        if sight.turn == NOBODY:
            return BID + bid_of(sight, seat)
        action, cost = cheapest_play(sight, seat)
        if sight.may_end() and cost > worth_of_extra(sight):
            return END_TURN
        return action

    def talks(self) -> bool:
        return self.talking

    def speak(self, sight: State, seat: i64, rng: Rng) -> vec[i64]:
        assert isinstance(sight, TheGameState)
        news = vec[i64]()
        if sight.turn == NOBODY or seat == sight.turn:
            return news
        for pile in range(PILE_COUNT):
            word = word_of_hand(sight.hands[seat], sight.piles[pile], pile)
            if word != sight.said[seat * PILE_COUNT + pile] and sight.may_signal(seat, pile, word):
                news = append(news, signalling(pile, word))
        return news

    def signal_all(self, state: State, seat: i64) -> None:
        assert isinstance(state, TheGameState)
        if self.talking and state.turn != NOBODY:
            say_all(state)

    def candidates(self, sight: State, seat: i64, rng: Rng) -> vec[vec[i64]]:
        assert isinstance(sight, TheGameState)
        if sight.turn == NOBODY:
            return vec[vec[i64]]([vec[i64]([BID + bid_of(sight, seat)])])
        turns = turns_alone(sight) if is_judged(sight) else turns_worth_a_thought(sight, seat)
        if len(turns) == 0:
            return vec[vec[i64]]([vec[i64]([self.choose(sight, seat, rng)])])
        return turns

    def prior(self, sight: State, seat: i64, turn: vec[i64]) -> float:
        assert isinstance(sight, TheGameState)
        return 0.0 if is_judged(sight) else -PRIOR_WEIGHT * cost_of_turn(sight, seat, turn)

    def budget_share(self, sight: State, seat: i64) -> float:
        """Half for the first card, less for what follows: the plan is made by then."""
        assert isinstance(sight, TheGameState)
        if sight.owed == 0:
            return 0.15
        return 0.5 if sight.owed == sight.minimum or len(sight.deck) == 0 else 0.3

    def playout_cost(self, sight: State) -> float:
        """Every partner has something to say before every card."""
        assert isinstance(sight, TheGameState)
        if is_judged(sight):
            return SOLO_PLAYOUT_COST
        return 0.6 + 0.4 * float(sight.seats)

    def sample_world(self, sight: State, seat: i64, rng: Rng) -> State:
        assert isinstance(sight, TheGameState)
        return world_heard(sight, seat, rng) if sight.turn == seat else sight.imagine(rng)

    def is_cutoff(self, state: State, start: State, moves: i64) -> bool:
        """Alone, the game is judged after the next cards are drawn, and not played on."""
        assert isinstance(state, TheGameState)
        return is_judged(state)

    def value(self, state: State, seat: i64) -> float:
        """A win is all that counts; of two defeats the closer one is a little better."""
        assert isinstance(state, TheGameState)
        if is_judged(state):
            return end_value(state.cards_left()) if state.outcome() else worth_before_turn(state)
        left = float(state.cards_left())
        return 1.0 if left == 0.0 else LOST_VALUE * 2.718281828 ** (-left / LOST_VALUE_DECAY)


def bid_of(sight: TheGameState, seat: i64) -> i64:
    """A bid: the less the two best cards cost, the higher."""
    table = sight.copy()
    table.turn = seat
    first, cost = cheapest_play(table, seat)
    table.apply(seat, first)
    _, more = cheapest_play(table, seat)
    return max(0, HIGHEST_BID - i64(max(cost + more, 0.0)) // 4)
