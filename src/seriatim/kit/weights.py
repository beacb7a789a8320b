"""Learned weights as binary files.

A file holds one 16-bit integer for each weight, little-endian and signed, with nothing before or after. The integer is
the weight times a scale, which each game chooses.
"""

import pkgutil
from typing import Final

from librt.vecs import append, vec

LARGEST: Final[int] = 0x7FFF
FILE_NAME: Final = "weights.bin"


def weights_to_bytes(weights: vec[float], scale: float) -> bytes:
    """What a file holds: each weight rounded to a step of 1 / scale, and cut off where 16 bits end."""
    packed = bytearray()
    for weight in weights:
        whole = max(-LARGEST, min(LARGEST, round(weight * scale)))
        packed += whole.to_bytes(2, "little", signed=True)
    return bytes(packed)


def weights_from_bytes(packed: bytes, scale: float) -> vec[float]:
    """The weights that a file holds."""
    weights = vec[float](capacity=len(packed) // 2)
    for place in range(0, len(packed), 2):
        whole = packed[place] + 256 * packed[place + 1]
        weights = append(weights, float(whole if whole <= LARGEST else whole - 65536) / scale)
    return weights


def packaged_weights(package: str, scale: float) -> vec[float]:
    """The weights in the file `weights.bin` of an installed package."""
    packed = pkgutil.get_data(package, FILE_NAME)
    assert packed is not None, f"{package} has no {FILE_NAME}"
    return weights_from_bytes(packed, scale)
