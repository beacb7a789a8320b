"""A decision: events to be stored, and the state after a move, which is computed once."""

import msgspec
import pytest

from seriatim.games import GAMES
from seriatim.table.commands import SERVER, BotPlay, Play, Rename, Stand
from seriatim.table.decide import Decision, carry_out, decide
from seriatim.table.events import GameEnded, Played, SeatTaken
from seriatim.table.evolve import CannotFold, fold
from seriatim.table.refusals import CommandRefused
from tests.table.people import Evening, contents, gathered, started


def decided(evening: Evening, by: str, command: Play | BotPlay) -> Decision:
    before = contents(evening.table)
    decision = decide(evening.table, command, by, evening.now)
    assert contents(evening.table) == before
    return decision


def first_move(evening: Evening, seat: int) -> str:
    running = evening.table.running
    return running.game.write_move(running.state, seat, running.state.actions(seat)[0])


@pytest.mark.parametrize("game", GAMES)
def test_the_state_after_a_move_is_computed_once_and_handed_on(game: str) -> None:
    evening = started(game)
    seat = min(evening.table.running.since)
    move = first_move(evening, seat)
    before, log = evening.table.running.state, list(evening.log)
    decision = decided(evening, evening.table.seats[seat].person, Play(seat, move))
    carry_out(evening.table, decision)
    assert decision.result is not None
    assert evening.table.running.state is decision.result.state is not before
    assert contents(fold([*log, *decision.events])) == contents(evening.table)


def test_a_bots_action_is_not_read_from_a_text_again(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = started("the-game", people=1)
    seat = next(seat for seat in evening.table.running.since if evening.table.seats[seat].bot)
    action = int(evening.table.running.state.actions(seat)[0])

    def parsed(*_: object) -> int:
        raise AssertionError("a move was parsed")

    monkeypatch.setattr(type(evening.table.game), "read_move", parsed)
    decision = decided(evening, SERVER, BotPlay(seat, action, evening.table.running.position))
    carry_out(evening.table, decision)
    assert decision.result is not None
    assert decision.result.action == action


def test_the_result_belongs_to_the_move_among_several_events() -> None:
    evening = started("rush-hour", people=1)
    seat = min(evening.table.running.since)
    assert seat == 0
    evening.table.seats[0].bot = "novice"
    evening.table.seats[0].is_given = True
    decision = decided(evening, "ann", Play(0, first_move(evening, 0)))
    assert [type(stored.event) for stored in decision.events][:2] == [SeatTaken, Played]
    assert not any(isinstance(stored.event, GameEnded) for stored in decision.events)
    carry_out(evening.table, decision)
    assert decision.result is not None
    assert evening.table.running.state is decision.result.state


def test_a_decision_is_carried_out_only_where_the_table_stood() -> None:
    evening = started("the-game")
    decision = decided(evening, "ann", Play(0, "bid 2"))
    evening.do("ben", Play(1, "bid 1"))
    with pytest.raises(CannotFold):
        carry_out(evening.table, decision)


def test_what_is_done_again_becomes_nothing() -> None:
    evening = started("the-game")
    evening.do("ann", Play(0, "bid 2"), cause="c1")
    assert decide(evening.table, Play(0, "bid 2"), "ann", evening.now, cause="c1") == Decision([])


# Ids of commands


def test_what_is_asked_twice_happens_once() -> None:
    evening = gathered("the-game")
    assert len(evening.do("ann", Rename(0, "Anna"), cause="a1")) == 1
    assert evening.do("ann", Rename(0, "Anna"), cause="a1") == []
    assert len(evening.do("ben", Rename(1, "Benno"), cause="a1")) == 1, "everybody has ids of their own"
    assert evening.table.causes["ann/a1"].sequence == evening.table.sequence - 1
    assert contents(evening.folded()) == contents(evening.table)


def test_an_id_is_remembered_as_long_as_the_table_exists() -> None:
    evening = gathered("the-game")
    for number in range(300):
        evening.do("ann", Rename(0, f"Ann {number % 7}"), cause=str(number))
    for table in (evening.table, evening.folded()):
        assert decide(table, Rename(0, "Ann 0"), "ann", evening.now, cause="0") == Decision([])


def test_an_id_that_is_used_for_something_else_is_refused() -> None:
    evening = started("the-game")
    evening.do("ann", Play(0, "bid 2"), cause="c1")
    for command in (Play(0, "bid 1"), Play(0, "bid 2", at=7), Play(1, "bid 2"), Rename(0, "Ann"), Stand(0)):
        for table in (evening.table, evening.folded()):
            with pytest.raises(CommandRefused) as refusal:
                decide(table, command, "ann", evening.now, cause="c1")
            assert refusal.value.reason == "id-was-used"


def test_an_id_of_a_command_that_was_refused_can_be_used_again() -> None:
    evening = started("the-game")
    with pytest.raises(CommandRefused):
        evening.do("ann", Play(0, "nonsense"), cause="c1")
    assert len(evening.do("ann", Play(0, "bid 2"), cause="c1")) == 1


def test_of_events_from_before_only_the_id_is_known() -> None:
    evening = gathered("the-game")
    evening.do("ann", Rename(0, "Anna"), cause="c1")
    table = fold([msgspec.structs.replace(stored, command=0) for stored in evening.log])
    assert decide(table, Rename(0, "Annika"), "ann", evening.now, cause="c1") == Decision([])


def test_commands_of_the_server_have_no_id_and_no_checksum() -> None:
    evening = started("the-game", people=1)
    evening.bots_play()
    assert (evening.log[-1].cause, evening.log[-1].command) == ("", 0)
