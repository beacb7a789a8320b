"""The rules of The Game, one by one: the cards, the deal and a turn. Fire, talk and the end have their own files."""

import pytest

from seriatim.games.game import IllegalMove, Value
from seriatim.kit.state import SPECTATOR, TABLE
from tests.games.the_game.positions import DECK, GAME, hand, moves, play, position, refusal


def test_there_are_98_cards_from_2_to_99_one_each() -> None:
    """TG-1"""
    state = GAME.deal(3, seed=1)
    cards = [card for held in state.hands for card in held] + list(state.deck)
    assert sorted(cards) == list(range(2, 100))


def test_two_piles_climb_from_1_and_two_fall_from_100() -> None:
    """TG-1"""
    state = GAME.deal(3, seed=1)
    view = GAME.view(state.sight(0), 0)
    assert [(pile.name, pile.climbs, pile.top) for pile in view.piles] == [
        ("a", True, 1),
        ("b", True, 1),
        ("c", False, 100),
        ("d", False, 100),
    ]


def test_any_card_fits_each_pile_as_it_starts() -> None:
    """TG-1, TG-7"""
    state = position((2, 99), (50,))
    assert moves(state) == ["2a", "2b", "2c", "2d", "99a", "99b", "99c", "99d"]


@pytest.mark.parametrize(("seats", "size"), [(1, 8), (2, 7), (3, 6), (4, 6), (5, 6)])
def test_the_hand_is_8_cards_solo_7_for_two_and_6_for_more(seats: int, size: int) -> None:
    """TG-2"""
    state = GAME.deal(seats, seed=1)
    assert [len(held) for held in state.hands] == [size] * seats


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_rest_is_the_deck_and_lies_face_down(seats: int) -> None:
    """TG-2, ALL-6"""
    state = GAME.deal(seats, seed=1)
    assert len(state.deck) == 98 - sum(len(held) for held in state.hands)
    for looker in (*range(seats), SPECTATOR):
        assert list(state.sight(looker).deck) == [0] * len(state.deck)


@pytest.mark.parametrize(("seats", "size"), [(1, 7), (2, 6), (3, 5), (4, 5), (5, 5)])
def test_a_smaller_hand_is_one_card_fewer_at_the_deal(seats: int, size: int) -> None:
    """TG-3"""
    state = GAME.deal(seats, {"smaller_hand": True}, seed=1)
    assert [len(held) for held in state.hands] == [size] * seats
    assert len(state.deck) == 98 - seats * size


@pytest.mark.parametrize(("smaller", "size"), [(False, 7), (True, 6)])
def test_a_smaller_hand_is_one_card_fewer_at_every_refill(smaller: bool, size: int) -> None:
    """TG-3, TG-8"""
    state = position((10, 11, 12), (50, 51), deck=range(90, 100), smaller_hand=smaller)
    play(state, "10a", "11a", "end")
    assert hand(state, 0) == [12, *range(90, 90 + size - 1)]


def test_a_smaller_hand_is_off_unless_chosen() -> None:
    """TG-3, ALL-4"""
    assert GAME.deal(4, seed=1).facts() == GAME.deal(4, {"smaller_hand": False}, seed=1).facts()


def test_cards_are_laid_one_by_one_in_any_order_on_any_piles() -> None:
    """TG-5"""
    state = position((80, 20, 50, 60, 30), (2,), deck=DECK)
    play(state, "50a", "80c", "20b", "60a")
    assert list(state.piles) == [60, 20, 80, 100]
    assert hand(state, 0) == [30]
    assert state.turn == 0


def test_a_seat_lays_only_from_its_own_hand() -> None:
    """TG-5"""
    state = position((10, 11), (12, 13), deck=DECK)
    assert refusal(state, "12a") == "card-not-in-hand"
    assert refusal(state, "95a") == "card-not-in-hand"


@pytest.mark.parametrize("minimum", [2, 3])
def test_the_minimum_holds_while_the_deck_has_cards(minimum: int) -> None:
    """TG-6"""
    state = position((10, 11, 12, 13), (50,), deck=DECK, minimum=minimum)
    for card in range(10, 10 + minimum):
        assert refusal(state, "end") == "owes-more-cards"
        play(state, f"{card}a")
    assert refusal(state, "end") is None


@pytest.mark.parametrize("minimum", [2, 3])
def test_a_new_game_asks_for_the_minimum_at_once(minimum: int) -> None:
    """TG-6"""
    assert GAME.deal(1, {"minimum": minimum}, seed=1).owed == minimum


