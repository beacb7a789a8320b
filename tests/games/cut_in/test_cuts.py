"""Cutting in: who may, with what, until when, and what follows."""

import pytest

from seriatim.games.game import IllegalMove
from seriatim.games.position import Cards
from tests.games.cut_in.positions import GAME, actor, gap, hand, moves, play, play_as, position, refusal, row, stack


def test_after_a_card_is_laid_only_the_next_seat_may_act() -> None:
    """CI-5, ALL-8"""
    state = position((11, 40), (13, 30), (12, 31), row=(15, 20))
    play(state, "11")
    assert actor(state) == 1
    assert moves(state, 0) == moves(state, 2) == []
    assert refusal(state, "cut 12", 2) == "not-your-turn"
    assert refusal(state, "40", 0) == "wait-for-cut"


def test_the_next_seat_is_clockwise_and_after_the_last_comes_the_first() -> None:
    """CI-5, ALL-1"""
    state = position((13, 30), (12, 31), (11, 40), row=(15, 20), turn=2)
    play(state, "11")
    assert actor(state) == 0


@pytest.mark.parametrize(("card", "between"), [("11", (11, 15)), ("27", (20, 27))])
def test_the_gap_is_between_the_card_just_laid_and_its_neighbour(card: str, between: tuple[int, int]) -> None:
    """CI-5"""
    state = position((11, 27), (13, 30), row=(15, 18, 20), left_out=(22,))
    play(state, card)
    assert gap(state) == between


@pytest.mark.parametrize(("card", "may"), [(9, False), (11, True), (14, True), (16, False), (19, False), (21, False)])
def test_a_cut_lies_strictly_in_the_gap(card: int, may: bool) -> None:
    """CI-5: between 10 and 15 here; neither in an older gap nor beyond an end."""
    state = position((10, 40), (card, 45), row=(15, 17, 20))
    play(state, "10")
    assert (refusal(state, f"cut {card}") is None) == may


def test_the_example_of_the_rulebook() -> None:
    """CI-5: seat 0 lays 11 left of 15, and seat 1 has the 13."""
    state = position((11, 40), (13, 30), row=(15, 20))
    play(state, "11", "cut 13")
    assert row(state) == [11, 13, 15, 20]
    assert state.turn == 1


def test_a_cut_may_be_of_one_card_or_of_any_that_fit() -> None:
    """CI-5"""
    state = position((10, 40), (5, 11, 12, 14, 30), row=(15, 20))
    play(state, "10")
    cuts = ["cut 11", "cut 12", "cut 11 12", "cut 14", "cut 11 14", "cut 12 14", "cut 11 12 14"]
    assert moves(state) == ["let go", *cuts]


def test_six_cards_may_cut_in_at_once() -> None:
    """CI-5"""
    state = position((1, 40), (2, 4, 6, 8, 10, 12), row=(15, 20), stacks=((), (45,)))
    play(state, "1")
    assert len(moves(state)) == 64
    play(state, "cut 2 4 6 8 10 12")
    assert row(state) == [1, 2, 4, 6, 8, 10, 12, 15, 20]


def test_a_cut_is_put_in_order_into_the_gap_in_one_move() -> None:
    """CI-5"""
    state = position((10, 40), (11, 12, 14, 30), row=(15, 20))
    play(state, "10", "cut 14 11")
    assert row(state) == [10, 11, 14, 15, 20]
    assert hand(state, 1) == [12, 30]


def test_a_cut_with_one_wrong_card_is_refused_as_a_whole() -> None:
    """CI-5, ALL-5"""
    state = position((10, 40), (11, 12, 30), row=(15, 20))
    play(state, "10")
    before = state.facts()
    with pytest.raises(IllegalMove) as refused:
        play(state, "cut 11 30")
    assert refused.value.reason == "not-in-the-gap"
    assert state.facts() == before


