"""The server in a simulated world, where everything goes wrong: see `docs/notes/simulation.md`."""

import os
import subprocess
import sys
from collections import Counter

import pytest

from tests.simulation.oracle import Violation
from tests.simulation.plants import PLANTS
from tests.simulation.world import run_seed

SEEDS = 500
CHUNK = 50
OCCURRENCES = (
    "asks",
    "calm",
    "clock",
    "closed",
    "crashes",
    "freezes",
    "hangs up",
    "hears",
    "sends",
    "starts",
    "stopped",
    "stored",
    "unanswered",
    "vanishes",
)
"""What must have happened in any so many runs, else they would show little."""


def chunks() -> list[object]:
    """All seeds; the first ones also in `make check`."""
    return [
        pytest.param(first, marks=[] if first == 0 else [pytest.mark.slow], id=f"{first}-{first + CHUNK - 1}")
        for first in range(0, SEEDS, CHUNK)
    ]


@pytest.mark.parametrize("first", chunks())
def test_every_promise_holds_whatever_goes_wrong(first: int) -> None:
    counts = Counter[str]()
    for seed in range(first, first + CHUNK):
        world = run_seed(seed)
        counts += world.counts
        assert world.oracle.checks > 0
    assert [what for what in OCCURRENCES if not counts[what]] == []


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_fault_is_found(name: str) -> None:
    plant, rules = PLANTS[name]
    with plant():
        assert first_violation(rules) < SEEDS


def first_violation(rules: tuple[str, ...]) -> int:
    """The first seed that breaks one of these rules."""
    for seed in range(SEEDS):
        try:
            run_seed(seed)
        except Violation as violation:
            if violation.rule in rules:
                return seed
    return SEEDS


def test_a_violation_says_how_to_see_it_again() -> None:
    plant, _ = PLANTS["a view of the truth"]
    with plant(), pytest.raises(Violation) as caught:
        run_seed(0)
    assert caught.value.__notes__[0].endswith("seed 0: make soak-simulation SEED=0 prints the whole trace")


@pytest.mark.slow
def test_a_seed_is_always_the_same_run() -> None:
    """Even where Python orders its sets in another way."""
    traces = [
        subprocess.run(
            [sys.executable, "-m", "tests.simulation", "--seed", "1"],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
            timeout=120,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert traces[0] == traces[1]
    assert traces[0].count(b"\n") > 100
