"""What bots say in Quick & Easy, and what they believe of it (docs/talk.md)."""

from collections import Counter
from typing import Any

import pytest

from seriatim.games.quick_and_easy.bot.worlds import deal_as_told, spoken
from seriatim.games.quick_and_easy.rules import QuickAndEasyState
from seriatim.kit.seed import quick_rng
from tests.games.quick_and_easy.positions import DECK, GAME, bidding, hand, name, play, play_as, position, said

REST = "v6 v7 v8 v9 v10 r1 r5 r6 b1 b2 b3 b9 y2 y4"


def speech(state: QuickAndEasyState, seat: int) -> list[str]:
    return [GAME.format(signal) for signal in GAME.habit().speak(state.sight(seat), seat, quick_rng("speak"))]


def speak(state: QuickAndEasyState, *seats: int) -> None:
    for seat in seats:
        play_as(state, seat, *speech(state, seat))


def supposed_hands(state: QuickAndEasyState, seat: int, worlds: int = 200) -> Counter[str]:
    """The hands that seat 0 supposes the other to hold."""
    rng, sight = quick_rng("suppose"), state.sight(0)
    hands: Counter[str] = Counter()
    for _ in range(worlds):
        world = GAME.habit().sample_world(sight, 0, rng)
        assert isinstance(world, QuickAndEasyState)
        hands[" ".join(sorted(hand(world, seat)))] += 1
    return hands


def test_every_card_has_its_word() -> None:
    """QE-10"""
    state = position("r3 g4", "b7 y8", "v1 r9", deck=DECK, up="v5", down="v4")
    assert speech(state, 1)[:2] == ["blue middle", "yellow high"]
    assert speech(state, 2)[:2] == ["violet low", "red high"]


def test_of_two_cards_of_a_colour_each_has_its_word() -> None:
    """QE-10"""
    state = position("b7 y8", "r9 r2", deck=DECK, up="v5", down="v4")
    assert speech(state, 1)[:2] == ["other red high", "red low"]


def unseen_but(*seen: str) -> str:
    """All cards but these, which lie or are held."""
    known = " ".join(seen).split()
    return " ".join(
        f"{colour}{number}" for colour in "rygbv" for number in range(1, 11) if f"{colour}{number}" not in known
    )


def table(cards: str, up: str = "v5", down: str = "y3", **given: Any) -> QuickAndEasyState:  # noqa: ANN401
    """Seat 0 is on turn; seat 1 holds these cards; nothing lies but the two tops, and `laid` if that is given."""
    laid = given.pop("laid", "")
    return position("b10 r10", cards, deck=unseen_but("b10 r10", cards, up, down, laid), up=up, down=down, **given)


def test_professionals_say_colours() -> None:
    """QE-11"""
    assert speech(table("r3 r4", professional=True), 1) == ["red held", "other red held"]
    said_of_both = ["red held", "blue held", "mine-next up"]
    assert speech(table("r3 b8", professional=True), 1) == said_of_both


@pytest.mark.parametrize(
    ("cards", "signals"),
    [
        ("v4 g9", ["trick-here up"]),
        ("v6 g9", ["leave-it up"]),
        ("g6 b4", ["leave-it up"]),
        ("g6 g2", ["mine-next up", "mine-next down"]),
        ("b4 g5", []),
    ],
)
def test_of_a_pile_is_said_how_one_stands_to_it(cards: str, signals: list[str]) -> None:
    """QE-10"""
    assert speech(table(cards), 1)[2:] == signals


@pytest.mark.parametrize(
    ("cards", "down"), [("g8 g9", "y3"), ("g1 r2", "y4"), ("v2 g1", "y4"), ("v1 g9", "y4"), ("y10 g10", "y3")]
)
def test_what_follows_from_the_words_about_cards_is_not_said(cards: str, down: str) -> None:
    """A high card fits a climbing 5, a low one a falling 4; a low violet turns the violet 5 back."""
    assert speech(table(cards, down=down), 1)[2:] == []


def test_numbers_that_lie_are_ruled_out() -> None:
    """A middle green above 5 is 6 or 7 when 4 and 5 lie."""
    assert speech(table("g6 r8"), 1)[2:] == []
    assert speech(table("g6"), 1)[1:] == ["leave-it up"]
    assert speech(table("g6", laid="g4 g5"), 1)[1:] == []


def test_what_stands_already_is_not_said_again() -> None:
    """QE-10"""
    state = table("g6 b4")
    speak(state, 1)
    assert said(state) == [(1, "up", "leave-it")]
    assert speech(state, 1) == []


@pytest.mark.parametrize(("cards", "move"), [("g6 y4", "red 10 up"), ("g6 b4", "blue 10 up")])
def test_what_is_no_longer_true_is_taken_back(cards: str, move: str) -> None:
    """QE-10: also where the truth follows from the words about the cards, as that blue turns the blue 10 back."""
    state = table(cards, down="y1")
    speak(state, 1)
    play(state, move)
    assert speech(state, 1) == ["take-back up"]


def test_what_stands_and_follows_from_the_cards_may_stand() -> None:
    state = table("g8 g9")
    speak(state, 1)
    play_as(state, 1, "leave-it up")
    assert speech(state, 1) == []


def test_piles_are_heard_of_where_no_card_fits_the_words_about_cards() -> None:
    """Somebody calls both reds low, and no low red is left."""
    state = position("g4 g5", "r8 r9", deck="r10 v10", up="y8", down="y3")
    play_as(state, 1, "red low", "other red low", "leave-it up")
    found = supposed_hands(state, 1)
    assert set(found) <= {"r8 r9", "r10 r8", "r10 r9"}
    assert found["r8 r9"] > 0


