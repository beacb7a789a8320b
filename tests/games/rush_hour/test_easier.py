"""Rush hour made easier: every option, and what cannot be dealt."""

from itertools import product

import pytest

from seriatim.games.game import CannotDeal, Value
from seriatim.games.rush_hour import RushHourOptions
from seriatim.games.rush_hour.cars import AMBULANCE, POLICE, TOW_TRUCK, deck_of, is_trailer
from seriatim.games.rush_hour.rules import RushHourState
from seriatim.kit.policy import RandomPolicy, next_actor
from seriatim.kit.seed import rng_from
from seriatim.phrase import Phrase
from tests.games.rush_hour.positions import GAME, alone, moves, play, points, refusal, road, shown, taken


def deck(top: int, specials: bool = True) -> list[int]:
    return [int(card) for card in deck_of(top, specials)]


def played_out(state: RushHourState) -> RushHourState:
    rng = rng_from("easier")
    while not state.outcome():
        seat = next_actor(state, rng)
        state.apply(seat, RandomPolicy().choose(state, seat, rng))
    return state


@pytest.mark.parametrize(("top", "each", "in_all"), [(50, 4, 62), (30, 2, 36), (20, 2, 26), (10, 1, 13)])
def test_top_keeps_the_numbers_up_to_it_and_special_cars_in_proportion(top: int, each: int, in_all: int) -> None:
    """RH-20"""
    cards = deck(top)
    assert [card for card in cards if card <= 50] == list(range(1, top + 1))
    assert [cards.count(kind) for kind in (AMBULANCE, POLICE, TOW_TRUCK)] == [each] * 3
    assert len(cards) == in_all


@pytest.mark.parametrize(("top", "trailers"), [(30, [8, 18, 28]), (20, [8, 18]), (10, [8])])
def test_trailers_above_the_top_are_out(top: int, trailers: list[int]) -> None:
    """RH-20"""
    assert [card for card in deck(top) if is_trailer(card)] == trailers


@pytest.mark.parametrize("top", [50, 30, 20, 10])
def test_the_deal_uses_the_cards_in_play(top: int) -> None:
    """RH-20"""
    state = GAME.deal(2, {"top": top, "hand": 5}, seed=1)
    lying = [int(row.cards[0]) for row in state.road]
    held = [int(card) for hand in state.hands for card in hand]
    assert sorted([*lying, *held, *state.rest]) == deck(top)


@pytest.mark.parametrize("hand", [5, 6, 7, 8, 9, 10])
def test_a_hand_may_be_smaller(hand: int) -> None:
    """RH-21"""
    state = GAME.deal(3, {"hand": hand}, seed=1)
    assert [len(held) for held in state.hands] == [hand] * 3


def test_the_road_may_have_two_rows() -> None:
    """RH-22"""
    state = alone("5", ("10", "20"))
    assert moves(state, 0) == ["row 1", "row 2"]
    assert refusal(state, 0, "row 3") == "no-such-row"
    assert refusal(state, 0, "gap 3.1") == "no-such-row"
    assert len(GAME.deal(2, {"rows": 2}, seed=1).road) == 2


@pytest.mark.parametrize(("top", "in_all"), [(50, 45), (30, 27), (20, 18), (10, 9)])
def test_without_specials_trailers_are_out_too(top: int, in_all: int) -> None:
    """RH-23"""
    cards = deck(top, False)
    assert cards == [number for number in range(1, top + 1) if number not in (8, 18, 28, 38, 48)]
    assert len(cards) == in_all


def test_without_specials_no_row_is_ever_open_and_there_is_no_gap() -> None:
    """RH-23"""
    state = GAME.deal(3, {"specials": False}, seed=1)
    rng = rng_from("plain")
    while not state.outcome():
        assert all(not row.is_open() and set(row.sizes) == {1} for row in state.road)
        seat = next_actor(state, rng)
        state.apply(seat, RandomPolicy().choose(state, seat, rng))


LONG = "1 2 3 4 5 6 7"


def test_without_jam_a_row_may_be_of_any_length() -> None:
    """RH-24, RH-8"""
    state = alone("35", (LONG, "40", "50"), jam=False)
    assert road(state) == [f"{LONG} 35", "40", "50"]
    assert points(state) == [0, 0]


@pytest.mark.parametrize(("card", "after"), [("A", f"A {LONG}"), ("P", f"{LONG} P")])
def test_without_jam_ambulances_and_police_take_nothing(card: str, after: str) -> None:
    """RH-24, RH-11, RH-13"""
    state = alone(card, (LONG, "40", "50"), jam=False)
    play(state, 0, "row 1")
    assert road(state)[0] == after
    assert points(state) == [0, 0]


