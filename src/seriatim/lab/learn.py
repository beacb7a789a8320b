"""Learn what the signs of a game say, from games of bots: `python -m seriatim.lab.learn sequence`, or `the-game`.

The Game is learned in `learn_alone.py`. Of Sequence, positions are taken at random from many games of the habit, each
with the signs of every team and the team that won in the end. The weights are those under which the results are
likeliest: logistic regression, by steps that grow smaller. The same command always writes the same weights, as the
module `bot/learned.py` of the game.
"""

import math
import sys
from typing import Final

from seriatim.games.sequence import Sequence
from seriatim.games.sequence.bot.prospects import SIGN_COUNT, Signs
from seriatim.games.sequence.rules import SequenceState
from seriatim.kit.policy import next_actor
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from
from seriatim.lab import learn_alone

Weights = list[float]
Spoken = dict[int, int]
"""The signs that speak for a team, by number, and how often each is seen."""
Position = list[Spoken]
"""The signs of every team, the winner's first."""

SEATS: Final = (2, 2, 3, 4)
"""Tables take turns; games for two are the most played."""
EVERY: Final = 4
PASSES: Final = 8
STEP: Final = 0.1
CAUTION: Final = 1e-4
PER_ROW: Final = 6
WEIGHT_COUNT: Final = int(3 * SIGN_COUNT)
HEAD: Final = '''"""What the signs of Sequence say, written by `python -m seriatim.lab.learn sequence`, not by hand."""

from typing import Final

from librt.vecs import vec

# fmt: off
WEIGHTS: Final[vec[float]] = vec[float]([
'''
TAIL: Final = '''])
# fmt: on
"""A weight for each sign: for teams that need two more sequences, one of two teams that needs one, one of three."""
'''


def spoken(state: SequenceState, team: int) -> Spoken:
    signs = Signs(state, team)
    return {int(signs.start) + sign: int(count) for sign, count in enumerate(signs.counts) if count}


def positions_of_a_game(seats: int, rng: Rng) -> list[Position]:
    """Positions of one game by the habit; none if nobody wins it."""
    game = Sequence()
    state, habit = game.deal(seats, seed=rng), game.habit()
    seen: list[Position] = []
    while not state.outcome():
        seat = next_actor(state, rng)
        if rng.below(EVERY) == 0:
            seen.append([spoken(state, team) for team in range(state.teams)])
        state.apply(seat, habit.choose(state, seat, rng))
    winner = int(state.leading_team())
    return [[teams[winner], *teams[:winner], *teams[winner + 1 :]] for teams in seen] if winner >= 0 else []


def improve(weights: Weights, moved: Weights, position: Position) -> None:
    """One step towards weights under which the winner is likelier; the more a weight has moved, the smaller."""
    odds = [math.exp(sum(weights[sign] * count for sign, count in signs.items())) for signs in position]
    blame = [one / sum(odds) for one in odds]
    blame[0] -= 1.0
    slopes: dict[int, float] = {}
    for signs, part in zip(position, blame, strict=True):
        for sign, count in signs.items():
            slopes[sign] = slopes.get(sign, CAUTION * weights[sign]) + part * count
    for sign, slope in slopes.items():
        moved[sign] += slope * slope
        weights[sign] -= STEP * slope / math.sqrt(moved[sign])


def learn(games: int, seed: str) -> Weights:
    rng = rng_from(seed)
    positions: list[Position] = []
    for game in range(games):
        positions += positions_of_a_game(SEATS[game % len(SEATS)], rng)
    weights, moved = [0.0] * WEIGHT_COUNT, [1.0] * WEIGHT_COUNT
    for _ in range(PASSES):
        for place in range(len(positions) - 1, 0, -1):
            other = int(rng.below(place + 1))
            positions[place], positions[other] = positions[other], positions[place]
        for position in positions:
            improve(weights, moved, position)
    return weights


def as_module(weights: Weights) -> str:
    told = [f"{weight + 0.0:.3f}" for weight in weights]
    rows = [told[start : start + PER_ROW] for start in range(0, len(told), PER_ROW)]
    return HEAD + "".join(f"    {', '.join(row)},\n" for row in rows) + TAIL


MODULES: Final = {"sequence": lambda: as_module(learn(8000, "learn")), "the-game": learn_alone.module_learned}
"""What writes the module `bot/learned.py` of each game."""

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in MODULES:
        sys.exit("usage: python -m seriatim.lab.learn {sequence|the-game} > learned.py")
    sys.stdout.write(MODULES[sys.argv[1]]())
