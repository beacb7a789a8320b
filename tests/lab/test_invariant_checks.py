"""The suspicious eye: honest games pass, and each kind of broken promise is found."""

import json

import pytest
from click.testing import CliRunner
from librt.vecs import vec

from seriatim.cli import main
from seriatim.games import GAMES
from seriatim.games.game import AnyGame
from seriatim.games.the_game import TheGame
from seriatim.games.the_game.rules import TheGameState
from seriatim.games.the_game.view import Choice, TheGameView
from seriatim.kit.invariants import Violation
from seriatim.kit.policy import RandomPolicy
from seriatim.kit.seed import quick_rng
from seriatim.lab.invariant_checks import play_checked
from seriatim.lab.simulate import simulate


class Endless(TheGame):
    """Says that its games are shorter than they are."""

    longest = 3


class Nameless(TheGame):
    """Ends in a way it does not name."""

    outcomes = ("all-laid", "lost", "left")


class Misread(TheGame):
    """Reads every move as the end of the turn."""

    def parse(self, text: str) -> int:
        return super().parse("end")


class Indiscreet(TheGame):
    """Shows what it was never shown before: how often it was looked at."""

    looks = 0

    def view(self, sight: TheGameState, seat: int) -> TheGameView:
        self.looks += 1
        shown = super().view(sight, seat)
        return TheGameView(**{**{name: getattr(shown, name) for name in shown.__struct_fields__}, "owed": self.looks})


class Tongueless(TheGame):
    """Leaves out what may be said."""

    def choices(self, sight: TheGameState, seat: int) -> list[Choice]:
        return [choice for choice in super().choices(sight, seat) if choice.kind != "signal"]


class Verbose(TheGame):
    """Tells learners more than it declares."""

    @property
    def observation_size(self) -> int:
        return super().observation_size - 1


class Loud(TheGame):
    """Tells learners in numbers that are too large."""

    def observe(self, sight: TheGameState, seat: int) -> vec[float]:
        return vec[float]([3 * number for number in super().observe(sight, seat)])


def check_some(game: AnyGame) -> None:
    """Several games, for not everything is looked at in each."""
    for number in range(20):
        play_checked(game, game.deal(2, seed=number), [RandomPolicy(), RandomPolicy()], quick_rng(str(number)))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
@pytest.mark.parametrize("bot", ["random", "steady"])
def test_an_honest_game_passes(game: AnyGame, bot: str) -> None:
    summary = simulate(game, [bot] * game.seat_counts[0], games=1, seed=3, check=True)
    assert summary.results.violations == []
    assert summary.results.games == 1


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (Endless(), "no game takes more than 3 moves"),
        (Nameless(), "the outcome is one of the game's"),
        (Misread(), "a move is read as it was written"),
        (Indiscreet(), "what is the same for a seat looks the same"),
        (Tongueless(), "the choices are the moves and signals"),
        (Verbose(), "an observation has as many numbers as declared"),
        (Loud(), "an observation's numbers lie between -1 and 1"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, TheGame) else "",
)
def test_a_broken_promise_is_found(game: AnyGame, promise: str) -> None:
    with pytest.raises(Violation, match=promise):
        check_some(game)


def test_broken_promises_are_told_with_the_seed_of_their_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "the-game", Nameless())
    words = ["simulate", "the-game", "--games", "30", "--bot", "random", "--workers", "1", "--check"]
    result = CliRunner().invoke(main, words, catch_exceptions=False)
    assert result.exit_code == 1
    assert "1/0: the outcome is one of the game's" in result.output
    told = json.loads(CliRunner().invoke(main, [*words, "--json"], catch_exceptions=False).stdout)
    assert len(told["violations"]) == 20
    assert told["games"] == 0
