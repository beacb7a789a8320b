"""The modules beside a game's class: the base class finds them, and they have the functions it asks for."""

from itertools import pairwise

import pytest

from seriatim.games import GAMES
from seriatim.games.cut_in import notation as cut_in_notation
from seriatim.games.cut_in import story as cut_in_story
from seriatim.games.cut_in import view as cut_in_view
from seriatim.games.cut_in.bot import reasons as cut_in_reasons
from seriatim.games.cut_in.rules import CutInState
from seriatim.games.modules import Notation, Reasons, Story, Views, game_module
from seriatim.games.quick_and_easy import notation as quick_and_easy_notation
from seriatim.games.quick_and_easy import story as quick_and_easy_story
from seriatim.games.quick_and_easy import view as quick_and_easy_view
from seriatim.games.quick_and_easy.bot import reasons as quick_and_easy_reasons
from seriatim.games.quick_and_easy.rules import QuickAndEasyState
from seriatim.games.rush_hour import notation as rush_hour_notation
from seriatim.games.rush_hour import story as rush_hour_story
from seriatim.games.rush_hour import view as rush_hour_view
from seriatim.games.rush_hour.bot import reasons as rush_hour_reasons
from seriatim.games.rush_hour.rules import RushHourState
from seriatim.games.sequence import notation as sequence_notation
from seriatim.games.sequence import story as sequence_story
from seriatim.games.sequence import view as sequence_view
from seriatim.games.sequence.bot import reasons as sequence_reasons
from seriatim.games.sequence.rules import SequenceState
from seriatim.games.the_game import TheGame
from seriatim.games.the_game import notation as the_game_notation
from seriatim.games.the_game import story as the_game_story
from seriatim.games.the_game import view as the_game_view
from seriatim.games.the_game.bot import reasons as the_game_reasons
from seriatim.games.the_game.rules import TheGameState
from seriatim.games.traffic_memo import notation as traffic_memo_notation
from seriatim.games.traffic_memo import story as traffic_memo_story
from seriatim.games.traffic_memo import view as traffic_memo_view
from seriatim.games.traffic_memo.bot import reasons as traffic_memo_reasons
from seriatim.games.traffic_memo.rules import TrafficMemoState

# mypy compares each module with what the base class asks of it.
NOTATIONS: dict[str, Notation] = {
    "the-game": the_game_notation,
    "quick-and-easy": quick_and_easy_notation,
    "sequence": sequence_notation,
    "traffic-memo": traffic_memo_notation,
    "cut-in": cut_in_notation,
    "rush-hour": rush_hour_notation,
}
THE_GAME: tuple[
    Views[TheGameState, the_game_view.TheGameView, the_game_view.Choice], Story[TheGameState], Reasons[TheGameState]
] = (the_game_view, the_game_story, the_game_reasons)
QUICK_AND_EASY: tuple[
    Views[QuickAndEasyState, quick_and_easy_view.QuickAndEasyView, quick_and_easy_view.Choice],
    Story[QuickAndEasyState],
    Reasons[QuickAndEasyState],
] = (quick_and_easy_view, quick_and_easy_story, quick_and_easy_reasons)
SEQUENCE: tuple[
    Views[SequenceState, sequence_view.SequenceView, sequence_view.Choice], Story[SequenceState], Reasons[SequenceState]
] = (sequence_view, sequence_story, sequence_reasons)
TRAFFIC_MEMO: tuple[
    Views[TrafficMemoState, traffic_memo_view.TrafficMemoView, traffic_memo_view.Choice],
    Story[TrafficMemoState],
    Reasons[TrafficMemoState],
] = (traffic_memo_view, traffic_memo_story, traffic_memo_reasons)
CUT_IN: tuple[Views[CutInState, cut_in_view.CutInView, cut_in_view.Choice], Story[CutInState], Reasons[CutInState]] = (
    cut_in_view,
    cut_in_story,
    cut_in_reasons,
)
RUSH_HOUR: tuple[
    Views[RushHourState, rush_hour_view.RushHourView, rush_hour_view.Choice],
    Story[RushHourState],
    Reasons[RushHourState],
] = (rush_hour_view, rush_hour_story, rush_hour_reasons)
OTHERS = {
    "the-game": THE_GAME,
    "quick-and-easy": QUICK_AND_EASY,
    "sequence": SEQUENCE,
    "traffic-memo": TRAFFIC_MEMO,
    "cut-in": CUT_IN,
    "rush-hour": RUSH_HOUR,
}


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_finds_its_own_modules(game_id: str) -> None:
    game = type(GAMES[game_id])
    assert game_module(game, "notation") is NOTATIONS[game_id]
    assert tuple(game_module(game, name) for name in ("view", "story", "bot.reasons")) == OTHERS[game_id]


class Variant(TheGame):
    """A game in a module that is no package."""


class Homeless:
    """A class with no package at all."""


def test_a_game_that_extends_another_uses_its_modules() -> None:
    assert game_module(Variant, "bot.reasons") is the_game_reasons
    assert Variant().format(Variant().parse("37a")) == "37a"


def test_a_missing_module_is_named() -> None:
    with pytest.raises(ModuleNotFoundError, match="Homeless has no module story beside it"):
        game_module(Homeless, "story")
    with pytest.raises(ModuleNotFoundError, match="TheGame has no module"):
        game_module(TheGame, "bot.judge")


@pytest.mark.parametrize("game_id", GAMES)
def test_the_parts_of_an_observation_follow_each_other_and_each_has_a_name_of_its_own(game_id: str) -> None:
    game = GAMES[game_id]
    layout = game.observation_layout
    ends = [0, *(part.stop for _, part in layout)]
    assert [(part.start, part.stop) for _, part in layout] == list(pairwise(ends))
    assert all(part.start < part.stop for _, part in layout)
    assert ends[-1] == game.observation_size
    assert len({name for name, _ in layout}) == len(layout)


@pytest.mark.parametrize("game_id", GAMES)
def test_an_observation_has_the_same_parts_at_every_table(game_id: str) -> None:
    game = GAMES[game_id]
    for seats in game.seat_counts:
        sight = game.deal(seats, seed=seats).sight(seats - 1)
        parts = [(name, len(numbers)) for name, numbers in game_module(type(game), "view").observe(sight, seats - 1)]
        assert parts == [(name, part.stop - part.start) for name, part in game.observation_layout]


def test_a_part_of_an_observation_holds_what_its_name_says() -> None:
    game = GAMES["the-game"]
    state = game.deal(3, seed=7)
    seen = list(game.observe(state.sight(1), 1))
    hand = dict(game.observation_layout)["hand"]
    assert [card for card, held in enumerate(seen[hand], start=2) if held] == sorted(state.hands[1])
