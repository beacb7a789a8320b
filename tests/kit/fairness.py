"""The fair shuffle once more, as anybody may write it who wants to check a deal."""

from collections.abc import Iterator
from hashlib import sha256

WORDS = 2**32


def fair_words(seed: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(seed + block.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1


def fair_below(words: Iterator[int], limit: int) -> int:
    """Of 2**32 words, as many from the bottom of each share are thrown away as make all shares equal."""
    while True:
        share, place = divmod(next(words) * limit, WORDS)
        if place >= WORDS % limit:
            return share


def fair_shuffle(seed: bytes, cards: list[int]) -> list[int]:
    words = fair_words(seed)
    shuffled = list(cards)
    for last in range(len(cards) - 1, 0, -1):
        other = fair_below(words, last + 1)
        shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
    return shuffled
