"""Time at a table: nudges, limits, windows, absence; nothing looks at a clock."""

import pytest

from seriatim.table.clock import Deadline, deadlines, next_deadline
from seriatim.table.commands import Absent, Back, BotPlay, Play, SeatBot, Stand, StandIn, Tick
from seriatim.table.events import (
    BotStoodIn,
    HandedBack,
    HostPassed,
    Nudged,
    PersonLeft,
    PersonReturned,
    Played,
    TimeRanOut,
)
from seriatim.table.refusals import CommandRefused
from seriatim.table.settings import BOT_PATIENCE, HOST_PATIENCE, Settings
from seriatim.table.table import awaited
from tests.table.people import Evening, contents, gathered, moves, started
from tests.table.test_playing import on_turn, play_any


def window_open(window: int = 3, settings: Settings | None = None, people: int = 2) -> Evening:
    """Cut in! at a moment when a seat may cut in."""
    evening = started("cut-in", 2, settings, people, window=window)
    while evening.table.running.window() is None:
        evening.now += 100
        play_any(evening) if on_turn(evening)[0] else evening.bots_play()
    return evening


def test_left_alone_a_table_hurries_nobody() -> None:
    evening = started("the-game")
    assert deadlines(evening.table) == []
    assert next_deadline(evening.table) is None
    assert evening.wait(10**9) == []


def test_who_is_awaited_for_long_is_nudged_once() -> None:
    evening = started("the-game", 2, Settings(nudge=30), starter="first")
    start = evening.now
    assert deadlines(evening.table) == [Deadline(start + 30_000, "nudge", 0)]
    assert evening.wait(29_999) == []
    assert evening.wait(1) == [Nudged(0)]
    assert evening.wait(10**6) == []
    play_any(evening)
    assert next_deadline(evening.table) == Deadline(evening.now + 30_000, "nudge", 0)


def test_after_the_limit_a_bot_makes_one_move() -> None:
    evening = started("the-game", 2, Settings(limit=60, stand_in="strong"), starter="first")
    assert evening.wait(60_000) == [TimeRanOut(0)]
    assert [(one.seat, one.bot) for one in awaited(evening.table)] == [(0, "strong")]
    assert evening.bots_play(5) == 1
    assert isinstance(evening.log[-1].event, Played)
    assert awaited(evening.table)[0].bot is None
    assert next_deadline(evening.table) == Deadline(evening.now + 60_000, "limit", 0)


def test_who_is_late_can_still_be_quicker_than_the_bot() -> None:
    evening = started("the-game", 2, Settings(limit=60), starter="first")
    evening.wait(60_000)
    position = evening.table.running.position
    play_any(evening)
    assert awaited(evening.table)[0].bot is None
    assert evening.refusal("", BotPlay(0, moves(evening, 0)[0], position)) == "not-a-bots-seat"


def test_a_bot_that_does_not_answer_is_helped_out() -> None:
    evening = started("the-game", people=0, starter="first")
    first = evening.table.running.game.write_move(
        evening.table.running.state, 0, int(evening.table.running.state.default_action(0))
    )
    assert evening.wait(BOT_PATIENCE - 1) == []
    assert evening.wait(1) == [Played(0, first, "clock")]


def test_seats_awaited_at_once_have_each_their_own_time() -> None:
    evening = started("the-game", 3, Settings(limit=60))
    evening.now += 10_000
    evening.do("ben", Play(1, "bid 1"))
    assert evening.wait(50_000) == [TimeRanOut(0), TimeRanOut(2)]


def test_a_clock_that_goes_back_changes_no_order() -> None:
    evening = started("the-game")
    last = evening.table.time
    evening.now -= 5_000
    evening.do("ann", Play(0, "bid 1"))
    assert evening.table.time == last


# Away


def test_somebody_away_is_missed_once() -> None:
    evening = started("the-game", 2)
    assert evening.house(Absent("ben")) == [PersonLeft((1,))]
    assert evening.house(Absent("ben")) == []
    assert evening.house(Absent("nobody")) == []
    assert evening.house(Back("ben")) == [PersonReturned((1,))]
    assert evening.house(Back("ben")) == []


def test_after_the_grace_time_a_bot_plays_until_the_person_is_back() -> None:
    evening = started("the-game", 2, Settings(grace=20, stand_in="master"))
    evening.house(Absent("ben"))
    assert evening.wait(19_999) == []
    assert evening.wait(1) == [BotStoodIn(1, "master")]
    assert [one.bot for one in awaited(evening.table)] == [None, "master"]
    assert evening.house(Back("ben")) == [PersonReturned((1,)), HandedBack(1)]
    assert [one.bot for one in awaited(evening.table)] == [None, None]