def test_without_jam_a_tow_truck_takes_nothing() -> None:
    """RH-24, RH-16"""
    state = shown("T", "49", rows=(LONG, "40", "50"), jam=False)
    play(state, 0, "row 1")
    assert road(state)[0] == "1 2 3 4 5 6 - T+7"
    assert points(state) == [0, 0]


@pytest.mark.parametrize("card", ["A", "P"])
def test_without_jam_a_shared_row_takes_nothing_either(card: str) -> None:
    """RH-24, RH-12"""
    state = shown(card, card, "T", rows=(LONG, "40", "50"), jam=False)
    play(state, 0, "row 1")
    play(state, 1, "row 1")
    assert road(state)[0] == (f"A+A {LONG}" if card == "A" else f"{LONG} P+P")
    assert points(state) == [0, 0, 0]


def test_without_jam_a_card_that_fits_nowhere_still_takes_a_row() -> None:
    """RH-24, RH-9"""
    state = alone("9", (f"{LONG} 39", "40", "50"), jam=False)
    play(state, 0, "row 1")
    assert road(state)[0] == "9"
    assert len(taken(state, 0)) == 8


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_without_jam_and_with_small_cards_in_front_nobody_gets_a_point_and_everyone_wins(seats: int) -> None:
    """RH-24, RH-25"""
    (note,) = GAME.option_notes
    assert note.options == {"jam": False, "small": "front"}
    state = played_out(GAME.deal(seats, note.options, seed=seats))
    assert points(state) == [0] * seats
    assert list(state.winners()) == list(range(seats))


@pytest.mark.parametrize("row", [1, 2, 3])
def test_a_small_card_may_go_to_the_front_instead(row: int) -> None:
    """RH-25"""
    state = alone("5", ("10", "20 - T+30", "40 41 42"), small="front")
    assert moves(state, 0) == ["row 1", "row 2", "row 3"]
    play(state, 0, f"row {row}")
    assert road(state)[row - 1] == ["5 10", "5 20 - T+30", "5 40 41 42"][row - 1]
    assert points(state) == [0, 0]
    assert GAME.view(state.sight(0), 0).plays[0].place == 1


def test_a_row_that_a_small_card_overfills_is_taken() -> None:
    """RH-25, RH-8"""
    state = alone("5", ("10 11 12 13", "20", "30"), small="front")
    play(state, 0, "row 1")
    assert road(state)[0] == "5"
    assert taken(state, 0) == ["10", "11", "12", "13"]


def test_without_jam_a_small_card_in_front_takes_nothing() -> None:
    """RH-25, RH-24"""
    state = alone("5", ("10 11 12 13", "20", "30"), small="front", jam=False)
    play(state, 0, "row 1")
    assert road(state)[0] == "5 10 11 12 13"
    assert points(state) == [0, 0]


def test_a_trailer_that_goes_to_the_front_holds_a_place() -> None:
    """RH-25, RH-10"""
    state = alone("8", ("10 11", "20", "30"), small="front")
    play(state, 0, "row 1")
    assert road(state)[0] == "8 10 11"
    assert list(state.road[0].sizes) == [1, 1, 1]
    full = alone("8", ("10 11 12 13", "20", "30"), small="front")
    play(full, 0, "row 1")
    assert road(full)[0] == "8"
    assert taken(full, 0) == ["10", "11", "12", "13"]


def test_a_card_that_fits_somewhere_goes_there_and_not_to_the_front() -> None:
    """RH-25, RH-6"""
    state = alone("15", ("10", "20", "P"), small="front")
    assert moves(state, 0) == ["row 1", "row 3"]
    assert refusal(state, 0, "row 2") == "row-too-high"


def test_a_trailer_that_could_only_fill_a_gap_goes_to_the_front() -> None:
    """RH-25, RH-10"""
    state = alone("8", ("4 - T+10", "20", "30"), small="front")
    play(state, 0, "row 1")
    assert road(state)[0] == "8 4 - T+10"


# What cannot be dealt


def refused(seats: int, **options: Value) -> CannotDeal:
    with pytest.raises(CannotDeal) as caught:
        GAME.deal(seats, options, seed=1)
    return caught.value


def test_five_seats_with_ten_cards_need_the_special_cars() -> None:
    """RH-26"""
    error = refused(5, specials=False)
    assert error.reason == "cannot-be-dealt"
    assert error.phrase == Phrase("rush-hour-cannot-deal-hand", {"needed": 53, "cards": 45, "hand": 8})


def test_where_no_hand_works_the_most_seats_are_named() -> None:
    """RH-26"""
    error = refused(4, top=10, hand=5)
    assert error.reason == "cannot-be-dealt"
    assert error.phrase == Phrase("rush-hour-cannot-deal-seats", {"needed": 23, "cards": 13, "seats": 2})


