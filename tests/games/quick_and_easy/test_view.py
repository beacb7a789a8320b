"""Quick & Easy as a seat sees it, chooses in it, and learns from it."""

import msgspec
import pytest

from seriatim.games.quick_and_easy.view import Card, Choice, Held, Pile, Place, Signal, Word
from seriatim.kit.state import SPECTATOR
from tests.games.quick_and_easy.positions import DECK, GAME, bidding, cards, play, play_as, position

CARDS, TOPS, REST, PLACE = 3 * 50, 2 * 6, 3, 3 + 5 + 20 + 6


def test_a_seat_sees_its_own_hand_in_order_with_its_words_and_the_size_of_the_others() -> None:
    """ALL-6, QE-10"""
    state = position("g5 r3", "y4", "", deck=DECK, up="y2", down="r9")
    play_as(state, 0, "green middle")
    view = GAME.view(state.sight(0), 0)
    assert view.hand == [Held(Card("red", 3), ""), Held(Card("green", 5), "middle")]
    assert view.places == [Place(2, False, None), Place(1, False, None), Place(0, False, None)]
    assert (view.seat, view.deck, view.hands, view.professional) == (0, 5, None, False)


def test_a_spectator_sees_no_hand_and_has_no_choice() -> None:
    """ALL-6"""
    sight = position("g5 r3", "y4", deck=DECK).sight(SPECTATOR)
    view = GAME.view(sight, SPECTATOR)
    assert (view.seat, view.hand, view.hands) == (SPECTATOR, [], None)
    assert GAME.choices(sight, SPECTATOR) == []


def test_the_view_shows_the_piles_the_turn_and_whether_it_may_be_ended() -> None:
    state = position("r3 g5", "y4 y8", deck=DECK, up="y2", professional=False)
    view = GAME.view(state.sight(1), 1)
    assert view.piles == [Pile("up", True, Card("yellow", 2)), Pile("down", False, None)]
    assert (view.turn, view.may_end, view.outcome, view.cards_left) == (0, False, "", 9)
    play(state, "red 3 up")
    assert GAME.view(state.sight(1), 1).may_end is True


def test_the_view_of_the_bidding_has_nobody_on_turn_and_no_turn_to_end() -> None:
    view = GAME.view(bidding(2, 1, professional=True).sight(0), 0)
    assert (view.turn, view.may_end, view.professional) == (None, False, True)
    assert view.places == [Place(2, True, 1), Place(2, False, None)]


def test_the_view_lists_what_has_been_said_seat_by_seat() -> None:
    """QE-10"""
    state = position("r3 g5", "y8 y4", deck=DECK, up="y2", down="r9")
    play_as(state, 1, "other yellow high", "yellow low", "trick-here up")
    play_as(state, 0, "leave-it down", "green low")
    for looker in (0, 1, SPECTATOR):
        view = GAME.view(state.sight(looker), looker)
        assert view.words == [Word(0, "green", "low"), Word(1, "yellow", "low"), Word(1, "yellow", "high")]
        assert view.signals == [Signal(0, "down", "leave-it"), Signal(1, "up", "trick-here")]


def test_after_the_end_the_view_opens_every_hand() -> None:
    """ALL-6"""
    state = position("r9 g5", "b6 b4", deck=DECK, up="y8", down="y1")
    play(state, "red 9 up", "end")
    for looker in (0, 1, SPECTATOR):
        view = GAME.view(state.sight(looker), looker)
        assert view.hands == [[Card("green", 5), Card("violet", 6)], [Card("blue", 4), Card("blue", 6)]]
        assert (view.outcome, view.may_end, view.cards_left) == ("stuck", False, 8)
        assert GAME.choices(state.sight(looker), looker) == []


def test_a_view_is_json() -> None:
    state = position("r3 g5", "y8 y4", deck=DECK, up="y2", down="r9")
    play_as(state, 1, "yellow low", "trick-here up")
    view = GAME.view(state.sight(0), 0)
    assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def test_the_seat_on_turn_may_choose_its_cards_with_their_steps() -> None:
    state = position("r3 g5", "y8 y4", deck=DECK, up="r7", down="g2")
    lays = [choice for choice in GAME.choices(state.sight(0), 0) if choice.kind == "lay"]
    assert [(choice.move, choice.card, choice.pile, choice.step) for choice in lays] == [
        ("red 3 up", Card("red", 3), "up", -4),
        ("green 5 down", Card("green", 5), "down", -3),
    ]
    empty = GAME.choices(position("r3", "y8").sight(0), 0)
    assert [(choice.move, choice.step) for choice in empty if choice.kind == "lay"] == [
        ("red 3 up", 3),
        ("red 3 down", 8),
    ]


def test_the_end_of_the_turn_is_a_choice_once_a_card_is_laid() -> None:
    state = position("r9 b4", "r1 g4", deck=DECK, up="y8", down="g3")
    play(state, "red 9 up")
    moves = [choice for choice in GAME.choices(state.sight(0), 0) if choice.kind in ("lay", "end", "bid")]
    assert moves == [Choice(GAME.parse("end"), "end", "end")]


