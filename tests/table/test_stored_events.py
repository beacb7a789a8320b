"""Events are kept in a form that later versions can read, and told without their secrets."""

import msgspec
import pytest

from seriatim.table import stored_events as module
from seriatim.table.commands import Create, PersonCommand, Play, Start
from seriatim.table.events import Created, GameStarted, Played, Sat
from seriatim.table.evolve import CannotFold, change, evolve, fold
from seriatim.table.settings import Settings
from seriatim.table.stored_events import CannotRead, EventForSeat, Secret, StoredEvent, event_for, read, write
from seriatim.table.table import Table
from tests.table.people import SEED, started


def test_what_is_written_is_read() -> None:
    evening = started("the-game", 3)
    assert [read(write(stored)) for stored in evening.log] == evening.log


def test_events_look_like_this() -> None:
    """Whoever changes this raises VERSION and adds how the old form is read."""
    assert write(StoredEvent(7, 1000, Sat(1, "Ben"), Secret(person="ben"), "ben", "c1")) == (
        b'{"sequence":7,"time":1000,"event":{"type":"sat","seat":1,"name":"Ben"},'
        b'"secret":{"person":"ben"},"by":"ben","cause":"c1","version":1}'
    )
    assert msgspec.json.encode(Played(0, None)) == b'{"type":"played","seat":0,"move":null}'


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b'{"version":1}', b'{"version":"1"}', b"\xff", b'{"version":9}'])
def test_what_is_no_event_is_an_error(data: bytes) -> None:
    with pytest.raises(CannotRead):
        read(data)


def test_old_events_are_put_in_the_words_of_today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(
        module.UPGRADES, 0, lambda raw: {**raw, "event": {"type": "sat", "seat": raw["chair"], "name": "Ben"}}
    )
    old = b'{"sequence":7,"time":1000,"chair":3,"version":0}'
    assert read(old) == StoredEvent(7, 1000, Sat(3, "Ben"))
    with pytest.raises(CannotRead, match="version -1"):
        read(b'{"version":-1}')


def test_events_must_follow_each_other() -> None:
    with pytest.raises(CannotFold, match="does not follow"):
        evolve(Table(), StoredEvent(2, 0, Sat(0, "Ann")))


def test_a_game_by_other_rules_cannot_go_on() -> None:
    for game, rules in (("the-game", 99), ("chess", 1)):
        with pytest.raises(CannotFold, match="rules version"):
            fold([StoredEvent(1, 0, Created(game, rules, 2, {}, Settings()))])


def test_what_is_no_event_changes_nothing() -> None:
    with pytest.raises(CannotFold, match="no event"):
        change("rain", Table(), StoredEvent(1, 0, Sat(0, "Ann")))  # type: ignore[arg-type]


def test_folding_goes_on_where_a_table_stands() -> None:
    evening = started("the-game")
    half = fold(evening.log[:4])
    assert fold(evening.log[4:], half) is half
    assert half.sequence == evening.table.sequence


def test_a_secret_is_told_to_nobody_and_ones_own_move_to_oneself() -> None:
    evening = started("the-game")
    evening.do("ann", Play(0, "bid 2"))
    last = evening.log[-1]
    assert event_for(last, 0) == EventForSeat(last.sequence, last.time, Played(0, None), "bid 2")
    assert event_for(last, 1) == event_for(last, -2) == EventForSeat(last.sequence, last.time, Played(0, None))
    everything = b"".join(msgspec.json.encode(event_for(stored, seat)) for stored in evening.log for seat in (-2, 0, 1))
    for secret in (SEED, "ann", "ben"):
        assert f'"{secret}"'.encode() not in everything


def test_the_start_is_told_without_its_seed() -> None:
    evening = started("the-game")
    start = next(stored for stored in evening.log if isinstance(stored.event, GameStarted))
    assert start.secret.seed == SEED
    assert SEED.encode() not in msgspec.json.encode(event_for(start, 0))


def test_a_persons_commands_are_read_from_what_a_client_sends() -> None:
    assert msgspec.json.decode(b'{"type":"play","seat":0,"move":"37a"}', type=PersonCommand) == Play(0, "37a")
    assert msgspec.json.decode(b'{"type":"start"}', type=PersonCommand) == Start()


@pytest.mark.parametrize("settings", [b'{"nudge":-1}', b'{"limit":1e9}'])
def test_a_table_with_impossible_settings_cannot_be_asked_for(settings: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type":"create","game":"cut-in","seats":2,"settings":' + settings + b"}", type=Create)


@pytest.mark.parametrize(
    "data",
    [
        b'{"type":"tick"}',
        b'{"type":"bot-play","seat":0,"move":1,"at":0}',
        b'{"type":"start","seed":"00"}',
        b'{"type":"play","seat":-1,"move":"penalty 1"}',
        b'{"type":"play","seat":0,"move":"' + b"x" * 100 + b'"}',
        b'{"type":"create","game":"cut-in","seats":2}',
    ],
)
def test_what_is_not_for_persons_cannot_be_sent(data: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(data, type=PersonCommand)
