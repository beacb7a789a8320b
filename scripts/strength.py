"""Remake the strength tables of `docs/bots.md`: `python scripts/strength.py [LINE…]`, all lines or those that match.

Every line is a contest that `seriatim arena` plays as well, with a fixed seed. A line is printed as soon as it is
done, so that whatever was interrupted can be taken up again by the names of the lines that are missing.
"""

import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from fnmatch import fnmatchcase

import msgspec
from rich.console import Console
from rich.progress import Progress

from seriatim.games import GAMES
from seriatim.games.game import Value, shown
from seriatim.lab.arena import Standings, arena, contest
from seriatim.lab.processes import cores
from seriatim.lab.statistics import share_interval

SEED = 2026
TALKING = {1: "≥ 30 %", 2: "≥ 55 %", 3: "≥ 45 %", 4: "≥ 60 %", 5: "≥ 65 %"}
SILENT = {1: "≥ 28 %", 2: "≥ 37 %", 3: "≥ 25 %", 4: "≥ 35 %", 5: "≥ 40 %"}

Telling = Callable[[Standings], str]


class Line(msgspec.Struct, frozen=True):
    """A contest, what is told of it, and what was asked for."""

    name: str
    game: str
    bots: Sequence[str]
    seats: int
    tell: Telling
    asked: str = ""
    games: int = 400
    options: dict[str, Value] = {}
    talking: bool = True

    def command(self) -> str:
        words = ["seriatim", "arena", self.game, "--seats", str(self.seats), "--bots", ",".join(self.bots)]
        words += [word for name, value in self.options.items() for word in ("-o", f"{name}={shown(value)}")]
        words += [] if self.talking else ["--silent"]
        return shlex.join([*words, "--games", str(self.games), "--seed", str(SEED)])


def won(standings: Standings) -> str:
    """How often the first side won."""
    side = next(iter(standings.sides.values()))
    low, high = share_interval(side.wins, side.games)
    return f"{100 * side.wins / side.games:.1f} % [{100 * low:.1f}, {100 * high:.1f}]"


def ahead(standings: Standings) -> str:
    """By how much the first side's score is better than the second's, deal by deal."""
    second = list(standings.sides.values())[1].score_ahead
    return f"{-second.mean:+.2f} ± {second.margin:.2f} points a deal"


def order(standings: Standings) -> str:
    """All sides with their wins."""
    return ", ".join(f"{label} {100 * side.wins / side.games:.1f} %" for label, side in standings.sides.items())


def leads(standings: Standings) -> str:
    """All sides with their wins, and how far each is behind the first."""
    gaps = [side.wins_ahead for side in list(standings.sides.values())[1:]]
    return f"{order(standings)}; behind by " + ", ".join(
        f"{-100 * gap.mean:.1f} ± {100 * gap.margin:.1f}" for gap in gaps
    )


def lines() -> Iterator[Line]:
    """Every line of the table, in its order."""
    for seats in (1, 2, 3, 4, 5):
        yield Line(f"the-game-{seats}", "the-game", ["strong"], seats, won, TALKING[seats])
    for seats in (1, 2, 3, 4, 5):
        yield Line(f"the-game-{seats}-master", "the-game", ["master"], seats, won, "better still", games=50)
    for seats in (1, 2, 3, 4, 5):
        yield Line(f"the-game-{seats}-silent", "the-game", ["strong"], seats, won, SILENT[seats], talking=False)
    for seats in (1, 2, 3, 4, 5):
        yield Line(f"the-game-{seats}-expert", "the-game", ["strong"], seats, won, games=100, options={"minimum": 3})
        yield Line(f"the-game-{seats}-fire", "the-game", ["strong"], seats, won, games=100, options={"fire": True})
    for seats in (2, 3, 4, 5):
        yield Line(f"quick-and-easy-{seats}", "quick-and-easy", ["strong"], seats, won, "≥ 60 %")
        professional: dict[str, Value] = {"professional": True}
        name = f"quick-and-easy-{seats}-professional"
        yield Line(name, "quick-and-easy", ["strong"], seats, won, games=100, options=professional)
    yield Line("sequence-strong", "sequence", ["strong", "steady"], 2, won, "≥ 65 %")
    yield Line("sequence-strong-habit", "sequence", ["strong", "habit"], 2, won)
    yield Line("sequence-novice", "sequence", ["steady", "novice"], 2, won, games=2000)
    yield Line("sequence-steady", "sequence", ["steady", "random"], 2, won, "≥ 97 %", games=2000)
    rush = ["strong", "mcs100", "strong", "mcs100"]
    yield Line("rush-hour-strong", "rush-hour", rush, 4, ahead, "≥ 1.5")
    yield Line("rush-hour-mcs100", "rush-hour", ["mcs100", "random"] * 2, 4, ahead, "> 0", games=2000)
    yield Line("traffic-memo", "traffic-memo", ["strong", "steady"], 2, won, "clear of 50 %", games=1000)
    yield Line("cut-in", "cut-in", ["strong", "steady", "random"], 3, leads, "strong > steady > random", games=600)


def row(line: Line, console: Console) -> str:
    """Play a line and write it as a row of the table."""
    game = GAMES[line.game]
    asked = contest(game, line.bots, line.seats, line.options, seed=SEED, talking=line.talking)
    deals = line.games if game.cooperative else -(-line.games // len(asked.line_ups))
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(line.name, total=deals * len(asked.line_ups))
        played = arena(asked, deals=deals, workers=cores(), on_progress=lambda done: bar.update(task, completed=done))
    if played.standings.deals < deals:
        raise KeyboardInterrupt
    side = next(iter(played.standings.sides.values()))
    times = f"{1000 * side.turns.mean:.0f} ms"
    return f"| {line.name} | {line.tell(played.standings)} | {line.asked} | {times} | `{line.command()}` |"


def main(patterns: Sequence[str]) -> int:
    """Print the table, line by line; 130 if it was interrupted, 2 if no line is meant."""
    console = Console(stderr=True)
    chosen = [line for line in lines() if not patterns or any(fnmatchcase(line.name, one) for one in patterns)]
    if not chosen:
        console.print("There is no such line; possible:", ", ".join(line.name for line in lines()))
        return 2
    print("| line | result [95 %] | asked | a turn | command |\n| --- | --- | --- | ---: | --- |", flush=True)
    for line in chosen:
        try:
            print(row(line, console), flush=True)
        except KeyboardInterrupt:
            console.print(f"Stopped in the line {line.name}.")
            return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
