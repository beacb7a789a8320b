"""The fire of The Game, rule by rule."""

import pytest

from tests.games.the_game.positions import DECK, GAME, fires, hand, moves, play, position, refusal

FIRE_CARDS = {22, 33, 44, 55, 66, 77}


def test_six_cards_burn_and_no_others() -> None:
    """TG-13"""
    burning = set()
    for card in range(2, 100):
        state = position((card, 50 if card != 50 else 51), (3 if card != 3 else 4,), fire=True)
        play(state, f"{card}a")
        if fires(state) == {"a": "lit"}:
            burning.add(card)
    assert burning == FIRE_CARDS


@pytest.mark.parametrize("seats", [1, 2])
def test_nothing_burns_unless_fire_is_chosen(seats: int) -> None:
    """TG-13, ALL-4"""
    state = position((33, 44, 45), *[(50,)] * (seats - 1), deck=DECK)
    play(state, "33a", "44b")
    assert fires(state) == {}
    play(state, "end")
    assert fires(state) == {}


def test_fire_leaves_the_deck_at_98_cards() -> None:
    """TG-13, TG-1"""
    state = GAME.deal(4, {"fire": True}, seed=1)
    assert state.cards_left() == 98
    assert list(state.deck) == list(GAME.deal(4, seed=1).deck)


@pytest.mark.parametrize(("top", "fits"), [(54, True), (55, False), (65, True), (64, False), (66, False), (99, False)])
def test_a_fire_card_keeps_its_number_and_fits_like_any_other(top: int, fits: bool) -> None:
    """TG-13, TG-7"""
    own = 55 if top != 55 else 44
    state = position((own, 7), (8,), piles=(top, 1, 100, 100), fire=True, deck=DECK[:4])
    assert (refusal(state, f"{own}a") is None) == fits


def test_a_fire_is_not_due_in_the_turn_that_lit_it() -> None:
    """TG-14"""
    state = position((44, 45, 10), (50, 51), deck=DECK, fire=True)
    play(state, "44a", "10b")
    assert fires(state) == {"a": "lit"}
    assert refusal(state, "end") is None


def test_the_next_turn_cannot_be_ended_while_the_fire_burns() -> None:
    """TG-14"""
    state = position((44, 45, 10), (50, 51, 20, 21), deck=DECK, fire=True)
    play(state, "44a", "10b", "end")
    assert fires(state) == {"a": "due"}
    play(state, "20b", "21b")
    assert state.owed == 0
    assert refusal(state, "end") == "fire-not-covered"
    assert "end" not in moves(state)
    play(state, "50a")
    assert fires(state) == {}
    assert refusal(state, "end") is None


def test_the_layer_may_cover_its_fire_in_the_same_turn() -> None:
    """TG-14"""
    state = position((44, 45, 10), (20, 21, 22), deck=DECK, fire=True)
    play(state, "44a", "45a")
    assert fires(state) == {}
    play(state, "end", "20b", "21b")
    assert refusal(state, "end") is None


@pytest.mark.parametrize(
    ("move", "covers"),
    [("99a", True), ("45a", True), ("34a", True), ("43a", False), ("54a", True), ("54d", False), ("34b", False)],
)
def test_any_card_that_fits_its_pile_covers_a_fire(move: str, covers: bool) -> None:
    """TG-14, TG-7"""
    state = position((99, 45, 34, 43, 54), (50,), deck=(2, 3), piles=(44, 1, 100, 100), due="a", fire=True)
    if refusal(state, move) is None:
        play(state, move)
    assert (fires(state) == {}) == covers


@pytest.mark.parametrize(("move", "covers"), [("43c", True), ("2c", True), ("54c", True), ("53c", False)])
def test_a_fire_on_a_falling_pile_is_covered_downwards_or_ten_back(move: str, covers: bool) -> None:
    """TG-14, TG-7"""
    state = position((43, 2, 54, 53), (50,), deck=(3, 4), piles=(1, 1, 44, 100), due="c", fire=True)
    assert (refusal(state, move) is None) == covers


