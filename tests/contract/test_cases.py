"""The cases themselves: that none is forgotten, and that the games played in them go somewhere."""

import pytest

from seriatim.games import GAMES
from seriatim.games.game import AnyGame, CannotDeal, Options, Value
from seriatim.games.the_game import TheGame
from seriatim.games.the_game.rules import DUE, TheGameState
from seriatim.kit.state import NOBODY, State
from seriatim.phrase import Phrase
from tests.contract.cases import KINDS, moments, walk
from tools.cases import MOST, Case, cases, cases_of, combinations


def test_every_seat_count_meets_every_combination_of_options() -> None:
    assert len(cases_of(GAMES["the-game"])) == 5 * 2**4
    assert len({str(case) for case in cases()}) == len(cases())


def test_every_registered_game_has_cases_with_its_defaults() -> None:
    plain = [(case.game.id, case.seats) for case in cases() if not case.options]
    assert plain == [(game.id, seats) for game in GAMES.values() for seats in game.seat_counts]


def test_a_case_is_written_with_what_is_not_plain() -> None:
    assert str(Case(GAMES["the-game"], 3, {"fire": True, "minimum": 3})) == "the-game 3 fire=true minimum=3"


def test_of_many_combinations_a_sample_holds_the_plain_one_and_each_single_change() -> None:
    possible: dict[str, list[Value]] = {"a": [1, 2, 3, 4, 5], "b": [False, True], "c": ["x", "y", "z"], "d": [7, 8, 9]}
    plain: dict[str, Value] = {"a": 2, "b": False, "c": "x", "d": 7}
    chosen = combinations(possible, plain)
    assert len(chosen) == MOST
    assert all(chosen.count(choice) == 1 for choice in chosen)
    assert chosen == combinations(possible, plain)
    singles = [{**plain, name: value} for name, values in possible.items() for value in values]
    assert all(single in chosen for single in singles)


class Picky(TheGame):
    """A game that cannot be dealt with fire to more than two; or not at all."""

    refused_for = "cannot-be-dealt"

    def table(self, seats: int, options: Options) -> TheGameState:
        if seats > 2 and getattr(options, "fire", False):
            raise CannotDeal(self.refused_for, Phrase(self.refused_for))
        return super().table(seats, options)  # type: ignore[arg-type]


def test_what_cannot_be_dealt_is_no_case() -> None:
    dealt = cases_of(Picky())
    assert len(dealt) == 2 * 16 + 3 * 8
    assert not [case for case in dealt if case.seats > 2 and case.options.get("fire")]


def test_an_option_refused_alone_though_it_is_possible_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Picky, "refused_for", "bad-option")
    with pytest.raises(CannotDeal, match="bad-option"):
        cases_of(Picky())


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_seed_gives_the_same_game(kind: str) -> None:
    case = Case(GAMES["the-game"], 3, {})
    first, again, other = ([state.facts() for state in walk(case, seed, kind)] for seed in ("1", "1", "2"))
    assert first == again != other


def test_moments_reach_from_the_start_to_the_end_of_every_kind_of_game() -> None:
    case = Case(GAMES["the-game"], 3, {})
    states = moments(case, "1", 5)
    assert [state.outcome() != "" for state in states] == [False, False, False, False, True] * len(KINDS)
    deal = case.game.deal(3, seed="1").facts()
    assert [state.facts() == deal for state in states[::5]] == [True, True, False]


def situations(game: AnyGame) -> set[str]:
    """What the moments of all cases of The Game together have shown."""
    return {seen for case in cases_of(game) for state in moments(case, "contract") for seen in seen_in(state)}


def seen_in(state: State) -> set[str]:
    assert isinstance(state, TheGameState)
    shown = {
        "bids": state.turn == NOBODY and max(state.bids, default=-1) >= 0,
        "fire": DUE in state.fires,
        "talk": max(state.said) > 0,
        "empty deck": len(state.deck) == 0,
        "skipped seat": min(len(hand) for hand in state.hands) == 0 and state.outcome() == "",
        state.outcome(): True,
    }
    return {name for name, is_shown in shown.items() if is_shown}


def test_the_games_played_come_to_everything_that_can_happen() -> None:
    everything = {"bids", "fire", "talk", "empty deck", "skipped seat", "", *GAMES["the-game"].outcomes}
    assert situations(GAMES["the-game"]) == everything


def test_chance_alone_never_comes_far() -> None:
    """Which is why other games are played by the habit, or start late."""
    case = Case(GAMES["the-game"], 3, {})
    wild, tame = ([*walk(case, "1", kind)][-1].scores()[0] for kind in ("wild", "tame"))
    assert wild + 20 < tame
