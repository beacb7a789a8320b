"""The talk of Quick & Easy."""

import pytest

from seriatim.games.quick_and_easy.actions import CARD_SIGNAL, heard
from seriatim.games.quick_and_easy.rules import QuickAndEasyState
from seriatim.kit.state import NOBODY, SPECTATOR, TABLE
from tests.games.quick_and_easy.positions import (
    DECK,
    GAME,
    bidding,
    hand,
    known,
    play,
    play_as,
    position,
    refusal,
    said,
    signals,
    words,
)


def talking(**options: bool) -> QuickAndEasyState:
    """Seat 0 is on turn and holds red 3 and green 5; seat 1 two yellow cards; the tops are yellow and red."""
    return position("r3 g5", "y4 y8", "b1 v2", deck=DECK, up="y2", down="r9", **options)


def test_a_card_in_hand_is_called_low_middle_or_high_with_its_colour() -> None:
    """QE-10"""
    about_cards = [signal for signal in signals(talking(), 0) if " up" not in signal and " down" not in signal]
    words = ("low", "middle", "high", "held")
    assert about_cards == [f"{colour} {word}" for colour in ("red", "green") for word in words]


def test_a_colour_alone_may_be_told_in_the_plain_game_too() -> None:
    """QE-11"""
    state = talking()
    play_as(state, 0, "red held")
    play_as(state, 1, "yellow held", "other yellow held")
    assert words(state) == [(0, "red", "held"), (1, "yellow", "held"), (1, "yellow", "held")]
    assert (known(state, 0), known(state, 1)) == ("r", "yy")
    play_as(state, 0, "red low")
    assert words(state)[0] == (0, "red", "low")
    play_as(state, 0, "red held", "take-back red")
    assert words(state, 0) == [(1, "yellow", "held"), (1, "yellow", "held")]


def test_a_pile_has_mine_next_leave_it_and_where_it_is_true_trick_here() -> None:
    """QE-10"""
    state = talking()
    about_piles = [[signal for signal in signals(state, seat) if signal[-3:] in (" up", "own")] for seat in range(3)]
    assert about_piles == [
        ["mine-next up", "leave-it up", "mine-next down", "leave-it down", "trick-here down"],
        ["mine-next up", "leave-it up", "trick-here up", "mine-next down", "leave-it down"],
        ["mine-next up", "leave-it up", "mine-next down", "leave-it down"],
    ]


def test_no_signal_names_a_number_or_a_difference() -> None:
    """QE-10"""
    sayings = [GAME.format(code) for code in range(CARD_SIGNAL, GAME.action_count)]
    assert len(sayings) == 5 * 2 * 5 + 2 * 4
    assert not any(character.isdigit() for saying in sayings for character in saying)


@pytest.mark.parametrize("card", ["r1", "r5", "r10"])
@pytest.mark.parametrize("word", ["low", "middle", "high"])
def test_the_word_is_the_speakers_own_judgement(card: str, word: str) -> None:
    """QE-10: the program never computes it."""
    state = position(f"{card} g5", "b1", deck=DECK)
    play_as(state, 0, f"red {word}")
    assert words(state, 1) == [(0, "red", word)]


def test_words_may_be_said_in_and_out_of_turn() -> None:
    """QE-10"""
    state = talking()
    play_as(state, 0, "green middle")
    play_as(state, 2, "violet low")
    play_as(state, 1, "leave-it down")
    assert words(state) == [(0, "green", "middle"), (2, "violet", "low")]
    assert said(state) == [(1, "down", "leave-it")]
    assert list(state.actors()) == [0]


def test_everybody_may_talk_while_bids_are_open() -> None:
    """QE-10, QE-3"""
    state = bidding(2, 3)
    colour = signals(state, 1)[0].split()[0]
    play_as(state, 1, f"{colour} high", "mine-next up")
    assert words(state) == [(1, colour, "high")]
    play_as(state, 1, "bid 0")
    assert words(state) == [(1, colour, "high")]
    assert said(state) == [(1, "up", "mine-next")]


def test_others_see_colour_and_word_but_not_which_card() -> None:
    """QE-10, ALL-6"""
    lower, other = talking(), talking()
    play_as(lower, 1, "yellow low")
    play_as(other, 1, "other yellow low")
    for looker in (0, 2, SPECTATOR):
        assert words(lower, looker) == [(1, "yellow", "low")]
        assert lower.sight(looker).facts() == other.sight(looker).facts()
    assert [held.word for held in GAME.view(lower.sight(1), 1).hand] == ["low", ""]
    assert [held.word for held in GAME.view(other.sight(1), 1).hand] == ["", "low"]