def test_an_empty_cut_is_none() -> None:
    """CI-5"""
    state = position((10, 40), (11, 12, 30), row=(15, 20))
    play(state, "10")
    assert refusal(state, "cut") == "not-in-the-gap"


def test_a_cut_is_made_from_the_cutters_own_hand() -> None:
    """CI-5"""
    state = position((10, 12, 40), (11, 30), row=(15, 20), stacks=((14,), (13,)))
    play(state, "10")
    for card in (12, 13, 14):
        assert refusal(state, f"cut {card}") == "card-not-in-hand"
    assert refusal(state, "cut 11 12") == "card-not-in-hand"


def test_letting_go_ends_the_chance_and_the_turn_goes_on() -> None:
    """CI-6"""
    state = position((10, 9, 40), (11, 30), row=(15, 20))
    play(state, "10", "let go")
    assert (state.turn, actor(state), gap(state)) == (0, 0, None)
    assert refusal(state, "cut 11", 1) == "window-closed"
    assert moves(state) == ["9", "40"]


def test_a_seat_that_could_cut_may_let_go() -> None:
    """CI-6"""
    state = position((10, 40), (11, 12), row=(15, 20))
    play(state, "10")
    assert moves(state)[0] == "let go"


def test_every_card_laid_opens_a_chance_of_its_own() -> None:
    """CI-5, CI-6"""
    state = position((10, 5, 40), (7, 12), row=(15, 20))
    play(state, "10", "let go", "5")
    assert gap(state) == (5, 10)
    assert moves(state) == ["let go", "cut 7"]
    assert refusal(state, "cut 12") == "not-in-the-gap"


def test_when_the_window_closes_the_seat_is_let_go() -> None:
    """CI-6: the clock is the table's; what it then does for the seat is to let go, whatever the seat could do."""
    for cutter in ((11, 12), (41, 42)):
        state = position((10, 40), cutter, row=(15, 20), left_out=(13,))
        play(state, "10")
        assert GAME.format(state.default_action(1)) == "let go"


@pytest.mark.parametrize("window", [0, 3, 10])
def test_the_length_of_the_window_changes_no_rule(window: int) -> None:
    """CI-6: it is told to all, and that is all."""
    state = position((10, 40), (11, 30), row=(15, 20), window=window)
    play(state, "10")
    assert GAME.view(state.sight(0), 0).window == window
    assert moves(state) == ["let go", "cut 11"]


def test_the_window_is_three_seconds_unless_chosen() -> None:
    """CI-6, ALL-4"""
    state = GAME.deal(3, seed=1)
    assert GAME.view(state.sight(0), 0).window == 3


def test_a_wrong_cut_costs_nothing_and_the_window_runs_on() -> None:
    """CI-6, ALL-5"""
    state = position((10, 40), (11, 30), row=(15, 20))
    play(state, "10")
    before = state.facts()
    for wrong in ("cut 30", "cut 44", "cut"):
        with pytest.raises(IllegalMove):
            play_as(state, 1, wrong)
    assert state.facts() == before
    play(state, "cut 11")
    assert state.turn == 1


def test_the_window_opens_the_same_whether_or_not_the_seat_could_cut() -> None:
    """CI-6, ALL-6"""
    able, unable = ((11, 30), (41, 42))
    for cutter in (able, unable):
        state = position((10, 40), cutter, row=(15, 20), left_out=(13,))
        play(state, "10")
        assert (actor(state), gap(state)) == (1, (10, 15))


@pytest.mark.parametrize(("card", "unseen", "opens"), [(14, 9, False), (13, 14, True), (21, 9, False), (22, 21, True)])
def test_no_window_opens_where_the_two_numbers_are_consecutive(card: int, unseen: int, opens: bool) -> None:
    """CI-6"""
    for rules in GAME.rules_versions:
        state = position((card, 1, 50), (2, 3), row=(15, 20), left_out=(unseen,))
        state.rules_version = rules
        play(state, str(card))
        assert (gap(state) is not None) == opens
        assert actor(state) == (1 if opens else 0)


