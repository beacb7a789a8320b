"""Bots given by name or as policies."""

import pytest
from mypy_extensions import i64

from seriatim.bots import BotProblem
from seriatim.games import GAMES
from seriatim.kit.policy import Policy
from seriatim.kit.rng import Rng
from seriatim.kit.state import State
from seriatim.lab.arena import arena, contest
from seriatim.lab.players import labels_of, player, require_picklable
from seriatim.lab.simulate import Summary, simulate
from tests.bots.third_party import First

GAME = GAMES["the-game"]


class Unsendable(Policy):
    """Plays as another does, and holds something that no process can send to another."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.secret = lambda: None

    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        return self.policy.choose(sight, seat, rng)


def outcome(summary: Summary) -> object:
    return summary.results.outcomes, summary.results.scores, summary.results.moves


def test_a_name_is_its_own_label_and_policies_are_numbered_within_their_class() -> None:
    one, other = First(GAME), First(GAME)
    labels, policies = labels_of(["steady", one, other, one])
    assert labels == ["steady", "First", "First 2", "First"]
    assert policies == {"First": one, "First 2": other}


def test_a_policy_plays_a_simulation_as_its_name_does() -> None:
    by_name = simulate("the-game", ["tests.bots.third_party:First", "steady"], games=4, seed=1)
    by_object = simulate(GAME, [First(GAME), "steady"], games=4, seed=1)
    assert outcome(by_name) == outcome(by_object)
    assert by_object.setup.bots == ("First", "steady")


def test_a_policy_can_be_sent_to_workers() -> None:
    alone = simulate(GAME, [First(GAME)] * 2, games=4, seed=1)
    assert outcome(simulate(GAME, [First(GAME)] * 2, games=4, seed=1, workers=2)) == outcome(alone)


def test_a_policy_that_cannot_be_sent_to_workers_is_refused_by_its_label() -> None:
    policy = Unsendable(First(GAME))
    assert simulate(GAME, [policy] * 2, games=1, seed=1).results.games == 1
    with pytest.raises(BotProblem, match="The bot “Unsendable” cannot be sent to another process"):
        simulate(GAME, [policy] * 2, games=1, seed=1, workers=2)
    with pytest.raises(BotProblem, match="cannot be sent to another process"):
        arena(contest(GAME, [policy, "random"], 2, seed=1), deals=1, workers=2)
    require_picklable({})


def test_at_a_silent_table_a_policy_does_not_signal() -> None:
    habit = GAME.habit()
    assert player("x", {"x": habit}, GAME, talking=True) is habit
    assert habit.talks()
    assert not player("x", {"x": habit}, GAME, talking=False).talks()


def test_policies_meet_in_a_contest_under_their_labels() -> None:
    rush = GAMES["rush-hour"]
    asked = contest("rush-hour", [First(rush), "random"], 2, rush.options_type(deals=2), seed="monday")
    assert asked.line_ups == [("First", "random"), ("random", "First")]
    assert asked.options == {"deals": 2}
    assert list(arena(asked, deals=2).standings.sides) == ["First", "random"]
