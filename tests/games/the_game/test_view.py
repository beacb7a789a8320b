"""The Game as a seat sees it, chooses in it, and learns from it."""

import msgspec
import pytest

from seriatim.games.the_game.view import Choice, Place, Signal
from seriatim.kit.state import SPECTATOR
from tests.games.the_game.positions import DECK, GAME, bidding, play, play_as, position

CARDS, PILES, REST, PLACE = 2 * 98, 2 * 4, 3, 15


def test_a_seat_sees_its_own_hand_in_order_and_the_size_of_the_others() -> None:
    """ALL-6"""
    state = position((60, 10, 30), (50, 51), (), deck=DECK)
    view = GAME.view(state.sight(0), 0)
    assert (view.seat, view.hand, view.hands) == (0, [10, 30, 60], None)
    assert view.places == [Place(3, False, None), Place(2, False, None), Place(0, False, None)]
    assert view.deck == 5


def test_a_spectator_sees_no_hand() -> None:
    """ALL-6"""
    view = GAME.view(position((60, 10), (50,), deck=DECK).sight(SPECTATOR), SPECTATOR)
    assert (view.seat, view.hand, view.hands) == (SPECTATOR, [], None)
    assert GAME.choices(position((60, 10), (50,), deck=DECK).sight(SPECTATOR), SPECTATOR) == []


def test_the_view_shows_the_turn_what_is_owed_and_whether_it_may_be_ended() -> None:
    state = position((10, 11, 12), (50, 51), deck=DECK)
    seen = GAME.view(state.sight(1), 1)
    assert (seen.turn, seen.owed, seen.may_end, seen.outcome, seen.cards_left) == (0, 2, False, "", 10)
    play(state, "10a", "11a")
    seen = GAME.view(state.sight(1), 1)
    assert (seen.turn, seen.owed, seen.may_end, seen.cards_left) == (0, 0, True, 8)


def test_the_view_of_the_bidding_has_nobody_on_turn_and_no_turn_to_end() -> None:
    view = GAME.view(bidding(2, 1).sight(0), 0)
    assert (view.turn, view.owed, view.may_end) == (None, 0, False)
    assert view.places == [Place(7, True, 1), Place(7, False, None)]


def test_the_view_names_burning_piles() -> None:
    state = position((10, 56), (50,), piles=(55, 44, 100, 100), due="a", lit="b", fire=True)
    assert [pile.fire for pile in GAME.view(state.sight(0), 0).piles] == ["due", "lit", "", ""]


def test_the_view_says_which_piles_are_empty() -> None:
    state = position((10, 56), (50,), piles=(1, 2, 99, 100))
    assert [pile.is_empty for pile in GAME.view(state.sight(0), 0).piles] == [True, False, False, True]
    assert GAME.view(state.sight(0), 0).may_end is False


def test_the_view_lists_the_signals_that_stand() -> None:
    state = position((10, 11), (50, 51))
    play_as(state, 1, "welcome d")
    play_as(state, 0, "keep-off b")
    assert GAME.view(state.sight(0), 0).said == [Signal(0, "b", "keep-off"), Signal(1, "d", "welcome")]


def test_after_the_end_the_view_opens_every_hand() -> None:
    """ALL-6"""
    state = position((51, 3), (31, 30), piles=(50, 50, 2, 2), deck=DECK)
    play(state, "51a")
    for looker in (0, 1, SPECTATOR):
        view = GAME.view(state.sight(looker), looker)
        assert view.hands == [[3], [30, 31]]
        assert (view.outcome, view.may_end, view.cards_left) == ("stuck", False, 8)
        assert GAME.choices(state.sight(looker), looker) == []


def test_a_view_is_json() -> None:
    view = GAME.view(position((10,), (50,)).sight(0), 0)
    assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def test_the_seat_on_turn_may_choose_its_cards_with_their_steps() -> None:
    state = position((20, 40), (55,), deck=DECK, piles=(30, 50, 30, 100))
    lays = [choice for choice in GAME.choices(state.sight(0), 0) if choice.kind == "lay"]
    assert [(choice.move, choice.card, choice.pile, choice.step) for choice in lays] == [
        ("20a", 20, "a", -10),
        ("20c", 20, "c", 10),
        ("20d", 20, "d", 80),
        ("40a", 40, "a", 10),
        ("40b", 40, "b", -10),
        ("40c", 40, "c", -10),
        ("40d", 40, "d", 60),
    ]


def test_the_end_of_the_turn_is_a_choice_once_it_may_be_ended() -> None:
    state = position((51, 52, 3), (60,), deck=DECK, piles=(50, 50, 2, 2))
    play(state, "51a", "52b")
    moves = [choice for choice in GAME.choices(state.sight(0), 0) if choice.kind != "signal"]
    assert moves == [Choice(GAME.parse("end"), "end", "end")]


def test_bids_and_signals_are_choices() -> None:
    state = bidding(2)
    play_as(state, 0, "welcome d")
    choices = GAME.choices(state.sight(0), 0)
    assert [choice.bid for choice in choices if choice.kind == "bid"] == [0, 1, 2, 3]
    signals = [(choice.pile, choice.word) for choice in choices if choice.kind == "signal"]
    assert signals[:3] == [("a", "keep-off"), ("a", "small-steps"), ("a", "welcome")]
    assert signals[-4:] == [("d", "take-back"), ("d", "keep-off"), ("d", "small-steps"), ("d", "welcome")]
    assert len(signals) == 13


