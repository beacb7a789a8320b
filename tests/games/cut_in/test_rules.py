"""The rules of Cut in!, one by one: the cards, the deal, opening and laying. The rest has files of its own."""

import pytest

from seriatim.kit.state import SPECTATOR
from tests.games.cut_in.positions import GAME, actor, gap, hand, moves, play, play_as, position, refusal, row, stack

SIZES = {2: 25, 3: 16, 4: 12, 5: 10}


@pytest.mark.parametrize("seats", SIZES)
def test_there_are_fifty_cards_from_1_to_50_one_each(seats: int) -> None:
    """CI-1"""
    state = GAME.deal(seats, seed=1)
    cards = [card for seat in range(seats) for card in (*hand(state, seat), *stack(state, seat))]
    assert sorted([*cards, *state.left_out]) == list(range(1, 51))


@pytest.mark.parametrize(("seats", "size"), SIZES.items())
def test_the_cards_are_dealt_out_evenly_and_what_is_over_stays_out(seats: int, size: int) -> None:
    """CI-2"""
    state = GAME.deal(seats, seed=1)
    assert [len(hand(state, seat)) + len(stack(state, seat)) for seat in range(seats)] == [size] * seats
    assert len(state.left_out) == {2: 0, 3: 2, 4: 2, 5: 0}[seats]


@pytest.mark.parametrize(("seats", "size"), SIZES.items())
def test_each_takes_six_from_its_stack_into_hand(seats: int, size: int) -> None:
    """CI-2"""
    state = GAME.deal(seats, seed=1)
    assert [len(hand(state, seat)) for seat in range(seats)] == [6] * seats
    assert [len(stack(state, seat)) for seat in range(seats)] == [size - 6] * seats


@pytest.mark.parametrize("seats", SIZES)
def test_nobody_sees_a_stack_or_what_was_left_out(seats: int) -> None:
    """CI-2, CI-9, ALL-6: one's own stack neither."""
    state = GAME.deal(seats, seed=1)
    for looker in (*range(seats), SPECTATOR):
        sight = state.sight(looker)
        assert {card for pile in sight.stacks for card in pile} == {0}
        assert list(sight.left_out) == [0] * len(state.left_out)


@pytest.mark.parametrize("seats", SIZES)
def test_the_youngest_starts_by_opening_a_row(seats: int) -> None:
    """CI-2, ALL-2"""
    for youngest in range(seats):
        state = GAME.deal(seats, {"youngest": youngest}, seed=1)
        assert actor(state) == state.turn == youngest
        assert moves(state) == ["open"]


def test_the_youngest_is_seat_0_unless_named() -> None:
    """CI-2, ALL-2, ALL-4"""
    assert GAME.deal(3, seed=1).facts() == GAME.deal(3, {"youngest": 0}, seed=1).facts()


def test_opening_turns_up_the_top_card_of_the_stack() -> None:
    """CI-3"""
    state = position((10, 40), (20, 30), stacks=((25, 26), (27,)))
    play(state, "open")
    assert row(state) == [25]
    assert stack(state, 0) == [26]
    assert hand(state, 0) == [10, 40], "opening does not refill"


def test_opening_is_a_move_of_the_seat_on_turn() -> None:
    """CI-3, ALL-8"""
    state = position((10, 40), (20, 30), stacks=((25,), (27,)), turn=1)
    assert moves(state, 0) == []
    assert moves(state, 1) == ["open"]
    play_as(state, 1, "open")
    assert (row(state), state.turn) == ([27], 1)


def test_with_an_empty_stack_a_row_is_opened_with_a_card_of_choice_from_hand() -> None:
    """CI-3"""
    state = position((10, 25, 40), (20, 30), stacks=((), (27,)))
    assert moves(state) == ["open 10", "open 25", "open 40"]
    play(state, "open 25")
    assert (row(state), hand(state, 0)) == ([25], [10, 40])


def test_the_first_card_of_a_row_cannot_be_cut() -> None:
    """CI-3: whoever opened goes on at once."""
    for stacks, move in (((25,), (27,)), "open"), (((), (27,)), "open 10"):
        state = position((10, 40), (20, 30), stacks=stacks)
        play(state, move)
        assert gap(state) is None
        assert actor(state) == 0
        assert refusal(state, "cut 20", 1) == "window-closed"


def test_whoever_opened_lays_on_at_once() -> None:
    """CI-4"""
    state = position((10, 24, 40), (20, 30), stacks=((25,),))
    play(state, "open")
    assert moves(state) == ["10", "24", "40"]


def test_a_lower_card_goes_left_and_a_higher_one_right() -> None:
    """CI-4"""
    state = position((24, 26, 48), (20, 30), row=(25,))
    play(state, "24")
    assert row(state) == [24, 25]
    play(state, "26")
    assert row(state) == [24, 25, 26]


@pytest.mark.parametrize("card", [1, 9, 31, 50])
def test_any_card_beyond_an_end_may_be_laid(card: int) -> None:
    """CI-4"""
    state = position((card, 20), (2, 3), row=(10, 30))
    assert moves(state) == [str(card)]


@pytest.mark.parametrize("card", [11, 20, 29])
def test_no_card_between_the_ends_may_be_laid(card: int) -> None:
    """CI-4"""
    state = position((card, 40), (2, 3), row=(10, 15, 30))
    assert refusal(state, str(card)) == "does-not-extend-row"


def test_cards_are_laid_one_at_a_time_in_the_order_the_seat_likes() -> None:
    """CI-4"""
    state = position((22, 23, 27, 28), (1, 50), row=(24, 25, 26))
    play(state, "27", "23", "28")
    assert (row(state), hand(state, 0), state.turn) == ([23, 24, 25, 26, 27, 28], [22], 0)


def test_a_seat_lays_only_from_its_own_hand() -> None:
    """CI-4"""
    state = position((5, 40), (6, 41), stacks=((7,), (8,)), row=(20, 30))
    for card in (6, 7, 8, 20, 50):
        assert refusal(state, str(card)) == "card-not-in-hand"


def test_a_seat_must_lay_while_it_can() -> None:
    """CI-4: it can neither end its turn nor open another row."""
    state = position((5, 40), (6, 41), stacks=((7,), (8,)), row=(20, 30))
    assert moves(state) == ["5", "40"]
    assert refusal(state, "end") == "must-lay"
    assert refusal(state, "open") == "must-lay"
