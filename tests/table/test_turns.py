"""The turns of a game in words, as a table tells them: grouped, with signals folded, and without what is taken back."""

from seriatim.games.turns import SILENT
from seriatim.phrase import Phrase
from seriatim.table.commands import Play, Say, TakeBack
from seriatim.table.turns import Line, Turn, Turns
from seriatim.words import Words
from tests.games.the_game.positions import GAME
from tests.table.people import Evening, moves, started


def turns(evening: Evening) -> list[Turn]:
    return evening.table.running.turns.since()


def said(turn: Turn) -> list[str]:
    return [", ".join(Words("en").say(one.key, one.values) for one in sentence) for sentence in turn.sentences]


def laying(evening: Evening, seat: int = 0) -> str:
    return next(move for move in moves(evening, seat) if move[0].isdigit())


def a_turn(evening: Evening, seat: int, person: str) -> list[str]:
    """Two cards and the end of the turn; the cards."""
    laid = []
    for _ in range(2):
        laid.append(laying(evening, seat))
        evening.do(person, Play(seat, laid[-1]))
    evening.do(person, Play(seat, "end"))
    return laid


def test_the_moves_of_a_turn_are_one_entry() -> None:
    evening = started("the-game", starter="first")
    begun = evening.table.sequence + 1
    a_turn(evening, 0, "ann")
    (turn,) = turns(evening)
    assert (turn.sequence, turn.seat, turn.is_over) == (begun, 0, True)
    assert said(turn)[-1] == "2 cards drawn"
    evening.do("ben", Play(1, laying(evening, 1)))
    assert [one.seat for one in turns(evening)] == [0, 1]
    assert not turns(evening)[-1].is_over


def test_a_player_alone_has_one_entry_a_turn() -> None:
    evening = started("the-game", 1, starter="first")
    a_turn(evening, 0, "ann")
    a_turn(evening, 0, "ann")
    assert [(one.seat, one.is_over) for one in turns(evening)] == [(0, True), (0, True)]


def test_signals_are_folded_into_the_turn_in_which_they_are_given() -> None:
    evening = started("the-game", starter="first")
    evening.do("ben", Play(1, "welcome a"))
    (before,) = turns(evening)
    assert (before.seat, before.sentences, len(before.signals)) == (-1, [], 1)
    evening.do("ann", Play(0, laying(evening)))
    evening.do("ben", Play(1, "keep-off b"))
    (turn,) = turns(evening)
    assert turn.seat == 0
    assert turn.sequence == before.sequence
    assert [line.telling.key for line in turn.signals] == ["the-game-says-welcome", "the-game-says-keep-off"]
    assert len(turn.sentences) == 1


def test_a_move_that_is_taken_back_leaves_its_turn() -> None:
    """ALL-3"""
    evening = started("the-game", starter="first")
    evening.do("ann", Play(0, laying(evening)))
    before = turns(evening)
    evening.do("ann", Play(0, laying(evening)))
    assert turns(evening) != before
    evening.do("ann", TakeBack(0))
    assert turns(evening) == before
    assert evening.table.running.turns.since(evening.table.sequence) == before
    evening.do("ann", TakeBack(0))
    assert turns(evening) == []


def test_a_move_taken_back_leaves_earlier_turns_as_they_are() -> None:
    """ALL-3"""
    evening = started("the-game", starter="first")
    a_turn(evening, 0, "ann")
    before = turns(evening)
    evening.do("ben", Play(1, laying(evening, 1)))
    evening.do("ben", TakeBack(1))
    assert turns(evening) == before


def test_only_the_turns_that_have_changed_are_told_again() -> None:
    evening = started("the-game", starter="first")
    a_turn(evening, 0, "ann")
    known = evening.table.sequence
    evening.do("ann", Say(0, "hello"))
    assert evening.table.running.turns.since(known + 1) == []
    evening.do("ben", Play(1, laying(evening, 1)))
    assert [one.seat for one in evening.table.running.turns.since(known + 1)] == [1]


def test_where_all_play_together_a_round_is_one_entry() -> None:
    """RH-5"""
    evening = started("rush-hour", 2, specials=False)
    while len(turns(evening)) < 2:
        seat = evening.table.running.awaited()[0]
        evening.do(("ann", "ben")[seat], Play(seat, moves(evening, seat)[0]))
    assert [one.seat for one in turns(evening)] == [-1, -1]
    assert all({note.seat for note in one.notes} == {0, 1} for one in turns(evening))


def test_what_is_not_told_is_in_no_turn() -> None:
    """CI-5"""
    kept = Turns(GAME, 2)
    kept.add(Line(1, 0, Phrase("cut-in-lets-go")), SILENT)
    assert kept.since() == []


def test_only_so_many_turns_are_kept() -> None:
    kept = Turns(GAME, 2)
    state = GAME.deal(1, seed=1)
    part = GAME.turn_part(state, 0, GAME.parse("end"))
    for sequence in (1, 2, 3):
        kept.add(Line(sequence, 0, Phrase("the-game-ends-turn")), part)
    assert [turn.sequence for turn in kept.since()] == [2, 3]
