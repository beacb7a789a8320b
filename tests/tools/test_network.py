"""Training the network that evaluates The Game alone."""

import math

import pytest

from seriatim.games.the_game.bot.outlook import SIGN_COUNT, STAGE, WIDTH, Outlook, chance
from seriatim.games.the_game.bot.solo import Prospects
from seriatim.games.the_game.bot.turn_ends import tops_of
from seriatim.games.the_game.bot.weights import learned_weights
from seriatim.kit.seed import rng_from
from tests.games.the_game.positions import GAME, in_the_middle, position
from tools.learn.network import Learner, Position


@pytest.mark.parametrize("turns", [2, 16])
def test_a_recorded_position_is_evaluated_as_it_was_in_the_game(turns: int) -> None:
    state = in_the_middle("record", turns)
    learner = Learner(rng_from("record"))
    learner.weights = learned_weights()
    learner.network.weights = learned_weights()
    prospects = Prospects(state, learned_weights(), 4, 100)
    for place in prospects.places:
        tops, cards = prospects.endings.tops[place], prospects.endings.cards_kept(place)
        logit = prospects.outlook.of(tops, cards)
        prospects.outlook.record(tops, cards)
        assert learner.evaluate(Position(prospects.outlook)) == pytest.approx(logit)
        assert all(0 <= sign < SIGN_COUNT for sign in prospects.outlook.signs)


def test_a_learner_comes_nearer_to_what_it_is_told() -> None:
    state = in_the_middle("learner", 4)
    learner = Learner(rng_from("learner"))
    outlook = Outlook(state, learner.weights)
    outlook.record(tops_of(state.piles), state.hands[0])
    sample = Position(outlook)
    thoughts = []
    for _ in range(4):
        thoughts.append(chance(learner.evaluate(sample)))
        learner.train_on([sample], 0.9)
        learner.adam_step(0.005, 1)
    assert thoughts == sorted(thoughts)
    assert thoughts[-1] > thoughts[0] + 0.05


def test_the_gradient_is_that_of_the_evaluation() -> None:
    state = in_the_middle("gradient", 4)
    learner = Learner(rng_from("gradient"))
    outlook = Outlook(state, learner.weights)
    outlook.record(tops_of(state.piles), state.hands[0])
    sample, tiny = Position(outlook), 1e-6
    before = learner.evaluate(sample)
    learner.backpropagate(sample, 1.0)
    for place in [*range(0, SIGN_COUNT * WIDTH, 997), *range(SIGN_COUNT * WIDTH, len(learner.weights), 61)]:
        learner.weights[place] += tiny
        slope = (learner.evaluate(sample) - before) / tiny
        learner.weights[place] -= tiny
        assert math.isclose(learner.gradient[place], slope, rel_tol=1e-3, abs_tol=1e-4)


def learned(seed: str) -> Learner:
    rng = rng_from(seed)
    learner = Learner(rng)
    table = GAME.deal(1, seed=1)
    learner.centre(table, 1, rng)
    (left,) = learner.learn(table, 1, 0.001, rng)
    assert 0 <= left < 90
    return learner


def test_inputs_seen_in_a_game_count_as_active() -> None:
    learner = learned("games")
    assert learner.steps == 1
    assert learner.was_active(STAGE + 10)
    assert not all(learner.was_active(sign) for sign in range(SIGN_COUNT))


@pytest.mark.slow
def test_learning_is_repeatable() -> None:
    assert list(learned("again").weights) == list(learned("again").weights)


def test_a_game_that_is_won_is_played_to_its_last_card() -> None:
    learner = Learner(rng_from("won"))
    positions, left = learner.play(position((20, 21, 60, 70, 80, 81, 82, 83), deck=(84, 85), piles=(19, 59, 99, 98)))
    assert (positions, left) == ([], 0)


def test_a_game_that_is_stuck_is_over() -> None:
    learner = Learner(rng_from("stuck"))
    positions, left = learner.play(position((50, 51), deck=(52, 53), piles=(65, 66, 35, 34)))
    assert (positions, left) == ([], 4)
