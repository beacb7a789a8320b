"""What everybody has seen in Traffic memo: what a sight remembers, what a view shows, what may be imagined."""

import msgspec
import pytest

from seriatim.games.traffic_memo.rules import TrafficMemoState
from seriatim.games.traffic_memo.view import Choice, Shown, Spot
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from
from seriatim.kit.state import SPECTATOR
from tests.games.traffic_memo.hidden import traffic_memo_cards, traffic_memo_late, traffic_memo_other_truth
from tests.games.traffic_memo.positions import GAME, names, play, position

LOOKERS = (0, 1, SPECTATOR)


def remembered(state: TrafficMemoState, looker: int = 0) -> str:
    """The grid of a sight up to its last card; 0 is face down and was never shown."""
    return names([int(card) for card in state.sight(looker).places]).rstrip(" .")


def bytes_seen(state: TrafficMemoState, looker: int = 0) -> bytes:
    sight = state.sight(looker)
    return msgspec.json.encode([GAME.view(sight, looker), GAME.choices(sight, looker)])


@pytest.mark.parametrize("looker", LOOKERS)
def test_a_sight_holds_every_card_ever_shown_and_still_lying(looker: int) -> None:
    """TM-14"""
    state = position("9 20 30 31 5 6")
    assert remembered(state, looker) == "0 0 0 0 0 0"
    play(state, "0")
    assert remembered(state, looker) == "9 0 0 0 0 0"
    play(state, "2", "2", "3", "5")
    assert remembered(state, looker) == "9 0 . . 0 6"
    play(state, "1", "4")
    assert remembered(state, looker) == "9 20 . . 5 6"


def test_every_seat_and_every_spectator_knows_the_same() -> None:
    """TM-14"""
    state = position("9 20 30 31 5 6", seats=4, seen="1 3")
    play(state, "0")
    assert len({tuple(state.sight(looker).facts()) for looker in (*range(4), SPECTATOR)}) == 1


@pytest.mark.parametrize("looker", LOOKERS)
def test_a_view_shows_what_is_face_up_now_and_nothing_of_what_was_seen_before(looker: int) -> None:
    """TM-14"""
    state = position("9 20 30 31 5 6", seen="1 2 3", wilds=True)
    play(state, "3")
    view = GAME.view(state.sight(looker), looker)
    assert view.places[:6] == [Spot("down"), Spot("down"), Spot("down"), Spot("up", 31), Spot("down"), Spot("down")]
    assert view.places[6:] == [Spot("empty")] * 52
    assert (view.open, view.last) == ([3], [])


@pytest.mark.parametrize("looker", LOOKERS)
def test_a_view_is_the_same_whatever_was_seen_before(looker: int) -> None:
    """TM-14"""
    forgotten, known = position("9 20 30 31 5 6"), position("9 20 30 31 5 6", seen="0 1 2 4 5")
    for state in (forgotten, known):
        play(state, "2")
    assert bytes_seen(forgotten, looker) == bytes_seen(known, looker)
    assert forgotten.sight(looker).facts() != known.sight(looker).facts()


@pytest.mark.parametrize("looker", LOOKERS)
def test_a_view_shows_the_cards_of_the_last_turn_until_the_next_card_is_turned(looker: int) -> None:
    """TM-14"""
    state = position("9 20 30 31 5 6")
    play(state, "2", "3", "0")
    view = GAME.view(state.sight(looker), looker)
    assert view.last == [Shown(2, 30, True), Shown(3, 31, True), Shown(0, 9, False)]
    assert (view.open, view.places[0], view.places[2]) == ([], Spot("down"), Spot("empty"))
    play(state, "1")
    assert GAME.view(state.sight(looker), looker).last == []


def test_the_last_turn_is_shown_also_if_it_took_nothing_or_was_stopped() -> None:
    """TM-14"""
    state = position("9 20 30 31 5 6")
    play(state, "0", "1")
    assert GAME.view(state.sight(0), 0).last == [Shown(0, 9, False), Shown(1, 20, False)]
    play(state, "2", "3", "take")
    assert GAME.view(state.sight(0), 0).last == [Shown(2, 30, True), Shown(3, 31, True)]


