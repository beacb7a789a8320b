"""Who only looks on may see all hands, some moves late, if everybody who plays agrees; who plays never does."""

from contextlib import suppress

import msgspec
import pytest

from seriatim.games import GAMES
from seriatim.kit.seed import quick_rng
from seriatim.table.commands import (
    SERVER,
    AnswerRequest,
    CreateDaily,
    Play,
    Rematch,
    SeatBot,
    ShowHands,
    Sit,
    Stand,
    TakeBack,
)
from seriatim.table.events import ShowingAgreed
from seriatim.table.evolve import evolve
from seriatim.table.refusals import CommandRefused
from seriatim.table.settings import Settings
from seriatim.table.snapshot import Hands, Snapshot, snapshot
from seriatim.table.stored_events import Secret, StoredEvent
from tests.table.people import SEED, Evening, started

LATE_BY = 5
SETTINGS = Settings(late_by=LATE_BY)
COOPERATIVE = [name for name, game in GAMES.items() if game.cooperative]
AGAINST = [name for name, game in GAMES.items() if not game.cooperative]


def looked_on(evening: Evening) -> Snapshot:
    return snapshot(evening.table, "nobody", -2)


def hands(evening: Evening) -> Hands:
    shown = looked_on(evening).hands
    assert shown is not None
    return shown


def moves_made(evening: Evening) -> int:
    return sum(not made.is_signal for made in evening.table.running.steps)


def own_views(evening: Evening) -> bytes:
    """What every seat sees of the game now, as it is sent to it."""
    pictures = [snapshot(evening.table, seat.person, number) for number, seat in enumerate(evening.table.seats)]
    return msgspec.json.encode([seen.board.view for seen in pictures if seen.board is not None])


def any_move(evening: Evening, choice: int) -> None:
    """Somebody who may makes a move or gives a signal."""
    match = evening.table.running
    doings = [(int(seat), int(one)) for seat in match.state.actors() for one in match.state.actions(seat)]
    doings += [(seat, int(one)) for seat in range(match.seats) for one in list(match.state.signals(seat))[:1]]
    seat, action = doings[choice % len(doings)]
    evening.do(evening.table.seats[seat].person, Play(seat, match.game.write_move(match.state, seat, action)))


def agreed(evening: Evening, *people: str) -> None:
    for person in people:
        evening.do(person, ShowHands())


# All agree


@pytest.mark.parametrize("game", COOPERATIVE)
def test_hands_are_what_the_seats_saw_so_many_moves_ago(game: str) -> None:
    """ALL-6: nothing that a seat has learnt since then, and nothing that no seat knew."""
    evening, quiet = started(game, 3, SETTINGS), started(game, 3, SETTINGS)
    agreed(evening, "ann", "ben", "cleo")
    rng, seen = quick_rng(f"showing {game}"), [own_views(evening)]
    while evening.table.phase == "running" and moves_made(evening) < 40:
        before, choice = moves_made(evening), rng.below(1_000_000)
        for one in (evening, quiet):
            any_move(one, choice)
        if evening.table.phase != "running":
            break
        if moves_made(evening) == before:
            seen[-1] = own_views(evening)
        else:
            seen.append(own_views(evening))
        assert_late(evening, quiet, seen)
    assert len(seen) > LATE_BY


def assert_late(evening: Evening, quiet: Evening, seen: list[bytes]) -> None:
    """Beside the hands of then, who looks on sees what there is to see where nobody has agreed."""
    shown, plain = looked_on(evening), looked_on(quiet)
    if len(seen) <= LATE_BY:
        assert shown.hands is None
    else:
        assert hands(evening).late_by == LATE_BY
        assert msgspec.json.encode(hands(evening).views) == seen[-1 - LATE_BY]
    assert plain.hands is None
    assert shown.board is not None
    assert plain.board is not None
    assert msgspec.json.encode(shown.board.view) == msgspec.json.encode(plain.board.view)
    for number, seat in enumerate(evening.table.seats):
        for looker in (number, -2, (number + 1) % 3):
            assert snapshot(evening.table, seat.person, looker).hands is None


def test_hands_are_computed_once_for_each_position_whatever_is_taken_back() -> None:
    evening = started("the-game", 2, Settings(late_by=2, take_backs="on"))
    agreed(evening, "ann", "ben")
    rng, taken_back = quick_rng("computed once"), 0
    while evening.table.phase == "running" and moves_made(evening) < 30:
        any_move(evening, rng.below(1_000_000))
        with suppress(CommandRefused):
            if rng.below(3) == 0 and evening.table.phase == "running":
                seat = evening.table.running.steps[-1].seat
                taken_back += len(evening.do(evening.table.seats[seat].person, TakeBack(seat)))
        shown = looked_on(evening).hands
        if shown is not None:
            assert hands(evening).views is shown.views
            evening.table.running.known_views = None
            assert msgspec.json.encode(hands(evening).views) == msgspec.json.encode(shown.views)
    assert taken_back > 0


def test_hands_are_late_by_a_round_at_least() -> None:
    evening = started("the-game", 3, Settings(late_by=1))
    agreed(evening, "ann", "ben", "cleo")
    for person, seat in (("ann", 0), ("ben", 1)):
        evening.do(person, Play(seat, "bid 1"))
        assert looked_on(evening).hands is None
    evening.do("cleo", Play(2, "bid 1"))
    assert hands(evening).late_by == 3


