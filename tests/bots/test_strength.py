"""A small proof of strength, for every change: habit beats chance. `make strength` has the large one."""

import pytest

from seriatim.games import GAMES
from seriatim.games.game import AnyGame
from seriatim.lab.arena import arena, contest
from seriatim.lab.statistics import share_interval

DEALS = 24
"""Of each game. The seed is fixed, and the lead so large that chance would hide it in one of 10,000 seeds at most."""


@pytest.mark.parametrize("game", [game for game in GAMES.values() if not game.cooperative], ids=lambda game: game.id)
def test_steady_beats_random(game: AnyGame) -> None:
    steady = arena(contest(game, ["steady", "random"], 2, seed="smoke"), deals=DEALS).standings.sides["steady"]
    assert share_interval(steady.wins, steady.games)[0] > 0.5


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.cooperative], ids=lambda game: game.id)
def test_steady_comes_further_than_random(game: AnyGame) -> None:
    sides = arena(contest(game, ["steady", "random"], 3, seed="smoke"), deals=DEALS).standings.sides
    lag = sides["random"].score_ahead
    assert lag.mean + lag.margin < 0
