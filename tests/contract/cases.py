"""The cases of the contract for pytest, and games played in them."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

import pytest
from _pytest.mark import ParameterSet

from seriatim.games.game import AnyGame, Value
from seriatim.kit.policy import RandomPolicy, next_actor
from seriatim.kit.rng import Rng
from seriatim.kit.seed import quick_rng
from seriatim.kit.state import NOBODY, SPECTATOR, TABLE, State
from tests.contract.hidden import HOOKS
from tools.cases import Case, cases, older_cases

KINDS = {"wild": 0, "tame": 4, "late": 2}
"""Of four moves, how many the habit chooses and not chance. A wild game is soon over, a tame one comes further, and a
late one starts near the end, where neither often comes (if the game has a hook for it)."""


def parameters() -> list[ParameterSet]:
    """All cases, for pytest; those that change an option are left to the slow run."""
    return [pytest.param(case, id=str(case), marks=[pytest.mark.slow] if case.options else []) for case in cases()]


def older_parameters(*, plain: bool = False) -> list[ParameterSet]:
    """The cases of older rules, for pytest, all of them in the slow run; or only the plain ones."""
    tried = [case for case in older_cases() if not (plain and case.options)]
    return [pytest.param(case, id=str(case), marks=pytest.mark.slow) for case in tried]


def start(case: Case, seed: str, kind: str) -> State:
    """The deal; or of a late game a state near its end."""
    dealt: State = case.game.deal(case.seats, case.options, seed=seed)
    late = HOOKS[case.game.id].late
    return late(dealt, quick_rng(seed)) if late is not None and kind == "late" else dealt


def walk(case: Case, seed: str, kind: str) -> Iterator[State]:
    """The states of one game from its start to its end, with some talk between the moves."""
    state = start(case, seed, kind)
    rng = quick_rng(f"{seed} {kind}")
    yield state.copy()
    while not state.outcome():
        if rng.below(4) == 0:
            talk(state, rng.below(case.seats), rng)
        else:
            case.game.play(state, *chosen(case.game, state, rng, kind))
        yield state.copy()


def talk(state: State, seat: int, rng: Rng) -> None:
    signals = sorted(state.signals(seat))
    if signals:
        state.apply(seat, signals[rng.below(len(signals))])


def chosen(game: AnyGame, state: State, rng: Rng, kind: str) -> tuple[int, int]:
    """A move of one of the actors. Sorted, so that the order in which moves are listed does not matter here."""
    seat = next_actor(state, rng)
    if rng.below(4) < KINDS[kind]:
        return int(seat), int(game.habit().choose(state, seat, rng))
    actions = sorted(state.actions(seat))
    return int(seat), int(actions[rng.below(len(actions))])


def states(case: Case, seed: str, kind: str) -> Sequence[State]:
    """All states of such a game, to look at but not to change: they are kept for whoever asks next."""
    return remembered(case.game, case.seats, tuple(case.options.items()), seed, kind)


@lru_cache(maxsize=2 * len(KINDS))
def remembered(game: AnyGame, seats: int, options: tuple[tuple[str, Value], ...], seed: str, kind: str) -> list[State]:
    return list(walk(Case(game, seats, dict(options)), seed, kind))


def moments(case: Case, seed: str, count: int = 5) -> list[State]:
    """So many states of each kind of game, its start and its end among them, to do with as one likes."""
    return [state.copy() for kind in KINDS for state in spaced(states(case, seed, kind), count)]


def spaced(states: Sequence[State], count: int) -> list[State]:
    last = len(states) - 1
    return [states[place * last // (count - 1)] for place in range(count)]


def lookers(seats: int) -> tuple[int, ...]:
    """Everybody who has a sight of the table."""
    return (*range(seats), int(SPECTATOR))


def askers(seats: int) -> tuple[int, ...]:
    """Everybody who may try to make a move, and some who are not there at all."""
    return (*range(seats), seats, 99, int(TABLE), int(SPECTATOR), int(NOBODY))


def finished(state: State, rng: Rng) -> State:
    """The state that chance makes of this one in the end."""
    end = state.copy()
    while not end.outcome():
        seat = next_actor(end, rng)
        end.apply(seat, RandomPolicy().choose(end, seat, rng))
    return end
