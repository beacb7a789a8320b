"""Why a move of Sequence is made, in words."""

from seriatim.games.sequence.rules import SequenceState
from seriatim.kit.state import TABLE
from seriatim.phrase import Phrase
from tests.games.sequence.positions import GAME, play, play_as, position, row

ONE = " ".join(row("a3", "e3"))
FOUR = " ".join(row("b8", "e8"))


def reason(state: SequenceState, move: str, seat: int = 0) -> Phrase:
    action = GAME.parse(move)
    assert state.objection(seat, action) is None
    return GAME.reason(state.sight(seat), seat, action)


def test_the_last_sequence_wins() -> None:
    """SQ-3"""
    assert reason(position("AC 2S", "3S", chips=(f"{FOUR} {ONE}", "")), "AC f8") == Phrase("sequence-reason-wins")


def test_a_sequence_is_completed() -> None:
    state = position("AC 2S", "3S", chips=(FOUR, ""))
    assert reason(state, "AC f8") == Phrase("sequence-reason-completes", {"made": 1})


def test_a_rivals_four_are_blocked_and_three_as_well() -> None:
    state = position("AC 2S", "3S", chips=("", FOUR))
    assert reason(state, "AC f8") == Phrase("sequence-reason-blocks", {"team": 1, "chips": 4})
    state = position("AC 2S", "3S", chips=("", "c8 d8 e8"))
    assert reason(state, "AC f8") == Phrase("sequence-reason-blocks", {"team": 1, "chips": 3})


def test_the_stronger_of_two_rivals_is_blocked() -> None:
    state = position("AC 2S", "3S", "4S", chips=("", "f9", "c8 d8 e8"))
    assert reason(state, "AC f8") == Phrase("sequence-reason-blocks", {"team": 2, "chips": 3})


def test_a_line_is_built() -> None:
    assert reason(position("AC 2S", "3S", chips=("c8 d8 e8", "")), "AC f8").values == {"chips": 4}
    assert reason(position("AC 2S", "3S", chips=("c8", "")), "2S b1") == Phrase("sequence-reason-builds", {"chips": 2})


def test_four_of_ones_own_come_before_a_rivals_three() -> None:
    state = position("AC 2S", "3S", chips=("c8 d8 e8", "f7 f6 f5"))
    assert reason(state, "AC f8").key == "sequence-reason-builds"


def test_where_nothing_is_urgent_open_lines_count() -> None:
    assert reason(position("4H 2S", "3S"), "4H i8") == Phrase("sequence-reason-room", {"lines": 7})


def test_the_only_move_needs_no_other_reason() -> None:
    state = position("AC", "3S", chips=("a9", ""))
    assert reason(state, "AC f8") == Phrase("sequence-reason-only")


def test_a_jack_with_one_eye_breaks_a_line_or_takes_a_chip() -> None:
    """SQ-9"""
    state = position("JS 2S", "3S", chips=("", f"{FOUR} i2"))
    assert reason(state, "JS c8") == Phrase("sequence-reason-breaks", {"team": 1, "chips": 4})
    assert reason(state, "JS i2") == Phrase("sequence-reason-takes", {"team": 1})


def test_what_is_not_a_play_has_a_reason_too() -> None:
    """SQ-10, SQ-11, SQ-13, SQ-21"""
    assert reason(position("AC QS", "3S", chips=("b5", "j3")), "dead QS").key == "sequence-reason-exchanges"
    assert reason(position("JS", "3S"), "pass").key == "sequence-reason-passes"
    state = position("8H 2S", "3S 4S", draw="manual")
    play(state, "8H i4")
    assert reason(state, "draw").key == "sequence-reason-draws"
    state = position("AC JD", "3S", "JD AC", "5S", table_talk="penalty")
    assert GAME.reason(state, int(TABLE), GAME.parse("penalty 0")).key == "sequence-reason-penalty"
    play_as(state, TABLE, "penalty 0")
    assert reason(state, "pay AC").key == "sequence-reason-pays"
