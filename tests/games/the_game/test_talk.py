"""The talk of The Game."""

import pytest

from seriatim.kit.state import NOBODY, SPECTATOR, TABLE
from tests.games.the_game.positions import DECK, GAME, bidding, play, play_as, position, refusal, said

SAYINGS = [f"{word} {pile}" for pile in "abcd" for word in ("keep-off", "small-steps", "welcome")]


def test_three_signals_are_on_offer_for_each_pile_and_none_names_a_number() -> None:
    """TG-19"""
    state = position((10, 11), (50, 51), deck=DECK)
    assert [GAME.format(signal) for signal in state.signals(0)] == SAYINGS
    assert not any(character.isdigit() for saying in SAYINGS for character in saying)


def test_signals_may_be_given_in_and_out_of_turn() -> None:
    """TG-19"""
    state = position((10, 11), (50, 51), (60,), deck=DECK, turn=1)
    for seat in range(3):
        play_as(state, seat, "keep-off a")
    assert said(state) == [(0, "a", "keep-off"), (1, "a", "keep-off"), (2, "a", "keep-off")]


def test_signals_may_be_given_while_bids_are_open() -> None:
    """TG-19, TG-4"""
    state = bidding(3, 2)
    play_as(state, 0, "small-steps b")
    play_as(state, 1, "welcome c")
    assert said(state) == [(0, "b", "small-steps"), (1, "c", "welcome")]
    assert list(state.actors()) == [1, 2]


def test_a_signal_changes_nobodys_turn_and_no_card() -> None:
    """TG-19"""
    state = position((10, 11, 12), (50, 51), deck=DECK)
    play(state, "10a")
    before = state.facts()
    play_as(state, 1, "keep-off a")
    play_as(state, 1, "take-back a")
    assert state.facts() == before


def test_everybody_hears_a_signal() -> None:
    """TG-19"""
    state = position((10, 11), (50, 51), deck=DECK)
    play_as(state, 1, "small-steps d")
    for looker in (0, 1, SPECTATOR):
        heard = GAME.view(state.sight(looker), looker).said
        assert [(signal.seat, signal.pile, signal.word) for signal in heard] == [(1, "d", "small-steps")]


def test_a_new_signal_replaces_the_one_of_its_speaker_and_pile() -> None:
    """TG-19"""
    state = position((10, 11), (50, 51), deck=DECK)
    for saying in ("keep-off a", "welcome b", "small-steps a"):
        play_as(state, 0, saying)
    play_as(state, 1, "welcome a")
    assert said(state) == [(0, "a", "small-steps"), (0, "b", "welcome"), (1, "a", "welcome")]


@pytest.mark.parametrize("saying", SAYINGS)
def test_a_signal_can_be_taken_back(saying: str) -> None:
    """TG-19"""
    state = position((10, 11), (50, 51), deck=DECK)
    before = state.facts()
    play_as(state, 1, saying)
    play_as(state, 1, f"take-back {saying[-1]}")
    assert state.facts() == before


def test_only_what_stands_can_be_taken_back() -> None:
    """TG-19, ALL-5"""
    state = position((10, 11), (50, 51), deck=DECK)
    play_as(state, 1, "welcome a")
    assert refusal(state, "take-back a", 1) is None
    assert refusal(state, "take-back b", 1) == "no-such-signal"
    assert refusal(state, "take-back a", 0) == "no-such-signal"


@pytest.mark.parametrize("saying", SAYINGS)
def test_giving_again_what_stands_is_allowed_and_changes_nothing(saying: str) -> None:
    """TG-19, ALL-5"""
    state = position((10, 11), (50, 51), deck=DECK)
    play_as(state, 0, saying)
    before = state.facts()
    assert refusal(state, saying, 0) is None
    play_as(state, 0, saying)
    assert state.facts() == before


def test_a_signal_stands_until_its_speakers_own_turn_ends() -> None:
    """TG-19"""
    state = position((10, 11), (50, 51), (60, 61))
    play_as(state, 1, "keep-off a")
    play(state, "10a", "end")
    assert said(state) == [(1, "a", "keep-off")]
    play(state, "50a")
    assert said(state) == [(1, "a", "keep-off")]
    play(state, "end")
    assert said(state) == []


def test_all_signals_of_a_seat_lapse_together_and_nobody_elses() -> None:
    """TG-19"""
    state = position((10, 11), (50, 51), (60, 61))
    for seat in (0, 2):
        for pile in "abcd":
            play_as(state, seat, f"welcome {pile}")
    play(state, "10a", "end")
    assert said(state) == [(2, pile, "welcome") for pile in "abcd"]


def test_a_signal_lapses_too_when_the_last_card_ends_the_turn() -> None:
    """TG-19, TG-8"""
    state = position((10,), (50, 51))
    play_as(state, 0, "keep-off b")
    play(state, "10a")
    assert said(state) == []


def test_a_signal_given_in_the_bidding_stands_into_the_play() -> None:
    """TG-19, TG-4"""
    state = bidding(2, 3)
    play_as(state, 1, "keep-off c")
    play_as(state, 1, "bid 0")
    assert state.turn == 0
    assert said(state) == [(1, "c", "keep-off")]


def test_a_seat_out_of_cards_gives_no_signal() -> None:
    """TG-19"""
    state = position((10,), (), (60, 61))
    assert list(state.signals(1)) == []
    assert refusal(state, "keep-off a", 1) == "no-such-signal"


def test_solo_has_no_signals() -> None:
    """TG-19"""
    state = GAME.deal(1, seed=1)
    assert list(state.signals(0)) == []
    for saying in (*SAYINGS, "take-back a"):
        assert refusal(state, saying) == "no-such-signal"


@pytest.mark.parametrize("outsider", [NOBODY, SPECTATOR, TABLE, 2, 99])
def test_only_seats_talk(outsider: int) -> None:
    """TG-19"""
    state = position((10, 11), (50, 51), deck=DECK)
    assert list(state.signals(outsider)) == []
    assert refusal(state, "keep-off a", outsider) == "no-such-signal"


def test_nothing_is_said_after_the_end() -> None:
    """TG-19, ALL-5"""
    state = position((10,), ())
    play(state, "10a")
    assert list(state.signals(0)) == []
    assert refusal(state, "keep-off a", 0) == "game-over"
