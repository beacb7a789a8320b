"""Learning how The Game alone stands."""

import pytest

from seriatim.games.the_game.bot.learned import TEXT
from seriatim.games.the_game.bot.outlook import WEIGHT_COUNT
from seriatim.games.the_game.bot.weights import weights_of
from seriatim.lab.learn_alone import LAST_RATE, RATE, as_module, learn, rate_after


def test_steps_are_long_in_the_first_half_and_grow_shorter_in_the_second() -> None:
    assert rate_after(0.0) == rate_after(0.5) == RATE > rate_after(0.75) > rate_after(1.0)
    assert rate_after(1.0) == pytest.approx(RATE * LAST_RATE)


def test_what_was_learned_is_a_module_with_a_weight_for_everything() -> None:
    told: list[str] = []
    text = learn(1, "learn/alone", told.append).text()
    assert len(told) == 1
    scope: dict[str, str] = {}
    exec(as_module(text), scope)
    assert scope["TEXT"] == text
    assert len(weights_of(text)) == WEIGHT_COUNT == len(weights_of(TEXT))
