"""The guard stops every number and lets people talk (TG-19, QE-10)."""

import pytest

from seriatim.table.talk_guard import is_unreadable, number_in, tidied
from tests.table.talk_corpus import GUILTY, INNOCENT, SHADY


@pytest.mark.parametrize("language", INNOCENT)
def test_ordinary_talk_passes(language: str) -> None:
    """TG-19"""
    sentences = [line.strip() for line in INNOCENT[language].strip().splitlines()]
    assert len(sentences) > 30
    assert {sentence for sentence in sentences if number_in(sentence)} == SHADY[language]


@pytest.mark.parametrize("disguise", GUILTY)
def test_numbers_are_stopped_in_every_disguise(disguise: str) -> None:
    """TG-19, QE-10"""
    assert [text for text in GUILTY[disguise].split(";") if not number_in(text)] == []


@pytest.mark.parametrize("disguise", GUILTY)
def test_numbers_are_stopped_within_a_sentence(disguise: str) -> None:
    """TG-19"""
    texts = [f"hey, {text}, right?" for text in GUILTY[disguise].split(";")]
    assert [text for text in texts if not number_in(text)] == []


def test_what_was_found_is_named() -> None:
    assert number_in("I hold the Fifty, folks") == "fifty"
    assert number_in("and 37") == "3"
    assert number_in("so f-i-f-t-y it is") == "fifty"
    assert number_in("s e v e n") == "s e v e n"
    assert number_in("pile XIV") == "XIV"


def test_text_becomes_one_line() -> None:
    assert tidied("  hello \n\t there  ") == "hello there"
    assert tidied("e\u0301") == "é"
    assert tidied(" \n ") == ""


@pytest.mark.parametrize(
    "text",
    ["a\u202eb", "a\u2066b", "a\u200bb", "\ufeffa", "a\x07b", "a\ud800", "\u200d", "z\u0337\u0322\u0353\u0323\u0320"],
)
def test_what_cannot_be_shown_is_unreadable(text: str) -> None:
    assert is_unreadable(text)


@pytest.mark.parametrize("text", ["hello", "привіт", "👨‍👩‍👧 ❤️", "é", "ой, їжак", "?", "👍🏽"])
def test_what_can_be_shown_is_readable(text: str) -> None:
    assert not is_unreadable(text)


def test_a_long_word_is_stopped_at_any_trace_of_a_number() -> None:
    """No word may keep the guard busy, so those too long to be read as a whole are judged by their parts."""
    assert number_in("fifty" * 50 + "x")
    assert number_in("пять" * 60 + "щ")
    assert number_in("one" * 90) is None
    assert number_in("x" * 1000) is None
    assert number_in("два" * 8) == "два" * 8
    assert number_in("a " * 500) is None
