"""How Rush hour ends, who wins, and what several deals add up to."""

from itertools import pairwise

import pytest

from seriatim.games.rush_hour.cars import deck_of
from seriatim.games.rush_hour.rules import PICKING, RushHourState
from seriatim.kit.policy import RandomPolicy, next_actor
from seriatim.kit.rng import FairStream, Rng
from seriatim.kit.seed import rng_from
from seriatim.kit.state import SPECTATOR
from tests.games.rush_hour.hidden import rush_hour_cards
from tests.games.rush_hour.positions import GAME, pick, play, points, position, road, taken


def played_out(state: RushHourState, seed: str = "end") -> list[RushHourState]:
    """All states from this one to the end, by chance."""
    states, rng = [state.copy()], rng_from(seed)
    while not state.outcome():
        seat = next_actor(state, rng)
        state.apply(seat, RandomPolicy().choose(state, seat, rng))
        states.append(state.copy())
    return states


def ended(points: tuple[int, ...], cards: tuple[int, ...]) -> RushHourState:
    """The last round adds nothing to these."""
    hands = [str(40 + seat) for seat in range(len(points))]
    state = position(*hands, rows=("10", "20", "39"), points=points, jam=False)
    for seat, count in enumerate(cards):
        state.cards_taken[seat] = count
    return pick(state, *hands)


def test_the_game_ends_after_the_last_round() -> None:
    """RH-18"""
    state = position("12 16", "15 17")
    pick(state, "12", "15")
    assert state.outcome() == ""
    pick(state, "16", "17")
    assert state.outcome() == "last-round-played"
    assert list(state.actors()) == []


def test_the_last_round_is_played_to_its_end() -> None:
    """RH-18"""
    state = pick(position("5", "T"), "5", "T")
    play(state, 0, "row 1")
    assert state.outcome() == ""
    play(state, 1, "row 3")
    assert state.outcome() == "last-round-played"
    assert points(state) == [1, 0]


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_game_has_as_many_rounds_as_cards_in_a_hand(seats: int) -> None:
    """RH-18, RH-4"""
    states = played_out(GAME.deal(seats, seed=1))
    picks = [state for state in states if state.now == PICKING and not state.outcome()]
    assert len(picks) == 10 * seats


@pytest.mark.parametrize(
    ("points", "cards", "winners"),
    [
        ((3, 1, 2), (3, 1, 2), [1]),
        ((3, 1, 1), (0, 1, 1), [1, 2]),
        ((4, 4, 5), (4, 2, 1), [1]),
        ((4, 4, 4), (3, 2, 2), [1, 2]),
        ((0, 0, 0), (0, 0, 0), [0, 1, 2]),
        ((2, 2, 7), (1, 2, 4), [0]),
        ((7, 6, 5), (1, 1, 5), [2]),
        ((6, 6, 6), (6, 5, 4), [2]),
    ],
)
def test_the_fewest_points_win_then_the_fewest_cards_then_all_of_them(
    points: tuple[int, ...], cards: tuple[int, ...], winners: list[int]
) -> None:
    """RH-18"""
    state = ended(points, cards)
    assert list(state.winners()) == winners
    assert list(state.scores()) == [-float(number) for number in points]


def test_nobody_has_won_while_the_game_runs() -> None:
    """RH-18"""
    assert list(position("12", "15", points=(0, 9)).winners()) == []


def test_cards_on_the_road_count_for_nobody() -> None:
    """RH-18"""
    state = pick(position("42", "43", rows=("10 A P+8", "20", "41")), "42", "43")
    assert state.outcome() == "last-round-played"
    assert points(state) == [0, 0]
    assert list(state.cards_taken) == [0, 0]


def test_every_card_of_a_taken_stack_counts() -> None:
    """RH-18"""
    state = pick(position("42", "9", rows=("T+T+7+8 A+A 11 41", "20", "30")), "42", "9")
    play(state, 1, "row 2")
    assert taken(state, 0) == ["7", "8", "11", "41", "A", "A", "T", "T"]
    assert points(state) == [1 + 2 + 1 + 1 + 2 * 4, 1]
    assert list(state.cards_taken) == [8, 1]


def test_what_was_taken_before_is_kept_until_the_end() -> None:
    """RH-18"""
    state = position("35 42", "33 43", rows=("31 32", "20", "41"), taken=("1 2", ""), points=(2, 0))
    pick(state, "35", "33")
    assert road(state)[0] == "31 32 33 35"
    assert taken(state, 0) == ["1", "2"]
    assert points(state) == [2, 0]


def test_one_deal_is_a_game_unless_chosen() -> None:
    """RH-19, ALL-4"""
    assert {state.deal_number for state in played_out(GAME.deal(2, {"hand": 5}, seed=1))} == {1}


@pytest.mark.parametrize("deals", range(1, 11))
def test_there_are_as_many_deals_as_chosen(deals: int) -> None:
    """RH-19"""
    states = played_out(GAME.deal(2, {"deals": deals, "hand": 5}, seed=1))
    assert sorted({state.deal_number for state in states}) == list(range(1, deals + 1))


