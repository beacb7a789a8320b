"""Arguments and options that several commands share, and how they are parsed."""

import re
from collections.abc import Sequence
from pathlib import Path

import click

from seriatim.bots import check_name
from seriatim.cli.output import WORDS, CliError, clear_errors
from seriatim.games import GAMES
from seriatim.games.game import AnyGame, Value
from seriatim.phrase import Phrase
from seriatim.record import value_of


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
    """A bot for every seat, or one for all: `steady` or `steady,random,my_bots:Greedy`."""

    name = "bot[,bot…]"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, ...]:
        names = tuple(value.split(","))
        with clear_errors():
            for name in names:
                check_name(name)
        return names


game_argument = click.argument("game", type=GameName())
seats_option = click.option("--seats", type=int, help=WORDS.say("cli-seats"))
bot_option = click.option("--bot", "bots", type=Seats(), default="steady", show_default=True, help=WORDS.say("cli-bot"))
setting_option = click.option(
    "-o", "--option", "settings", type=OptionSetting(), multiple=True, help=WORDS.say("cli-option")
)
file_argument = click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
seed_option = click.option("--seed", default="1", show_default=True, help=WORDS.say("cli-seed"))
silent_option = click.option("--silent", is_flag=True, help=WORDS.say("cli-silent"))
workers_option = click.option("--workers", type=click.IntRange(1, 1024), help=WORDS.say("cli-workers"))
data_option = click.option("--data", help=WORDS.say("cli-data"))
database_option = click.option("--database", help=WORDS.say("cli-database"))
config_option = click.option("--config", type=click.Path(path_type=Path), help=WORDS.say("cli-config"))
json_option = click.option("--json", "as_json", is_flag=True, help=WORDS.say("cli-json"))


def bots_for(game: AnyGame, seats: int | None, bots: Sequence[str]) -> list[str]:
    """One bot a seat. One name sits everywhere; several names are the seats."""
    if len(bots) == 1:
        return list(bots) * (seats if seats is not None else game.usual_seats)
    if seats is not None and seats != len(bots):
        raise CliError(Phrase("bots-and-seats", {"bots": len(bots), "seats": seats}))
    return list(bots)
