"""Every game, with every number of seats and every combination of options: what contract tests and soaks play."""

from collections.abc import Mapping, Sequence
from copy import copy
from itertools import product
from typing import NamedTuple

from seriatim.games import GAMES
from seriatim.games.game import AnyGame, CannotDeal, Value, shown
from seriatim.kit.seed import quick_rng

MOST = 16
"""Combinations of options that are all tried; of more, a sample of so many at least."""
Choice = Mapping[str, Value]


class Case(NamedTuple):
    """A game as it may be asked for."""

    game: AnyGame
    seats: int
    options: Choice

    def __str__(self) -> str:
        """`the-game 3 fire=true`: options at their defaults are left out, and so is the newest version of the rules."""
        version = self.game.rules_version
        rules = [] if version == GAMES[self.game.id].rules_version else [f"rules={version}"]
        return " ".join([self.game.id, str(self.seats), *rules, *written(self.options)])


def written(options: Choice) -> list[str]:
    return [f"{name}={shown(value)}" for name, value in options.items()]


def cases() -> list[Case]:
    """All cases of all games, by the newest rules."""
    return [case for game in GAMES.values() for case in cases_of(game)]


def older_cases() -> list[Case]:
    """All cases of the games that still have older rules, by these."""
    older = [by_older_rules(game, version) for game in GAMES.values() for version in game.older_rules]
    return [case for game in older for case in cases_of(game)]


def by_older_rules(game: AnyGame, version: int) -> AnyGame:
    """The same game, but its new games are played by an older version of the rules."""
    older = copy(game)
    vars(older).update(rules_version=version, older_rules=())
    return older


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
