"""How a game of Sequence ends."""

import pytest

from seriatim.games.sequence.actions import DRAW
from seriatim.games.sequence.rules import SequenceState
from seriatim.kit.state import SPECTATOR
from tests.games.sequence.positions import GAME, fill, hand, made, moves, play, play_as, position, row

ONE = " ".join(row("a3", "e3"))
FOUR = " ".join(row("b8", "e8"))


def result(state: SequenceState) -> tuple[str, list[int], list[float]]:
    return state.outcome(), [int(seat) for seat in state.winners()], list(state.scores())


def test_the_second_sequence_wins_at_once_with_two_teams() -> None:
    """SQ-19, SQ-3"""
    state = position("AC 8H", "2S", chips=(f"{ONE} {FOUR}", ""))
    play(state, "AC f8")
    assert result(state) == ("sequences", [0], [2.0, 0.0])
    assert made(state.chips) == ["a3-e3", "b8-f8"]


def test_the_first_sequence_does_not_win_with_two_teams() -> None:
    """SQ-3"""
    state = position("AC 8H", "2S", chips=(FOUR, ""))
    play(state, "AC f8")
    assert result(state) == ("", [], [1.0, 0.0])
    assert state.turn == 1


def test_the_first_sequence_wins_with_three_teams() -> None:
    """SQ-3, SQ-19"""
    state = position("AC 8H", "2S", "3S", chips=(FOUR,))
    play(state, "AC f8")
    assert result(state) == ("sequences", [0], [1.0, 0.0, 0.0])


def test_two_sequences_with_one_chip_win_with_two_teams() -> None:
    """SQ-16, SQ-19"""
    state = position("AC 8H", "2S", chips=(f"{FOUR} {' '.join(row('f4', 'f7'))}", ""))
    play(state, "AC f8")
    assert result(state) == ("sequences", [0], [2.0, 0.0])


def test_the_score_counts_every_sequence_that_stands() -> None:
    """SQ-16, SQ-19: three, if one chip completes two more."""
    state = position("AC 8H", "2S", chips=(f"{ONE} {FOUR} {' '.join(row('f4', 'f7'))}", ONE.replace("3", "2")))
    play(state, "AC f8")
    assert result(state) == ("sequences", [0], [3.0, 1.0])


def test_all_seats_of_the_team_win() -> None:
    """SQ-1, SQ-19"""
    state = position("AC", "2S", "3S", "4S", "5S", "6S", chips=("", f"{ONE} {FOUR}"), turn=1)
    state.stock.hands[1] = state.stock.hands[0]
    play(state, "AC f8")
    assert result(state) == ("sequences", [1, 3, 5], [0.0, 2.0, 0.0, 2.0, 0.0, 2.0])


@pytest.mark.parametrize("draw", ["auto", "manual"])
def test_winning_comes_before_the_draw(draw: str) -> None:
    """SQ-19"""
    state = position("AC 8H", "2S", deck="KD", chips=(f"{ONE} {FOUR}", ""), draw=draw)
    play(state, "AC f8")
    assert hand(state, 0) == "8H"
    assert list(state.draws.waiting) == []


def test_winning_comes_before_the_deck_runs_out() -> None:
    """SQ-19, SQ-20"""
    state = position("AC 8H", "2S", deck="KD", rest="pile", chips=(f"{ONE} {FOUR}", ""))
    state.stock.times_out = 2
    play(state, "AC f8")
    assert state.outcome() == "sequences"


def test_a_two_eyed_jack_may_complete_a_sequence() -> None:
    """SQ-8, SQ-19"""
    state = position("JD", "2S", chips=(f"{ONE} {FOUR}", ""))
    play(state, "JD f8")
    assert state.outcome() == "sequences"


def test_when_the_deck_runs_out_for_the_third_time_the_game_ends_at_once() -> None:
    """SQ-20"""
    state = position("QS 8H", "2S", deck="KD", rest="pile")
    state.stock.times_out = 2
    play(state, "QS b5")
    assert result(state) == ("deck-ran-out", [], [0.0, 0.0])
    assert hand(state, 0) == "8H KD"
    assert len(state.stock.deck) == 0


