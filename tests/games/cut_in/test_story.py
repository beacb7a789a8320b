"""Cut in! told in words: the phrases that the locales turn into sentences."""

import pytest

from seriatim.games.cut_in.rules import CutInState
from seriatim.kit.rng import Rng
from seriatim.phrase import Phrase
from seriatim.words import LANGUAGES, Words
from tests.games.cut_in.positions import GAME, play, position


def told(state: CutInState, seat: int, move: str) -> Phrase:
    return GAME.telling(state, seat, GAME.read_move(state, seat, move))


def test_opening_is_told_with_the_card_that_is_turned_up() -> None:
    """CI-3"""
    state = position((10, 40), (12, 41), stacks=((25, 26),))
    assert told(state, 0, "open") == Phrase("cut-in-opens", {"card": 25})


def test_before_it_is_turned_up_nobody_can_tell_the_card() -> None:
    """CI-9, ALL-6"""
    state = position((10, 40), (12, 41), stacks=((25, 26),))
    assert told(state.sight(0), 0, "open") == Phrase("cut-in-opens", {"card": 0})


def test_opening_from_hand_is_told_as_such() -> None:
    """CI-3"""
    assert told(position((10, 40), (12, 41)), 0, "open 10") == Phrase("cut-in-opens-from-hand", {"card": 10})


def test_a_card_is_told_with_its_side_and_the_end_it_goes_beyond() -> None:
    """CI-4"""
    state = position((10, 40), (12, 41), row=(15, 20))
    assert told(state, 0, "10") == Phrase("cut-in-lays", {"card": 10, "side": "left", "end": 15})
    assert told(state, 0, "40") == Phrase("cut-in-lays", {"card": 40, "side": "right", "end": 20})


def test_a_cut_is_told_with_its_cards_and_its_gap() -> None:
    """CI-5"""
    state = position((10, 40), (12, 13, 41), row=(15, 20))
    play(state, "10")
    assert told(state, 1, "cut 12") == Phrase("cut-in-cuts", {"cards": "12", "low": 10, "high": 15})
    assert told(state, 1, "cut 13 12") == Phrase("cut-in-cuts", {"cards": "12 13", "low": 10, "high": 15})


def test_letting_go_is_told_the_same_whatever_the_seat_holds() -> None:
    """CI-6, ALL-6"""
    for cutter in ((12, 13), (41, 42)):
        state = position((10, 40), cutter, row=(15, 20), left_out=(14,))
        play(state, "10")
        assert told(state, 1, "let go") == Phrase("cut-in-lets-go", {"low": 10, "high": 15})


def test_the_summary_is_the_row_the_passes_and_the_cards_left() -> None:
    state = position((10, 40), (12, 41), row=(15, 18, 20), stacks=((1, 2, 3),), passes=1)
    assert GAME.summary(state) == Phrase("cut-in-summary", {"row": "15 18 20", "passes": 1, "left": "5 2"})


def test_without_a_row_the_summary_says_so() -> None:
    state = position((10, 40), (12, 41), stacks=((1, 2, 3),))
    assert GAME.summary(state) == Phrase("cut-in-summary-without-row", {"left": "5 2"})


def test_the_ending_names_the_winner_and_what_everybody_is_left_with() -> None:
    """CI-10"""
    state = position((10, 40), (12,), (41, 42), row=(15, 20), stacks=((1, 2),))
    play(state, "10", "cut 12")
    assert GAME.ending(state) == Phrase("cut-in-out-of-cards", {"seat": 1, "left": "3 0 2", "lead": 2})


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_told_is_a_sentence_in_every_language(language: str) -> None:
    words = Words(language)
    state = GAME.deal(3, seed=1)
    said = []
    while not state.outcome():
        said.append(GAME.summary(state))
        seat = int(state.actors()[0])
        for action in state.actions(seat):
            said += [GAME.telling(state, seat, int(action)), GAME.telling(state.sight(seat), seat, int(action))]
        GAME.play(state, seat, int(GAME.habit().choose(state, seat, Rng(1, 2, 3, 4))))
    said += [
        GAME.ending(state),
        Phrase("cut-in"),
        Phrase("cut-in-not-a-move", {"text": "pass"}),
        Phrase("measure-rows"),
    ]
    assert all(words.say(phrase.key, phrase.values) for phrase in said)
    assert {phrase.key for phrase in said} >= {"cut-in-opens", "cut-in-cuts", "cut-in-lets-go", "cut-in-lays"}
