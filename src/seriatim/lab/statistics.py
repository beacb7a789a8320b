"""Means and shares with their 95 % confidence intervals."""

import math
from typing import Final

import msgspec

CONFIDENT: Final = 1.96
"""Half the width of a 95 % interval in standard errors, for many samples."""
FEW: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""The same for few samples: Student's t for one degree of freedom, two, and so on."""


def standard_errors(freedom: int) -> float:
    """Student's t of a 95 % interval, by its expansion around the normal; exact to a thousandth beyond the table."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z = CONFIDENT
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    return z + first / freedom + second / freedom**2


class Tally(msgspec.Struct):
    """A running sum, for a mean and its confidence interval."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, figure: float) -> None:
        self.count += 1
        self.total += figure
        self.squares += figure * figure

    def merge(self, other: "Tally") -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else math.nan

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval of the mean."""
        if self.count < 2:
            return math.nan
        variance = max(0.0, self.squares - self.total * self.total / self.count) / (self.count - 1)
        return standard_errors(self.count - 1) * math.sqrt(variance / self.count)


def share_interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share, which holds near 0 and 1 too."""
    if not games:
        return 0.0, 1.0
    share, spread = wins / games, CONFIDENT * CONFIDENT / games
    middle = (share + spread / 2) / (1 + spread)
    half = CONFIDENT * math.sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
