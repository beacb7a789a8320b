"""The alarm of a table."""

import asyncio

from seriatim.server.live.alarm import Alarm


def rung(*seconds: float, is_cancelled: bool = False) -> int:
    """How often an alarm goes off that is set so, once the event loop has done all that is due."""
    rings: list[None] = []

    async def story() -> None:
        alarm = Alarm()
        for one in seconds:
            alarm.set(one, lambda: rings.append(None))
        if is_cancelled:
            alarm.cancel()
        done = asyncio.Event()
        asyncio.get_running_loop().call_later(0.0, done.set)
        await done.wait()
        alarm.cancel()

    asyncio.run(story())
    return len(rings)


def test_it_goes_off_once_at_the_earliest_of_its_times() -> None:
    assert rung(0.0) == rung(0.0, 60.0) == rung(60.0, 0.0) == rung(0.0, 0.0) == 1
    assert rung(60.0, 90.0) == 0


def test_it_does_not_go_off_when_it_is_cancelled() -> None:
    assert rung(0.0, is_cancelled=True) == 0


def test_it_can_be_set_again_when_it_has_gone_off() -> None:
    async def story() -> int:
        alarm, rings = Alarm(), 0
        for _ in range(3):
            rang = asyncio.Event()
            alarm.set(0.0, rang.set)
            await rang.wait()
            rings += 1
        return rings

    assert asyncio.run(story()) == 3
