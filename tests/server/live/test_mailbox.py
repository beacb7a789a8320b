"""The timer of a room."""

import asyncio

from seriatim.server.live.mailbox import Timer


def count_fired(*seconds: float, is_cancelled: bool = False) -> int:
    """How often a timer fires that is set so, once the event loop has done all that is due."""
    fired: list[None] = []

    async def story() -> None:
        timer = Timer()
        for one in seconds:
            timer.set(one, lambda: fired.append(None))
        if is_cancelled:
            timer.cancel()
        done = asyncio.Event()
        asyncio.get_running_loop().call_later(0.0, done.set)
        await done.wait()
        timer.cancel()

    asyncio.run(story())
    return len(fired)


def test_a_timer_fires_once_at_the_earliest_of_its_times() -> None:
    assert count_fired(0.0) == count_fired(0.0, 60.0) == count_fired(60.0, 0.0) == count_fired(0.0, 0.0) == 1
    assert count_fired(60.0, 90.0) == 0


def test_a_cancelled_timer_does_not_fire() -> None:
    assert count_fired(0.0, is_cancelled=True) == 0


def test_a_timer_can_be_set_again_after_it_has_fired() -> None:
    async def story() -> int:
        timer, fired = Timer(), 0
        for _ in range(3):
            has_fired = asyncio.Event()
            timer.set(0.0, has_fired.set)
            await has_fired.wait()
            fired += 1
        return fired

    assert asyncio.run(story()) == 3
