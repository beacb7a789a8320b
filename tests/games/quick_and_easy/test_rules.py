"""The rules of Quick & Easy, one by one: cards, deal, turn and end. Bids and talk have their own files."""

import pytest

from seriatim.games.game import CannotDeal, IllegalMove, Value
from seriatim.games.quick_and_easy import QuickAndEasyOptions
from seriatim.kit.state import NOBODY, SPECTATOR, TABLE
from seriatim.phrase import Phrase
from tests.games.quick_and_easy.positions import DECK, GAME, cards, hand, moves, name, play, position, refusal, tops


def test_there_are_50_cards_1_to_10_in_five_colours() -> None:
    """QE-1"""
    state = GAME.deal(3, seed=1)
    dealt = [name(int(card)) for held in state.hands for card in held] + [name(int(card)) for card in state.deck]
    assert sorted(dealt) == sorted(f"{colour}{number}" for colour in "rygbv" for number in range(1, 11))


def test_the_five_colours_are_red_yellow_green_blue_and_violet() -> None:
    """QE-1"""
    state = position("r1 v10", "g5 b6", deck="y7")
    laid = GAME.view(state.sight(0), 0).laid
    assert len(laid) == 45
    assert list(dict.fromkeys(card.colour for card in laid)) == ["red", "yellow", "green", "blue", "violet"]


def test_one_pile_climbs_and_one_falls_and_both_start_empty() -> None:
    """QE-1"""
    view = GAME.view(GAME.deal(3, seed=1).sight(0), 0)
    assert [(pile.name, pile.climbs, pile.top) for pile in view.piles] == [("up", True, None), ("down", False, None)]
    assert view.laid == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_is_dealt_two_cards_and_the_rest_is_the_deck(seats: int) -> None:
    """QE-2"""
    state = GAME.deal(seats, seed=1)
    assert [len(held) for held in state.hands] == [2] * seats
    assert len(state.deck) == 50 - 2 * seats
    for looker in (*range(seats), SPECTATOR):
        assert list(state.sight(looker).deck) == [0] * len(state.deck)


def test_a_turn_is_one_card_or_two() -> None:
    """QE-4, QE-7"""
    state = position("r3 g5", "b7 b8", deck=DECK, up="y2", down="y9")
    play(state, "red 3 up")
    assert state.turn == 0
    assert moves(state) == ["end", "green 5 down", "green 5 up"]
    play(state, "green 5 up")
    assert state.turn == 1


def test_both_cards_may_lie_on_the_same_pile_or_one_on_each() -> None:
    """QE-4"""
    same = position("r3 g5", "b7 b8", deck=DECK, up="y2", down="y9")
    play(same, "red 3 up", "green 5 up")
    assert tops(same) == ["g5", "y9"]
    each = position("r3 g5", "b7 b8", deck=DECK, up="y2", down="y9")
    play(each, "red 3 up", "green 5 down")
    assert tops(each) == ["r3", "g5"]


def test_the_second_card_is_judged_after_the_first_lies() -> None:
    """QE-4, QE-6"""
    state = position("b9 b3", "g7 g8", deck=DECK, up="r7", down="r2")
    assert refusal(state, "blue 3 up") == "pile-refuses-card"
    play(state, "blue 9 up")
    assert refusal(state, "blue 3 up") is None
    late = position("r8 g8", "g1 g2", deck=DECK, up="y7", down="y1")
    assert refusal(late, "green 8 up") is None
    play(late, "red 8 up")
    assert refusal(late, "green 8 up") == "pile-refuses-card"


@pytest.mark.parametrize("card", [f"{colour}{number}" for colour in "rygbv" for number in (1, 5, 10)])
def test_on_an_empty_pile_any_card_fits(card: str) -> None:
    """QE-5"""
    state = position(f"{card} g4", "b2")
    assert refusal(state, f"{card} up") is None
    assert refusal(state, f"{card} down") is None


