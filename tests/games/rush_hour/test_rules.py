"""The rules of Rush hour, one by one: the cards, the deal and a round. Where cards go has its own files."""

from collections import Counter

import pytest

from seriatim.games.game import Value
from seriatim.games.rush_hour.cars import AMBULANCE, POLICE, TOW_TRUCK, deck_of, is_trailer, points_of
from seriatim.kit.seed import rng_from
from seriatim.kit.state import NOBODY, SPECTATOR, TABLE
from tests.games.rush_hour.hidden import rush_hour_cards
from tests.games.rush_hour.positions import GAME, hand, moves, pick, play, points, position, refusal, road, shown, taken

TRAILERS = [8, 18, 28, 38, 48]


def test_there_are_62_cards() -> None:
    """RH-1"""
    deck = Counter(int(card) for card in deck_of(50, True))
    assert sum(deck.values()) == 62
    assert [deck[number] for number in range(1, 51)] == [1] * 50
    assert (deck[AMBULANCE], deck[POLICE], deck[TOW_TRUCK]) == (4, 4, 4)


def test_five_of_the_numbers_are_trailers() -> None:
    """RH-1"""
    assert [card for card in deck_of(50, True) if is_trailer(card)] == TRAILERS


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_all_cards_of_the_deck_are_somewhere(seats: int) -> None:
    """RH-1"""
    assert sorted(rush_hour_cards(GAME.deal(seats, seed=1))) == sorted(deck_of(50, True))


def test_an_ordinary_car_costs_one_point_and_any_other_two() -> None:
    """RH-2"""
    dear = [*TRAILERS, AMBULANCE, POLICE, TOW_TRUCK]
    assert [card for card in range(1, 54) if points_of(card) == 2] == dear
    assert {points_of(card) for card in range(1, 54) if card not in dear} == {1}


def test_points_of_a_taken_row_add_up() -> None:
    """RH-2, RH-8"""
    state = shown("40", "12", rows=("A 5+8 T+30 33", "9", "49"))
    assert points(state) == [2 + 1 + 2 + 2 + 1 + 1, 0]


@pytest.mark.parametrize("rows", [2, 3])
def test_each_row_begins_with_one_card(rows: int) -> None:
    """RH-3, RH-22"""
    state = GAME.deal(3, {"rows": rows}, seed=1)
    assert [(len(row.cards), list(row.sizes)) for row in state.road] == [(1, [1])] * rows


def first_cards(count: int, **options: Value) -> list[int]:
    rng = rng_from("first-cards")
    table = GAME.deal(2, options, seed=rng)
    return [int(row.cards[0]) for _ in range(count) for row in table.redeal(rng).road]


def test_no_row_begins_with_a_trailer_and_any_other_card_may() -> None:
    """RH-3"""
    seen = set(first_cards(400))
    assert seen == set(range(1, 54)) - set(TRAILERS)


def test_rows_begin_with_each_card_equally_often() -> None:
    """RH-3"""
    found = Counter(first_cards(2000, top=10, hand=5))
    assert set(found) == {1, 2, 3, 4, 5, 6, 7, 9, 10, AMBULANCE, POLICE, TOW_TRUCK}
    assert all(abs(count - 6000 / 12) < 90 for count in found.values())


def test_what_is_not_on_the_road_is_dealt_evenly() -> None:
    """RH-3: the trailer, which no row may begin with, is in a hand or out of play like any other card."""
    rng = rng_from("evenly")
    table = GAME.deal(2, {"top": 10, "hand": 5, "rows": 2}, seed=rng)
    deals = [table.redeal(rng) for _ in range(2200)]
    assert abs(sum(8 in deal.rest for deal in deals) - 2200 / 11) < 45
    assert abs(sum(8 in deal.hands[0] for deal in deals) - 2200 * 5 / 11) < 80


def test_a_special_car_that_begins_a_row_leaves_it_open() -> None:
    """RH-3"""
    for first in "APT":
        state = position("5", "15", rows=(first, "20", "30"))
        assert state.road[0].is_open()
        assert GAME.view(state.sight(0), 0).rows[0].number is None


