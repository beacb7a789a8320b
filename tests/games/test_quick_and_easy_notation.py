"""The moves of Quick & Easy as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seriatim.games.game import NotAMove
from tests.games.positions_quick_and_easy import GAME

CODES = range(GAME.action_count)
COLOURS = ("red", "yellow", "green", "blue", "violet")


def test_every_code_is_written_in_a_way_of_its_own() -> None:
    assert len({GAME.format(code) for code in CODES}) == GAME.action_count == 50 * 2 + 1 + 4 + 5 * 2 * 5 + 2 * 4


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_read_back_from_its_text(code: int) -> None:
    assert GAME.parse(GAME.format(code)) == code


def test_all_moves_are_written_as_the_page_says() -> None:
    cards = [f"{colour} {number} {pile}" for colour in COLOURS for number in range(1, 11) for pile in ("up", "down")]
    bids = [f"bid {bid}" for bid in range(4)]
    meant = [which + colour for colour in COLOURS for which in ("", "other ")]
    sayings = ("take-back {}", "{} low", "{} middle", "{} high", "{} held")
    words = [saying.format(card) for card in meant for saying in sayings]
    piles = [
        f"{word} {pile}" for pile in ("up", "down") for word in ("take-back", "mine-next", "leave-it", "trick-here")
    ]
    assert [GAME.format(code) for code in CODES] == [*cards, "end", *bids, *words, *piles]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("RED 7 UP", "red 7 up"),
        (" red  7\tup ", "red 7 up"),
        ("r7up", "red 7 up"),
        ("r7 up", "red 7 up"),
        ("V10 Down", "violet 10 down"),
        ("y 1 down", "yellow 1 down"),
        ("red7up", "red 7 up"),
        ("red 07 up", "red 7 up"),
        ("END", "end"),
        ("bid2", "bid 2"),
        ("Other  Red LOW", "other red low"),
        ("take-back  other blue", "take-back other blue"),
        ("TRICK-HERE down", "trick-here down"),
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
    "red",
    "red up",
    "7 up",
    "red 7",
    "red 0 up",
    "red 11 up",
    "red 70 up",
    "red -7 up",
    "red 7 left",
    "re 7 up",
    "pink 7 up",
    "other red 7 up",
    "r7 up end",
    "ends",
    "bid",
    "bid 4",
    "bid -1",
    "r low",
    "low red",
    "red take-back",
    "red lowest",
    "other other red low",
    "otherred low",
    "take-back",
    "take-back r",
    "take-back red low",
    "mine-next",
    "mine next up",
    "leave-it red",
    "trick-here",
    "red 7 uр",  # a Cyrillic letter that looks like p
    "red ٧ up",  # a digit, but not ours
    "red 7 up\x00",
]


@pytest.mark.parametrize("text", NO_MOVES)
def test_a_text_that_names_no_move_is_refused(text: str) -> None:
    with pytest.raises(NotAMove) as refused:
        GAME.parse(text)
    assert refused.value.phrase.key == "quick-and-easy-not-a-move"
    assert refused.value.phrase.values == {"text": text}


def read(text: str) -> int | None:
    try:
        return GAME.parse(text)
    except NotAMove:
        return None


@given(st.one_of(st.text(max_size=12), st.from_regex(r"\A[rygbvx] ?[0-9]{1,3} ?(up|down|on)\Z")))
def test_any_text_is_a_move_or_no_move_and_nothing_worse(text: str) -> None:
    action = read(text)
    assert action is None or GAME.parse(GAME.format(action)) == action


def test_a_refused_text_is_quoted_no_longer_than_a_line() -> None:
    with pytest.raises(NotAMove) as refused:
        GAME.parse("x" * 1_000_000)
    assert refused.value.phrase.values == {"text": "x" * 40}