@pytest.mark.parametrize("top", range(1, 11))
def test_of_another_colour_only_higher_climbs_and_only_lower_falls(top: int) -> None:
    """QE-5: an equal number fits neither."""
    others = " ".join(f"{colour}{number}" for colour in "rgbv" for number in range(1, 11))
    spare = "y1" if top != 1 else "y2"
    climbing, falling = position(others, spare, up=f"y{top}"), position(others, spare, down=f"y{top}")
    for card in cards(others):
        number = int(name(card)[1:])
        assert (refusal(climbing, f"{name(card)} up") is None) == (number > top)
        assert (refusal(falling, f"{name(card)} down") is None) == (number < top)


@pytest.mark.parametrize(
    ("top", "number"), [(top, number) for top in (1, 5, 10) for number in range(1, 11) if number != top]
)
def test_the_colour_of_the_top_fits_with_any_number_in_either_direction(top: int, number: int) -> None:
    """QE-6"""
    state = position(f"y{number} g4", "b2", up=f"y{top}", down="r1" if top == 1 else "r10")
    assert refusal(state, f"yellow {number} up") is None
    state = position(f"y{number} g4", "b2", up="r1" if top == 1 else "r10", down=f"y{top}")
    assert refusal(state, f"yellow {number} down") is None


def test_the_trick_looks_at_the_top_only_and_not_at_what_lies_under_it() -> None:
    """QE-6"""
    state = position("r2 g9", "r1 b3", deck=DECK, up="r8", down="y1")
    play(state, "green 9 up")
    assert refusal(state, "red 2 up") == "pile-refuses-card"


def test_the_rulebooks_own_example_of_the_trick() -> None:
    """QE-6: green 8 on green 2 of the falling pile."""
    state = position("g8 r5", "b3", deck=DECK, up="y10", down="g2")
    assert moves(state) == ["green 8 down"]
    play(state, "green 8 down")
    assert tops(state) == ["y10", "g8"]


def test_after_the_first_card_the_seat_may_end_its_turn() -> None:
    """QE-7"""
    state = position("r3 g5", "b7 b8", deck=DECK, up="y2", down="y9")
    assert refusal(state, "end") == "owes-more-cards"
    play(state, "red 3 up")
    assert refusal(state, "end") is None
    play(state, "end")
    assert state.turn == 1
    assert hand(state, 0) == ["g5", "v6"]


def test_a_turn_ends_by_itself_with_its_second_card() -> None:
    """QE-7"""
    state = position("r3 g5", "b7 b8", deck=DECK, up="y2", down="y9")
    play(state, "red 3 up", "green 5 up")
    assert (state.turn, state.has_laid) == (1, False)
    assert hand(state, 0) == ["v6", "v7"]
    assert [name(int(card)) for card in state.deck] == ["v10", "v9", "v8"]


def test_a_turn_ends_by_itself_with_the_last_card_of_the_hand() -> None:
    """QE-7"""
    state = position("r3", "b7 b8", up="y2", down="y9")
    play(state, "red 3 up")
    assert state.turn == 1
    assert hand(state, 0) == []


def test_nothing_is_drawn_before_the_end_of_the_turn() -> None:
    """QE-7"""
    state = position("r3 g5", "b7 b8", deck=DECK, up="y2", down="y9")
    play(state, "red 3 up")
    assert hand(state, 0) == ["g5"]
    assert len(state.deck) == 5


def test_the_draw_goes_as_far_as_the_deck_does() -> None:
    """QE-7"""
    state = position("r3 g5", "b7 b8", deck="v6", up="y2", down="y9")
    play(state, "red 3 up", "green 5 up")
    assert hand(state, 0) == ["v6"]
    assert len(state.deck) == 0


def test_with_the_deck_empty_play_goes_on_without_drawing() -> None:
    """QE-7"""
    state = position("r3 g5", "b7 b8", up="y2", down="y9")
    play(state, "red 3 up", "end", "blue 7 up", "end")
    assert state.turn == 0
    assert hand(state, 0) == ["g5"]


def test_seats_without_cards_are_skipped() -> None:
    """QE-7, ALL-1"""
    state = position("r3 g5", "", "b7 b8", "", up="y2", down="y9")
    play(state, "red 3 up", "end")
    assert state.turn == 2
    play(state, "blue 7 up", "end")
    assert state.turn == 0


