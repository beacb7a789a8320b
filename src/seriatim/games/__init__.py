"""The games. This is the only registry: whatever is in it is dealt, tested, simulated and served."""

from seriatim.games.cut_in import CutIn
from seriatim.games.game import AnyGame, CannotDeal, Game, shown
from seriatim.games.quick_and_easy import QuickAndEasy
from seriatim.games.rush_hour import RushHour
from seriatim.games.sequence import Sequence
from seriatim.games.the_game import TheGame
from seriatim.games.traffic_memo import TrafficMemo
from seriatim.phrase import Phrase

GAMES: dict[str, AnyGame] = {
    game.id: game for game in (TheGame(), QuickAndEasy(), Sequence(), TrafficMemo(), CutIn(), RushHour())
}


def game_named(game: str | AnyGame) -> AnyGame:
    """A game by its id; a `Game` is itself."""
    if isinstance(game, Game):
        return game
    if not isinstance(game, str):
        raise TypeError(f"a game is its id, such as 'the-game', or a Game, not {shown(game)}")
    if game not in GAMES:
        raise CannotDeal("no-such-game", Phrase("no-such-game", {"given": game[:40], "possible": ", ".join(GAMES)}))
    return GAMES[game]
