"""The command line: watch, replay, verify, simulate. Everything it says is in the locale files.

It speaks the language the terminal asks for (`LANG`), or the one named in `SERIATIM_LANGUAGE`.
"""

import re
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import seriatim
from seriatim.bots import BOTS
from seriatim.games import GAMES
from seriatim.games.game import AnyGame, CannotDeal, Phrase, Value, listed, shown
from seriatim.kit.seed import BadSeed, new_table_seed
from seriatim.kit.state import TABLE, State
from seriatim.lab.report import report, report_json
from seriatim.lab.simulate import cores, simulate
from seriatim.record import (
    BrokenRecord,
    Record,
    Scene,
    check_deal,
    check_hash,
    deal_of,
    load,
    play,
    replay,
    value_of,
    write,
)
from seriatim.words import Words, preferred_language

WORDS: Final = Words(preferred_language())
OUT: Final = Console(highlight=False)
ERR: Final = Console(stderr=True, highlight=False)
PACE: Final = 0.5


class Problem(click.ClickException):
    """Something the person can put right; shown as one sentence, without a traceback."""

    exit_code = 2

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(WORDS.say(phrase.key, phrase.values))


class BrokenFile(Problem):
    """A record that cannot be used; exit code 1."""

    exit_code = 1

    def __init__(self, file: Path, error: BrokenRecord) -> None:
        problem = WORDS.say(error.phrase.key, error.phrase.values)
        super().__init__(Phrase("record-error", {"file": str(file), "line": error.line, "problem": problem}))


class GameName(click.ParamType[AnyGame]):
    """A game by its id."""

    name = "game"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> AnyGame:
        if value not in GAMES:
            self.fail(WORDS.say("no-such-game", {"given": value, "possible": ", ".join(GAMES)}), param, ctx)
        return GAMES[value]


class OptionSetting(click.ParamType[tuple[str, Value]]):
    """`name=value`."""

    name = "name=value"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, Value]:
        match = re.fullmatch(r"([a-z_]+)=([0-9A-Za-z-]+)", value)
        if not match:
            self.fail(WORDS.say("record-options", {"given": value}), param, ctx)
        return match[1], value_of({"on": "true", "off": "false"}.get(match[2], match[2]))


class Seats(click.ParamType[tuple[str, ...]]):
    """A bot for every seat, or one for all: `quick` or `quick,random,random`."""

    name = "bot[,bot…]"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, ...]:
        names = tuple(value.split(","))
        for name in names:
            if name not in BOTS:
                self.fail(WORDS.say("no-such-bot", {"given": name, "possible": ", ".join(BOTS)}), param, ctx)
        return names


def version_line() -> str:
    kind = "compiled" if seriatim.COMPILED else "interpreted"
    return WORDS.say("cli-version", {"version": seriatim.__version__, "kind": kind})


def help_of(command: str) -> str:
    """A command's help, its lines kept as they are."""
    return "\b\n" + WORDS.say(f"cli-{command}-help").replace("\n\n", "\n\n\b\n")


def brief(command: str) -> str:
    """The first line of a command's help, for the list of commands."""
    return WORDS.say(f"cli-{command}-help").partition("\n")[0]


@contextmanager
def clear_errors() -> Iterator[None]:
    """Turn what a person may have asked wrongly into one sentence."""
    try:
        yield
    except CannotDeal as error:
        raise Problem(error.phrase) from None
    except BadSeed as error:
        raise Problem(Phrase("bad-seed", {"given": error.seed})) from None


game_argument = click.argument("game", type=GameName())
seats_option = click.option("--seats", type=int, help=WORDS.say("cli-seats"))
bot_option = click.option("--bot", "bots", type=Seats(), default="quick", show_default=True, help=WORDS.say("cli-bot"))
setting_option = click.option(
    "-o", "--option", "settings", type=OptionSetting(), multiple=True, help=WORDS.say("cli-option")
)
file_argument = click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))


@click.group(context_settings={"help_option_names": ["-h", "--help"]}, help=help_of("seriatim"))
@click.version_option(seriatim.__version__, message=version_line())
def main() -> None:
    """Run a command."""


@main.command("games", help=help_of("games"), short_help=brief("games"))
def games_command() -> None:
    """List the games, their seats and their options."""
    for game in GAMES.values():
        OUT.print(
            f"[bold]{game.id}[/]  {WORDS.say(game.id)}  {WORDS.say('seats', {'seats': listed(game.seat_counts)})}"
        )
        for name, values in game.possible_options().items():
            default = shown(getattr(game.options_type(), name))
            OUT.print(f"    {name}=[cyan]{default}[/]  [dim]({listed(values)})[/]")


def bots_for(game: AnyGame, seats: int | None, bots: Sequence[str]) -> list[str]:
    """One bot a seat. One name sits everywhere; several names are the seats."""
    if len(bots) == 1:
        return list(bots) * (seats if seats is not None else min(game.seat_counts, key=lambda count: abs(count - 3)))
    if seats is not None and seats != len(bots):
        raise Problem(Phrase("bots-and-seats", {"bots": len(bots), "seats": seats}))
    return list(bots)


