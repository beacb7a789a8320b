"""Bots as others might write them: some play, some must be stopped."""

import os

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.game import AnyGame
from seriatim.kit.policy import Policy
from seriatim.kit.rng import Rng
from seriatim.kit.state import State

NUMBER = 7


class First(Policy):
    """The first legal move; it says the first thing that may be said, once a turn of its own."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, sight: State, seat: int, rng: Rng) -> int:
        return int(sight.actions(seat)[0])

    def talks(self) -> bool:
        return True

    def speak(self, sight: State, seat: int, rng: Rng) -> vec[i64]:
        return vec[i64](list(sight.signals(seat))[:1] if seat in sight.actors() else [])


class Meddling(First):
    """Makes its move by its own hand."""

    def choose(self, sight: State, seat: int, rng: Rng) -> int:
        action = int(sight.actions(seat)[0])
        sight.apply(seat, action)
        return action


class Illegal(First):
    """Plays what nobody may play."""

    def choose(self, sight: State, seat: int, rng: Rng) -> int:
        return 10**30


class Chatty(First):
    """Says what it should lay."""

    def choose(self, sight: State, seat: int, rng: Rng) -> int:
        return int(sight.signals(seat)[0])


class Loud(First):
    """Says what cannot be said."""

    def speak(self, sight: State, seat: int, rng: Rng) -> vec[i64]:
        return vec[i64]([-1])


class Mumbling(First):
    def speak(self, sight: State, seat: int, rng: Rng) -> vec[i64]:
        raise OSError("no voice")


class Failing(First):
    def choose(self, sight: State, seat: int, rng: Rng) -> int:
        return 1 // 0


class Deadly(First):
    """Takes its process along."""

    def choose(self, sight: State, seat: int, rng: Rng) -> int:
        os._exit(3)


class Endless(First):
    """Never answers."""

    def choose(self, sight: State, seat: int, rng: Rng) -> int:
        while True:
            pass


class Unmade(First):
    def __init__(self, game: AnyGame) -> None:
        raise LookupError("no weights")


def nobody(game: AnyGame) -> str:
    return "nobody"
