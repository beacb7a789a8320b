"""Worlds that agree with what partners have said in The Game."""

from collections.abc import Sequence

import pytest

from seriatim.games.the_game.actions import WORDS
from seriatim.games.the_game.bot.convention import urgency, word_of_card
from seriatim.games.the_game.bot.listening import world_heard
from seriatim.games.the_game.rules import TheGameState
from seriatim.kit.seed import rng_from
from tests.games.the_game.positions import GAME, play_as, position

WORLDS = 150
ALL = tuple(range(2, 100))
PILES = (20, 40, 80, 60)


def table(*sizes: int, said: Sequence[str] = ()) -> TheGameState:
    """Seat 0 on turn with two cards; partners with so many, of whom seat 1 has spoken; the rest is the deck."""
    unseen = [card for card in ALL if card not in (2, 3, *PILES)]
    hands = [tuple(unseen.pop(0) for _ in range(size)) for size in sizes]
    state = position((2, 3), *hands, deck=unseen, piles=PILES)
    for saying in said:
        play_as(state, 1, saying)
    return state


def worlds(state: TheGameState) -> list[TheGameState]:
    rng = rng_from("worlds")
    sight = state.sight(0)
    return [world_heard(sight, 0, rng) for _ in range(WORLDS)]


def share_of(word: str, found: list[TheGameState], pile: int, seat: int = 1) -> float:
    """In what part of the worlds this word is true of the pile."""
    code = WORDS.index(word)
    true = [meant(world, seat, pile) == code for world in found]
    return sum(true) / len(found)


def meant(world: TheGameState, seat: int, pile: int) -> int:
    """The most urgent word that a card of the seat is worth."""
    words = [int(word_of_card(card, world.piles[pile], pile)) for card in world.hands[seat]]
    return max(words, key=urgency)


@pytest.mark.parametrize("said", [(), ("keep-off a", "welcome c")])
def test_a_world_is_one_that_could_lie_behind_the_sight(said: Sequence[str]) -> None:
    """ALL-6"""
    state = table(6, 5, said=said)
    sight = state.sight(0)
    for world in worlds(state)[:30]:
        assert list(world.sight(0).facts()) == list(sight.facts())
        cards = [*world.deck, *(card for hand in world.hands for card in hand), *PILES]
        assert sorted(cards) == list(ALL)


@pytest.mark.parametrize("pile", range(4))
@pytest.mark.parametrize("word", ["keep-off", "small-steps", "welcome"])
def test_a_partners_words_are_mostly_believed(word: str, pile: int) -> None:
    """TG-19"""
    name = "abcd"[pile]
    silent, told = worlds(table(6, 6)), worlds(table(6, 6, said=[f"{word} {name}"]))
    assert share_of(word, told, pile) > max(0.75, share_of(word, silent, pile))


def test_now_and_then_words_are_doubted() -> None:
    assert share_of("keep-off", worlds(table(6, said=["keep-off a"])), 0) < 1.0


def test_what_a_speaker_leaves_unsaid_is_heard_too() -> None:
    told, silent = worlds(table(6, said=["welcome a"])), worlds(table(6))
    assert 2 * share_of("keep-off", told, 3) < share_of("keep-off", silent, 3)


def test_whoever_has_said_nothing_may_hold_anything() -> None:
    found = worlds(table(6, 6, said=["keep-off a"]))
    held = {int(card) for world in found for card in world.hands[2]}
    assert len(held) > 80


def test_one_card_can_bear_out_two_words() -> None:
    found = worlds(table(1, said=["small-steps a", "welcome b", "welcome c", "small-steps d"]))
    assert {len(world.hands[1]) for world in found} == {1}
    state = position((2, 3), (21, 90), deck=(70, 95), piles=(20, 31, 73, 60))
    for saying in ("keep-off a", "keep-off b", "small-steps c", "welcome d"):
        play_as(state, 1, saying)
    for world in worlds(state):
        assert 21 in world.hands[1] or world.hands[1][0] in (90, 70, 95)
    assert share_of("keep-off", worlds(state), 1) > 0.75


def test_words_that_no_card_can_bear_out_leave_the_hand_as_full_as_it_is() -> None:
    state = position((2, 3), (70, 71), deck=(72, 73), piles=(20, 40, 80, 60))
    play_as(state, 1, "keep-off a")
    assert {len(world.hands[1]) for world in worlds(state)} == {2}


def test_cards_that_belie_the_words_are_held_if_there_are_no_others() -> None:
    state = position((2, 3), (21, 22, 23), deck=(24, 25, 41), piles=PILES)
    for pile in "abcd":
        play_as(state, 1, f"welcome {pile}")
    for world in worlds(state):
        assert sorted([*world.hands[1], *world.deck]) == [21, 22, 23, 24, 25, 41]
        assert len(world.hands[1]) == 3


def test_a_habit_hears_partners_on_its_turn_and_supposes_freely_otherwise() -> None:
    state = table(6, said=["keep-off a"])
    sight, rng = state.sight(0), rng_from("suppose")
    heard = [GAME.habit().sample_world(sight, 0, rng) for _ in range(WORLDS)]
    assert share_of("keep-off", heard, 0) > 0.75  # type: ignore[arg-type]
    waiting = state.sight(1)
    world = GAME.habit().sample_world(waiting, 1, rng_from("x"))
    assert list(world.facts()) == list(waiting.imagine(rng_from("x")).facts())
