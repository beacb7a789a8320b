"""How soon a server is ready: from the command to the line that says where to go, and how long it takes to stop.

    make start

The first start makes the database; the others find it. Processor time is what counts on a busy machine.
"""

import os
import signal
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import seriatim

ROUNDS = 15
COMMAND = (sys.executable, "-c", "from seriatim.cli import main; main()", "serve", "--port", "0", "--data")


class Start(NamedTuple):
    """Seconds until it was ready, of the clock and of the processor; and until it had stopped."""

    ready: float
    processor: float
    stopped: float


def processor_seconds(process: int) -> float:
    """What a process has used of the processor so far."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start(data: str) -> Start:
    began = perf_counter()
    with subprocess.Popen([*COMMAND, data], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert "http://" in server.stdout.readline()
        ready, processor = perf_counter() - began, processor_seconds(server.pid)
        told = perf_counter()
        server.send_signal(signal.SIGTERM)
        server.wait()
        return Start(ready, processor, perf_counter() - told)


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
