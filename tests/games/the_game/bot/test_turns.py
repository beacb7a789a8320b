"""Whole turns of The Game that are worth a thought."""

import pytest

from seriatim.games.the_game.actions import END_TURN
from seriatim.games.the_game.bot.plays import cost_of_turn
from seriatim.games.the_game.bot.turns import EXTRA_STEP, MOST_CARDS, SHORTLIST, end_of, turns_worth_a_thought
from seriatim.games.the_game.rules import TheGameState
from seriatim.kit.policy import RandomPolicy, next_actor
from seriatim.kit.seed import rng_from
from tests.games.the_game.positions import GAME, play, position

DECK = (93, 94)


def turns(state: TheGameState) -> list[list[str]]:
    """The turns of whoever is on turn, the cheapest first."""
    found = turns_worth_a_thought(state.sight(state.turn), state.turn)
    return [[GAME.format(action) for action in turn] for turn in found]


def cards(turn: list[str]) -> int:
    return len([move for move in turn if move != "end"])


def positions_by_chance(seats: int, fire: bool) -> list[TheGameState]:
    """Every fourth position of a game between players without a plan."""
    state, rng, met = GAME.deal(seats, {"fire": fire, "starter": "first"}, seed=f"turns/{seats}"), rng_from("turns"), []
    while not state.outcome():
        met.append(state.copy())
        seat = next_actor(state, rng)
        state.apply(seat, RandomPolicy().choose(state, seat, rng))
    return met[::4]


@pytest.mark.parametrize("fire", [False, True])
@pytest.mark.parametrize("seats", [1, 3])
def test_every_turn_can_be_made_and_is_finished(seats: int, fire: bool) -> None:
    """ALL-5"""
    for state in positions_by_chance(seats, fire):
        for turn in turns_worth_a_thought(state.sight(state.turn), state.turn):
            after = state.copy()
            for action in turn:
                assert not after.outcome()
                GAME.play(after, int(state.turn), int(action))
            assert turn[-1] == END_TURN or after.turn != state.turn or after.outcome() or seats == 1


@pytest.mark.parametrize("seats", [1, 3])
def test_the_cheapest_turns_come_first_and_are_not_many(seats: int) -> None:
    for state in positions_by_chance(seats, fire=False):
        found = turns_worth_a_thought(state.sight(state.turn), state.turn)
        costs = [cost_of_turn(state, state.turn, turn) for turn in found]
        assert costs == sorted(costs)
        assert len(found) <= SHORTLIST


def test_the_same_cards_in_another_order_are_not_another_turn() -> None:
    found = [sorted(turn) for turn in turns(position((20, 60), (50,), deck=DECK, piles=(18, 80, 99, 64)))]
    assert found[0] == ["20a", "60d"]
    assert found.count(["20a", "60d"]) == 1


def test_turns_come_to_the_same_end_if_piles_and_hand_are_the_same() -> None:
    one, same, other = (position((20, 22, 60), (50,), deck=DECK, piles=(18, 80, 99, 64)) for _ in range(3))
    play(one, "20a", "60d")
    play(same, "60d", "20a")
    play(other, "22a", "60d")
    assert end_of(one) == end_of(same) != end_of(other)


def test_a_card_passed_over_makes_another_end_than_a_card_laid() -> None:
    over, laid = (position((20, 22, 60), (50,), deck=DECK, piles=(18, 80, 99, 64)) for _ in range(2))
    play(over, "22a")
    play(laid, "20a", "22a")
    assert end_of(over) != end_of(laid)


def test_a_pair_is_laid_in_one_turn() -> None:
    """TG-7"""
    assert turns(position((30, 20, 60), (50,), deck=DECK, piles=(25, 80, 100, 63)))[0][:2] == ["30a", "20a"]


def test_a_chain_of_tricks_with_the_cards_between_them_is_one_turn() -> None:
    found = turns(position((30, 20, 22, 12), (50,), deck=DECK, piles=(25, 80, 100, 99)))
    assert ["30a", "20a", "22a", "12a"] in found


def test_no_turn_lays_fewer_cards_than_are_owed() -> None:
    """TG-6"""
    state = position((10, 23, 60, 45), (50,), deck=DECK, piles=(9, 22, 61, 98), minimum=3)
    assert all(cards(turn) >= 3 for turn in turns(state))
    assert sorted(turns(state)[0]) == ["10a", "23b", "60c", "end"]


def test_a_card_beyond_the_minimum_makes_a_small_step_while_there_is_a_deck() -> None:
    top = 20
    near = position((top + EXTRA_STEP, 60), (50,), deck=DECK, piles=(top, 98, 2, 3), owed=0)
    far = position((top + EXTRA_STEP + 1, 60), (50,), deck=DECK, piles=(top, 98, 2, 3), owed=0)
    last = position((top + EXTRA_STEP + 1, 60), (50,), piles=(top, 98, 2, 3), owed=0)
    assert [max(cards(turn) for turn in turns(state)) for state in (near, far, last)] == [1, 0, 2]


def test_a_hand_that_is_laid_whole_needs_no_end_of_turn() -> None:
    """TG-8"""
    assert ["20a", "22a"] in turns(position((20, 22), (50,), piles=(18, 80, 100, 99)))


def test_a_turn_that_leaves_a_due_fire_uncovered_is_none() -> None:
    """TG-14, TG-17"""
    state = position((30, 90), (50,), deck=DECK, piles=(22, 80, 99, 98), due="a", fire=True)
    assert all("30a" in turn or "90a" in turn for turn in turns(state))
    assert turns(position((30,), (50,), piles=(22, 80, 99, 98), due="a", fire=True)) == [["30a"]]


def test_a_due_fire_is_covered_by_any_step_beyond_the_minimum() -> None:
    state = position((90, 60), (50,), deck=DECK, piles=(22, 85, 2, 3), due="a", fire=True, owed=0)
    assert ["60a", "end"] in turns(state)


def test_solo_other_piles_wait_for_the_burning_one() -> None:
    """TG-16"""
    state = position((30, 90, 60), deck=DECK, piles=(22, 80, 99, 98), due="a", fire=True)
    assert {turn[0][-1] for turn in turns(state)} == {"a"}


def test_who_cannot_finish_the_turn_has_no_turn() -> None:
    """TG-11"""
    assert turns(position((99, 50), (51,), deck=(2, 3), piles=(98, 95, 30, 20))) == []


def test_a_long_turn_is_thought_through_in_parts() -> None:
    state = position(tuple(range(20, 36, 2)), piles=(18, 98, 2, 3))
    assert max(cards(turn) for turn in turns(state)) == MOST_CARDS
