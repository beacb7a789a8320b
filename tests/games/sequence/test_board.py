"""The board and the cards of Sequence, as data."""

from collections import Counter

import pytest

from seriatim.games.sequence.board import FIVE_COUNT, FIVES, LAYOUT, SHOWING, SHOWN, THROUGH, is_corner
from seriatim.games.sequence.cards import (
    RANKS,
    SUITS,
    as_set,
    card_named,
    is_jack,
    is_one_eyed,
    is_two_eyed,
    name_of,
    rank_of,
    two_decks,
)
from seriatim.games.sequence.position import space_named as space
from tests.games.sequence.positions import GAME

PAGE = """
**  2S  3S  4S  5S  6S  7S  8S  9S  **
6C  5C  4C  3C  2C  AH  KH  QH  TH  TS
7C  AS  2D  3D  4D  5D  6D  7D  9H  QS
8C  KS  6C  5C  4C  3C  2C  8D  8H  KS
9C  QS  7C  6H  5H  4H  AH  9D  7H  AS
TC  TS  8C  7H  2H  3H  KH  TD  6H  2D
QC  9S  9C  8H  9H  TH  QH  QD  5H  3D
KC  8S  TC  QC  KC  AC  AD  KD  4H  4D
AC  7S  6S  5S  4S  3S  2S  2H  3H  5D
**  AD  KD  QD  TD  9D  8D  7D  6D  **
"""
NAMES = [rank + suit for suit in SUITS for rank in RANKS]


def test_the_layout_is_that_of_the_page() -> None:
    """SQ-4"""
    assert [row.split() for row in LAYOUT] == [row.split() for row in PAGE.split("\n") if row]


def test_there_are_48_cards_twice_and_four_corners() -> None:
    """SQ-4"""
    shown = Counter(name for row in LAYOUT for name in row.split())
    assert shown.pop("**") == 4
    assert set(shown) == {name for name in NAMES if name[0] != "J"}
    assert set(shown.values()) == {2}
    assert [place for place in range(100) if is_corner(place)] == [0, 9, 90, 99]


def inwards() -> list[int]:
    """The spaces along a spiral from the top left, clockwise, into the middle."""
    path, place, step, left = [], 0, 1, [10, 9, 9, 8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1]
    place -= 1
    for length in left:
        for _ in range(length):
            place += step
            path.append(place)
        step = {1: 10, 10: -1, -1: -10, -10: 1}[step]
    return path


def test_the_layout_is_a_spiral_from_the_middle() -> None:
    """SQ-4: hearts and clubs 2 to A, diamonds and spades A to 2, twice."""
    path = inwards()
    assert sorted(path) == list(range(100))
    plain = RANKS.replace("J", "")
    round_once = [
        *(rank + "H" for rank in plain),
        *(rank + "C" for rank in plain),
        *(rank + "D" for rank in reversed(plain)),
        *(rank + "S" for rank in reversed(plain)),
    ]
    outwards = [name_of(SHOWN[place]) for place in reversed(path) if not is_corner(place)]
    assert outwards == round_once * 2


def test_each_card_knows_its_two_spaces_and_a_jack_has_none() -> None:
    """SQ-4"""
    assert list(SHOWING[card_named("QS")]) == [space("j3"), space("b5")]
    for name in NAMES:
        places = list(SHOWING[card_named(name)])
        assert len(places) == (0 if name[0] == "J" else 2)
        assert all(SHOWN[place] == card_named(name) for place in places)


def test_there_are_two_decks_of_52() -> None:
    """SQ-4"""
    assert Counter(name_of(card) for card in two_decks()) == dict.fromkeys(NAMES, 2)
    state = GAME.deal(4, seed=1)
    dealt = [card for hand in state.stock.hands for card in hand] + list(state.stock.deck)
    assert Counter(name_of(card) for card in dealt) == dict.fromkeys(NAMES, 2)


@pytest.mark.parametrize("name", NAMES)
def test_a_card_has_one_name_and_one_number(name: str) -> None:
    card = card_named(name)
    assert 1 <= card <= 52
    assert name_of(card) == name
    assert as_set(card) == 2**card


def test_the_jacks_of_clubs_and_diamonds_have_two_eyes_the_others_one() -> None:
    """SQ-8, SQ-9"""
    assert [name for name in NAMES if is_jack(card_named(name))] == ["JC", "JD", "JH", "JS"]
    assert [name for name in NAMES if is_two_eyed(card_named(name))] == ["JC", "JD"]
    assert [name for name in NAMES if is_one_eyed(card_named(name))] == ["JH", "JS"]


def test_the_ace_is_high() -> None:
    """SQ-6"""
    assert [rank_of(card_named(rank + "H")) for rank in RANKS] == list(range(13))


def straight_lines() -> set[tuple[int, ...]]:
    """Every five by its definition: in one of the four directions, without leaving the board."""
    found = set()
    for across, down in ((1, 0), (0, 1), (1, 1), (-1, 1)):
        for column in range(10):
            for line in range(10):
                cells = [(column + across * step, line + down * step) for step in range(5)]
                if all(0 <= x < 10 and 0 <= y < 10 for x, y in cells):
                    found.add(tuple(sorted(y * 10 + x for x, y in cells)))
    return found


def test_the_fives_are_all_straight_lines_of_five_in_four_directions() -> None:
    """SQ-14"""
    assert {tuple(five) for five in FIVES} == straight_lines()
    assert len(FIVES) == FIVE_COUNT == 192


def test_the_fives_are_in_board_order() -> None:
    """SQ-16: a five is the ascending list of its spaces, and the smallest list is first."""
    fives = [list(five) for five in FIVES]
    assert fives == sorted(fives)
    assert all(five == sorted(five) for five in fives)


def test_each_space_knows_the_fives_through_it_in_board_order() -> None:
    """SQ-14, SQ-16"""
    for place in range(100):
        assert list(THROUGH[place]) == [five for five in range(FIVE_COUNT) if place in FIVES[five]]