def test_who_comes_back_in_time_meets_no_bot() -> None:
    evening = started("the-game", 2, Settings(grace=20))
    evening.house(Absent("ben"))
    evening.wait(19_000)
    evening.house(Back("ben"))
    assert evening.wait(60_000) == []


def test_without_grace_nobody_stands_in() -> None:
    evening = started("the-game", 2)
    evening.house(Absent("ben"))
    assert evening.wait(10**8) == []


def test_a_seat_given_to_a_bot_stays_with_it_when_the_person_returns() -> None:
    evening = started("the-game", 2, Settings(grace=20))
    evening.do("ben", SeatBot(1, "novice"))
    evening.house(Absent("ben"))
    assert evening.wait(60_000 - 1) == []
    assert evening.house(Back("ben")) == [PersonReturned((1,))]


def test_who_plays_has_the_seat_back_even_before_the_server_has_noticed() -> None:
    evening = started("the-game", 2, Settings(grace=20))
    evening.house(Absent("ben"))
    evening.wait(20_000)
    assert evening.do("ben", Play(1, "bid 1"))[0] == HandedBack(1)


def test_nobody_stands_in_while_nobody_waits() -> None:
    evening = started("the-game", 2, Settings(grace=20))
    evening.house(Absent("ben"))
    evening.house(Absent("ann"))
    assert evening.wait(60_000) == []
    evening.house(Back("ann"))
    assert evening.wait(0) == [BotStoodIn(1, "steady")]


def test_whoever_plays_can_let_a_bot_play_for_who_is_away() -> None:
    evening = started("the-game", 3, Settings(stand_in="novice"))
    assert evening.refusal("cleo", StandIn(0)) == "not-away"
    evening.house(Absent("ann"))
    assert evening.refusal("dora", StandIn(0)) == "not-seated"
    assert evening.refusal("cleo", StandIn(3)) == "no-such-seat"
    assert evening.do("cleo", StandIn(0)) == [BotStoodIn(0, "novice")]
    assert evening.do("ben", StandIn(0)) == []
    assert evening.house(Back("ann")) == [PersonReturned((0,)), HandedBack(0)]


def test_nobody_stands_in_before_a_game_or_for_a_bot() -> None:
    before = gathered("the-game", 3)
    before.house(Absent("ben"))
    assert before.refusal("ann", StandIn(1)) == "no-game-runs"
    evening = started("the-game", 3, people=2)
    assert evening.refusal("ann", StandIn(2)) == "no-such-person"


def test_who_stands_up_is_missed_no_more() -> None:
    evening = gathered("the-game", 3)
    evening.house(Absent("ben"))
    evening.do("ben", Stand(1))
    assert evening.table.absent == {}


def test_a_host_who_is_away_makes_room_for_another() -> None:
    evening = gathered("the-game", 3)
    evening.house(Absent("ann"))
    assert evening.wait(HOST_PATIENCE - 1) == []
    assert evening.wait(1) == [HostPassed((1,))]
    assert evening.table.host == "ben"
    evening.house(Absent("ben"))
    evening.house(Absent("cleo"))
    assert evening.wait(10**7) == []


def test_a_host_without_a_seat_is_missed_too() -> None:
    evening = gathered("the-game", 3)
    evening.do("ann", Stand(0))
    assert evening.house(Absent("ann")) == [PersonLeft(())]
    evening.do("ben", Stand(1))
    assert evening.wait(HOST_PATIENCE) == [HostPassed((2,))]


# Windows (CI-6)


def test_a_window_closes_by_the_clock() -> None:
    """CI-6"""
    evening = window_open(3)
    _, seat = on_turn(evening)
    opened = evening.now
    assert deadlines(evening.table) == [Deadline(opened + 3000, "window", seat)]
    assert evening.wait(2999) == []
    assert evening.wait(1)[0] == Played(seat, "let go", "clock")


def test_a_slow_connection_has_credit_but_not_for_ever() -> None:
    """CI-6"""
    evening = window_open(3)
    _, seat = on_turn(evening)
    due = evening.now + 3000
    assert next_deadline(evening.table, {seat: 200}) == Deadline(due + 200, "window", seat)
    assert next_deadline(evening.table, {seat: 9000}) == Deadline(due + 500, "window", seat)
    assert next_deadline(evening.table, {seat: -9000}) == Deadline(due, "window", seat)
    evening.now = due + 100
    assert evening.house(Tick({seat: 200})) == []
    assert evening.house(Tick({seat: 50})) != []


def test_a_move_sent_in_time_counts_and_one_too_late_gets_a_receipt() -> None:
    """CI-6"""
    evening = window_open(3)
    person, seat = on_turn(evening)
    evening.now += 3040
    with pytest.raises(CommandRefused) as refused:
        evening.do(person, Play(seat, "let go"))
    assert refused.value.reason == "too-late"
    assert refused.value.phrase.values == {"late": 40}
    assert evening.do(person, Play(seat, "let go"), delay=60)[0] == Played(seat, "let go")


