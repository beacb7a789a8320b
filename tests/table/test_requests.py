"""Sitting down while a game runs: who must ask the host, what the host may answer, and when a request ends."""

import pytest

from seriatim.kit.state import SPECTATOR
from seriatim.table.access import Viewpoint, has_asked, viewpoint
from seriatim.table.commands import (
    Abandon,
    Absent,
    AnswerRequest,
    Back,
    BotPlay,
    Create,
    PassHost,
    Play,
    Rematch,
    SeatBot,
    ShowHands,
    Sit,
    Stand,
    StandIn,
    Start,
)
from seriatim.table.events import BotSat, GameAbandoned, HostPassed, RequestAnswered, Sat, SeatRequested
from seriatim.table.settings import HOST_PATIENCE, MOST_REQUESTS
from seriatim.table.snapshot import RequestInfo, Snapshot, snapshot
from tests.table.people import Evening, contents, started


def ask(evening: Evening, person: str, seat: int) -> int:
    """Ask for a seat; the number of the request."""
    assert evening.do(person, Sit(seat, person.title())) == [SeatRequested(seat, person.title())]
    return evening.table.sequence


def answer(evening: Evening, request: int, *, accepted: bool, by: str = "ann") -> list[object]:
    return [*evening.do(by, AnswerRequest(request, accepted))]


def seen_by(evening: Evening, person: str) -> Snapshot:
    return snapshot(evening.table, *viewpoint(evening.table, person, None))


def only_bots() -> Evening:
    """A game of bots alone; its host, ann, looks on."""
    evening = Evening()
    evening.do("ann", Create("the-game", 3))
    for seat in range(3):
        evening.do("ann", SeatBot(seat, "novice"))
    evening.do("ann", Start())
    return evening


def test_a_bots_seat_is_taken_when_the_host_agrees() -> None:
    evening = started("the-game", 3, people=1)
    request = ask(evening, "ben", 1)
    assert evening.table.seats[1].bot == "novice"
    assert answer(evening, request, accepted=True) == [RequestAnswered(request, True), Sat(1, "Ben")]
    assert evening.table.seats_of("ben") == (1,)
    assert evening.table.running.requests == {}
    assert evening.refusal("cleo", Sit(2, "Cleo 42")) == "no-numbers"
    assert evening.refusal("cleo", Sit(1, "Cleo")) == "seat-is-taken"
    assert contents(evening.folded()) == contents(evening.table)


def test_a_name_is_made_unlike_the_others_when_its_person_sits_down() -> None:
    evening = started("the-game", 4, people=1)
    for seat, person in enumerate(("ben", "cleo", "dan"), 1):
        evening.do(person, Sit(seat, "Ann"))
    assert [one.name for one in seen_by(evening, "ann").requests] == ["Ann 2"] * 3
    for request in list(evening.table.running.requests):
        answer(evening, request, accepted=True)
    assert [seat.name for seat in evening.table.seats] == ["Ann", "Ann 2", "Ann 3", "Ann 4"]


def test_who_is_turned_down_may_ask_again_in_the_next_game() -> None:
    evening = started("the-game", 3, people=1)
    request = ask(evening, "ben", 1)
    assert answer(evening, request, accepted=False) == [RequestAnswered(request, False)]
    assert evening.refusal("ben", Sit(2, "Ben")) == "turned-down"
    assert evening.refusal("ann", AnswerRequest(request, accepted=True)) == "no-such-request"
    evening.do("ann", Abandon())
    evening.do("ann", Rematch())
    ask(evening, "ben", 2)


def test_only_the_host_answers() -> None:
    evening = started("the-game", 4, people=2)
    request = ask(evening, "cleo", 2)
    for person in ("ben", "eve"):
        for accepted in (True, False):
            assert evening.refusal(person, AnswerRequest(request, accepted)) == "not-the-host"
    assert evening.refusal("cleo", AnswerRequest(request, accepted=True)) == "not-the-host"
    evening.do("ann", PassHost(1))
    assert answer(evening, request, accepted=True, by="ben")[-1] == Sat(2, "Cleo")


