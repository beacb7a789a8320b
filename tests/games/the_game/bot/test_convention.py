"""What bots mean by their words in The Game, as published."""

import re
from pathlib import Path

import pytest

from seriatim.games.the_game.actions import NOTHING_SAID, WORDS
from seriatim.games.the_game.bot.convention import FAR, NEAR, NEXT, say_all, urgency, word_of_card, word_of_hand
from seriatim.games.the_game.bot.habit import TheGameHabit
from seriatim.games.the_game.rules import TheGameState
from seriatim.kit.rng import Rng
from tests.games.the_game.positions import DECK, GAME, bidding, play, play_as, position, said

PAGE = Path(__file__).parents[4] / "docs" / "talk.md"
CLIMBING, FALLING = 0, 2


def word(code: int) -> str:
    return WORDS[code] if code != NOTHING_SAID else ""


def spoken(state: TheGameState, seat: int) -> list[str]:
    signals = TheGameHabit(talking=True).speak(state.sight(seat), seat, Rng(1, 2, 3, 4))
    return [GAME.format(signal) for signal in signals]


@pytest.mark.parametrize(
    ("step", "meant"),
    [
        (-10, "keep-off"),
        (1, "keep-off"),
        (NEXT, "keep-off"),
        (NEXT + 1, "small-steps"),
        (NEAR, "small-steps"),
        (NEAR + 1, ""),
        (FAR, ""),
        (FAR + 1, "welcome"),
        (-9, "welcome"),
        (-11, "welcome"),
    ],
)
def test_a_card_is_worth_a_word_by_its_distance(step: int, meant: str) -> None:
    """Of piles they do not need, bots say nothing."""
    said = "" if meant == "welcome" else meant
    assert word(word_of_card(50 + step, 50, CLIMBING)) == meant
    assert word(word_of_card(50 - step, 50, FALLING)) == meant
    assert word(word_of_hand(position((50 + step,), ()).hands[0], 50, CLIMBING)) == said
    assert word(word_of_hand(position((50 - step,), ()).hands[0], 50, FALLING)) == said


def test_a_hand_says_what_its_nearest_card_says() -> None:
    hands = position((50 + FAR, 50 + NEAR, 99), (50 + NEXT, 51 + FAR), (40, 52)).hands
    assert [word(word_of_hand(hand, 50, CLIMBING)) for hand in hands] == ["small-steps", "keep-off", "keep-off"]
    assert word(word_of_hand(hands[0], 1, CLIMBING)) == ""


def test_the_words_rise_in_urgency_from_welcome_to_keep_off() -> None:
    order = [WORDS.index("welcome"), NOTHING_SAID, WORDS.index("small-steps"), WORDS.index("keep-off")]
    assert [urgency(code) for code in order] == [0, 1, 2, 3]


def test_before_every_card_a_bot_says_what_is_new_and_no_more() -> None:
    state = position((20, 40, 70, 71), (22, 45), deck=DECK, piles=(19, 30, 74, 90))
    first = spoken(state, 1)
    assert first == ["small-steps a"]
    for saying in first:
        play_as(state, 1, saying)
    assert spoken(state, 1) == []
    play(state, "20a")
    assert spoken(state, 1) == []
    play(state, "40b")
    assert spoken(state, 1) == []


def test_a_bot_asks_more_when_the_pile_comes_nearer() -> None:
    state = position((21, 40, 70, 71), (22, 45), deck=DECK, piles=(19, 30, 74, 90))
    play_as(state, 1, "small-steps a")
    play(state, "21a")
    assert spoken(state, 1) == ["keep-off a"]


def test_on_its_own_turn_a_bot_asks_for_nothing() -> None:
    """TG-19: its words would lapse before anybody lays a card."""
    state = position((20, 40), (22, 45), deck=DECK, piles=(19, 1, 100, 100))
    assert spoken(state, 0) == []
    waiting = position((20, 40), (22, 45), deck=DECK, piles=(19, 1, 100, 100), turn=1)
    assert spoken(waiting, 0) == ["keep-off a"]


def test_a_word_that_holds_no_longer_is_taken_back() -> None:
    state = position((20, 40), (22, 45), deck=DECK, piles=(12, 1, 100, 100))
    play_as(state, 1, "keep-off a")
    assert "take-back a" in spoken(state, 1)


def test_bots_say_nothing_of_piles_while_bids_are_open_or_nobody_listens() -> None:
    assert spoken(bidding(3), 0) == []
    assert spoken(position((20, 40), deck=DECK), 0) == []


def test_a_bot_talks_unless_the_table_is_silent() -> None:
    assert GAME.habit().talks()
    assert not GAME.habit(talking=False).talks()


def test_everybody_but_the_seat_on_turn_has_said_what_the_convention_asks() -> None:
    state = position((20, 40), (22,), (), (80,), deck=DECK, piles=(19, 1, 100, 100))
    say_all(state)
    assert said(state) == [(1, "a", "small-steps")]


def test_what_a_bot_would_say_is_what_it_says() -> None:
    state = GAME.deal(4, {"starter": "first"}, seed="convention")
    imagined = state.copy()
    say_all(imagined)
    for seat in range(4):
        for saying in spoken(state, seat):
            play_as(state, seat, saying)
    assert said(state) == said(imagined) != []


def test_in_a_sampled_world_partners_signal_if_the_table_talks_and_the_game_is_on() -> None:
    state = position((30, 40), (22, 45), deck=DECK, piles=(20, 1, 100, 100))
    TheGameHabit(talking=False).signal_all(state, 0)
    assert said(state) == []
    TheGameHabit(talking=True).signal_all(state, 0)
    assert said(state) == [(1, "a", "small-steps")]
    before_bids = bidding(2)
    TheGameHabit(talking=True).signal_all(before_bids, 0)
    assert said(before_bids) == []


def section() -> str:
    return PAGE.read_text("utf-8").split("## The Game\n")[1].split("\n## ")[0]


def published() -> list[tuple[str, int]]:
    """The words of the page's table for The Game, with the largest distance each row names."""
    rows = re.findall(r"^\| (`[a-z-]+`|nothing) \| (.+) \|$", section(), re.MULTILINE)
    return [(name.strip("`"), max(int(number) for number in re.findall(r"\d+", meaning))) for name, meaning in rows]


def test_the_published_page_names_the_distances_by_which_bots_speak_and_listen() -> None:
    assert published() == [("keep-off", NEXT), ("small-steps", NEAR), ("nothing", NEAR)]
    assert f"none of the speaker's cards is within {FAR}." in section()
