"""How soon a server is ready: from the command to the line that says where to go, and how long it takes to stop.

    make start

The first start makes the database; the others find it. Processor time is what counts on a busy machine.
"""

import statistics
import tempfile
from time import perf_counter
from typing import NamedTuple

from server_processes import seriatim_in

import seriatim

ROUNDS = 15


class Start(NamedTuple):
    """Seconds until it was ready, of the clock and of the processor; and until it had stopped."""

    ready: float
    processor: float
    stopped: float


def start(data: str) -> Start:
    began = perf_counter()
    with seriatim_in(data, is_pinned=False) as served:
        ready, processor = perf_counter() - began, served.seconds()
        asked = perf_counter()
        served.process.terminate()
        served.process.wait()
        return Start(ready, processor, perf_counter() - asked)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        first = start(folder)
        others = [start(folder) for _ in range(ROUNDS)]
    kind = "compiled" if seriatim.COMPILED else "interpreted"
    print(f"seriatim serve, {kind}, {ROUNDS} starts (median, worst)")
    print(f"  first start: ready after {first.ready:.2f} s, {first.processor:.2f} s of processor")
    for name, figures in zip(Start._fields, zip(*others, strict=True), strict=True):
        print(f"  {name:<10} {statistics.median(figures):.2f} s, {max(figures):.2f} s")


if __name__ == "__main__":
    main()