def test_the_receipt_comes_even_after_the_window_has_closed() -> None:
    """CI-6"""
    evening = window_open(3)
    person, seat = on_turn(evening)
    at = evening.table.sequence
    evening.wait(3000)
    evening.now += 40
    with pytest.raises(CommandRefused) as refused:
        evening.do(person, Play(seat, "cut a", at), delay=15)
    assert refused.value.phrase.values == {"late": 25}
    with pytest.raises(CommandRefused) as refused:
        evening.do(person, Play(seat, "cut a"))
    assert refused.value.reason != "too-late"
    evening.now += 5000
    with pytest.raises(CommandRefused) as refused:
        evening.do(person, Play(seat, "cut a", at))
    assert refused.value.reason != "too-late"


def test_without_a_clock_the_tables_own_limit_lets_go() -> None:
    """CI-6"""
    evening = window_open(0)
    assert evening.wait(10**7) == []
    evening = window_open(0, Settings(limit=20))
    person, seat = on_turn(evening)
    at = evening.table.sequence
    assert evening.wait(20_000)[0] == Played(seat, "let go", "clock")
    assert evening.refusal(person, Play(seat, "cut a", at)) == "too-late"


def test_the_window_of_a_bot_closes_as_well() -> None:
    """CI-6"""
    evening = window_open(2, people=0)
    assert evening.wait(2000)[0].player == "clock"  # type: ignore[union-attr]


def test_nobody_is_nudged_in_a_window() -> None:
    evening = window_open(10, Settings(nudge=1))
    assert [one.kind for one in deadlines(evening.table)] == ["window"]


def test_all_deadlines_are_in_the_events() -> None:
    """A restart loses none."""
    evening = started("the-game", 3, Settings(nudge=5, limit=60, grace=20))
    evening.house(Absent("ann"))
    evening.wait(7_000)
    assert deadlines(evening.folded()) == deadlines(evening.table)
    assert contents(evening.folded()) == contents(evening.table)


def test_a_game_says_how_many_pauses_bots_make() -> None:
    evening = started("cut-in", people=1)
    assert evening.table.running.pauses() == evening.table.game.pauses(evening.table.running.state) == 1


def test_a_table_waits_for_bots_while_a_bot_sits_there_or_moves_for_a_late_seat() -> None:
    assert started("the-game", people=1).table.waits_for_bots()
    evening = started("the-game", 2, Settings(limit=10))
    assert not evening.table.waits_for_bots()
    evening.wait(11_000)
    assert evening.table.running.late
    assert evening.table.waits_for_bots()


# Cards that people take themselves (SQ-13)


def card_to_take(settings: Settings | None = None, seats: int = 2, people: int = 1) -> Evening:
    """Sequence: ann has played, her card waits to be taken, and after her comes a bot."""
    evening = started("sequence", seats, settings, people, draw="manual")
    while 0 not in on_turn(evening):
        evening.bots_play()
    play_any(evening)
    return evening


def test_bots_wait_until_a_person_has_taken_their_card() -> None:
    """SQ-13"""
    evening = card_to_take()
    assert "draw" in moves(evening, 0)
    assert moves(evening, 1) != []
    assert [(one.seat, one.bot) for one in awaited(evening.table)] == [(0, None)]
    assert evening.wait(10**9) == []
    evening.do("ann", Play(0, "draw"))
    assert [(one.seat, one.bot) for one in awaited(evening.table)] == [(1, "novice")]
    assert evening.wait(BOT_PATIENCE) != []


def test_a_person_who_takes_no_card_is_nudged_and_has_a_limit() -> None:
    """SQ-13"""
    evening = card_to_take(Settings(nudge=30, limit=60, stand_in="strong"))
    assert evening.wait(30_000) == [Nudged(0)]
    assert evening.wait(30_000) == [TimeRanOut(0)]
    assert [(one.seat, one.bot) for one in awaited(evening.table)] == [(0, "strong")]
    evening.bots_play()
    assert moves(evening, 0) == []
    assert [(one.seat, one.bot) for one in awaited(evening.table)] == [(1, "novice")]


def test_a_bot_that_stands_in_makes_the_others_wait_no_longer() -> None:
    """SQ-13"""
    evening = card_to_take(Settings(grace=20))
    evening.house(Absent("ann"))
    evening.house(Back("ann"))
    assert [one.seat for one in awaited(evening.table)] == [0]
    evening.do("ann", SeatBot(0, "novice"))
    assert [one.seat for one in awaited(evening.table)] == [0, 1]


def test_people_wait_for_nobodys_card() -> None:
    """SQ-13"""
    evening = started("sequence", draw="manual")
    first = on_turn(evening)[1]
    play_any(evening)
    assert [one.seat for one in awaited(evening.table)] == [1 - first]