def test_wild_cards_are_shown_by_their_names() -> None:
    """TM-14, TM-1"""
    state = position("P A 5 7 9 10", wilds=True, high=12, seats=3)
    play(state, "0", "1")
    view = GAME.view(state.sight(0), 0)
    assert view.places[:2] == [Spot("up", "police"), Spot("up", "ambulance")]
    play(state, "2", "4")
    assert GAME.view(state.sight(1), 1).gone == [1, 2, 3, 4, 5, 6, 8, 11, 12, "police", "ambulance"]


def test_what_has_been_taken_is_no_secret() -> None:
    """TM-14, ALL-6"""
    state = position("27 28 29 30", low=27, high=32)
    play(state, "0", "1", "take")
    for looker in LOOKERS:
        view = GAME.view(state.sight(looker), looker)
        assert (view.taken, view.gone) == ([2, 2], [27, 28, 31, 32])


@pytest.mark.parametrize("looker", LOOKERS)
def test_all_is_open_after_the_end(looker: int) -> None:
    """ALL-6, TM-14"""
    state = position("30 31 9 20 50")
    play(state, "0", "1", "take")
    assert state.sight(looker).facts() == state.facts()
    view = GAME.view(state.sight(looker), looker)
    assert view.places[:5] == [Spot("empty"), Spot("empty"), Spot("up", 9), Spot("up", 20), Spot("up", 50)]
    assert (view.outcome, view.may_take) == ("no-run-left", False)
    assert GAME.choices(state.sight(looker), looker) == []


def test_the_view_tells_turn_columns_and_whether_the_run_may_be_taken() -> None:
    state = position("9 10 11 30 31 40", seats=3, turn=1, idle_turns=7)
    view = GAME.view(state.sight(0), 0)
    assert (view.seat, view.turn, view.columns, view.may_take, view.idle_turns) == (0, 1, 8, False, 7)
    play(state, "0", "1")
    assert GAME.view(state.sight(2), 2).may_take is True
    play(state, "2")
    assert GAME.view(state.sight(2), 2).may_take is False


def test_a_view_is_json() -> None:
    state = position("P 5 6 7 20", wilds=True)
    play(state, "0", "1", "4")
    play(state, "2")
    view = GAME.view(state.sight(0), 0)
    assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def test_the_seat_on_turn_may_choose_what_to_turn_up_and_whether_to_take() -> None:
    state = position("9 10 30 31")
    play(state, "0", "1")
    assert GAME.choices(state.sight(0), 0) == [
        Choice(2, "turn 2", "turn", 2),
        Choice(3, "turn 3", "turn", 3),
        Choice(58, "take", "take"),
    ]
    assert GAME.choices(state.sight(1), 1) == []
    assert GAME.choices(state.sight(SPECTATOR), SPECTATOR) == []
    assert msgspec.json.encode(Choice(58, "take", "take")) == b'{"action":58,"move":"take","kind":"take"}'


# What may be imagined


def worlds(sight: TrafficMemoState, count: int) -> list[TrafficMemoState]:
    rng = rng_from("worlds")
    return [sight.imagine(rng) for _ in range(count)]


def test_the_unseen_cards_are_imagined_at_the_unseen_places() -> None:
    """TM-14, ALL-6"""
    state = position("9 20 30 31", seen="1")
    play(state, "0")
    imagined = worlds(state.sight(1), 60)
    assert {names([int(card) for card in world.places[:4]]) for world in imagined} == {"9 20 30 31", "9 20 31 30"}
    assert all(world.sight(1).facts() == state.sight(1).facts() for world in imagined)


def test_wild_cards_are_imagined_as_many_as_there_are() -> None:
    """TM-3, ALL-6"""
    state = position("P 20 A P 9 10", wilds=True, seen="0 1")
    imagined = worlds(state.sight(0), 300)
    assert {names(sorted(int(card) for card in world.places[2:6])) for world in imagined} == {"9 10 P A"}
    assert len({tuple(world.places[2:6]) for world in imagined}) == 24


def test_with_nothing_hidden_the_truth_is_imagined() -> None:
    """ALL-6"""
    state = position("9 20 30 31", seen="0 1 2 3")
    assert state.sight(0).imagine(Rng(1, 2, 3, 4)).facts() == state.facts()
    over = position("30 31 9 20")
    play(over, "0", "1", "take")
    assert over.sight(0).imagine(Rng(1, 2, 3, 4)).facts() == over.facts()


