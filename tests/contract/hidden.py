"""What the contract must know of each game by itself: where its cards are, how it nears its end, what it hides.

`other_truth` makes a second truth that differs from the first in nothing but what is hidden from a seat. It is written
against the rule page and not with `sight` or `imagine`, for these are what it is to judge.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from seriatim.kit.rng import Rng
from seriatim.kit.state import State
from tests.games.cut_in.hidden import cut_in_cards, cut_in_other_truth
from tests.games.quick_and_easy.hidden import (
    quick_and_easy_cards,
    quick_and_easy_late,
    quick_and_easy_other_truth,
)
from tests.games.rush_hour.hidden import rush_hour_cards, rush_hour_other_truth
from tests.games.sequence.hidden import sequence_cards, sequence_late, sequence_other_truth
from tests.games.the_game.hidden import the_game_cards, the_game_late, the_game_other_truth
from tests.games.traffic_memo.hidden import traffic_memo_cards, traffic_memo_late, traffic_memo_other_truth


class Hooks(NamedTuple):
    """A game's own part in the contract. Where `other_truth` is None, the game hides nothing from anybody."""

    cards: Callable[[State], Sequence[int]]
    """All cards of the game, wherever they lie; in any order."""
    other_truth: Callable[[State, int, Rng], State] | None
    late: Callable[[State, Rng], State] | None = None
    """A state near the end, at the table of the one given; for games in which chance and habit seldom come so far."""


HOOKS: dict[str, Hooks] = {
    "cut-in": Hooks(cut_in_cards, cut_in_other_truth),
    "quick-and-easy": Hooks(quick_and_easy_cards, quick_and_easy_other_truth, quick_and_easy_late),
    "rush-hour": Hooks(rush_hour_cards, rush_hour_other_truth),
    "sequence": Hooks(sequence_cards, sequence_other_truth, sequence_late),
    "the-game": Hooks(the_game_cards, the_game_other_truth, the_game_late),
    "traffic-memo": Hooks(traffic_memo_cards, traffic_memo_other_truth, traffic_memo_late),
}
