"""States as plain data and back: nothing is lost, nothing is added."""

import json

import pytest

from seriatim.bots.plain import plain, recalled
from seriatim.games import GAMES
from seriatim.games.game import AnyGame
from seriatim.kit.policy import play_out
from seriatim.kit.seed import quick_rng
from tests.contract.cases import lookers, parameters, spaced, states
from tools.cases import Case


@pytest.mark.parametrize("case", parameters())
def test_a_sight_comes_back_as_it_was_sent(case: Case) -> None:
    for state in [*spaced(states(case, "plain", "wild"), 4), *spaced(states(case, "plain", "late"), 2)]:
        for seat in lookers(case.seats):
            sight = state.sight(seat)
            sent = json.loads(json.dumps(plain(sight)))
            back = recalled(case.game, case.seats, dict(case.options), sent)
            assert list(back.facts()) == list(sight.facts())
            assert plain(back) == sent


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_what_came_back_plays_on_as_the_original_would(game: AnyGame) -> None:
    seats = game.seat_counts[0]
    truth = game.deal(seats, seed=5)
    back = recalled(game, seats, {}, plain(truth))
    assert play_out(back, game.habit(), quick_rng("on")) == play_out(truth, game.habit(), quick_rng("on"))
    assert list(back.facts()) == list(truth.facts())


def test_a_truth_behind_a_secret_seed_does_not_travel() -> None:
    """Its chance to come is a stream, and only a table has that."""
    game = GAMES["sequence"]
    with pytest.raises(ValueError, match="holds"):
        recalled(game, 3, {}, plain(game.deal(3, seed="0" * 64)))


def test_data_of_another_game_are_refused() -> None:
    with pytest.raises(ValueError, match="TheGameState holds seats"):
        recalled(GAMES["the-game"], 3, {}, plain(GAMES["cut-in"].deal(3, seed=1)))
