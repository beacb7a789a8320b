"""What it costs to lay a card in The Game."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.the_game.actions import END_TURN
from seriatim.games.the_game.bot.plays import TOO_MUCH, cheapest_play, cost_of_turn, room_lost, trick_lost, wishes
from seriatim.games.the_game.rules import TheGameState
from tests.games.the_game.positions import GAME, play, play_as, position

DECK = (93, 94)

A, B, C, D = range(4)


def cheapest(state: TheGameState) -> str:
    seat = int(state.turn)
    return GAME.format(cheapest_play(state.sight(seat), seat)[0])


def price(state: TheGameState, *moves: str) -> float:
    return cost_of_turn(state, state.turn, vec[i64]([GAME.parse(move) for move in moves]))


def test_the_least_step_is_cheapest() -> None:
    assert cheapest(position((20, 40, 70), (50,), deck=DECK, piles=(18, 29, 74, 90))) == "20a"
    assert cheapest(position((20, 40, 73), (50,), deck=DECK, piles=(18, 29, 74, 90))) == "73c"


def test_a_step_back_is_cheaper_than_any_step_on() -> None:
    """TG-7"""
    assert cheapest(position((20, 40, 70), (50,), deck=DECK, piles=(19, 30, 74, 90))) == "20b"
    assert cheapest(position((19, 40, 84), (50,), deck=DECK, piles=(18, 31, 74, 90))) == "84c"


def test_a_trick_beside_which_another_card_would_fit_can_wait_for_one_that_stands_alone() -> None:
    assert cheapest(position((20, 40, 70), (60,), deck=DECK, piles=(30, 50, 100, 99))) == "20a"
    assert cheapest(position((20, 31, 40), (60,), deck=DECK, piles=(30, 50, 100, 98))) == "40b"


def test_a_trick_goes_before_the_next_card_on_its_own_pile() -> None:
    assert cheapest(position((20, 31), (60,), deck=DECK, piles=(30, 50, 100, 99))) == "20a"
    assert cheapest(position((20, 32), (60,), deck=DECK, piles=(30, 50, 100, 99))) == "20a"


def test_without_a_card_that_fits_there_is_nothing_but_to_end_the_turn() -> None:
    state = position((50,), (51,), piles=(65, 70, 38, 30))
    assert cheapest_play(state.sight(0), 0) == (END_TURN, TOO_MUCH)


def test_of_two_piles_that_lie_alike_only_the_first_is_looked_at() -> None:
    assert cheapest(position((3, 50), (60,), deck=DECK)) == "3a"
    assert cheapest(position((90, 50), (60,), deck=DECK)) == "90c"


def test_a_card_and_the_one_ten_behind_it_go_as_a_pair() -> None:
    piles = (25, 80, 100, 63)
    assert cheapest(position((30, 20, 60), (50,), deck=DECK, piles=piles)) == "30a"
    assert cheapest(position((30, 60), (50,), deck=DECK, piles=piles)) == "60d"


def test_a_pair_on_a_falling_pile_is_turned_back_upwards() -> None:
    piles = (38, 20, 75, 1)
    assert cheapest(position((70, 80, 41), (50,), deck=DECK, piles=piles)) == "70c"
    assert cheapest(position((70, 41), (50,), deck=DECK, piles=piles)) == "41a"


def test_a_card_on_the_way_goes_before_a_pair() -> None:
    assert cheapest(position((27, 30, 20), (50,), deck=DECK, piles=(25, 80, 100, 99))) == "27a"


def test_the_second_of_a_pair_is_not_wasted_on_the_way_to_the_first() -> None:
    state = position((29, 39, 90), (50,), deck=DECK, piles=(20, 95, 100, 12))
    assert cheapest(state) == "39a"
    play(state, "39a")
    assert cheapest(state) == "29a"


@pytest.mark.parametrize("hand", [(30, 40, 35, 45), (45, 35, 40, 30)])
def test_of_two_pairs_the_cheaper_one_is_begun(hand: tuple[int, ...]) -> None:
    assert cheapest(position(hand, (60,), deck=DECK, piles=(39, 98, 2, 3))) == "40a"


def test_cards_yet_to_be_laid_make_a_step_dearer() -> None:
    piles = (20, 30, 60, 50)
    passing = position((70,), (), deck=(21, 22, 23, 59, 58), piles=piles)
    free = position((70,), (), deck=DECK, piles=piles)
    for pile in (A, C):
        assert room_lost(passing, pile, 5) > room_lost(free, pile, 5)
    for pile in (B, D):
        assert room_lost(passing, pile, 5) == room_lost(free, pile, 5)


@pytest.mark.parametrize("pile", [A, C])
def test_every_further_step_costs_more(pile: int) -> None:
    state = position((70,), (), deck=DECK, piles=(20, 30, 60, 50))
    costs = [room_lost(state, pile, step) for step in range(1, 15)]
    assert costs == sorted(set(costs))


def test_a_pile_that_could_be_turned_back_is_rather_left_alone() -> None:
    assert cheapest(position((31, 51), (60,), deck=(20, 95), piles=(30, 50, 99, 98))) == "51b"
    assert cheapest(position((31, 51), (60,), deck=(40, 95), piles=(30, 50, 99, 98))) == "31a"


def test_a_trick_of_ones_own_is_a_greater_loss_than_one_that_may_come() -> None:
    state = position((20, 70), (), deck=DECK, piles=(30, 50, 60, 98))
    assert trick_lost(state, A, True) > trick_lost(state, A, False) > 0.0
    assert trick_lost(state, C, True) > trick_lost(state, C, False) > 0.0


def test_who_plays_alone_misses_a_trick_that_may_come_more() -> None:
    alone, company = (position((70,), *others, deck=(20,), piles=(30, 50, 60, 98)) for others in ([], [()]))
    assert trick_lost(alone, A, False) > trick_lost(company, A, False)


def test_no_trick_is_lost_with_a_card_that_lies_or_that_there_is_not() -> None:
    state = position((20, 70), (), deck=DECK, piles=(9, 50, 92, 98))
    assert [trick_lost(state, pile, False) for pile in (A, B, C, D)] == [0.0] * 4


def wish(word: str, onwards: int) -> float:
    state = position((20, 60), (50,), deck=DECK, piles=(18, 1, 100, 64))
    if word:
        play_as(state, 1, f"{word} a")
    return wishes(state.sight(0), 0, A, onwards)


def test_partners_wishes_cost_more_the_more_they_ask_for() -> None:
    """TG-19"""
    assert wish("keep-off", 3) > wish("small-steps", 3) > wish("", 3) == 0.0 > wish("welcome", 3)


def test_who_asks_for_small_steps_minds_large_ones_more() -> None:
    """TG-19"""
    assert wish("small-steps", 12) > wish("small-steps", 4) > wish("small-steps", 1) > 0.0
    assert wish("keep-off", 12) == wish("keep-off", 1)


def test_the_next_seats_wishes_count_for_more() -> None:
    hands = (20, 60), (50,), (51,)
    soon, later = position(*hands, deck=DECK), position(*hands, deck=DECK)
    play_as(soon, 1, "keep-off a")
    play_as(later, 2, "keep-off a")
    assert wishes(soon, 0, A, 3) > wishes(later, 0, A, 3) > 0.0


@pytest.mark.parametrize("words", [("keep-off", "welcome"), ("keep-off", "small-steps"), ("keep-off", "")])
def test_of_several_wishes_the_strongest_counts(words: tuple[str, str]) -> None:
    first, second = words
    for seats in ((1, 2), (2, 1)):
        state = position((20, 60), (50,), (51,), deck=DECK)
        play_as(state, seats[0], f"{first} a")
        alone = wishes(state, 0, A, 3)
        if second:
            play_as(state, seats[1], f"{second} a")
        assert wishes(state, 0, A, 3) == alone > 0.0


def test_ones_own_words_are_for_the_others() -> None:
    state = position((20, 60), (50,), deck=DECK, piles=(18, 1, 100, 64))
    play_as(state, 0, "keep-off a")
    assert wishes(state, 0, A, 2) == 0.0
    assert cheapest(state) == "20a"


@pytest.mark.parametrize(("word", "move"), [("keep-off", "60d"), ("welcome", "20a"), ("", "20a")])
def test_a_pile_that_a_partner_wants_is_left_alone(word: str, move: str) -> None:
    """TG-19"""
    state = position((20, 60), (50,), deck=DECK, piles=(18, 1, 100, 64))
    if word:
        play_as(state, 1, f"{word} a")
    assert cheapest(state) == move


def test_a_wish_is_no_order() -> None:
    state = position((20, 60), (50,), deck=DECK, piles=(18, 80, 99, 2))
    play_as(state, 1, "keep-off a")
    assert cheapest(state) == "20a"


def test_a_trick_hurts_nobodys_wish() -> None:
    state = position((20, 60), (50,), deck=DECK, piles=(30, 1, 99, 61))
    play_as(state, 1, "keep-off a")
    assert cheapest(state) == "20a"


def test_a_due_fire_is_covered_first() -> None:
    """TG-14"""
    state = position((20, 90, 21), (50,), deck=DECK, piles=(66, 19, 100, 99), due="a", fire=True)
    assert cheapest(state) == "90a"


def test_a_fire_that_is_not_due_is_no_reason_to_hurry() -> None:
    state = position((20, 90, 80), (50,), deck=DECK, piles=(66, 19, 100, 99), lit="a", fire=True)
    assert cheapest(state) == "20b"


def test_a_fire_is_rather_not_lit() -> None:
    """TG-13"""
    hands = (22, 60), (50,)
    assert cheapest(position(*hands, deck=DECK, piles=(21, 98, 100, 62))) == "22a"
    assert cheapest(position(*hands, deck=DECK, piles=(21, 98, 100, 62), fire=True)) == "60d"


def test_solo_only_the_burning_pile_is_looked_at() -> None:
    """TG-16"""
    assert cheapest(position((20, 90), deck=DECK, piles=(66, 19, 100, 99), due="a", fire=True)) == "90a"


def test_a_turn_costs_what_its_cards_cost_one_after_the_other() -> None:
    state = position((20, 22, 60), (50,), deck=DECK, piles=(18, 80, 100, 64))
    assert price(state, "20a", "22a", "end") == price(state, "20a", "22a")
    assert price(state, "20a", "22a", "end") < price(state, "22a", "60d", "end") < price(state, "20a", "60c", "end")


def test_a_turn_with_a_trick_is_cheaper_than_one_without() -> None:
    state = position((20, 30, 60), (50,), deck=DECK, piles=(25, 80, 100, 63))
    assert price(state, "30a", "20a", "end") < price(state, "30a", "60d", "end")


def test_a_card_beyond_the_minimum_is_worth_something_in_itself() -> None:
    piles = (18, 80, 100, 64)
    for hands in ([(20, 60)], [(20, 60), (50,)]):
        owed = position(*hands, deck=DECK, piles=piles, owed=2)
        extra = position(*hands, deck=DECK, piles=piles, owed=0)
        assert price(extra, "20a", "end") < price(owed, "20a")


def test_a_turn_that_lights_a_fire_is_dearer_with_fire_than_without() -> None:
    hands, piles = ((22, 60), (50,)), (21, 80, 100, 64)
    plain, fire = (position(*hands, deck=DECK, piles=piles, fire=fire) for fire in (False, True))
    assert price(fire, "22a", "60d", "end") > price(plain, "22a", "60d", "end")
