"""The tables of one run: made before it begins, at some moment between the first seat and the middle of a game."""

from random import Random
from typing import Any

from seriatim.games import GAMES
from seriatim.games.game import Value
from seriatim.server.store.appends import append_of
from seriatim.server.store.schema import summary_of
from seriatim.table.commands import AnyCommand, Create, Ready, SeatBot, Sit, Start
from seriatim.table.decide import carry_out, decide
from seriatim.table.settings import Settings
from seriatim.table.table import Table
from tests.simulation.disk import Disk

OPTIONS: dict[str, dict[str, Value]] = {
    "cut-in": {"window": 2},
    "sequence": {"draw": "manual"},
    "the-game": {"fire": True},
}
MOST_SEATS = 3


def settings_of(random: Random) -> Settings:
    """Time limits short enough to pass within a run."""
    chosen: dict[str, Any] = {name: random.choice(values) for name, values in CHOICES.items()}
    return Settings(**chosen)


CHOICES: dict[str, list[Any]] = {
    "take_backs": ["usual", "on"],
    "nudge": [0, 2],
    "limit": [0, 0, 4],
    "grace": [0, 2],
    "spectators": [True, True, True, False],
}


class TableMaker:
    """Makes a table by commands, and stores what they become."""

    def __init__(self, disk: Disk, table_id: str, random: Random, now: int) -> None:
        self.disk = disk
        self.table_id = table_id
        self.random = random
        self.now = now
        self.table = Table()

    def do(self, by: str, command: AnyCommand) -> None:
        before, seed = self.table.sequence, f"{self.random.getrandbits(256):064x}"
        decision = decide(self.table, command, by, self.now, seed=seed)
        carry_out(self.table, decision)
        self.disk.store(append_of(self.table_id, before, decision.events, summary_of(self.table_id, self.table)))

    def make(self, persons: list[str]) -> None:
        """A table of any game at which these persons sit, and bots at the other seats; mostly the cards are dealt."""
        game = self.random.choice([*GAMES.values()])
        seats = max(len(persons), self.random.choice([count for count in game.seat_counts if 1 < count <= MOST_SEATS]))
        options = OPTIONS.get(game.id, {}) if self.random.random() < 0.5 else {}
        self.do(persons[0], Create(game.id, seats, options, settings_of(self.random)))
        for seat, person in enumerate(persons):
            self.do(person, Sit(seat, f"Name {'xyz'[seat]}"))
        for seat in range(len(persons), seats):
            self.do(persons[0], SeatBot(seat, "novice"))
        if self.random.random() < 0.8:
            for person in persons:
                self.do(person, Ready())
            self.do(persons[0], Start())
