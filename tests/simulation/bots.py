"""Bots that choose by chance, after a while of virtual time; some only when the table has stopped waiting for them."""

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING

from seriatim.bots.pool import Answer
from seriatim.games.game import Value
from seriatim.kit.state import State

if TYPE_CHECKING:
    from tests.simulation.world import World

LONGEST_THOUGHT = 3.0
LONGEST_DELAY = 90.0
"""Longer than a table waits for a bot."""


class SimulatedPool:
    """What a room needs of the pool."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.random = world.stream("bots")

    async def think(self, seat: int) -> None:
        is_late = self.world.happens("bot_late", self.random)
        seconds = (LONGEST_DELAY if is_late else LONGEST_THOUGHT) * self.random.random()
        self.world.note("thinks", f"seat {seat} for {seconds:.1f} s")
        self.world.bots_think_until = max(self.world.bots_think_until, self.world.time + seconds if is_late else 0.0)
        await asyncio.sleep(seconds)

    async def choose(
        self, game: str, seats: int, options: Mapping[str, Value], sight: State, seat: int, bot: str
    ) -> Answer:
        own = sight.copy()
        await self.think(seat)
        actions = [int(action) for action in own.actions(seat)]
        return Answer(self.random.choice(actions), "thought")

    async def speak(
        self, game: str, seats: int, options: Mapping[str, Value], sight: State, seat: int, bot: str
    ) -> list[int]:
        signals = [int(signal) for signal in sight.signals(seat)]
        await self.think(seat)
        return [self.random.choice(signals)] if signals and self.random.random() < 0.3 else []
