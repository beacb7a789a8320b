"""The facts of a state of Sequence: equal facts, equal states."""

from collections.abc import Callable

import pytest

from seriatim.games.sequence.rules import SequenceState
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from
from tests.games.sequence.positions import play, position, row

Change = Callable[[SequenceState], None]


def table() -> SequenceState:
    state = position("QS 8H", "2S 3S", "4S 5S", "6S 7S", deck="2C", piles=("9C", "8C"), draw="manual")
    play(state, "QS b5")
    for name in row("a3", "d3"):
        state.chips.place(1, ord(name[0]) - ord("a") + 20)
    return state


def set_name(name: str, value: object) -> Change:
    return lambda state: setattr(state, name, value)


def swap_cards_of_hand_and_deck(state: SequenceState) -> None:
    hands, deck = state.stock.hands, state.stock.deck
    hands[0][0], deck[0] = deck[0], hands[0][0]


def swap_hands(state: SequenceState) -> None:
    hands = state.stock.hands
    hands[0], hands[1] = hands[1], hands[0]


def swap_piles(state: SequenceState) -> None:
    piles = state.stock.piles
    piles[0], piles[1] = piles[1], piles[0]


CHANGES: dict[str, Change] = {
    "teams": set_name("teams", 4),
    "hard": set_name("hard", True),
    "manual": set_name("manual", False),
    "penalties": set_name("penalties", True),
    "turn": set_name("turn", 2),
    "exchanged": set_name("exchanged", True),
    "passes": set_name("passes", 1),
    "sequences": set_name("ending", "sequences"),
    "deck ran out": set_name("ending", "deck-ran-out"),
    "all passed": set_name("ending", "all-passed"),
    "a debt": lambda state: state.debts.__setitem__(1, 1),
    "a lifted card": lambda state: state.lifted[0].__setitem__(0, 52),
    "a chip": lambda state: state.chips.on.__setitem__(50, 0),
    "a sequence": lambda state: state.chips.place(1, 24),
    "who waits": lambda state: state.draws.take(0),
    "whose card was lost": lambda state: state.draws.lost.__setitem__(2, True),
    "times out": lambda state: setattr(state.stock, "times_out", 1),
    "a card": swap_cards_of_hand_and_deck,
    "hands": swap_hands,
    "piles": swap_piles,
    "what is fresh": lambda state: state.stock.known.draw(0),
    "what is fresh of a kind": lambda state: state.stock.known.fresh_copies.__setitem__(5, 0),
    "what is held of a kind": lambda state: state.stock.known.held_copies.__setitem__(5, 1),
    "what a pass told": lambda state: state.stock.known.passed(1, 2, 6),
    "the next shuffle": lambda state: setattr(state.stock, "chance", Rng(5, 6, 7, 8)),
    "a stream for it": lambda state: setattr(state.stock, "chance", rng_from("ab" * 32)),
    "another stream": lambda state: setattr(state.stock, "chance", rng_from("ba" * 32)),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_any_change_of_a_state_changes_its_facts(change: Change) -> None:
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
def test_a_copy_has_the_same_facts_and_keeps_them(change: Change) -> None:
    state = table()
    copy = state.copy()
    change(state)
    assert copy.facts() == table().facts()
    assert state.copy().facts() == state.facts()


def test_facts_once_told_do_not_change_with_the_state() -> None:
    state = table()
    facts = state.facts()
    before = list(facts)
    for change in CHANGES.values():
        change(state)
    assert list(facts) == before
