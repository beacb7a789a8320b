"""How long bots think: `make think`. Every game, every level, by the clock on the wall and by that of the processor.

A bot at a table of people watches the clock, and no turn may take longer than its level's time by more than a fifth.
The first figures are what people wait; if they are over the limit and the others are not, the machine was busy.
"""

import sys
import time
from typing import NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table

import seriatim
from seriatim.bots import bot
from seriatim.bots.levels import SECONDS
from seriatim.games import GAMES
from seriatim.games.game import AnyGame
from seriatim.kit.policy import play_step
from seriatim.kit.seed import quick_rng

TURNS = 40
"""Of each game and level; talk counts to the turn before which it is said."""
LIMIT = 1.2


class Turn(NamedTuple):
    """Seconds of a turn, on the wall and on the processor."""

    wall: float
    processor: float


def turns_of(game: AnyGame, level: str, count: int) -> list[Turn]:
    """So many turns of a table at which everybody plays at this level; a turn lasts until another seat acts."""
    seats = game.usual_seats
    players = [bot(level, game, time_limited=True)] * seats
    rng, turns, number = quick_rng("bots"), list[Turn](), 0
    while len(turns) < count:
        state, before, number = game.deal(seats, seed=number), -1, number + 1
        while not state.outcome() and len(turns) < count:
            start = Turn(time.perf_counter(), time.process_time())
            seat = int(play_step(state, players, rng)[-1][0])
            spent = Turn(time.perf_counter() - start.wall, time.process_time() - start.processor)
            if seat == before:
                spent = Turn(turns[-1].wall + spent.wall, turns.pop().processor + spent.processor)
            turns.append(spent)
            before = seat
    return turns


def main() -> int:
    """Print a row for each game and level; 1 if a turn was over the limit by both clocks."""
    console, late = Console(highlight=False), 0
    levels = sys.argv[1:] or list(SECONDS)
    columns = ("game", "level", "limit", "median", "longest", "÷ limit", "processor", "÷ limit")
    table = Table(*columns, box=box.SIMPLE_HEAD, pad_edge=False)
    for game in GAMES.values():
        for level in levels:
            turns, limit = turns_of(game, level, TURNS), SECONDS[level]
            walls, spans = (sorted(turn[clock] for turn in turns) for clock in range(2))
            late += walls[-1] > LIMIT * limit and spans[-1] > LIMIT * limit
            figures = (limit, walls[len(walls) // 2], walls[-1], walls[-1] / limit, spans[-1], spans[-1] / limit)
            table.add_row(game.id, level, *(f"{figure:.4f}" for figure in figures))
    console.print("compiled" if seriatim.COMPILED else "interpreted", f"{TURNS} turns each, seconds")
    console.print(table)
    console.print(f"{late} over the limit by more than a fifth")
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
