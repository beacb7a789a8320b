"""Why a move of Traffic memo is sensible, in words."""

from seriatim.games.traffic_memo.rules import TrafficMemoState
from seriatim.words import Words
from tests.games.traffic_memo.positions import GAME, play, position

NOTHING_NEW = "Everybody has seen this card: it shows the others nothing new."


def why(state: TrafficMemoState, move: str, language: str = "en") -> str:
    seat = int(state.turn)
    phrase = GAME.reason(state.sight(seat), seat, GAME.parse(move))
    return Words(language).say(phrase.key, phrase.values)


def test_why_a_first_card_is_turned_up() -> None:
    state = position("9 20 30 31", seen="0 1")
    assert why(state, "2") == "No run is known, so one of the 2 unseen cards may help."
    assert why(state, "0") == NOTHING_NEW
    assert why(position("9 20 10", seen="0 1 2"), "0") == "Here begins the longest run that has been shown."


def test_why_a_card_is_turned_up_beside_another() -> None:
    state = position("9 20 30 10 40", seen="1 3 4")
    play(state, "0")
    assert why(state, "3") == "This card has been shown before, and it fits."
    assert why(state, "1") == NOTHING_NEW
    assert why(state, "2") == "Nothing known fits, but the last unseen card may."


def test_why_a_pair_is_taken_or_made_longer() -> None:
    """TM-6, TM-8"""
    state = position("9 10 30 31", seen="0 1")
    play(state, "0", "1")
    assert why(state, "take") == "The run is safe, 2 cards, and stopping shows the others nothing new."
    assert why(state, "take", "cs") == "Řada je jistá, 2 karty, a\u00a0zastavení ostatním nic nového neukáže."
    assert "cannot be lost any more (TM-8), and one of the 2 unseen cards" in why(state, "2")


def test_a_pair_with_a_wild_is_not_safe() -> None:
    """TM-10"""
    state = position("9 P 30 31", seen="0 1", wilds=True)
    play(state, "0", "1")
    assert why(state, "2") == "Nothing known fits, but one of the 2 unseen cards may."
