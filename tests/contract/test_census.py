"""The ways a game can go are as many as they were."""

import pytest

from seriatim.games import GAMES
from tests.contract.census import Count, counted, counts, options_of, position_of, read, ways
from tests.games.the_game.positions import GAME, bidding, position
from tools.cases import Choice

LINES = [(game_id, count) for game_id in GAMES for count in counts(GAMES[game_id])]


@pytest.mark.parametrize(("game_id", "count"), LINES, ids=[f"{name}: {count.position}" for name, count in LINES])
def test_the_ways_are_as_many_as_the_census_says(game_id: str, count: Count) -> None:
    assert counted(GAMES[game_id], count) == count


def test_ways_are_counted_by_hand_where_they_are_few() -> None:
    """98 and 99 on two piles at 97: laid in either order, in one turn or in two."""
    state = position((98, 99), (), piles=(97, 97, 2, 2))
    assert [ways(state, depth) for depth in (1, 2, 3, 4)] == [4, 10, 6, 0]


def test_simultaneous_bids_are_counted_in_every_order() -> None:
    """TG-4"""
    state = bidding(3)
    assert [ways(state, depth) for depth in (1, 2, 3)] == [3 * 4, 3 * 4 * 2 * 4, 3 * 4 * 2 * 4 * 4]


def test_a_line_names_its_position() -> None:
    count = read("2 seats, fire=true minimum=3 starter=first, seed a/1, after 9: 3 ?")
    assert count == Count("2 seats, fire=true minimum=3 starter=first, seed a/1, after 9", ["3", "?"])
    options: Choice = {"fire": True, "minimum": 3, "starter": "first"}
    assert options_of(GAME, "fire=true minimum=3 starter=first") == options
    state = GAME.deal(2, options, seed="a/1")
    for _ in range(9):
        state.apply(state.turn, state.default_action(state.turn))
    assert position_of(GAME, count.position).facts() == state.facts()
    assert position_of(GAME, "1 seat, plain, seed 4").facts() == GAME.deal(1, seed=4).facts()


@pytest.mark.parametrize("line", ["3 seats, plain, seed 7:", "seed 7: 1", "3 seats, plain, seed 7: many"])
def test_a_line_that_is_none_is_a_fault(line: str) -> None:
    with pytest.raises(ValueError, match="no line of a census"):
        read(line)


def test_a_position_after_the_end_is_a_fault() -> None:
    with pytest.raises(AssertionError, match="the game ends earlier"):
        position_of(GAME, "1 seat, plain, seed 4, after 999")
