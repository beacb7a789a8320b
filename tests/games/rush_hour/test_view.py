"""Rush hour as a seat sees it, chooses in it, and learns from it."""

import msgspec
import pytest

from seriatim.games.rush_hour.position import card_named as card
from seriatim.games.rush_hour.view import Car, Choice, Place, Play
from seriatim.kit.state import SPECTATOR
from tests.games.rush_hour.positions import GAME, alone, pick, play, position, shown

CARDS, ROW, TABLE, PLACE = 53, 18, 14, 13


def car(number: int) -> Car:
    return Car(str(number), "trailer" if number % 10 == 8 else "car", number, 2 if number % 10 == 8 else 1)


def special(kind: str) -> Car:
    return Car(kind, kind, None, 2)


def test_a_seat_sees_its_own_hand_and_the_size_of_the_others() -> None:
    """ALL-6"""
    view = GAME.view(position("40 12 A", "15 41 18").sight(0), 0)
    assert (view.seat, view.hand) == (0, [car(12), car(40), special("ambulance")])
    assert view.places == [Place(3, False, None, False, None, 0, 0, []), Place(3, False, None, False, None, 0, 0, [])]


def test_a_spectator_sees_no_hand_and_has_no_choice() -> None:
    """ALL-6"""
    sight = position("12 40", "15 41").sight(SPECTATOR)
    view = GAME.view(sight, SPECTATOR)
    assert (view.seat, view.hand) == (SPECTATOR, [])
    assert GAME.choices(sight, SPECTATOR) == []


def test_the_view_shows_rows_with_places_stacks_and_gaps() -> None:
    """RH-3"""
    rows = GAME.view(position("12", "15", rows=("10 17+18", "20 - T+P", "30 31 32 33")).sight(0), 0).rows
    assert [row.places for row in rows] == [
        [[car(10)], [car(17), car(18)]],
        [[car(20)], [], [special("tow-truck"), special("police")]],
        [[car(30)], [car(31)], [car(32)], [car(33)]],
    ]
    assert [(row.number, row.is_full, row.points) for row in rows] == [(18, False, 4), (None, False, 5), (33, True, 4)]
    assert [row.places_left for row in rows] == [2, 1, 0]


def test_without_jam_no_row_is_full() -> None:
    """RH-24"""
    rows = GAME.view(position("12", "15", rows=("1 2 3 4", "20", "30"), jam=False).sight(0), 0).rows
    assert [(row.is_full, row.places_left) for row in rows] == [(False, 0)] * 3


def test_the_view_shows_what_is_played_now_and_what_is_to_come() -> None:
    """RH-5, RH-19"""
    state = position("12 40", "A 41", deals=3)
    view = GAME.view(state.sight(0), 0)
    assert (view.now, view.deal, view.deals, view.rounds_left, view.cards_out) == ("picking", 1, 3, 2, 55)
    assert (view.rest, view.outcome, view.winners) == (None, "", [])
    pick(state, "12", "A")
    view = GAME.view(state.sight(0), 0)
    assert (view.now, view.rounds_left) == ("ambulance", 1)
    assert [place.pick for place in view.places] == [car(12), special("ambulance")]


def test_the_view_shows_the_plays_of_the_round_until_the_next_is_shown() -> None:
    """RH-5"""
    state = position("14 45 46", "25 41 42", rows=("10 11 12 13", "20", "40"))
    pick(state, "14", "25")
    plays = [Play(0, car(14), 1, 1, 4, 4), Play(1, car(25), 2, 2, 0, 0)]
    assert GAME.view(state.sight(1), 1).plays == plays
    play(state, 0, "pick 45")
    assert GAME.view(state.sight(1), 1).plays == plays
    play(state, 1, "pick 41")
    assert [(play.seat, play.row, play.place) for play in GAME.view(state.sight(1), 1).plays] == [(1, 3, 2), (0, 3, 3)]


