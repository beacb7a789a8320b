"""Events are kept in a form that later versions can read, and told without their secrets."""

import msgspec
import pytest

from seriatim.table import evolve as evolve_module
from seriatim.table import stored_events as module
from seriatim.table.commands import Abandon, Create, CreateDaily, PersonCommand, Play, Start
from seriatim.table.events import Created, GameAbandoned, GameEnded, GameStarted, Nudged, Played, Sat, Stood
from seriatim.table.evolve import CannotFold, change, evolve, fold
from seriatim.table.settings import Settings
from seriatim.table.stored_events import CannotRead, EventForSeat, Secret, StoredEvent, event_for, read, write
from seriatim.table.table import Table
from tests.table.people import SEED, Evening, started


def test_what_is_written_is_read() -> None:
    evening = started("the-game", 3)
    assert [read(write(stored)) for stored in evening.log] == evening.log


def test_events_look_like_this() -> None:
    """Whoever changes more than to add a field with a default raises VERSION, and adds how the old form is read."""
    assert write(StoredEvent(7, 1000, Sat(1, "Ben"), Secret(person="ben"), "ben", "c1", command=9)) == (
        b'{"sequence":7,"time":1000,"event":{"type":"sat","seat":1,"name":"Ben"},'
        b'"secret":{"person":"ben"},"by":"ben","cause":"c1","version":1,"command":9}'
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
    with pytest.raises(CannotRead, match=r"unreadable-version .*-1"):
        read(b'{"version":-1}')


def test_events_must_follow_each_other() -> None:
    with pytest.raises(CannotFold, match="unreadable-order"):
        evolve(Table(), StoredEvent(2, 0, Sat(0, "Ann")))


def test_a_game_by_other_rules_cannot_go_on() -> None:
    for game, rules, reason in (("the-game", 99, "unreadable-rules"), ("chess", 1, "unreadable-game")):
        with pytest.raises(CannotFold, match=reason):
            fold([StoredEvent(1, 0, Created(game, rules, 2, {}, Settings()))])


def test_what_is_no_event_changes_nothing() -> None:
    with pytest.raises(CannotFold, match="unreadable-event"):
        change("rain", Table(), StoredEvent(1, 0, Sat(0, "Ann")))  # type: ignore[arg-type]


def with_secret(log: list[StoredEvent], seed: str) -> list[StoredEvent]:
    """The log with another seed in its start."""
    return [
        msgspec.structs.replace(stored, secret=Secret(seed=seed)) if isinstance(stored.event, GameStarted) else stored
        for stored in log
    ]


@pytest.mark.parametrize("seed", ["0" * 64, "", SEED.upper(), "\u00e9"])
def test_a_game_is_dealt_only_from_the_seed_whose_hash_was_shown(seed: str) -> None:
    log = started("the-game").log
    assert fold(with_secret(log, SEED)).phase == "running"
    with pytest.raises(CannotFold, match=r"unreadable-(seed|step)"):
        fold(with_secret(log, seed))


@pytest.mark.parametrize("kind", [GameEnded, GameAbandoned])
def test_the_seed_that_is_shown_after_the_end_fits_the_hash_too(kind: type[GameEnded | GameAbandoned]) -> None:
    evening = started("the-game", people=0)
    if kind is GameEnded:
        evening.bots_play(5_000)
    else:
        evening.do("ann", Abandon())
    shown = next(stored for stored in evening.log if isinstance(stored.event, kind))
    assert fold(evening.log).seed == SEED
    other = msgspec.structs.replace(shown, event=msgspec.structs.replace(shown.event, seed="0" * 64))
    with pytest.raises(CannotFold, match=r"unreadable-seed .*'number': 1"):
        fold([other if stored is shown else stored for stored in evening.log])


def test_a_seed_that_was_kept_secret_needs_no_check() -> None:
    """As that of the deal of the day, until the day is over."""
    evening = Evening()
    evening.house(CreateDaily("the-game", 1, "2026-11-16", "ann", "Ann"))
    while evening.table.phase == "running":
        state = evening.table.running.state
        evening.do("ann", Play(0, evening.table.running.game.write_move(state, 0, state.actions(0)[0])))
    assert evening.table.seed == ""
    assert fold(evening.log).phase == "over"


def test_whatever_events_do_not_fit_is_an_error_with_the_number_of_the_event() -> None:
    log = started("the-game", 2).log
    for before, event in ((1, Stood(99)), (1, Nudged(0)), (len(log), Played(0, "z9"))):
        with pytest.raises(CannotFold, match="unreadable-step") as refused:
            fold([*log[:before], StoredEvent(before + 1, 0, event)])
        assert refused.value.phrase.values["event"] == before + 1


def test_a_lack_of_memory_says_nothing_about_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(evolve_module, "evolve", fail)
    with pytest.raises(MemoryError):
        fold(started("the-game").log)


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
