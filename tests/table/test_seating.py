"""Making a table, taking and leaving seats, bots at them, and the start."""

from typing import get_args

import pytest

from seriatim.bots import BOTS
from seriatim.bots.levels import SECONDS
from seriatim.kit.seed import commitment
from seriatim.table.commands import (
    SERVER,
    Close,
    Create,
    CreateDaily,
    Kick,
    Mute,
    PassHost,
    Play,
    Ready,
    Rename,
    SeatBot,
    SetPace,
    Sit,
    Stand,
    Start,
    TakeSeat,
    Tick,
    UndoKick,
)
from seriatim.table.events import (
    BotSat,
    GameAbandoned,
    GameStarted,
    HostPassed,
    Kicked,
    KickUndone,
    Named,
    PaceSet,
    Readied,
    Sat,
    SeatGiven,
    SeatTaken,
    SeedCommitted,
    Stood,
    TableClosed,
)
from seriatim.table.refusals import NoSeed
from seriatim.table.settings import MOST_KICKED, Level, Settings
from seriatim.table.snapshot import seat_infos, snapshot
from seriatim.table.table import awaited
from tests.table.people import SEED, Evening, contents, gathered, started


def made(game: str = "the-game", seats: int = 3) -> Evening:
    evening = Evening()
    evening.do("ann", Create(game, seats))
    return evening


def test_the_host_sets_the_pace_of_bots() -> None:
    evening = made()
    assert evening.do("ann", SetPace("instant")) == [PaceSet("instant")]
    assert evening.table.settings.pace == "instant"
    assert evening.do("ann", SetPace("instant")) == []
    assert evening.refusal("ben", SetPace("relaxed")) == "not-the-host"


def test_a_table_is_made_with_free_seats_and_a_host() -> None:
    evening = made()
    assert evening.table.phase == "gathering"
    assert evening.table.host == "ann"
    assert [seat.is_free() for seat in evening.table.seats] == [True] * 3


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (Create("chess", 2), "no-such-game"),
        (Create("the-game", 9), "bad-seats"),
        (Create("the-game", 2, {"fire": 3}), "bad-option"),
        (Create("the-game", 2, {"ice": True}), "bad-option"),
        (Create("rush-hour", 5, {"top": 10}), "cannot-be-dealt"),
    ],
)
def test_a_table_for_a_game_that_cannot_be_dealt_is_refused(command: Create, reason: str) -> None:
    """ALL-4"""
    assert Evening().refusal("ann", command) == reason


def test_a_table_is_made_once() -> None:
    assert made().refusal("ann", Create("the-game", 2)) == "table-exists"


def test_nothing_happens_at_a_table_that_is_not_made_or_closed() -> None:
    assert Evening().refusal("ann", Sit(0, "Ann")) == "table-is-closed"
    evening = made()
    assert evening.refusal("ben", Close()) == "not-the-host"
    assert evening.do("ann", Close()) == [TableClosed()]
    assert evening.refusal("ann", Sit(0, "Ann")) == "table-is-closed"


def test_persons_and_the_house_have_commands_of_their_own() -> None:
    assert made().refusal("ann", Tick()) == "not-for-persons"
    assert made().refusal(SERVER, Ready()) == "not-for-persons"


def test_a_person_may_have_several_seats_with_names_of_their_own() -> None:
    evening = made()
    assert evening.do("ann", Sit(0, " Ann ")) == [Sat(0, "Ann")]
    evening.do("ann", Sit(2, "Ann's son"))
    assert evening.table.seats_of("ann") == (0, 2)
    assert evening.table.persons() == ("ann",)
    assert evening.do("ann", Ready()) == [Readied((0, 2), True)]


def test_a_seat_has_one_holder() -> None:
    evening = made()
    evening.do("ann", Sit(0, "Ann"))
    assert evening.refusal("ben", Sit(0, "Ben")) == "seat-is-taken"
    assert evening.refusal("ben", Sit(3, "Ben")) == "no-such-seat"
    evening.do("ann", SeatBot(1, "novice"))
    assert evening.refusal("ben", Sit(1, "Ben")) == "seat-is-taken"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x07b", "\u200d"])
def test_a_name_must_be_readable_and_short(name: str) -> None:
    assert made().refusal("ann", Sit(0, name)) == "bad-name"


def test_a_name_may_change_but_tells_no_numbers_in_a_game() -> None:
    """TG-19: a name is as free as a text."""
    evening = gathered("the-game")
    assert evening.do("ben", Rename(1, "Benny 2")) == [Named(1, "Benny 2")]
    assert evening.refusal("ben", Rename(0, "Benny")) == "not-yours"
    evening.do("ann", Start())
    assert evening.refusal("ben", Rename(1, "Fifty")) == "no-numbers"
    assert evening.do("ben", Rename(1, "Benno")) == [Named(1, "Benno")]


def test_a_name_is_free_where_text_is() -> None:
    assert started("cut-in").do("ben", Rename(1, "Benny 2")) == [Named(1, "Benny 2")]


