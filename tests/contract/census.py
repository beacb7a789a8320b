"""The census, our perft: in how many ways a game can go on, move by move.

A line of `tests/golden/census/<game>.txt` is a position and then the number of ways to make one move, two moves, and so
on. A position is a deal, and perhaps some moves made as if everybody's time were up:

    3 seats, fire=true, seed 7, after 40: 12 96 384

Positions are by the newest rules; those of an older version name it: `3 seats, plain, rules 1, seed 7`.

To count anew after a change of the rules, or to have the question marks of a new line counted (`seed 7: ? ? ?`):

    PYTHONPATH=src .venv/bin/python -m tests.contract.census
"""

import re
from pathlib import Path
from typing import NamedTuple

from seriatim.games import GAMES
from seriatim.games.game import AnyGame
from seriatim.kit.state import State
from tools.cases import Choice

FOLDER = Path(__file__).parents[1] / "golden" / "census"
LINE = re.compile(
    r"(\d+) seats?, (plain|[^,]+)(?:, rules (\d+))?, seed ([^,:]+)(?:, after (\d+))?: ((?:\d+|\?)(?: (?:\d+|\?))*)"
)


class Count(NamedTuple):
    """A line of the census: its position as text, and the ways it tells."""

    position: str
    ways: list[str]


def counts(game: AnyGame) -> list[Count]:
    lines = (FOLDER / f"{game.id}.txt").read_text("utf-8").splitlines()
    return [read(line) for line in lines if line and not line.startswith("#")]


def read(line: str) -> Count:
    if LINE.fullmatch(line) is None:
        raise ValueError(f"no line of a census: {line!r}")
    position, ways = line.split(": ")
    return Count(position, ways.split())


def counted(game: AnyGame, count: Count) -> Count:
    """The same position with its ways counted anew."""
    state = position_of(game, count.position)
    return Count(count.position, [str(ways(state, depth + 1)) for depth in range(len(count.ways))])


def position_of(game: AnyGame, text: str) -> State:
    found = LINE.fullmatch(f"{text}: ?")
    assert found is not None
    rules = None if found[3] is None else int(found[3])
    state: State = game.deal(int(found[1]), options_of(game, found[2]), seed=found[4], rules=rules)
    for _ in range(int(found[5] or 0)):
        assert not state.outcome(), f"the game ends earlier: {text}"
        seat = state.actors()[0]
        state.apply(seat, state.default_action(seat))
    return state


def options_of(game: AnyGame, text: str) -> Choice:
    """`fire=true minimum=3` as the values they are."""
    if text == "plain":
        return {}
    pairs = [part.split("=") for part in text.split()]
    possible = game.possible_options()
    return {name: next(one for one in possible[name] if str(one).lower() == value) for name, value in pairs}


def ways(state: State, depth: int) -> int:
    """How many sequences of so many moves the rules allow; talk does not count."""
    if depth == 1:
        return sum(len(state.actions(seat)) for seat in state.actors())
    total = 0
    for seat in state.actors():
        for action in state.actions(seat):
            after = state.copy()
            after.apply(seat, action)
            total += ways(after, depth - 1)
    return total


def write(game: AnyGame) -> None:
    file = FOLDER / f"{game.id}.txt"
    lines = file.read_text("utf-8").splitlines()
    for place, line in enumerate(lines):
        if line and not line.startswith("#"):
            count = counted(game, read(line))
            lines[place] = f"{count.position}: {' '.join(count.ways)}"
    file.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    for known in GAMES.values():
        write(known)
