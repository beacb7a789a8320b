"""Every game of the house, with every number of seats and every combination of options; and games played in them."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

import pytest
from _pytest.mark import ParameterSet

from seriatim.games import GAMES
from seriatim.games.game import AnyGame, CannotDeal, Value, shown
from seriatim.kit.policy import RandomPolicy, next_actor
from seriatim.kit.rng import Rng
from seriatim.kit.seed import quick_rng
from seriatim.kit.state import NOBODY, SPECTATOR, TABLE, State
from tests.contract.hidden import HOOKS

MOST = 16
"""Combinations of options that are all tried; of more, a sample of so many at least."""
KINDS = {"wild": 0, "tame": 4, "late": 2}
"""Of four moves, how many the habit chooses and not chance. A wild game is soon over, a tame one comes further, and a
late one starts near the end, where neither often comes (if the game has a hook for it)."""

Choice = Mapping[str, Value]


class Case(NamedTuple):
    """A game as it may be asked for."""

    game: AnyGame
    seats: int
    options: Choice

    def __str__(self) -> str:
        """`the-game 3 fire=true`: options at their defaults are left out."""
        return " ".join([self.game.id, str(self.seats), *written(self.options)])


def written(options: Choice) -> list[str]:
    return [f"{name}={shown(value)}" for name, value in options.items()]


def cases() -> list[Case]:
    return [case for game in GAMES.values() for case in cases_of(game)]


def parameters() -> list[ParameterSet]:
    """All cases, for pytest; those that change an option are left to the slow run."""
    return [pytest.param(case, id=str(case), marks=[pytest.mark.slow] if case.options else []) for case in cases()]


def cases_of(game: AnyGame) -> list[Case]:
    """All cases of a game; options are named only where they are not at their defaults."""
    plain = defaults(game)
    tried = [
        Case(game, seats, {name: value for name, value in choice.items() if value != plain[name]})
        for seats in game.seat_counts
        for choice in combinations(game.possible_options(seats), plain)
    ]
    return [case for case in tried if can_be_dealt(case)]


def defaults(game: AnyGame) -> Choice:
    plain = game.options({})
    return {name: getattr(plain, name) for name in game.possible_options()}


def combinations(possible: Mapping[str, Sequence[Value]], plain: Choice) -> list[Choice]:
    """All of them; or the plain one, each single change of it, and others by chance until there are enough."""
    possible = {name: ends(values, plain[name]) for name, values in possible.items()}
    sizes = [len(values) for values in possible.values()]
    if product_of(sizes) <= MOST:
        return [dict(zip(possible, values, strict=True)) for values in product(*possible.values())]
    chosen = [plain, *({**plain, name: value} for name in possible for value in possible[name] if value != plain[name])]
    rng = quick_rng("combinations")
    while len(chosen) < MOST:
        choice = {name: values[rng.below(len(values))] for name, values in possible.items()}
        if choice not in chosen:
            chosen.append(choice)
    return chosen


def ends(values: Sequence[Value], default: Value) -> Sequence[Value]:
    """Of a long range only both ends and the default."""
    return sorted({values[0], default, values[-1]}) if isinstance(values, range) and len(values) > 5 else values


def product_of(sizes: Sequence[int]) -> int:
    product = 1
    for size in sizes:
        product *= size
    return product


def can_be_dealt(case: Case) -> bool:
    """Whether the options go together (ALL-4); that one alone is refused, though possible, is a fault."""
    try:
        case.game.deal(case.seats, case.options, seed=1)
    except CannotDeal as refused:
        if refused.reason == "bad-option" and len(case.options) < 2:
            raise
        return False
    return True


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
