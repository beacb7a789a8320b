"""Learning how The Game alone stands, from games played by what is known so far.

Every game is played by the best ends of its turns as they are judged now. Then each of its positions is judged again,
the last one first: towards what came of the game, and towards what the positions after it were thought to be worth.
Steps are made by Adam: the more steadily a weight is pushed, the farther it goes.
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
    JUDGE_BIAS,
    JUDGES,
    KEPT,
    LAST_BIAS,
    LEAK,
    LINKS,
    PASSED,
    SIGN_COUNT,
    SIZE,
    STAGE,
    TO_COME,
    TOP,
    TOPS,
    TRICKS,
    VOTES,
    WEIGHT_COUNT,
    WIDTH,
    Outlook,
    Verdict,
    chance,
)
from seriatim.games.the_game.bot.solo import (
    CARD_LAID,
    MANY,
    ROOM,
    TRICK_HELD,
    TRICK_TO_COME,
    Prospects,
    comfort,
)
from seriatim.games.the_game.bot.weights import text_of
from seriatim.games.the_game.rules import TheGameState
from seriatim.kit.rng import Rng

PATIENCE: Final[i64] = 6000
FAITH: Final[float] = 0.5
"""How much the result counts, from one position to the one before it, beside what was thought there."""
POSITIONS: Final[float] = 30.0
"""Positions of a usual game."""
FIRST_GUESS: Final[float] = 0.02
"""What the rough measure counts before anything is learned."""
USUAL_VERDICT: Final[float] = -1.3
TIRING: Final[float] = 0.9
FORGETTING: Final[float] = 0.999


@mypyc_attr(acyclic=True)
class Seen:
    """A position, as the signs that were seen in it."""

    def __init__(self, outlook: Outlook) -> None:
        self.signs = outlook.signs
        self.parts = outlook.parts


@mypyc_attr(acyclic=True)
class Learner:
    """Weights, and the way they are going."""

    def __init__(self, rng: Rng) -> None:
        self.weights: vec[float] = vec[float]([0.0] * WEIGHT_COUNT)
        self.slopes: vec[float] = vec[float]([0.0] * WEIGHT_COUNT)
        self.pushes: vec[float] = vec[float]([0.0] * WEIGHT_COUNT)
        self.squares: vec[float] = vec[float]([0.0] * WEIGHT_COUNT)
        self.steps: i64 = 0
        self.verdict = Verdict(self.weights)
        self.sums: vec[float] = vec[float]([0.0] * WIDTH)
        self.scatter(rng)
        self.guess()

    # Before anything is learned

    def scatter(self, rng: Rng) -> None:
        """Hidden units must differ to become different."""
        for sign in range(SIGN_COUNT):
            for unit in range(HIDDEN):
                self.weights[sign * WIDTH + unit] = 0.08 * scattered(rng)
        for link in range(HIDDEN * JUDGES):
            self.weights[LINKS + link] = scattered(rng) / math.sqrt(float(HIDDEN))
        for judge in range(JUDGES):
            self.weights[VOTES + judge] = 0.1 * scattered(rng) / math.sqrt(float(JUDGES))

    def guess(self) -> None:
        """Start with the rough measure, or the first games would teach nothing worth knowing."""
        for rank in range(2):
            for place in range(len(COUNTS)):
                self.say(PASSED + rank * 16 + place, -float(COUNTS[place]))
            for place in range(len(TOPS)):
                self.say(TOP + rank * 12 + place, -ROOM * float(TOPS[place]))
            for second in range(3):
                self.say(TRICKS + rank * 9 + KEPT * 3 + second, TRICK_HELD)
                self.say(TRICKS + rank * 9 + TO_COME * 3 + second, TRICK_TO_COME)
        for size in range(9):
            self.say(SIZE + size, -CARD_LAID * float(size))

    def say(self, sign: i64, measure: float) -> None:
        self.weights[sign * WIDTH + HIDDEN] = FIRST_GUESS * measure

    def centre(self, table: TheGameState, games: i64, rng: Rng) -> None:
        """Let the first guess be right on the average, in every stage of the game."""
        totals = vec[float]([0.0] * SIZE)
        counts = vec[float]([0.0] * SIZE)
        for _ in range(games):
            positions, _left = self.play(table.redeal(rng))
            for seen in positions:
                totals[seen.signs[0]] += self.judge(seen)
                counts[seen.signs[0]] += 1.0
        for stage in range(SIZE):
            if counts[stage] > 0.0:
                self.weights[(STAGE + stage) * WIDTH + HIDDEN] = USUAL_VERDICT - totals[stage] / counts[stage]

    # A game

    def play(self, state: TheGameState) -> tuple[list[Seen], i64]:
        """A game by what is known: the positions after its turns, and the cards left at its end."""
        seen: list[Seen] = []
        while len(state.deck) > 0:
            prospects = Prospects(state, self.weights, MANY, PATIENCE)
            if len(prospects.places) == 0:
                return seen, state.cards_left()
            place = prospects.places[prospects.best()]
            cards = prospects.endings.cards_kept(place)
            if prospects.outlook.total > state.hand_size - len(cards):
                prospects.outlook.record(prospects.endings.tops[place], cards)
                seen.append(Seen(prospects.outlook))
            for action in prospects.endings.turn(place):
                state.apply(state.turn, action)
        return seen, Finish(state.piles, state.hands[0], PATIENCE).least

    # What it teaches

    def learn(self, table: TheGameState, games: i64, rate: float, rng: Rng) -> list[i64]:
        """Play a batch of games and make one step; say how many cards were left in each."""
        results: list[i64] = []
        for _ in range(games):
            positions, left = self.play(table.redeal(rng))
            self.study(positions, comfort(left))
            results.append(left)
        self.move(rate, games)
        return results

    def study(self, positions: list[Seen], result: float) -> None:
        target = result
        number: i64 = len(positions) - 1
        while number >= 0:
            seen = positions[number]
            thought = chance(self.judge(seen))
            self.blame(seen, thought - target)
            target = FAITH * target + (1.0 - FAITH) * thought
            number -= 1

    def judge(self, seen: Seen) -> float:
        for place in range(WIDTH):
            self.sums[place] = self.weights[BIAS + place]
        for number in range(len(seen.signs)):
            first = seen.signs[number] * WIDTH
            part = seen.parts[number]
            for place in range(WIDTH):
                self.sums[place] += part * self.weights[first + place]
        return self.verdict.of(self.sums)

    def blame(self, seen: Seen, error: float) -> None:
        """Of the position judged last: how much each weight has to do with the error."""
        blamed = self.blame_judges(error)
        for place in range(WIDTH):
            self.slopes[BIAS + place] += blamed[place]
        for number in range(len(seen.signs)):
            first = seen.signs[number] * WIDTH
            part = seen.parts[number]
            for place in range(WIDTH):
                self.slopes[first + place] += part * blamed[place]

    def blame_judges(self, error: float) -> vec[float]:
        """What falls on each hidden unit, and on the verdict itself."""
        blamed = vec[float]([0.0] * WIDTH)
        for judge in range(JUDGES):
            heard = self.verdict.judges[judge]
            self.slopes[VOTES + judge] += error * heard
            share = error * self.weights[VOTES + judge] * steepness(heard)
            self.slopes[JUDGE_BIAS + judge] += share
            first = LINKS + judge * HIDDEN
            for unit in range(HIDDEN):
                self.slopes[first + unit] += share * self.verdict.hidden[unit]
                blamed[unit] += share * self.weights[first + unit]
        for unit in range(HIDDEN):
            blamed[unit] *= steepness(self.verdict.hidden[unit])
        blamed[HIDDEN] = error
        self.slopes[LAST_BIAS] += error
        return blamed

    def move(self, rate: float, games: i64) -> None:
        """One step of every weight, after so many games."""
        self.steps += 1
        tired = rate / (1.0 - TIRING ** float(self.steps))
        forgotten = 1.0 / (1.0 - FORGETTING ** float(self.steps))
        scale = 1.0 / (float(games) * POSITIONS)
        for place in range(WEIGHT_COUNT):
            slope = self.slopes[place] * scale
            push = TIRING * self.pushes[place] + (1.0 - TIRING) * slope
            square = FORGETTING * self.squares[place] + (1.0 - FORGETTING) * slope * slope
            self.pushes[place] = push
            self.squares[place] = square
            self.weights[place] -= tired * push / (math.sqrt(square * forgotten) + 1e-6)
            self.slopes[place] = 0.0

    # What was learned

    def text(self) -> str:
        """All weights; signs that were never seen say nothing."""
        for sign in range(SIGN_COUNT):
            if not self.is_known(sign):
                for unit in range(HIDDEN):
                    self.weights[sign * WIDTH + unit] = 0.0
        return text_of(self.weights)

    def is_known(self, sign: i64) -> bool:
        """Whether the sign was ever seen."""
        for place in range(sign * WIDTH, (sign + 1) * WIDTH):
            if self.squares[place] > 0.0:
                return True
        return False


def scattered(rng: Rng) -> float:
    """A number around 0, at most the square root of 3 away: its square is 1 on the average."""
    return 1.732 * (float(rng.below(2_000_001)) / 1_000_000.0 - 1.0)


def steepness(number: float) -> float:
    return 1.0 if number > 0.0 else LEAK
