"""The deal of the day is the same for all, another every day, and cannot be guessed."""

from datetime import UTC, date, datetime

import pytest

from seriatim.games import GAMES
from seriatim.kit.seed import is_table_seed
from seriatim.table.commands import (
    SERVER,
    AnyCommand,
    BotPlay,
    CreateDaily,
    Kick,
    PassHost,
    Rename,
    SeatBot,
    Sit,
    Stand,
    TakeSeat,
)
from seriatim.table.daily import daily_seats, daily_seed, is_ranked
from seriatim.table.events import BotSat, BotStoodIn, GameAbandoned, GameEnded, Sat, SeatGiven
from seriatim.table.evolve import evolve
from seriatim.table.settings import Level
from seriatim.table.stored_events import Secret, StoredEvent
from tests.table.people import Evening

TODAY, TOMORROW = date(2026, 11, 16), date(2026, 11, 17)
NOON = int(datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp()) * 1000
TWELVE_HOURS = 12 * 60 * 60 * 1000
AFTERWARDS = date(2026, 12, 24)


def test_a_day_has_one_deal_for_each_game() -> None:
    seeds = [daily_seed(b"house", game, day) for game in GAMES.values() for day in (TODAY, TOMORROW)]
    assert len(set(seeds)) == 2 * len(GAMES)
    assert all(is_table_seed(seed) for seed in seeds)
    assert daily_seed(b"house", GAMES["cut-in"], TODAY) == daily_seed(b"house", GAMES["cut-in"], TODAY)
    assert daily_seed(b"other house", GAMES["cut-in"], TODAY) != daily_seed(b"house", GAMES["cut-in"], TODAY)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_cards_are_dealt_to_everybody(name: str) -> None:
    game = GAMES[name]
    deals = []
    for person in ("ann", "ben"):
        evening = Evening()
        command = CreateDaily(name, daily_seats(game), TODAY.isoformat(), person, person.title())
        evening.house(command, seed=daily_seed(b"house", game, TODAY))
        deals.append(list(evening.table.running.state.facts()))
    assert deals[0] == deals[1]
    assert daily_seats(game) == (1 if name == "the-game" else 2)


def dealt(level: Level = "novice", game: str = "cut-in", seats: int = 2) -> Evening:
    evening = Evening()
    evening.now = NOON
    evening.house(CreateDaily(game, seats, TODAY.isoformat(), "ann", "Ann", level))
    return evening


def happened(evening: Evening, event: BotSat | BotStoodIn | Sat | SeatGiven, person: str = "") -> None:
    """An event of a table from before the rules about the deal of the day."""
    stored = StoredEvent(evening.table.sequence + 1, evening.now, event, Secret(person=person), SERVER)
    evolve(evening.table, stored)
    evening.log.append(stored)


@pytest.mark.parametrize(
    ("by", "command"),
    [
        ("eve", Sit(1, "Eve")),
        ("ann", Sit(1, "Ann again")),
        ("ann", SeatBot(0, "master")),
        ("ann", SeatBot(1, "novice")),
        ("ann", Stand(1)),
        ("ann", Kick(1)),
        ("ann", PassHost(0)),
    ],
)
def test_seats_and_bots_stay_as_they_are(by: str, command: AnyCommand) -> None:
    assert dealt().refusal(by, command) == "played-alone"


def test_its_person_may_take_another_name_or_give_up() -> None:
    evening = dealt()
    evening.do("ann", Rename(0, "Anna"))
    assert evening.do("ann", Stand(0)) == [BotSat(0, "novice"), GameAbandoned("")]
    assert evening.refusal("ann", Sit(0, "Ann")) == "played-alone"


def test_after_the_end_nobody_stands_up() -> None:
    evening = dealt()
    evening.play_out()
    assert isinstance(evening.log[-1].event, GameEnded)
    assert evening.refusal("ann", Stand(0)) == "played-alone"


def test_a_result_counts_if_its_person_played_alone_and_on_the_day() -> None:
    evening = dealt()
    evening.play_out()
    assert is_ranked(evening.table, evening.now, AFTERWARDS)
    assert is_ranked(evening.table, NOON + TWELVE_HOURS - 1, AFTERWARDS)
    assert not is_ranked(evening.table, NOON + TWELVE_HOURS, AFTERWARDS), "the cards are open to everybody now"


def test_a_result_counts_though_the_time_of_tables_is_ahead() -> None:
    """As it is for long, if a server was once started with its clock ahead."""
    evening = dealt()
    evening.play_out()
    assert is_ranked(evening.table, NOON + 400 * 2 * TWELVE_HOURS, date.fromisoformat(evening.table.daily))


def test_where_a_bot_moved_for_its_person_a_result_does_not_count() -> None:
    evening = dealt()
    happened(evening, BotStoodIn(0, "novice"))
    evening.do("ann", TakeSeat(0))
    assert is_ranked(evening.table, NOON, AFTERWARDS), "it has not moved"
    happened(evening, BotStoodIn(0, "novice"))
    state = evening.table.running.state
    evening.house(BotPlay(0, int(state.actions(0)[0]), evening.table.running.position))
    evening.do("ann", TakeSeat(0))
    assert not is_ranked(evening.table, NOON, AFTERWARDS)


@pytest.mark.parametrize("event", [BotSat(1, "master"), Sat(1, "Eve")])
def test_where_seats_were_changed_before_that_was_forbidden_a_result_does_not_count(event: BotSat | Sat) -> None:
    evening = dealt()
    happened(evening, event, "eve" if isinstance(event, Sat) else "")
    assert not is_ranked(evening.table, NOON, AFTERWARDS)
    happened(evening, BotSat(1, "novice"))
    assert is_ranked(evening.table, NOON, AFTERWARDS) == isinstance(event, BotSat), "who has held a hand has seen it"


def test_alone_at_the_table_the_level_of_bots_means_nothing() -> None:
    assert dealt("master").table.settings.stand_in == "master"
    assert dealt("master", "the-game", 1).table.settings.stand_in == "steady"
