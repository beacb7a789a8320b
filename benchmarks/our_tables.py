"""Tables of ours under load: four people play The Game, each over a socket of their own, as people would.

Whoever lays any card that fits has lost after twenty moves, and with all who want another game, a fifth of what a table
is asked would be no moves. So they lay what moves a pile on the least, and end their turn as soon as they may: such a
game lasts some hundred and thirty moves. Only the first game at a table ends sooner, each after a number of its own,
so that not all tables are at the same stage.
"""

import asyncio
import http.client
import json
import math
from functools import partial
from operator import attrgetter
from typing import Any, Final

import msgspec
from load import SEATS, LoadedTable
from wire import Wire, opened

GAME: Final = "the-game"
TALK: Final = ("signal", "word")
CAREFUL: Final = 110
"""Moves that the first game at a table may last before all there lay anything that fits."""


class Choice(msgspec.Struct, frozen=True):
    """A move that is offered."""

    move: str
    kind: str
    step: int = 0
    """How far a card moves its pile on, less than nothing for a trick; nothing, too, for the end of the turn."""


class Board(msgspec.Struct, frozen=True):
    """As much of the board as it takes to play."""

    choices: list[Choice]
    awaited: list[int]
    position: int


class Picture(msgspec.Struct, frozen=True):
    """As much of a picture as it takes to play."""

    board: Board | None


class Shown(msgspec.Struct, frozen=True):
    """`view`, `happened` or `moved`."""

    picture: Picture


class Ping(msgspec.Struct, frozen=True):
    """To be answered with its number."""

    nonce: int


SHOWN: Final = msgspec.json.Decoder(Shown)
PINGS: Final = msgspec.json.Decoder(Ping)


class OurTable(LoadedTable):
    """Four people at a table of `seriatim serve`."""

    def __init__(self, number: int, port: int, http_connection: http.client.HTTPConnection) -> None:
        super().__init__(number)
        self.port = port
        self.cookies = [cookie_from(http_connection) for _ in range(SEATS)]
        self.name = made_table(http_connection, self.cookies[0])
        self.wires: list[Wire] = []
        self.latest = [b""] * SEATS
        self.last = 0
        self.asked = 0
        self.rematches = 0
        self.careful: float = self.rng.randrange(CAREFUL)
        """Moves for which people will think of the next."""
        self.all_answered = asyncio.Event()

    # Coming

    async def gather(self) -> None:
        for seat, cookie in enumerate(self.cookies):
            self.wires.append(await opened(self.port, "/socket", cookie, partial(self.hear, seat)))
            await self.answers(1, {"type": "enter", "id": "enter", "table": self.name}, seat)
            await self.do(seat, {"type": "sit", "seat": seat, "name": f"Person {'abcd'[seat]}"})
            if seat:
                await self.do(seat, {"type": "ready"})
        await self.do(0, {"type": "start"})

    async def do(self, seat: int, command: dict[str, Any]) -> None:
        self.asked += 1
        await self.answers(1 + len(self.wires), {"type": "do", "id": f"{self.asked}", "command": command}, seat)

    async def answers(self, count: int, message: dict[str, Any], seat: int) -> None:
        """Say something, and wait until so much has been answered."""
        self.all_answered.clear()
        self.missing = count
        self.wires[seat].send(json.dumps(message).encode())
        await self.all_answered.wait()

    # Hearing

    def hear(self, seat: int, wire: Wire, text: bytes) -> None:
        kind = text[9:12]  # {"type":"…
        if kind in (b"mov", b"hap", b"vie"):
            self.latest[seat] = text
            self.broadcast(is_other=seat != self.last)
        elif kind == b"ack":
            self.acknowledged()
        elif kind == b"pin":
            wire.send(b'{"type":"pong","nonce":%d}' % PINGS.decode(text).nonce)
        elif kind != b"wel":
            raise ValueError(f"seat {seat} of {self.name} was told {text[:300]!r}")

    def settle(self) -> bool:
        """When a game is over everybody wants another; that is no move, and is not measured."""
        self.all_answered.set()
        if b'"phase":"over"' not in self.latest[0][:6000]:
            self.rematches = 0
            return True
        self.say(self.rematches, b'{"type":"rematch"}')
        self.rematches += 1
        self.careful = math.inf
        return False

    # Moving

    def move(self) -> None:
        awaited = SHOWN.decode(self.latest[self.last]).picture.board
        assert awaited is not None
        seat = awaited.awaited[0]
        board = SHOWN.decode(self.latest[seat]).picture.board
        assert board is not None
        move = self.chosen([choice for choice in board.choices if choice.kind not in TALK]).move
        self.say(seat, b'{"type":"play","seat":%d,"move":"%s","at":%d}' % (seat, move.encode(), board.position))

    def chosen(self, choices: list[Choice]) -> Choice:
        self.careful -= 1
        return min(choices, key=attrgetter("step")) if self.careful >= 0 else self.rng.choice(choices)

    def say(self, seat: int, command: bytes) -> None:
        self.last = seat
        self.asked += 1
        self.missing = 1 + SEATS
        self.wires[seat].send(b'{"type":"do","id":"%d","command":%s}' % (self.asked, command))

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


def cookie_from(connection: http.client.HTTPConnection) -> str:
    connection.request("GET", "/api/me")
    answer = connection.getresponse()
    answer.read()
    return answer.headers["set-cookie"].partition(";")[0]


def made_table(connection: http.client.HTTPConnection, cookie: str, game: str = GAME, seats: int = SEATS) -> str:
    wish = json.dumps({"game": game, "seats": seats})
    connection.request("POST", "/api/tables", wish, {"cookie": cookie, "content-type": "application/json"})
    answer = connection.getresponse()
    return str(json.loads(answer.read())["table"])
