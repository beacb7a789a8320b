"""The link of a table, and what it opens after the host has renewed it."""

from datetime import date

import msgspec
import pytest

from seriatim.server.store.schema import summary_of
from seriatim.table.access import objection_to_looking, viewpoint
from seriatim.table.commands import AnswerRequest, Kick, RenewLink, Sit, Stand, UndoKick
from seriatim.table.decide import decide
from seriatim.table.events import LinkRenewed, Stood
from seriatim.table.refusals import CommandRefused, NoSeed
from seriatim.table.settings import KEY_LENGTH, Settings
from seriatim.table.snapshot import snapshot
from seriatim.table.stored_events import event_for
from tests.table.people import SEED, Evening, contents, gathered, started

TODAY = date(2026, 11, 19)
OTHER = "f" * 64


def renewed(evening: Evening, seed: str = SEED) -> str:
    """The key of the table's new link."""
    assert evening.do("ann", RenewLink(), seed=seed) == [LinkRenewed()]
    return evening.table.key


def may_look(evening: Evening, person: str, key: str) -> bool:
    return objection_to_looking(evening.table, person, TODAY, key) is None


def sit_refusal(evening: Evening, person: str, key: str) -> str | None:
    try:
        decide(evening.table, Sit(2, "Eve"), person, evening.now, key=key)
    except CommandRefused as refusal:
        return refusal.reason
    return None


def test_the_old_link_no_longer_opens_the_table() -> None:
    evening = gathered("the-game", 3, people=2)
    evening.do("ann", Stand(2))
    assert may_look(evening, "eve", "")
    key = renewed(evening)
    assert len(key) == KEY_LENGTH
    assert objection_to_looking(evening.table, "eve", TODAY, "") == "link-renewed"
    assert [sit_refusal(evening, "eve", wrong) for wrong in ("", "wrong", "é")] == ["link-renewed"] * 3
    assert may_look(evening, "eve", key)
    assert sit_refusal(evening, "eve", key) is None
    assert contents(evening.folded()) == contents(evening.table)


def test_every_new_link_ends_the_one_before() -> None:
    evening = started("the-game")
    first = renewed(evening)
    second = renewed(evening, OTHER)
    assert first != second
    assert [may_look(evening, "eve", key) for key in (first, second)] == [False, True]


def test_who_sits_there_and_the_host_keep_their_places() -> None:
    evening = started("the-game", 3, people=2)
    renewed(evening)
    assert [may_look(evening, person, "") for person in ("ann", "ben", "cleo")] == [True, True, False]
    evening.do("ann", Stand(0))
    assert may_look(evening, "ann", "")


def test_who_was_sent_away_does_not_come_back_as_somebody_else() -> None:
    evening = gathered("the-game", 3, people=2)
    evening.do("ann", Stand(2))
    evening.do("ann", Kick(1))
    key = renewed(evening)
    assert sit_refusal(evening, "ben with another cookie", "") == "link-renewed"
    assert objection_to_looking(evening.table, "ben", TODAY, key) == "was-kicked"


def test_whom_the_host_lets_back_needs_no_new_link() -> None:
    evening = gathered("the-game", 3)
    evening.do("ann", Kick(1))
    key = renewed(evening)
    evening.do("ann", UndoKick(1))
    assert may_look(evening, "ben", "")
    evening.do("ben", Stand(1))
    assert [may_look(evening, "ben", one) for one in ("", key)] == [False, True]


def test_only_the_host_renews_the_link() -> None:
    assert gathered("the-game").refusal("ben", RenewLink()) == "not-the-host"


def test_a_key_cannot_be_guessed() -> None:
    with pytest.raises(NoSeed):
        gathered("the-game").do("ann", RenewLink(), seed="short")


def test_the_key_is_told_to_those_who_may_look_and_to_nobody_else() -> None:
    evening = gathered("the-game")
    assert snapshot(evening.table, "ben", 1).key == ""
    key = renewed(evening)
    assert snapshot(evening.table, *viewpoint(evening.table, "ben", None)).key == key
    assert key.encode() not in msgspec.json.encode(event_for(evening.log[-1], 1))
    assert evening.do("ben", Stand(1)) == [Stood(1)]
    assert not may_look(evening, "ben", "")


def test_a_table_with_a_new_link_is_not_listed() -> None:
    evening = gathered("the-game", 2, Settings(visibility="public"))
    assert summary_of("t", evening.table).visibility == "public"
    renewed(evening)
    assert summary_of("t", evening.table).visibility == "link"


def test_requests_by_the_old_link_end_with_it() -> None:
    evening = started("the-game", 2, people=1)
    evening.do("eve", Sit(1, "Eve"))
    request = evening.table.sequence
    renewed(evening)
    assert evening.refusal("ann", AnswerRequest(request, accepted=True)) == "no-such-request"
