"""The learned weights of The Game alone, in the file `weights.bin` next to this module.

They are in the order that `outlook` gives them. The file is written by the learner, not by hand.
"""

from typing import Final

from librt.vecs import vec

from seriatim.kit.weights import packaged_weights, weights_to_bytes

SCALE: Final[float] = 1024.0
KNOWN: Final[list[vec[float]]] = []


def learned_weights() -> vec[float]:
    """The weights in use, read when they are needed for the first time."""
    if not KNOWN:
        KNOWN.append(packaged_weights("seriatim.games.the_game.bot", SCALE))
    return KNOWN[0]


def file_of(weights: vec[float]) -> bytes:
    """What to write into `weights.bin`."""
    return weights_to_bytes(weights, SCALE)
