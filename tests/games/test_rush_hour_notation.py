"""The moves of Rush hour as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seriatim.games.game import NotAMove
from tests.games.positions_rush_hour import GAME

CODES = range(GAME.action_count)


def test_every_code_is_written_in_a_way_of_its_own() -> None:
    assert len({GAME.format(code) for code in CODES}) == GAME.action_count == 53 + 3 + 3 * 50


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_read_back_from_its_text(code: int) -> None:
    assert GAME.parse(GAME.format(code)) == code


def test_all_moves_are_written_as_the_page_says() -> None:
    numbers = [f"pick {number}" for number in range(1, 51)]
    specials = ["pick ambulance", "pick police", "pick tow-truck"]
    rows = [f"row {row}" for row in (1, 2, 3)]
    gaps = [f"gap {row}.{place}" for row in (1, 2, 3) for place in range(1, 51)]
    assert [GAME.format(code) for code in CODES] == [*numbers, *specials, *rows, *gaps]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("PICK 37", "pick 37"),
        (" pick   37 ", "pick 37"),
        ("pick 07", "pick 7"),
        ("pick\tambulance", "pick ambulance"),
        ("Pick Police", "pick police"),
        ("pick tow truck", "pick tow-truck"),
        ("pick Tow-Truck", "pick tow-truck"),
        ("Row 2", "row 2"),
        ("row2", "row 2"),
        ("row   3", "row 3"),
        ("GAP 2.3", "gap 2.3"),
        ("gap2.3", "gap 2.3"),
        ("gap 1.03", "gap 1.3"),
        ("gap 3.50", "gap 3.50"),
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
    "37",
    "pick",
    "pick 0",
    "pick 51",
    "pick 00",
    "pick 100",
    "pick -5",
    "pick37",
    "pick truck",
    "pick fire engine",
    "pick tow  - truck",
    "pick ambulance 2",
    "pick 3 7",
    "ambulance",
    "row",
    "row 0",
    "row 4",
    "row 12",
    "row -1",
    "gap",
    "gap 2",
    "gap 0.1",
    "gap 4.1",
    "gap 1.0",
    "gap 1.51",
    "gap 1.100",
    "gap 1,2",
    "gap 1 2",
    "gap 1. 2",
    "row 1 row 2",
    "рow 1",  # a Cyrillic letter that looks like p
    "pick ٣٧",  # digits, but not ours
    "row ²",
    "row 1\x00",
]


@pytest.mark.parametrize("text", NO_MOVES)
def test_a_text_that_names_no_move_is_refused(text: str) -> None:
    with pytest.raises(NotAMove) as refused:
        GAME.parse(text)
    assert refused.value.phrase.key == "rush-hour-not-a-move"
    assert refused.value.phrase.values == {"text": text}


def read(text: str) -> int | None:
    try:
        return GAME.parse(text)
    except NotAMove:
        return None


@given(
    st.one_of(
        st.text(max_size=12),
        st.from_regex(r"\Apick ?\w{1,3}\Z"),
        st.from_regex(r"\Arow ?\d\Z"),
        st.from_regex(r"\Agap ?\d\.\d{1,3}\Z"),
    )
)
def test_any_text_is_a_move_or_no_move_and_nothing_worse(text: str) -> None:
    action = read(text)
    assert action is None or GAME.parse(GAME.format(action)) == action


def test_a_refused_text_is_quoted_no_longer_than_a_line() -> None:
    with pytest.raises(NotAMove) as refused:
        GAME.parse("x" * 1_000_000)
    assert refused.value.phrase.values == {"text": "x" * 40}
    assert len(str(refused.value)) < 80
