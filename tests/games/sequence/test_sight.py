"""What a seat of Sequence knows, and what it may imagine."""

import pytest

from seriatim.games.sequence.cards import as_set, card_named, name_of
from seriatim.games.sequence.known import EITHER, FRESH, HELD, Imagining, KnownCards
from seriatim.games.sequence.rules import SequenceState
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from
from seriatim.kit.state import SPECTATOR
from tests.games.sequence.positions import GAME, all_cards, cards, fill, hand, play, position


def named(numbers: list[int]) -> list[str]:
    return sorted(name_of(card) for card in numbers)


def worlds(sight: SequenceState, count: int) -> list[SequenceState]:
    rng = rng_from("worlds")
    return [sight.imagine(rng) for _ in range(count)]


def test_no_seat_sees_a_card_of_another_hand_or_of_the_deck() -> None:
    """ALL-6"""
    state = position("QS 8H", "2S", "3S 4S")
    sight = state.sight(1)
    assert [list(held) for held in sight.stock.hands] == [[0, 0], cards("2S"), [0, 0]]
    assert list(sight.stock.deck) == [0] * 99
    looker = state.sight(SPECTATOR)
    assert [list(held) for held in looker.stock.hands] == [[0, 0], [0], [0, 0]]


def test_nobody_sees_what_the_next_deck_will_be_shuffled_by() -> None:
    """ALL-6, SQ-12"""
    states = [GAME.deal(2, seed=seed) for seed in (1, "ab" * 32)]
    for state in states:
        assert state.sight(0).stock.chance.stream is None
        assert state.sight(0).stock.chance.next_u32() == states[0].sight(1).stock.chance.next_u32()


def test_discards_are_known_to_everybody() -> None:
    """ALL-6"""
    state = position("QS 8H", "2S", piles=("5C", "6C 7C"))
    assert [list(pile) for pile in state.sight(SPECTATOR).stock.piles] == [cards("5C"), cards("6C 7C")]


def test_looking_and_imagining_leave_things_as_they_were() -> None:
    """ALL-6"""
    state = position("QS 8H", "2S", chips=("b5",))
    before = state.facts()
    sight = state.sight(0)
    seen = sight.facts()
    world = sight.imagine(Rng(1, 2, 3, 4))
    world.chips.place(0, 50)
    world.stock.hands[0][0] = 1
    world.debts[0] = 1
    assert sight.facts() == seen
    assert state.facts() == before


def test_what_is_in_sight_is_not_imagined() -> None:
    """ALL-6"""
    state = position("QS 8H", "2S", "3S 4S", piles=("5C",), chips=("b5",))
    for looker in (0, 1, 2, SPECTATOR):
        for world in worlds(state.sight(looker), 10):
            assert world.sight(looker).facts() == state.sight(looker).facts()
            assert all_cards(world) == all_cards(state)


def test_the_unseen_cards_are_dealt_to_the_blanks() -> None:
    """ALL-6"""
    state = position("QS", "2S", deck="3S 4S", rest="pile")
    held = {hand(world, 1) for world in worlds(state.sight(0), 60)}
    assert held == {"2S", "3S", "4S"}
    orders = {tuple(world.stock.deck) for world in worlds(state.sight(0), 100)}
    assert len(orders) == 6


def test_what_is_imagined_is_shuffled_anew_later() -> None:
    """SQ-12"""
    first, second = worlds(position("QS", "2S").sight(0), 2)
    assert first.stock.chance.next_u32() != second.stock.chance.next_u32()


def test_with_nothing_hidden_the_truth_is_imagined() -> None:
    """ALL-6"""
    state = position("JS", "JH")
    play(state, "pass", "pass")
    assert state.sight(1).imagine(Rng(1, 2, 3, 4)).facts() == state.facts()


# What a rebuilt deck tells


def after_rebuild(*hands: str) -> SequenceState:
    """Seat 0 has just drawn the last card, KD, and the deck was rebuilt."""
    state = position(*hands, deck="KD", rest="pile")
    play(state, "QS b5")
    assert state.stock.times_out == 1
    return state


def test_when_the_deck_is_rebuilt_two_know_each_others_hands() -> None:
    """SQ-12: all cards but those in the new deck are held."""
    state = after_rebuild("QS 8H", "2S 3S")
    for world in worlds(state.sight(1), 10):
        assert named(list(world.hand(0))) == ["8H", "KD"]
        assert sorted(world.stock.deck) == sorted(state.stock.deck)


def test_of_several_one_knows_what_they_hold_together() -> None:
    """SQ-12"""
    state = after_rebuild("QS 8H", "2S 3S", "4S 5S")
    together = set()
    for world in worlds(state.sight(1), 40):
        assert named([*world.hand(0), *world.hand(2)]) == ["4S", "5S", "8H", "KD"]
        together.add(tuple(named(list(world.hand(0)))))
    assert len(together) == 6


