"""Bots that others have written: found by name, and checked move by move.

A bot is made by a class or function that is called with the game and returns a `Policy`. Its name is either
`module:Class`, as in `my_bots:Greedy`, or an entry point in the group `seriatim.bots`. Whatever such a bot does wrong
raises `BotProblem`, which says so in a sentence.
"""

import traceback
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final, NoReturn

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.game import AnyGame, in_english
from seriatim.kit.policy import Policy
from seriatim.kit.rng import Rng
from seriatim.kit.state import State
from seriatim.phrase import Phrase

GROUP: Final = "seriatim.bots"


class BotProblem(Exception):
    """A bot that cannot be found, or does something wrong. The phrase says what, and what would be right."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase

    def __str__(self) -> str:
        return in_english(self.phrase)


def entry_point_bots() -> dict[str, str]:
    """The bots of installed packages: `module:Class` by entry point name."""
    return {point.name: point.value for point in entry_points(group=GROUP)}


def factory_of(name: str) -> Callable[[AnyGame], object] | None:
    """The factory of the bot of this name; None if there is no such name."""
    where = name if ":" in name else entry_point_bots().get(name, "")
    module, _, attribute = where.partition(":")
    if not module or not attribute:
        return None
    try:
        found = import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
    except Exception as error:
        raise BotProblem(Phrase("bot-not-loaded", {"bot": name, "problem": describe(error)})) from error
    if not callable(found):
        raise BotProblem(Phrase("bot-no-policy", {"bot": name, "found": type(found).__name__}))
    return found


def describe(error: BaseException) -> str:
    """`ZeroDivisionError: division by zero (my_bots.py:12)`."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{where}"


class ThirdPartyBot(Policy):
    """A third-party bot. An illegal move or an exception in it raises `BotProblem`."""

    def __init__(self, name: str, factory: Callable[[AnyGame], object], game: AnyGame, *, talking: bool = True) -> None:
        self.name = name
        self.game = game
        try:
            made = factory(game)
        except Exception as error:  # noqa: BLE001
            self.fail(error)
        if not isinstance(made, Policy):
            raise BotProblem(Phrase("bot-no-policy", {"bot": name, "found": type(made).__name__}))
        self.policy = made
        self.talking = talking and made.talks()

    def fail(self, error: Exception) -> NoReturn:
        raise BotProblem(Phrase("bot-raised", {"bot": self.name, "problem": describe(error)})) from error

    def refuse(self, answer: object) -> NoReturn:
        raise BotProblem(Phrase("bot-illegal-move", {"bot": self.name, "given": repr(answer)[:40]}))

    def choose(self, sight: State, seat: int, rng: Rng) -> int:
        action: Any
        try:
            action = self.policy.choose(sight.copy(), seat, rng)
        except Exception as error:  # noqa: BLE001
            self.fail(error)
        legal = [int(one) for one in sight.actions(seat)]
        if action not in legal:
            self.refuse(action)
        return legal[legal.index(action)]

    def talks(self) -> bool:
        return self.talking

    def speak(self, sight: State, seat: int, rng: Rng) -> vec[i64]:
        said: list[object]
        try:
            said = list(self.policy.speak(sight.copy(), seat, rng))
        except Exception as error:  # noqa: BLE001
            self.fail(error)
        signals = [one for one in said if isinstance(one, int) and 0 <= one < self.game.action_count]
        if len(signals) < len(said):
            self.refuse(said)
        return vec[i64](signals)