def test_a_seat_out_of_turn_may_choose_signals_only() -> None:
    choices = GAME.choices(position((10,), (50,), deck=DECK).sight(1), 1)
    assert {choice.kind for choice in choices} == {"signal"}


@pytest.mark.parametrize("seat", [0, 1])
def test_every_choice_carries_the_action_that_its_move_names(seat: int) -> None:
    for state in (bidding(2), position((10, 11, 60), (50, 51), deck=DECK, owed=0)):
        choices = GAME.choices(state.sight(seat), seat)
        assert choices
        assert [GAME.parse(choice.move) for choice in choices] == [choice.action for choice in choices]


def test_a_choice_leaves_out_of_its_json_what_it_has_not() -> None:
    end = Choice(GAME.parse("end"), "end", "end")
    assert msgspec.json.encode(end) == b'{"action":392,"move":"end","kind":"end"}'


def test_an_observation_has_the_size_the_game_declares() -> None:
    assert GAME.observation_size == CARDS + PILES + REST + 5 * PLACE
    for seats in GAME.seat_counts:
        state = GAME.deal(seats, seed=1)
        for looker in (*range(seats), SPECTATOR):
            assert len(GAME.observe(state.sight(looker), looker)) == GAME.observation_size


def test_an_observation_tells_own_hand_and_laid_cards() -> None:
    state = position((10, 60), (50, 51), deck=DECK)
    seen = list(GAME.observe(state.sight(0), 0))
    assert {card + 2 for card in range(98) if seen[card] == 1.0} == {10, 60}
    unlaid = {card + 2 for card in range(98) if seen[98 + card] == 0.0}
    assert unlaid == {10, 60, 50, 51, *DECK}


def test_an_observation_tells_tops_and_fires() -> None:
    state = position((10, 56), (50,), piles=(55, 44, 90, 100), due="a", lit="b", fire=True)
    seen = list(GAME.observe(state.sight(0), 0))[CARDS : CARDS + PILES]
    assert seen == [0.55, 1.0, 0.44, 0.5, 0.9, 0.0, 1.0, 0.0]


def test_an_observation_tells_deck_minimum_and_debt() -> None:
    state = position((10, 11, 12, 13), (50,), deck=DECK, minimum=3)
    play(state, "10a")
    seen = list(GAME.observe(state.sight(0), 0))[CARDS + PILES : CARDS + PILES + REST]
    assert seen == [5 / 98, 1.0, 2 / 3]


def places(seen: list[float]) -> list[list[float]]:
    rest = seen[CARDS + PILES + REST :]
    return [rest[place * PLACE : (place + 1) * PLACE] for place in range(5)]


def test_an_observation_tells_every_seat_with_ones_own_first() -> None:
    state = position((10, 11), (50,), (60, 61, 62, 63), deck=DECK, turn=1)
    seen = places(list(GAME.observe(state.sight(1), 1)))
    assert [place[:3] for place in seen] == [
        [1 / 8, 1.0, 0.0],
        [4 / 8, 0.0, 0.0],
        [2 / 8, 0.0, 0.0],
        [0.0, 0.0, 0.0],
        [0.0, 0.0, 0.0],
    ]


def test_an_observation_of_a_spectator_counts_from_seat_0() -> None:
    state = position((10, 11), (50,), deck=DECK)
    seen = list(GAME.observe(state.sight(SPECTATOR), SPECTATOR))
    assert [place[0] for place in places(seen)] == [2 / 8, 1 / 8, 0.0, 0.0, 0.0]
    assert set(seen[:98]) == {0.0}


def test_an_observation_tells_own_bid_and_only_that_others_have_bid() -> None:
    """TG-4, ALL-6"""
    state = bidding(4, 3, 0, 2)
    assert [place[2] for place in places(list(GAME.observe(state.sight(0), 0)))] == [1.0, -1.0, -1.0, 0.0, 0.0]
    play_as(state, 3, "bid 1")
    assert [place[2] for place in places(list(GAME.observe(state.sight(0), 0)))] == [1.0, 0.25, 0.75, 0.5, 0.0]


def test_an_observation_tells_what_each_seat_has_said_of_each_pile() -> None:
    """TG-19"""
    state = position((10, 11), (50, 51), deck=DECK)
    play_as(state, 1, "keep-off a")
    play_as(state, 1, "welcome c")
    own, other, *_ = places(list(GAME.observe(state.sight(0), 0)))
    assert own[3:] == [0.0] * 12
    assert other[3:] == [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0]


def test_an_observation_keeps_within_one_on_either_side() -> None:
    extremes = [
        GAME.deal(1, {"minimum": 3}, seed=1),
        bidding(5, 3, 3, 0, 0),
        bidding(5, 3, 3, 3, 3, 3),
        position((99,), (2,), piles=(1, 1, 100, 100)),
        position((44, 54), (2,), piles=(77, 66, 55, 100), due="abc", fire=True),
    ]
    for state in extremes:
        for looker in (*range(state.seats), SPECTATOR):
            assert all(-1.0 <= number <= 1.0 for number in GAME.observe(state.sight(looker), looker))
