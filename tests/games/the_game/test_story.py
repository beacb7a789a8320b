"""The Game told in words: the phrases that the locales turn into sentences."""

import pytest

from seriatim.games.the_game.rules import TheGameState
from seriatim.phrase import Phrase, phrase_by_seat
from seriatim.words import LANGUAGES, Words
from tests.games.the_game.positions import DECK, GAME, bidding, play, position


def told(state: TheGameState, seat: int, move: str) -> Phrase:
    return GAME.telling(state, seat, GAME.parse(move))


def laid(card: int, pile: str, top: int, arrow: str, fire: str = "no") -> dict[str, int | str]:
    return {"card": card, "pile": pile, "top": top, "arrow": arrow, "fire": fire}


def test_a_card_is_told_with_its_pile_and_the_top_it_leaves_behind() -> None:
    state = position((37, 60), (50,), piles=(30, 1, 70, 100))
    assert told(state, 0, "37a") == Phrase("the-game-lays", laid(37, "a", 30, "↑"))
    assert told(state, 0, "60c") == Phrase("the-game-lays", laid(60, "c", 70, "↓"))


def test_a_step_back_is_told_as_one() -> None:
    state = position((20, 80), (50,), piles=(30, 1, 70, 100))
    assert told(state, 0, "20a") == Phrase("the-game-turns-back", laid(20, "a", 30, "↑"))
    assert told(state, 0, "80c") == Phrase("the-game-turns-back", laid(80, "c", 70, "↓"))


@pytest.mark.parametrize(("fire", "word"), [(True, "yes"), (False, "no")])
def test_a_fire_card_is_told_as_burning_only_where_fire_is_played(fire: bool, word: str) -> None:
    state = position((44, 45), (50,), fire=fire)
    assert told(state, 0, "44b").values == laid(44, "b", 1, "↑", word)
    assert told(state, 0, "45b").values == laid(45, "b", 1, "↑", "no")


def test_the_end_of_a_turn_tells_how_many_cards_are_drawn() -> None:
    state = position((10, 11, 12), (50,), deck=(90, 91, 92, 93, 94, 95))
    play(state, "10a", "11a")
    assert told(state, 0, "end") == Phrase("the-game-ends-turn", {"drawn": 6})


def test_the_end_of_a_turn_draws_no_more_than_the_deck_holds() -> None:
    state = position((10, 11, 12), (50,), deck=(90,))
    play(state, "10a", "11a")
    assert told(state, 0, "end") == Phrase("the-game-ends-turn", {"drawn": 1})


def test_bids_are_told() -> None:
    assert told(bidding(2), 1, "bid 3") == Phrase("the-game-bids", {"bid": 3})


def test_the_last_bid_tells_them_all() -> None:
    """TG-4"""
    opened = phrase_by_seat("the-game-opens-bids", {"bid": 1}, {"bids": [(0, 2), (1, 1), (2, 0)]})
    assert told(bidding(3, 2, None, 0), 1, "bid 1") == opened


@pytest.mark.parametrize("word", ["keep-off", "small-steps", "welcome", "take-back"])
def test_each_word_has_a_sentence_of_its_own(word: str) -> None:
    state = position((10, 11), (50,))
    assert told(state, 0, f"{word} c") == Phrase(f"the-game-says-{word}", {"pile": "c"})


def test_the_summary_names_the_tops_and_what_is_to_come() -> None:
    state = position((10, 11), (50,), deck=DECK, piles=(30, 1, 70, 100))
    values = {"a": 30, "b": 1, "c": 70, "d": 100, "deck": 5, "left": 8}
    assert GAME.summary(state) == Phrase("the-game-summary", values)


def test_the_ending_names_what_ended_it_and_its_grade() -> None:
    won = position((10,), ())
    play(won, "10a")
    assert GAME.ending(won) == Phrase("the-game-all-laid", {"left": 0, "grade": "won"})
    stuck = position((51, 3), (30,), piles=(50, 50, 2, 2), deck=DECK)
    play(stuck, "51a")
    assert GAME.ending(stuck) == Phrase("the-game-stuck", {"left": 7, "seat": 0, "owed": 1, "grade": "excellent"})
    burnt = position((50, 3), (30,), piles=(44, 1, 2, 2), deck=range(90, 100), due="a", fire=True)
    play(burnt, "50b")
    assert GAME.ending(burnt) == Phrase("the-game-burnt", {"left": 12, "seat": 0})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_burnt_game_is_not_praised_however_few_cards_are_left(language: str) -> None:
    """TG-12"""
    burnt = position((50, 3), (30,), piles=(44, 1, 2, 2), deck=range(90, 93), due="a", fire=True)
    play(burnt, "50b")
    few, many = GAME.ending(burnt), Phrase("the-game-burnt", {"left": 25, "seat": 0})
    assert few == Phrase("the-game-burnt", {"left": 5, "seat": 0})
    words = Words(language)
    told = {words.say(phrase.key, phrase.values).split("(")[1] for phrase in (few, many)}
    assert told == {"TG-12, TG-17)."}
    praise = {"en": "excellent", "uk": "прекрасний", "ru": "великолепный", "cs": "výborný"}
    assert praise[language] in words.say("the-game-stuck", {"left": 5, "seat": 0, "owed": 1, "grade": "excellent"})
    assert praise[language] not in words.say(few.key, few.values)


def test_nothing_told_of_a_move_needs_more_than_its_sight() -> None:
    """ALL-6"""
    state = position((44, 10, 11), (50,), deck=DECK, fire=True)
    for move in ("44a", "end", "keep-off a"):
        assert told(state, 0, move) == told(state.sight(1), 0, move)