def test_others_do_not_even_see_whether_a_word_belongs_to_one_of_two() -> None:
    """QE-10, ALL-6: the second yellow card stays a secret."""
    pair, mixed = talking(), position("r3 g5", "y4 b8", "b1 v2", deck=DECK, up="y2", down="r9")
    mixed.laid = pair.laid[:]
    for state in (pair, mixed):
        play_as(state, 1, "yellow low")
    assert pair.sight(0).facts() == mixed.sight(0).facts()


def test_what_others_hear_leaves_out_which_card_is_meant() -> None:
    """QE-10"""
    told = {GAME.format(heard(GAME.parse(text))) for text in ("red low", "other red low")}
    assert told == {"red low"}
    assert GAME.format(heard(GAME.parse("take-back other blue"))) == "take-back blue"
    for text in ("red 7 up", "end", "bid 2", "mine-next up", "take-back down", "violet held"):
        assert heard(GAME.parse(text)) == GAME.parse(text)


def test_of_two_cards_of_a_colour_either_can_be_spoken_of() -> None:
    """QE-10"""
    state = talking()
    play_as(state, 1, "other yellow high", "yellow low")
    assert words(state) == [(1, "yellow", "low"), (1, "yellow", "high")]
    assert [(held.card.number, held.word) for held in GAME.view(state.sight(1), 1).hand] == [(4, "low"), (8, "high")]


def test_the_lower_card_is_the_one_and_the_higher_the_other_in_whatever_order_they_are_held() -> None:
    """QE-10"""
    state = position("r3 g5", "y8 y4", deck=DECK)
    play_as(state, 1, "yellow low")
    assert [(held.card.number, held.word) for held in GAME.view(state.sight(1), 1).hand] == [(4, "low"), (8, "")]


@pytest.mark.parametrize("saying", ["blue low", "other red low", "other green high", "take-back red", "blue held"])
def test_only_cards_in_hand_are_spoken_of_and_only_what_stands_is_taken_back(saying: str) -> None:
    """QE-10, ALL-5"""
    assert refusal(talking(), saying, 0) == "no-such-signal"


def test_a_card_has_one_word_and_a_new_one_replaces_it() -> None:
    """QE-10"""
    state = talking()
    play_as(state, 0, "red low", "green low", "red high")
    assert words(state) == [(0, "red", "high"), (0, "green", "low")]


def test_a_speaker_has_one_signal_a_pile_and_a_new_one_replaces_it() -> None:
    """QE-10"""
    state = talking()
    play_as(state, 1, "mine-next up", "leave-it down", "trick-here up")
    play_as(state, 2, "leave-it up")
    assert said(state) == [(1, "up", "trick-here"), (1, "down", "leave-it"), (2, "up", "leave-it")]


@pytest.mark.parametrize(
    ("saying", "back"),
    [
        ("yellow low", "take-back yellow"),
        ("other yellow low", "take-back other yellow"),
        ("mine-next up", "take-back up"),
        ("leave-it down", "take-back down"),
        ("trick-here up", "take-back up"),
    ],
)
def test_whatever_stands_may_be_taken_back(saying: str, back: str) -> None:
    """QE-10"""
    state = talking()
    play_as(state, 1, saying)
    assert (words(state) + said(state)) != []
    play_as(state, 1, back)
    assert words(state) + said(state) == []
    assert refusal(state, back, 1) == "no-such-signal"


def test_taking_back_a_word_leaves_the_one_about_the_other_card() -> None:
    """QE-10"""
    state = talking()
    play_as(state, 1, "yellow low", "other yellow high", "take-back yellow")
    assert words(state) == [(1, "yellow", "high")]
    assert refusal(state, "take-back yellow", 1) == "no-such-signal"
    assert refusal(state, "take-back other yellow", 1) is None


def test_nobody_takes_back_what_another_has_said() -> None:
    """QE-10, ALL-5"""
    state = talking()
    play_as(state, 1, "mine-next up")
    assert refusal(state, "take-back up", 0) == "no-such-signal"


@pytest.mark.parametrize(
    "saying", ["yellow low", "other yellow high", "mine-next up", "leave-it down", "trick-here up"]
)
def test_giving_again_what_stands_is_allowed_and_changes_nothing(saying: str) -> None:
    """QE-10, ALL-5"""
    state = talking()
    play_as(state, 1, saying)
    before = state.facts()
    assert refusal(state, saying, 1) is None
    play_as(state, 1, saying)
    assert state.facts() == before


def test_a_word_lapses_when_its_card_is_laid() -> None:
    """QE-10"""
    state = talking()
    play_as(state, 0, "red low", "green middle")
    play(state, "red 3 up")
    assert words(state) == [(0, "green", "middle")]
    play(state, "green 5 up")
    assert words(state) == []


