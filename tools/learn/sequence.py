"""Learn the weights of Sequence's features by logistic regression (AdaGrad).

Positions are taken at random from many games of the habit. Each has the features of every team, and the team that won.
"""

import math
from typing import Final

from librt.vecs import vec

from seriatim.games.sequence import Sequence
from seriatim.games.sequence.bot.prospects import SIGN_COUNT, Signs
from seriatim.games.sequence.bot.weights import file_of
from seriatim.games.sequence.rules import SequenceState
from seriatim.kit.policy import next_actor
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from

Weights = list[float]
Features = dict[int, int]
"""The features that a team has, by number, and how often each occurs."""
Position = list[Features]
"""The features of every team, the winner's first."""

GAMES: Final = 8000
SEED: Final = "learn"
SEATS: Final = (2, 2, 3, 4)
"""Tables take turns; games for two are the most played."""
SAMPLE_EVERY: Final = 4
"""One position in so many is taken."""
EPOCHS: Final = 8
LEARNING_RATE: Final = 0.1
L2_PENALTY: Final = 1e-4
WEIGHT_COUNT: Final = int(3 * SIGN_COUNT)


def features_of(state: SequenceState, team: int) -> Features:
    signs = Signs(state, team)
    return {int(signs.start) + sign: int(count) for sign, count in enumerate(signs.counts) if count}


def positions_of_a_game(seats: int, rng: Rng) -> list[Position]:
    """Positions of one game by the habit; none if nobody wins it."""
    game = Sequence()
    state, habit = game.deal(seats, seed=rng), game.habit()
    sampled: list[Position] = []
    while not state.outcome():
        seat = next_actor(state, rng)
        if rng.below(SAMPLE_EVERY) == 0:
            sampled.append([features_of(state, team) for team in range(state.teams)])
        state.apply(seat, habit.choose(state, seat, rng))
    winner = int(state.leading_team())
    return [[teams[winner], *teams[:winner], *teams[winner + 1 :]] for teams in sampled] if winner >= 0 else []


def adagrad_step(weights: Weights, squares: Weights, position: Position) -> None:
    """One step of AdaGrad towards weights that make the winner likelier; `squares` sums the squared gradients."""
    odds = [math.exp(sum(weights[sign] * count for sign, count in features.items())) for features in position]
    errors = [one / sum(odds) for one in odds]
    errors[0] -= 1.0
    gradient: dict[int, float] = {}
    for features, error in zip(position, errors, strict=True):
        for sign, count in features.items():
            gradient[sign] = gradient.get(sign, L2_PENALTY * weights[sign]) + error * count
    for sign, slope in gradient.items():
        squares[sign] += slope * slope
        weights[sign] -= LEARNING_RATE * slope / math.sqrt(squares[sign])


def learn(games: int, seed: str) -> Weights:
    rng = rng_from(seed)
    positions: list[Position] = []
    for game in range(games):
        positions += positions_of_a_game(SEATS[game % len(SEATS)], rng)
    weights, squares = [0.0] * WEIGHT_COUNT, [1.0] * WEIGHT_COUNT
    for _ in range(EPOCHS):
        for place in range(len(positions) - 1, 0, -1):
            other = int(rng.below(place + 1))
            positions[place], positions[other] = positions[other], positions[place]
        for position in positions:
            adagrad_step(weights, squares, position)
    return weights


def file_learned() -> bytes:
    return file_of(vec[float](learn(GAMES, SEED)))
