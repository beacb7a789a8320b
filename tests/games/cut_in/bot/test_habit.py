"""The quick habit of Cut in!, and what is done for a seat whose time is up."""

import pytest

from seriatim.bots.search import Search
from seriatim.games.cut_in.bot.habit import CutInHabit
from seriatim.games.cut_in.bot.novice import CutInNovice
from seriatim.games.cut_in.rules import CutInState
from seriatim.kit.policy import RandomPolicy, play_game
from seriatim.kit.rng import Rng
from seriatim.kit.seed import quick_rng
from tests.games.cut_in.positions import GAME, actor, play, position


def chosen(state: CutInState) -> str:
    seat = actor(state)
    return GAME.write_move(state, seat, int(CutInHabit().choose(state.sight(seat), seat, Rng(1, 2, 3, 4))))


def default_move(state: CutInState) -> str:
    return GAME.format(int(state.default_action(actor(state))))


def test_watchful_is_the_habit_of_the_game() -> None:
    assert isinstance(GAME.habit(), CutInHabit)


def test_it_cuts_in_whenever_it_can_with_all_that_fits() -> None:
    state = position((10, 40), (11, 12, 14, 30), row=(15, 20))
    play(state, "10")
    assert chosen(state) == "cut 11 12 14"


def test_it_lets_go_if_it_must() -> None:
    state = position((10, 40), (30, 31), row=(15, 20), left_out=(12,))
    play(state, "10")
    assert chosen(state) == "let go"


def test_it_opens_with_its_stack() -> None:
    assert chosen(position((10, 40), (30, 31), stacks=((5,),))) == "open"


def test_it_lays_where_the_fewest_unseen_cards_could_cut() -> None:
    """12, 13 and 14 are unseen; everything between 20 and 40 has been laid."""
    state = position((11, 40), (12, 13, 14), row=(15, 20))
    assert chosen(state) == "40"


def test_its_own_cards_cannot_cut_it() -> None:
    state = position((10, 12, 13, 23), (22, 31), row=(15, 20))
    assert chosen(state) == "13"
    state = position((10, 12, 13, 24), (11, 22, 31), row=(15, 20))
    assert chosen(state) == "13"


def test_of_equal_gaps_it_leaves_the_narrower() -> None:
    assert chosen(position((10, 24), (1, 2), row=(15, 20))) == "24"
    assert chosen(position((12, 24), (1, 2), row=(15, 20))) == "12"


def test_without_a_stack_it_opens_where_it_can_go_on_safely() -> None:
    """Between 30 and 32 nothing is unseen; between 5 and 30 much is."""
    state = position((5, 30, 32), (6, 7, 8, 40, 41, 33), stacks=((), (42,)))
    assert chosen(state) == "open 30"


def test_it_opens_with_its_only_card() -> None:
    assert chosen(position((5,), (6, 7))) == "open 5"


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_habit_gives_the_same_answer_from_the_truth_and_from_its_sight(seats: int) -> None:
    """ALL-6"""
    state, rng = GAME.deal(seats, seed=f"habit/{seats}"), quick_rng("habit")
    while not state.outcome():
        seat = actor(state)
        action = CutInHabit().choose(state, seat, rng)
        assert CutInHabit().choose(state.sight(seat), seat, rng) == action
        GAME.play(state, seat, int(action))


# What the search is told


def thought_of(state: CutInState) -> list[str]:
    """The turns worth a thought; in this game each is one move."""
    seat = actor(state)
    turns = CutInHabit().candidates(state.sight(seat), seat, Rng(1, 2, 3, 4))
    return [GAME.write_move(state, seat, int(action)) for turn in turns for action in turn]


def test_a_cut_is_made_with_all_that_fits_or_not_at_all() -> None:
    """CI-5"""
    state = position((10, 40), (11, 12, 14, 30), row=(15, 20))
    play(state, "10")
    assert thought_of(state) == ["cut 11 12 14", "let go"]


def test_every_card_that_can_be_laid_is_worth_a_thought() -> None:
    assert thought_of(position((10, 17, 40), (11, 12), row=(15, 20))) == ["10", "40"]


def test_who_cannot_cut_lets_go_without_a_thought() -> None:
    state = position((10, 40), (30, 31), row=(15, 20), left_out=(12,))
    play(state, "10")
    assert thought_of(state) == ["let go"]