def test_a_silent_game_keeps_its_names() -> None:
    """SQ-21: without advice, not even by a name."""
    assert started("sequence").refusal("ben", Rename(1, "Benno")) == "game-runs"
    assert started("cut-in", 2, Settings(text="off")).refusal("ben", Rename(1, "Benno")) == "game-runs"


def test_who_may_not_write_keeps_the_name_while_a_game_runs() -> None:
    evening = started("cut-in")
    evening.do("ann", Mute(1))
    assert evening.refusal("ben", Rename(1, "Benno")) == "is-muted"


def test_who_stands_up_frees_the_seat() -> None:
    evening = gathered("the-game")
    assert evening.refusal("ann", Stand(1)) == "not-yours"
    assert evening.do("ben", Stand(1)) == [Stood(1)]
    assert evening.table.seats[1].is_free()
    assert evening.refusal("ann", Start()) == "empty-seats"


def test_the_host_fills_and_frees_seats_with_bots() -> None:
    evening = made()
    evening.do("ben", Sit(0, "Ben"))
    assert evening.refusal("ben", SeatBot(1, "master")) == "not-the-host"
    assert evening.do("ann", SeatBot(1, "master")) == [BotSat(1, "master")]
    assert evening.do("ann", SeatBot(1, "novice")) == [BotSat(1, "novice")]
    assert evening.refusal("ann", SeatBot(0, "novice")) == "not-yours"
    assert evening.refusal("ben", Stand(1)) == "not-yours"
    assert evening.do("ann", Stand(1)) == [Stood(1)]


def test_a_seat_goes_to_a_bot_and_back_at_any_time() -> None:
    evening = started("the-game", starter="first")
    assert evening.do("ann", SeatBot(0, "strong")) == [SeatGiven(0, "strong")]
    assert awaited(evening.table)[0].bot == "strong"
    assert evening.do("ann", TakeSeat(0)) == [SeatTaken(0)]
    assert awaited(evening.table)[0].bot is None
    assert evening.refusal("ann", TakeSeat(0)) == "not-a-bots-seat"
    assert evening.refusal("ann", TakeSeat(1)) == "not-yours"


def test_who_plays_at_a_seat_given_away_has_taken_it_back() -> None:
    evening = started("the-game")
    evening.do("ann", SeatBot(0, "strong"))
    assert evening.do("ann", Play(0, "bid 2"))[0] == SeatTaken(0)
    assert evening.table.seats[0].bot is None


def test_the_start_waits_for_all_but_the_host() -> None:
    evening = gathered("the-game")
    evening.do("ann", Ready(ready=False))
    evening.do("ben", Ready(ready=False))
    assert evening.refusal("ann", Start()) == "somebody-not-ready"
    assert evening.refusal("cleo", Ready()) == "not-seated"
    evening.do("ben", Ready())
    assert evening.refusal("ben", Start()) == "not-the-host"
    assert evening.do("ann", Start()) == [SeedCommitted(commitment(SEED)), GameStarted(1, 1)]
    assert evening.refusal("ann", Start()) == "game-runs"
    assert evening.refusal("ann", Ready()) == "game-runs"
    assert evening.refusal("ann", Close()) == "game-runs"


def test_a_deal_needs_a_seed_nobody_can_guess() -> None:
    with pytest.raises(NoSeed):
        gathered("the-game").do("ann", Start(), seed="7")


def test_the_seed_stays_secret_until_the_end_and_its_hash_comes_first() -> None:
    """ALL-6"""
    evening = started("the-game", people=0)
    shown = [stored.event for stored in evening.log]
    assert SEED not in repr(shown)
    assert shown.index(SeedCommitted(commitment(SEED))) < shown.index(GameStarted(1, 1))
    while evening.table.phase == "running":
        evening.bots_play()
    assert evening.table.seed == SEED
    assert evening.table.running.record().seed == SEED


def test_the_host_sends_people_away_for_good_but_not_during_a_game() -> None:
    evening = gathered("the-game", 3)
    evening.do("ben", SeatBot(1, "steady"))
    assert evening.refusal("ben", Kick(2)) == "not-the-host"
    assert evening.refusal("ann", Kick(0)) == "no-such-person"
    assert evening.do("ann", Kick(1)) == [Kicked((1,))]
    assert evening.refusal("ben", Sit(1, "Ben")) == "was-kicked"
    assert evening.refusal("ann", Kick(1)) == "no-such-person"
    evening.do("ann", SeatBot(1, "steady"))
    evening.do("ann", Start())
    assert evening.refusal("ann", Kick(2)) == "game-runs"


