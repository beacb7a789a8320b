"""A game's own random generator, for games that shuffle more than once (SQ-12, RH-19).

It grows from the seed of the deal, and no sight shows it.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from seriatim.kit.rng import FairStream, Rng


def placeholder_rng() -> Rng:
    """The generator that a sight holds instead of the real one."""
    return Rng(1, 2, 3, 4)


def branch(rng: Rng) -> Rng:
    """A new generator, seeded by the next bits of another. From a `FairStream` it is one again, seeded by 32 bytes."""
    stream = rng.stream
    if stream is None:
        return Rng(rng.next_u32(), rng.next_u32(), rng.next_u32(), rng.next_u32() | 1)
    seed = b""
    for _ in range(8):
        word: int = stream.next_u32()
        seed += word.to_bytes(4, "big")
    return Rng(0, 0, 0, 0, FairStream(seed))


def facts_of(rng: Rng) -> vec[i64]:
    """All that a generator holds, as numbers: its words, and the position and seed of its stream if it has one."""
    facts = vec[i64]([rng.a, rng.b, rng.c, rng.d])
    stream = rng.stream
    if stream is not None:
        facts = append(append(facts, stream.blocks), stream.used)
        for byte in stream.seed:
            facts = append(facts, byte)
    return facts
