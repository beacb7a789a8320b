"""What `engine.py` measured, for the eye and for programs."""

import msgspec
from costs import Costs
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table


class Figures(msgspec.Struct, frozen=True):
    """A contestant's medians; `ratio` is how many moves the compiled engine makes while it makes one."""

    playouts_per_second: float
    moves_per_second: float
    chance_for_a_move: float
    ratio: float


class Floor(msgspec.Struct, frozen=True):
    """What a contestant's row has been promised to show, and what it shows."""

    contestant: str
    least: float
    unit: str
    measured: float

    def is_met(self) -> bool:
        return self.measured >= self.least

    def __str__(self) -> str:
        return f"≥ {shown(self.least)} {self.unit}"


class Report(msgspec.Struct, frozen=True):
    """All that was measured, with a floor for each contestant."""

    machine: str
    python: str
    rounds: int
    contestants: dict[str, Figures]
    floors: list[Floor]
    games: dict[str, Costs]


def show(report: Report, console: Console) -> None:
    """Two tables: the contestants with their floors, and the games."""
    console.print(f"Random games on one core, medians of {report.rounds} rounds, Python {report.python}.")
    console.print(table_of_contestants(report))
    console.print("Ratio: how many moves ours, compiled, makes while they make one.")
    for name, figures in report.contestants.items():
        if figures.chance_for_a_move > 0:
            console.print(f"{name} also takes {figures.chance_for_a_move:.2f} steps of chance to a move, not counted.")
    console.print(table_of_games(report))
    console.print("Copy, sight, imagine: nanoseconds of a call from Python, over all stages of a game.")


def table_of_contestants(report: Report) -> Table:
    table = Table("", "playouts/s", "moves/s", "ratio", "floor", box=SIMPLE_HEAD)
    for floor in report.floors:
        each = report.contestants[floor.contestant]
        colour = "green" if floor.is_met() else "bold red"
        figures = (each.playouts_per_second, each.moves_per_second, each.ratio)
        table.add_row(floor.contestant, *map(shown, figures), f"[{colour}]{floor}[/]")
    return right_aligned(table)


def table_of_games(report: Report) -> Table:
    table = Table("", "seats", "playouts/s", "moves/s", "copy", "sight", "imagine", box=SIMPLE_HEAD)
    for name, costs in report.games.items():
        table.add_row(name, *map(shown, msgspec.structs.astuple(costs)))
    return right_aligned(table)


def right_aligned(table: Table) -> Table:
    """Names to the left, figures to the right."""
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def shown(figure: float) -> str:
    """Whole numbers, with two places where they are small."""
    return f"{figure:,.0f}" if figure >= 100 or figure == int(figure) else f"{figure:.2f}"
