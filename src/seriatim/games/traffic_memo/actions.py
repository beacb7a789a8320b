"""What can be done in Traffic memo, as small numbers."""

from typing import Final

from mypy_extensions import i64

TAKE: Final[i64] = 58
ACTION_COUNT: Final[i64] = 59
"""Action codes: turning up the card at a place, by the number of the place; and TAKE, to stop and take the run."""