def test_of_two_words_about_a_colour_the_one_about_the_card_laid_lapses() -> None:
    """QE-10"""
    for laid, left in (("yellow 4", "high"), ("yellow 8", "low")):
        state = position("y4 y8", "r1", deck=DECK, up="b2", down="r9")
        play_as(state, 0, "yellow low", "other yellow high")
        play(state, f"{laid} up")
        assert words(state, 1) == [(0, "yellow", left)]


def test_a_word_stands_while_another_card_of_its_colour_is_laid() -> None:
    """QE-10"""
    state = position("y4 y8", "r1", deck=DECK, up="b2", down="r9")
    play_as(state, 0, "other yellow high")
    play(state, "yellow 4 up")
    assert words(state, 1) == [(0, "yellow", "high")]


def test_a_word_outlasts_the_turn_and_does_not_pass_to_the_card_drawn() -> None:
    """QE-10"""
    state = talking()
    play_as(state, 0, "red low", "green middle")
    play(state, "red 3 up", "end")
    assert hand(state, 0) == ["g5", "v6"]
    assert words(state) == [(0, "green", "middle")]
    assert [held.word for held in GAME.view(state.sight(0), 0).hand] == ["middle", ""]


def test_signals_of_piles_lapse_at_the_end_of_the_speakers_own_turn() -> None:
    """QE-10"""
    state = talking()
    for seat in (0, 1, 2):
        play_as(state, seat, "mine-next up", "leave-it down")
    play(state, "red 3 up")
    assert len(said(state)) == 6
    play(state, "end")
    assert {seat for seat, _, _ in said(state)} == {1, 2}


@pytest.mark.parametrize(("hand", "moves"), [("r3 g5", ("red 3 up", "green 5 up")), ("r3", ("red 3 up",))])
def test_they_lapse_too_when_a_turn_ends_by_itself(hand: str, moves: tuple[str, ...]) -> None:
    """QE-10, QE-7"""
    state = position(hand, "y4 y8", up="y2", down="y9")
    play_as(state, 0, "mine-next down")
    play(state, *moves)
    assert said(state) == []


def test_trick_here_is_offered_only_if_the_colour_is_held() -> None:
    """QE-10"""
    state = talking()
    assert refusal(state, "trick-here up", 0) == "no-such-signal"
    assert refusal(state, "trick-here down", 0) is None
    assert refusal(state, "trick-here up", 1) is None


def test_trick_here_is_never_offered_for_an_empty_pile() -> None:
    """QE-10"""
    state = position("r3 g5", "y4 y8", deck=DECK)
    for pile in ("up", "down"):
        assert refusal(state, f"trick-here {pile}", 0) == "no-such-signal"
        assert refusal(state, f"mine-next {pile}", 0) is None


@pytest.mark.parametrize("card", ["y3", "r3"])
def test_trick_here_lapses_when_anybody_lays_a_card_there_of_whatever_colour(card: str) -> None:
    """QE-10"""
    state = position(f"{card} g5", "y4 y8", "y9 b2", deck=DECK, up="y2", down="r10")
    play_as(state, 1, "trick-here up", "mine-next down")
    play_as(state, 2, "trick-here up")
    play(state, f"{card} up")
    assert said(state) == [(1, "down", "mine-next")]


def test_the_other_signals_outlast_a_card_laid_there() -> None:
    """QE-10"""
    state = talking()
    play_as(state, 1, "mine-next up")
    play_as(state, 2, "leave-it up")
    play(state, "red 3 up")
    assert said(state) == [(1, "up", "mine-next"), (2, "up", "leave-it")]


def test_trick_here_stands_while_cards_are_laid_on_the_other_pile() -> None:
    """QE-10"""
    state = talking()
    play_as(state, 1, "trick-here up")
    play(state, "red 3 down", "end")
    assert said(state) == [(1, "up", "trick-here")]


def test_trick_here_stands_to_the_end_of_the_turn_but_cannot_be_said_again_without_the_colour() -> None:
    """QE-10"""
    state = position("r3 g5", "y4 y8", deck=DECK, up="r2", down="b9")
    play_as(state, 0, "trick-here up")
    play(state, "red 3 down")
    assert said(state) == [(0, "up", "trick-here")]
    assert refusal(state, "trick-here up", 0) == "no-such-signal"
    assert refusal(state, "take-back up", 0) is None
    play(state, "end")
    assert said(state) == []


def test_a_seat_out_of_cards_gives_no_signal() -> None:
    """QE-10"""
    state = position("r3 g5", "", "b1", up="y2", down="r9")
    assert signals(state, 1) == []
    for saying in ("red low", "mine-next up", "take-back up"):
        assert refusal(state, saying, 1) == "no-such-signal"


@pytest.mark.parametrize("outsider", [NOBODY, SPECTATOR, TABLE, 3, 99, -9])
def test_only_seats_talk(outsider: int) -> None:
    """QE-10"""
    state = talking()
    assert signals(state, outsider) == []
    for saying in ("red low", "mine-next up"):
        assert refusal(state, saying, outsider) == "no-such-signal"


