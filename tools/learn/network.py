"""Train the network that evaluates The Game alone, from games that it plays itself: TD(λ), with Adam.

A game is played by the turns that the network likes best. Then its positions are evaluated again, the last one first.
The target of each is a mixture of the game's result and of how the positions after it were evaluated.
`make learn` compiles this module together with the engine, for speed.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from seriatim.games.the_game.bot.endgame import Finish
from seriatim.games.the_game.bot.outlook import (
    BIAS,
    COUNTS,
    HIDDEN,
    KEPT,
    LEAK,
    OUTPUT_BIAS,
    OUTPUT_WEIGHTS,
    PASSED,
    SECOND_BIAS,
    SECOND_HIDDEN,
    SECOND_WEIGHTS,
    SIGN_COUNT,
    SIZE,
    STAGE,
    TO_COME,
    TOP,
    TOPS,
    TRICKS,
    WEIGHT_COUNT,
    WIDTH,
    Outlook,
    ValueNetwork,
    chance,
)
from seriatim.games.the_game.bot.solo import (
    CARD_LAID,
    MANY,
    ROOM,
    TRICK_HELD,
    TRICK_TO_COME,
    Prospects,
    end_value,
)
from seriatim.games.the_game.bot.weights import file_of
from seriatim.games.the_game.rules import TheGameState
from seriatim.kit.rng import Rng

SEARCH_LIMIT: Final[i64] = 6000
"""Steps of search that a turn may take."""
TD_LAMBDA: Final[float] = 0.5
"""How much of a target is passed on to the position before; the rest is how the network evaluated this one."""
POSITIONS: Final[float] = 30.0
"""Positions in a usual game."""
ROUGH_SCALE: Final[float] = 0.02
"""Weight of the rough measure (`solo.py`) before training."""
USUAL_VERDICT: Final[float] = -1.3
"""Average evaluation before training, as the logarithm of the odds."""
ADAM_BETA1: Final[float] = 0.9
ADAM_BETA2: Final[float] = 0.999
ADAM_EPSILON: Final[float] = 1e-6


@mypyc_attr(acyclic=True)
class Position:
    """The active inputs of the network in a position: their numbers (`signs`) and values (`parts`)."""

    def __init__(self, outlook: Outlook) -> None:
        self.signs = outlook.signs
        self.parts = outlook.parts


@mypyc_attr(acyclic=True)
class Learner:
    """The weights of the network, their gradient, and the moments that Adam keeps of it."""

    def __init__(self, rng: Rng) -> None:
        self.weights: vec[float] = vec[float]([0.0] * WEIGHT_COUNT)
        self.gradient: vec[float] = vec[float]([0.0] * WEIGHT_COUNT)
        self.first_moments: vec[float] = vec[float]([0.0] * WEIGHT_COUNT)
        self.second_moments: vec[float] = vec[float]([0.0] * WEIGHT_COUNT)
        self.steps: i64 = 0
        self.network = ValueNetwork(self.weights)
        self.sums: vec[float] = vec[float]([0.0] * WIDTH)
        self.randomize(rng)
        self.start_from_rough_measure()

    # Initial weights

    def randomize(self, rng: Rng) -> None:
        """Set the weights of hidden units at random: units that start alike stay alike."""
        for sign in range(SIGN_COUNT):
            for unit in range(HIDDEN):
                self.weights[sign * WIDTH + unit] = 0.08 * uniform(rng)
        for link in range(HIDDEN * SECOND_HIDDEN):
            self.weights[SECOND_WEIGHTS + link] = uniform(rng) / math.sqrt(float(HIDDEN))
        for unit_above in range(SECOND_HIDDEN):
            self.weights[OUTPUT_WEIGHTS + unit_above] = 0.1 * uniform(rng) / math.sqrt(float(SECOND_HIDDEN))

    def start_from_rough_measure(self) -> None:
        """Set the direct weights to the rough measure, so that the first games are worth learning from."""
        for rank in range(2):
            for place in range(len(COUNTS)):
                self.set_direct(PASSED + rank * 16 + place, -float(COUNTS[place]))
            for place in range(len(TOPS)):
                self.set_direct(TOP + rank * 12 + place, -ROOM * float(TOPS[place]))
            for second in range(3):
                self.set_direct(TRICKS + rank * 9 + KEPT * 3 + second, TRICK_HELD)
                self.set_direct(TRICKS + rank * 9 + TO_COME * 3 + second, TRICK_TO_COME)
        for size in range(9):
            self.set_direct(SIZE + size, -CARD_LAID * float(size))

    def set_direct(self, sign: i64, measure: float) -> None:
        """Set the weight with which an input goes to the output directly."""
        self.weights[sign * WIDTH + HIDDEN] = ROUGH_SCALE * measure

    def centre(self, table: TheGameState, games: i64, rng: Rng) -> None:
        """Set the bias of each stage of the game so that evaluations have the usual average in it."""
        totals = vec[float]([0.0] * SIZE)
        counts = vec[float]([0.0] * SIZE)
        for _ in range(games):
            positions, _left = self.play(table.redeal(rng))
            for position in positions:
                totals[position.signs[0]] += self.evaluate(position)
                counts[position.signs[0]] += 1.0
        for stage in range(SIZE):
            if counts[stage] > 0.0:
                self.weights[(STAGE + stage) * WIDTH + HIDDEN] = USUAL_VERDICT - totals[stage] / counts[stage]

    # Playing

    def play(self, state: TheGameState) -> tuple[list[Position], i64]:
        """Play a game by the present weights: the positions after its turns, and the cards left at its end."""
        positions: list[Position] = []
        while len(state.deck) > 0:
            prospects = Prospects(state, self.weights, MANY, SEARCH_LIMIT)
            if len(prospects.places) == 0:
                return positions, state.cards_left()
            place = prospects.places[prospects.best()]
            cards = prospects.endings.cards_kept(place)
            if prospects.outlook.total > state.hand_size - len(cards):
                prospects.outlook.record(prospects.endings.tops[place], cards)
                positions.append(Position(prospects.outlook))
            for action in prospects.endings.turn(place):
                state.apply(state.turn, action)
        return positions, Finish(state.piles, state.hands[0], SEARCH_LIMIT).least

    # Training

    def learn(self, table: TheGameState, games: i64, rate: float, rng: Rng) -> list[i64]:
        """Play a batch of games and make one step of Adam: how many cards were left in each."""
        results: list[i64] = []
        for _ in range(games):
            positions, left = self.play(table.redeal(rng))
            self.train_on(positions, end_value(left))
            results.append(left)
        self.adam_step(rate, games)
        return results

    def train_on(self, positions: list[Position], result: float) -> None:
        """Add what a game teaches to the gradient."""
        target = result
        number: i64 = len(positions) - 1
        while number >= 0:
            position = positions[number]
            value = chance(self.evaluate(position))
            self.backpropagate(position, value - target)
            target = TD_LAMBDA * target + (1.0 - TD_LAMBDA) * value
            number -= 1

    def evaluate(self, position: Position) -> float:
        """The logarithm of the odds to win."""
        for place in range(WIDTH):
            self.sums[place] = self.weights[BIAS + place]
        for number in range(len(position.signs)):
            first = position.signs[number] * WIDTH
            part = position.parts[number]
            for place in range(WIDTH):
                self.sums[place] += part * self.weights[first + place]
        return self.network.of(self.sums)

    def backpropagate(self, position: Position, error: float) -> None:
        """Add the error of the position evaluated last to the gradient."""
        errors = self.backpropagate_layers(error)
        for place in range(WIDTH):
            self.gradient[BIAS + place] += errors[place]
        for number in range(len(position.signs)):
            first = position.signs[number] * WIDTH
            part = position.parts[number]
            for place in range(WIDTH):
                self.gradient[first + place] += part * errors[place]

    def backpropagate_layers(self, error: float) -> vec[float]:
        """Pass the error through the layers above the inputs: what falls on each sum of inputs."""
        errors = vec[float]([0.0] * WIDTH)
        for unit_above in range(SECOND_HIDDEN):
            activation = self.network.second_hidden[unit_above]
            self.gradient[OUTPUT_WEIGHTS + unit_above] += error * activation
            unit_error = error * self.weights[OUTPUT_WEIGHTS + unit_above] * derivative(activation)
            self.gradient[SECOND_BIAS + unit_above] += unit_error
            first = SECOND_WEIGHTS + unit_above * HIDDEN
            for unit in range(HIDDEN):
                self.gradient[first + unit] += unit_error * self.network.hidden[unit]
                errors[unit] += unit_error * self.weights[first + unit]
        for unit in range(HIDDEN):
            errors[unit] *= derivative(self.network.hidden[unit])
        errors[HIDDEN] = error
        self.gradient[OUTPUT_BIAS] += error
        return errors

    def adam_step(self, rate: float, games: i64) -> None:
        """Change every weight by the gradient of so many games, and start a new one."""
        self.steps += 1
        corrected_rate = rate / (1.0 - ADAM_BETA1 ** float(self.steps))
        correction = 1.0 / (1.0 - ADAM_BETA2 ** float(self.steps))
        scale = 1.0 / (float(games) * POSITIONS)
        for place in range(WEIGHT_COUNT):
            slope = self.gradient[place] * scale
            first = ADAM_BETA1 * self.first_moments[place] + (1.0 - ADAM_BETA1) * slope
            second = ADAM_BETA2 * self.second_moments[place] + (1.0 - ADAM_BETA2) * slope * slope
            self.first_moments[place] = first
            self.second_moments[place] = second
            self.weights[place] -= corrected_rate * first / (math.sqrt(second * correction) + ADAM_EPSILON)
            self.gradient[place] = 0.0

    def file(self) -> bytes:
        """All weights as `weights.bin` holds them; those of inputs that were never active are zero."""
        for sign in range(SIGN_COUNT):
            if not self.was_active(sign):
                for unit in range(HIDDEN):
                    self.weights[sign * WIDTH + unit] = 0.0
        return file_of(self.weights)

    def was_active(self, sign: i64) -> bool:
        """Whether the input was active in any position."""
        for place in range(sign * WIDTH, (sign + 1) * WIDTH):
            if self.second_moments[place] > 0.0:
                return True
        return False


def uniform(rng: Rng) -> float:
    """A random number with mean 0 and variance 1, evenly distributed."""
    return 1.732 * (float(rng.below(2_000_001)) / 1_000_000.0 - 1.0)


def derivative(number: float) -> float:
    return 1.0 if number > 0.0 else LEAK