@pytest.mark.parametrize("times", [0, 1])
def test_the_first_and_the_second_time_it_is_rebuilt_and_goes_on(times: int) -> None:
    """SQ-12, SQ-20"""
    state = position("QS 8H", "2S", deck="KD", rest="pile")
    state.stock.times_out = times
    play(state, "QS b5")
    assert (state.outcome(), state.stock.times_out, state.turn) == ("", times + 1, 1)


def test_it_ends_in_the_middle_of_a_turn_too() -> None:
    """SQ-20, SQ-10"""
    state = position("QS 8H", "2S", deck="KD", rest="pile", chips=("b5", "j3"))
    state.stock.times_out = 2
    play(state, "dead QS")
    assert state.outcome() == "deck-ran-out"
    assert list(state.actors()) == []


def test_it_ends_when_a_waiting_card_is_the_last() -> None:
    """SQ-20, SQ-13"""
    state = position("QS 8H", "2S", deck="KD", rest="pile", draw="manual")
    state.stock.times_out = 2
    play(state, "QS b5")
    assert state.outcome() == ""
    play_as(state, 0, "draw")
    assert state.outcome() == "deck-ran-out"


def test_it_ends_when_a_seat_without_cards_draws_the_last_as_it_passes() -> None:
    """SQ-20, SQ-11"""
    state = position("", "2S", deck="KD", rest="pile")
    state.stock.times_out = 2
    state.passes = 1
    play(state, "pass")
    assert state.outcome() == "deck-ran-out"
    assert hand(state, 0) == "KD"


def test_the_team_with_more_sequences_wins_then() -> None:
    """SQ-20"""
    state = position("QS", "2S", "3S", "4S", deck="KD", rest="pile", chips=("", ONE))
    state.stock.times_out = 2
    play(state, "QS b5")
    assert result(state) == ("deck-ran-out", [1, 3], [0.0, 1.0, 0.0, 1.0])


def test_as_many_sequences_are_a_draw_without_winners() -> None:
    """SQ-20"""
    state = position("QS", "2S", deck="KD", rest="pile", chips=(ONE, ONE.replace("3", "5")))
    state.stock.times_out = 2
    play(state, "QS j3")
    assert result(state) == ("deck-ran-out", [], [1.0, 1.0])


def test_it_ends_when_everybody_has_passed_in_a_row() -> None:
    """SQ-20"""
    state = position("JS", "JH", "JS", chips=())
    play(state, "pass", "pass")
    assert state.outcome() == ""
    play(state, "pass")
    assert result(state) == ("all-passed", [], [0.0, 0.0, 0.0])
    assert state.turn == 2


def test_whoever_has_more_sequences_wins_when_all_have_passed() -> None:
    """SQ-20"""
    state = position("JS", "JH", chips=(ONE, ""))
    play(state, "pass", "pass")
    assert result(state) == ("all-passed", [0], [1.0, 0.0])


def test_a_play_in_between_starts_the_count_anew() -> None:
    """SQ-20"""
    state = position("JS", "JH", "JS JD", deck="JH")
    play(state, "pass", "pass", "JD e6")
    assert (state.passes, state.outcome()) == (0, "")


def test_an_exchange_alone_is_no_pass_and_no_end_of_the_row() -> None:
    """SQ-20, SQ-11"""
    state = position("JS", "QS", deck="JH", chips=("b5 j3", ""))
    play(state, "pass", "dead QS")
    assert (moves(state), state.passes) == (["JH b5", "JH j3"], 1)
    play(state, "JH b5")
    assert state.passes == 0


def test_a_pass_after_an_exchange_does_not_count() -> None:
    """SQ-20"""
    state = position("QS JS", "JH", "JH", deck="JS", chips=("b5 j3", "", ""))
    play(state, "dead QS", "pass")
    assert state.passes == 0
    state.chips.remove(29)
    state.chips.remove(41)
    play(state, "pass", "pass")
    assert (state.passes, state.outcome()) == (2, "")
    play(state, "pass")
    assert state.outcome() == "all-passed"


