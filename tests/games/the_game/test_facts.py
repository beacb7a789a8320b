"""The facts of a state of The Game: equal facts, equal states."""

from collections.abc import Callable

import pytest

from seriatim.games.the_game.rules import TheGameState
from tests.games.the_game.positions import DECK, position


def table() -> TheGameState:
    state = position((10, 11), (50, 51), deck=DECK, piles=(5, 1, 90, 100), lit="a", fire=True)
    state.bids = state.hands[0][:]
    return state


def swap_hands(state: TheGameState) -> None:
    state.hands[0], state.hands[1] = state.hands[1], state.hands[0]


def swap_cards_of_hand_and_deck(state: TheGameState) -> None:
    state.hands[0][0], state.deck[0] = state.deck[0], state.hands[0][0]


def move_a_card_to_the_next_hand(state: TheGameState) -> None:
    state.hands[0], state.hands[1] = state.hands[0][:1], position((11, 50, 51), ()).hands[0]


def set_item(name: str, place: int, value: int) -> Callable[[TheGameState], None]:
    return lambda state: getattr(state, name).__setitem__(place, value)


def set_name(name: str, value: object) -> Callable[[TheGameState], None]:
    return lambda state: setattr(state, name, value)


CHANGES = {
    "hand size": set_name("hand_size", 6),
    "minimum": set_name("minimum", 3),
    "fire": set_name("fire", False),
    "bidding": set_name("bidding", True),
    "turn": set_name("turn", 1),
    "owed": set_name("owed", 1),
    "stuck": set_name("ending", "stuck"),
    "burnt": set_name("ending", "burnt"),
    "all laid": set_name("ending", "all-laid"),
    "a pile": set_item("piles", 3, 99),
    "a fire": set_item("fires", 0, 1),
    "a laid card": set_item("laid", 60, False),
    "a bid": set_item("bids", 1, 3),
    "a word": set_item("said", 7, 3),
    "hands": swap_hands,
    "a card": swap_cards_of_hand_and_deck,
    "whose card": move_a_card_to_the_next_hand,
    "the order of the deck": set_item("deck", 0, 97),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_any_change_of_a_state_changes_its_facts(change: Callable[[TheGameState], None]) -> None:
    state = table()
    change(state)
    assert state.facts() != table().facts()


def test_no_two_of_these_changes_have_the_same_facts() -> None:
    seen = set()
    for change in CHANGES.values():
        state = table()
        change(state)
        seen.add(tuple(state.facts()))
    assert len(seen) == len(CHANGES)


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_copy_has_the_same_facts_and_keeps_them(change: Callable[[TheGameState], None]) -> None:
    state = table()
    copy = state.copy()
    change(state)
    assert copy.facts() == table().facts()
    changed = state.copy()
    assert changed.facts() == state.facts()
