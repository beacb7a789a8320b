"""The command `simulate`: many games between bots."""

from collections.abc import Sequence

import click

from seriatim.cli.options import (
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
from seriatim.cli.output import OUT, WORDS, brief, clear_errors, help_of, progress
from seriatim.games.game import AnyGame, Value
from seriatim.lab.processes import cores
from seriatim.lab.simulate import simulate
from seriatim.lab.simulation_report import report, report_json


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
    """Play many games and print the results."""
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