def test_the_view_shows_what_each_seat_has_taken() -> None:
    """RH-18"""
    state = position("12", "15", taken=("18 A", ""), points=(4, 0))
    places = GAME.view(state.sight(1), 1).places
    assert (places[0].points, places[0].cards_taken, places[0].taken) == (4, 2, [car(18), special("ambulance")])
    assert (places[1].points, places[1].cards_taken, places[1].taken) == (0, 0, [])


def test_after_the_end_the_view_names_the_winners_and_opens_the_rest() -> None:
    """ALL-6, ALL-7"""
    state = pick(position("12", "5"), "12", "5")
    play(state, 1, "row 1")
    for looker in (0, 1, SPECTATOR):
        view = GAME.view(state.sight(looker), looker)
        assert (view.now, view.outcome, view.winners, view.rounds_left) == ("", "last-round-played", [0], 0)
        assert view.rest is not None
        assert len(view.rest) == 57
        assert GAME.choices(state.sight(looker), looker) == []


def test_a_view_is_json() -> None:
    state = shown("A", "A", "25", rows=("10 - T+20", "P", "30"))
    play(state, 0, "row 1")
    view = GAME.view(state.sight(1), 1)
    assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def test_picks_are_choices_with_their_cars() -> None:
    choices = GAME.choices(position("12 18 A A", "1 2 3 4").sight(0), 0)
    assert [(choice.move, choice.kind, choice.car) for choice in choices] == [
        ("pick 12", "pick", car(12)),
        ("pick 18", "pick", car(18)),
        ("pick ambulance", "pick", special("ambulance")),
    ]


def test_rows_and_gaps_are_choices_with_their_price() -> None:
    state = alone("25", ("4 - T+30", "20 21 22 23", "P"))
    seen = [
        (choice.move, choice.kind, choice.row, choice.place, choice.cards, choice.points)
        for choice in GAME.choices(state.sight(0), 0)
    ]
    assert seen == [
        ("row 2", "row", 2, None, 4, 4),
        ("row 3", "row", 3, None, 0, 0),
        ("gap 1.2", "gap", 1, 2, 0, 0),
    ]


def test_every_choice_carries_the_action_that_its_move_names() -> None:
    for state in (position("12 40", "15 41"), shown("A", "25"), alone("25", ("4 - T+30", "20", "P"))):
        choices = GAME.choices(state.sight(0), 0)
        assert choices
        assert [GAME.parse(choice.move) for choice in choices] == [choice.action for choice in choices]


def test_a_choice_leaves_out_of_its_json_what_it_has_not() -> None:
    choice = Choice(GAME.parse("pick 12"), "pick 12", "pick", car(12))
    assert msgspec.json.encode(choice) == (
        b'{"action":11,"move":"pick 12","kind":"pick","car":{"name":"12","kind":"car","number":12,"points":1}}'
    )


def test_an_observation_has_the_size_the_game_declares() -> None:
    assert GAME.observation_size == 2 * CARDS + 3 * ROW + TABLE + 5 * PLACE
    for seats in GAME.seat_counts:
        state = GAME.deal(seats, seed=1)
        for looker in (*range(seats), SPECTATOR):
            assert len(GAME.observe(state.sight(looker), looker)) == GAME.observation_size


def test_an_observation_tells_own_hand_and_the_cards_seen() -> None:
    state = position("12 40 A A", "1 2 3 4", rows=("10 P", "20", "30"), taken=("5 A", ""))
    seen = list(GAME.observe(state.sight(0), 0))
    hand = {place + 1: number for place, number in enumerate(seen[:CARDS]) if number}
    assert hand == {12: 1.0, 40: 1.0, card("A"): 0.5}
    lying = {place + 1: number for place, number in enumerate(seen[CARDS : 2 * CARDS]) if number}
    assert lying == {5: 1.0, 10: 1.0, 20: 1.0, 30: 1.0, card("A"): 0.25, card("P"): 0.25}


def rows_seen(seen: list[float]) -> list[list[float]]:
    start = 2 * CARDS
    return [seen[start + row * ROW : start + (row + 1) * ROW] for row in range(3)]