def test_other_cards_may_be_laid_before_the_cover() -> None:
    """TG-14"""
    state = position((20, 50, 10), (60,), deck=DECK, piles=(44, 1, 100, 100), due="a", fire=True)
    assert refusal(state, "10b") is None
    assert refusal(state, "20c") is None


def test_the_due_turn_is_that_of_the_next_seat_holding_cards() -> None:
    """TG-14, TG-9"""
    state = position((44, 10), (), (), (50, 20), (60,), fire=True)
    play(state, "44a", "end")
    assert state.turn == 3
    assert fires(state) == {"a": "due"}
    play(state, "20b")
    assert state.outcome() == ""
    assert refusal(state, "end") == "fire-not-covered"


def test_where_one_seat_alone_holds_cards_the_fire_is_due_in_its_own_next_turn() -> None:
    """TG-14"""
    state = position((), (44, 45, 10, 11), (), turn=1, fire=True)
    play(state, "44a", "end")
    assert state.turn == 1
    assert fires(state) == {"a": "due"}
    play(state, "10b")
    assert refusal(state, "end") == "fire-not-covered"
    play(state, "45a")
    assert refusal(state, "end") is None


def test_a_seat_alone_in_holding_cards_is_not_solo() -> None:
    """TG-14, TG-16: the rules of two seats or more hold, so that other piles take cards while one burns."""
    state = position((), (44, 45, 10, 11), turn=1, piles=(1, 1, 100, 100), fire=True)
    play(state, "44a")
    assert refusal(state, "10b") is None


def test_a_fire_laid_as_the_last_card_of_a_hand_is_due_in_the_next_turn() -> None:
    """TG-14, TG-8"""
    state = position((44,), (50, 20), fire=True)
    play(state, "44a")
    assert (state.turn, state.outcome()) == (1, "")
    assert fires(state) == {"a": "due"}


def test_each_fire_has_its_own_due_turn() -> None:
    """TG-15"""
    state = position((44, 10, 11), (33, 50, 51), (60, 61, 62, 63), deck=DECK, fire=True)
    play(state, "44a", "10b", "end")
    play(state, "33b", "50a")
    assert fires(state) == {"b": "lit"}
    play(state, "end")
    assert fires(state) == {"b": "due"}
    play(state, "60a", "61a")
    assert refusal(state, "end") == "fire-not-covered"
    play(state, "62b")
    assert refusal(state, "end") is None


def test_a_fire_due_and_a_fire_just_lit_burn_side_by_side() -> None:
    """TG-15"""
    state = position((33, 50, 51), (60, 61), deck=DECK, piles=(44, 1, 100, 100), due="a", fire=True)
    play(state, "33b")
    assert fires(state) == {"a": "due", "b": "lit"}


def test_all_fires_lit_in_a_turn_are_due_in_the_next() -> None:
    """TG-15"""
    state = position((33, 44, 50), (60, 61, 62, 63), deck=DECK, fire=True)
    play(state, "33a", "44b", "end")
    assert fires(state) == {"a": "due", "b": "due"}
    play(state, "60a", "61a")
    assert refusal(state, "end") == "fire-not-covered"
    play(state, "62b")
    assert refusal(state, "end") is None


def test_a_fire_laid_on_a_due_fire_covers_it_and_is_due_a_turn_later() -> None:
    """TG-15"""
    state = position((55, 20, 21), (60, 61), deck=DECK, piles=(44, 1, 100, 100), due="a", fire=True)
    play(state, "55a", "20b")
    assert fires(state) == {"a": "lit"}
    play(state, "end")
    assert fires(state) == {"a": "due"}
    assert state.turn == 1


def test_a_fire_laid_on_ones_own_fresh_fire_burns_in_its_place() -> None:
    """TG-15"""
    state = position((44, 55, 21), (60, 61), deck=DECK, fire=True)
    play(state, "44a", "55a")
    assert fires(state) == {"a": "lit"}
    play(state, "end")
    assert fires(state) == {"a": "due"}


def test_solo_the_very_next_card_must_cover_the_fire() -> None:
    """TG-16"""
    state = position((44, 45, 10, 99), deck=(95, 96, 97), fire=True)
    play(state, "44a")
    assert moves(state) == ["45a", "99a"]
    assert refusal(state, "10b") == "cover-the-fire-first"
    assert refusal(state, "99d") == "cover-the-fire-first"
    assert refusal(state, "10a") == "pile-refuses-card"


