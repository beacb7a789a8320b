"""What bots say: only what the rules let them say."""

import pytest

from seriatim.games import GAMES
from seriatim.kit.policy import Policy, next_actor
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from
from seriatim.kit.state import State

TALKING = [game_id for game_id, game in GAMES.items() if game.habit(talking=True).talks()]


def spoken(state: State, player: Policy, seat: int, rng: Rng) -> int:
    """Let the seat say all it has to say; how many signals that were."""
    signals = list(player.speak(state.sight(seat), seat, rng))
    for signal in signals:
        assert state.objection(seat, signal) is None
        state.apply(seat, signal)
    return len(signals)


@pytest.mark.parametrize("game_id", TALKING)
@pytest.mark.parametrize("level", ["habit", "novice"])
def test_bots_say_nothing_that_the_rules_refuse(game_id: str, level: str) -> None:
    """To the end, when seats run out of cards, and after it."""
    game, rng = GAMES[game_id], rng_from(f"{game_id}/{level}")
    player = game.habit(talking=True) if level == "habit" else game.novice()
    said = without_cards = 0
    for number, seats in enumerate(game.seat_counts * 4):
        state = game.deal(seats, seed=number)
        while not state.outcome():
            for seat in range(seats):
                said += spoken(state, player, seat, rng)
                without_cards += len(state.hands[seat]) == 0
            seat = next_actor(state, rng)
            state.apply(seat, player.choose(state.sight(seat), seat, rng))
        assert [spoken(state, player, seat, rng) for seat in range(seats)] == [0] * seats
    assert without_cards > 0
    assert said > 0 or not player.talks()


def test_two_games_are_talked_in() -> None:
    """TG-19, QE-10"""
    assert TALKING == ["the-game", "quick-and-easy"]
