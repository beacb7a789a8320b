"""What a page is told goes out at once, or waits as long as it must and may."""

from seriatim.server.limits import OUTBOX_BYTES
from seriatim.server.live.connection import GONE, TOO_SLOW, Device
from seriatim.server.live.protocol import Ack
from tests.server.ways import Blocked, Free


def test_what_is_told_goes_out_at_once_while_the_way_is_free() -> None:
    way = Free()
    device = Device("ann", way, 0.0)
    device.tell_bytes(b"one")
    assert (way.written, list(device.waiting)) == ([b"one"], [])


def test_what_had_to_wait_goes_out_in_order_when_the_way_is_free_again() -> None:
    device, way = Device("ann", Blocked(), 0.0), Free()
    device.tell_bytes(b"one")
    device.way = way
    device.tell_bytes(b"two")
    assert way.written == []
    device.send_waiting()
    device.tell_bytes(b"three")
    assert way.written == [b"one", b"two", b"three"]
    assert device.bytes == 0


def test_what_is_told_waits_for_the_answer_and_goes_out_with_it() -> None:
    way = Free()
    device = Device("ann", way, 0.0)
    device.hold()
    device.tell_bytes(b"told")
    device.send_waiting()
    assert way.written == []
    device.answer(Ack("a", 5))
    device.tell_bytes(b"later")
    assert way.written == [b"told", b'{"type":"ack","id":"a","sequence":5}', b"later"]
    assert device.bytes == 0


def test_who_lets_too_much_wait_is_dropped() -> None:
    way = Blocked()
    device = Device("ann", way, 0.0)
    device.tell_bytes(b"x" * OUTBOX_BYTES)
    assert not way.is_ended
    device.tell_bytes(b"x")
    assert (device.dropped, way.is_ended, device.bytes) == (TOO_SLOW, True, 0)


def test_nothing_goes_to_who_is_gone() -> None:
    way = Free()
    device = Device("ann", way, 0.0)
    device.drop(GONE)
    device.tell_bytes(b"one")
    assert (way.written, list(device.waiting)) == ([], [])
