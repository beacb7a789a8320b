"""Write a backup with running and finished games of all six games: `python -m scripts.golden_backup FILE`.

Run it once for each version of Seriatim, by that version's code, before a rule or the stored form changes:

    PYTHONPATH=src .venv/bin/python -m scripts.golden_backup tests/golden/backups/0.2.0.jsonl

A file is never written again. `tests/server/store/test_old_backups.py` imports each of them and plays its games on to
their ends. The file of 0.1.0 was made by this script with the names of that version.
"""

import asyncio
import hashlib
import tempfile
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Final

import click

from seriatim import __version__
from seriatim.games.cut_in.rules import CutInState
from seriatim.games.game import Value
from seriatim.games.sequence.actions import DRAW
from seriatim.games.sequence.rules import SequenceState
from seriatim.kit.policy import Policy, RandomPolicy
from seriatim.kit.seed import quick_rng
from seriatim.kit.state import State
from seriatim.server.store import Store
from seriatim.server.store.backup import export_to
from seriatim.server.store.schema import summary_of
from seriatim.table.commands import (
    SERVER,
    Abandon,
    Absent,
    AnswerWarning,
    AnyCommand,
    BotPlay,
    CallWarning,
    Close,
    Create,
    CreateDaily,
    Play,
    Ready,
    Rematch,
    Say,
    SeatBot,
    Sit,
    Start,
    TakeBack,
    Tick,
)
from seriatim.table.decide import decide
from seriatim.table.evolve import evolve
from seriatim.table.refusals import CommandRefused
from seriatim.table.settings import Settings
from seriatim.table.stored_events import StoredEvent
from seriatim.table.table import Table, awaited

PEOPLE: Final = ("ann", "ben", "cleo", "dan", "eve")
START: Final = 1_763_550_000_000
"""The time of the first event, in ms UTC."""
MOVE_TIME: Final = 1_500
MOST_MOVES: Final = 2_000

Until = Callable[[State], bool]
"""Whether this is the position in which play is to stop."""


class Evening:
    """A table, all that happened at it, and a clock. Its name and the version decide all that chance decides."""

    def __init__(self, name: str, attempt: int = 0) -> None:
        self.name = name
        self.source = f"{__version__} {name} {attempt}"
        self.table = Table()
        self.log: list[StoredEvent] = []
        self.now = START
        self.rng = quick_rng(self.source)

    def do(self, by: str, *commands: AnyCommand) -> None:
        for command in commands:
            self.now += MOVE_TIME
            cause = f"{by}-{len(self.log)}" if by != SERVER else ""
            decision = decide(self.table, command, by, self.now, cause=cause, seed=self.seed())
            for stored in decision.events:
                evolve(self.table, stored)
                self.log.append(stored)

    def seed(self) -> str:
        return hashlib.sha256(f"{self.source} {self.table.games + 1}".encode()).hexdigest()

    def play(self, moves: int = MOST_MOVES, until: Until | None = None) -> "Evening":
        """Let everybody play by the game's habit, at every fourth move by chance; people also say what they may."""
        for _ in range(moves):
            if self.table.phase != "running" or (until and until(self.table.running.state)):
                break
            self.move()
        return self

    def move(self) -> None:
        seats = [one.seat for one in awaited(self.table)]
        seat = seats[self.rng.below(len(seats))]
        running = self.table.running
        sight = running.state.sight(seat)
        signals = sorted(int(signal) for signal in sight.signals(seat))
        if signals and self.rng.below(8) == 0:
            self.act(seat, signals[self.rng.below(len(signals))])
            return
        policy: Policy = RandomPolicy() if self.rng.below(4) == 0 else running.game.habit()
        self.act(seat, int(policy.choose(sight, seat, self.rng)))

    def act(self, seat: int, action: int) -> None:
        """A move or signal by whoever plays at a seat."""
        running, player = self.table.running, self.table.seats[seat]
        if player.bot is not None:
            self.do(SERVER, BotPlay(seat, action, running.position))
        else:
            self.do(player.person, Play(seat, running.game.write_move(running.state, seat, action)))


def evening(
    name: str,
    game: str,
    seats: int,
    people: int = 1,
    settings: Settings | None = None,
    attempt: int = 0,
    **options: Value,
) -> Evening:
    """A game that has just started: people at the first seats, bots at the rest."""
    made = gathering(name, game, seats, people, settings, attempt, **options)
    made.do("ann", Start())
    return made


def gathering(
    name: str,
    game: str,
    seats: int,
    people: int = 1,
    settings: Settings | None = None,
    attempt: int = 0,
    **options: Value,
) -> Evening:
    made = Evening(name, attempt)
    made.do("ann", Create(game, seats, options, settings or Settings()))
    for seat in range(seats):
        if seat < people:
            made.do(PEOPLE[seat], Sit(seat, PEOPLE[seat].title()), Ready())
        else:
            made.do("ann", SeatBot(seat, "novice" if seat % 2 else "steady"))
    return made


# Positions in which the rules of later versions differ


def may_cut_nothing(state: State) -> bool:
    """Cut in!: a window is open, and every number of its gap lies in a row that was put away (CI-6)."""
    assert isinstance(state, CutInState)
    gap = range(state.gap_low + 1, state.gap_high)
    return state.is_window_open() and all(state.rows[card] for card in gap)


