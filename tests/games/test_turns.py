"""Turns told in words: the moves of a turn as sentences, what each seat did, and the places that it changed."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from seriatim.games import GAMES
from seriatim.games.game import AnyGame
from seriatim.games.turns import TurnPart
from seriatim.kit.state import State
from seriatim.phrase import Phrase
from seriatim.record import load, replay
from seriatim.words import LANGUAGES, Words
from tests.games.cut_in import positions as cut_in
from tests.games.quick_and_easy import positions as quick_and_easy
from tests.games.rush_hour import positions as rush_hour
from tests.games.sequence import positions as sequence
from tests.games.the_game import positions as the_game
from tests.games.traffic_memo import positions as traffic_memo

RECORDS = sorted((Path(__file__).parents[1] / "golden" / "records").glob("*/*.txt"))


def parts(game: AnyGame, state: State, *moves: tuple[int, str]) -> list[TurnPart]:
    """The parts of these moves, each a seat and a text; they are made."""
    found = []
    for seat, move in moves:
        action = game.read_move(state, seat, move)
        found.append(game.turn_part(state, seat, action))
        game.play(state, seat, action)
    return found


def sentences(game: AnyGame, found: Sequence[TurnPart]) -> list[str]:
    told = game.turn_sentences([clause for part in found for clause in part.clauses])
    return [said(sentence) for sentence in told]


def said(phrases: Sequence[Phrase], language: str = "en") -> str:
    return ", ".join(Words(language).say(phrase.key, phrase.values) for phrase in phrases)


def notes(found: Sequence[TurnPart]) -> list[tuple[int, str]]:
    return [(one.seat, said([one.note])) for part in found for one in part.notes]


def places(found: Sequence[TurnPart]) -> list[str]:
    return [place for part in found for place in part.places]


def roles(found: Sequence[TurnPart]) -> list[str]:
    return [part.role for part in found]


# The Game


def test_cards_on_one_pile_are_told_together_and_then_what_is_drawn() -> None:
    state = the_game.position((47, 43, 15, 2), (50,), deck=the_game.DECK, piles=(1, 1, 100, 60))
    found = parts(the_game.GAME, state, (0, "47d"), (0, "43d"), (0, "15b"), (0, "end"))
    assert sentences(the_game.GAME, found) == ["47 and 43 on d, 15 on b", "5 cards drawn"]
    assert notes(found) == [(0, "47"), (0, "43"), (0, "15")]
    assert places(found) == ["d", "d", "b"]
    assert roles(found) == ["move", "move", "move", "end"]


def test_the_backwards_trick_and_a_fire_are_marked() -> None:
    state = the_game.position((20, 22, 80, 90), (50,), piles=(30, 1, 70, 100), fire=True)
    found = parts(the_game.GAME, state, (0, "20a"), (0, "22a"), (0, "80c"))
    words = ["20 on a (backwards trick), 22 on a (it burns), 80 on c (backwards trick)"]
    assert sentences(the_game.GAME, found) == words
    assert notes(found) == [(0, "20 ↩"), (0, "22"), (0, "80 ↩")]


@pytest.mark.parametrize("module", [the_game, quick_and_easy], ids=["the-game", "quick-and-easy"])
def test_bids_are_told_by_the_last_one(module: object) -> None:
    """TG-4, QE-3"""
    game, state = module.GAME, module.bidding(2)  # type: ignore[attr-defined]
    found = parts(game, state, (0, "bid 1"), (1, "bid 3"))
    assert roles(found) == ["silent", "end"]
    assert sentences(game, found) == ["wants to start: 3 of 3; everyone: 0: 1, 1: 3"]


def test_the_tops_are_the_situation() -> None:
    state = the_game.position((10, 11), (50,), piles=(30, 1, 70, 100))
    assert said(the_game.GAME.situation(state)) == "a 30, b 1, c 70, d 100"
    other = quick_and_easy.position("r3 g5", "y8", up="r7")
    assert said(quick_and_easy.GAME.situation(other)) == "climbing pile: red 7, falling pile: empty"


# Quick & Easy


def test_cards_are_told_with_their_colours_and_piles() -> None:
    state = quick_and_easy.position("r3 g5", "y8 y4", deck=quick_and_easy.DECK, up="r7", down="b6")
    found = parts(quick_and_easy.GAME, state, (0, "red 3 up"), (0, "green 5 down"))
    laid = "red 3 on the climbing pile (reverse trick), green 5 on the falling pile"
    assert sentences(quick_and_easy.GAME, found) == [laid, "2 cards drawn"]
    assert notes(found) == [(0, "red 3 ↑ ↩"), (0, "green 5 ↓")]
    assert (places(found), roles(found)) == (["up", "down"], ["move", "end"])


def test_nothing_is_told_of_a_draw_from_an_empty_deck() -> None:
    state = quick_and_easy.position("r3 g5", "y8 y4", up="y1")
    found = parts(quick_and_easy.GAME, state, (0, "red 3 up"), (0, "end"))
    assert len(sentences(quick_and_easy.GAME, found)) == 1


# Sequence


def test_a_card_and_its_space_are_told() -> None:
    state = sequence.position("QS JH", "3S 4S")
    found = parts(sequence.GAME, state, (0, "QS b5"), (1, "3S c1"), (0, "JH c1"))
    assert sentences(sequence.GAME, found)[0] == "a chip on b5 (Q♠)"
    assert notes(found) == [(0, "Q♠ b5"), (1, "3♠ c1"), (0, "J♥ ✕ c1")]
    assert places(found) == ["b5", "c1", "c1"]


def test_a_pass_is_told_and_changes_no_place() -> None:
    state = sequence.position("", "3S", deck="")
    found = parts(sequence.GAME, state, (0, "pass"))
    assert (notes(found), places(found)) == ([(0, "–")], [])


def test_the_table_of_sequence_is_not_told() -> None:
    assert sequence.GAME.situation(sequence.position("QS", "3S")) == []


# Traffic memo


def memo(*moves: str) -> list[TurnPart]:
    state = traffic_memo.position("9 10 11 40 41 P 30", wilds=True)
    return parts(traffic_memo.GAME, state, *((int(state.turn), move) for move in moves))


def test_cards_turned_over_are_told_by_their_places() -> None:
    """TM-14"""
    found = memo("0", "3")
    words = ["turned over: row 1 column 1, row 1 column 4", "the last one does not fit; everything goes back"]
    assert sentences(traffic_memo.GAME, found) == words
    assert (notes(found), places(found), roles(found)) == ([(0, "↩")], ["1.1", "1.4"], ["move", "end"])


def test_the_run_that_is_taken_is_told() -> None:
    """TM-6, TM-8"""
    found = memo("1", "0", "take")
    assert sentences(traffic_memo.GAME, found)[1:] == ["2 cards taken: 9 10"]
    assert notes(found) == [(0, "9 10")]
    misfit = memo("1", "0", "2", "3")
    assert sentences(traffic_memo.GAME, misfit)[1:] == ["the last one does not fit; 3 cards taken: 9 10 11"]


def test_the_open_cards_are_the_situation() -> None:
    state = traffic_memo.position("9 10 11 40 41 P 30", wilds=True)
    assert traffic_memo.GAME.situation(state) == []
    traffic_memo.play(state, "0", "5")
    assert said(traffic_memo.GAME.situation(state)) == "face up: 9, 🚓"


# Cut in!


def test_cards_at_one_end_are_told_together() -> None:
    state = cut_in.position((10, 21, 22), (40, 41), row=(15, 20))
    found = parts(cut_in.GAME, state, (0, "21"), (0, "22"))
    assert sentences(cut_in.GAME, found) == ["21 and 22 on the right"]
    assert (notes(found), places(found)) == ([(0, "21"), (0, "22")], ["21", "22"])


def test_a_cut_is_told_and_a_missed_one_is_not() -> None:
    """CI-5"""
    state = cut_in.position((10, 25), (22, 23), (5, 6), row=(15, 20))
    assert roles(parts(cut_in.GAME, state.copy(), (0, "25"), (1, "let go"))) == ["move", "silent"]
    found = parts(cut_in.GAME, state, (0, "25"), (1, "cut 22 23"))[1:]
    assert sentences(cut_in.GAME, found) == ["“Cut in!” 22 23, between 20 and 25"]
    assert (notes(found), places(found)) == ([(1, "22, 23!")], ["22", "23"])


def test_a_new_row_is_told_and_its_ends_are_the_situation() -> None:
    state = cut_in.position((10, 40), (12, 41), stacks=((25, 26),))
    assert cut_in.GAME.situation(state) == []
    found = parts(cut_in.GAME, state, (0, "open"))
    assert sentences(cut_in.GAME, found) == ["a new row, with 25 from the top of the stack"]
    assert (notes(found), said(cut_in.GAME.situation(state))) == ([(0, "25")], "the row goes from 25 to 25")


# Rush hour


def test_a_round_is_told_as_a_whole() -> None:
    """RH-5"""
    state = rush_hour.position("14 40", "25 41", rows=("10 11 12 13", "20", "30"))
    found = parts(rush_hour.GAME, state, (0, "pick 14"), (1, "pick 25"))
    assert roles(found) == ["silent", "round"]
    told = ["0 14, 1 25", "0 14 to row 1 and takes 4 cards, 4 points, 1 25 to row 2"]
    assert sentences(rush_hour.GAME, found) == told
    assert notes(found) == [(0, "14 → ① +4"), (1, "25 → ②")]
    assert places(found) == ["1", "2"]


def test_a_choice_goes_on_with_its_round() -> None:
    state = rush_hour.position("A 40", "25 41", rows=("10", "20", "30"))
    found = parts(rush_hour.GAME, state, (0, "pick ambulance"), (1, "pick 25"), (0, "row 2"))
    assert roles(found) == ["silent", "round", "move"]
    assert sentences(rush_hour.GAME, found)[0] == "0 ambulance, 1 25"
    assert notes(found) == [(0, "✚ → ②"), (1, "25 → ②")]


def test_the_rows_are_the_situation() -> None:
    state = rush_hour.position("14 40", "25 41", rows=("10 11 12 13", "20", "30"))
    assert said(rush_hour.GAME.situation(state)[:2]) == (
        "row 1 ends with 13 (full, 4 points), row 2 ends with 20 (one place taken, one point)"
    )


# All games


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_turn_has_words_in_every_language(file: Path) -> None:
    game = GAMES[file.parent.name]
    for step in replay(load(file)):
        if step.action in step.before.signals(step.seat):
            continue
        part = game.turn_part(step.before, step.seat, step.action)
        told = [phrase for sentence in game.turn_sentences(part.clauses) for phrase in sentence]
        phrases = [*told, *(note.note for note in part.notes), *game.situation(step.after.sight(max(0, step.seat)))]
        for language in LANGUAGES:
            assert all(said([phrase], language) for phrase in phrases)
