"""What one contestant did in one round of the benchmark."""

import msgspec


class Unmeasurable(Exception):
    """Something the benchmark needs is missing, or the contestants did not do the same work."""


class Round(msgspec.Struct, frozen=True):
    """Some games played to their end, counted and timed.

    `chance` counts what was left to chance between the moves, such as a card turned up; a deal made in one go is no
    such step. Seconds are those of the processor, so that a busy neighbour costs nobody anything.
    """

    games: int
    moves: int
    chance: int
    seconds: float

    def playouts_per_second(self) -> float:
        return self.games / self.seconds

    def moves_per_second(self) -> float:
        return self.moves / self.seconds
