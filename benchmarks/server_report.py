"""What `server.py` measured, for the eye and for programs."""

from typing import Final

import msgspec
from load import SEATS, Figures
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

MB: Final = 1024


class Contestant(msgspec.Struct, frozen=True):
    """A server at its highest sustained rate. Memory is resident, in kB: empty, with all connected, after the load."""

    name: str
    tables: int
    best: Figures
    processor: float
    empty: int
    gathered: int
    loaded: int
    workers: int

    def sockets(self) -> int:
        return SEATS * self.tables

    def connection(self) -> float:
        """Memory for each connection, with its share of the tables, after the load."""
        return (self.loaded - self.empty) / self.sockets()


class Report(msgspec.Struct, frozen=True):
    """All servers, measured in one run; and how busy the machine was, the benchmark itself included."""

    servers: list[Contestant]
    busy: float


def show(report: Report, console: Console) -> None:
    table = Table("", *(server.name for server in report.servers), box=SIMPLE_HEAD)
    for label, row in rows(report):
        table.add_row(label, *row)
    for column in table.columns[1:]:
        column.justify = "right"
    console.print(table)
    first, *others = report.servers
    for other in others:
        console.print(
            f"{first.name}: {first.best.moves / other.best.moves:.2f} × as many moves/s as {other.name}, "
            f"for {first.processor / other.processor:.2f} × the processor and "
            f"{first.connection() / other.connection():.2f} × the memory of a connection."
        )
    console.print(f"Load of the machine: {report.busy:.1f} on average over the last minute, this benchmark included.")


def rows(report: Report) -> list[tuple[str, list[str]]]:
    servers = report.servers
    return [
        ("tables, sockets", [f"{one.tables:,}, {one.sockets():,}" for one in servers]),
        ("moves/s", [f"{one.best.moves:,.0f}" for one in servers]),
        ("acknowledged, p50 and p99", [f"{one.best.ack}" for one in servers]),
        ("told to the others, p50 and p99", [f"{one.best.broadcast}" for one in servers]),
        ("processor for a move", [f"{one.processor:,.0f} µs" for one in servers]),
        ("memory: empty", [f"{one.empty / MB:,.0f} MB" for one in servers]),
        ("all connected", [f"{one.gathered / MB:,.0f} MB" for one in servers]),
        ("after the load", [f"{one.loaded / MB:,.0f} MB" for one in servers]),
        ("for a connection", [f"{one.connection():,.0f} kB" for one in servers]),
        ("worker processes", [f"{one.workers / MB:,.0f} MB" for one in servers]),
    ]
