"""What `State` and `Policy` are by themselves, and what they ask of a class."""

import inspect
import pickle

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games import GAMES
from seriatim.kit import policy, state
from seriatim.kit.policy import Habit, Policy, RandomPolicy, next_actor
from seriatim.kit.rng import Rng
from seriatim.kit.state import OMNISCIENT, SPECTATOR, NotVisible, State
from tests.kit.liar import Liar

GAME = GAMES["the-game"]


class Half(State):
    """A state with two of its methods."""

    def __init__(self, name: str) -> None:
        self.name = name

    def actors(self) -> vec[i64]:
        return vec[i64]()

    def outcome(self) -> str:
        return ""


class Whole(Liar):
    """A state with all of them."""


class Undecided(Policy):
    """A player that cannot choose."""

    def __init__(self) -> None:
        self.name = "undecided"


class Decided(Undecided):
    """A player that can."""

    def choose(self, sight: State, seat: int, rng: Rng) -> int:
        return 0


def test_a_state_without_its_methods_cannot_be_made() -> None:
    with pytest.raises(TypeError, match="State is abstract: it has no action_count, actions, actors, apply"):
        State()  # type: ignore[abstract]
    with pytest.raises(TypeError, match="Half is abstract: it has no action_count, actions, apply"):
        Half("half")  # type: ignore[abstract]
    assert Whole(GAME.deal(2, seed=1)).outcome() == ""


@pytest.mark.parametrize("kind", [Policy, Habit, Undecided])
def test_a_policy_that_cannot_choose_cannot_be_made(kind: type[Policy]) -> None:
    with pytest.raises(TypeError, match=f"{kind.__name__} is abstract: it has no choose"):
        kind()


def test_a_policy_that_can_choose_can_be_made() -> None:
    assert Decided().name == "undecided"
    assert not RandomPolicy().talks()


@pytest.mark.parametrize(("kind", "methods"), [(State, state.REQUIRED_METHODS), (Policy, policy.REQUIRED_METHODS)])
def test_the_methods_that_are_asked_for_are_the_abstract_ones(kind: type, methods: tuple[str, ...]) -> None:
    """Compiled classes have forgotten which they are; a source file tells."""
    assert all(name in vars(kind) for name in methods)
    abstract = sorted(name for name, member in vars(kind).items() if getattr(member, "__isabstractmethod__", False))
    assert abstract in ([], sorted(methods))


def test_a_state_tells_the_turn_in_short() -> None:
    truth = GAME.deal(3, {"starter": "bid"}, seed=1)
    assert repr(truth) == "<TheGameState: 3 seats, turn of seats 0, 1, 2>"
    for seat in range(3):
        truth.apply(seat, GAME.parse("bid 0"))
    assert repr(truth) == "<TheGameState: 3 seats, turn of seat 0>"
    assert repr(truth.sight(1)) == "<TheGameState: 3 seats, turn of seat 0, as seat 1 sees it>"
    assert repr(truth.sight(SPECTATOR)) == "<TheGameState: 3 seats, turn of seat 0, as a spectator sees it>"


def test_help_tells_what_a_class_and_its_methods_are_for() -> None:
    """mypyc leaves docstrings out; our build puts them in."""
    assert "A game in progress." in (inspect.getdoc(State) or "")
    assert "Return the seats that may make a move now" in (inspect.getdoc(State.actors) or "")
    assert inspect.getdoc(type(GAME.deal(2, seed=1)).winners) == "All win together, or nobody (TG-10)."
    assert inspect.getdoc(next_actor) == "Return a seat that may act; a random one if there are several."


def test_states_of_two_games_are_not_equal() -> None:
    assert GAME.deal(3, seed=1) != GAMES["cut-in"].deal(3, seed=1)
    assert GAME.deal(3, seed=1) == GAME.deal(3, seed=1)


def test_a_sight_refuses_to_list_the_moves_of_a_hidden_hand() -> None:
    sight = GAME.deal(3, {"starter": "first"}, seed=1).sight(1)
    refused = "seat 1 cannot see the hand of seat 0"
    with pytest.raises(NotVisible, match=refused):
        sight.actions(0)
    with pytest.raises(NotVisible, match=refused):
        sight.objection(0, 7)
    with pytest.raises(NotVisible, match=refused):
        sight.default_action(0)
    assert list(sight.actions(1)) == []
    assert sight.imagine(Rng(1, 2, 3, 4)).viewer == OMNISCIENT


def test_a_pickle_of_a_sight_holds_nothing_hidden() -> None:
    one, other = GAME.deal(3, seed=1).sight(SPECTATOR), GAME.deal(3, seed=2).sight(SPECTATOR)
    assert pickle.dumps(one) == pickle.dumps(other)
