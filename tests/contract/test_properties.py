"""The properties themselves: a game that breaks its word is caught."""

import msgspec
import pytest
from librt.vecs import append, vec

from seriatim.games.game import IllegalMove
from seriatim.games.the_game import TheGame
from seriatim.games.the_game.actions import END_TURN
from seriatim.games.the_game.rules import TheGameState
from seriatim.games.the_game.view import Choice
from seriatim.kit.policy import Habit, Policy
from seriatim.kit.rng import Rng
from seriatim.kit.state import State
from seriatim.phrase import Phrase
from tests.contract import properties
from tests.contract.hidden import HOOKS, Hooks
from tests.contract.properties import PROPERTIES, Property
from tests.games.the_game.hidden import the_game_cards, the_game_other_truth


class Peeking(Habit):
    """Lays by what the next seat holds."""

    def choose(self, sight: State, seat: int, rng: Rng) -> int:
        assert isinstance(sight, TheGameState)
        actions = sight.actions(seat)
        return int(actions[sum(sight.hands[(seat + 1) % sight.seats]) % len(actions)])


class Cheating(TheGame):
    """Its habit peeks, and so does its novice."""

    def habit(self, talking: bool = True) -> Habit:
        return Peeking()

    def novice(self) -> Policy:
        return Peeking()


class Passing(Habit):
    """Ends its turn whether it may or not."""

    def choose(self, sight: State, seat: int, rng: Rng) -> int:
        return int(END_TURN)


class Lawless(TheGame):
    """Neither its habit nor its novice knows the rules."""

    def habit(self, talking: bool = True) -> Habit:
        return Passing()

    def novice(self) -> Policy:
        return Passing()


class Telltale(TheGame):
    """Gives away with its reasons what the next seat holds."""

    def reason(self, sight: TheGameState, seat: int, action: int) -> Phrase:
        return Phrase("the-game-lays", {"card": int(sum(sight.hands[(seat + 1) % sight.seats])), "pile": "a"})


class Inexplicable(TheGame):
    """Has no words for its reasons."""

    def reason(self, sight: TheGameState, seat: int, action: int) -> Phrase:
        return Phrase("the-game-reason-that-nobody-wrote")


class CutInNovice(TheGame):
    """Says that it is soon over."""

    longest = 3


class Endless(TheGame):
    """Says that it ends for other reasons."""

    outcomes = ("all-laid",)  # type: ignore[assignment]


class Mute(TheGame):
    """Leaves a reason out of its page."""

    refusals = TheGame.refusals[1:]  # type: ignore[assignment]


class Mumbling(TheGame):
    """Writes two moves alike."""

    def format(self, action: int) -> str:
        return super().format(action if action != END_TURN else 0)


class Silent(TheGame):
    """Offers no talk."""

    def choices(self, sight: TheGameState, seat: int) -> list[Choice]:
        return [choice for choice in super().choices(sight, seat) if choice.kind != "signal"]


class Loud(TheGame):
    """Shows a learner more than it says."""

    def observe(self, sight: TheGameState, seat: int) -> vec[float]:
        return append(super().observe(sight, seat), 0.0)


class Loose(TheGame):
    """Shows a learner numbers beyond one."""

    def observe(self, sight: TheGameState, seat: int) -> vec[float]:
        seen = super().observe(sight, seat)
        seen[0] += 1.5
        return seen


class TrafficMemoNovice(TheGame):
    """Plays a refused move all the same."""

    def play(self, state: TheGameState, seat: int, action: int) -> None:
        if state.objection(seat, action) is None or action == END_TURN:
            state.apply(seat, action)


class Dumb(TheGame):
    """Has no words for what happens."""

    def telling(self, state: TheGameState, seat: int, action: int) -> Phrase:
        return msgspec.UNSET  # type: ignore[return-value]


class Stale(TheGame):
    """Deals the same cards again and again."""

    def deal(self, seats: int, options: object = None, *, seed: object = 1, rules: int | None = None) -> TheGameState:
        return super().deal(seats, options, seed=1)  # type: ignore[arg-type]


BROKEN: list[tuple[TheGame, Property]] = [
    (Cheating(), properties.the_habit_is_legal_and_does_not_peek),
    (Lawless(), properties.the_habit_is_legal_and_does_not_peek),
    (Cheating(), properties.the_novice_is_legal_and_does_not_peek),
    (Lawless(), properties.the_novice_is_legal_and_does_not_peek),
    (Telltale(), properties.every_move_has_a_reason_that_gives_nothing_away),
    (Inexplicable(), properties.every_move_has_a_reason_that_gives_nothing_away),
    (CutInNovice(), properties.every_game_ends),
    (CutInNovice(), properties.time_that_is_up_ends_every_game),
    (Endless(), properties.every_game_ends),
    (Mute(), properties.what_is_listed_is_what_is_allowed),
    (Mumbling(), properties.every_code_has_a_text),
    (Mumbling(), properties.moves_written_down_play_the_same_game),
    (Silent(), properties.the_choices_are_the_moves_and_signals),
    (Loud(), properties.observations_are_of_the_size_and_range_declared),
    (Loose(), properties.observations_are_of_the_size_and_range_declared),
    (TrafficMemoNovice(), properties.a_refused_move_changes_nothing),
    (Dumb(), properties.every_move_can_be_told),
    (Stale(), properties.a_seed_fixes_the_deal_and_nothing_else_does),
]


@pytest.mark.parametrize(("game", "holds"), BROKEN, ids=lambda one: getattr(one, "__name__", type(one).__name__))
def test_a_game_that_breaks_its_word_is_caught(game: TheGame, holds: Property) -> None:
    with pytest.raises((AssertionError, IllegalMove, LookupError, pytest.fail.Exception)):
        holds(game, 2, {}, "broken")


@pytest.mark.parametrize("holds", PROPERTIES, ids=lambda holds: holds.__name__)
def test_a_game_that_keeps_its_word_is_not(holds: Property) -> None:
    holds(TheGame(), 2, {}, "broken")


def with_a_visible_change(state: State, seat: int, rng: Rng) -> State:
    other = the_game_other_truth(state, seat, rng)
    assert isinstance(other, TheGameState)
    other.said[0] = 3
    return other


def test_whatever_shows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(HOOKS, "the-game", Hooks(the_game_cards, with_a_visible_change))
    with pytest.raises(AssertionError):
        properties.nothing_hidden_shows(TheGame(), 2, {}, "broken")


def test_a_judge_that_changes_nothing_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(HOOKS, "the-game", Hooks(the_game_cards, lambda state, seat, rng: state.copy()))
    with pytest.raises(AssertionError, match="the judge changes nothing"):
        properties.nothing_hidden_shows(TheGame(), 2, {}, "broken")


def test_a_game_that_hides_something_cannot_claim_to_hide_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(HOOKS, "the-game", Hooks(the_game_cards, None))
    with pytest.raises(AssertionError):
        properties.nothing_hidden_shows(TheGame(), 2, {}, "broken")


def test_a_card_too_many_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(HOOKS, "the-game", Hooks(lambda state: [int(state.scores()[0])], the_game_other_truth))
    with pytest.raises(AssertionError):
        properties.no_card_is_lost_or_found(TheGame(), 2, {}, "broken")
