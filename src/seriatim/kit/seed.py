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

TEXT_SEED: Final = re.compile(r"[0-9A-Za-z][0-9A-Za-z/._-]{0,47}")
TABLE_SEED: Final = re.compile(r"[0-9a-f]{64}")


class BadSeed(ValueError):
    """Something no deal can grow from. `seed` is its text, cut to 80 characters."""

    def __init__(self, seed: object) -> None:
        self.seed = hex(seed)[:80] if isinstance(seed, int) and seed.bit_length() > 256 else str(seed)[:80]
        given = repr(self.seed) if isinstance(seed, str) else self.seed
        super().__init__(
            f"{given} is no seed: use a whole number from 0, or a text of up to 48 letters, digits and /._- or of 64 "
            "hexadecimal digits in lower case"
        )


def new_table_seed() -> str:
    """256 bits nobody can guess."""
    return secrets.token_hex(32)


def new_study_seed() -> str:
    """A short random text, from which many numbered games can grow: `S/0`, `S/1` and so on."""
    return secrets.token_hex(8)


def seed_text(seed: object) -> str:
    """A seed as a text: a text as it is, a whole number by its digits. Nothing else is a seed."""
    if isinstance(seed, str):
        return seed
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 10**48:
        raise BadSeed(seed)
    return str(seed)


def is_table_seed(seed: str) -> bool:
    return TABLE_SEED.fullmatch(seed) is not None


def commitment(seed: str) -> str:
    """The hash that may be shown before the deal: it fixes the seed and gives nothing away of a table's."""
    return sha256(seed.encode("ascii")).hexdigest()


def rng_from(seed: str) -> Rng:
    """The generator that grows from a seed: a table's stream, or a quick one for study."""
    if is_table_seed(seed):
        return Rng(0, 0, 0, 0, FairStream(bytes.fromhex(seed)))
    if TEXT_SEED.fullmatch(seed) is None:
        raise BadSeed(seed)
    return quick_rng(seed)


def quick_rng(text: str) -> Rng:
    """xoshiro, started by the hash of a text."""
    start = FairStream(text.encode("ascii"))
    return Rng(start.next_u32(), start.next_u32(), start.next_u32(), start.next_u32())
