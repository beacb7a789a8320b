"""The deal of the day: the same cards for everybody at a server, which nobody can know before.

The seed is derived from the server's secret, the game and the day. It stays secret until the day is over, because
others are still to play it.
"""

import hmac
from datetime import date

from seriatim.games.game import AnyGame


def daily_seed(secret: bytes, game: AnyGame, day: date) -> str:
    """The seed of a game's deal on a day, as 64 hexadecimal digits."""
    return hmac.digest(secret, f"{game.id} {game.rules_version} {day.isoformat()}".encode(), "sha256").hex()


def daily_seats(game: AnyGame) -> int:
    """The number of seats: the smallest the game allows; bots take all but the first."""
    return min(game.seat_counts)
