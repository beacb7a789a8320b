"""Hand-set positions of The Game, written as a person would lay them out."""

from typing import Any

from seriatim.games.game import Value
from seriatim.games.position import Cards
from seriatim.games.the_game import TheGame
from seriatim.games.the_game.actions import END_TURN
from seriatim.games.the_game.bot.habit import TheGameHabit
from seriatim.games.the_game.position import position as set_up
from seriatim.games.the_game.rules import TheGameState
from seriatim.kit.seed import rng_from

GAME = TheGame()
DECK = (95, 96, 97, 98, 99)


def position(*hands: Cards, **given: Any) -> TheGameState:  # noqa: ANN401 (as the game takes it)
    """A game in progress; see `seriatim.games.the_game.position`."""
    return set_up(GAME, hands, **given)


def in_the_middle(seed: str, turns: int) -> TheGameState:
    """A game after so many turns by the habit."""
    state, habit, rng = GAME.deal(1, seed=seed), TheGameHabit(talking=False), rng_from(seed)
    while turns > 0:
        action = habit.choose(state, 0, rng)
        turns -= action == END_TURN
        state.apply(0, action)
    return state


def bidding(seats: int, *bids: int | None, **options: Value) -> TheGameState:
    """A new game in which the first seats have bid; None has not."""
    state = GAME.deal(seats, options, seed=1)
    for seat, bid in enumerate(bids):
        if bid is not None:
            play_as(state, seat, f"bid {bid}")
    return state


def play(state: TheGameState, *moves: str) -> None:
    """Moves by whoever is on turn."""
    for move in moves:
        play_as(state, int(state.turn), move)


def play_as(state: TheGameState, seat: int, move: str) -> None:
    GAME.play(state, seat, GAME.parse(move))


def refusal(state: TheGameState, move: str, seat: int | None = None) -> str | None:
    """Why the seat, or whoever is on turn, may not do this."""
    return state.objection(state.turn if seat is None else seat, GAME.parse(move))


def moves(state: TheGameState, seat: int | None = None) -> list[str]:
    """What the seat, or whoever is on turn, may do, in the order of the alphabet."""
    return sorted(GAME.format(action) for action in state.actions(state.turn if seat is None else seat))


def said(state: TheGameState) -> list[tuple[int, str, str]]:
    """The signals that stand: who, of which pile, which word."""
    seen = GAME.view(state.sight(0), 0).said
    return [(signal.seat, signal.pile, signal.word) for signal in seen]


def hand(state: TheGameState, seat: int) -> list[int]:
    """A seat's cards, the lowest first."""
    return sorted(state.hands[seat])


def fires(state: TheGameState) -> dict[str, str]:
    """The burning piles by name: `due` or `lit`."""
    piles = GAME.view(state.sight(0), 0).piles
    return {pile.name: pile.fire for pile in piles if pile.fire}
