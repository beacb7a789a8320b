"""How somebody new plays Sequence."""

from seriatim.games.sequence import Sequence
from seriatim.games.sequence.bot.habit import SequenceHabit
from seriatim.games.sequence.bot.novice import SequenceNovice
from seriatim.games.sequence.rules import SequenceState
from seriatim.kit.policy import RandomPolicy, next_actor
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from
from seriatim.kit.state import TABLE
from tests.games.sequence.positions import GAME, play, play_as, position, won

DIAGONAL = "b2 c3 d4"
ROW = "b8 c8 d8 e8"


def chosen(state: SequenceState, seat: int = 0) -> set[str]:
    """Everything a novice does here, by chance."""
    rng = rng_from("novice")
    return {GAME.format(int(SequenceNovice().choose(state.sight(seat), seat, rng))) for _ in range(30)}


def test_novice_is_the_games_beginner() -> None:
    assert isinstance(Sequence().novice(), SequenceNovice)


def test_a_row_is_completed() -> None:
    assert chosen(position("AC 2S 8H", "3S", chips=(ROW, ""))) == {"AC f8"}


def test_diagonals_are_overlooked() -> None:
    """A second chip in a row or column, rather than the fourth on a diagonal."""
    assert chosen(position("5H 2D", "3S", chips=(f"{DIAGONAL} i6", ""))) == {"2D j6", "5H i7"}


def test_only_four_of_a_rival_are_seen() -> None:
    assert chosen(position("AC 2S", "3S", chips=("", ROW))) == {"AC f8"}
    assert "2S b1" in chosen(position("AC 2S", "3S", chips=("", "b8 c8 d8")))


def test_jacks_are_spent_early() -> None:
    assert all(move.startswith("JD") for move in chosen(position("JD 2S 8H", "3S", chips=("c3", ""))))
    assert all(move.startswith("JS") for move in chosen(position("JS 8H", "3S", chips=("", "c3 d3"))))


def test_a_dead_card_is_kept_while_there_is_anything_to_play() -> None:
    """SQ-10"""
    assert not any(move.startswith("dead") for move in chosen(position("AC QS", "3S", chips=("b5", "j3"))))
    assert chosen(position("QS", "3S", chips=("b5", "j3"))) == {"dead QS"}


def test_a_card_that_waits_is_taken_and_a_penalty_paid() -> None:
    """SQ-13, SQ-21"""
    state = position("8H 2S", "3S 4S", draw="manual")
    play(state, "8H i4")
    assert chosen(state) == {"draw"}
    state = position("AC JD", "3S", "JD AC", "5S", table_talk="penalty")
    play_as(state, TABLE, "penalty 0")
    assert chosen(state) == {"pay AC", "pay JD"}


def test_a_novice_beats_chance_and_loses_to_the_habit() -> None:
    assert won(SequenceNovice(), RandomPolicy(), 20) >= 14
    assert won(SequenceHabit(), SequenceNovice(), 20) >= 14


def test_a_novice_gives_the_same_answer_from_the_truth_and_from_its_sight() -> None:
    """ALL-6"""
    state, rng = GAME.deal(4, {}, seed="novice"), Rng(1, 2, 3, 4)
    while not state.outcome():
        seat = next_actor(state, rng)
        action = SequenceNovice().choose(state, seat, rng.copy())
        assert SequenceNovice().choose(state.sight(seat), seat, rng.copy()) == action
        GAME.play(state, int(seat), int(action))
