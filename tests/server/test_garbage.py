"""When the server looks through its whole memory."""

import gc
import weakref

from seriatim.server.garbage import LEAST, Garbage


class Knot:
    """Refers to itself, so that only a look through everything finds it."""

    def __init__(self) -> None:
        self.knot = self


def test_memory_is_looked_through_when_as_much_has_gone_as_is_held() -> None:
    garbage, held = Garbage(), 2 * LEAST
    gc.collect()
    found = weakref.ref(Knot())
    for _ in range(held):
        assert not garbage.collect(held)
        garbage.add()
    assert garbage.collect(held)
    assert found() is None
    assert not garbage.collect(held)


def test_a_few_that_have_gone_are_not_worth_a_look() -> None:
    garbage = Garbage()
    garbage.add()
    assert not garbage.collect(1)


def test_when_nobody_is_left_there_is_time_to_look_through_everything_once() -> None:
    garbage = Garbage()
    assert not garbage.collect(0)
    garbage.add()
    assert garbage.collect(0)
    assert not garbage.collect(0)
