"""Learned weights as text, so that they can be read, kept and sent like any other source: 16 bits each, compressed."""

import base64
import zlib
from typing import Final

from librt.vecs import append, vec

from seriatim.games.the_game.bot.learned import TEXT

SCALE: Final[float] = 1024.0
LARGEST: Final[int] = 0x7FFF
KNOWN: Final[list[vec[float]]] = []


def text_of(weights: vec[float]) -> str:
    packed = bytearray()
    for weight in weights:
        whole = max(-LARGEST, min(LARGEST, round(weight * SCALE)))
        packed += whole.to_bytes(2, "little", signed=True)
    return base64.b85encode(zlib.compress(bytes(packed), 9)).decode()


def weights_of(text: str) -> vec[float]:
    packed = zlib.decompress(base64.b85decode(text))
    weights = vec[float](capacity=len(packed) // 2)
    for place in range(0, len(packed), 2):
        whole = packed[place] + 256 * packed[place + 1]
        weights = append(weights, float(whole if whole <= LARGEST else whole - 65536) / SCALE)
    return weights


def learned_weights() -> vec[float]:
    """The weights in use, read when they are needed for the first time."""
    if not KNOWN:
        KNOWN.append(weights_of(TEXT))
    return KNOWN[0]