def test_talk_changes_nobodys_turn_and_no_card() -> None:
    """QE-10"""
    state = talking()
    before = state.facts()
    play_as(state, 1, "mine-next up", "take-back up")
    assert state.facts() == before


def test_nothing_is_said_after_the_end() -> None:
    """QE-10, ALL-5"""
    state = position("r9 g5", "b4", up="y8", down="y1")
    play(state, "red 9 up", "end")
    assert signals(state, 0) == []
    assert refusal(state, "green low", 0) == "game-over"


def test_professionals_name_colours_mine_next_and_trick_here_and_nothing_else() -> None:
    """QE-11"""
    state = talking(professional=True)
    assert signals(state, 0) == ["red held", "green held", "mine-next up", "mine-next down", "trick-here down"]
    assert signals(state, 1) == ["yellow held", "other yellow held", "mine-next up", "trick-here up", "mine-next down"]
    for saying in ("red low", "red middle", "red high", "leave-it up"):
        assert refusal(state, saying, 0) == "no-such-signal"


def test_a_colour_that_professionals_name_belongs_to_one_card_too() -> None:
    """QE-11"""
    state = position("y4 y8", "r1 b3", deck=DECK, up="b2", down="r9", professional=True)
    play_as(state, 0, "yellow held")
    assert words(state, 1) == [(0, "yellow", "held")]
    play_as(state, 0, "other yellow held")
    assert words(state, 1) == [(0, "yellow", "held"), (0, "yellow", "held")]
    play(state, "yellow 4 up")
    assert words(state, 1) == [(0, "yellow", "held")]
    play_as(state, 0, "take-back yellow")
    assert words(state, 1) == []


# What everybody knows


def test_a_word_makes_a_colour_known_and_taking_it_back_does_not_unsay_it() -> None:
    """QE-10"""
    state = talking()
    play_as(state, 1, "other yellow high")
    assert known(state, 1) == "y"
    play_as(state, 1, "take-back other yellow")
    assert known(state, 1) == "y"
    play_as(state, 1, "yellow low")
    assert known(state, 1) == "y"


def test_two_words_about_a_colour_make_two_cards_known() -> None:
    """QE-10"""
    state = talking()
    play_as(state, 1, "yellow low", "other yellow low")
    assert known(state, 1) == "yy"
    play_as(state, 1, "take-back yellow", "take-back other yellow")
    assert known(state, 1) == "yy"


def test_trick_here_makes_the_colour_of_the_pile_known() -> None:
    """QE-10"""
    state = talking()
    play_as(state, 1, "mine-next up", "mine-next down")
    assert known(state, 1) == ""
    play_as(state, 1, "trick-here up")
    assert known(state, 1) == "y"
    play_as(state, 1, "yellow low", "trick-here up")
    assert known(state, 1) == "y"


def test_a_card_laid_may_have_been_the_one_that_was_known() -> None:
    """QE-10"""
    state = position("r3 y5", "y4", deck=DECK, up="r2", down="b9")
    play_as(state, 0, "trick-here up")
    play(state, "red 3 down")
    assert known(state, 0) == ""


def test_a_card_of_another_colour_was_not_the_one_that_was_known() -> None:
    """QE-10"""
    state = position("r3 y5", "y4", deck=DECK, up="r2", down="b9")
    play_as(state, 0, "trick-here up")
    play(state, "yellow 5 down")
    assert known(state, 0) == "r"
    play(state, "end")
    assert known(state, 0) == "r"


def test_trick_here_said_again_tells_that_there_is_another_card_of_the_colour() -> None:
    """QE-10"""
    state = position("r3 r5", "y4", deck=DECK, up="r2", down="b9")
    play_as(state, 0, "trick-here up")
    play(state, "red 3 down")
    assert known(state, 0) == ""
    play_as(state, 0, "trick-here up")
    assert known(state, 0) == "r"


def test_a_word_that_still_stands_tells_that_its_card_was_not_the_one_laid() -> None:
    """QE-10"""
    stands, lapsed = (position("y4 y8", "r1", deck=DECK, up="b2", down="r9") for _ in range(2))
    play_as(stands, 0, "other yellow high")
    play_as(lapsed, 0, "yellow high")
    for state in (stands, lapsed):
        play(state, "yellow 4 up")
    assert (known(stands, 0), known(lapsed, 0)) == ("y", "")


def test_of_two_cards_known_one_is_still_known_when_the_other_is_laid() -> None:
    """QE-10"""
    state = position("y4 r8", "r1", deck=DECK, up="b2", down="r9")
    play_as(state, 0, "yellow low", "red high")
    assert known(state, 0) == "ry"
    play(state, "yellow 4 up", "end")
    assert known(state, 0) == "r"