def test_looking_and_imagining_leave_everything_as_it_was() -> None:
    """ALL-6"""
    state = position("9 20 30 31")
    before = state.facts()
    sight = state.sight(0)
    seen = sight.facts()
    sight.imagine(Rng(1, 2, 3, 4))
    assert sight.facts() == seen
    sight.places[0] = 44
    sight.seen[0] = True
    assert state.facts() == before


# The judge of what is hidden is judged, too.


def test_another_truth_moves_every_card_never_shown_and_no_other() -> None:
    """TM-14, ALL-6"""
    state = position("9 20 30 31 5 6", seen="1")
    play(state, "0", "2")
    rng = rng_from("others")
    truths = [traffic_memo_other_truth(state, 0, rng) for _ in range(100)]
    grids = [tuple(truth.places[:6]) for truth in truths if isinstance(truth, TrafficMemoState)]
    assert {row[:3] for row in grids} == {(9, 20, 30)}
    assert len({row[3:] for row in grids}) == 6
    assert state.places[3] == 31


def test_a_card_that_is_face_up_and_taken_is_a_fault() -> None:
    state = position("9 20 30 31")
    play(state, "0")
    state.places[0] = -1
    with pytest.raises(AssertionError, match="what is face up has not been taken"):
        traffic_memo_cards(state)


def test_a_late_game_has_six_numbers_left() -> None:
    late = traffic_memo_late(GAME.deal(3, {"low": 10, "high": 40}, seed=1), rng_from("late"))
    assert isinstance(late, TrafficMemoState)
    assert sorted(late.lying()) == [10, 11, 12, 13, 14, 15]
    assert sorted(traffic_memo_cards(late)) == list(range(10, 41))


# What a learner reads


PLACES, GONE, VARIANT = 4 * 58, 51, 5


def observed(state: TrafficMemoState, looker: int = 0) -> list[float]:
    return list(GAME.observe(state.sight(looker), looker))


def test_an_observation_has_the_size_the_game_declares() -> None:
    assert GAME.observation_size == PLACES + GONE + VARIANT + 2 * 5
    for seats in GAME.seat_counts:
        state = GAME.deal(seats, {"wilds": True}, seed=1)
        for looker in (*range(seats), SPECTATOR):
            assert len(observed(state, looker)) == GAME.observation_size


def test_an_observation_remembers_every_card_ever_shown() -> None:
    """TM-14"""
    state = position("25 P 30 50", wilds=True, seen="0 1")
    play(state, "3")
    seen = observed(state)
    assert seen[:16] == [1.0, 0.0, 0.5, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0]
    assert set(seen[16:PLACES]) == {0.0}


def test_an_observation_does_not_tell_what_was_never_shown() -> None:
    """ALL-6"""
    one, other = position("9 20 30 31"), position("31 30 20 9")
    assert observed(one) == observed(other)
    assert list(GAME.observe(one, 0)) == observed(one)


def test_an_observation_of_the_end_tells_all() -> None:
    """ALL-6"""
    state = position("30 31 25 20 50")
    play(state, "0", "1", "take")
    assert observed(state)[8:12] == [1.0, 0.0, 0.5, 0.0]


def test_an_observation_tells_what_is_gone_and_the_variant() -> None:
    state = position("9 20 30 31 P A P", low=5, high=35, wilds=True, free_stop=True, idle_turns=250)
    seen = observed(state)[PLACES:]
    assert {number + 1 for number in range(50) if seen[number]} == set(range(5, 36)) - {9, 20, 30, 31}
    assert seen[50] == 2 / 8
    assert seen[GONE : GONE + VARIANT] == [0.1, 0.7, 1.0, 1.0, 0.5]


def test_an_observation_tells_every_seat_with_ones_own_first() -> None:
    state = position("30 31 25 26", seats=3, turn=1)
    play(state, "0", "1", "take")
    assert observed(state, 1)[-10:] == [2 / 58, 0.0, 46 / 58, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    assert observed(state, SPECTATOR)[-10:] == [0.0, 0.0, 2 / 58, 0.0, 46 / 58, 1.0, 0.0, 0.0, 0.0, 0.0]


def test_a_card_once_taken_stays_taken() -> None:
    """ALL-3"""
    state = position("30 31 25 26")
    play(state, "0", "1", "take")
    assert [state.objection(1, place) for place in (0, 1)] == ["place-is-empty"] * 2