def test_a_seat_that_alone_holds_cards_takes_turn_after_turn() -> None:
    """QE-7"""
    state = position("", "b7 b8", up="y2", down="y9", turn=1)
    play(state, "blue 7 up", "end")
    assert (state.turn, state.has_laid) == (1, False)
    assert refusal(state, "end") == "owes-more-cards"


def test_turns_go_clockwise_and_around() -> None:
    """ALL-1"""
    state = position("r3 r1", "b4 b1", "g5 g1", deck=DECK, up="y2", down="y9")
    order = []
    for card in ("red 3", "blue 4", "green 5"):
        order.append(int(state.turn))
        play(state, f"{card} up", "end")
    assert [*order, state.turn] == [0, 1, 2, 0]


def test_the_game_is_won_when_all_50_cards_lie() -> None:
    """QE-8"""
    state = position("r3", "", "", up="y2", down="y9")
    play(state, "red 3 up")
    assert state.outcome() == "all-laid"
    assert list(state.winners()) == [0, 1, 2]
    assert list(state.scores()) == [50.0] * 3


def test_the_game_is_not_won_while_a_card_is_in_any_hand_or_in_the_deck() -> None:
    """QE-8"""
    state = position("r3", "b4", up="y2", down="y9")
    play(state, "red 3 up")
    assert (state.outcome(), list(state.winners())) == ("", [])
    state = position("r3", "", deck="b4", up="y2", down="y9")
    play(state, "red 3 up")
    assert (state.outcome(), hand(state, 0), state.turn) == ("", ["b4"], 0)


def test_the_last_two_cards_may_be_laid_in_one_turn() -> None:
    """QE-8"""
    state = position("r3 g5", "", up="y2", down="y9")
    play(state, "red 3 up", "green 5 up")
    assert state.outcome() == "all-laid"


def test_the_game_is_lost_when_the_seat_on_turn_can_lay_nothing_at_its_start() -> None:
    """QE-8"""
    state = position("r9 g5", "b4 y5", deck=DECK, up="y8", down="g3")
    play(state, "red 9 up", "end")
    assert state.outcome() == "stuck"
    assert list(state.winners()) == []
    assert list(state.scores()) == [50.0 - 4 - 4] * 2


def test_one_card_that_fits_is_enough_to_go_on() -> None:
    """QE-8"""
    state = position("r9 g5", "b4 g7", deck=DECK, up="y8", down="g3")
    play(state, "red 9 up", "end")
    assert state.outcome() == ""
    assert moves(state) == ["green 7 down"]


def test_being_unable_to_lay_a_second_card_is_no_loss() -> None:
    """QE-8, QE-7"""
    state = position("r9 b4", "r1 g4", deck=DECK, up="y8", down="g3")
    play(state, "red 9 up")
    assert state.outcome() == ""
    assert moves(state) == ["end"]
    play(state, "end")
    assert state.outcome() == ""


def test_a_seat_is_judged_with_the_cards_it_has_drawn() -> None:
    """QE-8, QE-7: who alone plays on draws first and is judged then."""
    state = position("r9 b4", "", deck="r2", up="y8", down="g3")
    play(state, "red 9 up", "end")
    assert state.outcome() == ""
    assert moves(state) == ["red 2 down", "red 2 up"]


def test_a_seat_without_cards_is_never_the_cause_of_a_loss() -> None:
    """QE-7, QE-8"""
    state = position("r9", "", "r1", up="y8", down="g3")
    play(state, "red 9 up")
    assert (state.outcome(), state.turn) == ("", 2)


def test_professionals_lay_exactly_one_card_a_turn() -> None:
    """QE-9, QE-7"""
    state = position("r3 g5", "b7 b8", deck=DECK, up="y2", down="y9", professional=True)
    assert moves(state) == ["green 5 down", "green 5 up", "red 3 down", "red 3 up"]
    play(state, "red 3 up")
    assert state.turn == 1
    assert hand(state, 0) == ["g5", "v6"]


def test_professionals_lay_one_card_also_when_the_deck_is_empty() -> None:
    """QE-9"""
    state = position("r3 g5", "b7 b8", up="y2", down="y9", professional=True)
    play(state, "red 3 up", "blue 7 up")
    assert (state.turn, hand(state, 0)) == (0, ["g5"])


