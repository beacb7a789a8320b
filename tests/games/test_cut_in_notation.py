"""The moves of Cut in! as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seriatim.games.game import NotAMove
from seriatim.kit.policy import Chance
from seriatim.kit.seed import quick_rng
from seriatim.kit.state import SPECTATOR, TABLE
from tests.games.positions_cut_in import GAME, actor, play, position

CODES = range(GAME.action_count)


def test_every_code_is_written_in_a_way_of_its_own() -> None:
    assert len({GAME.format(code) for code in CODES}) == GAME.action_count == 50 + 50 + 3 + 65


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_read_back_from_its_text(code: int) -> None:
    assert GAME.parse(GAME.format(code)) == code


def test_all_moves_are_written_as_the_page_says() -> None:
    texts = [GAME.format(code) for code in CODES]
    assert texts[:50] == [str(card) for card in range(1, 51)]
    assert texts[50:100] == [f"open {card}" for card in range(1, 51)]
    assert texts[100:103] == ["open", "end", "let go"]
    assert texts[103:108] == ["cut", "cut a", "cut b", "cut a b", "cut c"]
    assert texts[-2:] == ["cut a b c d e f", "cut g"]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        (" 17 ", "17"),
        ("07", "7"),
        ("OPEN", "open"),
        ("Open  17", "open 17"),
        ("open 05", "open 5"),
        ("Let Go", "let go"),
        ("let-go", "let go"),
        ("END", "end"),
        ("CUT", "cut"),
        ("cut C a", "cut a c"),
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
    "0",
    "51",
    "99",
    "100",
    "-5",
    "1 7",
    "17 left",
    "lay 17",
    "open 0",
    "open 51",
    "open17",
    "open a",
    "opens",
    "let",
    "letgo",
    "let  -go",
    "go",
    "pass",
    "cut h",
    "cut ab",
    "cut a a",
    "cut a g",
    "cuta",
    "cut 13",
    "cut 13 a",
    "cut а",  # a Cyrillic letter that looks like a
    "١٧",  # digits, but not ours
    "17\x00",
]


@pytest.mark.parametrize("text", NO_MOVES)
def test_a_text_that_names_no_move_is_refused(text: str) -> None:
    with pytest.raises(NotAMove) as refused:
        GAME.parse(text)
    assert refused.value.phrase.key == "cut-in-not-a-move"
    assert refused.value.phrase.values == {"text": text}


def read(text: str) -> int | None:
    try:
        return GAME.parse(text)
    except NotAMove:
        return None


@given(
    st.one_of(st.text(max_size=12), st.from_regex(r"\A(open )?[0-9]{1,3}\Z"), st.from_regex(r"\Acut( [a-h]){0,7}\Z"))
)
def test_any_text_is_a_move_or_no_move_and_nothing_worse(text: str) -> None:
    action = read(text)
    assert action is None or GAME.parse(GAME.format(action)) == action


def test_a_refused_text_is_quoted_no_longer_than_a_line() -> None:
    with pytest.raises(NotAMove) as refused:
        GAME.parse("x" * 1_000_000)
    assert refused.value.phrase.values == {"text": "x" * 40}


# Where the hand is known


def test_a_cut_of_a_known_hand_names_its_cards() -> None:
    """CI-5"""
    state = position((10, 40), (5, 11, 12, 14), row=(15, 20))
    play(state, "10")
    cut = GAME.parse("cut b d")
    assert GAME.write_move(state, 1, cut) == "cut 11 14"
    assert GAME.read_move(state, 1, "cut 11 14") == cut


@pytest.mark.parametrize("text", ["cut 14 11", "CUT 11  14", " cut 11 14 ", "cut b d", "cut D B"])
def test_its_cards_may_be_named_in_any_order_or_by_their_places(text: str) -> None:
    """CI-5"""
    state = position((10, 40), (5, 11, 12, 14), row=(15, 20))
    assert GAME.read_move(state, 1, text) == GAME.parse("cut b d")


@pytest.mark.parametrize("text", ["cut 40", "cut 11 40", "cut 1", "cut 50 49 48 47 46 45 44"])
def test_a_card_that_is_not_held_is_a_move_for_the_rules_to_refuse(text: str) -> None:
    """CI-5, ALL-5"""
    state = position((10, 40), (5, 11, 12, 14), row=(15, 20))
    play(state, "10")
    action = GAME.read_move(state, 1, text)
    assert GAME.format(action) == "cut g"
    assert state.objection(1, action) == "card-not-in-hand"


@pytest.mark.parametrize("text", ["cut 11 11", "cut 0", "cut 51", "cut 11 99", "cut 11 a", "cut 11,14", "cut 111"])
def test_a_cut_that_names_no_cards_or_one_twice_is_no_move(text: str) -> None:
    state = position((10, 40), (5, 11, 12, 14), row=(15, 20))
    with pytest.raises(NotAMove):
        GAME.read_move(state, 1, text)


@pytest.mark.parametrize("move", ["17", "open", "open 17", "let go", "end", "cut"])
def test_all_other_moves_are_the_same_with_and_without_a_hand(move: str) -> None:
    state = position((10, 40), (5, 11, 12, 14), row=(15, 20))
    for seat in (0, 1, TABLE, SPECTATOR, 9):
        assert GAME.read_move(state, seat, move) == GAME.parse(move)
        assert GAME.write_move(state, seat, GAME.parse(move)) == move


def test_a_cut_from_a_hand_that_is_not_known_names_places() -> None:
    """ALL-6"""
    state = position((10, 40), (5, 11, 12, 14), row=(15, 20))
    cut = GAME.parse("cut b d")
    assert GAME.write_move(state.sight(0), 1, cut) == "cut b d"
    assert GAME.write_move(state, SPECTATOR, cut) == "cut b d"
    assert GAME.write_move(state, 0, cut) == "cut b d", "that hand has no fourth card"


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_game_written_down_with_its_cards_is_read_back(seats: int) -> None:
    first, again = (GAME.deal(seats, seed=f"written/{seats}") for _ in range(2))
    rng = quick_rng("written")
    while not first.outcome():
        seat = actor(first)
        action = int(Chance().choose(first, seat, rng))
        text = GAME.write_move(first, seat, action)
        assert text == GAME.write_move(first.sight(seat), seat, action), "the seat itself writes the same"
        GAME.play(first, seat, action)
        GAME.play(again, seat, GAME.read_move(again, seat, text))
    assert first.facts() == again.facts()
