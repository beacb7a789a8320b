"""What a seat of The Game knows, and what it may imagine."""

import pytest

from seriatim.games.the_game.rules import TheGameState
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from
from seriatim.kit.state import SPECTATOR
from tests.games.the_game.positions import DECK, GAME, bidding, hand, play, play_as, position


def test_no_seat_sees_a_card_of_another_hand() -> None:
    """ALL-6"""
    state = position((10, 11), (50, 51), (60,), deck=DECK)
    sight = state.sight(1)
    assert [list(held) for held in sight.hands] == [[0, 0], [50, 51], [0]]
    looker = state.sight(SPECTATOR)
    assert [list(held) for held in looker.hands] == [[0, 0], [0, 0], [0]]


def test_cards_once_laid_are_known_to_everybody_for_ever() -> None:
    """ALL-6"""
    state = position((10, 11, 12), (50,), (60,))
    play(state, "10a", "11a")
    for looker in (0, 1, 2, SPECTATOR):
        assert GAME.view(state.sight(looker), looker).laid == [n for n in range(2, 100) if n not in (12, 50, 60)]


def test_all_is_open_after_the_end() -> None:
    """ALL-6"""
    state = position((51, 3), (30, 31), piles=(50, 50, 2, 2), deck=DECK)
    play(state, "51a")
    for looker in (0, 1, SPECTATOR):
        assert state.sight(looker).facts() == state.facts()


def worlds(sight: TheGameState, count: int) -> list[TheGameState]:
    rng = rng_from("worlds")
    return [sight.imagine(rng) for _ in range(count)]


def test_what_is_in_sight_is_not_imagined() -> None:
    """ALL-6"""
    state = position((10, 11), (50, 51, 52), (60,), deck=DECK)
    for world in worlds(state.sight(1), 20):
        assert world.sight(1).facts() == state.sight(1).facts()
        assert list(world.hands[1]) == [50, 51, 52]


def test_the_unseen_cards_are_dealt_to_the_blanks() -> None:
    """ALL-6"""
    state = position((10, 11), (50, 51, 52), (60,), deck=DECK)
    imagined = worlds(state.sight(1), 20)
    for world in imagined:
        assert sorted([*world.hands[0], *world.hands[2], *world.deck]) == [10, 11, 60, *DECK]
    assert len({(tuple(hand(world, 0)), *world.hands[2]) for world in imagined}) > 10


def test_everything_but_the_piles_is_imagined_by_a_spectator() -> None:
    """ALL-6"""
    state = position((10, 11), (50, 51), deck=DECK)
    seen = {card for world in worlds(state.sight(SPECTATOR), 60) for card in world.hands[1]}
    assert seen == {10, 11, 50, 51, *DECK}


def test_the_deck_is_imagined_in_every_order() -> None:
    """ALL-6"""
    state = position((10, 11), deck=(95, 96, 97))
    assert len({tuple(world.deck) for world in worlds(state.sight(0), 100)}) == 6


def test_with_nothing_hidden_the_truth_is_imagined() -> None:
    """ALL-6"""
    solo = position((10, 11))
    assert solo.sight(0).imagine(Rng(1, 2, 3, 4)).facts() == solo.facts()
    over = position((51, 3), (30, 31), piles=(50, 50, 2, 2), deck=DECK)
    play(over, "51a")
    assert over.sight(1).imagine(Rng(1, 2, 3, 4)).facts() == over.facts()


def test_secret_bids_are_imagined_and_open_ones_are_not() -> None:
    """TG-4, ALL-6"""
    state = bidding(4, 2, 1, None, 3)
    imagined = worlds(state.sight(0), 60)
    assert {int(world.bids[1]) for world in imagined} == {0, 1, 2, 3}
    assert {int(world.bids[3]) for world in imagined} == {0, 1, 2, 3}
    assert {(int(world.bids[0]), int(world.bids[2])) for world in imagined} == {(2, -1)}
    play_as(state, 2, "bid 0")
    assert {tuple(world.bids) for world in worlds(state.sight(0), 5)} == {(2, 1, 0, 3)}


def shares(imagined: list[TheGameState], seat: int) -> dict[tuple[int, ...], float]:
    hands = [tuple(hand(world, seat)) for world in imagined]
    return {held: hands.count(held) / len(hands) for held in sorted(set(hands))}


def test_the_seat_on_turn_is_imagined_with_a_hand_that_has_not_lost() -> None:
    """TG-11: 30 alone fits nowhere, and the game goes on, so it is not what the seat on turn holds."""
    state = position((60,), (3, 4), deck=(30, 70), piles=(50, 50, 2, 2), owed=1)
    found = shares(worlds(state.sight(1), 600), 0)
    assert list(found) == [(60,), (70,)]
    assert found[(60,)] == pytest.approx(0.5, abs=0.06)


def test_every_hand_that_has_not_lost_is_imagined_equally_often() -> None:
    """TG-11"""
    state = position((60, 61), (3, 4), deck=(30, 31), piles=(50, 50, 2, 2), owed=1)
    found = shares(worlds(state.sight(1), 1000), 0)
    assert list(found) == [(30, 60), (30, 61), (31, 60), (31, 61), (60, 61)]
    assert all(share == pytest.approx(0.2, abs=0.04) for share in found.values())


def test_the_seat_on_turn_is_imagined_with_a_cover_for_every_due_fire() -> None:
    """TG-17"""
    state = position((60, 20), (3, 4), deck=(10, 11, 12), piles=(55, 1, 22, 100), due="ac", fire=True)
    for world in worlds(state.sight(1), 100):
        assert 60 in world.hands[0]
        assert {10, 11, 12, 20} & set(world.hands[0])


def test_a_seat_with_its_minimum_met_may_hold_anything() -> None:
    """TG-8"""
    state = position((60,), (3, 4), deck=(30, 70), piles=(50, 50, 2, 2), owed=0)
    assert list(shares(worlds(state.sight(1), 100), 0)) == [(30,), (60,), (70,)]


def test_imagining_leaves_the_sight_as_it_was() -> None:
    """ALL-6"""
    sight = position((10, 11), (50, 51), deck=DECK).sight(1)
    before = sight.facts()
    sight.imagine(Rng(1, 2, 3, 4))
    assert sight.facts() == before


@pytest.mark.parametrize("looker", [0, 1, SPECTATOR])
def test_looking_leaves_the_truth_as_it_was(looker: int) -> None:
    """ALL-6"""
    state = bidding(2, 1)
    before = state.facts()
    sight = state.sight(looker)
    sight.bids[0] = 3
    sight.piles[0] = 44
    assert state.facts() == before
