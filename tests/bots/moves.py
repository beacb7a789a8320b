"""The moves of every bot in a short piece of every game, as text: `python -m tests.bots.moves`.

Whatever runs it, compiled or not, must print the same.
"""

from seriatim.games import GAMES
from seriatim.games.game import AnyGame
from seriatim.kit.policy import play_step
from seriatim.kit.seed import quick_rng
from tests.bots.players import PLAYERS

MOVES = 6


def moves_of(game: AnyGame, player: str) -> str:
    """The first moves of a game that this bot plays with itself, talk included."""
    seats = game.seat_counts[0] if game.seat_counts[0] > 1 else 2
    state, rng = game.deal(seats, seed=4), quick_rng("moves")
    players = [PLAYERS[player](game)] * seats
    told = []
    for _ in range(MOVES):
        told += [f"{seat}:{action}" for seat, action in play_step(state, players, rng)]
    return f"{game.id} {player}: {' '.join(told)}"


def all_moves() -> str:
    return "\n".join(moves_of(game, player) for game in GAMES.values() for player in PLAYERS)


if __name__ == "__main__":
    print(all_moves())
