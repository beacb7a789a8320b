"""The outbox of a connection."""

from seriatim.server.limits import OUTBOX_BYTES, ByteBudgets
from seriatim.server.live.connection import DISCONNECTED, TOO_SLOW, Connection
from seriatim.server.live.protocol import Ack
from tests.server.transports import BlockedTransport, FreeTransport


def test_a_text_is_written_at_once_while_the_transport_is_free() -> None:
    transport = FreeTransport()
    connection = Connection("ann", transport, 0.0)
    connection.send_bytes(b"one")
    assert (transport.written, list(connection.outbox)) == ([b"one"], [])


def test_the_outbox_is_written_in_order_when_the_transport_is_free_again() -> None:
    connection, transport = Connection("ann", BlockedTransport(), 0.0), FreeTransport()
    connection.send_bytes(b"one")
    connection.transport = transport
    connection.send_bytes(b"two")
    assert transport.written == []
    connection.flush()
    connection.send_bytes(b"three")
    assert transport.written == [b"one", b"two", b"three"]
    assert connection.outbox_bytes == 0


def test_held_texts_are_written_together_with_the_answer() -> None:
    transport = FreeTransport()
    connection = Connection("ann", transport, 0.0)
    connection.hold()
    connection.send_bytes(b"told")
    connection.flush()
    assert transport.written == []
    connection.answer(Ack("a", 5))
    connection.send_bytes(b"later")
    assert transport.written == [b"told", b'{"type":"ack","id":"a","sequence":5}', b"later"]
    assert connection.outbox_bytes == 0


def test_a_connection_with_too_much_in_its_outbox_is_dropped() -> None:
    transport = BlockedTransport()
    connection = Connection("ann", transport, 0.0)
    connection.send_bytes(b"x" * OUTBOX_BYTES)
    assert not transport.is_finished
    connection.send_bytes(b"x")
    assert (connection.dropped, transport.is_finished, connection.outbox_bytes) == (TOO_SLOW, True, 0)


def test_the_outboxes_of_an_address_share_a_limit() -> None:
    budgets = ByteBudgets(10)
    pages = [Connection("ann", BlockedTransport(), 0.0, address, budgets) for address in "aab"]
    for page in pages:
        page.send_bytes(b"x" * 6)
    assert [page.dropped for page in pages] == [None, TOO_SLOW, None]
    pages[0].transport = FreeTransport()
    pages[0].flush()
    pages[2].drop(DISCONNECTED)
    assert not budgets.waiting


def test_nothing_is_written_to_a_dropped_connection() -> None:
    transport = FreeTransport()
    connection = Connection("ann", transport, 0.0)
    connection.drop(DISCONNECTED)
    connection.send_bytes(b"one")
    assert (transport.written, list(connection.outbox)) == ([], [])
