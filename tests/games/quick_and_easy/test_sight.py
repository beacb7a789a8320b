"""What a seat of Quick & Easy knows, and what it may imagine."""

import pytest

from seriatim.games.quick_and_easy.rules import QuickAndEasyState
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from
from seriatim.kit.state import SPECTATOR
from tests.games.quick_and_easy.hidden import quick_and_easy_cards, quick_and_easy_late, quick_and_easy_other_truth
from tests.games.quick_and_easy.positions import DECK, GAME, bidding, cards, hand, play, play_as, position, words


def worlds(sight: QuickAndEasyState, count: int) -> list[QuickAndEasyState]:
    rng = rng_from("worlds")
    return [sight.imagine(rng) for _ in range(count)]


def shares(imagined: list[QuickAndEasyState], seat: int) -> dict[tuple[str, ...], float]:
    hands = [tuple(hand(world, seat)) for world in imagined]
    return {held: hands.count(held) / len(hands) for held in sorted(set(hands))}


def test_no_seat_sees_a_card_of_another_hand() -> None:
    """ALL-6"""
    state = position("r3 g5", "y4 y8", "b1", deck=DECK, up="y2", down="r9")
    assert [list(held) for held in state.sight(1).hands] == [[0, 0], cards("y4 y8"), [0]]
    assert [list(held) for held in state.sight(SPECTATOR).hands] == [[0, 0], [0, 0], [0]]


def test_cards_once_laid_are_known_to_everybody_for_ever() -> None:
    """ALL-6"""
    state = position("r3 g5", "y4 y8", up="y2", down="r9")
    play(state, "red 3 up", "green 5 up")
    for looker in (0, 1, SPECTATOR):
        assert len(GAME.view(state.sight(looker), looker).laid) == 48


def test_all_is_open_after_the_end() -> None:
    """ALL-6"""
    state = position("r9 g5", "b4 b2", deck=DECK, up="y8", down="y1")
    play_as(state, 1, "other blue high")
    play(state, "red 9 up", "end")
    assert state.outcome() == "stuck"
    for looker in (0, 1, SPECTATOR):
        assert state.sight(looker).facts() == state.facts()
        assert state.sight(looker).imagine(Rng(1, 2, 3, 4)).facts() == state.facts()


def test_the_unseen_cards_are_dealt_to_the_blanks() -> None:
    """ALL-6"""
    state = position("r3 g5", "y4 y8", "b1", deck=DECK, up="y2", down="r9")
    imagined = worlds(state.sight(1), 100)
    for world in imagined:
        assert sorted([*world.hands[0], *world.hands[2], *world.deck]) == cards("r3 g5 b1 v6 v7 v8 v9 v10")
        assert list(world.hands[1]) == cards("y4 y8")
        assert world.sight(1).facts() == state.sight(1).facts()
    assert len({tuple(hand(world, 0)) for world in imagined}) > 20


def test_the_deck_is_imagined_in_every_order() -> None:
    """ALL-6"""
    state = position("r3 g5", "", deck="v6 v7 v8", up="y2", down="r9")
    assert len({tuple(world.deck) for world in worlds(state.sight(0), 100)}) == 6


def test_hands_are_imagined_when_there_is_no_deck() -> None:
    """ALL-6"""
    state = position("r3", "g5", "y4", up="y2", down="r9")
    assert {tuple(hand(world, 1)) for world in worlds(state.sight(0), 40)} == {("g5",), ("y4",)}


def test_secret_bids_are_imagined_and_open_ones_are_not() -> None:
    """QE-3, ALL-6"""
    state = bidding(4, 2, 1, None, 3)
    imagined = worlds(state.sight(0), 60)
    assert {int(world.bids[1]) for world in imagined} == {0, 1, 2, 3}
    assert {(int(world.bids[0]), int(world.bids[2])) for world in imagined} == {(2, -1)}


def test_a_hand_is_imagined_with_the_colours_of_its_words() -> None:
    """QE-10: here only one red and two yellow cards are unseen."""
    state = position("g5 b7", "r3 y4", "b1 y8", deck=DECK, up="y2", down="r9")
    play_as(state, 1, "red low")
    play_as(state, 2, "yellow high")
    for world in worlds(state.sight(0), 60):
        assert "r3" in hand(world, 1)
        assert {"y4", "y8"} & set(hand(world, 2))
        assert words(world) == [(1, "red", "low"), (2, "yellow", "high")]
        assert world.sight(0).facts() == state.sight(0).facts()