def test_where_not_even_two_can_play_specials_are_asked_for() -> None:
    """RH-26"""
    error = refused(2, top=10, hand=5, rows=2, specials=False)
    assert error.reason == "cannot-be-dealt"
    assert error.phrase == Phrase("rush-hour-cannot-deal-top", {"needed": 12, "cards": 9, "top": 10})


TOPS, HANDS, ROWS = (50, 30, 20, 10), range(5, 11), (3, 2)


def enough(seats: int, top: int, hand: int, rows: int, specials: bool) -> bool:
    size = {(50, True): 62, (30, True): 36, (20, True): 26, (10, True): 13}
    size |= {(50, False): 45, (30, False): 27, (20, False): 18, (10, False): 9}
    return seats * hand + rows <= size[top, specials]


@pytest.mark.parametrize(("seats", "top", "rows", "specials"), [*product((2, 3, 4, 5), TOPS, ROWS, (True, False))])
def test_what_is_refused_is_told_what_would_work(seats: int, top: int, rows: int, specials: bool) -> None:
    """RH-26: every combination there is."""
    for hand in HANDS:
        if enough(seats, top, hand, rows, specials):
            assert len(GAME.deal(seats, {"top": top, "hand": hand, "rows": rows, "specials": specials}, seed=1).hands)
            continue
        error = refused(seats, top=top, hand=hand, rows=rows, specials=specials)
        assert error.reason == "cannot-be-dealt"
        hands = [other for other in HANDS if enough(seats, top, other, rows, specials)]
        tables = [count for count in (2, 3, 4, 5) if enough(count, top, 5, rows, specials)]
        if hands:
            assert (error.phrase.key, error.phrase.values["hand"]) == ("rush-hour-cannot-deal-hand", max(hands))
        elif tables:
            assert (error.phrase.key, error.phrase.values["seats"]) == ("rush-hour-cannot-deal-seats", max(tables))
        else:
            assert (error.phrase.key, error.phrase.values["top"]) == ("rush-hour-cannot-deal-top", top)
            assert not specials
            assert enough(2, top, 5, rows, True)


@pytest.mark.parametrize(("seats", "youngest"), [(2, 2), (2, 4), (3, 3), (4, 4)])
def test_the_youngest_must_have_a_seat(seats: int, youngest: int) -> None:
    """ALL-2, ALL-4"""
    error = refused(seats, youngest=youngest)
    assert error.reason == "bad-option"
    possible = "0, 1" if seats == 2 else f"0–{seats - 1}"
    assert error.phrase == Phrase("bad-option", {"option": "youngest", "given": str(youngest), "possible": possible})


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_youngest_may_have_any_seat(seats: int) -> None:
    """ALL-2"""
    assert [GAME.deal(seats, {"youngest": seat}, seed=1).youngest for seat in range(seats)] == list(range(seats))


@pytest.mark.parametrize(
    ("name", "value", "possible"),
    [
        ("deals", 0, "1–10"),
        ("deals", 11, "1–10"),
        ("top", 40, "10, 20, 30, 50"),
        ("hand", 4, "5–10"),
        ("hand", 11, "5–10"),
        ("rows", 4, "2, 3"),
        ("rows", 1, "2, 3"),
        ("specials", 1, "false, true"),
        ("jam", "off", "false, true"),
        ("small", "back", "front, take"),
        ("youngest", 5, "0–2"),
        ("youngest", -1, "0–2"),
    ],
)
def test_an_option_outside_its_range_is_refused_with_the_range(name: str, value: Value, possible: str) -> None:
    """ALL-4, RH-19 to RH-25"""
    error = refused(3, **{name: value})
    assert error.reason == "bad-option"
    assert error.phrase.key == "bad-option"
    assert error.phrase.values["option"] == name
    assert error.phrase.values["possible"] == possible


def test_bad_seats_are_named_before_bad_options_and_these_before_what_cannot_be_dealt() -> None:
    """ALL-4"""
    assert refused(7, hand=99).reason == "bad-seats"
    assert refused(1).phrase.values["possible"] == "2–5"
    assert refused(5, specials=False, hand=11).reason == "bad-option"
    assert refused(5, specials=False, speed=3).phrase.key == "no-such-option"
    assert refused(5, specials=False).reason == "cannot-be-dealt"


def test_the_defaults_are_the_plain_rulebook_game() -> None:
    """ALL-4"""
    assert GAME.options({}) == RushHourOptions(
        deals=1, top=50, hand=10, rows=3, specials=True, jam=True, small="take", youngest=0
    )