def test_a_turn_of_several_cards_has_one_budget() -> None:
    assert 0 < CutInHabit().budget_share(position((10, 40), (30, 31), row=(15, 20)), 0) < 1


def test_winning_is_worth_most_and_every_card_counts() -> None:
    """CI-10"""

    def worth(*left: int) -> float:
        hands = [range(1 + 12 * seat, 1 + 12 * seat + min(6, cards)) for seat, cards in enumerate(left)]
        stacks = [range(7 + 12 * seat, 1 + 12 * seat + cards) for seat, cards in enumerate(left)]
        return CutInHabit().value(position(*hands, stacks=stacks), 0)

    assert 0 <= worth(12, 0) < worth(3, 0) < worth(1, 0, 7) < worth(0, 1) < worth(0, 5) <= 1
    assert worth(3, 9, 2) == worth(3, 2, 9)


def test_a_search_finds_the_order_in_which_nobody_can_cut() -> None:
    """Seat 1 holds 13 and would win by it: 12 must not be laid beside 15, but 14 first, and then 12."""
    state = position((12, 14), (13,), row=(15, 20))
    seat = actor(state)
    action = Search(CutInHabit(), 100).choose(state.sight(seat), seat, quick_rng("order"))
    assert GAME.write_move(state, seat, int(action)) == "14"


# Beginners


def hastily(state: CutInState) -> str:
    seat = actor(state)
    return GAME.write_move(state, seat, int(GAME.novice().choose(state.sight(seat), seat, Rng(1, 2, 3, 4))))


def test_a_beginner_cuts_with_the_first_card_that_fits_and_overlooks_the_others() -> None:
    assert isinstance(GAME.novice(), CutInNovice)
    state = position((10, 40), (2, 11, 12, 14, 30), row=(15, 20))
    play(state, "10")
    assert hastily(state) == "cut 11"


def test_a_beginner_lets_go_if_nothing_fits() -> None:
    state = position((10, 40), (30, 31), row=(15, 20), left_out=(12,))
    play(state, "10")
    assert hastily(state) == "let go"


def test_a_beginner_lays_the_nearest_card_whoever_may_cut() -> None:
    """12, 13 and 14 are unseen; everything between 20 and 40 has been laid."""
    assert hastily(position((11, 40), (12, 13, 14), row=(15, 20))) == "11"


def wins(seats: int, games: int) -> int:
    """How many games one watchful seat wins among seats that play by chance; it sits everywhere in turn."""
    rng, won = quick_rng("margin"), 0
    for number in range(games):
        state = GAME.deal(seats, seed=rng)
        watchful = number % seats
        play_game(state, [CutInHabit() if seat == watchful else RandomPolicy() for seat in range(seats)], rng)
        won += list(state.winners()) == [watchful]
    return won


@pytest.mark.parametrize(("seats", "least"), [(2, 0.9), (3, 0.75), (4, 0.55), (5, 0.45)])
def test_the_habit_wins_far_more_often_than_chance(seats: int, least: float) -> None:
    assert wins(seats, 60) > least * 60


def test_a_seat_that_does_not_cut_in_time_is_let_go() -> None:
    """CI-6"""
    state = position((10, 40), (11, 12), row=(15, 20))
    play(state, "10")
    assert default_move(state) == "let go"


def test_a_row_is_opened_for_a_seat_that_does_not() -> None:
    """CI-3"""
    assert default_move(position((10, 40), (30, 31), stacks=((5,),))) == "open"
    assert default_move(position((10, 40), (30, 31))) == "open 10"


@pytest.mark.parametrize(("held", "move"), [((10, 40), "10"), ((10, 24), "24"), ((1, 50), "1"), ((16, 50), "50")])
def test_the_card_with_the_smallest_step_is_laid_for_a_seat_that_does_not(held: tuple[int, ...], move: str) -> None:
    """CI-4"""
    assert default_move(position(held, (30, 31), row=(15, 20))) == move


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_game_whose_players_have_all_left_ends(seats: int) -> None:
    """CI-6, ALL-7"""
    state = GAME.deal(seats, seed=1)
    for _ in range(GAME.longest):
        if not state.outcome():
            GAME.play(state, actor(state), int(state.default_action(actor(state))))
    assert state.outcome() == "out-of-cards"
