"""The moves of Traffic memo as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seriatim.games.game import NotAMove
from tests.games.positions_traffic_memo import GAME

CODES = range(GAME.action_count)


def test_all_moves_are_written_as_the_page_says() -> None:
    assert [GAME.format(code) for code in CODES] == [*(f"turn {place}" for place in range(58)), "take"]


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_read_back_from_its_text(code: int) -> None:
    assert GAME.parse(GAME.format(code)) == code


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("12", "turn 12"),
        (" Turn  12 ", "turn 12"),
        ("turn12", "turn 12"),
        ("07", "turn 7"),
        ("0", "turn 0"),
        ("TAKE", "take"),
        ("\ttake\n", "take"),
    ],
)
def test_capitals_and_spaces_do_not_matter(text: str, move: str) -> None:
    assert GAME.format(GAME.parse(text)) == move


@given(st.sampled_from(CODES), st.text(" \t\n", max_size=3), st.booleans())
def test_any_move_may_be_shouted_and_surrounded_by_space(code: int, space: str, shout: bool) -> None:
    text = GAME.format(code)
    assert GAME.parse(space + (text.upper() if shout else text) + space) == code


NO_MOVES = [
    "",
    " ",
    "turn",
    "58",
    "turn 58",
    "99",
    "100",
    "-1",
    "1 2",
    "turn 1 2",
    "take 1",
    "takes",
    "stop",
    "٣",
    "12\x00",
]


@pytest.mark.parametrize("text", NO_MOVES)
def test_a_text_that_names_no_move_is_refused(text: str) -> None:
    with pytest.raises(NotAMove) as refused:
        GAME.parse(text)
    assert refused.value.phrase.key == "traffic-memo-not-a-move"
    assert refused.value.phrase.values == {"text": text}


def read(text: str) -> int | None:
    try:
        return GAME.parse(text)
    except NotAMove:
        return None


@given(st.one_of(st.text(max_size=12), st.from_regex(r"\A(turn )?[0-9]{1,3}\Z")))
def test_any_text_is_a_move_or_no_move_and_nothing_worse(text: str) -> None:
    action = read(text)
    assert action is None or GAME.parse(GAME.format(action)) == action


def test_a_refused_text_is_quoted_no_longer_than_a_line() -> None:
    with pytest.raises(NotAMove) as refused:
        GAME.parse("x" * 1_000_000)
    assert refused.value.phrase.values == {"text": "x" * 40}
