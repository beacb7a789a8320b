"""What bots say: only what the rules let them say."""

import pytest

from seriatim.games import GAMES
from seriatim.kit.policy import Policy, next_actor, play_step
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


@pytest.mark.parametrize(
    ("game_id", "seats", "most"),
    [
        ("the-game", 3, 80),
        ("quick-and-easy", 2, 71),
        ("quick-and-easy", 3, 94),
        ("quick-and-easy", 4, 110),
        ("quick-and-easy", 5, 126),
    ],
)
def test_bots_speak_only_when_it_is_of_use(game_id: str, seats: int, most: int) -> None:
    """In the mean of games from fixed seeds. Of Quick & Easy, half of what it was when bots said everything new."""
    game, rng, games = GAMES[game_id], rng_from(f"quiet/{game_id}/{seats}"), 20
    signals = 0
    for number in range(games):
        state = game.deal(seats, seed=f"quiet/{number}")
        while not state.outcome():
            signals += len(play_step(state, [game.habit()] * seats, rng)) - 1
    assert most // 2 < signals / games <= most


@pytest.mark.parametrize("game_id", TALKING)
def test_nobody_speaks_on_its_own_turn(game_id: str) -> None:
    """Such words would lapse before a partner could use them (TG-19, QE-10)."""
    game, rng = GAMES[game_id], rng_from(f"own/{game_id}")
    state = game.deal(3, {"starter": "first"}, seed="own")
    while not state.outcome():
        turn = next_actor(state, rng)
        assert spoken(state, game.habit(), int(turn), rng) == 0
        play_step(state, [game.habit()] * 3, rng)