def nobody_draws(made: Evening, passes: int) -> Evening:
    """Sequence: everybody plays and nobody takes a card, until so many seats without cards have passed (SQ-20)."""
    while made.table.phase == "running":
        state = made.table.running.state
        assert isinstance(state, SequenceState)
        if state.passes == passes:
            break
        made.act(state.turn, min(action for action in state.actions(state.turn) if action != DRAW))
    return made


# The evenings


def the_games() -> list[Evening]:
    solo = evening("the-game-solo-again", "the-game", 1, smaller_hand=True).play()
    solo.do("ann", Rematch())
    talk = evening("the-game-talk", "the-game", 3, 2, fire=True).play(30)
    talk.do("ben", Say(1, "Well laid!"), Say(1, "That one was close."))
    away = evening("the-game-away", "the-game", 2, 2, Settings(grace=60), minimum=3).play(20)
    away.do(SERVER, Absent("ben"))
    away.now += 90_000
    away.do(SERVER, Tick())
    return [solo.play(8), talk, away.play(6), evening("the-game-over", "the-game", 4, 1, fire=True).play()]


def quick_and_easies() -> list[Evening]:
    return [
        evening("quick-and-easy-plain", "quick-and-easy", 3, 2).play(9),
        evening("quick-and-easy-professional", "quick-and-easy", 4, 4, professional=True).play(5),
        evening("quick-and-easy-over", "quick-and-easy", 2, 1).play(),
    ]


def sequences() -> list[Evening]:
    penalty = evening("sequence-penalty", "sequence", 4, 4, table_talk="penalty").play(14)
    penalty.do("ann", CallWarning(0, 1))
    penalty.do("ben", AnswerWarning(True))
    manual = evening("sequence-manual", "sequence", 3, 2, Settings(take_backs="on"), draw="manual").play(26)
    return [
        penalty,
        evening("sequence-auto", "sequence", 2, 1).play(25),
        evening("sequence-hard", "sequence", 6, 2, hard=True, teams=2).play(24),
        take_back(manual).play(5),
        evening("sequence-over", "sequence", 2, 2).play(),
        nobody_draws(evening("sequence-nobody-draws", "sequence", 2, 2, draw="manual"), 1),
        nobody_draws(evening("sequence-nobody-drew", "sequence", 2, 2, draw="manual"), 2),
        gathering("sequence-gathering", "sequence", 2, 2, draw="manual"),
    ]


def traffic_memos() -> list[Evening]:
    return [
        evening("traffic-memo-plain", "traffic-memo", 2, 1).play(20),
        evening("traffic-memo-wilds", "traffic-memo", 4, 3, wilds=True).play(25),
        evening("traffic-memo-over", "traffic-memo", 3, 1).play(),
    ]


def cut_ins() -> list[Evening]:
    daily = Evening("cut-in-daily")
    daily.do(SERVER, CreateDaily("cut-in", 2, "2026-11-19", "dan", "Dan", "novice"))
    rematch = evening("cut-in-rematch", "cut-in", 2, 2, window=0).play()
    rematch.do("ben", Rematch())
    return [
        daily.play(15),
        rematch,
        evening("cut-in-clock", "cut-in", 3, 2).play(18),
        nothing_to_cut("cut-in-nothing-to-cut", 4, 4, window=0),
        let_go(nothing_to_cut("cut-in-nothing-was-cut", 2, 1, window=0)).play(9),
        let_go(nothing_to_cut("cut-in-over", 5, 5, window=10)).play(),
        gathering("cut-in-gathering", "cut-in", 3, 2),
    ]


def take_back(made: Evening) -> Evening:
    """Play until the person at seat 0 has taken a move back."""
    while made.table.phase == "running":
        try:
            made.do("ann", TakeBack(0))
        except CommandRefused:
            made.move()
        else:
            break
    return made


def nothing_to_cut(name: str, seats: int, people: int, window: int) -> Evening:
    """A game in which a window is open now, but nobody could cut in. Not every game comes to such a position."""
    tries = (evening(name, "cut-in", seats, people, attempt=attempt, window=window) for attempt in count())
    return next(made for made in tries if made.play(until=may_cut_nothing).table.phase == "running")


def let_go(made: Evening) -> Evening:
    """Let the seat that may cut in now let its chance go."""
    made.act(int(made.table.running.state.actors()[0]), made.table.game.parse("let go"))
    return made


def rush_hours() -> list[Evening]:
    stopped = evening("rush-hour-stopped", "rush-hour", 2, 1).play(5)
    stopped.do("ann", Abandon(), Close())
    return [
        stopped,
        evening("rush-hour-plain", "rush-hour", 3, 2).play(21),
        evening("rush-hour-long", "rush-hour", 5, 1, deals=2).play(60),
        evening("rush-hour-over", "rush-hour", 2, 1).play(),
    ]


def everything() -> list[Evening]:
    return [*the_games(), *quick_and_easies(), *sequences(), *traffic_memos(), *cut_ins(), *rush_hours()]


async def keep(url: str) -> None:
    store = await Store.open(url)
    try:
        for made in everything():
            await store.append(made.name, 0, made.log, summary_of(made.name, made.table))
    finally:
        await store.close()


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def main(file: Path) -> None:
    """Write a backup with running and finished games of all games."""
    with tempfile.TemporaryDirectory() as folder, file.open("xb") as out:
        url = f"sqlite:///{folder}/seriatim.db"
        asyncio.run(keep(url))
        click.echo(f"{export_to(out, url)} tables in {file}")


if __name__ == "__main__":
    main()