def test_on_its_own_turn_a_bot_says_nothing() -> None:
    """Its words about piles would lapse before anybody else moves (QE-10)."""
    state = table("g6 b4")
    assert speech(state, 0) == []
    assert speech(table("g6 b4", turn=1), 1) == []
    assert speech(table("g6 b4", turn=1), 0)[:2] == ["blue high", "red high"]


def test_a_seat_without_cards_says_nothing() -> None:
    assert speech(position("", "b7", up="v5", down="v3", turn=1), 0) == []


def test_worlds_agree_with_what_is_said() -> None:
    """QE-10: a low red and a high violet that both lie below one pile and above the other."""
    state = position("g4 g5", "r1 v9", deck="v6 v7 v8 v10 r2 r5 r6 b1 b2", up="y8", down="y3")
    speak(state, 1)
    found = supposed_hands(state, 1, 400)
    told = {name for name in found if found[name] > 20}
    assert told == {"r1 v10", "r1 v9", "r2 v10", "r2 v9"}
    assert sum(found[name] for name in told) > 350


def test_a_card_without_a_word_can_be_any() -> None:
    state = position("g4 g5", "r1 v9", deck=DECK.replace("v9", "v5"), up="y8", down="y3")
    play_as(state, 1, "red low")
    assert len(supposed_hands(state, 1)) == 6


def test_only_who_gives_each_card_its_word_is_heard_about_the_piles() -> None:
    """QE-10: a bot that says nothing of the piles fits neither; a person may just be silent."""
    state = position("g4 g5", "r5 v6", deck="v4 r7 v2 r2", up="y8", down="y3")
    play_as(state, 1, "red middle")
    assert {"r5 v2", "r5 v6", "r7 v2"} < set(supposed_hands(state, 1))
    play_as(state, 1, "violet middle")
    found = supposed_hands(state, 1)
    assert found["r5 v6"] + found["r5 v4"] + found["r7 v6"] + found["r7 v4"] > 170


def test_what_nobody_could_say_of_the_piles_is_not_heard() -> None:
    """A middle card fits the one pile at most, so nobody has the choice; the words about cards still count."""
    state = position("g1 g2", "r4 v6", deck="v4 r7 v2 r2", up="y5", down="y3")
    play_as(state, 1, "red middle", "violet middle", "mine-next up")
    found = supposed_hands(state, 1)
    assert found["r4 v6"] + found["r4 v4"] + found["r7 v6"] + found["r7 v4"] > 170


def test_a_word_that_no_bot_would_say_still_tells_the_colour() -> None:
    """QE-10"""
    state = position("g4 g5", "r9 v9", deck="v8 v10 r8 r10", up="y8", down="y3")
    play_as(state, 1, "red low")
    assert all("r" in supposed for supposed in supposed_hands(state, 1))


def test_nobody_is_supposed_to_hold_a_card_twice() -> None:
    state = position("g4 g5", "r1 v9", "r2 v8", deck="r3 v10", up="y8", down="y3")
    speak(state, 1, 2)
    rng, sight = quick_rng("suppose"), state.sight(0)
    for _ in range(100):
        world = GAME.habit().sample_world(sight, 0, rng)
        assert isinstance(world, QuickAndEasyState)
        held = [*hand(world, 1), *hand(world, 2), *(name(int(card)) for card in world.deck)]
        assert sorted(held) == ["r1", "r2", "r3", "v10", "v8", "v9"]


def test_a_deal_that_cannot_be_found_is_given_up() -> None:
    """Two partners who both claim the only red card: no game, but no endless thought either."""
    state = position("g4 g5", "r1", "v9", deck="", up="y8", down="y3")
    sight = state.sight(0)
    sight.talk.know(1, 0, 1)
    sight.talk.know(2, 0, 1)
    assert not deal_as_told(spoken(sight), sight, 0, quick_rng("none"))


def test_others_turns_and_silent_tables_are_imagined() -> None:
    """QE-8: whoever is on turn can lay."""
    state = position("g4 g5", "b1 v9", deck=REST.replace("b1", "g1").replace("v9", "g9"), up="y8", down="y3", turn=1)
    for _ in range(20):
        world = GAME.habit().sample_world(state.sight(0), 0, quick_rng("imagine"))
        assert isinstance(world, QuickAndEasyState)
        assert world.can_lay()
    silent = GAME.habit(talking=False).sample_world(state.sight(0), 0, quick_rng("imagine"))
    assert isinstance(silent, QuickAndEasyState)
    assert not any(silent.talk.of_cards)


def test_in_a_supposed_world_every_card_drawn_has_its_word() -> None:
    state = position("g9 g5", "r1 v9", deck=REST.replace("r1", "g1").replace("v9", "g8"), up="y8", down="y3")
    speak(state, 1)
    world = GAME.habit().sample_world(state.sight(0), 0, quick_rng("world")).copy()
    assert isinstance(world, QuickAndEasyState)
    play(world, "green 9 up", "end")
    assert len(hand(world, 0)) == 2
    assert all(world.talk.word_about(seat, place) for seat in (0, 1) for place in (0, 1))


def test_before_the_start_all_is_imagined() -> None:
    """QE-3"""
    world = GAME.habit().sample_world(bidding(3, 1).sight(2), 2, quick_rng("bids"))
    assert len(world.actors()) == 2