def test_a_hand_is_imagined_with_two_cards_of_a_colour_only_if_two_words_say_so() -> None:
    """QE-10"""
    state = position("g5 b7", "y8 y4", deck="y1 y5 v6 v7", up="y2", down="r9")
    play_as(state, 1, "yellow low")
    one = shares(worlds(state.sight(0), 400), 1)
    assert len(one) == 4 * 3 // 2 + 4 * 2
    play_as(state, 1, "other yellow high")
    two = shares(worlds(state.sight(0), 400), 1)
    assert set(two) == {held for held in one if held[0][0] == held[1][0] == "y"}
    assert all(share == pytest.approx(1 / 6, abs=0.06) for share in two.values())


def test_an_imagined_word_belongs_to_a_card_of_its_colour() -> None:
    """QE-10"""
    state = position("g5 b7", "y8 r4", deck="y1 r5 r6 y7", up="y2", down="r9")
    play_as(state, 1, "red low", "yellow high")
    for world in worlds(state.sight(SPECTATOR), 60):
        held = GAME.view(world.sight(1), 1).hand
        assert [(one.card.colour, one.word) for one in held] == [("red", "low"), ("yellow", "high")]


def test_what_was_said_and_taken_back_is_still_imagined() -> None:
    """QE-10"""
    state = position("g5 b7", "r3 y4", deck=DECK, up="y2", down="r9")
    play_as(state, 1, "red low", "take-back red")
    assert all("r3" in hand(world, 1) for world in worlds(state.sight(0), 40))


def test_trick_here_is_believed_when_hands_are_imagined() -> None:
    """QE-10"""
    state = position("g5 b7", "r3 v4", deck=DECK, up="y2", down="r9")
    play_as(state, 1, "trick-here down")
    assert all("r3" in hand(world, 1) for world in worlds(state.sight(0), 40))
    play_as(state, 1, "take-back down", "mine-next down")
    assert all("r3" in hand(world, 1) for world in worlds(state.sight(SPECTATOR), 40))


def test_once_its_colour_is_laid_elsewhere_trick_here_tells_no_more() -> None:
    """QE-10"""
    state = position("r3 y4", "g5 b7", deck="r5 v6", up="r2", down="b9")
    play_as(state, 0, "trick-here up")
    play(state, "red 3 down")
    assert {hand(world, 0)[0] for world in worlds(state.sight(1), 60)} == {"y4", "r5", "v6"}


def test_each_card_of_a_colour_is_equally_likely_to_be_the_one_named() -> None:
    """QE-10"""
    state = position("g5", "r3", deck="r1 r7 r8 v6 v7", up="y2", down="b9")
    play_as(state, 1, "red low")
    found = shares(worlds(state.sight(0), 1200), 1)
    assert list(found) == [("r1",), ("r3",), ("r7",), ("r8",)]
    assert all(share == pytest.approx(0.25, abs=0.04) for share in found.values())


def test_all_that_is_not_named_is_dealt_with_equal_chance() -> None:
    """QE-10: who draws a named colour first must not leave the others with what is over."""
    state = position("g5", "r3", "r1 v6", deck="y1 y4", up="y2", down="b9")
    play_as(state, 1, "red low")
    found = shares(worlds(state.sight(0), 2000), 2)
    with_red = [share for held, share in found.items() if held[0][0] == "r"]
    without = [share for held, share in found.items() if held[0][0] != "r"]
    assert (len(with_red), len(without)) == (6, 3)
    assert with_red == pytest.approx([1 / 12] * 6, abs=0.025)
    assert without == pytest.approx([1 / 6] * 3, abs=0.03)


def test_the_seat_on_turn_is_imagined_with_a_card_it_can_lay() -> None:
    """QE-8: only red, a 10 or a 1 would do, and the game goes on."""
    state = position("r9", "g5 b7", deck="y3 y4 v10", up="r8", down="r2")
    found = shares(worlds(state.sight(1), 600), 0)
    assert list(found) == [("r9",), ("v10",)]
    assert found[("r9",)] == pytest.approx(0.5, abs=0.06)


def test_the_seat_on_turn_is_imagined_with_its_known_colours_and_a_card_it_can_lay() -> None:
    """QE-8, QE-10"""
    state = position("y3 v10", "g5 b7", deck="y4 g6 b5", up="r9", down="r2")
    play_as(state, 0, "yellow middle")
    assert set(shares(worlds(state.sight(1), 200), 0)) == {("y3", "v10"), ("y4", "v10")}


