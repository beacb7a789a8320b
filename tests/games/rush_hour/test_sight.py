"""What a seat of Rush hour knows, and what it may imagine."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.rush_hour.position import cards_in
from seriatim.games.rush_hour.rules import NO_CARD, RushHourState
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from
from seriatim.kit.state import SPECTATOR
from tests.games.rush_hour.hidden import rush_hour_cards, rush_hour_other_truth
from tests.games.rush_hour.positions import GAME, hand, moves, pick, play, position, road, shown


def worlds(sight: RushHourState, count: int) -> list[RushHourState]:
    rng = rng_from("worlds")
    return [sight.imagine(rng) for _ in range(count)]


def test_no_seat_sees_a_card_of_another_hand_or_out_of_play() -> None:
    """ALL-6, RH-4"""
    state = position("12 40", "15 A", "17 42")
    sight = state.sight(1)
    assert [hand(sight, seat) for seat in range(3)] == [[0, 0], cards_in("15 A"), [0, 0]]
    assert set(sight.rest) == {0}
    assert [hand(state.sight(SPECTATOR), seat) for seat in range(3)] == [[0, 0]] * 3


def test_the_road_and_all_that_was_taken_is_seen_by_everybody() -> None:
    """ALL-6"""
    state = position("12 40", "15 41", rows=("10 - T+20", "P", "30"), taken=("1 A", ""))
    for looker in (0, 1, SPECTATOR):
        sight = state.sight(looker)
        assert road(sight) == ["10 - T+20", "P", "30"]
        assert sorted(sight.taken[0]) == cards_in("1 A")


def test_picks_are_seen_once_they_are_shown() -> None:
    """RH-5, ALL-6"""
    state = shown("A", "25", "P")
    for looker in (0, 1, 2, SPECTATOR):
        assert list(state.sight(looker).picks) == list(state.picks)


def test_a_seat_knows_its_own_pick_and_row() -> None:
    """RH-5, RH-12"""
    state = position("12 40", "15 41")
    play(state, 0, "pick 40")
    assert state.sight(0).picks[0] == 40
    state = shown("A", "A")
    play(state, 0, "row 2")
    assert state.sight(0).rows_chosen[0] == 1


@pytest.mark.parametrize("looker", [0, 1, 2, SPECTATOR])
def test_what_is_imagined_is_what_could_be(looker: int) -> None:
    """ALL-6"""
    state = position("12 40", "15 A", "17 42", rows=("10 - T+20", "P", "30"), taken=("1", "", "P"))
    play(state, 1, "pick ambulance")
    sight = state.sight(looker)
    for world in worlds(sight, 20):
        assert world.sight(looker).facts() == sight.facts()
        assert sorted(rush_hour_cards(world)) == sorted(rush_hour_cards(state))
        assert world.picks[1] in world.hands[1]
        assert [list(world.hands[seat]) for seat in range(3)] == [sorted(world.hands[seat]) for seat in range(3)]


def test_any_unseen_card_may_be_in_any_hidden_place() -> None:
    """ALL-6"""
    state = position("1", "2", top=10, hand=5, rows=("3", "4", "5"))
    imagined = worlds(state.sight(0), 400)
    hidden = {card for card in (2, 6, 7, 8, 9, 10, *cards_in("A P T"))}
    assert {hand(world, 1)[0] for world in imagined} == hidden
    assert {card for world in imagined for card in world.rest} == hidden


def test_of_several_alike_only_as_many_are_imagined_as_are_left() -> None:
    """RH-1, ALL-6"""
    state = position("A A A 12", "1 2 3 4", rows=("A", "20", "30"))
    for world in worlds(state.sight(0), 50):
        assert sum(card == cards_in("A")[0] for card in [*world.hands[1], *world.rest]) == 0


def test_a_secret_pick_is_imagined_as_any_card_of_its_hand() -> None:
    """RH-5"""
    state = position("12 40", "15 41", "17 42")
    play(state, 1, "pick 15")
    imagined = worlds(state.sight(0), 200)
    assert all(world.picks[1] in world.hands[1] for world in imagined)
    lower = sum(world.picks[1] == min(world.hands[1]) for world in imagined)
    assert 70 < lower < 130
    assert {int(world.picks[2]) for world in imagined} == {int(NO_CARD)}


def test_a_secret_row_is_imagined_as_any_row_and_ones_own_is_known() -> None:
    """RH-12"""
    state = shown("A", "A", "A")
    play(state, 0, "row 1")
    play(state, 1, "row 3")
    imagined = worlds(state.sight(0), 60)
    assert {int(world.rows_chosen[0]) for world in imagined} == {0}
    assert {int(world.rows_chosen[1]) for world in imagined} == {0, 1, 2}
    assert {int(world.rows_chosen[2]) for world in imagined} == {-1}


def test_with_two_rows_no_third_is_imagined() -> None:
    """RH-12, RH-22"""
    state = shown("P", "P", rows=("10", "20"))
    play(state, 1, "row 2")
    assert {int(world.rows_chosen[1]) for world in worlds(state.sight(0), 40)} == {0, 1}


def test_cards_shown_and_not_yet_played_are_not_imagined_elsewhere() -> None:
    """RH-5, ALL-6"""
    state = shown("A", "25", "P")
    for world in worlds(state.sight(1), 30):
        assert list(world.picks) == list(state.picks)
        assert sorted(rush_hour_cards(world)) == sorted(rush_hour_cards(state))


def test_with_nothing_out_of_play_the_other_hand_is_known() -> None:
    """RH-26, ALL-6: thirteen cards, two hands of five and three rows."""
    state = GAME.deal(2, {"top": 10, "hand": 5}, seed=1)
    assert len(state.rest) == 0
    assert {tuple(world.hands[1]) for world in worlds(state.sight(0), 5)} == {tuple(state.hands[1])}


def test_the_deals_to_come_are_imagined_and_differ() -> None:
    """RH-19, ALL-6"""
    state = position("12", "15", deals=2)
    played = [pick(world, str(hand(world, 0)[0])) for world in worlds(state.sight(0), 10)]
    for world in played:
        play(world, 1, moves(world, 1)[0])
        while world.deal_number == 1:
            seat = world.actors()[0]
            world.apply(seat, world.default_action(seat))
    assert len({tuple(world.hands[0]) for world in played}) == 10


def test_with_nothing_hidden_the_truth_is_imagined() -> None:
    """ALL-6"""
    over = pick(position("12", "15"), "12", "15")
    assert over.sight(1).imagine(Rng(1, 2, 3, 4)).facts() == over.facts()


@pytest.mark.parametrize("looker", [0, 1, 2, SPECTATOR])
def test_looking_and_imagining_leave_everything_as_it_was(looker: int) -> None:
    """ALL-6"""
    state = shown("A", "A", "P", deals=2)
    play(state, 0, "row 1")
    before = state.facts()
    sight = state.sight(looker)
    seen = sight.facts()
    world = sight.imagine(Rng(1, 2, 3, 4))
    for seat in (1, 2):
        play(world, seat, "row 2")
    sight.road[0].sizes[0] = 9
    sight.points[0] = 7
    assert state.facts() == before
    assert state.sight(looker).facts() == seen


def test_a_copy_goes_its_own_way_through_the_deals_to_come() -> None:
    """RH-19"""
    state = position("12", "15", deals=3)
    twin = state.copy()
    assert twin.facts() == state.facts()
    pick(twin, "12", "15")
    assert twin.deal_number == 2
    assert state.deal_number == 1
    pick(state, "12", "15")
    assert twin.facts() == state.facts()


# The judge of what is hidden is judged too


def test_another_truth_mixes_all_that_is_hidden_and_nothing_else() -> None:
    """ALL-6"""
    state = position("12 40", "15 41", "17 42", deals=2)
    play(state, 1, "pick 15")
    rng = rng_from("others")
    others = []
    for _ in range(200):
        other = rush_hour_other_truth(state, 0, rng)
        assert isinstance(other, RushHourState)
        assert sorted(rush_hour_cards(other)) == sorted(rush_hour_cards(state))
        assert hand(other, 0) == [12, 40]
        assert other.picks[1] in other.hands[1]
        assert other.picks[2] == NO_CARD
        others.append(other)
    assert len({int(other.rng.a) for other in others}) == 200
    hidden = {*state.hands[1], *state.hands[2], *state.rest}
    assert {card for other in others for card in other.hands[2]} == hidden
    assert {card for other in others for card in other.rest} == hidden


def test_another_truth_makes_secret_rows_anew() -> None:
    """RH-12"""
    state = shown("A", "A", "A")
    play(state, 0, "row 1")
    play(state, 1, "row 3")
    rng = rng_from("others")
    others = [rush_hour_other_truth(state, 0, rng) for _ in range(40)]
    rows = [[int(row) for row in other.rows_chosen] for other in others if isinstance(other, RushHourState)]
    assert {row[0] for row in rows} == {0}
    assert {row[1] for row in rows} == {0, 1, 2}
    assert {row[2] for row in rows} == {-1}


def test_a_row_that_cannot_be_is_a_fault() -> None:
    state = position("12", "15")
    state.road[0].sizes[0] = 2
    with pytest.raises(AssertionError, match="every card of a row lies on one of its places"):
        rush_hour_cards(state)
    state.road[0].sizes = vec[i64]([1, 0])
    with pytest.raises(AssertionError, match="never ends with a gap"):
        rush_hour_cards(state)
