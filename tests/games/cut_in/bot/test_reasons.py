"""Why a move of Cut in! is sensible, in words."""

from seriatim.games.cut_in.rules import CutInState
from seriatim.words import Words
from tests.games.cut_in.positions import GAME, actor, play, position


def why(state: CutInState, move: str, language: str = "en") -> str:
    seat = actor(state)
    phrase = GAME.reason(state.sight(seat), seat, GAME.read_move(state, seat, move))
    return Words(language).say(phrase.key, phrase.values)


def test_why_a_card_is_laid() -> None:
    """12, 13 and 14 are unseen, 17 is held, and everything above 20 has been laid."""
    state = position((10, 13, 17, 40), (11, 12, 14), row=(15, 20))
    assert why(state, "10") == "3 unseen cards could cut in behind 10."
    assert why(state, "13") == "One unseen card could cut in behind 13."
    assert why(state, "40") == "Nobody can cut in behind 40: all the cards in between have been seen."
    assert why(state, "10", "uk") == "Після 10 можуть підрізати 3 ще не показані карти."


def test_the_only_card_must_be_laid() -> None:
    """CI-4"""
    state = position((10, 17), (11, 12), row=(15, 20))
    assert why(state, "10") == "10 is the only card that can be laid, and whoever can lay must (CI-4)."


def test_the_last_card_wins() -> None:
    """CI-10"""
    assert why(position((10,), (11, 12), row=(15, 20)), "10") == "10 is the last card: this wins (CI-10)."


def test_why_somebody_cuts_in_or_lets_go() -> None:
    state = position((10, 40), (11, 12, 30), row=(15, 20))
    play(state, "10")
    assert why(state, "cut 11 12") == "Cutting in gets rid of 2 cards and wins the turn."
    assert why(state, "cut 12") == "Cutting in gets rid of one card and wins the turn."
    assert why(state, "let go") == "A card would fit, but the turn would bring too little now."
    state = position((10, 40), (30, 31), row=(15, 20))
    play(state, "10")
    assert why(state, "let go") == "No card in hand fits into the gap."


def test_why_a_row_is_opened() -> None:
    """CI-3"""
    stacked, bare = position((10, 40), (30,), stacks=((5,),)), position((10, 40), (30,))
    assert why(stacked, "open") == "There is no row: the top card of the stack opens one (CI-3)."
    assert why(bare, "open 10") == "The stack is empty, and 10 leaves good cards to go on with (CI-3)."
