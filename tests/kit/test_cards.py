"""Cards are numbers."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from seriatim.kit.cards import BLANK, blanks, cards_unseen, in_order, next_with_cards, numbers, refilled


def cards_of(*cards: int) -> vec[i64]:
    return vec[i64](cards)


def test_numbers_are_one_card_each_from_low_to_high() -> None:
    assert list(numbers(2, 99)) == list(range(2, 100))
    assert list(numbers(5, 5)) == [5]
    assert list(numbers(5, 4)) == []


def test_blanks_are_cards_of_no_known_face() -> None:
    assert list(blanks(3)) == [BLANK] * 3
    assert list(blanks(0)) == []
    assert BLANK not in numbers(2, 99)


@given(st.lists(st.integers(0, 99), max_size=30))
def test_in_order_the_lowest_comes_first(cards: list[int]) -> None:
    assert list(in_order(vec[i64](cards))) == sorted(cards)


def test_putting_cards_in_order_leaves_the_hand_as_it_is() -> None:
    hand = vec[i64]([3, 1, 2])
    in_order(hand)
    assert list(hand) == [3, 1, 2]


def test_a_hand_is_refilled_off_the_end_of_the_deck() -> None:
    hand, deck = refilled(cards_of(5), cards_of(1, 2, 3), 3)
    assert (list(hand), list(deck)) == ([5, 3, 2], [1])


def test_a_hand_is_refilled_only_as_far_as_the_deck_goes() -> None:
    hand, deck = refilled(cards_of(5), cards_of(1), 3)
    assert (list(hand), list(deck)) == ([5, 1], [])


def test_a_full_hand_draws_nothing() -> None:
    hand, deck = refilled(cards_of(5, 6, 7), cards_of(1), 3)
    assert (list(hand), list(deck)) == ([5, 6, 7], [1])


def test_seats_without_cards_are_skipped() -> None:
    hands = vec[vec[i64]]([cards_of(5), cards_of(), cards_of(6), cards_of()])
    assert [next_with_cards(hands, seat) for seat in range(4)] == [2, 2, 0, 0]


def test_what_is_neither_laid_nor_in_sight_is_unseen() -> None:
    laid = vec[bool]([False, False, True, False, False, False, False, False])
    hands = vec[vec[i64]]([cards_of(4), cards_of(BLANK, BLANK)])
    assert list(cards_unseen(laid, cards_of(6, BLANK), hands, 2)) == [3, 5, 7]
