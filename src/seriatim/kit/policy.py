"""Who chooses the moves: chance, a habit, or anything that looks at a state and answers with an action."""

from abc import abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from seriatim.kit.rng import Rng
from seriatim.kit.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """A way to choose. It may look only at what its seat can see: the truth and its sight get the same answer."""

    @abstractmethod
    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        """One of the seat's legal actions."""


class Chance(Policy):
    """Every legal move is equally likely."""

    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        actions = sight.actions(seat)
        return actions[rng.below(len(actions))]


def next_actor(state: State, rng: Rng) -> i64:
    """One of the seats that may act; where there are several, any may be first."""
    actors = state.actors()
    if len(actors) == 1:
        return actors[0]
    return actors[rng.below(len(actors))]


def play_out(state: State, policy: Policy, rng: Rng) -> i64:
    """Play a game to its end, every seat by the same policy; say how many moves it took."""
    moves: i64 = 0
    while not state.outcome():
        seat = next_actor(state, rng)
        state.apply(seat, policy.choose(state, seat, rng))
        moves += 1
    return moves


def play_outs(table: State, games: i64, policy: Policy, rng: Rng) -> i64:
    """Play so many new games at a table; say how many moves they took together."""
    moves: i64 = 0
    for _ in range(games):
        moves += play_out(table.again(rng), policy, rng)
    return moves


def next_move(state: State, players: list[Policy], rng: Rng) -> tuple[i64, i64]:
    """One of the actors and the action its player chooses from its sight."""
    seat = next_actor(state, rng)
    action = players[seat].choose(state.sight(seat), seat, rng)
    objection = state.objection(seat, action)
    if objection is not None:
        raise ValueError(f"seat {seat} chose action {action}, which the rules refuse: {objection}")
    return seat, action


def play_through(state: State, players: list[Policy], rng: Rng) -> i64:
    """Play a game to its end, each seat by its own player; say how many moves it took."""
    moves: i64 = 0
    while not state.outcome():
        seat, action = next_move(state, players, rng)
        state.apply(seat, action)
        moves += 1
    return moves


def disputed(state: State, seat: i64, action_count: i64) -> i64:
    """The first action that is listed and refused, or allowed and not listed; -1 if there is none."""
    listed = vec[bool]([False] * action_count)
    for action in state.actions(seat):
        listed[action] = True
    for signal in state.signals(seat):
        listed[signal] = True
    for action in range(action_count):
        if listed[action] != (state.objection(seat, action) is None):
            return action
    return -1
