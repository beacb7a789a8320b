"""The command `arena`: bots compared over the same deals."""

from collections.abc import Sequence
from pathlib import Path

import click

from seriatim.bots import check_name
from seriatim.cli.options import (
    game_argument,
    json_option,
    seats_option,
    seed_option,
    setting_option,
    silent_option,
    workers_option,
)
from seriatim.cli.output import OUT, WORDS, CliError, brief, check_writable, clear_errors, help_of, progress, save
from seriatim.games.game import AnyGame, Value
from seriatim.lab.arena import ArenaResult, arena, contest
from seriatim.lab.arena_report import arena_json, arena_report
from seriatim.lab.plot import plot
from seriatim.lab.processes import cores
from seriatim.phrase import Phrase


class Sides(click.ParamType[tuple[str, ...]]):
    """Bots with commas between them; a team of different ones with + between its seats."""

    name = "bot[,bot…]"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, ...]:
        with clear_errors():
            for name in value.replace("+", ",").split(","):
                check_name(name)
        return tuple(value.split(","))


@click.command("arena", help=help_of("arena"), short_help=brief("arena"))
@game_argument
@seats_option
@click.option("--bots", type=Sides(), default="strong,steady", show_default=True, help=WORDS.say("cli-arena-bots"))
@setting_option
@click.option(
    "--games", type=click.IntRange(1, 10**9), default=400, show_default=True, help=WORDS.say("cli-arena-games")
)
@seed_option
@silent_option
@workers_option
@json_option
@click.option("--plot", "picture", type=click.Path(dir_okay=False, path_type=Path), help=WORDS.say("cli-plot"))
def arena_command(
    game: AnyGame,
    seats: int | None,
    bots: Sequence[str],
    settings: Sequence[tuple[str, Value]],
    games: int,
    seed: str,
    silent: bool,
    workers: int | None,
    as_json: bool,
    picture: Path | None,
) -> None:
    """Compare bots over the same deals."""
    if picture is not None:
        check_writable(picture)
    with clear_errors(), progress() as bar:
        asked = contest(game, bots, seats_for(game, seats, bots), dict(settings), seed=seed, talking=not silent)
        deals = -(-games // len(asked.line_ups)) if not game.cooperative else games
        task = bar.add_task(WORDS.say("simulating", {"game": WORDS.say(game.id)}), total=deals * len(asked.line_ups))
        result = arena(
            asked,
            deals=deals,
            workers=workers or cores(),
            on_progress=lambda done: bar.update(task, completed=done),
        )
    print_result(result, as_json=as_json)
    if picture is not None and result.standings.deals:
        save(plot(result, WORDS), picture)
    if result.standings.deals < deals:
        raise SystemExit(130)


def seats_for(game: AnyGame, seats: int | None, bots: Sequence[str]) -> int:
    """The number of seats: one for each bot, or in a cooperative game, where a bot plays with itself, as asked for."""
    sizes = {len(team.split("+")) for team in bots if "+" in team} if game.cooperative else {len(bots)}
    wanted = sizes | ({seats} if seats is not None else set())
    if len(wanted) > 1:
        raise CliError(Phrase("bots-and-seats", {"bots": max(sizes), "seats": min(wanted - {max(sizes)})}))
    return wanted.pop() if wanted else game.usual_seats


def print_result(result: ArenaResult, *, as_json: bool) -> None:
    if as_json:
        click.echo(arena_json(result))
    else:
        OUT.print(arena_report(result, WORDS))
