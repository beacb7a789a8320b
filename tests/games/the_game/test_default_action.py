"""What is done for a seat of The Game whose time is up."""

from seriatim.games.the_game.rules import TheGameState
from tests.games.the_game.positions import DECK, GAME, bidding, play, position


def default_move(state: TheGameState, seat: int | None = None) -> str:
    return GAME.format(state.default_action(state.turn if seat is None else seat))


def test_a_seat_that_has_not_bid_would_rather_not_start() -> None:
    assert default_move(bidding(3, None, 3), seat=2) == "bid 0"


def test_the_turn_is_ended_as_soon_as_it_may_be() -> None:
    state = position((10, 11, 12), (50,), deck=DECK, owed=0)
    assert default_move(state) == "end"


def test_while_cards_are_owed_the_least_step_is_laid() -> None:
    state = position((20, 40, 70), (50,), deck=DECK, piles=(19, 29, 74, 90))
    assert default_move(state) == "20a"


def test_a_step_back_is_the_least_of_all() -> None:
    state = position((20, 40, 70), (50,), deck=DECK, piles=(19, 29, 60, 90))
    assert default_move(state) == "70c"


def test_even_the_longest_step_is_laid_if_there_is_no_other() -> None:
    assert default_move(position((99,), (50,), piles=(1, 1, 2, 2))) == "99a"
    assert default_move(position((2,), (50,), piles=(99, 98, 100, 100))) == "2c"


def test_a_due_fire_is_covered_first_by_the_least_step() -> None:
    state = position((20, 70, 88), (50,), deck=DECK, piles=(66, 19, 100, 90), due="a", fire=True)
    assert default_move(state) == "70a"


def test_a_due_fire_is_covered_although_the_minimum_is_met() -> None:
    state = position((20, 70, 88), (50,), deck=DECK, piles=(66, 19, 100, 90), due="a", fire=True, owed=0)
    assert default_move(state) == "70a"
    play(state, "70a")
    assert default_move(state) == "end"


def test_solo_a_fire_burns_on_once_the_turn_may_be_ended() -> None:
    state = position((20, 70, 88), deck=DECK, piles=(66, 19, 100, 90), due="a", fire=True, owed=0)
    assert default_move(state) == "end"


def test_solo_the_burning_pile_takes_the_least_step() -> None:
    state = position((20, 70, 88), deck=DECK, piles=(66, 19, 100, 90), due="a", fire=True, owed=1)
    assert default_move(state) == "70a"