def test_a_seat_that_has_laid_a_card_may_hold_anything() -> None:
    """QE-7"""
    state = position("y3", "g5 b7", deck="y4 g6", up="r9", down="r2", has_laid=True)
    assert list(shares(worlds(state.sight(1), 100), 0)) == [("g6",), ("y3",), ("y4",)]


def test_imagining_leaves_the_sight_as_it_was() -> None:
    """ALL-6"""
    sight = position("y3 v10", "g5 b7", deck="y4 g6 b5", up="r9", down="r2").sight(1)
    before = sight.facts()
    sight.imagine(Rng(1, 2, 3, 4))
    assert sight.facts() == before


def test_with_nothing_hidden_the_truth_is_imagined() -> None:
    """ALL-6"""
    state = position("y3 v10", "", up="r9", down="r2")
    assert state.sight(0).imagine(Rng(1, 2, 3, 4)).facts() == state.facts()


@pytest.mark.parametrize("looker", [0, 1, SPECTATOR])
def test_looking_leaves_the_truth_as_it_was(looker: int) -> None:
    """ALL-6"""
    state = bidding(2, 1)
    before = state.facts()
    sight = state.sight(looker)
    sight.bids[0] = 3
    sight.tops[0] = 44
    sight.talk.of_piles[0] = 1
    assert state.facts() == before


# The judge of what is hidden is judged, too.


def others(state: QuickAndEasyState, seat: int) -> list[QuickAndEasyState]:
    rng = rng_from("others")
    truths = [quick_and_easy_other_truth(state, seat, rng) for _ in range(150)]
    return [truth for truth in truths if isinstance(truth, QuickAndEasyState)]


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_every_hidden_card_may_lie_in_every_hidden_place(seat: int) -> None:
    """ALL-6"""
    state = position("r3 g5", "y4 y8", "b1 v2", deck="v6", up="y2", down="r9")
    hidden = set(cards("r3 g5 y4 y8 b1 v2 v6")) - {int(card) for card in (state.hands[seat] if seat >= 0 else ())}
    for place in [other for other in range(3) if other != seat]:
        assert {int(card) for truth in others(state, seat) for card in truth.hands[place]} == hidden
    assert {int(card) for truth in others(state, seat) for card in truth.deck} == hidden


def test_another_truth_keeps_every_colour_told_and_moves_the_words() -> None:
    """QE-10, ALL-6"""
    state = position("r3 g5", "y4 y8", deck="y1 v6", up="y2", down="r9")
    play_as(state, 1, "yellow low")
    truths = others(state, 0)
    assert {int(truth.talk.word_about(1, place)) > 0 for truth in truths for place in (0, 1)} == {True, False}
    for truth in truths:
        held = GAME.view(truth.sight(1), 1).hand
        assert [one.card.colour for one in held if one.word] == ["yellow"]
        assert truth.sight(0).facts() == state.sight(0).facts()


def test_another_truth_makes_secret_bids_anew() -> None:
    """QE-3, ALL-6"""
    truths = others(bidding(3, 2, 1), 0)
    assert {int(truth.bids[1]) for truth in truths} == {0, 1, 2, 3}
    assert {(int(truth.bids[0]), int(truth.bids[2])) for truth in truths} == {(2, -1)}


def test_a_truth_that_cannot_be_found_is_a_fault() -> None:
    lost = position("b4", "r3 r4", up="y9", down="y1")
    with pytest.raises(AssertionError, match="found no other truth"):
        others(lost, 1)


def test_a_card_on_a_pile_that_is_not_laid_is_a_fault() -> None:
    state = position("r3 g5", "y4 y8", deck=DECK)
    state.tops[0] = cards("r3")[0]
    with pytest.raises(AssertionError, match="what lies on a pile is laid"):
        quick_and_easy_cards(state)


def test_a_late_game_has_full_hands_and_one_card_to_draw() -> None:
    late = quick_and_easy_late(GAME.deal(3, seed=1), rng_from("late"))
    assert isinstance(late, QuickAndEasyState)
    assert [len(held) for held in late.hands] == [2, 2, 2]
    assert len(late.deck) == 1
    assert sorted(quick_and_easy_cards(late)) == list(range(1, 51))
