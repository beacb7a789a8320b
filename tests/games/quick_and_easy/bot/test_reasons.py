"""Why a move of Quick & Easy is made, in a sentence and in every language."""

from seriatim.games.quick_and_easy.rules import QuickAndEasyState
from seriatim.words import Words
from tests.games.quick_and_easy.positions import DECK, GAME, bidding, play_as, position


def why(state: QuickAndEasyState, move: str, seat: int = 0) -> str:
    phrase = GAME.reason(state.sight(seat), seat, GAME.parse(move))
    return Words("en").say(phrase.key, phrase.values)


def test_a_bid_tells_how_gladly_one_starts() -> None:
    """QE-3"""
    assert "close to an end" in why(bidding(2), "bid 3")
    assert "in the middle" in why(bidding(2), "bid 1")


def test_talk_helps_the_others() -> None:
    assert "the better they can plan" in why(position("r3 g7", "b1", deck=DECK), "red low")


def test_a_trick_is_a_reason_of_its_own() -> None:
    """QE-6"""
    state = position("r3", "b1", deck=DECK, up="r9", down="y2")
    assert why(state, "red 3 up") == "It turns the climbing pile ↑ back by 6: the reverse trick."


def test_what_must_be_needs_no_other_reason() -> None:
    assert why(position("g8 g3", "b1", deck=DECK, up="r7", down="y2"), "green 8 up") == "Nothing else can be laid."


def test_a_card_can_prepare_a_trick() -> None:
    """QE-6"""
    state = position("g8 g5", "b1", deck=DECK, up="r4", down="y2")
    assert "My other card has the same colour" in why(state, "green 8 up")


def test_a_partner_can_use_the_colour() -> None:
    """QE-10"""
    state = position("g8 b5", "g1 b1", deck=DECK, up="r4", down="y2")
    assert why(state, "green 8 up") == "Of all the cards I could lay, this one leaves the others most room."
    play_as(state, 1, "blue low")
    assert why(state, "green 8 up") == "Of all the cards I could lay, this one leaves the others most room."
    play_as(state, 1, "green low")
    assert why(state, "green 8 up") == "Seat 1 is next and says it holds green: it can lay on this colour."


def test_a_small_step_costs_little() -> None:
    state = position("g6 b9", "g1 b1", deck=DECK, up="r4", down="y2")
    assert why(state, "green 6 up") == "The climbing pile ↑ moves on by only 2."


def test_a_pile_can_be_left_to_a_partner() -> None:
    """QE-10"""
    state = position("g8 b9", "r1 v1", deck=DECK, up="r4", down="y2")
    play_as(state, 1, "leave-it down")
    assert why(state, "green 8 up") == "It leaves the falling pile ↓ to seat 1, who is next and speaks of it."


def test_a_seat_that_plays_on_alone_thinks_of_nobody() -> None:
    state = position("g8 b9", "", up="r4", down="y2")
    assert why(state, "green 8 up") == "Of all the cards I could lay, this one leaves the others most room."


def test_a_turn_is_ended_to_save_room_or_because_it_must() -> None:
    """QE-7"""
    saving = position("g8", "b1", deck=DECK, up="r4", down="y2", has_laid=True)
    assert why(saving, "end") == "A second card would take room that the others need."
    stuck = position("g3", "b1", deck=DECK, up="r4", down="y2", has_laid=True)
    assert why(stuck, "end") == "The other card fits neither pile."
