"""Matches of boardgame.io under load: four socket.io clients each, of whom one after another lays any card.

A client is what socket.io's own sends once it speaks WebSocket, without its cost. The library acknowledges nothing, so
a move counts as acknowledged when its own client is sent the new state.
"""

import asyncio
import json
from functools import partial
from typing import Any, Final

import msgspec
from load import SEATS, LoadedTable
from wire import Wire, opened

PATH: Final = "/socket.io/?EIO=4&transport=websocket"
SPACE: Final = b"/lay,"
HAND: Final = 6
PILES: Final = 4


class Turn(msgspec.Struct, frozen=True, rename={"seat": "currentPlayer"}):
    """Whose turn it is."""

    seat: str


class State(msgspec.Struct, frozen=True, rename={"number": "_stateID"}):
    """As much of the state as it takes to play."""

    number: int
    ctx: Turn


class Update(msgspec.Struct, frozen=True, array_like=True):
    """The new state of a match."""

    type: str
    match: str
    state: State


UPDATES: Final = msgspec.json.Decoder(Update)


class TheirTable(LoadedTable):
    """Four clients at a match of boardgame.io's server."""

    def __init__(self, number: int, port: int) -> None:
        super().__init__(number)
        self.port = port
        self.name = f"match{number}"
        self.wires: list[Wire] = []
        self.number = 0
        self.turn = 0
        self.latest = b""
        self.said = asyncio.Event()

    async def gather(self) -> None:
        for seat in range(SEATS):
            self.said.clear()
            self.wires.append(await opened(self.port, PATH, "", partial(self.hear, seat)))
            await self.said.wait()

    def hear(self, seat: int, wire: Wire, text: bytes) -> None:
        if text.startswith(b'42/lay,["update"'):
            self.updated(seat, text)
        elif text == b"2":
            wire.send(b"3")
        elif text[:1] == b"0":
            wire.send(b"40" + SPACE)
        elif text.startswith(b"40"):
            emit(wire, ["sync", self.name, str(seat), None, SEATS])
        elif text.startswith(b'42/lay,["sync"'):
            self.said.set()
        elif not text.startswith(b'42/lay,["matchData"'):
            raise ValueError(f"seat {seat} of {self.name} was told {text[:300]!r}")

    def updated(self, seat: int, text: bytes) -> None:
        self.latest = text
        if seat == self.turn:
            self.acknowledged()
        else:
            self.broadcast(is_other=True)

    def settle(self) -> bool:
        state = UPDATES.decode(self.latest[7:]).state
        self.number, self.turn = state.number, int(state.ctx.seat)
        return True

    def move(self) -> None:
        self.missing = SEATS
        seat = str(self.turn)
        lay = {
            "type": "lay",
            "args": [self.rng.randrange(HAND), self.rng.randrange(PILES)],
            "playerID": seat,
            "credentials": None,
        }
        emit(self.wires[self.turn], ["update", {"type": "MAKE_MOVE", "payload": lay}, self.number, self.name, seat])

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


def emit(wire: Wire, event: list[Any]) -> None:
    wire.send(b"42" + SPACE + json.dumps(event, separators=(",", ":")).encode())
