"""Who chooses the moves: chance, a habit, or anything that looks at a state and answers with an action."""

from abc import abstractmethod
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
    """A way to choose. It may look only at what its seat can see: the truth and its sight get the same answer.

    A policy can be pickled if all its attributes can.
    """

    def __init__(self) -> None:
        require_methods(type(self), Policy, REQUIRED_METHODS)

    def __init_subclass__(cls) -> None:
        check_on_init(cls, Policy, REQUIRED_METHODS)

    @abstractmethod
    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        """One of the seat's legal actions."""

    def talks(self) -> bool:
        """Whether it is worth asking what this player says."""
        return False

    def speak(self, sight: State, seat: i64, rng: Rng) -> vec[i64]:
        """The signals the seat gives now, on its own turn or not; none if all it has to say stands already."""
        return vec[i64]()

    def arguments(self) -> tuple[object, ...]:
        """What it was made from: a compiled class that cannot be made without arguments names them for pickling."""
        return ()

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (type(self), self.arguments(), attributes_of(self))


def attributes_of(policy: Policy) -> dict[str, object]:
    """The attributes of a policy by name: those of compiled classes, which pickle does not find, and all others."""
    compiled = [name for kind in type(policy).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())]
    attributes: dict[str, object] = {name: getattr(policy, name) for name in compiled}
    attributes.update(getattr(policy, "__dict__", {}))
    return attributes


def restored(kind: type[Policy], arguments: tuple[object, ...], attributes: dict[str, object]) -> Policy:
    """A policy with these attributes, as it was pickled. Of a compiled class, `__new__` calls `__init__` as well."""
    policy = kind.__new__(kind, *arguments)
    for name, value in attributes.items():
        setattr(policy, name, value)
    return policy


@mypyc_attr(allow_interpreted_subclasses=True)
class Habit(Policy):
    """A game's quick way to play, and what a search must know of the game beside its rules."""

    def candidates(self, sight: State, seat: i64, rng: Rng) -> vec[vec[i64]]:
        """The turns worth a thought, each as its actions in order: single moves, unless a turn is more than one."""
        return vec[vec[i64]]([vec[i64]([action]) for action in sight.actions(seat)])

    def prior(self, sight: State, seat: i64, turn: vec[i64]) -> float:
        """What speaks for one of these turns before any playout, in the same measure as `value`."""
        return 0.0

    def signal_all(self, state: State, seat: i64) -> None:
        """In a supposed world: let everybody have said what this habit would say before the seat makes its move."""

    def budget_share(self, sight: State, seat: i64) -> float:
        """The part of a turn's thinking that this decision deserves; all decisions of a turn share one budget."""
        return 1.0

    def playout_cost(self, sight: State) -> float:
        """What a playout costs at this table beside others; where it is twice as much, half as many are made."""
        return 1.0

    def sample_world(self, sight: State, seat: i64, rng: Rng) -> State:
        """A truth that could lie behind the seat's sight, the likelier the more often, by what partners say and do."""
        return sight.imagine(rng)

    def is_cutoff(self, state: State, start: State, moves: i64) -> bool:
        """Whether a playout may stop, so many moves after the turn that it tries, though the game goes on."""
        return False

    def value(self, state: State, seat: i64) -> float:
        """How glad the seat is of how things stand when a playout stops, 0 to 1: its share of the win."""
        winners = state.winners()
        return 1.0 / float(len(winners)) if seat in winners else 0.0


class RandomPolicy(Policy):
    """Every legal move is equally likely."""

    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        actions = sight.actions(seat)
        return actions[rng.below(len(actions))]


class TimeMeasured(Policy):
    """A player whose processor time for choosing adds up in `seconds`."""

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
    """One of the seats that may act; where there are several, any may be first."""
    seat = state.only_actor()
    if seat != NOBODY:
        return seat
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


def play_many(table: State, games: i64, policy: Policy, rng: Rng) -> i64:
    """Play so many new games at a table; say how many moves they took together."""
    moves: i64 = 0
    for _ in range(games):
        moves += play_out(table.redeal(rng), policy, rng)
    return moves


def next_move(state: State, players: list[Policy], rng: Rng) -> tuple[i64, i64]:
    """One of the actors and the action its player chooses from its sight."""
    seat = next_actor(state, rng)
    action = players[seat].choose(state.sight(seat), seat, rng)
    objection = state.objection(seat, action)
    if objection is not None:
        raise ValueError(f"seat {seat} chose action {action}, which the rules refuse: {objection}")
    return seat, action


def speak_all(state: State, players: list[Policy], rng: Rng) -> list[tuple[i64, i64]]:
    """Let every player who talks say what it has to say; who said what, in order."""
    said: list[tuple[i64, i64]] = []
    for seat in range(len(players)):
        if players[seat].talks():
            for signal in players[seat].speak(state.sight(seat), seat, rng):
                if state.objection(seat, signal) is None:
                    state.apply(seat, signal)
                    said.append((seat, signal))
    return said


def play_round(state: State, players: list[Policy], rng: Rng) -> list[tuple[i64, i64]]:
    """Let the players talk, then let one of the actors move. Return all (seat, action) in order; the move is last."""
    done = speak_all(state, players, rng)
    move = next_move(state, players, rng)
    state.apply(move[0], move[1])
    done.append(move)
    return done


def play_game(state: State, players: list[Policy], rng: Rng) -> i64:
    """Play a game to its end, each seat by its own player. Return the number of moves, signals not counted."""
    moves: i64 = 0
    while not state.outcome():
        play_round(state, players, rng)
        moves += 1
    return moves


def first_inconsistent_action(state: State, seat: i64, action_count: i64) -> i64:
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