def test_a_place_has_the_number_of_its_topmost_card_and_a_row_that_of_its_last_place() -> None:
    """RH-3"""
    state = position("5", "15", rows=("12 17+18", "20 A", "- T+P+28"))
    assert [row.number for row in GAME.view(state.sight(0), 0).rows] == [18, None, 28]


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_each_seat_is_dealt_ten_cards_and_the_rest_stays_out_unseen(seats: int) -> None:
    """RH-4, ALL-6"""
    state = GAME.deal(seats, seed=1)
    assert [len(held) for held in state.hands] == [10] * seats
    assert len(state.rest) == 62 - 3 - 10 * seats
    for looker in (*range(seats), SPECTATOR):
        assert set(state.sight(looker).rest) == {0}


def test_the_rest_never_comes_into_play() -> None:
    """RH-4"""
    state = GAME.deal(3, seed=1)
    rest = list(state.rest)
    rng = rng_from("rest")
    while not state.outcome():
        assert list(state.rest) == rest
        seat = state.actors()[0]
        actions = state.actions(seat)
        state.apply(seat, actions[rng.below(len(actions))])
    assert list(state.rest) == rest


def test_every_seat_picks_in_any_order() -> None:
    """RH-5, ALL-8"""
    state = position("12 40", "15 41", "17 42")
    assert list(state.actors()) == [0, 1, 2]
    play(state, 2, "pick 17")
    assert list(state.actors()) == [0, 1]
    assert moves(state, 0) == ["pick 12", "pick 40"]
    assert moves(state, 2) == []
    assert road(state) == ["10", "20", "30"]


def test_two_cards_of_a_kind_are_one_pick() -> None:
    """RH-5"""
    state = position("40 A A P T T", "1 2 3 4 5 6")
    assert moves(state, 0) == ["pick 40", "pick ambulance", "pick police", "pick tow-truck"]
    pick(state, "T", "1")
    assert hand(state, 0) == [40, AMBULANCE, AMBULANCE, POLICE, TOW_TRUCK]


def test_that_a_seat_has_picked_is_seen_but_not_what() -> None:
    """RH-5, ALL-6"""
    state = position("12 A", "15 41", "17 42")
    other = position("12 A", "15 41", "17 42")
    play(state, 0, "pick ambulance")
    play(other, 0, "pick 12")
    for looker in (1, 2, SPECTATOR):
        assert state.sight(looker).facts() == other.sight(looker).facts()
        assert [place.has_picked for place in GAME.view(state.sight(looker), looker).places] == [True, False, False]
        assert GAME.view(state.sight(looker), looker).places[0].pick is None
    own = GAME.view(state.sight(0), 0).places[0].pick
    assert own is not None
    assert own.name == "ambulance"


def test_a_pick_stays_in_the_hand_until_it_is_shown() -> None:
    """RH-5"""
    state = position("12 40", "15 41")
    play(state, 0, "pick 12")
    assert hand(state, 0) == [12, 40]
    play(state, 1, "pick 15")
    assert [hand(state, 0), hand(state, 1)] == [[40], [41]]


def test_a_seat_picks_once() -> None:
    """RH-5"""
    state = position("12 40", "15 41")
    play(state, 0, "pick 12")
    assert refusal(state, 0, "pick 40") == "already-picked"
    assert refusal(state, 0, "pick 12") == "already-picked"


def test_numbers_are_played_from_the_lowest_and_go_by_themselves() -> None:
    """RH-5, RH-6"""
    state = shown("25", "23", "24", "22", rows=("10", "20", "50"))
    assert road(state) == ["10", "25", "50"]
    assert [(play.seat, play.car.name) for play in GAME.view(state.sight(0), 0).plays] == [
        (3, "22"),
        (1, "23"),
        (2, "24"),
        (0, "25"),
    ]
    assert taken(state, 0) == ["20", "22", "23", "24"]


def test_trailers_are_played_among_the_numbers() -> None:
    """RH-5, RH-10"""
    state = shown("29", "28", "27", rows=("10", "20", "50"))
    assert road(state) == ["10", "20 27+28 29", "50"]