def test_bids_words_and_signals_are_choices_and_a_word_names_its_card() -> None:
    """QE-10"""
    state = bidding(2)
    choices = GAME.choices(state.sight(0), 0)
    assert [choice.bid for choice in choices if choice.kind == "bid"] == [0, 1, 2, 3]
    state = position("r3 g5", "y8 y4", deck=DECK, up="y2", down="r9")
    play_as(state, 1, "other yellow high")
    choices = GAME.choices(state.sight(1), 1)
    words = [
        (choice.move, choice.card and choice.card.number, choice.word) for choice in choices if choice.kind == "word"
    ]
    assert words[:2] == [("yellow low", 4, "low"), ("yellow middle", 4, "middle")]
    assert words[4:6] == [("take-back other yellow", 8, "take-back"), ("other yellow low", 8, "low")]
    signals = [(choice.pile, choice.word) for choice in choices if choice.kind == "signal"]
    assert signals == [
        ("up", "mine-next"),
        ("up", "leave-it"),
        ("up", "trick-here"),
        ("down", "mine-next"),
        ("down", "leave-it"),
    ]


@pytest.mark.parametrize("seat", [0, 1])
def test_every_choice_carries_the_action_that_its_move_names(seat: int) -> None:
    for state in (bidding(2), position("r3 g5", "y8 y4", deck=DECK, up="y2", down="r9", has_laid=True)):
        choices = GAME.choices(state.sight(seat), seat)
        assert choices
        assert [GAME.parse(choice.move) for choice in choices] == [choice.action for choice in choices]


def test_a_choice_leaves_out_of_its_json_what_it_has_not() -> None:
    end = Choice(GAME.parse("end"), "end", "end")
    assert msgspec.json.encode(end) == b'{"action":100,"move":"end","kind":"end"}'


def test_an_observation_has_the_size_the_game_declares() -> None:
    assert GAME.observation_size == CARDS + TOPS + REST + 5 * PLACE
    for seats in GAME.seat_counts:
        state = GAME.deal(seats, seed=1)
        for looker in (*range(seats), SPECTATOR):
            assert len(GAME.observe(state.sight(looker), looker)) == GAME.observation_size


def test_an_observation_tells_own_hand_own_words_and_laid_cards() -> None:
    state = position("r3 g5", "y8 y4", deck=DECK, up="y2", down="r9")
    play_as(state, 0, "green middle")
    seen = list(GAME.observe(state.sight(0), 0))
    assert [place + 1 for place in range(50) if seen[place]] == cards("r3 g5")
    assert [(place + 1, seen[50 + place]) for place in range(50) if seen[50 + place]] == [(cards("g5")[0], 0.5)]
    assert {place + 1 for place in range(50) if not seen[100 + place]} == set(cards(f"r3 g5 y8 y4 {DECK}"))


def test_an_observation_tells_the_tops() -> None:
    seen = list(GAME.observe(position("r3", "y8", up="g7").sight(0), 0))[CARDS : CARDS + TOPS]
    assert seen == [0.0, 0.0, 1.0, 0.0, 0.0, 0.7, *[0.0] * 6]


def test_an_observation_tells_deck_variant_and_whether_a_card_is_laid() -> None:
    state = position("r3 g5", "y8", deck=DECK, has_laid=True)
    assert list(GAME.observe(state.sight(0), 0))[CARDS + TOPS : CARDS + TOPS + REST] == [0.1, 0.0, 1.0]
    state = position("r3 g5", "y8", professional=True)
    assert list(GAME.observe(state.sight(0), 0))[CARDS + TOPS : CARDS + TOPS + REST] == [0.0, 1.0, 0.0]


def places(seen: list[float]) -> list[list[float]]:
    rest = seen[CARDS + TOPS + REST :]
    return [rest[place * PLACE : (place + 1) * PLACE] for place in range(5)]


def test_an_observation_tells_every_seat_with_ones_own_first() -> None:
    state = position("r3 g5", "y8", "b1 b2", deck=DECK, turn=1)
    seen = places(list(GAME.observe(state.sight(1), 1)))
    assert [place[:3] for place in seen] == [[0.5, 1.0, 0.0], [1.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0] * 3, [0.0] * 3]


def test_an_observation_of_a_spectator_counts_from_seat_0() -> None:
    state = position("r3 g5", "y8", deck=DECK)
    seen = list(GAME.observe(state.sight(SPECTATOR), SPECTATOR))
    assert [place[0] for place in places(seen)] == [1.0, 0.5, 0.0, 0.0, 0.0]
    assert set(seen[:100]) == {0.0}


def test_an_observation_tells_own_bid_and_only_that_others_have_bid() -> None:
    """QE-3, ALL-6"""
    state = bidding(4, 3, 0, 2)
    assert [place[2] for place in places(list(GAME.observe(state.sight(0), 0)))] == [1.0, -1.0, -1.0, 0.0, 0.0]
    play_as(state, 3, "bid 1")
    assert [place[2] for place in places(list(GAME.observe(state.sight(0), 0)))] == [1.0, 0.25, 0.75, 0.5, 0.0]


def test_an_observation_tells_what_is_known_and_what_has_been_said() -> None:
    """QE-10"""
    state = position("r3 g5", "y8 y4", deck=DECK, up="y2", down="r9")
    play_as(state, 1, "other yellow high", "trick-here up")
    own, other, *_ = places(list(GAME.observe(state.sight(0), 0)))
    assert set(own[3:]) == {0.0}
    assert other[3:8] == [0.0, 0.5, 0.0, 0.0, 0.0]
    words, signals = other[8:28], other[28:]
    assert [place for place, number in enumerate(words) if number] == [4 + 2]
    assert words[6] == 0.5
    assert signals == [0.0, 0.0, 1.0, 0.0, 0.0, 0.0]
    play_as(state, 1, "yellow high")
    assert places(list(GAME.observe(state.sight(0), 0)))[1][8:28][6] == 1.0