@main.command("watch", help=help_of("watch"), short_help=brief("watch"))
@game_argument
@seats_option
@bot_option
@setting_option
@click.option("--seed", help=WORDS.say("cli-seed"))
@click.option("--pace", type=click.FloatRange(0, 60), help=WORDS.say("cli-pace", {"pace": PACE}))
@click.option("--record", "file", type=click.Path(dir_okay=False, path_type=Path), help=WORDS.say("cli-record"))
def watch_command(
    game: AnyGame,
    seats: int | None,
    bots: Sequence[str],
    settings: Sequence[tuple[str, Value]],
    seed: str | None,
    pace: float | None,
    file: Path | None,
) -> None:
    """Let bots play a game and tell it move by move."""
    players = [BOTS[name](game) for name in bots_for(game, seats, bots)]
    with clear_errors():
        record = play(game, players, dict(settings), seed=seed or new_table_seed())
    tell(record, PACE if pace is None and OUT.is_terminal else pace or 0.0)
    if file is not None:
        save(record, file)


def save(record: Record, file: Path) -> None:
    try:
        file.write_text(write(record), "utf-8")
    except OSError as error:
        raise Problem(Phrase("cannot-write", {"file": str(file), "problem": error.strerror or str(error)})) from None
    OUT.print(WORDS.say("record-written", {"file": str(file)}), style="dim")


@main.command("replay", help=help_of("replay"), short_help=brief("replay"))
@file_argument
def replay_command(file: Path) -> None:
    """Tell a recorded game move by move."""
    try:
        tell(load(file), 0.0)
    except BrokenRecord as error:
        raise BrokenFile(file, error) from None


def tell(record: Record, pace: float) -> None:
    """Tell a game: its name, every move, the table whenever somebody else is awaited, and how it ended."""
    game = GAMES[record.game]
    settings = " ".join(f"{name}={value}".lower() for name, value in record.options.items())
    OUT.print(f"[bold]{WORDS.say(game.id)}[/]  {WORDS.say('seats', {'seats': record.seats})}  [cyan]{settings}[/]")
    state = deal_of(record)
    lies = tell_table(game, state, None)
    for scene in replay(record):
        time.sleep(pace)
        tell_move(game, scene)
        state = scene.after
        if list(scene.before.actors()) != list(state.actors()):
            lies = tell_table(game, state, lies)
    if state.outcome():
        ending = game.ending(state)
        OUT.print(WORDS.say(ending.key, ending.values), style="bold green" if len(state.winners()) else "bold")


def tell_move(game: AnyGame, scene: Scene) -> None:
    telling = game.telling(scene.before, scene.seat, scene.action)
    told = WORDS.say(telling.key, telling.values)
    does = "table-does" if scene.seat == TABLE else "seat-does"
    OUT.print("  " + WORDS.say(does, {"seat": scene.seat, "telling": told}), markup=False)


def tell_table(game: AnyGame, state: State, told: Phrase | None) -> Phrase:
    """Tell how the table lies, unless that has been told."""
    lies = game.scene(state)
    if lies != told:
        OUT.print("    " + WORDS.say(lies.key, lies.values), style="cyan", markup=False)
    return lies


@main.command("verify", help=help_of("verify"), short_help=brief("verify"))
@file_argument
def verify_command(file: Path) -> None:
    """Check that a record's seed, hash, deal and moves agree."""
    try:
        record = load(file)
        check_hash(record)
        OUT.print("[green]✓[/] " + WORDS.say("verified-hash"))
        check_deal(record)
        OUT.print("[green]✓[/] " + WORDS.say("verified-deal"))
        moves = sum(1 for _ in replay(record))
        OUT.print("[green]✓[/] " + WORDS.say("verified-moves", {"moves": moves}))
    except BrokenRecord as error:
        raise BrokenFile(file, error) from None


@main.command("simulate", help=help_of("simulate"), short_help=brief("simulate"))
@game_argument
@seats_option
@bot_option
@setting_option
@click.option("--games", type=click.IntRange(1, 10**9), default=1000, show_default=True, help=WORDS.say("cli-games"))
@click.option("--seed", default="1", show_default=True, help=WORDS.say("cli-seed"))
@click.option("--workers", type=click.IntRange(1, 1024), help=WORDS.say("cli-workers"))
@click.option("--check", is_flag=True, help=WORDS.say("cli-check"))
@click.option("--json", "as_json", is_flag=True, help=WORDS.say("cli-json"))
def simulate_command(
    game: AnyGame,
    seats: int | None,
    bots: Sequence[str],
    settings: Sequence[tuple[str, Value]],
    games: int,
    seed: str,
    workers: int | None,
    check: bool,
    as_json: bool,
) -> None:
    """Play many games and tell what came out."""
    with clear_errors(), progress() as bar:
        task = bar.add_task(WORDS.say("simulating", {"game": WORDS.say(game.id)}), total=games)
        summary = simulate(
            game,
            bots_for(game, seats, bots),
            dict(settings),
            games=games,
            seed=seed,
            workers=workers or cores(),
            check=check,
            on_progress=lambda done: bar.update(task, completed=done),
        )
    if as_json:
        click.echo(report_json(summary))
    else:
        OUT.print(report(summary, WORDS))
    if summary.results.violations:
        raise SystemExit(1)
    if summary.results.games < games:
        raise SystemExit(130)


def progress() -> Progress:
    """A bar on the error output, so that the figures alone go where they are sent."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=ERR, transient=True, disable=not ERR.is_terminal)
