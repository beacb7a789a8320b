"""What must hold for every bot in every game: it plays by the rules, sees only its sight, and can be repeated."""

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from seriatim.games import GAMES
from seriatim.games.game import AnyGame
from seriatim.kit.policy import Policy, attributes_of
from seriatim.kit.rng import Rng
from seriatim.kit.seed import quick_rng
from seriatim.kit.state import State
from tests.bots.moves import all_moves
from tests.bots.players import PLAYERS
from tests.contract.cases import spaced, states
from tests.contract.hidden import HOOKS
from tools.cases import Case, cases_of

ROOT = Path(__file__).parents[2]


def tables() -> list[ParameterSet]:
    """Every game with every number of seats, plain and with the options that stand last; most of it is slow."""
    chosen = []
    for game in GAMES.values():
        for seats in game.seat_counts:
            of_size = [case for case in cases_of(game) if case.seats == seats]
            for case in (of_size[0], of_size[-1]):
                is_first = seats == game.seat_counts[0] and case is of_size[0]
                chosen.append(pytest.param(case, id=str(case), marks=[] if is_first else [pytest.mark.slow]))
    return chosen


def positions(case: Case) -> list[tuple[State, int]]:
    """A few positions of such games, each with a seat that may act there."""
    found = [state for kind in ("wild", "tame") for state in spaced(states(case, "bots", kind), 4)[:3]]
    return [(state.copy(), int(state.actors()[-1])) for state in found if not state.outcome()]


def behaviour(player: Policy, sight: State, seat: int, rng: Rng) -> tuple[list[int], int]:
    """What the bot says and does."""
    said = [int(signal) for signal in player.speak(sight, seat, rng)] if player.talks() else []
    return said, int(player.choose(sight, seat, rng))


def can_be_said(state: State, seat: int, said: list[int]) -> bool:
    """Each signal is allowed when those before it have been given."""
    for signal in said:
        if state.objection(seat, signal) is not None:
            return False
        state.apply(seat, signal)
    return True


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
@pytest.mark.parametrize("name", PLAYERS)
def test_every_bot_can_be_pickled(game: AnyGame, name: str) -> None:
    player = PLAYERS[name](game)
    again = pickle.loads(pickle.dumps(player))
    assert type(again) is type(player)
    assert attributes_of(again).keys() == attributes_of(player).keys()
    state = game.deal(game.usual_seats, seed=1)
    seat = int(state.actors()[0])
    assert game.is_action(again.choose(state.sight(seat), seat, quick_rng("pickled")))


@pytest.mark.parametrize("case", tables())
@pytest.mark.parametrize("name", PLAYERS)
def test_every_bot_is_legal_repeatable_and_blind_to_what_it_cannot_see(case: Case, name: str) -> None:
    """ALL-5, ALL-6: two truths that look the same to a seat get the same words and the same move."""
    player, chance, other_truth = PLAYERS[name](case.game), quick_rng("other"), HOOKS[case.game.id].other_truth
    for state, seat in positions(case):
        sight = state.sight(seat)
        before = list(sight.facts())
        said, action = behaviour(player, sight, seat, quick_rng("bot"))
        assert list(sight.facts()) == before
        assert action in list(state.actions(seat))
        assert can_be_said(state.copy(), seat, said)
        assert behaviour(player, state.sight(seat), seat, quick_rng("bot")) == (said, action)
        if other_truth is not None:
            other = other_truth(state, seat, chance).sight(seat)
            assert behaviour(player, other, seat, quick_rng("bot")) == (said, action)


def test_compiled_and_interpreted_bots_play_the_same_game() -> None:
    """What runs here, against the sources, uncompiled, in a process of their own with other hashes."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), "PYTHONHASHSEED": "7"}
    command = [sys.executable, "-m", "tests.bots.moves"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == all_moves()
