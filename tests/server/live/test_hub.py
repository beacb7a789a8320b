"""What the hub does from time to time, whatever goes wrong."""

import asyncio
from typing import Any

import pytest

from seriatim.phrase import Phrase
from seriatim.server.errors import StoreFailed
from seriatim.server.live.connection import DELAYS_KEPT, SILENT, Connection
from seriatim.server.live.hub import PING_AFTER, SILENCE_TIMEOUT, repeat
from seriatim.server.live.protocol import Pong
from tests.server.live.test_room import LiveHub, messages, play
from tests.server.transports import BlockedTransport, StoppedClockLoop, passed, settle


def test_quiet_pages_are_pinged_and_silent_ones_dropped() -> None:
    async def story(live: LiveHub) -> None:
        now = live.clock.monotonic()
        heard = {"measured": now, "new": now, "quiet": now - PING_AFTER - 1, "silent": now - SILENCE_TIMEOUT - 1}
        pages = {name: Connection(name, BlockedTransport(), since) for name, since in heard.items()}
        for name, page in pages.items():
            live.hub.connect(page)
            for _ in range(DELAYS_KEPT if name != "new" else 0):
                page.ping(now)
                page.pong(Pong(page.nonce), now)
            page.outbox.clear()
        await live.hub.ping_connections()
        pinged = {name: [message["type"] for message in messages(page)] for name, page in pages.items()}
        assert pinged == {"measured": [], "new": ["ping"], "quiet": ["ping"], "silent": []}
        assert pages["silent"].dropped == SILENT
        assert live.hub.connections_at == {"": 4}
        for page in pages.values():
            live.hub.disconnect(page)
        assert not live.hub.connections_at
        assert not live.hub.connections_of

    play(story)


def test_what_fails_is_logged_and_done_again(caplog: pytest.LogCaptureFixture) -> None:
    errors: list[Any] = [StoreFailed(Phrase("store-full", {"place": "", "problem": ""})), ValueError("odd"), None]
    done: list[None] = []

    async def work() -> None:
        error = errors.pop(0) if errors else None
        if error is not None:
            raise error
        done.append(None)

    async def story() -> None:
        task = asyncio.create_task(repeat(5.0, work))
        await settle()
        for _ in range(3):
            await passed(5.0)
        task.cancel()

    with asyncio.Runner(loop_factory=StoppedClockLoop) as runner:
        runner.run(story())
    assert len(done) == 2
    assert [record.getMessage() for record in caplog.records if record.name == "seriatim.server"] == [
        "the store failed: store-full",
        "a periodic task failed",
    ]
