"""Open the house and serve it until somebody says stop."""

import asyncio
import errno
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn

from seriatim.phrase import Phrase
from seriatim.server.app import application
from seriatim.server.errors import Explained, problem_in
from seriatim.server.garbage import leave_the_old_alone
from seriatim.server.house import House
from seriatim.server.limits import LARGEST_FRAME
from seriatim.server.live.wire import Door, Wire
from seriatim.server.settings import ServerSettings
from seriatim.server.warm_up import rehearse

GOODBYE: Final = 3
"""Seconds in which connections must end."""
DEAD: Final = 60_000
"""Milliseconds after which a connection is given up that takes nothing any more."""
SWITCH: Final = 0.0005
"""Seconds after which a busy thread lets another go on: the one that stores must not wait long at every statement."""
EVERYWHERE: Final = ("", "0.0.0.0", "::", "127.0.0.1", "::1")  # noqa: S104 (to be shown as localhost)


class CannotListen(Explained):
    """Nobody can be served at this address."""


class Serving(uvicorn.Server):
    """Tells when it is ready, and ends in peace when it is told to."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C and SIGTERM stop it gracefully, and afterwards that was all."""
        before = {one: signal.signal(one, self.handle_exit) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens. It gives up on whoever takes nothing any more."""
    try:
        family = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        made = socket.create_server((host, port), family=family, backlog=2048)
    except ValueError:  # a name that cannot even be looked up, such as a..b
        raise cannot_listen(host, port, OSError(errno.EINVAL, os.strerror(errno.EINVAL))) from None
    except OSError as error:
        raise cannot_listen(host, port, error) from None
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD)
    return made


def cannot_listen(host: str, port: int, error: OSError) -> CannotListen:
    key = "serve-port-taken" if error.errno == errno.EADDRINUSE else "serve-cannot-listen"
    return CannotListen(Phrase(key, {"host": host, "port": str(port), "problem": problem_in(error)}))


def address_of(listener: socket.socket) -> str:
    """Where to go, as a browser wants it."""
    host, port = listener.getsockname()[:2]
    shown = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def serve(settings: ServerSettings, version: str, ready: Callable[[str], None]) -> None:
    """Serve until stopped. `ready` is told where to go."""
    sys.setswitchinterval(SWITCH)
    listener = listening(settings.host, settings.port)
    with listener, asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve_house(settings, version, listener, ready))


async def serve_house(
    settings: ServerSettings, version: str, listener: socket.socket, ready: Callable[[str], None]
) -> None:
    house = await House.open(settings, version)
    config = config_of(house)
    await rehearse(house.store)
    leave_the_old_alone()
    await Serving(config, lambda: ready(settings.origin or address_of(listener))).serve([listener])


def config_of(house: House) -> uvicorn.Config:
    """Uvicorn with doors and wires of ours, and without whatever we do ourselves."""
    return uvicorn.Config(
        application(house),
        http=Door,
        ws=Wire,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        forwarded_allow_ips=house.settings.proxies,
        timeout_graceful_shutdown=GOODBYE,
    )


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415 (there is none for Windows)

    return uvloop.new_event_loop
