"""The end of a game, stopping before it, another game, and tables that are worn."""

import pytest

from seriatim.kit.seed import commitment
from seriatim.record import check_deal, check_hash, replay
from seriatim.table.commands import (
    Abandon,
    Absent,
    Back,
    BotPlay,
    Create,
    CreateDaily,
    GiveUp,
    Play,
    Rematch,
    SeatBot,
    Sit,
    Stand,
)
from seriatim.table.events import (
    AbandonProposed,
    BotStoodIn,
    GameAbandoned,
    GameEnded,
    GameStarted,
    RematchDeclined,
    RematchOffered,
    SeatTaken,
    SeedCommitted,
    TableClosed,
)
from seriatim.table.refusals import REASONS
from seriatim.table.settings import Settings
from seriatim.words import LANGUAGES, Words, bundle
from tests.table.people import SEED, Evening, contents, gathered, started

OTHER_SEED = "fedcba9876543210" * 4


def over(people: int = 2) -> Evening:
    """A game that bots played to its end at the seats of people."""
    evening = started("quick-and-easy", 2, people=people, starter="first")
    for seat in range(people):
        evening.do(("ann", "ben")[seat], SeatBot(seat, "novice"))
    while evening.table.phase == "running":
        evening.bots_play()
    return evening


# The end


def test_a_finished_game_is_a_record_that_can_be_checked() -> None:
    """ALL-6"""
    record = over().table.running.record()
    check_hash(record)
    check_deal(record)
    scenes = list(replay(record))
    assert scenes[-1].after.outcome() in ("stuck", "all-laid")
    assert record.hash == commitment(SEED)


# Stopping


def test_a_game_stops_when_all_who_are_there_agree() -> None:
    evening = started("the-game", 3)
    assert evening.do("ben", Abandon()) == [AbandonProposed((1,), True)]
    assert evening.do("cleo", Abandon()) == [AbandonProposed((2,), True)]
    assert evening.do("cleo", Abandon(agreed=False)) == [AbandonProposed((2,), False)]
    assert evening.do("cleo", Abandon(agreed=False)) == []
    assert evening.do("ben", Abandon()) == []
    evening.house(Absent("cleo"))
    assert evening.do("ann", Abandon()) == [GameAbandoned(SEED)]
    assert evening.table.phase == "over"
    assert evening.refusal("ann", Abandon()) == "no-game-runs"


def test_a_move_ends_the_talk_of_stopping() -> None:
    evening = started("the-game", 2)
    evening.do("ben", Abandon())
    evening.do("ann", Play(0, "bid 1"))
    assert evening.table.abandoning == frozenset()


def test_who_has_no_seat_has_no_say() -> None:
    assert started("the-game").refusal("cleo", Abandon()) == "not-seated"
    evening = started("the-game", 3)
    evening.do("ben", Abandon())
    evening.do("ben", Stand(1))
    assert evening.table.abandoning == frozenset()


def test_where_only_bots_play_the_host_decides() -> None:
    evening = started("the-game", people=0)
    assert evening.refusal("ben", Abandon()) == "not-seated"
    assert evening.do("ann", Abandon()) == [GameAbandoned(SEED)]


def test_the_house_gives_up_what_nobody_comes_back_to() -> None:
    evening = started("the-game")
    assert evening.house(GiveUp()) == [GameAbandoned(SEED), TableClosed()]
    assert gathered("the-game").house(GiveUp()) == [TableClosed()]


# Another game


def test_when_all_agree_the_same_people_play_again_at_once() -> None:
    evening = over()
    assert evening.do("ben", Rematch(), seed=OTHER_SEED) == [RematchOffered((1,)), SeatTaken(1)]
    events = evening.do("ann", Rematch(), seed=OTHER_SEED)
    assert events == [RematchOffered((0,)), SeatTaken(0), SeedCommitted(commitment(OTHER_SEED)), GameStarted(2, 1)]
    assert evening.table.phase == "running"
    assert evening.table.seed == ""
    assert evening.table.running.steps == []
    assert [seat.person for seat in evening.table.seats] == ["ann", "ben"]
    assert contents(evening.folded()) == contents(evening.table)


def stopped(settings: Settings | None = None) -> Evening:
    """A game of three that they stopped, each with their own hand."""
    evening = started("the-game", 3, settings)
    for person in ("ann", "ben", "cleo"):
        evening.do(person, Abandon())
    return evening


def test_who_agrees_to_another_game_plays_it_with_their_own_hand() -> None:
    evening = over()
    assert [seat.is_given for seat in evening.table.seats] == [True, True]
    for person in ("ann", "ben"):
        evening.do(person, Rematch())
    assert [(seat.bot, seat.is_given) for seat in evening.table.seats] == [(None, False), (None, False)]


