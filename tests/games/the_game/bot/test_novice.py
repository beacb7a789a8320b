"""Beginners at The Game."""

from collections import Counter

import pytest

from seriatim.games.the_game.bot.novice import TheGameNovice
from seriatim.games.the_game.rules import TheGameState
from seriatim.kit.policy import Policy, RandomPolicy, next_actor, play_out
from seriatim.kit.seed import rng_from
from tests.games.the_game.positions import GAME, bidding, play_as, position

DECK = (93, 94)

TIMES = 200


def choices(state: TheGameState) -> Counter[str]:
    """What beginners do, so many times asked."""
    rng, sight = rng_from("beginner"), state.sight(0)
    return Counter(GAME.format(GAME.novice().choose(sight, 0, rng)) for _ in range(TIMES))


def test_the_novice_of_the_game_is_a_beginner() -> None:
    assert isinstance(GAME.novice(), TheGameNovice)


def test_a_beginner_lays_the_nearest_card_and_chance_has_no_part_in_it() -> None:
    assert choices(position((20, 40, 70), (50,), deck=DECK, piles=(18, 29, 74, 90))) == {"20a": TIMES}


def test_a_trick_is_mostly_overlooked_but_not_always() -> None:
    found = choices(position((20, 26, 70), (50,), deck=DECK, piles=(30, 25, 98, 97)))
    assert set(found) == {"20a", "26b"}
    assert found["26b"] > found["20a"] > 0


@pytest.mark.parametrize("piles", [(90, 25, 98, 97), (96, 25, 10, 97)])
def test_on_a_pile_that_is_nearly_full_every_trick_is_seen(piles: tuple[int, ...]) -> None:
    hand = (80, 26) if piles[0] == 90 else (20, 26)
    (move,) = choices(position(hand, (50,), deck=DECK, piles=piles))
    assert move in ("80a", "20c")


def test_a_trick_that_covers_a_fire_is_seen() -> None:
    """TG-14"""
    state = position((34, 60, 46), (50,), deck=DECK, piles=(44, 61, 98, 97), due="a", fire=True)
    assert choices(state) == {"34a": TIMES}


def test_the_only_card_that_fits_is_laid_even_if_it_is_a_trick() -> None:
    """TG-7"""
    assert choices(position((50,), (51,), piles=(60, 70, 38, 30))) == {"50a": TIMES}


def test_no_pair_is_planned() -> None:
    state = position((30, 20, 60), (50,), deck=DECK, piles=(25, 80, 100, 63))
    assert GAME.format(GAME.habit().choose(state, 0, rng_from("x"))) == "30a"
    assert choices(state) == {"60d": TIMES}


def test_partners_are_heard_about_half_the_time() -> None:
    """TG-19"""
    state = position((20, 60), (50,), deck=DECK, piles=(18, 1, 100, 64))
    play_as(state, 1, "keep-off a")
    found = choices(state)
    assert found["20a"] + found["60d"] == TIMES
    assert found["20a"] == pytest.approx(TIMES / 2, rel=0.25)


def test_an_extra_card_is_laid_too_readily() -> None:
    state = position((28, 60), (50,), deck=range(21, 28), piles=(20, 98, 2, 3), owed=0)
    assert GAME.format(GAME.habit().choose(state, 0, rng_from("x"))) == "end"
    assert choices(state) == {"28a": TIMES}


def test_the_turn_ends_before_a_long_step_and_when_nothing_fits() -> None:
    """TG-8"""
    assert choices(position((40, 60), (50,), deck=DECK, piles=(20, 98, 2, 3), owed=0)) == {"end": TIMES}
    assert choices(position((50,), (51,), deck=DECK, piles=(65, 70, 38, 30), owed=0)) == {"end": TIMES}


def test_solo_only_the_burning_pile_is_looked_at() -> None:
    """TG-16"""
    state = position((20, 90), deck=DECK, piles=(66, 19, 100, 99), due="a", fire=True)
    assert choices(state) == {"90a": TIMES}


def test_a_beginner_bids_and_talks_as_others_do() -> None:
    """TG-4, TG-19"""
    rng, state = rng_from("talk"), bidding(3)
    assert GAME.novice().choose(state.sight(0), 0, rng) == GAME.habit().choose(state.sight(0), 0, rng)
    state = position((20, 40), (22, 45), deck=DECK, piles=(19, 30, 74, 90))
    assert GAME.novice().talks()
    assert list(GAME.novice().speak(state, 1, rng)) == list(GAME.habit().speak(state, 1, rng)) != []


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("fire", [False, True])
def test_a_beginner_keeps_to_the_rules_and_to_what_it_sees(seats: int, fire: bool) -> None:
    """ALL-5, ALL-6"""
    state, rng = GAME.deal(seats, {"fire": fire}, seed=f"novice/{seats}"), rng_from("novice")
    while not state.outcome():
        seat = next_actor(state, rng)
        action = GAME.novice().choose(state, seat, rng.copy())
        assert GAME.novice().choose(state.sight(seat), seat, rng.copy()) == action
        GAME.play(state, int(seat), int(action))
        rng.next_u32()


def cards_left(policy: Policy, games: int) -> int:
    rng, left = rng_from("margin"), 0
    for _ in range(games):
        state = GAME.deal(3, seed=rng)
        play_out(state, policy, rng)
        left += state.cards_left()
    return left


def test_a_beginner_does_better_than_chance_and_worse_than_the_habit() -> None:
    assert cards_left(GAME.habit(), 40) < cards_left(GAME.novice(), 40) < cards_left(RandomPolicy(), 40)
