"""Measure the engine beside the limit and beside OpenSpiel, as ratios.

Everything is measured in one run, in short rounds that take turns, because machines are noisy: in each round the
compiled engine, the same games in C, two of OpenSpiel's card games through its Python API, and the interpreted engine.
Figures are medians of the rounds, ratios are medians of the ratios within a round, and seconds are those of one
processor. Ours and C play the same games from the same seed; if they do not make as many moves, nothing is compared.

The second table shows what every game costs: random games, and one copy, sight and imagined world.
A game that is registered appears in it.

Ends with 0 if all floors are met, 1 if one is missed, 2 if something could not be measured.
"""

import argparse
import platform
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import c_limit
import msgspec
import open_spiel_games
import ours
from costs import costs_of
from report import Figures, Floor, Report, show, shown
from rich.console import Console
from rich.progress import Progress
from rounds import Round, Unmeasurable

from seriatim import GAMES

Contestant = Callable[[], Round]

COMPILED = "Seriatim compiled"
LIMIT = "The Game in C, -O3"
INTERPRETED = "Seriatim interpreted"
RIVALS = {"hanabi": "OpenSpiel hanabi", "go_fish": "OpenSpiel go_fish"}

GAMES_COMPILED = 100_000
GAMES_RIVALS = {"hanabi": 5_000, "go_fish": 2_000}
GAMES_INTERPRETED = 2_000
"""A third of a second or so for each contestant in each round."""


def main() -> int:
    asked = questions().parse_args()
    errors = Console(stderr=True, highlight=False)
    try:
        report = measure(asked.rounds, errors)
    except Unmeasurable as error:
        errors.print(f"[bold red]Not measured.[/] {error}")
        return 2
    if asked.json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        show(report, Console(highlight=False))
    missed = [floor for floor in report.floors if not floor.is_met()]
    for floor in missed:
        errors.print(f"[bold red]Floor missed.[/] {floor.contestant}: {shown(floor.measured)}, and should be {floor}")
    return 1 if missed else 0


def questions() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="make bench",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="Example: .venv/bin/python benchmarks/engine.py --rounds 15 --json > figures.json",
    )
    parser.add_argument("--rounds", type=int, default=9, help="how often each contestant plays; more is steadier (9)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON, for programs")
    return parser


def measure(rounds: int, progress_on: Console) -> Report:
    """Everything, in turns, under a bar that shows how far it is."""
    if rounds < 1:
        raise Unmeasurable("There must be at least one round.")
    if not ours.is_compiled():
        raise Unmeasurable("The seriatim that is installed here is interpreted. `make bench` builds the compiled one.")
    with field() as contestants, Progress(console=progress_on, transient=True) as progress:
        bar = progress.add_task("", total=rounds * len(contestants) + len(GAMES))
        played: dict[str, list[Round]] = {name: [] for name in contestants}
        for _ in range(rounds):
            for name, play in contestants.items():
                progress.update(bar, description=name)
                played[name].append(play())
                progress.advance(bar)
        games = {}
        for game in GAMES.values():
            progress.update(bar, description=f"costs of {game.id}")
            games[game.id] = costs_of(game, seconds=0.5)
            progress.advance(bar)
    must_be_the_same_games(played)
    figures = {name: figures_of(played[name], played[COMPILED]) for name in played}
    return Report(platform.platform(), platform.python_version(), rounds, figures, floors(figures), games)


@contextmanager
def field() -> Iterator[dict[str, Contestant]]:
    """The contestants in the order of a round. The C program exists only as long as the field does."""
    with TemporaryDirectory() as folder:
        limit = c_limit.compile_limit(Path(folder))
        contestants: dict[str, Contestant] = {
            COMPILED: lambda: ours.play(GAMES_COMPILED),
            LIMIT: lambda: c_limit.play(limit, GAMES_COMPILED),
        }
        for name, title in RIVALS.items():
            contestants[title] = rival(name)
        contestants[INTERPRETED] = lambda: ours.play_interpreted(GAMES_INTERPRETED)
        yield contestants


def rival(name: str) -> Contestant:
    game = open_spiel_games.load(name)
    return lambda: open_spiel_games.play(game, GAMES_RIVALS[name])


def must_be_the_same_games(played: dict[str, list[Round]]) -> None:
    """The compiled engine is compared with C and with its own sources: they must have made as many moves."""
    few = ours.play(GAMES_INTERPRETED)
    for other, same in ((LIMIT, played[COMPILED][0]), (INTERPRETED, few)):
        for played_round in played[other]:
            if (played_round.games, played_round.moves) != (same.games, same.moves):
                raise Unmeasurable(
                    f"Different games: in {same.games:,} games {COMPILED} made {same.moves:,} moves, "
                    f"{other} made {played_round.moves:,} in {played_round.games:,}. There is nothing to compare."
                )


def figures_of(played: list[Round], compiled: list[Round]) -> Figures:
    pairs = zip(compiled, played, strict=True)
    return Figures(
        median(one.playouts_per_second() for one in played),
        median(one.moves_per_second() for one in played),
        median(one.chance / one.moves for one in played),
        median(our.moves_per_second() / their.moves_per_second() for our, their in pairs),
    )


def floors(figures: dict[str, Figures]) -> list[Floor]:
    """What the engine must reach: by itself, of the limit, and beside its rivals."""
    return [
        Floor(COMPILED, 3e6, "moves/s", figures[COMPILED].moves_per_second),
        Floor(LIMIT, 0.3, "of it", figures[LIMIT].ratio),
        *(Floor(title, 10, "times", figures[title].ratio) for title in RIVALS.values()),
        Floor(INTERPRETED, 50e3, "moves/s", figures[INTERPRETED].moves_per_second),
    ]


if __name__ == "__main__":
    sys.exit(main())