def test_ambulances_go_first_then_police_then_numbers_then_tow_trucks() -> None:
    """RH-5"""
    state = shown("T", "1", "P", "50", "A", rows=("10", "20", "30"))
    for seat, row in ((4, "row 1"), (2, "row 1"), (0, "row 2")):
        assert list(state.actors()) == [seat]
        play(state, seat, row)
    assert [play.seat for play in GAME.view(state.sight(0), 0).plays] == [4, 2, 1, 3, 0]
    assert road(state) == ["A 10 P 1", "- T+20", "30 50"]


def test_the_choice_is_made_when_the_cards_turn_comes() -> None:
    """RH-5: the police car opens a row to the 5, which without it would have fitted nowhere."""
    state = shown("5", "P")
    assert moves(state, 0) == []
    play(state, 1, "row 3")
    assert road(state) == ["10", "20", "30 P 5"]
    assert state.now < 0


def test_a_card_with_one_place_to_go_goes_there_even_if_it_must_take_the_row() -> None:
    """RH-5, RH-8"""
    state = shown("25", "35", rows=("10", "20 21 22 23", "30"))
    assert road(state) == ["10", "25", "30 35"]
    assert taken(state, 0) == ["20", "21", "22", "23"]


def test_a_card_with_one_gap_to_go_to_goes_there_by_itself() -> None:
    """RH-5, RH-17"""
    state = shown("5", "35", rows=("4 - T+10", "20", "30"))
    assert road(state) == ["4 5 T+10", "20", "30 35"]


def test_the_last_card_is_picked_too() -> None:
    """RH-5"""
    state = position("12", "15")
    assert list(state.actors()) == [0, 1]
    assert moves(state, 0) == ["pick 12"]
    pick(state, "12", "15")
    assert state.outcome() == "last-round-played"


def test_the_next_round_opens_when_all_cards_are_on_the_road() -> None:
    """RH-5"""
    state = position("12 13", "40 41", "A 43")
    pick(state, "12", "40", "A")
    assert refusal(state, 0, "pick 13") == "not-your-turn"
    play(state, 2, "row 1")
    assert list(state.actors()) == [0, 1, 2]
    assert moves(state, 0) == ["pick 13"]


@pytest.mark.parametrize("outsider", [3, 99, -7, TABLE, SPECTATOR, NOBODY])
@pytest.mark.parametrize("move", ["pick 12", "pick ambulance", "row 1", "row 3", "gap 1.1"])
def test_only_seats_play(outsider: int, move: str) -> None:
    """ALL-8"""
    for state in (position("12 40", "15 41", "A 42"), shown("A", "15", "P")):
        assert refusal(state, outsider, move) == "not-your-turn"
        assert list(state.actions(outsider)) == []


def test_a_row_belongs_to_the_seat_whose_card_is_played_now() -> None:
    """ALL-8, RH-5"""
    state = shown("A", "15", "P")
    assert refusal(state, 0, "row 1") is None
    for seat in (1, 2):
        assert refusal(state, seat, "row 1") == "not-your-turn"
        assert refusal(state, seat, "gap 1.1") == "not-your-turn"
    play(state, 0, "row 1")
    assert refusal(state, 0, "row 1") == "not-your-turn"
    assert refusal(state, 2, "row 1") is None


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_no_row_is_chosen_while_picks_are_open(seat: int) -> None:
    """ALL-8"""
    state = position("12 A", "15 41", "17 42")
    play(state, 0, "pick ambulance")
    for move in ("row 1", "gap 1.1"):
        assert refusal(state, seat, move) == "not-your-turn"


def test_a_card_once_played_stays_on_the_road() -> None:
    """ALL-3"""
    state = position("12 40", "15 41")
    pick(state, "12", "15")
    assert refusal(state, 0, "pick 12") == "card-not-in-hand"


def test_nothing_is_said_in_this_game() -> None:
    """ALL-5"""
    for state in (position("12 40", "15 41"), shown("A", "15")):
        assert [list(state.signals(seat)) for seat in (0, 1, 9, TABLE)] == [[], [], [], []]


def test_the_plain_game_is_what_the_options_give_by_default() -> None:
    """ALL-4"""
    plain: dict[str, Value] = {"deals": 1, "top": 50, "hand": 10, "rows": 3, "specials": True, "jam": True}
    plain |= {"small": "take", "youngest": 0}
    assert GAME.deal(3, seed=5).facts() == GAME.deal(3, plain, seed=5).facts()