def test_a_request_can_be_withdrawn_and_made_again() -> None:
    evening = started("the-game", 3, people=1)
    request = ask(evening, "ben", 1)
    assert evening.refusal("ben", Sit(2, "Ben")) == "asked-already"
    assert answer(evening, request, accepted=False, by="ben") == [RequestAnswered(request, False, by_host=False)]
    assert ask(evening, "ben", 2) > request


def test_the_host_and_who_sits_with_bots_alone_need_not_ask() -> None:
    evening = started("the-game", 3, people=1)
    assert evening.do("ann", Sit(1, "Ann's daughter")) == [Sat(1, "Ann's daughter")]
    assert only_bots().do("eve", Sit(1, "Eve")) == [Sat(1, "Eve")]


def test_nobody_sits_down_while_the_host_is_away_until_there_is_another() -> None:
    evening = started("the-game", 4, people=2)
    evening.house(Absent("ann"))
    request = ask(evening, "cleo", 2)
    assert evening.refusal("ben", AnswerRequest(request, accepted=True)) == "not-the-host"
    assert HostPassed((1,)) in evening.wait(HOST_PATIENCE)
    assert answer(evening, request, accepted=True, by="ben")[-1] == Sat(2, "Cleo")


def test_a_request_waits_for_a_host_who_plays_with_bots_and_is_away() -> None:
    evening = started("the-game", 3, people=1)
    evening.house(Absent("ann"))
    request = ask(evening, "ben", 1)
    assert HostPassed((0,)) not in evening.wait(10 * HOST_PATIENCE)
    evening.house(Back("ann"))
    assert answer(evening, request, accepted=True)[-1] == Sat(1, "Ben")


def test_who_leaves_asks_no_longer() -> None:
    evening = started("the-game", 3, people=1)
    request = ask(evening, "ben", 1)
    assert evening.house(Absent("ben")) == [RequestAnswered(request, False, by_host=False)]
    assert evening.house(Absent("ben")) == []
    ask(evening, "ben", 1)


def test_a_seat_that_is_taken_and_a_game_that_is_over_end_requests() -> None:
    evening = started("the-game", 4, people=1)
    first, second, third = ask(evening, "ben", 1), ask(evening, "cleo", 1), ask(evening, "dan", 2)
    answer(evening, first, accepted=True)
    assert list(evening.table.running.requests) == [third]
    assert evening.refusal("ann", AnswerRequest(second, accepted=True)) == "no-such-request"
    evening.do("ann", Abandon())
    assert evening.do("ben", Abandon()) == [GameAbandoned(evening.table.seed)]
    assert evening.table.running.requests == {}
    assert evening.refusal("ann", AnswerRequest(third, accepted=True)) == "no-game-runs"


def test_what_speaks_against_sitting_down_does_so_when_the_host_agrees() -> None:
    evening = started("the-game", 3, people=1)
    request = ask(evening, "ben", 1)
    evening.do("ann", ShowHands())
    assert evening.refusal("ann", AnswerRequest(request, accepted=True)) == "hands-were-shown"
    answer(evening, request, accepted=False)


def test_nobody_who_plays_against_others_looks_into_two_hands() -> None:
    """ALL-6"""
    evening = started("cut-in", 3, people=1)
    assert evening.refusal("ann", Sit(1, "Ann")) == "has-seen-a-hand"
    assert seen_by(evening, "eve").seats_to_take == [1, 2]
    assert seen_by(evening, "ann").seats_to_take == [1, 2], "the seats for newcomers"
    answer(evening, ask(evening, "eve", 1), accepted=True)
    assert evening.do("eve", Stand(1)) == [BotSat(1, "steady")]
    assert evening.refusal("eve", Sit(2, "Eve")) == "has-seen-a-hand"
    assert snapshot(evening.table, "eve", 0).seats_to_take == [1], "she has seen this hand"
    assert answer(evening, ask(evening, "eve", 1), accepted=True)[-1] == Sat(1, "Eve")


