"""The commands `watch`, `replay` and `verify`: one game, move by move."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from seriatim.bots import bot
from seriatim.cli.options import (
    bot_option,
    bots_for,
    file_argument,
    game_argument,
    seats_option,
    setting_option,
    silent_option,
)
from seriatim.cli.output import OUT, WORDS, BrokenFile, brief, check_writable, clear_errors, help_of, save
from seriatim.games import GAMES
from seriatim.games.game import AnyGame, Value
from seriatim.kit.seed import new_table_seed
from seriatim.kit.state import TABLE, State
from seriatim.phrase import Phrase
from seriatim.record import BrokenRecord, Record, Transition, check_deal, check_hash, deal_of, load, play, replay, write

PACE: Final = 0.5
NAP: Final = 0.2
"""Seconds after which an interruption is noticed at the latest."""


@click.command("watch", help=help_of("watch"), short_help=brief("watch"))
@game_argument
@seats_option
@bot_option
@setting_option
@silent_option
@click.option("--seed", help=WORDS.say("cli-seed"))
@click.option("--pace", type=click.FloatRange(0, 60), help=WORDS.say("cli-pace", {"pace": PACE}))
@click.option("--why", is_flag=True, help=WORDS.say("cli-why"))
@click.option("--record", "file", type=click.Path(dir_okay=False, path_type=Path), help=WORDS.say("cli-record"))
def watch_command(
    game: AnyGame,
    seats: int | None,
    bots: Sequence[str],
    settings: Sequence[tuple[str, Value]],
    silent: bool,
    seed: str | None,
    pace: float | None,
    why: bool,
    file: Path | None,
) -> None:
    """Let bots play a game and print it move by move."""
    if file is not None:
        check_writable(file)
    with clear_errors():
        players = [bot(name, game, talking=not silent) for name in bots_for(game, seats, bots)]
        record = play(game, players, dict(settings), seed=seed or new_table_seed())
    print_game(record, PACE if pace is None and OUT.is_terminal else pace or 0.0, why=why)
    if file is not None:
        save(write(record), file)
        OUT.print(WORDS.say("record-written", {"file": str(file)}), style="dim")


@click.command("replay", help=help_of("replay"), short_help=brief("replay"))
@file_argument
@click.option("--why", is_flag=True, help=WORDS.say("cli-why"))
def replay_command(file: Path, why: bool) -> None:
    """Print a recorded game move by move."""
    try:
        print_game(load(file), 0.0, why=why)
    except BrokenRecord as error:
        raise BrokenFile(file, error) from None


def print_game(record: Record, pace: float, *, why: bool) -> None:
    """Print a game: every move, the table whenever other seats are to act, and the end; with `why`, reasons too."""
    game = GAMES[record.game]
    settings = " ".join(f"{name}={value}".lower() for name, value in record.options.items())
    OUT.print(f"[bold]{WORDS.say(game.id)}[/]  {WORDS.say('seats', {'seats': record.seats})}  [cyan]{settings}[/]")
    state = deal_of(record)
    line = print_table(game, state, None)
    for step in replay(record):
        rest(pace)
        print_move(game, step)
        if why and step.action in list(step.before.actions(step.seat)) and step.seat != TABLE:
            print_reason(game, step)
        state = step.after
        if list(step.before.actors()) != list(state.actors()):
            line = print_table(game, state, line)
    if state.outcome():
        ending = game.ending(state)
        OUT.print(WORDS.say(ending.key, ending.values), style="bold green" if len(state.winners()) else "bold")


def rest(seconds: float) -> None:
    """Wait in short sleeps: an interruption just before a sleep would be noticed only after it."""
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        time.sleep(min(left, NAP))


def print_move(game: AnyGame, step: Transition) -> None:
    telling = game.telling(step.before, step.seat, step.action)
    shown = WORDS.say(telling.key, telling.values)
    does = "table-does" if step.seat == TABLE else "seat-does"
    OUT.print("  " + WORDS.say(does, {"seat": step.seat, "telling": shown}), markup=False)


def print_reason(game: AnyGame, step: Transition) -> None:
    """Print why a sensible player makes this move, from what its seat could see."""
    reason = game.reason(step.before.sight(step.seat), step.seat, step.action)
    OUT.print("      " + WORDS.say(reason.key, reason.values), style="dim", markup=False)


def print_table(game: AnyGame, state: State, shown: Phrase | None) -> Phrase:
    """Print the table in a line, unless it is the same as before; return the line."""
    line = game.summary(state)
    if line != shown:
        OUT.print("    " + WORDS.say(line.key, line.values), style="cyan", markup=False)
    return line


@click.command("verify", help=help_of("verify"), short_help=brief("verify"))
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
