"""Learning the weights of The Game alone: the learning rate, and what is written."""

import pytest

from seriatim.games.the_game.bot.outlook import WEIGHT_COUNT
from seriatim.games.the_game.bot.weights import SCALE, learned_weights
from seriatim.kit.weights import weights_from_bytes
from tools.learn.the_game import LAST_RATE, LEARNING_RATE, learn, rate_after


def test_the_learning_rate_is_constant_in_the_first_half_and_falls_in_the_second() -> None:
    assert rate_after(0.0) == rate_after(0.5) == LEARNING_RATE > rate_after(0.75) > rate_after(1.0)
    assert rate_after(1.0) == pytest.approx(LEARNING_RATE * LAST_RATE)


def test_what_was_learned_is_a_file_with_a_weight_for_everything() -> None:
    told: list[str] = []
    file = learn(1, "learn/alone", told.append).file()
    assert len(told) == 1
    assert len(weights_from_bytes(file, SCALE)) == WEIGHT_COUNT == len(learned_weights())
