"""The games of the house. This is the only registry: whatever is in it is dealt, tested, simulated and served."""

from seriatim.games.cut_in import CutIn
from seriatim.games.game import AnyGame
from seriatim.games.quick_and_easy import QuickAndEasy
from seriatim.games.rush_hour import RushHour
from seriatim.games.sequence import Sequence
from seriatim.games.the_game import TheGame
from seriatim.games.traffic_memo import TrafficMemo

GAMES: dict[str, AnyGame] = {
    game.id: game for game in (TheGame(), QuickAndEasy(), Sequence(), TrafficMemo(), CutIn(), RushHour())
}
