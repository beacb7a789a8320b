"""The command `games`: what can be played."""

import click

from seriatim.cli.output import OUT, WORDS, brief, help_of
from seriatim.games import GAMES
from seriatim.games.game import listed, shown


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
