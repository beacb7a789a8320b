"""The learned weights of Sequence, in the file `weights.bin` next to this module.

There is a weight for each sign of `prospects`: first for teams that need two more sequences, then for one of two teams
that needs one, then for one of three. The file is written by the learner, not by hand.
"""

from typing import Final

from librt.vecs import vec

from seriatim.kit.weights import packaged_weights, weights_to_bytes

SCALE: Final[float] = 1000.0
WEIGHTS: Final[vec[float]] = packaged_weights("seriatim.games.sequence.bot", SCALE)


def file_of(weights: vec[float]) -> bytes:
    """What to write into `weights.bin`."""
    return weights_to_bytes(weights, SCALE)