def test_an_observation_tells_the_rows_and_their_gaps() -> None:
    state = position("12", "15", rows=("10 - - T+T+25", "- P"))
    one, two, three = rows_seen(list(GAME.observe(state.sight(0), 0)))
    gap = [1.0, 10 / 50, 25 / 51]
    assert one == [1.0, 0.0, 0.5, 1.0, 4 / 62, 6 / 79, *gap, *gap, *([0.0] * 6)]
    assert two == [1.0, 1.0, 0.0, 0.5, 1 / 62, 2 / 79, 1.0, 0.0, 1.0, *([0.0] * 9)]
    assert three == [0.0] * ROW


def table_seen(seen: list[float]) -> list[float]:
    return seen[2 * CARDS + 3 * ROW : 2 * CARDS + 3 * ROW + TABLE]


def test_an_observation_tells_what_is_played_now_and_the_options() -> None:
    state = position("12 40", "A 41", deals=2, top=50, hand=5)
    coming, options = [2 / 10, 55 / 62, 1 / 10, 2 / 10], [1.0, 0.0, 1.0, 1.0, 0.5]
    assert table_seen(list(GAME.observe(state.sight(0), 0))) == [1.0, 0.0, 0.0, 0.0, 0.0, *coming, *options]
    pick(state, "12", "A")
    assert table_seen(list(GAME.observe(state.sight(0), 0)))[:5] == [0.0, 1.0, 0.0, 0.0, 0.0]
    number = alone("25", ("10", "20", "P"))
    assert table_seen(list(GAME.observe(number.sight(0), 0)))[:5] == [0.0, 0.0, 0.0, 0.0, 0.5]


def places_seen(seen: list[float]) -> list[list[float]]:
    rest = seen[2 * CARDS + 3 * ROW + TABLE :]
    return [rest[place * PLACE : (place + 1) * PLACE] for place in range(5)]


def test_an_observation_tells_every_seat_with_ones_own_first() -> None:
    state = position("12 40", "A 41", "17 42", points=(79, 0, 0), taken=("", "5", ""), youngest=1)
    play(state, 1, "pick ambulance")
    play(state, 2, "pick 17")
    own, after, before, *empty = places_seen(list(GAME.observe(state.sight(1), 1)))
    assert own == [1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1 / 62]
    assert after == [1.0, 1 / 5, 1.0, *([0.0] * 10)]
    assert before == [1.0, 2 / 5, 0.0, *([0.0] * 8), 1.0, 0.0]
    assert empty == [[0.0] * PLACE] * 2


def test_an_observation_tells_own_row_and_only_that_others_have_chosen() -> None:
    """RH-12, ALL-6"""
    state = shown("A", "A", "25")
    play(state, 0, "row 2")
    own = places_seen(list(GAME.observe(state.sight(0), 0)))[0]
    assert own[3:11] == [0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0]
    seen = places_seen(list(GAME.observe(state.sight(2), 2)))
    assert seen[1][7:11] == [1.0, 0.0, 0.0, 0.0]
    assert seen[0][3] == 0.5


def test_an_observation_of_a_spectator_counts_from_seat_0() -> None:
    state = position("12 40", "15 41", points=(79, 0))
    seen = list(GAME.observe(state.sight(SPECTATOR), SPECTATOR))
    assert [place[11] for place in places_seen(seen)] == [1.0, 0.0, 0.0, 0.0, 0.0]
    assert set(seen[:CARDS]) == {0.0}


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_an_observation_keeps_within_one_on_either_side(seats: int) -> None:
    for options in ({}, {"jam": False}, {"deals": 2, "hand": 5}):
        state = GAME.deal(seats, options, seed="range")
        while not state.outcome():
            seat = state.actors()[0]
            numbers = list(GAME.observe(state.sight(seat), seat))
            assert -1.0 <= min(numbers) <= max(numbers) <= 1.0
            actions = state.actions(seat)
            state.apply(seat, actions[len(actions) // 2])
