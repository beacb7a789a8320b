"""Traffic memo told in words: the phrases that the locales turn into sentences."""

import pytest

from seriatim.games.traffic_memo.rules import TrafficMemoState
from seriatim.phrase import Phrase
from seriatim.words import LANGUAGES, Words
from tests.games.traffic_memo.positions import GAME, play, position


def told(state: TrafficMemoState, move: str) -> Phrase:
    return GAME.telling(state, int(state.turn), GAME.parse(move))


def table(*moves: str) -> TrafficMemoState:
    state = position("9 10 11 40 41 P 30", wilds=True)
    play(state, *moves)
    return state


def test_a_card_that_fits_is_told_by_its_place_and_not_by_its_face() -> None:
    """TM-14"""
    assert told(table(), "3") == Phrase("traffic-memo-turns", {"row": 1, "column": 4})
    assert told(table("0"), "1") == Phrase("traffic-memo-turns", {"row": 1, "column": 2})


def test_places_are_counted_as_people_count_them() -> None:
    """TM-4: in rows of eight, from one."""
    state = GAME.deal(2, seed=1)
    found = [told(state, move).values for move in ("0", "7", "8", "10", "49")]
    assert [(values["row"], values["column"]) for values in found] == [(1, 1), (1, 8), (2, 1), (2, 3), (7, 2)]


def test_a_card_that_goes_back_is_never_named() -> None:
    """TM-14"""
    assert told(table("0"), "3") == Phrase("traffic-memo-turns-in-vain", {"row": 1, "column": 4})
    assert told(table("0", "5"), "3") == Phrase("traffic-memo-turns-in-vain", {"row": 1, "column": 4})


def test_with_a_misfit_the_run_that_is_taken_is_told() -> None:
    """TM-8, TM-14"""
    values: dict[str, int | str] = {"row": 1, "column": 4, "count": 3, "cards": "9 10 11"}
    assert told(table("1", "0", "2"), "3") == Phrase("traffic-memo-turns-misfit", values)


def test_a_taken_run_is_told_in_order_with_its_wilds_behind() -> None:
    """TM-6, TM-9"""
    assert told(table("1", "0"), "take") == Phrase("traffic-memo-takes", {"count": 2, "cards": "9 10"})
    values: dict[str, int | str] = {"row": 1, "column": 4, "count": 3, "cards": "10 11 🚓"}
    assert told(table("5", "2", "1"), "3") == Phrase("traffic-memo-turns-misfit", values)


def test_the_last_card_there_is_takes_the_run_with_it() -> None:
    """TM-8"""
    state = position("9 A 11", wilds=True)
    play(state, "0", "1")
    values: dict[str, int | str] = {"row": 1, "column": 3, "count": 3, "cards": "9 11 🚑"}
    assert told(state, "2") == Phrase("traffic-memo-turns-last", values)


def test_telling_changes_nothing() -> None:
    state = table("0", "1")
    before = state.facts()
    told(state, "take")
    assert state.facts() == before


def test_from_a_sight_an_unseen_card_is_told_by_its_place_alone() -> None:
    """ALL-6"""
    state = table("0").sight(1)
    assert told(state, "3") == Phrase("traffic-memo-turns", {"row": 1, "column": 4})
    state = table("0", "3")
    assert told(state.sight(1), "0") == told(state, "0")


def test_the_summary_counts_what_lies_and_what_is_taken() -> None:
    state = table("0", "1", "take")
    assert GAME.summary(state) == Phrase("traffic-memo-summary", {"lying": 5, "taken": "2 51"})


def test_the_ending_names_the_winners_and_their_count() -> None:
    """TM-12, TM-13"""
    state = position("9 10 40")
    play(state, "0", "1", "take")
    values: dict[str, int | str] = {"winners": "1", "most": 47, "lead": 45, "shared": "no"}
    assert GAME.ending(state) == Phrase("traffic-memo-no-run-left", values)
    state.ending = "nobody-takes"
    state.taken[0] = state.taken[1]
    values = {"winners": "0, 1", "most": 47, "lead": 0, "shared": "yes"}
    assert GAME.ending(state) == Phrase("traffic-memo-nobody-takes", values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_a_sentence_in_every_language(language: str) -> None:
    last = position("9 A 11", wilds=True)
    play(last, "0", "1")
    over = position("9 10 40")
    play(over, "0", "1", "take")
    phrases = [
        told(table(), "3"),
        told(table("0"), "3"),
        told(table("1", "0", "2"), "3"),
        told(table("1", "0"), "take"),
        told(last, "2"),
        GAME.summary(over),
        GAME.ending(over),
    ]
    sentences = {Words(language).say(phrase.key, phrase.values) for phrase in phrases}
    assert len(sentences) == len(phrases)
    assert Words(language).say(GAME.id)
