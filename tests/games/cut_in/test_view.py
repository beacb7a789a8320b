"""Cut in! as a seat sees it, chooses in it, and learns from it."""

import msgspec
import pytest

from seriatim.games.cut_in.view import Choice, Place
from seriatim.kit.state import SPECTATOR
from tests.games.cut_in.positions import GAME, play, position

CARDS, REST, PLACE = 3 * 50, 8, 4


def test_a_seat_sees_its_own_hand_in_order_and_the_size_of_everything_else() -> None:
    """ALL-6"""
    state = position((40, 10, 30), (12, 41), row=(15, 20), stacks=((1,), (2, 3)))
    view = GAME.view(state.sight(0), 0)
    assert (view.seat, view.hand) == (0, [10, 30, 40])
    assert view.places == [Place(3, 1), Place(2, 2)]
    assert (view.hands, view.stacks, view.left_out, view.ranks) == (None, None, None, None)


def test_a_spectator_sees_no_hand_and_has_no_choice() -> None:
    """ALL-6"""
    state = position((40, 10), (12, 41), row=(15, 20))
    view = GAME.view(state.sight(SPECTATOR), SPECTATOR)
    assert (view.seat, view.hand, view.hands) == (SPECTATOR, [], None)
    assert GAME.choices(state.sight(SPECTATOR), SPECTATOR) == []


def test_the_view_shows_the_turn_and_the_row() -> None:
    state = position((40, 10), (12, 41), row=(15, 18, 20), turn=1, passes=1)
    view = GAME.view(state.sight(0), 0)
    assert (view.turn, view.row, view.passes, view.must_open, view.outcome) == (1, [15, 18, 20], 1, False, "")
    assert (view.cutter, view.gap) == (None, None)


def test_the_view_shows_an_open_window_its_gap_and_whose_chance_it_is() -> None:
    """CI-5, CI-6"""
    state = position((40, 10), (12, 41), row=(15, 20), window=7)
    play(state, "10")
    for looker in (0, 1, SPECTATOR):
        view = GAME.view(state.sight(looker), looker)
        assert (view.turn, view.cutter, view.gap, view.window) == (0, 1, (10, 15), 7)


def test_the_view_says_when_a_row_must_be_opened() -> None:
    """CI-3"""
    view = GAME.view(position((40, 10), (12, 41), stacks=((1,),)).sight(1), 1)
    assert (view.must_open, view.row) == (True, [])


def test_rows_put_away_are_shown_each_by_itself_the_first_one_first() -> None:
    """CI-9"""
    state = position((9, 25), (21, 31), row=(10, 40))
    first = [card for card in range(1, 51) if state.rows[card] == 1]
    assert GAME.view(state.sight(0), 0).away == [first]
    play(state, "9")
    assert GAME.view(state.sight(0), 0).away == [first, [9, 10, 40]]
    play(state, "open 31")
    seen = GAME.view(state.sight(0), 0)
    assert (seen.away, seen.row) == ([first, [9, 10, 40]], [31])


def test_a_new_game_has_no_row_lying_and_none_put_away() -> None:
    view = GAME.view(GAME.deal(3, seed=1).sight(0), 0)
    assert (view.row, view.away, view.must_open) == ([], [], True)


def test_after_the_end_the_view_opens_everything() -> None:
    """ALL-6, CI-10"""
    state = position((10,), (41, 12), row=(15, 20), stacks=((), (5, 2, 9)), left_out=(8, 3))
    play(state, "10")
    for looker in (0, 1, SPECTATOR):
        view = GAME.view(state.sight(looker), looker)
        assert (view.hands, view.stacks, view.left_out) == ([[], [12, 41]], [[], [5, 2, 9]], [3, 8])
        assert (view.ranks, view.outcome, view.must_open) == ([1, 2], "out-of-cards", False)
        assert GAME.choices(state.sight(looker), looker) == []


def test_a_view_is_json() -> None:
    state = position((40, 10), (12, 41), row=(15, 20))
    play(state, "10")
    view = GAME.view(state.sight(0), 0)
    assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def test_cards_to_lay_are_choices_with_their_side() -> None:
    """CI-4"""
    state = position((40, 17, 10), (12, 41), row=(15, 20))
    assert GAME.choices(state.sight(0), 0) == [
        Choice(GAME.parse("10"), "10", "lay", card=10, side="left"),
        Choice(GAME.parse("40"), "40", "lay", card=40, side="right"),
    ]
    assert GAME.choices(state.sight(1), 1) == []


def test_openings_are_choices() -> None:
    """CI-3"""
    stacked = position((40, 10), (12, 41), stacks=((1,),))
    assert GAME.choices(stacked.sight(0), 0) == [Choice(GAME.parse("open"), "open", "open")]
    bare = position((40, 10), (12, 41))
    assert GAME.choices(bare.sight(0), 0) == [
        Choice(GAME.parse("open 10"), "open 10", "open", card=10),
        Choice(GAME.parse("open 40"), "open 40", "open", card=40),
    ]