def test_who_was_sent_away_by_mistake_sits_there_again_under_the_same_name() -> None:
    evening = gathered("the-game", 3)
    evening.do("ann", Kick(1))
    assert evening.refusal("ben", UndoKick(1)) == "not-the-host"
    assert evening.refusal("ann", UndoKick(2)) == "no-such-person"
    assert evening.do("ann", UndoKick(1)) == [KickUndone((1,), ("Ben",))]
    assert evening.table.seats_of("ben") == (1,)
    assert not evening.table.seats[1].is_ready
    assert evening.refusal("ann", UndoKick(1)) == "no-such-person"
    assert contents(evening.folded()) == contents(evening.table)


def test_only_free_seats_are_given_back_and_not_during_a_game() -> None:
    evening = made("the-game", 4)
    evening.do("ann", Sit(0, "Ann"))
    for seat, name in ((1, "Ben"), (2, "Cleo"), (3, "Dan")):
        evening.do("ben", Sit(seat, name))
    evening.do("ann", Kick(1))
    evening.do("dan", Sit(3, "Ben"))
    assert evening.refusal("ann", UndoKick(3)) == "seat-is-taken"
    assert evening.do("ann", UndoKick(2)) == [KickUndone((1, 2), ("Ben 2", "Cleo"))]
    evening.do("ann", Kick(2))
    for seat in (1, 2):
        evening.do("ann", SeatBot(seat, "steady"))
    evening.do("dan", Ready())
    evening.do("ann", Start())
    assert evening.refusal("ann", UndoKick(2)) == "game-runs"


def test_the_last_of_those_sent_away_from_a_seat_gets_it_back() -> None:
    evening = made()
    for person in ("ben", "cleo"):
        evening.do(person, Sit(1, person.title()))
        evening.do("ann", Kick(1))
    assert evening.do("ann", UndoKick(1)) == [KickUndone((1,), ("Cleo",))]
    assert evening.refusal("ann", UndoKick(1)) == "seat-is-taken"
    evening.do("cleo", Stand(1))
    assert evening.do("ann", UndoKick(1)) == [KickUndone((1,), ("Ben",))]


def test_so_many_can_be_sent_away_and_no_more() -> None:
    evening = made()
    for number in range(MOST_KICKED):
        evening.do(f"guest {number}", Sit(0, "Guest"))
        evening.do("ann", Kick(0))
    evening.do("ben", Sit(0, "Ben"))
    assert evening.refusal("ann", Kick(0)) == "table-is-worn"


def test_the_host_may_pass_the_role_on() -> None:
    evening = gathered("the-game", 3)
    assert evening.refusal("ben", PassHost(1)) == "not-the-host"
    assert evening.do("ann", PassHost(1)) == [HostPassed((1,))]
    assert evening.table.host == "ben"


def test_who_leaves_a_running_game_leaves_it_to_a_bot() -> None:
    evening = started("the-game", 2, Settings(stand_in="master"))
    assert evening.do("ben", Stand(1)) == [BotSat(1, "master")]
    assert evening.table.seats[1].person == ""
    assert evening.do("ann", Stand(0)) == [BotSat(0, "master"), GameAbandoned(SEED)]
    assert evening.table.phase == "over"


def test_the_levels_at_a_table_are_those_of_the_bots() -> None:
    assert set(get_args(Level)) == set(SECONDS)
    assert set(get_args(Level)) <= set(BOTS)


def test_a_seat_says_whose_it_is_to_its_owner_alone() -> None:
    evening = made()
    evening.do("ann", Sit(1, "Ann"))
    assert [one.is_mine for one in seat_infos(evening.table, "ann")] == [False, True, False]
    assert [one.is_mine for one in seat_infos(evening.table, "ben")] == [False] * 3
    assert [one.name for one in seat_infos(evening.table, "ben")] == ["", "Ann", ""]


# What a snapshot says about names and seats


def test_a_snapshot_says_whether_the_names_of_seats_may_be_changed() -> None:
    evening = gathered("sequence")
    assert snapshot(evening.table, "ann", 0).may_rename
    assert not snapshot(evening.table, "eve", 0).may_rename, "she has no seat"
    evening.do("ann", Start())
    assert not snapshot(evening.table, "ann", 0).may_rename
    assert evening.refusal("ann", Rename(0, "Anna")) == "game-runs"


def test_who_is_muted_may_not_change_a_name_while_the_game_runs() -> None:
    evening = started("the-game")
    evening.do("ann", Mute(1))
    assert [snapshot(evening.table, *one).may_rename for one in (("ann", 0), ("ben", 1))] == [True, False]
    assert evening.refusal("ben", Rename(1, "Benno")) == "is-muted"


def test_a_snapshot_names_the_seats_that_can_be_taken() -> None:
    evening = made()
    assert snapshot(evening.table, "eve", 0).seats_to_take == [0, 1, 2]
    evening.do("ann", Sit(1, "Ann"))
    assert snapshot(evening.table, "eve", 0).seats_to_take == [0, 2]


def test_in_a_deal_of_the_day_no_seat_can_be_taken() -> None:
    evening = Evening()
    evening.house(CreateDaily("cut-in", 2, "2026-11-18", "ann", "Ann"))
    assert snapshot(evening.table, "eve", 0).seats_to_take == []
