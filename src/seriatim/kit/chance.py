"""The chance a game keeps for itself, for games that shuffle more than once (SQ-12, RH-19).

What is shuffled later grows from the same seed as the deal, and nobody can see it coming.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from seriatim.kit.rng import FairStream, Rng


def hidden_rng() -> Rng:
    """What stands in a sight for a generator that must not be seen."""
    return Rng(1, 2, 3, 4)


def branch(rng: Rng) -> Rng:
    """A generator of one's own. From a table's stream it is a stream again: its seed is the next 32 bytes."""
    stream = rng.stream
    if stream is None:
        return Rng(rng.bits(), rng.bits(), rng.bits(), rng.bits() | 1)
    seed = b""
    for _ in range(8):
        word: int = stream.bits()
        seed += word.to_bytes(4, "big")
    return Rng(0, 0, 0, 0, FairStream(seed))


def facts_of(rng: Rng) -> vec[i64]:
    """All that a generator holds: where it stands, and the seed of its stream if it has one."""
    facts = vec[i64]([rng.a, rng.b, rng.c, rng.d])
    stream = rng.stream
    if stream is not None:
        facts = append(append(facts, stream.blocks), stream.used)
        for byte in stream.seed:
            facts = append(facts, byte)
    return facts
