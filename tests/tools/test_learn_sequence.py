"""Learning the weights of Sequence's features."""

from librt.vecs import vec

from seriatim.games.sequence.bot.prospects import READY, SIGN_COUNT
from seriatim.games.sequence.bot.weights import SCALE, file_of
from seriatim.kit.seed import rng_from
from seriatim.kit.weights import weights_from_bytes
from tools.learn.sequence import WEIGHT_COUNT, adagrad_step, learn, positions_of_a_game


def test_a_position_has_the_features_of_every_team() -> None:
    positions = positions_of_a_game(3, rng_from("learn/3"))
    assert positions
    assert all(len(position) == 3 for position in positions)
    assert all(0 <= sign < WEIGHT_COUNT for position in positions for features in position for sign in features)


def test_what_the_winner_has_gains_weight_and_what_the_loser_has_loses_it() -> None:
    weights, squares = [0.0] * WEIGHT_COUNT, [1.0] * WEIGHT_COUNT
    adagrad_step(weights, squares, [{int(READY): 1}, {3: 2}])
    assert weights[int(READY)] > 0 > weights[3]
    assert sum(weight != 0 for weight in weights) == 2


def test_the_same_games_teach_the_same() -> None:
    assert learn(2, "learn/same") == learn(2, "learn/same")


def test_what_was_learned_is_a_file_with_a_weight_for_each_sign() -> None:
    file = file_of(vec[float]([0.5] * WEIGHT_COUNT))
    assert list(weights_from_bytes(file, SCALE)) == [0.5] * int(3 * SIGN_COUNT)
