"""What a deal grows from: a short text for study, or 256 secret bits for a table.

`7`, `1/57` or `monday` are seeds for study, easy to type and to remember. A seed of 64 hexadecimal digits belongs to
a table where people play: its hash is shown before the deal and the seed itself after the end, so that everybody can
check that the cards were not chosen (`printf %s SEED | sha256sum`).
"""

import re
import secrets
from hashlib import sha256
from typing import Final

from seriatim.kit.rng import FairStream, Rng

STUDY: Final = re.compile(r"[0-9A-Za-z][0-9A-Za-z/._-]{0,47}")
TABLE: Final = re.compile(r"[0-9a-f]{64}")


class BadSeed(ValueError):
    """A text no deal can grow from."""

    def __init__(self, seed: str) -> None:
        super().__init__(
            f"{seed[:80]!r} is no seed: use up to 48 letters, digits and /._- or 64 hexadecimal digits in lower case"
        )
        self.seed = seed[:80]


def new_table_seed() -> str:
    """256 bits nobody can guess."""
    return secrets.token_hex(32)


def is_table_seed(seed: str) -> bool:
    return TABLE.fullmatch(seed) is not None


def commitment(seed: str) -> str:
    """The hash that may be shown before the deal: it fixes the seed and gives nothing away of a table's."""
    return sha256(seed.encode("ascii")).hexdigest()


def rng_from(seed: str) -> Rng:
    """The generator that grows from a seed: a table's stream, or a quick one for study."""
    if is_table_seed(seed):
        return Rng(0, 0, 0, 0, FairStream(bytes.fromhex(seed)))
    if STUDY.fullmatch(seed) is None:
        raise BadSeed(seed)
    return quick_rng(seed)


def quick_rng(text: str) -> Rng:
    """xoshiro, started by the hash of a text."""
    start = FairStream(text.encode("ascii"))
    return Rng(start.bits(), start.bits(), start.bits(), start.bits())
