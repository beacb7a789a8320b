"""How a sensible person plays Sequence."""

from seriatim.games.sequence.bot.habit import SequenceHabit
from seriatim.games.sequence.bot.novice import SequenceNovice
from seriatim.games.sequence.bot.steady import SequenceSteady
from seriatim.games.sequence.rules import SequenceState
from seriatim.kit.policy import next_actor
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from
from seriatim.kit.state import TABLE
from tests.games.sequence.positions import GAME, play, play_as, position, won

DIAGONAL = "d4 f6 g7"
ROW = "b8 c8 d8 e8"


def chosen(state: SequenceState, seat: int = 0) -> str:
    return GAME.format(int(SequenceSteady().choose(state.sight(seat), seat, rng_from("sensible"))))


def test_a_sensible_player_is_the_games_steady_one() -> None:
    assert isinstance(GAME.steady(), SequenceSteady)


def test_a_row_is_completed_rather_than_a_rivals_stopped() -> None:
    assert chosen(position("AC 5H", "3S", chips=(ROW, DIAGONAL))) == "AC f8"


def test_a_rivals_four_are_stopped_rather_than_own_three_made_four() -> None:
    assert chosen(position("AC 5H", "3S", chips=(DIAGONAL, ROW))) == "AC f8"


def test_diagonals_are_seen() -> None:
    assert chosen(position("5H 2D", "3S", chips=(f"{DIAGONAL} i6", ""))).startswith("5H e5")


def test_a_jack_is_kept_until_a_line_wants_one_chip() -> None:
    assert not chosen(position("JD 2S", "3S", chips=(DIAGONAL, ""))).startswith("JD")
    assert chosen(position("JD 2S", "3S", chips=(ROW, ""))) == "JD f8"
    assert chosen(position("JD 2S", "3S", chips=("", ROW))) == "JD f8"


def test_a_one_eyed_jack_breaks_four_and_only_if_no_card_stops_them() -> None:
    assert chosen(position("JS 2S", "3S", chips=("", ROW))).startswith("JS")
    assert chosen(position("JS AC", "3S", chips=("", ROW))) == "AC f8"
    assert not chosen(position("JS 2S", "3S", chips=("", "b8 c8 d8"))).startswith("JS")


def test_a_whole_sequence_is_broken_where_none_is_safe() -> None:
    """SQ-18"""
    assert chosen(position("JS 2S", "3S", chips=("", f"{ROW} f8"), hard=True)).startswith("JS")


def test_dead_cards_go_at_once() -> None:
    """SQ-10"""
    assert chosen(position("AC QS", "3S", chips=("b5", "j3"))) == "dead QS"


def test_a_card_that_waits_is_taken_and_the_idlest_card_is_paid() -> None:
    """SQ-13, SQ-21"""
    state = position("8H 2S", "3S 4S", draw="manual")
    play(state, "8H i4")
    assert chosen(state) == "draw"
    state = position("AC JD", "3S", "JD AC", "5S", table_talk="penalty")
    play_as(state, TABLE, "penalty 0")
    assert chosen(state) == "pay AC"
    state = position("AC QS", "3S", "AC QS", "5S", chips=("b5", "j3"), table_talk="penalty")
    play_as(state, TABLE, "penalty 0")
    assert chosen(state) == "pay QS"


def test_who_has_nothing_to_play_passes() -> None:
    """SQ-10"""
    assert chosen(position("JS", "3S", chips=("", ""))) == "pass"


def test_a_sensible_player_stands_between_the_novice_and_the_habit() -> None:
    assert won(SequenceSteady(), SequenceNovice(), 30) >= 20
    assert won(SequenceHabit(), SequenceSteady(), 60) > 30


def test_a_sensible_player_gives_the_same_answer_from_the_truth_and_from_its_sight() -> None:
    """ALL-6"""
    state, rng = GAME.deal(4, {}, seed="sensible"), Rng(1, 2, 3, 4)
    while not state.outcome():
        seat = next_actor(state, rng)
        action = SequenceSteady().choose(state, seat, rng.copy())
        assert SequenceSteady().choose(state.sight(seat), seat, rng.copy()) == action
        GAME.play(state, int(seat), int(action))
