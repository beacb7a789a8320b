"""The deal of the day: the same cards for everybody at a server, which nobody can know before.

The seed is derived from the server's secret, the game and the day. It stays secret until the day is over, because
others are still to play it. One person plays it, once, against the same bots from its start to its end.
"""

import hmac
from datetime import UTC, date, datetime
from typing import Final

from seriatim.games.game import AnyGame
from seriatim.table.commands import Kick, PassHost, SeatBot, Sit, Stand
from seriatim.table.table import Table

SEAT_COMMANDS: Final = (Sit, Stand, SeatBot, Kick, PassHost)
"""Commands that would change who plays a deal of the day, or against whom. To leave a running game ends it."""


def daily_seed(secret: bytes, game: AnyGame, day: date) -> str:
    """The seed of a game's deal on a day, as 64 hexadecimal digits."""
    return hmac.digest(secret, f"{game.id} {game.rules_version} {day.isoformat()}".encode(), "sha256").hex()


def daily_seats(game: AnyGame) -> int:
    """The number of seats: the smallest the game allows; bots take all but the first."""
    return min(game.seat_counts)


def may_change_seats(table: Table, command: object) -> bool:
    """Whether a command about seats is possible here: at a deal of the day only to stand up from a running game."""
    if not table.daily or not isinstance(command, SEAT_COMMANDS):
        return True
    return isinstance(command, Stand) and table.phase == "running" and table.seats_of(table.host) == (command.seat,)


def is_ranked(table: Table, ended: int, today: date) -> bool:
    """Whether the result of a deal of the day that ended at this time (ms) has a place among the others.

    Its person must have played alone, against the same bots throughout, and before the day was over: afterwards the
    cards are open to everybody. Tables from before these rules may have been played otherwise. `today` is the date of
    the wall clock: the time of a table runs ahead of it where that was once set wrong.
    """
    is_on_the_day = table.daily in (datetime.fromtimestamp(ended / 1000, UTC).date().isoformat(), today.isoformat())
    has_same_bots = all(seat.bot == table.settings.stand_in and not seat.holders for seat in table.seats[1:])
    had_help = any(step.seat == 0 and step.player == "bot" for step in table.running.steps)
    return is_on_the_day and has_same_bots and not had_help
