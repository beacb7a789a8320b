"""The Game alone: the ends of a turn, the last cards, and how the game stands."""

from collections.abc import Iterable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.the_game.bot.endgame import Finish
from seriatim.games.the_game.bot.habit import TheGameHabit
from seriatim.games.the_game.bot.outlook import MIRROR, Outlook, chance
from seriatim.games.the_game.bot.solo import (
    FEW,
    Prospects,
    end_value,
    first_of,
    is_judged,
    turns_alone,
    worth_before_turn,
)
from seriatim.games.the_game.bot.turn_ends import Endings, top_of, tops_of
from seriatim.games.the_game.bot.weights import learned_weights
from seriatim.games.the_game.piles import PILE_COUNT
from seriatim.games.the_game.rules import TheGameState
from seriatim.kit.rng import Rng
from tests.games.the_game.positions import GAME, in_the_middle, position

MANY = tuple(range(30, 50))
LAST = tuple(range(86, 96))


def turns_of(state: TheGameState) -> list[str]:
    found = Endings(state)
    ended = [place for place in range(len(found.tops)) if found.may_end(place)]
    return [" ".join(GAME.format(action) for action in found.turn(place)) for place in ended]


def best_turns(state: TheGameState) -> list[str]:
    return [" ".join(GAME.format(action) for action in turn) for turn in turns_alone(state.sight(0))]


def least(hand: tuple[int, ...], piles: tuple[int, ...], patience: int = 20_000) -> int:
    state = position(hand, piles=piles)
    return int(Finish(state.piles, state.hands[0], patience).least)


# The ends of a turn


def test_a_turn_ends_when_the_minimum_is_laid_or_goes_on_in_small_steps() -> None:
    """TG-6"""
    found = turns_of(position((10, 12, 40), deck=MANY[:9], piles=(9, 98, 5, 4)))
    assert found == ["10a 12a end"]
    found = turns_of(position((10, 12, 19), deck=MANY[:9], piles=(9, 98, 5, 4)))
    assert found == ["10a 12a end", "10a 12a 19a"]


def test_a_pile_is_turned_back_by_the_card_ten_behind_or_by_a_pair() -> None:
    """TG-7"""
    found = turns_of(position((20, 40, 50, 70), deck=LAST, piles=(30, 98, 2, 3)))
    assert "20a 40a end" in found
    assert "50a 40a end" in found
    found = turns_of(position((20, 60, 70, 33), deck=LAST, piles=(98, 97, 71, 2)))
    assert "60c 70c end" in found


def test_ways_to_the_same_end_are_one() -> None:
    found = Endings(position((10, 12, 20, 81, 91, 95), deck=MANY, piles=(9, 11, 92, 96)))
    ends = list(zip(found.tops, found.kept, strict=True))
    assert len(ends) > 50
    assert len(ends) == len(set(ends))


def test_a_turn_that_owes_nothing_may_end_at_once() -> None:
    """TG-8"""
    state = position((40,), deck=MANY[:9], piles=(9, 8, 91, 92), owed=0)
    assert turns_of(state) == ["end"]


# The last cards


@pytest.mark.parametrize(
    ("hand", "piles", "left"),
    [
        ((), (1, 1, 100, 100), 0),
        ((50,), (60, 60, 40, 40), 0),
        ((50,), (61, 61, 39, 39), 1),
        ((55, 58), (50, 99, 60, 2), 0),
        ((20, 31, 30), (21, 99, 2, 2), 0),
        ((52, 70, 51), (69, 99, 42, 2), 0),
        ((40, 45, 50), (99, 99, 41, 2), 0),
        ((40, 45, 49), (99, 99, 41, 2), 2),
    ],
)
def test_the_last_cards_are_laid_as_far_as_they_go(hand: tuple[int, ...], piles: tuple[int, ...], left: int) -> None:
    assert least(hand, piles) == left


def test_the_search_for_an_order_ends_when_patience_does() -> None:
    assert least((30, 20, 25, 24, 98), (1, 99, 2, 2), 2) > 0


def test_with_an_empty_deck_the_whole_order_is_one_turn() -> None:
    """TG-9"""
    state = position((52, 70, 51), piles=(69, 99, 42, 2))
    (order,) = best_turns(state)
    for move in order.split():
        GAME.play(state, 0, GAME.parse(move))
    assert state.outcome() == "all-laid"


