"""How a turn of Cut in! ends, what a pass is, and when a row is put away."""

import pytest

from tests.games.cut_in.positions import GAME, actor, gap, hand, moves, play, position, refusal, row, stack


def test_the_turn_ends_by_itself_when_the_seat_can_lay_nothing() -> None:
    """CI-8"""
    state = position((14, 17), (5, 40), row=(15, 20))
    play(state, "14")
    assert (state.turn, actor(state)) == (1, 1)
    assert moves(state) == ["5", "40"]


def test_the_turn_does_not_end_before_the_chance_to_cut_has() -> None:
    """CI-5, CI-8"""
    state = position((10, 17), (5, 40), row=(15, 20), left_out=(12,))
    play(state, "10")
    assert (state.turn, actor(state)) == (0, 1)
    play(state, "let go")
    assert (state.turn, actor(state)) == (1, 1)


def test_the_turn_goes_on_while_the_seat_can_lay() -> None:
    """CI-4, CI-8"""
    state = position((14, 17, 21), (5, 40), row=(15, 20))
    play(state, "14")
    assert (state.turn, moves(state)) == (0, ["21"])


def test_after_the_turn_everybody_refills_and_the_next_seat_is_on_turn() -> None:
    """CI-8"""
    state = position((14, 17), (5, 40), (6, 41), row=(15, 20), stacks=((1, 2), (), (3,)))
    play(state, "14")
    assert [hand(state, seat) for seat in range(3)] == [[1, 2, 17], [5, 40], [3, 6, 41]]
    assert state.turn == 1


def test_nobody_refills_while_the_turn_lasts() -> None:
    """CI-8: not even for a turn that could then go on."""
    state = position((14, 13, 17), (5, 40), row=(15, 20), stacks=((1, 2), (3,)))
    play(state, "14")
    assert hand(state, 0) == [13, 17]
    play(state, "13")
    assert state.turn == 1
    assert hand(state, 0) == [1, 2, 17]


def test_a_refill_stops_at_six() -> None:
    """CI-8"""
    state = position((14, 16, 17, 18, 19), (5, 40), row=(15, 20), stacks=((1, 2, 3),))
    play(state, "14")
    assert hand(state, 0) == [1, 2, 16, 17, 18, 19]
    assert stack(state, 0) == [3]


def test_the_turn_ends_when_the_whole_hand_is_laid() -> None:
    """CI-8"""
    state = position((14,), (5, 40), row=(15, 20), stacks=((1, 2),))
    play(state, "14")
    assert (state.turn, hand(state, 0)) == (1, [1, 2])


def test_with_stack_left_the_last_card_of_a_hand_may_still_be_cut() -> None:
    """CI-8"""
    state = position((10,), (12, 40), row=(15, 20), stacks=((1, 2),))
    play(state, "10")
    assert (actor(state), hand(state, 0)) == (1, [])
    cut = state.copy()
    play(cut, "cut 12")
    assert (cut.turn, hand(cut, 0), row(cut)) == (1, [1, 2], [10, 12, 15, 20])
    play(state, "let go")
    assert (state.turn, hand(state, 0)) == (1, [1, 2])


def test_without_stack_the_last_card_wins_and_cannot_be_cut() -> None:
    """CI-8, CI-10"""
    state = position((10,), (12, 40), row=(15, 20))
    play(state, "10")
    assert (state.outcome(), gap(state)) == ("out-of-cards", None)


def test_a_seat_that_can_lay_nothing_passes_by_itself() -> None:
    """CI-8, CI-9"""
    state = position((14, 18), (16, 17), (5, 40), row=(15, 20))
    play(state, "14")
    assert (state.turn, state.passes) == (2, 1)


def test_a_turn_in_which_something_was_laid_is_no_pass() -> None:
    """CI-9"""
    state = position((14, 18), (5, 40), row=(15, 20), passes=1)
    play(state, "14")
    assert (state.turn, state.passes) == (1, 0)


def test_the_count_starts_again_at_every_card_laid() -> None:
    """CI-9"""
    state = position((14, 18, 5), (16, 17), row=(15, 20), passes=1)
    play(state, "14")
    assert (state.turn, state.passes) == (0, 0)


def test_a_seat_that_cut_and_can_then_lay_nothing_has_passed() -> None:
    """CI-9: its cut was not laid by CI-4."""
    state = position((10, 40), (12, 17), (5, 45), row=(15, 20))
    play(state, "10", "cut 12")
    assert (state.turn, state.passes) == (2, 1)


def test_a_turn_cut_short_is_no_pass() -> None:
    """CI-9"""
    state = position((10, 17), (12, 5), (4, 45), row=(15, 20), passes=2)
    play(state, "10", "cut 12")
    assert (state.turn, state.passes) == (1, 0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_when_as_many_pass_as_there_are_seats_the_row_is_put_away(seats: int) -> None:
    """CI-9: whoever laid last passes last, and the seat after it opens."""
    inside = [(20 + seat, 30 + seat) for seat in range(1, seats)]
    state = position((9, 25), *inside, row=(10, 40))
    play(state, "9")
    assert (row(state), state.left, state.right, state.passes) == ([], 0, 0, 0)
    assert (state.turn, actor(state)) == (1, 1)
    assert moves(state) == ["open 21", "open 31"]


def test_one_pass_too_few_does_not_put_the_row_away() -> None:
    """CI-9: the refill of the seat that laid last lets it go on."""
    state = position((9, 25), (21, 31), row=(10, 40), stacks=((45,),))
    play(state, "9")
    assert (state.turn, state.passes, moves(state)) == (0, 1, ["45"])
    assert row(state) == [9, 10, 40]


def test_passes_after_a_cut_count_from_the_seat_that_cut() -> None:
    """CI-9"""
    state = position((9, 25), (20, 21), (22, 23), row=(30, 40))
    play(state, "9", "cut 20")
    assert row(state) == []
    assert state.turn == 1, "seats 1, 2 and 0 have passed"


def test_the_seat_whose_turn_it_is_opens_with_its_stack_if_it_has_one() -> None:
    """CI-3, CI-9"""
    inside = (11, 12, 13, 14, 15, 16)
    state = position((9, 25), inside, row=(10, 40), stacks=((), (45, 46)))
    play(state, "9")
    assert (state.turn, moves(state)) == (1, ["open"])
    play(state, "open")
    assert (row(state), stack(state, 1), hand(state, 1)) == ([45], [46], list(inside))


def test_the_count_starts_again_at_every_new_row() -> None:
    """CI-9"""
    state = position((9, 25), (21, 31), row=(10, 40))
    play(state, "9", "open 21")
    assert (state.turn, state.passes) == (1, 0)


def test_a_row_put_away_stays_known_to_all() -> None:
    """CI-9, ALL-6"""
    state = position((9, 25), (21, 31), row=(10, 40))
    play(state, "9", "open 21")
    for looker in (0, 1):
        seen = GAME.view(state.sight(looker), looker)
        assert seen.away[-1] == [9, 10, 40]
        assert seen.row == [21]


def test_no_card_of_a_row_put_away_comes_back() -> None:
    """CI-9"""
    state = position((9, 25), (21, 31), row=(10, 40))
    play(state, "9", "open 21")
    assert refusal(state, "9") == "card-not-in-hand"


def test_a_pass_refills_nobody_for_nobody_has_laid() -> None:
    """CI-8, CI-9"""
    state = position((14, 18), (16, 17), (5, 40), row=(15, 20), stacks=((), (), ()))
    play(state, "14")
    assert [hand(state, seat) for seat in range(3)] == [[18], [16, 17], [5, 40]]
