"""`make soak-simulation`: many seeds, with progress; or one seed, with its whole trace."""

import argparse
import itertools
import multiprocessing
import sys
import time
from collections import Counter
from typing import NamedTuple

from tests.simulation.world import run_seed

REPORT_EVERY = 10.0
"""Seconds between two lines of progress."""


class Outcome(NamedTuple):
    """What came of a seed: the violation with its trace, empty if there was none, and how often what happened."""

    seed: int
    problem: str
    counts: Counter[str]


def outcome_of(seed: int) -> Outcome:
    try:
        world = run_seed(seed)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is told with its seed
        return Outcome(
            seed, "\n".join([*getattr(error, "__notes__", []), f"{type(error).__name__} {error}"]), Counter()
        )
    return Outcome(seed, "", world.counts + Counter(steps=world.steps, pictures=world.oracle.checks))


def run_many(first: int, count: int, workers: int) -> int:
    """Run seeds in several processes; the number of violations."""
    start, reported, problems, counts = time.monotonic(), time.monotonic(), 0, Counter[str]()
    with multiprocessing.Pool(workers) as pool:
        outcomes = pool.imap_unordered(outcome_of, range(first, first + count), chunksize=10)
        for done, outcome in zip(itertools.count(1), outcomes):
            counts += outcome.counts
            if outcome.problem:
                problems += 1
                print(outcome.problem, flush=True)
            if time.monotonic() - reported > REPORT_EVERY or done == count:
                reported = time.monotonic()
                print(f"{done} of {count} seeds, {problems} violations, {reported - start:.0f} s", flush=True)
    print(", ".join(f"{number} {what}" for what, number in counts.most_common()))
    return problems


def trace_one(seed: int) -> int:
    """Run one seed and print all that happened."""
    outcome = None
    try:
        world = run_seed(seed, is_traced=True)
    except Exception as error:  # noqa: BLE001 - as above
        outcome = error
        print("\n".join(getattr(error, "__notes__", [])))
        print(type(error).__name__, error)
    else:
        print("\n".join(world.trace))
    return int(outcome is not None)


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.simulation")
    parser.add_argument("--seeds", type=int, default=20_000)
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, help="run this one alone, and print its trace")
    chosen = parser.parse_args()
    if chosen.seed is not None:
        sys.exit(trace_one(chosen.seed))
    sys.exit(min(1, run_many(chosen.first, chosen.seeds, chosen.workers)))


if __name__ == "__main__":
    main()