def test_solo_all_piles_take_cards_again_once_the_fire_is_covered() -> None:
    """TG-16"""
    state = position((44, 45, 10), deck=DECK, fire=True)
    play(state, "44a", "45a")
    assert fires(state) == {}
    assert refusal(state, "10b") is None


def test_solo_a_fire_laid_on_the_fire_must_be_covered_next() -> None:
    """TG-16, TG-15"""
    state = position((44, 55, 10, 56), deck=DECK, fire=True)
    play(state, "44a", "55a")
    assert refusal(state, "10b") == "cover-the-fire-first"
    assert moves(state) == ["56a", "end"]


def test_solo_the_fire_burns_across_the_end_of_a_turn() -> None:
    """TG-16"""
    state = position((10, 44, 11, 12), deck=DECK, fire=True)
    play(state, "10b", "44a", "end")
    assert hand(state, 0) == [11, 12, *DECK]
    assert refusal(state, "11b") == "cover-the-fire-first"
    assert moves(state) == [f"{card}a" for card in DECK]


def test_solo_the_turn_may_be_ended_while_it_burns_if_the_minimum_is_met() -> None:
    """TG-16"""
    state = position((44, 10, 45), deck=DECK, fire=True)
    play(state, "10b")
    assert refusal(state, "end") == "owes-more-cards"
    play(state, "44a")
    assert refusal(state, "end") is None


def test_solo_no_fire_keeps_a_turn_open_but_the_minimum_does() -> None:
    """TG-16"""
    state = position((44, 10, 45), deck=DECK, fire=True)
    play(state, "44a")
    assert refusal(state, "end") == "owes-more-cards"


def test_the_game_is_burnt_at_the_start_of_a_turn_that_cannot_cover() -> None:
    """TG-17"""
    state = position((77, 10, 11), (20, 21, 66), deck=DECK, fire=True)
    play(state, "77a", "10b")
    assert state.outcome() == ""
    play(state, "end")
    assert state.outcome() == "burnt"
    assert list(state.winners()) == []


def test_the_game_is_burnt_after_a_card_that_spends_the_only_cover() -> None:
    """TG-17"""
    state = position((50, 20, 21), (60,), deck=DECK, piles=(44, 1, 100, 100), due="a", fire=True)
    play(state, "50b")
    assert state.outcome() == "burnt"
    assert moves(state) == []
    assert state.cards_left() == 8


def test_a_burnt_minimum_met_is_burnt_all_the_same() -> None:
    """TG-17: with two seats or more it does not matter whether cards are still owed."""
    state = position((50, 20, 21), (60,), deck=DECK, piles=(44, 1, 100, 100), due="a", fire=True, owed=1)
    play(state, "50b")
    assert state.owed == 0
    assert state.outcome() == "burnt"


def test_each_due_fire_is_judged_by_itself() -> None:
    """TG-17: one card that fits both fires saves both, until it is laid on one of them."""
    state = position((44, 33, 10), (60, 20, 21), (70,), deck=DECK, fire=True)
    play(state, "44a", "33b", "end")
    assert state.outcome() == ""
    play(state, "60a")
    assert fires(state) == {"b": "due"}
    assert state.outcome() == "burnt"


@pytest.mark.parametrize(("held", "outcome"), [((40, 41), "burnt"), ((20, 21), "burnt"), ((60, 41), "")])
def test_one_due_fire_that_cannot_be_covered_is_enough(held: tuple[int, ...], outcome: str) -> None:
    """TG-17"""
    state = position((55, 22, 10), held, deck=DECK, fire=True)
    play(state, "55a", "22b", "end")
    assert fires(state) == {"a": "due", "b": "due"}
    assert state.outcome() == outcome


def test_burnt_goes_before_stuck() -> None:
    """TG-17, TG-11"""
    piles = (1, 98, 2, 2)
    burnt = position((77, 99), (20, 21), deck=(95, 96), piles=piles, fire=True, owed=2)
    play(burnt, "77a", "99a")
    assert burnt.outcome() == "stuck"
    both = position((77, 99, 78), (20, 21), deck=(95, 96), piles=piles, fire=True, owed=2)
    play(both, "77a", "99b", "end")
    assert both.outcome() == "burnt"