def test_who_can_lay_nothing_more_ends_the_turn() -> None:
    """TG-8"""
    state = position((50,), piles=(61, 61, 39, 39), owed=0)
    assert best_turns(state) == []
    found = TheGameHabit(talking=False).candidates(state.sight(0), 0, Rng(1, 2, 3, 4))
    assert [[GAME.format(action) for action in turn] for turn in found] == [["end"]]


# How the game stands


@pytest.mark.parametrize(
    ("options", "seats", "judged"),
    [
        ({}, 1, True),
        ({}, 2, False),
        ({"fire": True}, 1, False),
        ({"minimum": 3}, 1, False),
        ({"smaller_hand": True}, 1, False),
    ],
)
def test_only_the_usual_game_alone_is_judged(options: dict[str, bool | int | str], seats: int, judged: bool) -> None:
    assert is_judged(GAME.deal(seats, options, seed=1)) == judged


def mirrored(cards: Iterable[int]) -> list[int]:
    return [MIRROR - card for card in cards]


def best_chances(state: TheGameState) -> list[float]:
    return sorted(Prospects(state, learned_weights(), FEW, 100).chances)


@pytest.mark.parametrize("turns", [1, 14])
def test_a_game_stands_as_well_in_the_mirror(turns: int) -> None:
    state = in_the_middle("mirror", turns)
    other = position(mirrored(state.hands[0]), deck=mirrored(state.deck), piles=mirrored(state.piles)[::-1])
    prospects, outlook = Prospects(state, learned_weights(), 4, 100), Outlook(other, learned_weights())
    for place, there in zip(prospects.places, prospects.chances, strict=True):
        piles = vec[i64](mirrored(top_of(prospects.endings.tops[place], pile) for pile in reversed(range(PILE_COUNT))))
        cards = vec[i64](mirrored(prospects.endings.cards_kept(place)))
        assert chance(outlook.of(tops_of(piles), cards)) == pytest.approx(there)


def test_the_same_game_stands_the_worse_the_farther_its_piles_have_come() -> None:
    def verdict(*piles: int) -> float:
        state = position((50, 57, 64, 71, 78, 24), deck=MANY, piles=piles)
        return Outlook(state, learned_weights()).of(tops_of(state.piles), state.hands[0])

    assert verdict(10, 15, 90, 85) > verdict(51, 52, 61, 62)


def test_tops_are_kept_in_one_number() -> None:
    state = position((50,), piles=(1, 99, 100, 2))
    assert [top_of(tops_of(state.piles), pile) for pile in range(PILE_COUNT)] == [1, 99, 100, 2]


def test_a_win_is_worth_all_and_a_chance_is_between() -> None:
    assert end_value(0) == 1.0 > end_value(1) > end_value(2) > 0.0
    assert chance(-1e9) == pytest.approx(0.0)
    assert chance(0.0) == 0.5


def test_a_turn_that_draws_the_last_cards_and_wins_is_the_only_one_worth_a_thought() -> None:
    state = position((20, 21, 60, 70, 80, 81, 82, 83), deck=(84, 85), piles=(19, 59, 99, 98))
    best = best_turns(state)
    assert len(best) == 1
    for move in best[0].split():
        GAME.play(state, 0, GAME.parse(move))
    assert worth_before_turn(state) == 1.0


def test_before_a_turn_a_game_is_worth_its_best_end_or_the_cards_left() -> None:
    stuck = position((50, 51), deck=(52, 53), piles=(65, 66, 35, 34))
    assert worth_before_turn(stuck) == end_value(4)
    going = in_the_middle("before", 5)
    assert 0.0 < worth_before_turn(going) <= max(best_chances(going)) < 1.0


def test_the_habit_judges_a_game_alone_and_does_not_play_it_on() -> None:
    habit, state = TheGameHabit(talking=False), in_the_middle("habit", 3)
    assert habit.is_cutoff(state, state, 0)
    assert habit.value(state, 0) == worth_before_turn(state)
    assert habit.prior(state, 0, turns_alone(state)[0]) == 0.0
    company = GAME.deal(2, seed=1)
    assert not habit.is_cutoff(company, company, 0)
    lost = position((50,), piles=(61, 61, 39, 39))
    lost.judge()
    assert habit.value(lost, 0) == end_value(1)


def test_the_first_are_chosen_by_their_measures() -> None:
    chosen = first_of(vec[i64]([7, 8, 9]), vec[float]([0.5, 2.0, 1.0]), 2)
    assert list(chosen) == [8, 9]


# Weights
