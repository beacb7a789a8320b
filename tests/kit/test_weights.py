"""Learned weights in files."""

from hashlib import sha256

import pytest
from librt.vecs import vec

from seriatim.games.sequence.bot.prospects import SIGN_COUNT
from seriatim.games.sequence.bot.weights import WEIGHTS
from seriatim.games.the_game.bot.outlook import WEIGHT_COUNT
from seriatim.games.the_game.bot.weights import file_of, learned_weights
from seriatim.kit.weights import packaged_weights, weights_from_bytes, weights_to_bytes


def test_weights_become_bytes_and_weights_again() -> None:
    weights = vec[float]([0.0, 0.5, -0.25, 1000.0, -1000.0])
    packed = weights_to_bytes(weights, 1024.0)
    assert packed == bytes([0, 0, 0, 2, 0, 255, 255, 127, 1, 128])
    assert list(weights_from_bytes(packed, 1024.0)) == pytest.approx([0.0, 0.5, -0.25, 32.0, -32.0], abs=0.001)


def test_a_step_of_a_thousandth_is_kept_exactly() -> None:
    weights = [-0.034, 0.001, 2.439, 0.978]
    assert list(weights_from_bytes(weights_to_bytes(vec[float](weights), 1000.0), 1000.0)) == weights


def test_the_installed_files_have_a_weight_for_everything() -> None:
    assert len(learned_weights()) == WEIGHT_COUNT
    assert len(WEIGHTS) == 3 * SIGN_COUNT
    assert sum(WEIGHTS) == pytest.approx(20.995)
    assert (
        sha256(file_of(learned_weights())).hexdigest()
        == "770c86b376dc86a5303bdd10acf419b6addbabcd2af9472104c3550a687c62a3"
    )


def test_a_package_without_weights_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"weights\.bin"):
        packaged_weights("seriatim.games.cut_in.bot", 1.0)
