"""What a seat of Cut in! knows, and what it may imagine."""

import pytest

from seriatim.games.cut_in.rules import CutInState
from seriatim.kit.rng import Rng
from seriatim.kit.seed import quick_rng
from seriatim.kit.state import SPECTATOR
from tests.games.cut_in.positions import hand, known, play, position, stack


def worlds(sight: CutInState, count: int) -> list[CutInState]:
    rng = quick_rng("worlds")
    return [sight.imagine(rng) for _ in range(count)]


def shares(imagined: list[CutInState], seat: int) -> dict[tuple[int, ...], float]:
    hands = [tuple(hand(world, seat)) for world in imagined]
    return {held: hands.count(held) / len(hands) for held in sorted(set(hands))}


def test_no_seat_sees_a_card_of_another_hand_or_of_any_stack() -> None:
    """CI-9, ALL-6"""
    state = position((10, 11), (30, 31), (40,), row=(20,), stacks=((1,), (2, 3), (4,)), left_out=(5, 6))
    sight = state.sight(1)
    assert [list(held) for held in sight.hands] == [[0, 0], [30, 31], [0]]
    assert [list(pile) for pile in sight.stacks] == [[0], [0, 0], [0]]
    assert list(sight.left_out) == [0, 0]
    assert [list(held) for held in state.sight(SPECTATOR).hands] == [[0, 0], [0, 0], [0]]


def test_a_row_is_seen_by_everybody() -> None:
    """ALL-6"""
    state = position((10, 11), (30, 31), row=(15, 20))
    play(state, "10")
    for looker in (0, 1, SPECTATOR):
        sight = state.sight(looker)
        assert list(sight.rows) == list(state.rows)
        assert (sight.left, sight.right, sight.gap_low, sight.gap_high) == (10, 20, 10, 15)


def test_all_is_open_after_the_end() -> None:
    """ALL-6"""
    state = position((10,), (30, 31), row=(15, 20), stacks=((), (1, 2)), left_out=(5,))
    play(state, "10")
    for looker in (0, 1, SPECTATOR):
        assert state.sight(looker).facts() == state.facts()
        assert state.sight(looker).imagine(Rng(1, 2, 3, 4)).facts() == state.facts()


@pytest.mark.parametrize("looker", [0, 1, SPECTATOR])
def test_looking_and_imagining_leave_everything_as_it_was(looker: int) -> None:
    """ALL-6"""
    state = position((10, 11), (30, 31), row=(15, 20), stacks=((1,), (2, 3)))
    before = state.facts()
    sight = state.sight(looker)
    seen = sight.facts()
    world = sight.imagine(Rng(1, 2, 3, 4))
    world.rows[1] = 9
    world.spans[0] = 7
    assert sight.facts() == seen
    sight.rows[1] = 9
    sight.spans[0] = 7
    assert state.facts() == before


def test_what_is_in_sight_is_not_imagined() -> None:
    """ALL-6"""
    state = position((10, 11), (30, 31), (40,), row=(20,), stacks=((1,), (2, 3), (4,)), left_out=(5, 6))
    for world in worlds(state.sight(1), 20):
        assert hand(world, 1) == [30, 31]
        assert world.sight(1).facts() == state.sight(1).facts()


def test_every_unseen_card_may_lie_in_every_place_out_of_sight() -> None:
    """ALL-6: one's own stack and the cards left out are such places."""
    state = position((10, 11), (30, 31), row=(20,), turn=1, stacks=((1,), (2,)), left_out=(5,))
    imagined = worlds(state.sight(1), 300)
    unseen = {1, 2, 5, 10, 11}
    assert {card for world in imagined for card in hand(world, 0)} == unseen
    assert {stack(world, 0)[0] for world in imagined} == unseen
    assert {stack(world, 1)[0] for world in imagined} == unseen
    assert {int(world.left_out[0]) for world in imagined} == unseen
    for world in imagined:
        assert sorted([*hand(world, 0), *stack(world, 0), *stack(world, 1), *world.left_out]) == sorted(unseen)


def test_a_hand_is_imagined_in_order() -> None:
    state = position((10, 11, 12), (30, 31), row=(20,), turn=1, stacks=((1, 2), (3, 4)))
    assert all(hand(world, 0) == sorted(hand(world, 0)) for world in worlds(state.sight(1), 50))


