"""Why a move of The Game is made, in a sentence."""

import pytest

from seriatim.games.the_game.rules import TheGameState
from seriatim.words import Words
from tests.games.the_game.positions import GAME, bidding, play_as, position

DECK = (93, 94)


def why(state: TheGameState, move: str, seat: int | None = None, language: str = "en") -> str:
    at = int(state.turn) if seat is None else seat
    phrase = GAME.reason(state.sight(at), at, GAME.parse(move))
    return Words(language).say(phrase.key, phrase.values)


def test_the_last_card_wins() -> None:
    """TG-10"""
    assert why(position((20,), (), piles=(18, 1, 100, 99)), "20a") == "The last card: with it the game is won."


def test_the_only_card_is_no_choice() -> None:
    assert why(position((60,), (50,), piles=(65, 59, 20, 30)), "60b") == "Nothing else can be laid."


def test_a_fire_is_covered() -> None:
    """TG-14"""
    state = position((20, 90, 21), (50,), deck=DECK, piles=(66, 19, 100, 99), due="a", fire=True)
    assert why(state, "90a") == "Pile a burns, and 90 covers the fire."


def test_a_pile_is_turned_back() -> None:
    """TG-7"""
    assert why(position((20, 40), (50,), deck=DECK, piles=(18, 30, 74, 90)), "20b") == "20 turns pile b back by ten."
    assert why(position((84, 40), (50,), deck=DECK, piles=(18, 30, 74, 90)), "84c") == "84 turns pile c back by ten."


def test_a_card_leads_to_a_trick() -> None:
    state = position((30, 20, 80, 70), (50,), deck=DECK, piles=(25, 78, 75, 99))
    assert why(state, "30a") == "After 30, 20 can turn pile a back by ten."
    assert why(state, "70c") == "After 70, 80 can turn pile c back by ten."


def test_the_step_is_the_smallest_there_is() -> None:
    state = position((20, 40), (50,), deck=DECK, piles=(18, 29, 74, 90))
    assert why(state, "20a") == "Pile a moves on by only 2: I have no smaller step."


def test_a_card_beyond_the_minimum_is_cheap() -> None:
    state = position((20, 40), (50,), deck=DECK, piles=(18, 29, 74, 90), owed=0)
    assert why(state, "20a") == "I could end my turn, but 20 moves pile a on by only 2."


@pytest.mark.parametrize("word", ["keep-off", "small-steps"])
def test_a_pile_is_left_to_a_partner_who_wants_it(word: str) -> None:
    """TG-19"""
    state = position((20, 60), (50,), (51,), deck=DECK, piles=(18, 1, 100, 64))
    play_as(state, 2, f"{word} a")
    assert why(state, "60d") == "Seat 2 wants pile a, so I leave it alone."


def test_no_pile_is_called_left_alone_that_is_laid_on() -> None:
    state = position((20, 25), (50,), deck=DECK, piles=(18, 40, 100, 99))
    play_as(state, 1, "keep-off a")
    assert why(state, "25a").startswith("A step of 7 on pile a")


def test_a_pile_is_kept_for_a_trick_of_ones_own() -> None:
    state = position((20, 31, 60), (50,), deck=DECK, piles=(30, 1, 100, 64))
    assert why(state, "60d") == "I leave pile a as it is: 20 can turn it back."


def test_a_fire_is_not_lit() -> None:
    """TG-13"""
    state = position((22, 60), (50,), deck=DECK, piles=(21, 1, 100, 64), fire=True)
    assert why(state, "60d") == "22 would light a fire on pile a."
    plain = position((22, 60), (50,), deck=DECK, piles=(21, 1, 100, 64))
    assert "fire" not in why(plain, "60d")


def test_a_partner_welcomes_the_card() -> None:
    """TG-19"""
    state = position((20, 60), (50,), (51,), deck=DECK, piles=(18, 1, 100, 64))
    play_as(state, 2, "welcome d")
    assert why(state, "60d") == "Seat 2 says that pile d is free."


def test_a_move_can_be_weighed_and_no_more() -> None:
    state = position((20, 60), (50,), deck=DECK, piles=(18, 1, 100, 64))
    assert why(state, "60d") == "A step of 4 on pile d, but it seems to cost least in the long run."


def test_the_turn_ends_where_nothing_fits() -> None:
    """TG-8"""
    assert why(position((50,), (51,), piles=(65, 70, 38, 30), owed=0), "end") == "None of my cards fits any more."


def test_the_turn_ends_before_a_long_step() -> None:
    """TG-8"""
    state = position((31, 60), (50,), deck=DECK, piles=(20, 95, 5, 6), owed=0)
    assert why(state, "end") == "The next step would be 11, on pile a: too much for now."


def test_the_turn_ends_for_a_partner_or_a_trick() -> None:
    """TG-8, TG-19"""
    state = position((22, 60), (50,), deck=DECK, piles=(20, 95, 5, 6), owed=0)
    play_as(state, 1, "keep-off a")
    assert why(state, "end") == "Seat 1 wants pile a, so I leave it alone."
    state = position((10, 60), (50,), deck=DECK, piles=(20, 95, 5, 6), owed=0)
    assert why(state, "end") == "I leave pile a as it is: 10 can turn it back."


@pytest.mark.parametrize(
    ("hand", "minimum", "bid", "reason"),
    [
        ((2, 3, 50, 51), 2, 3, "My first cards move the piles by only 2 in all."),
        ((2, 97, 50, 51), 2, 2, "My first cards move the piles by only 4 in all."),
        ((20, 80, 50, 51), 2, 1, "My first cards would move the piles by 39 in all: somebody else may start better."),
        ((5, 92, 90, 51), 3, 0, "My first cards would move the piles by 14 in all: somebody else may start better."),
    ],
)
def test_a_bid_tells_how_dear_the_first_turn_is(hand: tuple[int, ...], minimum: int, bid: int, reason: str) -> None:
    """TG-4, TG-6"""
    state = bidding(2, minimum=minimum)
    state.hands[0] = position(hand, ()).hands[0]
    assert why(state, f"bid {bid}", seat=0) == reason


@pytest.mark.parametrize(
    ("signal", "reason"),
    [
        ("keep-off b", "I hold a card that comes right next on pile b, or turns it back."),
        ("small-steps c", "I hold a card that is near to pile c."),
        ("welcome d", "None of my cards is near to pile d."),
        ("take-back a", "What I said about pile a is no longer true: none of my cards is near to it any more."),
    ],
)
def test_a_signal_says_what_the_convention_says(signal: str, reason: str) -> None:
    """TG-19"""
    assert why(position((20, 60), (50,), deck=DECK), signal, seat=1) == reason
