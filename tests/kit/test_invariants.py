"""The promises of a state: an honest one keeps them, and each lie is found."""

from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games import GAMES
from seriatim.kit.invariants import (
    Violation,
    check_copy,
    check_end,
    check_legal_actions,
    check_world,
    play_checked_moves,
    random_signal_or_ruling,
)
from seriatim.kit.policy import RandomPolicy
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from
from seriatim.kit.state import SPECTATOR, TABLE, State
from tests.games.the_game.positions import bidding, position
from tests.kit.liar import Liar

GAME = GAMES["the-game"]


def numbers(*values: int) -> Callable[..., vec[i64]]:
    """An answer that is always the same."""
    return lambda *_: vec[i64](list(values))


def watched(state: State, moves: int) -> int:
    return int(
        play_checked_moves(state, [RandomPolicy(), RandomPolicy()], GAME.action_count, moves, rng_from("watched"))
    )


def often(look: Callable[[], None]) -> None:
    """Look again and again, until chance has led the look everywhere."""
    for _ in range(100):
        look()


def running() -> State:
    return position((10, 11), (50, 51), deck=(90, 91))


def over() -> State:
    """Seat 1 cannot lay its card, and so all have lost."""
    state = position((10, 90), (50,), piles=(80, 95, 20, 5))
    state.apply(0, GAME.parse("90a"))
    state.apply(0, GAME.parse("end"))
    assert state.outcome() == "stuck"
    return state


def test_so_many_moves_are_played() -> None:
    state = running()
    assert watched(state, 2) == 2
    assert state.outcome() == ""


def test_a_game_is_played_no_further_than_to_its_end() -> None:
    state = running()
    moves = watched(state, 1000)
    assert 0 < moves <= 12
    assert state.outcome() != ""
    assert watched(state, 1000) == 0


def test_there_is_talk_between_the_moves() -> None:
    truth = GAME.deal(2, {"starter": "first"}, seed=1)
    heard: list[tuple[int, int]] = []

    def hear(seat: int, action: int) -> None:
        if action in truth.signals(seat):
            heard.append((seat, action))
        truth.apply(seat, action)

    watched(Liar(truth, apply=hear), 1000)
    assert heard


def test_the_table_may_end_a_game_between_two_moves() -> None:
    ended: list[int] = []
    ruled = Liar(
        running(),
        actions=lambda seat: vec[i64]([0]) if seat == TABLE else running().actions(seat),
        apply=lambda seat, _: ended.append(seat) if seat == TABLE else None,
        outcome=lambda: "ruled" if ended else "",
    )
    assert 0 < watched(ruled, 1000) < 1000
    assert ended == [TABLE]


@pytest.mark.parametrize(
    ("lies", "promise"),
    [
        ({"actors": numbers()}, "somebody may act while the game runs"),
        ({"actors": numbers(0, 0)}, "actors are seats, each named once"),
        ({"actors": numbers(0, 7)}, "actors are seats, each named once"),
        ({"actions": numbers()}, "who may act has a move"),
        ({"actions": numbers(36), "default_action": lambda _: 36}, "who may not act has no move"),
        ({"actions": numbers(36, 37, 36)}, "no move is listed twice"),
        ({"actions": numbers(36, GAME.action_count)}, "actions are numbers below the declared one"),
        ({"actions": numbers(36, -1)}, "actions are numbers below the declared one"),
        ({"default_action": lambda _: 5}, "what is done for a seat whose time is up is one of its moves"),
    ],
)
def test_a_lie_about_the_turn_is_found_at_once(lies: dict[str, Callable[..., Any]], promise: str) -> None:
    with pytest.raises(Violation, match=promise):
        watched(Liar(running(), **lies), 1)


def test_talk_that_moves_the_game_on_is_found() -> None:
    truth, rng = bidding(2), rng_from("talk")
    bids = Liar(truth, signals=numbers(1), apply=lambda *_: truth.apply(0, truth.actions(0)[0]))
    with pytest.raises(Violation, match="talk changes nobody's turn"):
        often(lambda: random_signal_or_ruling(bids, 2, rng))