def test_the_seat_on_turn_is_imagined_with_a_card_that_it_can_lay() -> None:
    """CI-8: else its turn would have ended. 16, 17 and 18 lie between the ends."""
    state = position((10,), (30, 31), row=(15, 20), stacks=((16, 17), (18, 40)))
    found = shares(worlds(state.sight(1), 600), 0)
    assert list(found) == [(10,), (40,)]
    assert found[(10,)] == pytest.approx(0.5, abs=0.06)


def test_every_hand_with_such_a_card_is_imagined_equally_often() -> None:
    """CI-8"""
    state = position((10, 16), (30, 31), row=(15, 20), stacks=((17,), (40,)))
    found = shares(worlds(state.sight(1), 1000), 0)
    assert list(found) == [(10, 16), (10, 17), (10, 40), (16, 40), (17, 40)]
    assert all(share == pytest.approx(0.2, abs=0.04) for share in found.values())


def test_while_a_window_is_open_the_seat_on_turn_may_hold_anything() -> None:
    """CI-5, CI-8: it has just laid, and whether it can go on nobody knows yet."""
    state = position((10, 16), (30, 31), row=(15, 20), stacks=((17,), (40,)), left_out=(12,))
    play(state, "10")
    assert list(shares(worlds(state.sight(1), 100), 0)) == [(12,), (16,), (17,), (40,)]


def test_a_seat_that_is_to_open_may_hold_anything() -> None:
    """CI-3"""
    state = position((10,), (30, 31), stacks=((16, 17), (40,)))
    assert list(shares(worlds(state.sight(1), 200), 0)) == [(10,), (16,), (17,), (40,)]


def test_what_a_seat_keeps_when_its_turn_ends_lies_between_the_ends() -> None:
    """CI-8"""
    state = position((14, 17, 18), (5, 40), row=(15, 20))
    play(state, "14")
    assert known(state, 0) == [(14, 20)] * 2
    assert known(state, 1) == []


def test_what_it_then_draws_may_be_anything() -> None:
    """CI-8"""
    state = position((14, 17), (5, 40), row=(15, 20), stacks=((1, 45, 18),))
    play(state, "14")
    assert known(state, 0) == [(14, 20)]
    imagined = worlds(state.sight(1), 400)
    assert all({17, 18} & set(hand(world, 0)) for world in imagined)
    assert all(len(hand(world, 0)) == 4 for world in imagined), "and so the stack is empty, and all is known"


def test_a_seat_that_passes_shows_that_its_whole_hand_lies_between_the_ends() -> None:
    """CI-9"""
    state = position((14, 18, 45), (16, 17), (5, 40), row=(15, 20), stacks=((19, 46), (), ()))
    play(state, "14", "45", "let go")
    assert state.turn == 2
    assert known(state, 1) == [(14, 45)] * 2
    for world in worlds(state.sight(2), 100):
        assert all(14 < card < 45 for card in hand(world, 1))


def test_a_turn_cut_short_shows_nothing_of_what_is_kept() -> None:
    """CI-7"""
    state = position((10, 17, 40), (12, 5), row=(15, 20))
    play(state, "10", "cut 12")
    assert known(state, 0) == []


def test_a_seat_that_cut_and_can_lay_nothing_shows_what_it_drew_as_well() -> None:
    """CI-7, CI-9: it refilled before its turn."""
    state = position((10, 40), (12, 17), (5, 45), row=(15, 20), stacks=((), (16, 18), ()))
    play(state, "10", "cut 12")
    assert (state.turn, hand(state, 1)) == (2, [16, 17, 18])
    assert known(state, 1) == [(10, 20)] * 3


def test_whole_hands_laid_leave_nothing_to_know() -> None:
    """CI-8"""
    state = position((14,), (5, 40), row=(15, 20), stacks=((1, 2),))
    play(state, "14")
    assert known(state, 0) == []


def test_what_is_known_of_old_cards_stays_sharper_than_of_new_ones() -> None:
    """CI-8: two turns of seat 0 in one row."""
    state = position((14, 17), (13, 18), row=(15, 20), stacks=((19, 16, 21),))
    play(state, "14")
    assert (state.turn, known(state, 0)) == (1, [(14, 20)])
    play(state, "13")
    assert (state.turn, known(state, 1)) == (0, [(13, 20)])
    play(state, "21")
    assert hand(state, 0) == [16, 17, 19]
    assert known(state, 0) == [(14, 20), (13, 21), (13, 21)]