def test_another_game_does_not_wait_for_who_has_left() -> None:
    """Whoever waits asks again; a bot plays for the one who is away, until they are back."""
    evening = stopped()
    assert evening.do("ann", Rematch()) == [RematchOffered((0,))]
    assert evening.do("ben", Rematch()) == [RematchOffered((1,))]
    evening.house(Absent("cleo"))
    assert evening.table.phase == "over"
    events = evening.do("ann", Rematch())
    assert events[1:] == [
        BotStoodIn(2, "steady"),
        SeedCommitted(commitment(SEED)),
        GameStarted(2, 1),
    ]
    assert evening.table.seats[2].person == "cleo"
    evening.house(Back("cleo"))
    assert evening.table.seats[2].bot is None


def test_another_game_waits_for_everybody_who_is_there() -> None:
    evening = stopped()
    evening.house(Absent("cleo"))
    assert evening.do("ann", Rematch()) == [RematchOffered((0,))]
    assert evening.do("ann", Rematch()) == [RematchOffered((0,))]
    assert evening.table.phase == "over"


def test_who_agreed_before_leaving_is_missed_as_in_any_game() -> None:
    evening = stopped(Settings(grace=20))
    evening.do("cleo", Rematch())
    evening.house(Absent("cleo"))
    evening.do("ben", Rematch())
    evening.do("ann", Rematch())
    assert evening.table.seats[2].bot is None
    assert evening.wait(20_000) == [BotStoodIn(2, "steady")]


def test_who_gave_the_seat_away_and_left_has_it_played_by_that_bot() -> None:
    evening = over()
    evening.house(Absent("ben"))
    assert evening.do("ann", Rematch())[-1] == GameStarted(2, 1)
    assert (evening.table.seats[1].bot, evening.table.seats[1].is_given) == ("novice", True)


def test_an_offer_that_is_declined_is_gone() -> None:
    evening = over()
    evening.do("ben", Rematch())
    assert evening.do("ann", Rematch(agreed=False)) == [RematchDeclined((0,))]
    assert evening.table.rematch == frozenset()
    assert evening.refusal("cleo", Rematch()) == "not-seated"
    assert started("the-game").refusal("ann", Rematch()) == "no-game-over"


def test_other_people_make_another_offer() -> None:
    evening = over()
    evening.do("ann", Rematch())
    evening.do("ben", Stand(1))
    assert evening.table.rematch == frozenset()
    assert evening.refusal("ann", Rematch()) == "empty-seats"
    evening.do("cleo", Sit(1, "Cleo"))
    evening.do("ann", Rematch())
    assert isinstance(evening.do("cleo", Rematch())[-1], GameStarted)


def test_a_table_sees_so_many_games_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seriatim.table.game_start.MOST_GAMES", 1)
    evening = over(people=1)
    assert evening.refusal("ann", Rematch()) == "table-is-worn"


# The deal of the day


def test_the_deal_of_a_day_starts_at_once_and_keeps_its_seed() -> None:
    evening = Evening()
    evening.house(CreateDaily("the-game", 3, "2026-11-16", "ann", "Ann", "strong"))
    assert evening.table.phase == "running"
    assert [seat.bot for seat in evening.table.seats] == [None, "strong", "strong"]
    evening.play_out()
    last = evening.log[-1].event
    assert isinstance(last, GameEnded)
    assert last.seed == ""
    assert evening.refusal("ann", Rematch()) == "once-a-day"


# Bounds


def test_a_worn_table_lets_its_game_come_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = started("the-game", 2, starter="first")
    monkeypatch.setattr("seriatim.table.decide.MOST_EXTRAS", evening.table.extras + 1)
    evening.house(Absent("ben"))
    assert evening.refusal("ann", SeatBot(0, "novice")) == "table-is-worn"
    assert evening.refusal("ann", Play(0, "keep-off a")) == "table-is-worn"
    assert len(evening.house(Back("ben"))) == 1
    state = evening.table.running.state
    evening.do("ann", Play(0, evening.table.game.format(int(state.actions(0)[0]))))
    assert len(evening.do("ben", Abandon())) == 1
    assert evening.refusal("ben", Abandon(agreed=False)) == "table-is-worn"
    evening.do("ben", Stand(1))
    assert evening.table.phase == "running"


def test_time_passes_even_at_a_worn_table(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = started("the-game", 2, Settings(grace=20))
    evening.house(Absent("ben"))
    monkeypatch.setattr("seriatim.table.decide.MOST_EXTRAS", 0)
    assert evening.wait(20_000) == [BotStoodIn(1, "steady")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence_and_every_sentence_a_reason(language: str) -> None:
    values: dict[str, int | float | str] = {"longest": 24, "found": "37", "rule": "TG-19", "seats": 4, "late": 40}
    for reason in REASONS:
        assert Words(language).say(f"table-refuses-{reason}", values)
    keys = {key for key in bundle(language)._messages if key.startswith("table-refuses-")}
    assert keys == {f"table-refuses-{reason}" for reason in REASONS}
    assert sorted(REASONS) == list(REASONS)


def test_bots_can_be_asked_for_at_a_table_of_any_game() -> None:
    evening = Evening()
    evening.do("ann", Create("traffic-memo", 2))
    for seat in (0, 1):
        evening.do("ann", SeatBot(seat, "master"))
    assert evening.table.is_full()
    assert evening.refusal("", BotPlay(0, 0, 9)) == "no-game-runs"
