"""Bots of others: found by name, and stopped with a sentence when they do wrong."""

from importlib.metadata import EntryPoint

import pytest

from seriatim.bots import BOTS, BotProblem, bot, check_name
from seriatim.bots import third_party as found
from seriatim.games import GAMES
from seriatim.kit.seed import quick_rng
from seriatim.lab.simulate import simulate
from seriatim.record import play

GAME = GAMES["the-game"]
HERE = "tests.bots.third_party"


def problem_with(name: str) -> BotProblem:
    with pytest.raises(BotProblem) as problem:
        simulate(GAME, [name] * 2, games=1, seed=1)
    return problem.value


def test_a_guest_is_named_by_where_it_stands() -> None:
    assert simulate(GAME, [f"{HERE}:First", "steady"], games=3, seed=1).results.games == 3


def test_a_guest_is_named_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(found, "entry_points", found_points)
    check_name("first")
    assert simulate(GAME, ["first"] * 2, games=1, seed=1).results.games == 1
    assert "first" in str(problem_with("second"))


def found_points(group: str) -> list[EntryPoint]:
    return [EntryPoint("first", f"{HERE}:First", group)]


@pytest.mark.parametrize(
    ("name", "key", "hint"),
    [
        ("deep-blue", "no-such-bot", "random, novice, steady, strong, master, habit, mcs100, module:Class"),
        ("no_such_module:Bot", "bot-not-loaded", "ModuleNotFoundError"),
        (f"{HERE}:Nobody", "bot-not-loaded", "AttributeError"),
        (f"{HERE}:NUMBER", "bot-no-policy", "int"),
        (f"{HERE}:nobody", "bot-no-policy", "str"),
        (f"{HERE}:Unmade", "bot-raised", "LookupError: no weights (third_party.py:"),
        (f"{HERE}:Failing", "bot-raised", "ZeroDivisionError"),
        (f"{HERE}:Mumbling", "bot-raised", "OSError: no voice"),
        (f"{HERE}:Illegal", "bot-illegal-move", "1000000"),
        (f"{HERE}:Chatty", "bot-illegal-move", "which is not one of its legal moves"),
        (f"{HERE}:Loud", "bot-illegal-move", "[-1]"),
    ],
)
def test_a_bot_that_does_wrong_is_named_with_what_it_did(name: str, key: str, hint: str) -> None:
    problem = problem_with(name)
    assert problem.phrase.key == key
    assert hint in str(problem)
    assert str(problem).startswith((f"The bot “{name}” ", f"There is no bot “{name}”"))


def test_a_name_is_checked_before_anybody_plays() -> None:
    for name in (*BOTS, f"{HERE}:First"):
        check_name(name)
    for name in ("deep-blue", ":", "x:", ":x", f"{HERE}:Nobody"):
        with pytest.raises(BotProblem):
            check_name(name)


def test_a_bot_that_ends_its_process_ends_no_more_than_the_simulation() -> None:
    with pytest.raises(BotProblem, match="A bot has ended the process it was playing in"):
        simulate(GAME, [f"{HERE}:Deadly"] * 2, games=2, seed=1, workers=2)


def test_what_talking_bots_say_is_recorded_and_replayed() -> None:
    first = bot(f"{HERE}:First", GAME)
    said = [step for step in play(GAME, [first] * 2, seed="3").steps if step.move == "keep-off a"]
    assert {step.seat for step in said} == {0, 1}


def test_at_a_silent_table_nobody_speaks() -> None:
    for name in (*BOTS, f"{HERE}:First"):
        assert not bot(name, GAME, talking=False).talks()
    silent = bot(f"{HERE}:First", GAME, talking=False)
    record = play(GAME, [silent] * 2, seed="3")
    assert not any(step.move.startswith("keep-off") for step in record.steps)


def test_a_guest_cannot_change_what_it_is_shown() -> None:
    state = GAME.deal(2, seed=1)
    sight = state.sight(0)
    before = list(sight.facts())
    guest = bot(f"{HERE}:Meddling", GAME)
    guest.choose(sight, 0, quick_rng("1"))
    assert list(sight.facts()) == before
