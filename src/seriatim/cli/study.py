"""The games and what comes out of many of them."""

from collections.abc import Sequence

import click

from seriatim.cli.asked import (
    bot_option,
    bots_for,
    game_argument,
    json_option,
    seats_option,
    seed_option,
    setting_option,
    silent_option,
    workers_option,
)
from seriatim.cli.voice import OUT, WORDS, brief, clear_errors, help_of, progress
from seriatim.games import GAMES
from seriatim.games.game import AnyGame, Value, listed, shown
from seriatim.lab.crew import cores
from seriatim.lab.report import report, report_json
from seriatim.lab.simulate import simulate


@click.command("games", help=help_of("games"), short_help=brief("games"))
def games_command() -> None:
    """List the games, their seats and their options."""
    for game in GAMES.values():
        OUT.print(
            f"[bold]{game.id}[/]  {WORDS.say(game.id)}  {WORDS.say('seats', {'seats': listed(game.seat_counts)})}"
        )
        for name, values in game.possible_options().items():
            default = shown(getattr(game.options_type(), name))
            OUT.print(f"    {name}=[cyan]{default}[/]  [dim]({listed(values)})[/]")


@click.command("simulate", help=help_of("simulate"), short_help=brief("simulate"))
@game_argument
@seats_option
@bot_option
@setting_option
@click.option("--games", type=click.IntRange(1, 10**9), default=1000, show_default=True, help=WORDS.say("cli-games"))
@seed_option
@silent_option
@workers_option
@click.option("--check", is_flag=True, help=WORDS.say("cli-check"))
@json_option
def simulate_command(
    game: AnyGame,
    seats: int | None,
    bots: Sequence[str],
    settings: Sequence[tuple[str, Value]],
    games: int,
    seed: str,
    silent: bool,
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
            talking=not silent,
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