def test_what_is_drawn_then_comes_from_the_new_deck() -> None:
    """SQ-12"""
    state = after_rebuild("QS 8H", "2S 3S")
    new = {int(card) for card in state.stock.deck}
    play(state, "2S b1")
    fresh = set()
    for world in worlds(state.sight(0), 200):
        kept, drawn = (int(card) for card in world.hand(1))
        assert name_of(kept) == "3S"
        assert drawn in new
        fresh.add(drawn)
    assert len(fresh) > 40
    play(state, "8H i4")
    for world in worlds(state.sight(1), 20):
        assert name_of(world.hand(0)[0]) == "KD"


def test_a_card_of_which_one_copy_was_held_may_come_from_either_place() -> None:
    """SQ-12: nobody can tell the queen that was held from the queen that was drawn."""
    state = after_rebuild("QS 8H", "2S 3S", "4S QS")
    known = state.stock.known
    queen = card_named("QS")
    assert (known.fresh_copies[queen], known.held_copies[queen]) == (1, 1)
    state.stock.hands[1] = state.stock.hands[1][:]
    state.stock.hands[1][1] = queen
    known.fresh[1] = 1
    state.turn = 1
    play(state, "QS j3")
    assert (known.fresh_copies[queen], known.held_copies[queen]) == (1, 1)
    assert known.fresh[1] == 2


def test_a_card_that_only_the_deck_had_was_drawn_from_it() -> None:
    """SQ-12"""
    known = KnownCards(2)
    known.rebuild(position("", "", deck="2C 2C 3C", rest="pile").stock.deck)
    assert (known.fresh_copies[1], known.held_copies[1]) == (2, 0)
    known.draw(0)
    known.draw(0)
    known.discard(0, 1, 6)
    assert (known.fresh_copies[1], known.fresh[0]) == (1, 1)


def test_a_card_that_the_deck_had_not_was_held() -> None:
    """SQ-12"""
    known = KnownCards(2)
    known.rebuild(position("", "", deck="2C 2C 3C", rest="pile").stock.deck)
    known.draw(0)
    known.discard(0, card_named("4C"), 6)
    assert (known.held_copies[card_named("4C")], known.fresh[0]) == (1, 1)


def test_who_has_drawn_nothing_yet_discards_what_was_held() -> None:
    """SQ-12"""
    known = KnownCards(2)
    known.rebuild(position("", "", deck="2C 2C 3C", rest="pile").stock.deck)
    known.discard(1, card_named("3C"), 6)
    assert (known.fresh_copies[card_named("3C")], known.held_copies[card_named("3C")]) == (1, 0)


def test_no_more_cards_can_be_fresh_than_are_in_the_hand() -> None:
    known = KnownCards(2)
    known.rebuild(position("", "", deck="2C 2C 3C", rest="pile").stock.deck)
    known.draw(0)
    known.discard(0, card_named("3C"), 0)
    assert known.fresh[0] == 0


def test_the_second_rebuilding_tells_anew() -> None:
    """SQ-12"""
    state = after_rebuild("QS 8H", "2S 3S")
    state.stock.piles[0] = state.stock.deck[1:]
    state.stock.deck = state.stock.deck[:1]
    play(state, "2S b1")
    assert state.stock.times_out == 2
    for world in worlds(state.sight(0), 10):
        assert sorted(world.hand(1)) == sorted(state.hand(1))


# What a pass tells


def test_who_passes_holds_nothing_but_jacks_that_it_cannot_play() -> None:
    """SQ-11"""
    state = position("JS JH", "2S", "3S")
    play(state, "pass")
    for world in worlds(state.sight(1), 30):
        assert {name_of(card)[0] for card in world.hand(0)} == {"J"}
        assert {name_of(card)[1] for card in world.hand(0)} <= {"H", "S"}


def test_who_passes_after_an_exchange_may_hold_dead_cards() -> None:
    """SQ-11, SQ-10"""
    state = position("QS 8H", "2S", deck="JH", chips=("b5 j3 d7 i4",))
    play(state, "dead QS", "pass")
    kinds = {name_of(card) for world in worlds(state.sight(1), 200) for card in world.hand(0)}
    assert kinds == {"QS", "8H", "JH", "JS"}


def test_on_a_full_board_anything_may_be_held_after_an_exchange_but_no_one_eyed_jack() -> None:
    """SQ-11: for that would find a chip to take."""
    state = position("QS 8H", "2S", deck="JD")
    fill(state)
    play(state, "dead QS", "pass")
    kinds = {name_of(card) for world in worlds(state.sight(1), 200) for card in world.hand(0)}
    assert {"JD", "JC"} <= kinds
    assert not {"JH", "JS"} & kinds
    assert len(kinds) > 30