def test_who_asks_and_the_host_see_a_request_and_nobody_else() -> None:
    evening = started("the-game", 4, people=2)
    request = ask(evening, "cleo", 2)
    assert seen_by(evening, "ann").requests == [RequestInfo(request, 2, "Cleo", is_mine=False)]
    assert seen_by(evening, "cleo").requests == [RequestInfo(request, 2, "Cleo", is_mine=True)]
    assert [seen_by(evening, person).requests for person in ("ben", "eve")] == [[], []]
    assert viewpoint(evening.table, "cleo", None) == Viewpoint("cleo", SPECTATOR)
    assert viewpoint(evening.table, "eve", None) == Viewpoint("", SPECTATOR)
    assert has_asked(evening.table, "cleo")
    evening.do("ann", Abandon())
    evening.do("ben", Abandon())
    assert seen_by(evening, "ann").requests == []
    assert not has_asked(evening.table, "cleo")


@pytest.mark.parametrize("person", ["ann", "ben", "eve"])
def test_everybody_knows_whether_newcomers_must_ask(person: str) -> None:
    assert seen_by(started("the-game", 3, people=2), person).must_ask
    assert not seen_by(only_bots(), person).must_ask


def test_a_host_without_a_seat_is_known_as_the_host() -> None:
    evening = only_bots()
    assert seen_by(evening, "ann").is_host
    assert not seen_by(evening, "eve").is_host
    assert seen_by(evening, "ann").seat == SPECTATOR


def test_somebody_who_has_left_is_replaced_with_the_hosts_consent() -> None:
    evening = started("cut-in", 3, people=2)
    assert evening.refusal("eve", Sit(1, "Eve")) == "seat-is-taken"
    evening.house(Absent("ben"))
    assert evening.refusal("eve", Sit(1, "Eve")) == "seat-is-taken", "nobody plays for Ben yet"
    evening.do("ann", StandIn(1))
    assert seen_by(evening, "eve").seats_to_take == [1, 2]
    assert evening.refusal("ben", Sit(1, "Ben")) == "seat-is-taken", "the seat is his"
    request = ask(evening, "eve", 1)
    assert answer(evening, request, accepted=True) == [RequestAnswered(request, True), Sat(1, "Eve")]
    assert evening.table.persons() == ("ann", "eve")
    assert evening.table.absent == {}
    assert evening.house(Back("ben")) == []
    assert evening.refusal("ben", Sit(2, "Ben")) == "has-seen-a-hand"
    assert contents(evening.folded()) == contents(evening.table)


def test_who_is_back_keeps_the_seat_that_others_have_asked_for() -> None:
    evening = started("the-game", 3, people=2)
    evening.house(Absent("ben"))
    evening.do("ann", StandIn(1))
    request = ask(evening, "eve", 1)
    evening.house(Back("ben"))
    assert evening.refusal("ann", AnswerRequest(request, accepted=True)) == "no-such-request"
    assert evening.table.seats_of("ben") == (1,)
    ask(evening, "eve", 2)


def test_who_is_back_after_the_game_has_their_seat() -> None:
    evening = started("the-game", 3, people=2)
    evening.house(Absent("ben"))
    evening.do("ann", Abandon())
    assert evening.table.phase == "over"
    evening.house(Back("ben"))
    assert evening.table.seats_of("ben") == (1,)
    assert evening.table.absent == {}


def test_requests_are_bounded() -> None:
    evening = started("the-game", 3, people=1)
    for number in range(MOST_REQUESTS):
        evening.do(f"person {number}", Sit(1, "Somebody"))
    assert evening.refusal("eve", Sit(1, "Eve")) == "too-many-requests"
    answer(evening, evening.table.sequence, accepted=True)


def test_a_game_goes_on_while_somebody_asks() -> None:
    evening = started("the-game", 2, people=1)
    request = ask(evening, "ben", 1)
    evening.do("ann", Play(0, "bid 2"))
    state = evening.table.running.state
    evening.house(BotPlay(1, int(state.actions(1)[0]), evening.table.running.position))
    assert evening.table.running.requests[request].seat == 1