def test_professionals_never_end_a_turn_themselves() -> None:
    """QE-9, QE-7"""
    state = position("r3 g5", "b7 b8", deck=DECK, up="y2", down="y9", professional=True)
    assert refusal(state, "end") == "owes-more-cards"
    play(state, "red 3 up")
    assert refusal(state, "end") == "owes-more-cards"
    assert refusal(state, "end", 0) == "not-your-turn"


def test_professionals_are_stuck_like_everybody() -> None:
    """QE-8, QE-9"""
    state = position("r9 g5", "b4 y5", deck=DECK, up="y8", down="g3", professional=True)
    play(state, "red 9 up")
    assert state.outcome() == "stuck"


def test_a_card_once_laid_stays_laid() -> None:
    """ALL-3"""
    state = position("r3 g5", "b7 b8", deck=DECK, up="y2", down="y9")
    play(state, "red 3 up")
    assert refusal(state, "red 3 down") == "card-not-in-hand"
    assert ("red", 3) in [(card.colour, card.number) for card in GAME.view(state.sight(1), 1).laid]


def test_a_refused_card_stays_in_the_hand() -> None:
    """ALL-5"""
    state = position("r3 g5", "b7 b8", deck=DECK, up="y6", down="y2")
    before = state.facts()
    with pytest.raises(IllegalMove) as refused:
        play(state, "red 3 up")
    assert refused.value.reason == "pile-refuses-card"
    assert state.facts() == before


@pytest.mark.parametrize("seat", [1, 2, 3, 7, TABLE, SPECTATOR, NOBODY, -9])
@pytest.mark.parametrize("move", ["blue 7 up", "red 3 up", "end", "bid 0"])
def test_moves_belong_to_the_seat_on_turn(seat: int, move: str) -> None:
    """ALL-8"""
    state = position("r3 g5", "b7 b8", "g1", deck=DECK, up="y2", down="y9", has_laid=True)
    assert refusal(state, move, seat) == "not-your-turn"
    assert list(state.actions(seat)) == []


def test_an_ended_game_says_why_who_won_and_every_score() -> None:
    """ALL-7"""
    state = position("r9 g5", "b4", "g6", up="y8", down="y1")
    play(state, "red 9 up", "end")
    assert (state.outcome(), list(state.winners()), list(state.scores())) == ("stuck", [], [47.0] * 3)
    assert list(state.actors()) == []
    assert moves(state) == []
    assert GAME.measures(state) == {"cards-left": 3.0}


def test_the_plain_game_is_what_the_options_give_by_default() -> None:
    """ALL-4"""
    plain: dict[str, Value] = {"professional": False, "starter": "bid"}
    assert GAME.deal(3, seed=5).facts() == GAME.deal(3, plain, seed=5).facts()
    assert GAME.options({}) == QuickAndEasyOptions()


@pytest.mark.parametrize(
    ("seats", "options", "reason", "phrase"),
    [
        (1, {}, "bad-seats", Phrase("bad-seats", {"given": 1, "possible": "2–5"})),
        (6, {"professional": 1}, "bad-seats", Phrase("bad-seats", {"given": 6, "possible": "2–5"})),
        (
            3,
            {"professional": 1},
            "bad-option",
            Phrase("bad-option", {"option": "professional", "given": "1", "possible": "false, true"}),
        ),
        (
            3,
            {"starter": "last"},
            "bad-option",
            Phrase("bad-option", {"option": "starter", "given": "last", "possible": "bid, first"}),
        ),
        (
            3,
            {"fire": True},
            "bad-option",
            Phrase("no-such-option", {"option": "fire", "possible": "professional, starter"}),
        ),
    ],
)
def test_what_makes_no_game_is_refused_with_what_would(
    seats: int, options: dict[str, Value], reason: str, phrase: Phrase
) -> None:
    """ALL-4"""
    with pytest.raises(CannotDeal) as refused:
        GAME.deal(seats, options, seed=1)
    assert (refused.value.reason, refused.value.phrase) == (reason, phrase)