def test_burnt_goes_before_stuck_after_a_card_as_well() -> None:
    """TG-17, TG-11"""
    state = position((99, 20, 21), (3,), deck=(95, 96), piles=(66, 98, 2, 2), due="a", fire=True)
    play(state, "99b")
    assert state.outcome() == "burnt"


def test_the_last_card_of_the_hand_is_burnt_if_a_due_fire_still_burns() -> None:
    """TG-17, TG-8"""
    state = position((50,), (60, 61), piles=(44, 1, 100, 100), due="a", fire=True)
    play(state, "50b")
    assert state.outcome() == "burnt"
    assert state.turn == 0


def test_the_last_card_of_the_hand_may_cover_the_due_fire() -> None:
    """TG-17, TG-8"""
    state = position((50,), (60, 61), piles=(44, 1, 100, 100), due="a", fire=True)
    play(state, "50a")
    assert (state.outcome(), state.turn) == ("", 1)


def test_the_last_card_of_the_hand_is_burnt_although_the_deck_would_refill_it() -> None:
    """TG-17, TG-8"""
    state = position((50,), (60, 61), piles=(44, 1, 100, 100), deck=DECK, due="a", fire=True, owed=0)
    play(state, "50b")
    assert state.outcome() == "burnt"
    assert len(state.deck) == 5


def test_nobody_is_burnt_by_a_fire_that_is_not_yet_due() -> None:
    """TG-17, TG-14"""
    state = position((44, 10, 11), (60, 61), deck=DECK, fire=True)
    play(state, "44a")
    assert state.outcome() == ""
    assert refusal(state, "10b") is None


def test_solo_is_burnt_when_nothing_covers_and_the_minimum_is_not_met() -> None:
    """TG-17"""
    state = position((44, 10, 11), deck=DECK, fire=True)
    play(state, "44a")
    assert state.outcome() == "burnt"


def test_solo_is_not_burnt_while_the_turn_may_be_ended() -> None:
    """TG-17"""
    state = position((44, 10, 11), deck=DECK, fire=True)
    play(state, "10b", "44a")
    assert state.outcome() == ""
    assert moves(state) == ["end"]


def test_solo_the_refill_may_bring_the_cover() -> None:
    """TG-17, TG-16"""
    state = position((44, 10, 11), deck=(60, 12, 13), fire=True)
    play(state, "10b", "44a", "end")
    assert state.outcome() == ""
    assert moves(state) == ["60a"]


def test_solo_is_burnt_when_the_refill_brings_no_cover() -> None:
    """TG-17"""
    state = position((44, 10, 11), deck=(12, 13, 14), fire=True)
    play(state, "10b", "44a", "end")
    assert state.outcome() == "burnt"


def test_solo_burnt_goes_before_stuck() -> None:
    """TG-17"""
    state = position((22, 99, 11), deck=(13, 14, 15), piles=(1, 98, 2, 2), fire=True, owed=0)
    play(state, "99b", "22a", "end")
    assert state.outcome() == "burnt"


def test_solo_the_last_card_of_the_hand_ends_the_turn_though_it_burns() -> None:
    """TG-8, TG-16, TG-17"""
    state = position((10, 44), deck=(60, 12), fire=True)
    play(state, "10b", "44a")
    assert state.outcome() == ""
    assert state.owed == 1
    assert hand(state, 0) == [12, 60]
    assert moves(state) == ["60a"]


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_game_is_won_though_the_last_card_burns(seats: int) -> None:
    """TG-18, TG-10"""
    state = position((44,), *[()] * (seats - 1), fire=True)
    play(state, "44a")
    assert state.outcome() == "all-laid"


def test_the_game_is_won_though_a_due_fire_still_burns() -> None:
    """TG-18, TG-17"""
    state = position((50,), (), piles=(44, 1, 100, 100), due="a", fire=True)
    play(state, "50b")
    assert state.outcome() == "all-laid"
    assert fires(state) == {"a": "due"}