def test_what_is_drawn_after_a_pass_may_be_anything() -> None:
    """SQ-11"""
    state = position("JS", "2S", "3S", draw="manual")
    play(state, "pass", "2S b1", "3S c1")
    state.stock.draw(0)
    seen = [world.hand(0) for world in worlds(state.sight(1), 60)]
    assert {name_of(held[0]) for held in seen} == {"JS", "JH"}
    assert len({int(held[1]) for held in seen}) > 20


def test_what_was_known_of_a_card_goes_with_it() -> None:
    """SQ-11"""
    known = KnownCards(1)
    jacks = as_set(card_named("JS")) + as_set(card_named("JH"))
    known.passed(0, 2, jacks)
    assert (known.kinds_at(0, 1), known.kinds_at(0, 2)) == (jacks, 2**53 - 2)
    known.draw(0)
    known.discard(0, card_named("QS"), 2)
    assert known.stuck[0] == 2
    known.draw(0)
    known.discard(0, card_named("JS"), 2)
    assert known.stuck[0] == 1


def test_who_passes_twice_with_the_same_cards_tells_more() -> None:
    """SQ-11"""
    known = KnownCards(1)
    known.passed(0, 2, 0b1110)
    known.passed(0, 2, 0b0111)
    assert known.stuck_kinds[0] == 0b0110
    known.passed(0, 1, 0b1001)
    assert (known.stuck[0], known.stuck_kinds[0]) == (1, 0b1001)


def test_a_seat_without_cards_tells_nothing_by_passing() -> None:
    """SQ-11"""
    state = position("", "2S")
    play(state, "pass")
    assert list(state.stock.known.stuck) == [0, 0]


# Finding a place for every card


def test_every_hidden_card_is_bound_to_where_it_can_be() -> None:
    """SQ-12"""
    state = after_rebuild("QS 8H", "2S QS", "4S 5S")
    sight = state.sight(1).copy()
    imagining = Imagining(sight.stock.known, sight.stock.hands, sight.stock.seen(), Rng(1, 2, 3, 4))
    ties = {(name_of(code // 3), int(code % 3)) for code in imagining.cards}
    assert {name for name, tie in ties if tie == HELD} == {"8H", "KD", "4S", "5S"}
    assert ("QS", FRESH) in ties
    assert EITHER not in {tie for name, tie in ties}


def test_cards_make_room_for_each_other() -> None:
    """SQ-11, SQ-12: one hand can only hold jacks, so nobody else can have taken them all."""
    state = position("JS JH", "2S 3S", "4S 5S", deck="KD", rest="pile")
    known = state.stock.known
    known.passed(0, 2, as_set(card_named("JS")) + as_set(card_named("JH")))
    for card in ("JS", "JH", "2S", "3S", "4S", "5S"):
        known.held_copies[card_named(card)] = 1
        known.fresh_copies[card_named(card)] = 0
    for seat in range(3):
        known.fresh[seat] = 0
    for world in worlds(state.sight(SPECTATOR), 60):
        assert named(list(world.hand(0))) == ["JH", "JS"]
        assert [name_of(card) for card in world.stock.deck] == ["KD"]


def test_a_card_that_cannot_make_room_is_left_where_it_is() -> None:
    """SQ-11: and another is asked."""
    state = position("JH", "JS", "JC", deck="KD", rest="pile")
    jacks = {name: as_set(card_named(name)) for name in ("JS", "JH", "JC")}
    for seat, kinds in enumerate((jacks["JS"] + jacks["JH"], jacks["JS"] + jacks["JC"], jacks["JC"])):
        state.stock.known.passed(seat, 1, kinds)
    for name in jacks:
        state.stock.known.held_copies[card_named(name)] = 1
        state.stock.known.fresh_copies[card_named(name)] = 0
    for world in worlds(state.sight(SPECTATOR), 60):
        assert [hand(world, seat) for seat in range(3)] == ["JH", "JS", "JC"]


def test_places_make_room_for_each_other() -> None:
    """SQ-11: the jacks go to the hand that must hold them, whoever found them first."""
    state = position("JS JH", "2S 3S", deck="KD", rest="pile")
    state.stock.known.passed(0, 2, as_set(card_named("JS")) + as_set(card_named("JH")))
    for world in worlds(state.sight(SPECTATOR), 60):
        assert named(list(world.hand(0))) == ["JH", "JS"]


def test_a_sight_that_no_truth_lies_behind_is_a_fault() -> None:
    state = position("JS", "2S", deck="KD", rest="pile")
    state.stock.known.passed(0, 1, as_set(card_named("AS")))
    with pytest.raises(AssertionError, match="no card fits a place"):
        state.sight(1).imagine(Rng(1, 2, 3, 4))
    held = position("JS", "2S", deck="KD", rest="pile")
    held.stock.known.passed(0, 1, as_set(card_named("JS")))
    held.stock.known.fresh_copies[card_named("KD")] = 0
    with pytest.raises(AssertionError, match="fits none"):
        held.sight(1).imagine(Rng(1, 2, 3, 4))
