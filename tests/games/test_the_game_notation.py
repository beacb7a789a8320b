"""The moves of The Game as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seriatim.games.game import NotAMove
from tests.games.positions import GAME

CODES = range(GAME.action_count)


def test_every_code_is_written_in_a_way_of_its_own() -> None:
    assert len({GAME.format(code) for code in CODES}) == GAME.action_count == 98 * 4 + 1 + 4 + 16


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_read_back_from_its_text(code: int) -> None:
    assert GAME.parse(GAME.format(code)) == code


def test_all_moves_are_written_as_the_page_says() -> None:
    cards = [f"{card}{pile}" for card in range(2, 100) for pile in "abcd"]
    bids = [f"bid {bid}" for bid in range(4)]
    words = [f"{word} {pile}" for pile in "abcd" for word in ("take-back", "keep-off", "small-steps", "welcome")]
    assert [GAME.format(code) for code in CODES] == [*cards, "end", *bids, *words]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("37A", "37a"),
        (" 37 a ", "37a"),
        ("37\ta", "37a"),
        ("2d", "2d"),
        ("02d", "2d"),
        ("END", "end"),
        ("\nend ", "end"),
        ("Bid 2", "bid 2"),
        ("bid2", "bid 2"),
        ("bid   3", "bid 3"),
        ("Keep-Off  B", "keep-off b"),
        ("TAKE-BACK d", "take-back d"),
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
    "a37",
    "37e",
    "37",
    "a",
    "1a",
    "0a",
    "00a",
    "100a",
    "-5a",
    "3 7a",
    "37aa",
    "37a end",
    "ends",
    "e n d",
    "bid",
    "bid 4",
    "bid -1",
    "bid 22",
    "keep-off",
    "keep-off e",
    "keep off a",
    "keep-offa",
    "nothing a",
    "37а",  # a Cyrillic letter that looks like a
    "٣٧a",  # digits, but not ours
    "37a\x00",
    "take-back a b",
]


@pytest.mark.parametrize("text", NO_MOVES)
def test_a_text_that_names_no_move_is_refused(text: str) -> None:
    with pytest.raises(NotAMove) as refused:
        GAME.parse(text)
    assert refused.value.phrase.key == "the-game-not-a-move"
    assert refused.value.phrase.values == {"text": text}


def read(text: str) -> int | None:
    try:
        return GAME.parse(text)
    except NotAMove:
        return None


@given(st.one_of(st.text(max_size=12), st.from_regex(r"\A[0-9]{1,3} ?[a-e]\Z"), st.from_regex(r"\Abid ?[0-9]\Z")))
def test_any_text_is_a_move_or_no_move_and_nothing_worse(text: str) -> None:
    action = read(text)
    assert action is None or GAME.parse(GAME.format(action)) == action


def test_a_refused_text_is_quoted_no_longer_than_a_line() -> None:
    with pytest.raises(NotAMove) as refused:
        GAME.parse("x" * 1_000_000)
    assert refused.value.phrase.values == {"text": "x" * 40}
    assert len(str(refused.value)) < 80
