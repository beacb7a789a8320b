"""The deal of the day: the same cards for everybody at this house, which nobody can work out before.

The seed grows from the house's own secret, the game and the day. It stays closed while the day lasts, for others are
still to play it; afterwards the house may show it.
"""

import hmac
from datetime import date

from seriatim.games.game import AnyGame


def daily_seed(secret: bytes, game: AnyGame, day: date) -> str:
    """The seed of a game's deal on a day: 64 hexadecimal digits, as a table's must be."""
    return hmac.digest(secret, f"{game.id} {game.rules_version} {day.isoformat()}".encode(), "sha256").hex()


def daily_seats(game: AnyGame) -> int:
    """Solo where the game can be played alone; else the smallest table, the other seats filled by bots."""
    return min(game.seat_counts)