def test_it_is_known_still_when_the_row_is_put_away() -> None:
    """CI-9, ALL-6"""
    state = position((9, 25), (21, 31), row=(10, 40), stacks=((), ()), left_out=(1, 2, 45))
    play(state, "9")
    assert state.left == 0
    assert (known(state, 0), known(state, 1)) == ([(9, 40)], [(9, 40)] * 2)
    for world in worlds(state.sight(0), 50):
        assert hand(world, 1) == [21, 31]


def test_a_card_laid_takes_the_sharpest_knowledge_that_fits_it() -> None:
    """ALL-6: whether 25 was one of the two old cards or the new one, nobody can tell."""
    state = position((25, 28, 45), (1, 50), row=(24,), known={0: [(20, 30), (20, 30)]}, stacks=((), (2, 29, 46)))
    play(state, "25")
    assert known(state, 0) == [(20, 30)]
    found = {tuple(hand(world, 0)) for world in worlds(state.sight(1), 300)}
    assert found == {(2, 28), (2, 29), (28, 29), (28, 45), (28, 46), (29, 45), (29, 46)}


def test_cards_cut_in_are_no_longer_held_either() -> None:
    """CI-5"""
    state = position((10, 41), (11, 12, 44), row=(15, 20), known={1: [(9, 13)]}, stacks=((), (45,)), turn=0)
    play(state, "10", "cut 11")
    assert known(state, 1) == []


def test_a_row_opened_from_hand_is_one_card_less_to_know() -> None:
    """CI-3"""
    state = position((25, 28, 45), (1, 50), known={0: [(20, 30), (20, 30)]})
    play(state, "open 45")
    assert known(state, 0) == [(20, 30)] * 2
    again = position((25, 28, 45), (1, 50), known={0: [(20, 30), (20, 30)]})
    play(again, "open 25")
    assert known(again, 0) == [(20, 30)]


def test_spans_of_several_seats_are_all_kept() -> None:
    """ALL-6: 21 to 24 fit seat 0 twice, 23 to 26 fit seat 1 twice, and 23 and 24 cannot serve both."""
    state = position(
        (21, 22),
        (25, 26),
        (1, 50),
        known={0: [(20, 25)] * 2, 1: [(22, 27)] * 2},
        stacks=((23,), (24,), (2,)),
        turn=2,
        row=(30, 31),
    )
    found = {(*hand(world, 0), *hand(world, 1)) for world in worlds(state.sight(2), 2000)}
    unseen = (2, 21, 22, 23, 24, 25, 26)
    low = [(a, b) for a in unseen for b in unseen if a < b and a > 20 and b < 25]
    high = [(a, b) for a in unseen for b in unseen if a < b and a > 22 and b < 27]
    assert found == {(*one, *two) for one in low for two in high if not set(one) & set(two)}


def test_every_deal_that_could_be_is_equally_likely() -> None:
    """ALL-6: of 21 and 22 either may be the older card, which makes two deals; each other pair is one."""
    state = position((21, 24), (1, 50), known={0: [(20, 23), (20, 25)]}, stacks=((22,), (23,)), turn=1, row=(30,))
    found = shares(worlds(state.sight(1), 1200), 0)
    deals = {(21, 22): 2 / 6, (21, 23): 1 / 6, (21, 24): 1 / 6, (22, 23): 1 / 6, (22, 24): 1 / 6}
    assert found == pytest.approx(deals, abs=0.05)


def test_a_deal_that_leads_nowhere_is_dealt_again() -> None:
    """ALL-6: three cards fit seat 0, but if it takes the 23, seat 1 has one too few."""
    state = position(
        (21, 22),
        (23, 24, 25),
        (1, 50),
        known={0: [(20, 24)] * 2, 1: [(22, 26)] * 3},
        stacks=((2,), (3,), (4,)),
        turn=2,
        row=(30, 31),
    )
    for world in worlds(state.sight(2), 40):
        assert (hand(world, 0), hand(world, 1)) == ([21, 22], [23, 24, 25])
