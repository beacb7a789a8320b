"""Repeatable random numbers.

An `Rng` draws its bits from xoshiro128++ by David Blackman and Sebastiano Vigna: small, quick, and made of 32-bit
steps, so that compiled and interpreted Python agree to the bit. Where a deal must be open to proof, it draws them from
a `FairStream` instead: whoever knows the 256-bit seed can deal the same cards again with any tool, and whoever does
not cannot guess a single one.
"""

from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD_MASK: Final[i64] = 0xFFFF_FFFF
"""The 32 bits of a word."""


def rotated(word: i64, by: i64) -> i64:
    """Rotate a 32-bit word to the left."""
    return ((word << by) | (word >> (32 - by))) & WORD_MASK


class FairStream:
    """SHA-256 in counter mode: block n is the hash of the seed followed by n as eight bytes."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.blocks = 0
        self.words: vec[i64] = vec[i64]([0] * 8)
        self.used: i64 = 8

    def next_u32(self) -> i64:
        """Return the next 32 bits, the highest byte first."""
        if self.used == 8:
            self.fill()
        word = self.words[self.used]
        self.used += 1
        return word

    def fill(self) -> None:
        block = sha256(self.seed + self.blocks.to_bytes(8, "big")).digest()
        self.blocks += 1
        self.used = 0
        for place in range(8):
            self.words[place] = int.from_bytes(block[4 * place : 4 * place + 4], "big")

    def copy(self) -> "FairStream":
        twin = FairStream(self.seed)
        twin.blocks = self.blocks
        twin.words = self.words[:]
        twin.used = self.used
        return twin


class Rng:
    """Fair choices. The four words of its start must not all be zero."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64, stream: FairStream | None = None) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.stream = stream

    def next_u32(self) -> i64:
        """Return the next 32 random bits."""
        if self.stream is not None:
            return self.stream.next_u32()
        a = self.a
        b = self.b
        c = self.c ^ a
        d = self.d ^ b
        word = (rotated((a + self.d) & WORD_MASK, 7) + a) & WORD_MASK
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ ((b << 9) & WORD_MASK)
        self.d = rotated(d, 11)
        return word

    def below(self, limit: i64) -> i64:
        """Return a number from 0 to limit - 1, each equally likely (Lemire's method; limit is at most 2**31)."""
        product = self.next_u32() * limit
        if product & WORD_MASK < limit:
            unfair = (WORD_MASK + 1 - limit) % limit
            while product & WORD_MASK < unfair:
                product = self.next_u32() * limit
        return product >> 32

    def shuffle(self, cards: vec[i64]) -> None:
        """Fisher–Yates from the last card down, in place: every order is equally likely."""
        last: i64 = len(cards) - 1
        while last > 0:
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1

    def copy(self) -> "Rng":
        """Return a generator that goes on as this one would."""
        stream = self.stream
        return Rng(self.a, self.b, self.c, self.d, stream.copy() if stream is not None else None)