@pytest.mark.parametrize(("rules", "opens"), [(1, True), (2, False)])
def test_no_window_opens_where_every_card_between_lies_in_a_row_put_away(rules: int, opens: bool) -> None:
    """CI-6: since version 2 of the rules, for then everybody sees that nobody can cut in."""
    state = position((11, 5, 40), (30, 31), row=(15, 20))
    state.rules_version = rules
    assert [int(state.rows[card]) for card in (12, 13, 14)] == [1, 1, 1]
    play(state, "11")
    assert gap(state) == ((11, 15) if opens else None)
    assert actor(state) == (1 if opens else 0)


@pytest.mark.parametrize(
    ("hand", "stack", "left_out"), [((11, 13, 40), (), ()), ((11, 40), (13,), ()), ((11, 40), (), (13,))]
)
def test_a_window_opens_where_one_card_between_has_not_been_seen(hand: Cards, stack: Cards, left_out: Cards) -> None:
    """CI-6, ALL-6: wherever that card is, even in the hand of the seat that lays; for the others do not know it."""
    state = position(hand, (30, 31), row=(15, 20), stacks=((), stack), left_out=left_out)
    play(state, "11")
    assert gap(state) == (11, 15)


def test_where_no_window_opens_the_turn_goes_on_or_ends_by_itself() -> None:
    """CI-6, CI-8"""
    going_on = position((11, 5, 40), (30, 31), row=(15, 20))
    play(going_on, "11")
    assert moves(going_on, 0) == ["5", "40"]
    ending = position((11, 17), (5, 40), row=(15, 20))
    play(ending, "11")
    assert (ending.turn, moves(ending)) == (1, ["5", "40"])


def test_after_a_cut_everybody_refills_to_six() -> None:
    """CI-7"""
    state = position(
        (10, 1, 2, 3, 4, 40),
        (11, 12, 30, 31, 32, 33),
        (34, 35, 36, 37, 38),
        row=(15, 20),
        stacks=((41, 42), (43, 44, 45), (46, 47)),
    )
    play(state, "10", "cut 11 12")
    assert hand(state, 0) == [1, 2, 3, 4, 40, 41]
    assert hand(state, 1) == [30, 31, 32, 33, 43, 44]
    assert hand(state, 2) == [34, 35, 36, 37, 38, 46]
    assert [stack(state, seat) for seat in range(3)] == [[42], [45], [47]]


def test_a_stack_gives_what_it_has() -> None:
    """CI-7"""
    state = position((10, 40), (11, 12, 30), row=(15, 20), stacks=((), (45,)))
    play(state, "10", "cut 11 12")
    assert (hand(state, 0), hand(state, 1)) == ([40], [30, 45])


def test_the_seat_that_cut_is_on_turn_at_the_ends_of_the_same_row() -> None:
    """CI-7"""
    state = position((10, 5, 40), (13, 7, 30), (8, 9, 45), row=(15, 20))
    play(state, "10", "cut 13")
    assert (state.turn, actor(state)) == (1, 1)
    assert row(state) == [10, 13, 15, 20]
    assert moves(state) == ["7", "30"]


def test_whoever_cut_may_be_cut_by_its_own_next_seat() -> None:
    """CI-7"""
    state = position((10, 5, 40), (13, 7, 30), (8, 9, 45), row=(15, 20))
    play(state, "10", "cut 13", "7")
    assert actor(state) == 2
    play(state, "cut 8 9")
    assert (state.turn, row(state)) == (2, [7, 8, 9, 10, 13, 15, 20])


def test_a_cut_itself_cannot_be_cut() -> None:
    """CI-5, CI-7: only a card laid at an end opens a gap."""
    state = position((10, 5, 40), (13, 7, 30), (11, 12, 45), row=(15, 20))
    play(state, "10", "cut 13")
    assert gap(state) is None
    assert refusal(state, "cut 11", 2) == "window-closed"
