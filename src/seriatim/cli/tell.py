"""Games told move by move: watched, replayed, verified."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from seriatim.bots import bot
from seriatim.cli.asked import (
    bot_option,
    bots_for,
    file_argument,
    game_argument,
    seats_option,
    setting_option,
    silent_option,
)
from seriatim.cli.voice import OUT, WORDS, BrokenFile, brief, clear_errors, help_of, save
from seriatim.games import GAMES
from seriatim.games.game import AnyGame, Value
from seriatim.kit.seed import new_table_seed
from seriatim.kit.state import TABLE, State
from seriatim.phrase import Phrase
from seriatim.record import BrokenRecord, Record, Scene, check_deal, check_hash, deal_of, load, play, replay, write

PACE: Final = 0.5
NAP: Final = 0.2
"""Seconds after which an interruption is heard at the latest."""


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
    """Let bots play a game and tell it move by move."""
    with clear_errors():
        players = [bot(name, game, talking=not silent) for name in bots_for(game, seats, bots)]
        record = play(game, players, dict(settings), seed=seed or new_table_seed())
    tell(record, PACE if pace is None and OUT.is_terminal else pace or 0.0, why=why)
    if file is not None:
        save(write(record), file)
        OUT.print(WORDS.say("record-written", {"file": str(file)}), style="dim")


@click.command("replay", help=help_of("replay"), short_help=brief("replay"))
@file_argument
@click.option("--why", is_flag=True, help=WORDS.say("cli-why"))
def replay_command(file: Path, why: bool) -> None:
    """Tell a recorded game move by move."""
    try:
        tell(load(file), 0.0, why=why)
    except BrokenRecord as error:
        raise BrokenFile(file, error) from None


def tell(record: Record, pace: float, *, why: bool) -> None:
    """Tell a game: its name, every move, the table whenever somebody else is awaited, and how it ended; or even why."""
    game = GAMES[record.game]
    settings = " ".join(f"{name}={value}".lower() for name, value in record.options.items())
    OUT.print(f"[bold]{WORDS.say(game.id)}[/]  {WORDS.say('seats', {'seats': record.seats})}  [cyan]{settings}[/]")
    state = deal_of(record)
    lies = tell_table(game, state, None)
    for scene in replay(record):
        rest(pace)
        tell_move(game, scene)
        if why and scene.action in list(scene.before.actions(scene.seat)) and scene.seat != TABLE:
            tell_reason(game, scene)
        state = scene.after
        if list(scene.before.actors()) != list(state.actors()):
            lies = tell_table(game, state, lies)
    if state.outcome():
        ending = game.ending(state)
        OUT.print(WORDS.say(ending.key, ending.values), style="bold green" if len(state.winners()) else "bold")


def rest(seconds: float) -> None:
    """Wait, in naps: an interruption that comes in the moment before one would be heard only after it."""
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        time.sleep(min(left, NAP))


def tell_move(game: AnyGame, scene: Scene) -> None:
    telling = game.telling(scene.before, scene.seat, scene.action)
    told = WORDS.say(telling.key, telling.values)
    does = "table-does" if scene.seat == TABLE else "seat-does"
    OUT.print("  " + WORDS.say(does, {"seat": scene.seat, "telling": told}), markup=False)


def tell_reason(game: AnyGame, scene: Scene) -> None:
    """Tell why a sensible player makes this move, as far as its seat could see."""
    reason = game.reason(scene.before.sight(scene.seat), scene.seat, scene.action)
    OUT.print("      " + WORDS.say(reason.key, reason.values), style="dim", markup=False)


def tell_table(game: AnyGame, state: State, told: Phrase | None) -> Phrase:
    """Tell how the table lies, unless that has been told."""
    lies = game.summary(state)
    if lies != told:
        OUT.print("    " + WORDS.say(lies.key, lies.values), style="cyan", markup=False)
    return lies


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