def test_the_minimum_is_two_unless_chosen() -> None:
    """TG-6, ALL-4"""
    assert GAME.deal(1, seed=1).owed == 2


@pytest.mark.parametrize("minimum", [2, 3])
def test_the_minimum_is_one_once_the_deck_is_empty(minimum: int) -> None:
    """TG-6"""
    state = position((10, 11), (50, 51), (60, 61), minimum=minimum)
    play(state, "10a", "end", "50a", "end")
    assert state.turn == 2
    assert refusal(state, "end") == "owes-more-cards"
    play(state, "60a")
    assert refusal(state, "end") is None


@pytest.mark.parametrize(("deck", "owed"), [((90, 91), 1), ((90, 91, 92), 3)])
def test_the_minimum_is_fixed_when_the_turn_starts(deck: tuple[int, ...], owed: int) -> None:
    """TG-6: whoever draws the last card leaves the next seat a minimum of one."""
    state = position((10, 11, 12, 13, 14, 15, 16), (50, 51, 52), deck=deck, minimum=3, owed=2)
    play(state, "10a", "11a", "end")
    assert state.turn == 1
    assert state.owed == owed


def test_a_turn_that_began_with_a_deck_owes_the_full_minimum() -> None:
    """TG-6: the last card of the deck is still in it while the turn lasts."""
    state = position((10, 11, 12, 13, 14, 15), (50, 51), deck=(90,))
    play(state, "10a")
    assert refusal(state, "end") == "owes-more-cards"


def test_there_is_no_maximum() -> None:
    """TG-6"""
    state = position((10, 11, 12, 13, 14, 15, 16), (50,), deck=DECK)
    play(state, "10a", "11a", "12a", "13a", "14a", "15a")
    assert state.turn == 0
    assert moves(state) == ["16a", "16b", "16c", "16d", "end"]


FITTING = [
    (51, True, False),
    (99, True, False),
    (49, False, True),
    (2, False, True),
    (40, True, True),
    (60, True, True),
    (41, False, True),
    (39, False, True),
    (30, False, True),
    (59, True, False),
    (61, True, False),
    (70, True, False),
]


@pytest.mark.parametrize(("card", "on_climbing", "on_falling"), FITTING)
def test_a_card_fits_onwards_by_any_step_or_back_by_exactly_ten(card: int, on_climbing: bool, on_falling: bool) -> None:
    """TG-7"""
    state = position((card, 3), (4,), piles=(50, 50, 50, 50), deck=(5,))
    for pile in "ab":
        assert (refusal(state, f"{card}{pile}") is None) == on_climbing
    for pile in "cd":
        assert (refusal(state, f"{card}{pile}") is None) == on_falling


@pytest.mark.parametrize("top", [2, 11, 12, 50, 88, 89, 90, 99])
def test_whatever_lies_on_top_only_onwards_and_ten_back_fit(top: int) -> None:
    """TG-7"""
    others = [card for card in range(2, 100) if card != top]
    state = position(others, (), piles=(top, 1, top, 100))
    climbing = {card for card in others if refusal(state, f"{card}a") is None}
    falling = {card for card in others if refusal(state, f"{card}c") is None}
    assert climbing == {card for card in others if card > top or card + 10 == top}
    assert falling == {card for card in others if card < top or card - 10 == top}


def test_the_trick_may_be_used_any_number_of_times_in_a_turn() -> None:
    """TG-7"""
    state = position((60, 50, 40, 30, 61), (9,), deck=DECK, piles=(70, 1, 20, 100))
    play(state, "60a", "50a", "30c", "40c")
    assert list(state.piles) == [50, 1, 40, 100]


def test_a_refused_card_stays_in_the_hand() -> None:
    """TG-7, ALL-5"""
    state = position((30, 31), (9,), deck=DECK, piles=(50, 50, 20, 20))
    before = state.facts()
    with pytest.raises(IllegalMove) as refused:
        play(state, "31a")
    assert refused.value.reason == "pile-refuses-card"
    assert state.facts() == before


def test_the_turn_goes_on_until_the_seat_ends_it() -> None:
    """TG-8"""
    state = position((10, 11, 12), (50,), deck=DECK)
    play(state, "10a", "11a")
    assert state.turn == 0
    play(state, "end")
    assert state.turn == 1


