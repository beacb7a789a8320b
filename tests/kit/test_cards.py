"""Cards are numbers."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from seriatim.kit.cards import BLANK, blanks, in_order, numbers


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
