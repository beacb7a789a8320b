"""How long players wait while somebody attacks their server, attack by attack; and without any.

    PYTHONPATH=. python benchmarks/abuse.py [--tables 10] [--rate 100] [--seconds 5] [--only silence requests] [--json]

The server has its usual limits and one core, as for `benchmarks/server.py`. Four people at every table play The Game
from one address, at a steady rate and well below its limits. The attacks (`tools/attacks.py`) come from another
address, one after another, each on a new server, as fast as the server lets them. Attacker and players share the other
core, and the attacker gives way: it is no part of what is measured. Newcomers from a third address come one by one.
"""

import argparse
import asyncio
import http.client
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import msgspec
import uvloop
from load import Figures, LoadedTable, Waits, load, waits
from our_tables import OurTable
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from server_processes import LOAD_CORE, Served, seriatim

from seriatim.server.settings import ServerSettings
from tools.attacks import ATTACKS

LIMITS: Final = ("requests", "messages", "tables", "connections")
USUAL: Final = {f"SERIATIM_{name.upper()}": str(getattr(ServerSettings(), name)) for name in LIMITS}
NOTHING: Final = "nothing"
"""The name of the row without an attack."""
NEWCOMER: Final = "127.0.0.3"
PAUSE: Final = 0.1
"""Seconds between two newcomers."""
MOST_MS: Final = 100.0
"""What 99 of 100 moves, and first answers to newcomers, may take, in milliseconds."""
MOST_MEMORY: Final = 50 * 1024
"""What an attack may cost, in kB."""
BEFORE: Final = 1.0
"""Seconds for which an attack goes on before anything is measured, besides the load's own warm-up."""


class Measured(msgspec.Struct, frozen=True):
    """What players noticed of an attack; the most memory that it cost, in kB; how often it was cut off."""

    attack: str
    moves: Figures
    newcomers: Waits
    memory: int
    cut: int

    def is_harmless(self) -> bool:
        return self.moves.is_sustained(MOST_MS) and self.newcomers.p99 <= MOST_MS and self.memory < MOST_MEMORY


def main() -> int:
    asked = questions().parse_args()
    os.sched_setaffinity(0, {LOAD_CORE})
    names = [NOTHING, *(name for name in ATTACKS if asked.only is None or name in asked.only)]
    measured = [under_attack(name, asked) for name in names]
    if asked.json:
        print(msgspec.json.format(msgspec.json.encode(measured), indent=2).decode())
    else:
        show(measured, Console(highlight=False))
    return 0 if all(one.is_harmless() for one in measured) else 2


def questions() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Measure how long players wait while somebody attacks the server.")
    parser.add_argument("--tables", type=int, default=10, help="with four sockets each")
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second at all tables together")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each attack")
    parser.add_argument("--only", choices=ATTACKS, nargs="+", help="some attacks")
    parser.add_argument("--json", action="store_true")
    return parser


def under_attack(name: str, asked: argparse.Namespace) -> Measured:
    """Play on a new server while it is attacked."""
    with seriatim(USUAL) as served:
        players = http.client.HTTPConnection("127.0.0.1", served.port)
        tables: list[LoadedTable] = [OurTable(number, served.port, players) for number in range(asked.tables)]
        players.close()
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(played(name, served, tables, asked))


async def played(name: str, served: Served, tables: Sequence[LoadedTable], asked: argparse.Namespace) -> Measured:
    for table in tables:
        await table.gather()
    before = served.memory()
    with attacking(name, served.port, asked.seconds + 2 * BEFORE) as attack:
        await asyncio.sleep(BEFORE)
        newcomers = asyncio.create_task(asyncio.to_thread(visits, served.port, asked.seconds))
        figures = await load(tables, asked.rate, asked.seconds, served.seconds)
        seconds = await newcomers
        cut = int(attack.communicate(timeout=30)[0]) if attack is not None else 0
    for table in tables:
        table.close()
    return Measured(name, figures, waits(seconds), served.most_memory() - before, cut)


@contextmanager
def attacking(name: str, port: int, seconds: float) -> Iterator[subprocess.Popen[str] | None]:
    """The attack, in a process that gives way to the players."""
    if name == NOTHING:
        yield None
        return
    run = ["nice", "-n", "10", sys.executable, "-m", "tools.attacks", name, str(port), str(seconds)]
    attack = subprocess.Popen(run, stdout=subprocess.PIPE, text=True)
    try:
        yield attack
    finally:
        attack.kill()
        attack.wait()


def visits(port: int, seconds: float) -> list[float]:
    """How long newcomers wait for their first answer, one after another."""
    until, waited = time.monotonic() + seconds, list[float]()
    while time.monotonic() < until:
        begun = time.monotonic()
        visitor = http.client.HTTPConnection("127.0.0.1", port, source_address=(NEWCOMER, 0))
        visitor.request("GET", "/api/me")
        assert visitor.getresponse().read()
        visitor.close()
        waited.append(time.monotonic() - begun)
        time.sleep(PAUSE)
    return waited


def show(measured: Sequence[Measured], console: Console) -> None:
    table = Table("Attack", box=SIMPLE_HEAD)
    for heading in ("move, ms", "p99", "newcomer, ms", "p99", "core", "memory", "cut off"):
        table.add_column(heading, justify="right")
    for one in measured:
        table.add_row(
            one.attack,
            f"{one.moves.ack.median:.1f}",
            f"{one.moves.ack.p99:.1f}",
            f"{one.newcomers.median:.1f}",
            f"{one.newcomers.p99:.1f}",
            f"{one.moves.server:.0%}",
            f"{one.memory / 1024:.0f} MB",
            f"{one.cut:,}",
        )
    console.print(table)


if __name__ == "__main__":
    sys.exit(main())