def test_the_refill_comes_after_the_turn_and_never_before() -> None:
    """TG-8"""
    state = position((10, 11, 12, 13, 14, 15, 16), (50, 51), deck=DECK)
    play(state, "10a", "11a", "12a")
    assert hand(state, 0) == [13, 14, 15, 16]
    assert len(state.deck) == 5
    play(state, "end")
    assert hand(state, 0) == [13, 14, 15, 16, 95, 96, 97]
    assert list(state.deck) == [99, 98]


def test_the_refill_goes_as_far_as_the_deck_does() -> None:
    """TG-8"""
    state = position((10, 11, 12, 13, 14, 15, 16), (50, 51), deck=(95, 96))
    play(state, "10a", "11a", "12a", "13a", "end")
    assert hand(state, 0) == [14, 15, 16, 95, 96]
    assert len(state.deck) == 0


def test_only_the_seat_that_ended_its_turn_draws() -> None:
    """TG-8"""
    state = position((10, 11, 12), (50, 51), (60, 61), deck=DECK)
    play(state, "10a", "11a", "end")
    assert [len(held) for held in state.hands] == [6, 2, 2]


def test_a_seat_with_its_minimum_met_and_nothing_that_fits_ends_the_turn_itself() -> None:
    """TG-8, TG-11"""
    state = position((51, 52, 3), (60, 61), deck=DECK, piles=(50, 50, 2, 2))
    play(state, "51a", "52b")
    assert state.outcome() == ""
    assert state.turn == 0
    assert moves(state) == ["end"]


def test_the_last_card_of_the_hand_ends_the_turn_by_itself() -> None:
    """TG-8"""
    state = position((10, 11), (50, 51), (60,))
    play(state, "10a", "11a")
    assert state.turn == 1
    assert state.owed == 1
    assert len(state.hands[0]) == 0


def test_the_last_card_of_the_hand_brings_the_refill_at_once() -> None:
    """TG-8"""
    state = position((10, 11), (50, 51), deck=DECK)
    play(state, "10a", "11a")
    assert hand(state, 0) == list(DECK)
    assert state.turn == 1


def test_nobody_draws_from_an_empty_deck() -> None:
    """TG-9"""
    state = position((10, 11, 12), (50, 51), (60, 61))
    play(state, "10a", "end")
    assert hand(state, 0) == [11, 12]


def test_seats_without_cards_are_skipped() -> None:
    """TG-9, ALL-1"""
    state = position((10, 11), (), (), (60, 61), ())
    play(state, "10a", "end")
    assert state.turn == 3
    play(state, "60a", "end")
    assert state.turn == 0


def test_a_seat_that_alone_holds_cards_takes_turn_after_turn() -> None:
    """TG-9"""
    state = position((), (10, 11, 12), (), turn=1)
    play(state, "10a", "end")
    assert state.turn == 1
    assert refusal(state, "end") == "owes-more-cards"


def test_a_seat_without_cards_is_never_the_cause_of_a_loss() -> None:
    """TG-9, TG-11"""
    state = position((51,), (), (60, 61), piles=(50, 50, 2, 2))
    play(state, "51a")
    assert state.outcome() == ""
    assert state.turn == 2


def test_turns_go_clockwise_and_around() -> None:
    """ALL-1"""
    state = position((10, 11), (12, 13), (14, 15))
    order = []
    for card in (10, 12, 14):
        order.append(int(state.turn))
        play(state, f"{card}a", "end")
    assert [*order, state.turn] == [0, 1, 2, 0]


def test_a_card_once_laid_stays_laid() -> None:
    """ALL-3"""
    state = position((10, 11, 12), (50,), deck=DECK)
    play(state, "10a")
    assert refusal(state, "10b") == "card-not-in-hand"
    play(state, "11a")
    assert state.laid[10]
    assert 10 in GAME.view(state.sight(1), 1).laid


def test_the_plain_game_is_what_the_options_give_by_default() -> None:
    """ALL-4"""
    plain: dict[str, Value] = {"minimum": 2, "smaller_hand": False, "fire": False, "starter": "bid"}
    assert GAME.deal(3, seed=5).facts() == GAME.deal(3, plain, seed=5).facts()


@pytest.mark.parametrize("seat", [1, 2, 3, 7, TABLE, SPECTATOR])
@pytest.mark.parametrize("move", ["50a", "10a", "end", "bid 0"])
def test_moves_belong_to_the_seat_on_turn(seat: int, move: str) -> None:
    """ALL-8"""
    state = position((10, 11), (50, 51), (60, 61), owed=0)
    assert refusal(state, move, seat) == "not-your-turn"
    assert list(state.actions(seat)) == []
