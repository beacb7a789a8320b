"""The WebSocket of a page at `/socket`: rate limits, parsing, and passing messages on to the hub."""

import asyncio
import contextlib
from typing import Any, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.di import NamedDependency

from seriatim.server.identity import client_key, is_same_origin, visitor_from, visitor_of
from seriatim.server.limits import (
    INVALID_MESSAGE_COST,
    LARGEST_MESSAGE,
    MAX_REFUSED_MESSAGES,
    MESSAGE_BURST_SECONDS,
    TokenBucket,
)
from seriatim.server.live.connection import DISCONNECTED, SIGNED_OUT, TOO_MUCH, AsgiTransport, Connection, Transport
from seriatim.server.live.hub import Hub
from seriatim.server.live.mailbox import CommandRequest
from seriatim.server.live.protocol import (
    DECODER,
    PROTOCOL,
    ClientMessage,
    Do,
    Enter,
    Leave,
    Pong,
    Welcome,
    link_parts,
    refused,
)

AnySocket = WebSocket[Any, Any, Any]
EXTENSION: Final = "seriatim.transport"
"""The key of a server's own transport among the extensions of an ASGI scope."""
FORBIDDEN: Final = 4003
FULL: Final = 4013
CLOSE_TIMEOUT: Final = 2.0
"""Seconds that closing may take."""


@websocket("/socket")
async def socket_handler(socket: AnySocket, hub: NamedDependency[Hub]) -> None:
    """Talk with a page. Only pages of this server may connect, and only persons who have a cookie."""
    person = visitor_of(socket.scope).person
    if person is None or not is_same_origin(socket.scope, hub.services.settings.origin):
        await socket.close(code=FORBIDDEN)
        return
    objection = hub.connect_objection(person, client_key(socket.scope))
    await socket.accept()
    if objection is not None:
        await socket.close(code=FULL, reason=objection)
        return
    if visitor_from(socket.scope, hub.services.signer).person != person:  # signed out elsewhere in the meantime
        await socket.close(code=SIGNED_OUT[0], reason=SIGNED_OUT[1])
        return
    await SocketSession(socket, hub, person).run()
    socket.receive, socket.send = empty_receive, empty_send  # breaks Litestar's reference cycle


def transport_of(socket: AnySocket) -> Transport:
    """The server's own transport if it has one (`UvicornWebSocket`), else plain ASGI."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    if EXTENSION in extensions:
        return cast(Transport, extensions[EXTENSION]["transport"])
    return AsgiTransport(socket.receive, socket.send)


class SocketSession:
    """One WebSocket from its welcome to its close."""

    def __init__(self, socket: AnySocket, hub: Hub, person: str) -> None:
        self.socket = socket
        self.hub = hub
        self.services = hub.services
        now = self.services.clock.monotonic()
        budgets = self.services.outbox_bytes_by_address
        self.connection = Connection(person, transport_of(socket), now, client_key(socket.scope), budgets)
        self.connection.on_frame = self.on_frame
        rate = self.services.settings.messages
        self.bucket = TokenBucket(rate, rate * MESSAGE_BURST_SECONDS, now)
        self.refused_count = 0

    async def run(self) -> None:
        """Run until the page disconnects or is dropped."""
        is_over = self.connection.transport.listen(self.connection, self.on_text)
        self.hub.connect(self.connection)
        try:
            self.connection.send(Welcome(PROTOCOL, self.services.version, self.services.clock.now()))
            self.connection.ping(self.services.clock.monotonic())
            await is_over
        finally:
            self.hub.disconnect(self.connection)
            await self.close()

    async def close(self) -> None:
        """Close the socket with the reason why the connection was dropped, unless the page has gone."""
        reason = self.connection.dropped
        if reason is not None and reason != DISCONNECTED:
            self.services.metrics.dropped.labels(reason[1]).inc()
            with contextlib.suppress(Exception):
                async with asyncio.timeout(CLOSE_TIMEOUT):
                    await self.socket.close(code=reason[0], reason=reason[1])

    def on_text(self, text: bytes | None) -> None:
        now = self.connection.last_heard = self.services.clock.monotonic()
        message = parse(text)
        is_invalid = isinstance(message, str)
        if not self.take(now, INVALID_MESSAGE_COST if is_invalid else 1.0):
            self.refuse_excess(getattr(message, "id", None))
        elif isinstance(message, str):
            self.refuse(None, message)
        else:
            self.services.metrics.messages_by_type[type(message)].inc()
            self.dispatch(message, now)

    def on_frame(self) -> None:
        """Count a frame that ends no message like a message. Nobody is told of a frame over the rate limit."""
        if not self.take(self.services.clock.monotonic()):
            self.count_excess()

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Take what a message costs; False if the page or its address has sent too much."""
        address = self.connection.address
        return self.bucket.take(now, cost) and (not address or self.services.messages_by_address.take(address, now))

    def count_excess(self) -> None:
        """Drop the connection after too many messages over the rate limit."""
        self.refused_count += 1
        if self.refused_count > MAX_REFUSED_MESSAGES:
            self.connection.drop(TOO_MUCH)

    def refuse_excess(self, message_id: str | None) -> None:
        """Refuse a message over the rate limit; the page may send it again."""
        self.count_excess()
        self.refuse(message_id, "too-fast")

    def refuse(self, message_id: str | None, reason: str) -> None:
        self.services.metrics.refusals.labels("server").inc()
        self.connection.send(refused(message_id, reason))

    # Messages

    def dispatch(self, message: ClientMessage, now: float) -> None:
        if isinstance(message, Pong):
            self.connection.pong(message, now)
        elif isinstance(message, Leave):
            self.hub.leave_table(self.connection)
        elif isinstance(message, Enter):
            self.enter(message)
        else:
            self.do(message)

    def enter(self, message: Enter) -> None:
        table_id, key = link_parts(message.table)
        if self.connection.table_id != table_id:
            self.hub.leave_table(self.connection)
        self.connection.table_id, self.connection.key = table_id, key
        self.hub.room(table_id).enter(self.connection, message.id, message.seat, message.after)

    def do(self, message: Do) -> None:
        connection = self.connection
        if not connection.table_id:
            self.refuse(message.id, "not-entered")
            return
        request = CommandRequest(
            message.command, connection.person, message.id, connection, connection.delay, key=connection.key
        )
        self.hub.room(connection.table_id).request(request)


def parse(text: bytes | None) -> ClientMessage | str:
    """The message in a text; or, if it contains none, the reason."""
    if text is None or len(text) > LARGEST_MESSAGE:
        return "too-large" if text else "bad-message"
    try:
        message: ClientMessage = DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return "bad-message"
    return message
