"""The one WebSocket of a page: what it says is limited and passed on, and what it is told is sent."""

import asyncio
import contextlib
import time
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send

from seriatim.server.house import House
from seriatim.server.http.front import is_own_page, visitor_of
from seriatim.server.limits import (
    LARGEST_MESSAGE,
    MESSAGES_AT_ONCE,
    MOST_EXCESS,
    PRICE_OF_NONSENSE,
    Bucket,
)
from seriatim.server.live.connection import GONE, TOO_MUCH, Device
from seriatim.server.live.protocol import (
    PROTOCOL,
    READER,
    ClientMessage,
    Do,
    Enter,
    Leave,
    Pong,
    Welcome,
    refused,
)
from seriatim.server.live.room import Request
from seriatim.server.live.wire import wire_of

AnySocket = WebSocket[Any, Any, Any]
CLOSING: Final = 2.0
"""Seconds that saying goodbye may take."""


@websocket("/socket")
async def socket_handler(socket: AnySocket, house: House) -> None:
    """Talk with a page. Only pages of ours are listened to, and only people who have been given a name."""
    person = visitor_of(socket.scope).person
    if person is None or not is_own_page(socket.scope, house.settings.origin):
        await socket.close(code=4003)
        return
    objection = house.hub.objection(person)
    if objection is not None:
        await socket.accept()
        await socket.close(code=4013, reason=objection)
        return
    await socket.accept()
    await Talk(socket, house, person).run()
    socket.receive, socket.send = empty_receive, empty_send  # Litestar's own lead back to the socket


class Talk:
    """A connection from its welcome to its end: what goes on at our end of its wire."""

    def __init__(self, socket: AnySocket, house: House, person: str) -> None:
        self.socket = socket
        self.house = house
        self.hub = house.hub
        self.wire = wire_of(socket.scope)
        now = time.monotonic()
        self.device = Device(person, self.wire, now)
        rate = house.settings.messages
        self.bucket = Bucket(rate, rate * MESSAGES_AT_ONCE, now)
        self.excess = 0

    async def run(self) -> None:
        """Until the page is gone, or dropped."""
        self.wire.listen(self.device, self.hear)
        self.hub.connect(self.device)
        try:
            self.device.tell(Welcome(PROTOCOL, self.house.services.version, self.house.services.clock()))
            self.device.ping(time.monotonic())
            await self.wire.over
        finally:
            self.hub.disconnect(self.device)
            await self.close()

    async def close(self) -> None:
        """Say why, if there is a why and anybody who listens."""
        why = self.device.dropped
        if why is not None and why != GONE:
            self.house.metrics.dropped.labels(why[1]).inc()
            with contextlib.suppress(Exception):
                async with asyncio.timeout(CLOSING):
                    await self.socket.close(code=why[0], reason=why[1])

    def hear(self, text: bytes | None) -> None:
        now = self.device.heard = time.monotonic()
        message = understood(text)
        is_nonsense = isinstance(message, str)
        if not self.bucket.take(now, PRICE_OF_NONSENSE if is_nonsense else 1.0):
            self.too_much(getattr(message, "id", None))
        elif isinstance(message, str):
            self.refuse(None, message)
        else:
            self.house.metrics.heard[type(message)].inc()
            self.act(message, now)

    def too_much(self, name: str | None) -> None:
        """Whoever asked too soon is told what was not done, and may ask it again."""
        self.excess += 1
        if self.excess > MOST_EXCESS:
            self.device.drop(TOO_MUCH)
        else:
            self.refuse(name, "too-fast")

    def refuse(self, name: str | None, reason: str) -> None:
        self.house.metrics.refusals.labels("server").inc()
        self.device.tell(refused(name, reason))

    # What is asked

    def act(self, message: ClientMessage, now: float) -> None:
        if isinstance(message, Pong):
            self.device.pong(message, now)
        elif isinstance(message, Leave):
            self.hub.look_away(self.device)
        elif isinstance(message, Enter):
            self.enter(message)
        else:
            self.do(message)

    def enter(self, message: Enter) -> None:
        if self.device.table != message.table:
            self.hub.look_away(self.device)
        self.device.table = message.table
        self.hub.room(message.table).enter(self.device, message.id, message.seat, message.after)

    def do(self, message: Do) -> None:
        if not self.device.table:
            self.refuse(message.id, "not-entered")
            return
        request = Request(message.command, self.device.person, message.id, self.device, self.device.delay)
        self.hub.room(self.device.table).request(request)


def understood(text: bytes | None) -> ClientMessage | str:
    """What a text says; or, if it is no message, why not."""
    if text is None or len(text) > LARGEST_MESSAGE:
        return "too-large" if text else "bad-message"
    try:
        message: ClientMessage = READER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return "bad-message"
    return message
