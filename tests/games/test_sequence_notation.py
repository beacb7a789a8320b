"""The moves of Sequence as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seriatim.games.game import NotAMove
from tests.games.positions_sequence import GAME

CODES = range(GAME.action_count)
NAMES = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
SPACES = [f"{column}{line}" for line in range(1, 11) for column in "abcdefghij"]


def test_every_code_is_written_in_a_way_of_its_own_and_read_back() -> None:
    texts = [GAME.format(code) for code in CODES]
    assert len(set(texts)) == GAME.action_count == 52 * 100 + 52 + 52 + 2 + 3
    assert [GAME.parse(text) for text in texts] == list(CODES)


def test_all_moves_are_written_as_the_page_says() -> None:
    plays = [f"{name} {space}" for name in NAMES for space in SPACES]
    cards = [f"{word} {name}" for word in ("dead", "pay") for name in NAMES]
    rulings = [f"penalty {team}" for team in range(3)]
    assert [GAME.format(code) for code in CODES] == [*plays, *cards, "pass", "draw", *rulings]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("qs B5", "QS b5"),
        (" QS\tb5 ", "QS b5"),
        ("QSb5", "QS b5"),
        ("10h f7", "TH f7"),
        ("th F7", "TH f7"),
        ("10C j10", "TC j10"),
        ("10ha10", "TH a10"),
        ("Dead  10d", "dead TD"),
        ("PAY jh", "pay JH"),
        ("PASS", "pass"),
        ("\ndraw ", "draw"),
        ("Penalty  2", "penalty 2"),
    ],
)
def test_capitals_and_spaces_do_not_matter_and_ten_has_two_ways(text: str, move: str) -> None:
    assert GAME.format(GAME.parse(text)) == move


@given(st.sampled_from(CODES), st.text(" \t\n", max_size=3), st.booleans())
def test_any_move_may_be_shouted_and_surrounded_by_space(code: int, space: str, shout: bool) -> None:
    text = GAME.format(code)
    assert GAME.parse(space + (text.upper() if shout else text) + space) == code


NO_MOVES = [
    "",
    " ",
    "QS",
    "b5",
    "b5 QS",
    "QS k5",
    "QS b0",
    "QS b11",
    "QS 5b",
    "1S b5",
    "11S b5",
    "QX b5",
    "Q S b5",
    "QS b 5",
    "QS b5 b6",
    "QS b5 pass",
    "dead",
    "dead b5",
    "deadQS",
    "pay",
    "pay Q",
    "passs",
    "p a s s",
    "draw QS",
    "penalty",
    "penalty 3",
    "penalty -1",
    "penalty 11",
    "QЅ b5",  # a letter that only looks like S
    "QS b٥",  # a digit, but not ours
    "QS b5\x00",
]


@pytest.mark.parametrize("text", NO_MOVES)
def test_a_text_that_names_no_move_is_refused(text: str) -> None:
    with pytest.raises(NotAMove) as refused:
        GAME.parse(text)
    assert refused.value.phrase.key == "sequence-not-a-move"
    assert refused.value.phrase.values == {"text": text}


def read(text: str) -> int | None:
    try:
        return GAME.parse(text)
    except NotAMove:
        return None


@given(st.one_of(st.text(max_size=12), st.from_regex(r"\A([0-9TJQKA]|10)[CDHS] ?[a-k][0-9]{1,2}\Z")))
def test_any_text_is_a_move_or_no_move_and_nothing_worse(text: str) -> None:
    action = read(text)
    assert action is None or GAME.parse(GAME.format(action)) == action


def test_a_refused_text_is_quoted_no_longer_than_a_line() -> None:
    with pytest.raises(NotAMove) as refused:
        GAME.parse("x" * 1_000_000)
    assert refused.value.phrase.values == {"text": "x" * 40}
    assert len(str(refused.value)) < 80
