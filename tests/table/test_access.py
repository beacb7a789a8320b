"""Who may look at a table, from where, and which finished games may be read."""

from datetime import date

import pytest

from seriatim.kit.state import SPECTATOR
from seriatim.table.access import (
    Viewpoint,
    after_game,
    may_see_hands,
    objection_to_looking,
    objection_to_record,
    replay_seats,
    viewer_at,
    viewpoint,
)
from seriatim.table.commands import SERVER, Abandon, Close, CreateDaily, Kick, Rematch, ShowHands, Sit, Stand
from seriatim.table.settings import Settings
from seriatim.table.table import Table
from tests.table.people import SEED, Evening, contents, gathered, started

CLOSED = Settings(spectators=False)
TODAY = date(2026, 11, 19)


# Looking


def test_there_is_nothing_to_look_at_where_no_table_was_made() -> None:
    assert objection_to_looking(Table(), "ann", TODAY) == "no-such-table"


def test_while_people_gather_everybody_with_the_link_may_look() -> None:
    assert objection_to_looking(gathered("the-game", 2, CLOSED).table, "eve", TODAY) is None


def test_during_a_game_others_may_look_where_spectators_may() -> None:
    assert objection_to_looking(started("the-game").table, "eve", TODAY) is None
    assert objection_to_looking(started("the-game", 2, CLOSED).table, "eve", TODAY) == "no-spectators"


def test_after_a_game_it_is_as_during_it() -> None:
    evening = started("the-game", 2, CLOSED)
    evening.do("ann", Abandon())
    evening.do("ben", Abandon())
    assert evening.table.phase == "over"
    assert objection_to_looking(evening.table, "eve", TODAY) == "no-spectators"
    evening.do("ann", Close())
    assert objection_to_looking(evening.table, "eve", TODAY) == "no-spectators"


@pytest.mark.parametrize("person", ["ann", "ben"])
def test_who_has_a_seat_may_always_look(person: str) -> None:
    assert objection_to_looking(started("the-game", 2, CLOSED).table, person, TODAY) is None


def test_the_host_may_look_without_a_seat() -> None:
    evening = started("the-game", 2, CLOSED)
    evening.do("ann", Stand(0))
    assert not evening.table.seats_of("ann")
    assert objection_to_looking(evening.table, "ann", TODAY) is None


def test_who_was_sent_away_may_not_look_even_while_people_gather() -> None:
    evening = gathered("the-game")
    evening.do("ann", Kick(1))
    assert objection_to_looking(evening.table, "ben", TODAY) == "was-kicked"


def test_nobody_is_no_person_at_a_seat() -> None:
    assert objection_to_looking(started("the-game", 2, CLOSED, people=1).table, "", TODAY) == "no-spectators"


# From where


def two_seats() -> Evening:
    evening = gathered("the-game", 3, people=2)
    evening.do("ann", Stand(2))
    evening.do("ann", Sit(2, "Ann again"))
    return evening


def test_who_asks_for_no_seat_looks_from_the_first_of_their_own() -> None:
    assert viewpoint(two_seats().table, "ann", None) == Viewpoint("ann", 0)
    assert viewpoint(two_seats().table, "ben", None) == Viewpoint("ben", 1)


def test_a_person_looks_from_any_seat_of_their_own_and_from_no_other() -> None:
    table = two_seats().table
    assert viewpoint(table, "ann", 2) == Viewpoint("ann", 2)
    for wanted in (1, 3, -1, -2):
        assert viewpoint(table, "ann", wanted) == Viewpoint("ann", SPECTATOR)


def test_who_has_no_seat_looks_as_everybody_does_and_all_of_them_alike() -> None:
    table = two_seats().table
    assert {viewpoint(table, person, wanted) for person in ("eve", "") for wanted in (None, 0, 1)} == {
        Viewpoint("", SPECTATOR)
    }


def test_a_seat_is_seen_from_by_its_own_person_only() -> None:
    table = two_seats().table
    assert [viewer_at(table, "ann", seat) for seat in (0, 1, 2, 3, -1)] == [0, -2, 2, -2, -2]
    assert viewer_at(table, "", 0) == SPECTATOR


def test_hands_are_for_those_without_a_seat_while_a_game_runs_and_all_agree() -> None:
    evening = started("the-game")
    assert not may_see_hands(evening.table, "eve")
    evening.do("ann", ShowHands())
    assert not may_see_hands(evening.table, "eve")
    evening.do("ben", ShowHands())
    assert may_see_hands(evening.table, "eve")
    assert not may_see_hands(evening.table, "ann")
    evening.do("ann", Abandon())
    evening.do("ben", Abandon())
    assert not may_see_hands(evening.table, "eve")


# Finished games


def two_games() -> Evening:
    evening = started("the-game")
    for number in (1, 2):
        evening.do("ann", Abandon())
        evening.do("ben", Abandon())
        if number == 1:
            evening.do("ann", Rematch())
            evening.do("ben", Rematch())
    return evening


def test_a_finished_game_is_found_as_the_table_was_at_its_end() -> None:
    evening = two_games()
    first, second = after_game(evening.log, 1), after_game(evening.log, 2)
    assert first is not None
    assert second is not None
    assert (first.games, first.phase, second.games, second.phase) == (1, "over", 2, "over")
    assert contents(second) == contents(evening.table)


def test_a_game_that_runs_or_was_never_played_is_not_found() -> None:
    evening = started("the-game")
    assert [after_game(evening.log, number) for number in (-1, 0, 1, 2)] == [None] * 4
    assert after_game(gathered("the-game").log, 0) is None
    assert after_game([], 1) is None


def test_the_record_of_a_common_game_is_open_at_once() -> None:
    assert objection_to_record(two_games().table, date(1970, 1, 1)) is None
    assert replay_seats(two_games().table, "eve", date(1970, 1, 1)) == [int(SPECTATOR), 0, 1]


def test_the_deal_of_the_day_stays_closed_until_the_day_is_over() -> None:
    evening = Evening()
    evening.house(CreateDaily("the-game", 1, "2026-07-15", "ann", "Ann"), seed=SEED)
    evening.do("ann", Abandon())
    days = [date(2026, 7, day) for day in (14, 15, 16)]
    reasons = ["day-not-over", "day-not-over", None]
    assert [objection_to_record(evening.table, day) for day in days] == reasons
    assert [objection_to_looking(evening.table, "eve", day) for day in days] == reasons
    assert [replay_seats(evening.table, "ann", day) for day in days] == [[0], [0], [int(SPECTATOR), 0]]
    assert [replay_seats(evening.table, "eve", day) for day in days] == [[], [], [int(SPECTATOR), 0]]
    assert [objection_to_looking(evening.table, "ann", day) for day in days] == [None, None, None]
    assert evening.log[0].by == SERVER