def test_cuts_are_choices_that_name_their_cards() -> None:
    """CI-5"""
    state = position((40, 10), (5, 12, 13), row=(15, 20))
    play(state, "10")
    assert GAME.choices(state.sight(1), 1) == [
        Choice(GAME.parse("let go"), "let go", "let-go"),
        Choice(GAME.parse("cut b"), "cut 12", "cut", cards=(12,)),
        Choice(GAME.parse("cut c"), "cut 13", "cut", cards=(13,)),
        Choice(GAME.parse("cut b c"), "cut 12 13", "cut", cards=(12, 13)),
    ]
    assert GAME.choices(state.sight(0), 0) == []


def test_every_choice_carries_the_action_that_its_move_names() -> None:
    state = position((40, 10), (5, 12, 13), row=(15, 20))
    play(state, "10")
    choices = GAME.choices(state.sight(1), 1)
    assert [GAME.read_move(state.sight(1), 1, choice.move) for choice in choices] == [one.action for one in choices]


def test_a_choice_leaves_out_of_its_json_what_it_has_not() -> None:
    let_go = Choice(GAME.parse("let go"), "let go", "let-go")
    assert msgspec.json.encode(let_go) == b'{"action":102,"move":"let go","kind":"let-go"}'


def test_an_observation_has_the_size_the_game_declares() -> None:
    assert GAME.observation_size == CARDS + REST + 5 * PLACE
    for seats in GAME.seat_counts:
        state = GAME.deal(seats, seed=1)
        for looker in (*range(seats), SPECTATOR):
            assert len(GAME.observe(state.sight(looker), looker)) == GAME.observation_size


def cards_in(seen: list[float]) -> set[int]:
    return {place + 1 for place, number in enumerate(seen) if number == 1.0}


def test_an_observation_tells_own_hand_the_row_and_the_rows_put_away() -> None:
    state = position((10, 40), (12, 41), row=(15, 20), stacks=((1, 2),))
    seen = list(GAME.observe(state.sight(0), 0))
    assert cards_in(seen[:50]) == {10, 40}
    assert cards_in(seen[50:100]) == {15, 20}
    assert cards_in(seen[100:150]) == {*range(1, 51)} - {10, 40, 12, 41, 15, 20, 1, 2}


def test_an_observation_without_a_row_tells_all_rows_as_put_away() -> None:
    state = position((10, 40), (12, 41))
    seen = list(GAME.observe(state.sight(0), 0))
    assert cards_in(seen[50:100]) == set()
    assert cards_in(seen[100:150]) == {*range(1, 51)} - {10, 40, 12, 41}


def test_an_observation_tells_ends_gap_and_turn() -> None:
    state = position((10, 40), (12, 41), row=(15, 20), passes=1)
    assert list(GAME.observe(state.sight(0), 0))[CARDS:][:REST] == [15 / 50, 20 / 50, 0, 0, 1, 0, 0, 1 / 5]
    play(state, "10")
    assert list(GAME.observe(state.sight(0), 0))[CARDS:][:REST] == [10 / 50, 20 / 50, 10 / 50, 15 / 50, 1, 1, 1, 0]


def places(seen: list[float]) -> list[list[float]]:
    rest = seen[CARDS + REST :]
    return [rest[place * PLACE : (place + 1) * PLACE] for place in range(5)]


def test_an_observation_tells_every_seat_with_ones_own_first() -> None:
    state = position((10, 40), (12, 41, 42), (30,), row=(15, 20), stacks=((1, 2), (), (3,)), turn=0)
    play(state, "10")
    assert places(list(GAME.observe(state.sight(1), 1))) == [
        [3 / 6, 0.0, 0.0, 1.0],
        [1 / 6, 1 / 25, 0.0, 0.0],
        [1 / 6, 2 / 25, 1.0, 0.0],
        [0.0] * 4,
        [0.0] * 4,
    ]


def test_an_observation_of_a_spectator_counts_from_seat_0() -> None:
    state = position((10, 40), (12, 41, 42), row=(15, 20))
    seen = list(GAME.observe(state.sight(SPECTATOR), SPECTATOR))
    assert [place[0] for place in places(seen)] == [2 / 6, 3 / 6, 0.0, 0.0, 0.0]
    assert set(seen[:50]) == {0.0}


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_an_observation_keeps_within_one_on_either_side(seats: int) -> None:
    state = GAME.deal(seats, seed=1)
    while not state.outcome():
        for looker in (*range(seats), SPECTATOR):
            assert all(0.0 <= number <= 1.0 for number in GAME.observe(state.sight(looker), looker))
        seat = int(state.actors()[0])
        GAME.play(state, seat, int(state.default_action(seat)))