def test_the_table_may_change_whose_turn_it_is() -> None:
    truth, rng = bidding(2), rng_from("table")
    ruled = Liar(
        truth,
        actions=lambda seat: truth.actions(0 if seat == TABLE else seat),
        apply=lambda *_: truth.apply(0, truth.actions(0)[0]),
    )
    while list(truth.actors()) == [0, 1]:
        random_signal_or_ruling(ruled, 2, rng)
    assert list(truth.actors()) == [1]


def test_a_wrong_objection_is_found() -> None:
    stubborn = Liar(running(), objection=lambda seat, action: "no-such-move")
    rng = rng_from("rules")
    with pytest.raises(Violation, match=r"action \d+ of \d is listed if it is allowed, and only then"):
        often(lambda: check_legal_actions(stubborn, 2, GAME.action_count, rng))


def other_deal(*_: object) -> State:
    return bidding(2)


@pytest.mark.parametrize(
    ("copied", "promise"),
    [
        (other_deal, "a copy has the same facts"),
        (lambda truth: truth, "what happens to a copy does not happen to the original"),
    ],
)
def test_a_copy_that_is_none_is_found(copied: Callable[[State], State], promise: str) -> None:
    truth = running()
    with pytest.raises(Violation, match=promise):
        check_copy(Liar(truth, copy=lambda: copied(truth)), rng_from("copy"))


def shorter(state: State) -> Callable[..., vec[i64]]:
    return lambda: vec[i64](list(state.facts())[:-1])


@pytest.mark.parametrize(
    ("who", "lies", "promise"),
    [
        ("state", {"sight": other_deal}, "a truth has one sight, whatever is imagined behind it"),
        ("sight", {"sight": other_deal}, "a sight of a sight shows the same"),
        ("sight", {"facts": shorter(running())}, "a truth has one sight, whatever is imagined behind it"),
        ("world", {"sight": other_deal}, "an imagined world gives the same sight"),
        ("world", {"actors": numbers(1)}, "in an imagined world the same seats may act"),
    ],
)
def test_a_world_that_cannot_be_is_found(who: str, lies: dict[str, Callable[..., Any]], promise: str) -> None:
    truth = running()
    seen = truth.sight(1)
    roles = {"state": truth, "sight": seen, "world": seen.imagine(rng_from("world"))}
    roles[who] = Liar(roles[who], **lies)
    with pytest.raises(Violation, match=promise):
        check_world(roles["state"], roles["sight"], roles["world"], 1)


@pytest.mark.parametrize(
    ("lies", "promise"),
    [
        ({"scores": lambda: vec[float]([1.0])}, "every seat has a score"),
        ({"winners": numbers(1)}, "all win together, or nobody"),
        ({"winners": numbers(1, 2)}, "winners are seats"),
        ({"actors": numbers(0)}, "nobody may act after the end"),
        ({"actions": numbers(0)}, "there are no moves after the end"),
        ({"signals": numbers(300)}, "there are no moves after the end"),
        ({"objection": lambda *_: "not-your-turn"}, "after the end every move is refused as such"),
        ({"sight": lambda seat: running().sight(seat)}, "after the end everything is open"),
    ],
)
def test_a_lie_about_the_end_is_found(lies: dict[str, Callable[..., Any]], promise: str) -> None:
    check_end(over(), 2, is_cooperative=True)
    with pytest.raises(Violation, match=promise):
        check_end(Liar(over(), **lies), 2, is_cooperative=True)


def test_where_seats_play_against_each_other_one_may_win() -> None:
    check_end(Liar(over(), winners=numbers(1)), 2, is_cooperative=False)


def test_an_honest_state_keeps_its_promises() -> None:
    state, rng = running(), Rng(1, 2, 3, 4)
    for _ in range(20):
        check_legal_actions(state, 2, GAME.action_count, rng)
        check_copy(state, rng)
    for seat in (0, 1, int(SPECTATOR)):
        sight = state.sight(seat)
        check_world(state, sight, sight.imagine(rng), seat)
    check_end(over(), 2, is_cooperative=True)
