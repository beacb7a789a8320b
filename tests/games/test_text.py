"""Every table as text for a terminal: what lies there, and `--` for what a seat does not know."""

from collections.abc import Callable, Iterator
from textwrap import dedent
from typing import Any

from seriatim.games.cut_in.text import lines as cut_in_lines
from seriatim.games.quick_and_easy.text import lines as quick_and_easy_lines
from seriatim.games.rush_hour.text import lines as rush_hour_lines
from seriatim.games.sequence.text import lines as sequence_lines
from seriatim.games.the_game.text import lines as the_game_lines
from seriatim.games.traffic_memo.text import lines as traffic_memo_lines
from tests.games.cut_in import positions as cut_in
from tests.games.quick_and_easy import positions as quick_and_easy
from tests.games.rush_hour import positions as rush_hour
from tests.games.sequence import positions as sequence
from tests.games.the_game import positions as the_game
from tests.games.traffic_memo import positions as traffic_memo


def shows(lines: Callable[[Any], Iterator[str]], state: Any, text: str) -> None:  # noqa: ANN401 (any state)
    assert "\n".join(lines(state)) == dedent(text).strip("\n")


def test_the_game() -> None:
    state = the_game.position("37 50", "", deck="60", piles=(40, 1, 100, 77), due="d", fire=True)
    the_game.play_as(state, 0, "keep-off b")
    expected = """
        a up 40   b up 1   c down 100   d down 77 (fire due)
        deck: 1
        seat 0: {hand}   says keep-off b
        seat 1: no cards
        still to lay in this turn: 2
        """
    shows(the_game_lines, state, expected.format(hand="37 50"))
    shows(the_game_lines, state.sight(1), expected.format(hand="-- --"))


def test_bids_of_others_are_secret() -> None:
    state = the_game.bidding(2, None, 3, starter="bid")
    assert [line.partition("   ")[2] for line in the_game_lines(state)][2:] == ["", "bid 3"]
    assert [line.partition("   ")[2] for line in the_game_lines(state.sight(0))][2:] == ["", "bid ?"]


def test_quick_and_easy() -> None:
    state = quick_and_easy.position("r7 v10", "g1", deck="b2", up="y3")
    quick_and_easy.play_as(state, 0, "red low", "mine-next up")
    expected = """
        up y3   down empty
        deck: 1
        seat 0: {}   says red low, mine-next up
        seat 1: {}
        """
    shows(quick_and_easy_lines, state, expected.format("r7 v10", "g1"))
    shows(quick_and_easy_lines, state.sight(1), expected.format("-- --", "g1"))


def test_sequence() -> None:
    state = sequence.position("QS", "8H", chips=(" ".join(sequence.row("b2", "f2")), "j2"), turn=1)
    state.debts[0] = 1
    lines = list(sequence_lines(state.sight(0)))
    assert lines[:3] == [
        "    a  b  c  d  e  f  g  h  i  j",
        " 1  ** 2S 3S 4S 5S 6S 7S 8S 9S **",
        " 2  6C XX XX XX XX XX KH QH TH O.",
    ]
    assert lines[-5:] == [
        "deck: 102",
        "team 0: X   sequences 1 of 2   b2-f2",
        "team 1: O   sequences 0 of 2",
        "seat 0: QS   owes 1",
        "seat 1: --",
    ]


def test_a_card_that_waits_in_sequence_is_shown() -> None:
    state = sequence.position("QS", "8H", draw="manual")
    sequence.play(state, "QS j3")
    assert "seat 0: no cards   may draw" in list(sequence_lines(state))


def test_traffic_memo() -> None:
    state = traffic_memo.position("9 10 P . 12 20", seen="4", low=1, high=20, wilds=True)
    traffic_memo.play(state, "0")
    lines = list(traffic_memo_lines(state.sight(1)))
    assert lines[0] == " 0:   [9]  --   --    .   12"
    assert lines[-2:] == ["seat 0: 0 cards taken", "seat 1: 18 cards taken"]
    assert next(traffic_memo_lines(state)) == " 0:   [9]  10    P    .   12"


def test_cut_in() -> None:
    state = cut_in.position([5, 30], [13, 14], stacks=[[25, 7], []], row=[10, 20])
    cut_in.play(state, "30")
    cut_in.play(state, "let go")
    shows(
        cut_in_lines,
        state.sight(1),
        """
        row: 10 20 30
        seat 0: --   stack of 2
        seat 1: 13 14   stack of 0
        """,
    )
    assert "seat 0: 5   stack of 2: 25 7" in list(cut_in_lines(state))
    cut_in.play(state, "5")
    assert "seat 1 may cut in between 5 and 10" in list(cut_in_lines(state))
    assert next(cut_in_lines(cut_in.position([5], [6]))) == "row: none is open"


def test_rush_hour() -> None:
    state = rush_hour.position("12 40 A", "1 2 3", rows=("4 - T+27+28", "20"), deals=2)
    rush_hour.play(state, 0, "pick 12")
    expected = """
        row 1: 4 - T+27+28
        row 2: 20
        deal 1 of 2
        seat 0: {}   picks {}   points 0
        seat 1: {}   points 0
        """
    shows(rush_hour_lines, state, expected.format("12 40 A", "12", "1 2 3"))
    shows(rush_hour_lines, state.sight(1), expected.format("-- -- --", "?", "1 2 3"))


def test_rows_chosen_in_rush_hour_are_secret() -> None:
    state = rush_hour.shown("A", "A", rows=("10", "20", "30"))
    rush_hour.play(state, 0, "row 2")
    assert "playing: A" in list(rush_hour_lines(state))
    assert any("row 2   points" in line for line in rush_hour_lines(state))
    assert any("row ?   points" in line for line in rush_hour_lines(state.sight(1)))
