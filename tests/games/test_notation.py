"""The moves of all games as text: written in one way, read in several, and everything else refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seriatim.games import GAMES
from seriatim.games.game import AnyGame, NotAMove, shown
from tests.games.cut_in.notation import NOTATION as CUT_IN
from tests.games.notation import Notation
from tests.games.quick_and_easy.notation import NOTATION as QUICK_AND_EASY
from tests.games.rush_hour.notation import NOTATION as RUSH_HOUR
from tests.games.sequence.notation import NOTATION as SEQUENCE
from tests.games.the_game.notation import NOTATION as THE_GAME
from tests.games.traffic_memo.notation import NOTATION as TRAFFIC_MEMO

ALL = (THE_GAME, QUICK_AND_EASY, SEQUENCE, TRAFFIC_MEMO, CUT_IN, RUSH_HOUR)
SAME = [(notation.game, text, move) for notation in ALL for text, move in notation.same]
NO_MOVES = [(notation.game, text) for notation in ALL for text in notation.no_moves]


def named(value: object) -> str:
    return (
        value.game.id
        if isinstance(value, Notation)
        else shown(getattr(value, "id", repr(value) if isinstance(value, str) else value))
    )


each_game = pytest.mark.parametrize("notation", ALL, ids=named)


@each_game
def test_all_moves_are_written_as_the_page_says_each_in_a_way_of_its_own(notation: Notation) -> None:
    texts = [notation.game.format(code) for code in range(notation.game.action_count)]
    assert texts == notation.texts
    assert len(set(texts)) == notation.game.action_count


@each_game
def test_every_code_is_read_back_from_its_text(notation: Notation) -> None:
    read = [notation.game.parse(text) for text in notation.texts]
    assert read == list(range(notation.game.action_count))


@pytest.mark.parametrize(("game", "text", "move"), SAME, ids=named)
def test_capitals_and_spaces_do_not_matter_and_some_moves_have_short_ways(game: AnyGame, text: str, move: str) -> None:
    assert game.format(game.parse(text)) == move


@each_game
@given(number=st.integers(0), space=st.text(" \t\n", max_size=3), shout=st.booleans())
def test_any_move_may_be_shouted_and_surrounded_by_space(
    notation: Notation, number: int, space: str, shout: bool
) -> None:
    code = number % notation.game.action_count
    text = notation.texts[code]
    assert notation.game.parse(space + (text.upper() if shout else text) + space) == code


@pytest.mark.parametrize(("game", "text"), NO_MOVES, ids=named)
def test_a_text_that_names_no_move_is_refused(game: AnyGame, text: str) -> None:
    with pytest.raises(NotAMove) as refused:
        game.parse(text)
    assert refused.value.phrase.key == f"{game.id}-not-a-move"
    assert refused.value.phrase.values == {"text": text}


def read(game: AnyGame, text: str) -> int | None:
    try:
        return game.parse(text)
    except NotAMove:
        return None


@each_game
@given(data=st.data())
def test_any_text_is_a_move_or_no_move_and_nothing_worse(notation: Notation, data: st.DataObject) -> None:
    patterns = [st.from_regex(pattern) for pattern in notation.almost]
    text = data.draw(st.one_of(st.text(max_size=12), *patterns))
    action = read(notation.game, text)
    assert action is None or notation.game.parse(notation.game.format(action)) == action


@each_game
def test_a_refused_text_is_quoted_no_longer_than_a_line(notation: Notation) -> None:
    with pytest.raises(NotAMove) as refused:
        notation.game.parse("x" * 1_000_000)
    assert refused.value.phrase.values == {"text": "x" * 40}
    assert len(str(refused.value)) < 300


@each_game
@pytest.mark.parametrize(
    "number", [-1, 2**63, -(2**63) - 1, 10**5000, True, False, 1.5, 3.0, None, "end", [0]], ids=named
)
def test_what_is_no_action_has_no_text(notation: Notation, number: object) -> None:
    game = notation.game
    state = game.deal(game.usual_seats, seed=1)
    for refuse in (game.format, lambda action: game.write_move(state, 0, action)):
        with pytest.raises(
            NotAMove, match=f"is not an action of this game; actions are the whole numbers 0–{game.action_count - 1}"
        ):
            refuse(number)  # type: ignore[arg-type]


@each_game
def test_the_first_number_after_the_actions_has_no_text(notation: Notation) -> None:
    with pytest.raises(NotAMove):
        notation.game.format(notation.game.action_count)


def test_no_game_is_without_its_notation() -> None:
    assert {notation.game.id for notation in ALL} == set(GAMES)