@pytest.mark.parametrize(("rules", "outcome"), [(1, "all-passed"), (2, "")])
def test_since_version_2_a_pass_without_cards_does_not_count(rules: int, outcome: str) -> None:
    """SQ-20, SQ-11: a card is drawn by it, which may be played next."""
    state = position("", "")
    state.rules_version = rules
    play(state, "pass", "pass")
    assert state.outcome() == outcome
    assert [len(held) for held in state.stock.hands] == [1, 1]


def test_a_pass_without_cards_breaks_the_row_of_passes() -> None:
    """SQ-20: three turns must follow each other in which a seat with cards passes."""
    state = position("JH", "JH", "")
    play(state, "pass", "pass", "pass")
    assert (state.outcome(), state.passes) == ("", 0)


@pytest.mark.parametrize(("rules", "outcome", "moves"), [(1, "all-passed", 16), (2, "sequences", 126)])
def test_a_game_in_which_nobody_draws(rules: int, outcome: str, moves: int) -> None:
    """SQ-13, SQ-20: in version 1 it ended as a draw as soon as all cards were played."""
    state = GAME.deal(2, {"draw": "manual"}, seed=1, rules=rules)
    made = 0
    while not state.outcome():
        state.apply(state.turn, min(action for action in state.actions(state.turn) if action != DRAW))
        made += 1
    assert (state.outcome(), made) == (outcome, moves)


def test_draws_in_between_do_not_break_the_row_of_passes() -> None:
    """SQ-20, SQ-13: turns follow each other whatever is drawn meanwhile."""
    state = position("9H JS", "JH", deck="JS JH", draw="manual")
    play(state, "9H i3")
    state.chips.remove(28)
    play(state, "pass")
    play_as(state, 0, "draw")
    assert hand(state, 0) == "JS JS"
    play(state, "pass")
    assert state.outcome() == "all-passed"


def test_on_a_full_board_two_eyed_jacks_pass() -> None:
    """SQ-8, SQ-11, SQ-20"""
    state = position("JD", "JC", chips=())
    fill(state)
    play(state, "pass", "pass")
    assert state.outcome() == "all-passed"


def test_nothing_is_played_after_the_end_and_all_is_open() -> None:
    """ALL-5, ALL-6"""
    state = position("JS", "JH", table_talk="penalty", draw="manual")
    play(state, "pass", "pass")
    for seat in (0, 1, 7, -1, SPECTATOR):
        assert list(state.actions(seat)) == []
        assert state.objection(seat, GAME.parse("pass")) == "game-over"
    for seat in (0, 1, SPECTATOR):
        assert state.sight(seat).facts() == state.facts()


def test_while_the_game_runs_there_are_no_winners_but_there_are_scores() -> None:
    """ALL-7"""
    state = position("QS", "2S", chips=(ONE, ""))
    assert result(state) == ("", [], [1.0, 0.0])


def test_in_the_hard_variant_only_what_still_stands_counts() -> None:
    """SQ-18, SQ-20"""
    state = position("JS 8H", "2S", deck="KD", rest="pile", chips=("", ONE), hard=True)
    state.stock.times_out = 2
    play(state, "JS c3")
    assert result(state) == ("deck-ran-out", [], [0.0, 0.0])


def test_in_the_hard_variant_a_team_may_have_to_build_its_first_sequence_twice() -> None:
    """SQ-18, SQ-19"""
    state = position("AC 2D", "JS 2S", deck="9C 8C 7C", chips=(f"{ONE} {FOUR}", ""), hard=True)
    state.turn = 1
    play(state, "JS c3", "AC f8")
    assert (state.outcome(), made(state.chips)) == ("", ["b8-f8"])
    play(state, "2S b1", "2D c3")
    assert result(state) == ("sequences", [0], [2.0, 0.0])
