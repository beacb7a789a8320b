"""Policies: what chooses the moves. Anything that looks at a state and returns an action can be one."""

from abc import abstractmethod
from collections.abc import Callable
from time import process_time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from seriatim.kit.abstract import check_on_init, require_methods
from seriatim.kit.rng import Rng
from seriatim.kit.state import NOBODY, State

REQUIRED_METHODS: Final = ("choose",)
"""The abstract methods of `Policy`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses actions. It may use only what its seat can see, so it must answer the same for the truth and its sight.

    A policy can be pickled if all its attributes can.
    """

    def __init__(self) -> None:
        require_methods(type(self), Policy, REQUIRED_METHODS)

    def __init_subclass__(cls) -> None:
        check_on_init(cls, Policy, REQUIRED_METHODS)

    @abstractmethod
    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        """Return one of the seat's legal actions."""

    def talks(self) -> bool:
        """Whether this player ever gives signals."""
        return False

    def speak(self, sight: State, seat: i64, rng: Rng) -> vec[i64]:
        """Return the signals that the seat gives now, on its turn or not; none if it has nothing new to say."""
        return vec[i64]()

    def arguments(self) -> tuple[object, ...]:
        """The arguments of `__init__`, for pickling. Compiled classes that need arguments must override this."""
        return ()

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (type(self), self.arguments(), attributes_of(self))


def attributes_of(policy: Policy) -> dict[str, object]:
    """Return all attributes of a policy by name, with those of compiled classes, which pickle does not find."""
    compiled = [name for kind in type(policy).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())]
    attributes: dict[str, object] = {name: getattr(policy, name) for name in compiled}
    attributes.update(getattr(policy, "__dict__", {}))
    return attributes


def restored(kind: type[Policy], arguments: tuple[object, ...], attributes: dict[str, object]) -> Policy:
    """Unpickle a policy. If its class is compiled, `__new__` calls `__init__` as well."""
    policy = kind.__new__(kind, *arguments)
    for name, value in attributes.items():
        setattr(policy, name, value)
    return policy


@mypyc_attr(allow_interpreted_subclasses=True)
class Habit(Policy):
    """A game's fast policy, and what a search needs to know of the game besides its rules."""

    def candidates(self, sight: State, seat: i64, rng: Rng) -> vec[vec[i64]]:
        """Return the turns that are worth trying, each as its actions in order. By default: all single actions."""
        return vec[vec[i64]]([vec[i64]([action]) for action in sight.actions(seat)])

    def prior(self, sight: State, seat: i64, turn: vec[i64]) -> float:
        """Return the prior value of a candidate turn, before any playout, on the scale of `value`."""
        return 0.0

    def signal_all(self, state: State, seat: i64) -> None:
        """In a sampled world, before this seat moves, apply the signals that this habit would give for the players."""

    def budget_share(self, sight: State, seat: i64) -> float:
        """Return this decision's share of the turn's budget, which all decisions of a turn share."""
        return 1.0

    def playout_cost(self, sight: State) -> float:
        """Return the relative cost of a playout at this table. At cost 2, the search makes half as many."""
        return 1.0

    def sample_world(self, sight: State, seat: i64, rng: Rng) -> State:
        """Sample a full state that fits the seat's sight, weighted by how well it explains what others said and did."""
        return sight.imagine(rng)

    def is_cutoff(self, state: State, start: State, moves: i64) -> bool:
        """Whether to stop a playout before the game ends. `moves` counts the moves since the turn being tried."""
        return False

    def value(self, state: State, seat: i64) -> float:
        """Evaluate the state for this seat when a playout stops, from 0 to 1. By default: its share of the win."""
        winners = state.winners()
        return 1.0 / float(len(winners)) if seat in winners else 0.0


class RandomPolicy(Policy):
    """Every legal move is equally likely."""

    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        actions = sight.actions(seat)
        return actions[rng.below(len(actions))]


class TimedPolicy(Policy):
    """Wrap a player, and add up in `seconds` the processor time that it takes to choose."""

    def __init__(self, player: Policy) -> None:
        self.player = player
        self.seconds = 0.0

    def arguments(self) -> tuple[object, ...]:
        return (self.player,)

    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        start = process_time()
        action = self.player.choose(sight, seat, rng)
        self.seconds += process_time() - start
        return action

    def talks(self) -> bool:
        return self.player.talks()

    def speak(self, sight: State, seat: i64, rng: Rng) -> vec[i64]:
        return self.player.speak(sight, seat, rng)


def next_actor(state: State, rng: Rng) -> i64:
    """Return a seat that may act; a random one if there are several."""
    seat = state.only_actor()
    if seat != NOBODY:
        return seat
    actors = state.actors()
    if len(actors) == 1:
        return actors[0]
    return actors[rng.below(len(actors))]


def play_out(state: State, policy: Policy, rng: Rng) -> i64:
    """Play a game to its end, every seat by the same policy. Return the number of moves."""
    moves: i64 = 0
    while not state.outcome():
        seat = next_actor(state, rng)
        state.apply(seat, policy.choose(state, seat, rng))
        moves += 1
    return moves


def play_many(table: State, games: i64, policy: Policy, rng: Rng) -> i64:
    """Play so many new games at a table. Return the number of moves in all of them."""
    moves: i64 = 0
    for _ in range(games):
        moves += play_out(table.redeal(rng), policy, rng)
    return moves


def next_move(state: State, players: list[Policy], rng: Rng) -> tuple[i64, i64]:
    """Return one of the actors and the action that its player chooses from its sight."""
    seat = next_actor(state, rng)
    action = players[seat].choose(state.sight(seat), seat, rng)
    objection = state.objection(seat, action)
    if objection is not None:
        raise ValueError(f"seat {seat} chose action {action}, which the rules refuse: {objection}")
    return seat, action


OnAction = Callable[[State, int, int], None]
"""Called with the state before an action, the seat and the action."""


def speak_all(
    state: State, players: list[Policy], rng: Rng, on_action: OnAction | None = None
) -> list[tuple[i64, i64]]:
    """Let every player who talks give its signals. Return (seat, signal) in order."""
    said: list[tuple[i64, i64]] = []
    for seat in range(len(players)):
        if players[seat].talks():
            for signal in players[seat].speak(state.sight(seat), seat, rng):
                if state.objection(seat, signal) is None:
                    if on_action is not None:
                        on_action(state, seat, signal)
                    state.apply(seat, signal)
                    said.append((seat, signal))
    return said


def play_step(
    state: State, players: list[Policy], rng: Rng, on_action: OnAction | None = None
) -> list[tuple[i64, i64]]:
    """Let the players talk, then let one of the actors move. Return all (seat, action) in order; the move is last."""
    done = speak_all(state, players, rng, on_action)
    move = next_move(state, players, rng)
    if on_action is not None:
        on_action(state, move[0], move[1])
    state.apply(move[0], move[1])
    done.append(move)
    return done


def play_game(state: State, players: list[Policy], rng: Rng) -> i64:
    """Play a game to its end, each seat by its own player. Return the number of moves, signals not counted."""
    moves: i64 = 0
    while not state.outcome():
        play_step(state, players, rng)
        moves += 1
    return moves


def first_inconsistent_action(state: State, seat: i64, action_count: i64) -> i64:
    """Return the first action that is listed and refused, or allowed and not listed; -1 if there is none."""
    listed = vec[bool]([False] * action_count)
    for action in state.actions(seat):
        listed[action] = True
    for signal in state.signals(seat):
        listed[signal] = True
    for action in range(action_count):
        if listed[action] != (state.objection(seat, action) is None):
            return action
    return -1