def test_points_and_cards_of_all_deals_add_up() -> None:
    """RH-19"""
    states = played_out(GAME.deal(3, {"deals": 4, "hand": 5}, seed=1))
    for before, after in pairwise(states):
        assert all(was <= now for was, now in zip(before.points, after.points, strict=True))
        if after.deal_number > before.deal_number:
            assert [len(cards) for cards in after.taken] == [0, 0, 0]
            assert sum(after.cards_taken) > 0
    end = states[-1]
    assert list(end.scores()) == [-float(number) for number in end.points]
    assert sum(end.cards_taken) > sum(len(cards) for cards in end.taken)


def test_all_cards_are_dealt_anew_in_each_deal() -> None:
    """RH-19, RH-3, RH-4"""
    states = played_out(GAME.deal(3, {"deals": 3}, seed=1))
    starts = [after for before, after in pairwise(states) if after.deal_number > before.deal_number]
    assert len(starts) == 2
    for start in starts:
        assert sorted(rush_hour_cards(start)) == sorted(deck_of(50, True))
        assert [len(held) for held in start.hands] == [10, 10, 10]
        assert [list(row.sizes) for row in start.road] == [[1], [1], [1]]
        assert list(start.actors()) == [0, 1, 2]
    assert list(starts[0].hands[0]) != list(starts[1].hands[0])


def test_the_last_round_of_a_deal_can_still_be_seen_in_the_next() -> None:
    """RH-19"""
    state = position("12", "15", deals=2)
    pick(state, "12", "15")
    assert state.deal_number == 2
    assert [(play.seat, play.car.name) for play in GAME.view(state.sight(0), 0).plays] == [(0, "12"), (1, "15")]


def test_the_deals_to_come_grow_from_the_seed_and_not_from_the_moves() -> None:
    """RH-19"""
    table = GAME.deal(2, {"deals": 2, "hand": 5}, seed=9)
    hands = [
        next(list(state.hands[0]) for state in played_out(table.copy(), seed) if state.deal_number == 2)
        for seed in ("one", "two", "three")
    ]
    assert hands[0] == hands[1] == hands[2]
    assert hands[0] != list(table.hands[0])


def test_the_deals_to_come_are_not_those_of_the_next_game_from_the_same_generator() -> None:
    """RH-19"""
    rng = rng_from("next")
    first = GAME.deal(2, {"deals": 2, "hand": 5}, seed=rng)
    second = GAME.deal(2, {"deals": 2, "hand": 5}, seed=rng)
    later = next(state for state in played_out(first) if state.deal_number == 2)
    assert list(later.hands[0]) != list(second.hands[0])


def test_a_tables_deals_all_come_from_its_secret_seed() -> None:
    """RH-19, ALL-6: whoever knows the seed can deal them again, and who does not cannot."""
    seed = "ab" * 32
    table = GAME.deal(2, {"deals": 2, "hand": 5}, seed=seed)
    assert table.rng.stream is not None
    assert table.rng.stream.seed != bytes.fromhex(seed)
    again = GAME.deal(2, {"deals": 2, "hand": 5}, seed=seed)
    assert table.facts() == again.facts()
    other = GAME.deal(2, {"deals": 2, "hand": 5}, seed="ac" * 32)
    assert list(table.facts())[-32:] != list(other.facts())[-32:]
    assert [state.facts() for state in played_out(table)] == [state.facts() for state in played_out(again)]


def test_the_seed_of_later_deals_is_the_next_32_bytes_of_the_stream() -> None:
    """RH-19"""
    stream = FairStream(bytes.fromhex("cd" * 32))
    table = GAME.deal(2, {"hand": 5}, seed=Rng(0, 0, 0, 0, stream))
    following = stream.copy()
    assert table.rng.stream is None
    several = table.bare()
    several.deals = 2
    start = FairStream(bytes.fromhex("cd" * 32))
    game = several.redeal(Rng(0, 0, 0, 0, start))
    assert game.rng.stream is not None
    assert game.rng.stream.seed == b"".join(int(following.next_u32()).to_bytes(4, "big") for _ in range(8))


def test_the_deals_to_come_cannot_be_seen() -> None:
    """RH-19, ALL-6"""
    one, other = (GAME.deal(2, {"deals": 2}, seed=1) for _ in range(2))
    other.rng = Rng(9, 8, 7, 6)
    for looker in (0, 1, SPECTATOR):
        assert one.sight(looker).facts() == other.sight(looker).facts()
    assert one.facts() != other.facts()


def test_scores_are_minus_the_points_while_the_game_runs_too() -> None:
    """RH-19"""
    assert list(position("12", "15", points=(3, 0)).scores()) == [-3.0, 0.0]


def test_all_is_open_after_the_end() -> None:
    """ALL-6, ALL-7"""
    end = played_out(GAME.deal(3, {"deals": 2, "hand": 5}, seed=1))[-1]
    for looker in (0, 1, 2, SPECTATOR):
        assert end.sight(looker).facts() == end.facts()
        rest = GAME.view(end.sight(looker), looker).rest
        assert rest is not None
        assert len(rest) == 62 - 3 - 15
