"""Quick & Easy told in words: the phrases that the locales turn into sentences."""

import pytest

from seriatim.games.quick_and_easy.rules import QuickAndEasyState
from seriatim.phrase import Phrase, phrase_by_seat
from seriatim.words import LANGUAGES, Words
from tests.games.quick_and_easy.positions import DECK, GAME, bidding, play, position

Values = dict[str, int | str]


def told(state: QuickAndEasyState, seat: int, move: str) -> Phrase:
    return GAME.telling(state, seat, GAME.parse(move))


def table() -> QuickAndEasyState:
    return position("r3 g5", "y8 y4", deck=DECK, up="r7", down="b6")


def test_a_card_is_told_with_its_pile_and_the_top_it_leaves_behind() -> None:
    values: Values = {"colour": "green", "number": 5, "pile": "down", "arrow": "↓", "top-colour": "blue", "top": 6}
    assert told(table(), 0, "green 5 down") == Phrase("quick-and-easy-lays", values)


def test_a_card_on_an_empty_pile_is_told_as_such() -> None:
    values: Values = {"colour": "red", "number": 3, "pile": "up", "arrow": "↑", "top-colour": "none", "top": 0}
    assert told(position("r3", "g5"), 0, "red 3 up") == Phrase("quick-and-easy-lays", values)


def test_a_card_that_only_its_colour_lets_lie_is_told_as_a_trick() -> None:
    """QE-6"""
    values: Values = {"colour": "red", "number": 3, "pile": "up", "arrow": "↑", "top-colour": "red", "top": 7}
    assert told(table(), 0, "red 3 up") == Phrase("quick-and-easy-turns-back", values)
    onwards = position("r9 g5", "y8 y4", deck=DECK, up="r7", down="b6")
    assert told(onwards, 0, "red 9 up").key == "quick-and-easy-lays"


def test_the_end_of_a_turn_tells_how_many_cards_are_drawn() -> None:
    state = table()
    play(state, "red 3 up")
    assert told(state, 0, "end") == Phrase("quick-and-easy-ends-turn", {"drawn": 1})
    empty = position("r3 g5", "y8 y4", up="r7", down="b6")
    play(empty, "red 3 up")
    assert told(empty, 0, "end") == Phrase("quick-and-easy-ends-turn", {"drawn": 0})


def test_bids_are_told() -> None:
    assert told(bidding(2), 1, "bid 3") == Phrase("quick-and-easy-bids", {"bid": 3})


def test_the_last_bid_tells_them_all() -> None:
    """QE-3"""
    opened = phrase_by_seat("quick-and-easy-opens-bids", {"bid": 1}, {"bids": [(0, 2), (1, 1), (2, 0)]})
    assert told(bidding(3, 2, None, 0), 1, "bid 1") == opened


@pytest.mark.parametrize("word", ["low", "middle", "high", "held"])
def test_of_a_word_everybody_is_told_the_colour_and_not_which_card(word: str) -> None:
    """QE-10"""
    phrase = Phrase(f"quick-and-easy-says-{word}", {"colour": "yellow"})
    assert told(table(), 1, f"yellow {word}") == told(table(), 1, f"other yellow {word}") == phrase


def test_what_is_taken_back_is_told() -> None:
    """QE-10"""
    word = Phrase("quick-and-easy-takes-back-word", {"colour": "yellow"})
    assert told(table(), 1, "take-back yellow") == told(table(), 1, "take-back other yellow") == word
    signal = Phrase("quick-and-easy-takes-back-signal", {"pile": "up", "arrow": "↑"})
    assert told(table(), 1, "take-back up") == signal


@pytest.mark.parametrize("word", ["mine-next", "leave-it", "trick-here"])
def test_each_signal_of_a_pile_has_a_sentence_of_its_own(word: str) -> None:
    phrase = Phrase(f"quick-and-easy-says-{word}", {"pile": "down", "arrow": "↓"})
    assert told(table(), 1, f"{word} down") == phrase


def test_the_summary_names_the_tops_and_what_is_to_come() -> None:
    values: Values = {"up-colour": "red", "up": 7, "down-colour": "none", "down": 0, "deck": 5, "left": 9}
    assert GAME.summary(position("r3 g5", "y8 y4", deck=DECK, up="r7")) == Phrase("quick-and-easy-summary", values)


def test_the_ending_names_what_ended_it_and_what_is_left() -> None:
    """QE-8"""
    won = position("r3", "", up="y2", down="y9")
    play(won, "red 3 up")
    assert GAME.ending(won) == Phrase("quick-and-easy-all-laid", {"left": 0})
    stuck = position("r9 g5", "b4", up="y8", down="y1")
    play(stuck, "red 9 up", "end")
    assert GAME.ending(stuck) == Phrase("quick-and-easy-stuck", {"left": 2, "seat": 1})


def test_nothing_told_of_a_move_needs_more_than_its_sight() -> None:
    """ALL-6"""
    state = table()
    for move in ("red 3 up", "end", "red low", "trick-here up"):
        assert told(state, 0, move) == told(state.sight(1), 0, move)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_a_sentence_in_every_language(language: str) -> None:
    state, over, won = table(), position("r9 g5", "b4", up="y8", down="y1"), position("r3", "")
    play(over, "red 9 up", "end")
    play(won, "red 3 up")
    phrases = [GAME.telling(state, 1, code) for code in range(GAME.action_count)]
    phrases += [GAME.telling(position("r3", "g5"), 0, code) for code in range(100)]
    phrases += [
        GAME.summary(state),
        GAME.summary(won),
        GAME.summary(position("r3", "g5")),
        GAME.ending(over),
        GAME.ending(won),
    ]
    sentences = {Words(language).say(phrase.key, phrase.values) for phrase in phrases}
    assert len(sentences) > 150
    assert Words(language).say(GAME.id)