def test_after_the_game_there_is_the_record_instead() -> None:
    evening = started("quick-and-easy", 2, Settings(late_by=1))
    agreed(evening, "ann", "ben")
    rng = quick_rng("to the end")
    while evening.table.phase == "running":
        any_move(evening, rng.below(1_000_000))
    assert looked_on(evening).hands is None
    evening.do("ann", Rematch())
    evening.do("ben", Rematch())
    assert evening.table.running.was_shown, "who has agreed agrees until they think again"


# Not all agree


def test_one_who_does_not_agree_keeps_all_hands_closed() -> None:
    evening = started("the-game", 2, Settings(late_by=1))
    for seat, person in enumerate(("ann", "ben")):
        evening.do(person, Play(seat, "bid 1"))
    agreed(evening, "ann")
    assert looked_on(evening).hands is None
    assert looked_on(evening).seats[0].would_show
    agreed(evening, "ben")
    assert looked_on(evening).hands is not None
    assert evening.do("ben", ShowHands()) == []
    assert evening.do("ben", ShowHands(agreed=False)) == [ShowingAgreed((1,), agreed=False)]
    assert looked_on(evening).hands is None
    assert evening.refusal("dan", ShowHands()) == "not-seated"


def test_bots_always_agree_and_where_only_bots_play_the_host_decides() -> None:
    evening = started("the-game", 3, Settings(late_by=1), people=1)
    agreed(evening, "ann")
    assert evening.table.shows_hands()
    only_bots = started("the-game", 2, Settings(late_by=1), people=0)
    assert not only_bots.table.shows_hands()
    assert only_bots.refusal("dan", ShowHands()) == "not-seated"
    agreed(only_bots, "ann")
    assert only_bots.table.shows_hands()


def test_who_is_away_or_has_given_the_seat_away_must_agree_too() -> None:
    evening = started("the-game", 2, Settings(late_by=1))
    evening.do("ben", SeatBot(1, "novice"))
    agreed(evening, "ann")
    assert not evening.table.shows_hands()


# Games against each other


@pytest.mark.parametrize("game", AGAINST)
def test_against_each_other_hands_stay_closed_until_the_end(game: str) -> None:
    """ALL-6: a rival could watch from a second device."""
    evening = started(game, 3, SETTINGS)
    for person, seat in (("ann", 0), ("ben", 1), ("cleo", 2)):
        assert evening.refusal(person, ShowHands()) == "hands-stay-closed"
        assert not snapshot(evening.table, person, seat).may_show_hands
    assert snapshot(started("the-game").table, "ann", 0).may_show_hands


@pytest.mark.parametrize("game", AGAINST)
def test_hands_that_an_older_server_showed_are_closed_now(game: str) -> None:
    """Those who have agreed before still have; and who has seen hands still does not sit down."""
    evening = started(game, 3, Settings(late_by=1))
    for seat, person in enumerate(("ann", "ben", "cleo")):
        event = StoredEvent(
            evening.table.sequence + 1, evening.now, ShowingAgreed((seat,), agreed=True), Secret(person=person)
        )
        evolve(evening.table, event)
    rng = quick_rng(f"shown before {game}")
    for _ in range(12):
        if evening.table.phase == "running":
            any_move(evening, rng.below(1_000_000))
        assert looked_on(evening).hands is None
    assert evening.table.running.was_shown
    assert evening.do("ann", ShowHands(agreed=False)) == [ShowingAgreed((0,), agreed=False)]


@pytest.mark.parametrize("game", AGAINST)
def test_where_only_bots_play_against_each_other_their_hands_may_be_seen(game: str) -> None:
    evening = started(game, 2, Settings(late_by=1), people=0)
    agreed(evening, "ann")
    assert snapshot(evening.table, "ann", -2).may_show_hands
    evening.bots_play(10)
    assert evening.table.phase == "over" or looked_on(evening).hands is not None


# Who has looked on stays out of the game


def test_nobody_sits_down_in_a_game_whose_hands_were_shown() -> None:
    evening = started("the-game", 3, Settings(late_by=1), people=2)
    agreed(evening, "ann", "ben")
    evening.do("ben", ShowHands(agreed=False))
    evening.do("ben", Stand(1))
    for person in ("ben", "dan", "ann"):
        assert evening.refusal(person, Sit(1, "Late")) == "hands-were-shown"


def test_who_sits_down_has_not_agreed() -> None:
    evening = started("the-game", 3, Settings(late_by=1), people=2)
    agreed(evening, "ann")
    evening.do("dan", Sit(2, "Dan"))
    evening.do("ann", AnswerRequest(evening.table.sequence, accepted=True))
    agreed(evening, "ben")
    assert not evening.table.shows_hands()
    evening.do("dan", Stand(2))
    assert evening.table.shows_hands()
    assert evening.table.running.was_shown


def test_the_deal_of_the_day_stays_closed() -> None:
    evening = Evening()
    evening.do(SERVER, CreateDaily("the-game", 1, "2026-11-16", "ann", "Ann"), seed=SEED)
    assert evening.refusal("ann", ShowHands()) == "deal-of-the-day"
