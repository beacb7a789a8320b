"""The command line, used as a person would use it."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import seriatim
from seriatim.cli import main
from seriatim.cli.watch import NAP, rest
from seriatim.record import load

BOTS = "tests.bots.third_party"


def run(*words: str) -> Result:
    return CliRunner().invoke(main, words, catch_exceptions=False)


def test_a_language_that_is_not_there_is_said_with_those_that_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERIATIM_LANGUAGE", "xx")
    said = run("games")
    assert said.exit_code == 0
    assert "“xx”" in said.stderr
    assert "en, uk, ru, cs" in said.stderr
    monkeypatch.setenv("SERIATIM_LANGUAGE", "uk_UA")
    assert run("games").stderr == ""


AS_IN_A_TERMINAL = """
import signal
signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
signal.signal(signal.SIGINT, signal.default_int_handler)
from seriatim.cli import main
main()
"""
"""A program that can be interrupted, however these tests were started: in the background they may ignore it."""


def start(*words: str, language: str = "en") -> "subprocess.Popen[str]":
    environment = {**os.environ, "SERIATIM_LANGUAGE": language, "PYTHONUTF8": "1", "COLUMNS": "160"}
    command = [sys.executable, "-c", AS_IN_A_TERMINAL, *words]
    return subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    )


def said(words: Sequence[str], language: str = "en") -> str:
    process = start(*words, language=language)
    out, problems = process.communicate(timeout=60)
    assert problems == ""
    return out


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    assert run("watch", "the-game", "--seats", "2", "--seed", "7", "--record", str(file)).exit_code == 0
    return file


def test_it_is_compiled_where_it_should_be() -> None:
    expected = os.environ.get("SERIATIM_EXPECTED", "interpreted")
    assert {True: "compiled", False: "interpreted"}[seriatim.COMPILED] == expected
    assert expected in run("--version").output


def test_help_teaches_by_examples() -> None:
    for command in ("games", "watch", "replay", "verify", "simulate", "arena"):
        assert f"seriatim {command}" in run(command, "--help").output or command == "games"
        assert command in run("--help").output


def test_the_games_are_listed_with_their_options() -> None:
    output = run("games").output
    assert "the-game" in output
    assert "minimum=2  (2, 3)" in output
    assert "starter=bid  (bid, first)" in output
    assert "high=50  (6–50)" in output


def test_a_game_can_be_watched_to_its_end() -> None:
    result = run("watch", "the-game", "--seats", "2", "--seed", "7", "-o", "fire=on", "-o", "minimum=3")
    assert result.exit_code == 0
    assert "fire=true minimum=3" in result.output
    assert "wants to start: " in result.output
    assert result.output.rstrip().endswith("(TG-11, TG-12).")


def test_a_game_without_a_seed_is_dealt_by_chance(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one", "two")]
    for file in files:
        run("watch", "the-game", "--record", str(file))
    assert files[0].read_text() != files[1].read_text()
    assert run("verify", str(files[0])).exit_code == 0


def test_a_record_is_told_as_it_was_watched(recorded: Path) -> None:
    watched = run("watch", "the-game", "--seats", "2", "--seed", "7").output
    assert run("replay", str(recorded)).output == watched


def test_a_game_can_be_told_with_the_reasons_for_its_moves(recorded: Path) -> None:
    plain, explained = run("replay", str(recorded)).output, run("replay", str(recorded), "--why").output
    signals = ("take-back", "keep-off", "small-steps", "welcome")
    moves = [step for step in load(recorded).steps if not step.move.startswith(signals)]
    assert set(plain.split("\n")) <= set(explained.split("\n"))
    assert explained.count("\n") - plain.count("\n") >= len(moves)


def test_an_honest_record_is_verified(recorded: Path) -> None:
    result = run("verify", str(recorded))
    assert result.exit_code == 0
    assert result.output.count("✓") == 3


def test_a_dishonest_record_is_found_out(recorded: Path) -> None:
    recorded.write_text(recorded.read_text().replace("seed: 7", "seed: 8"))
    result = run("verify", str(recorded))
    assert result.exit_code == 1
    assert "line 7" in result.output
    assert "does not match the seed" in result.output


def test_a_broken_record_is_refused_in_one_sentence(recorded: Path) -> None:
    lines = recorded.read_text().split("\n")
    lines[16] = "0 99a"
    recorded.write_text("\n".join(lines))
    result = run("replay", str(recorded))
    assert result.exit_code == 1
    assert "line 17" in result.output
    assert "Traceback" not in result.output


def test_a_missing_file_is_named() -> None:
    result = run("replay", "nowhere.txt")
    assert result.exit_code == 2
    assert "nowhere.txt" in result.output


@pytest.mark.parametrize("words", [("watch", "the-game", "--record"), ("arena", "the-game", "--plot")], ids=" ".join)
def test_a_file_that_cannot_be_written_is_told_before_the_game(tmp_path: Path, words: tuple[str, ...]) -> None:
    result = run(*words, str(tmp_path / "no" / "such" / "file.txt"))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "there is no folder" in result.stderr
    (tmp_path / "file").touch()
    result = run(*words, str(tmp_path / "file" / "below.txt"))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "cannot be written" in result.stderr


def test_a_file_to_be_written_is_untouched_until_the_game_is_over(tmp_path: Path) -> None:
    old, new = tmp_path / "old.txt", tmp_path / "new.txt"
    old.write_text("kept", "utf-8")
    for file in (old, new):
        assert run("watch", "the-game", "--seats", "99", "--record", str(file)).exit_code == 2
    assert old.read_text("utf-8") == "kept"
    assert not new.exists()


WRONG = {
    "no such game": (["watch", "chess"], "the-game"),
    "no such bot": (["watch", "the-game", "--bot", "deep-blue"], "strong, master, habit, mcs100"),
    "no such option": (["watch", "the-game", "-o", "water=on"], "minimum, smaller_hand, fire, starter"),
    "no such value": (["watch", "the-game", "-o", "minimum=4"], "2, 3"),
    "no option at all": (["watch", "the-game", "-o", "fire"], "fire=true minimum=3"),
    "too many seats": (["simulate", "the-game", "--seats", "7"], "1–5"),
    "no seats": (["simulate", "the-game", "--seats", "0"], "1–5"),
    "bots for other seats": (["watch", "the-game", "--seats", "4", "--bot", "steady,steady"], "2 bots"),
    "no such seed": (["simulate", "the-game", "--seed", "*"], "48 letters"),
    "no such seed to watch": (["watch", "the-game", "--seed", "*"], "48 letters"),
    "a seed too long to number its games": (["simulate", "the-game", "--seed", "a" * 48], "48 letters"),
    "no such bot in the arena": (["arena", "the-game", "--bots", "steady,deep-blue"], "module:Class"),
    "rivals for other seats": (["arena", "rush-hour", "--seats", "3", "--bots", "steady,random"], "2 bots"),
    "a team for other seats": (["arena", "the-game", "--seats", "3", "--bots", "steady+random"], "2 bots"),
    "teams of different sizes": (["arena", "the-game", "--bots", "steady+random,random+steady+random"], "3 bots"),
    "a bot that fails": (
        ["simulate", "the-game", "--bot", f"{BOTS}:Failing", "--workers", "1"],
        "division",
    ),
    "a bot that cheats": (["watch", "the-game", "--bot", f"{BOTS}:Illegal"], "not one of its legal moves"),
    "a bot that ends": (
        ["arena", "cut-in", "--bots", f"{BOTS}:Deadly,random", "--workers", "2"],
        "process",
    ),
    "no games": (["simulate", "the-game", "--games", "0"], "1"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_asked_wrongly_is_answered_with_what_would_be_right(name: str) -> None:
    words, hint = WRONG[name]
    result = run(*words)
    assert result.exit_code == 2
    assert hint in result.output
    assert "Traceback" not in result.output


def test_a_simulation_is_told_as_a_table() -> None:
    result = run("simulate", "the-game", "--seats", "2", "--games", "20", "--workers", "1", "-o", "fire=on")
    assert result.exit_code == 0
    for word in ("20 games", "cards left", "won", "games/s", "fire=true", "steady"):
        assert word in result.output


def test_a_simulation_is_told_as_json() -> None:
    result = run("simulate", "the-game", "--bot", "steady,random", "--games", "20", "--workers", "1", "--json")
    report = json.loads(result.stdout)
    assert report["games"] == 20
    assert sum(report["outcomes"].values()) == 20
    assert [seat["bot"] for seat in report["seats"]] == ["steady", "random"]
    assert 0 < report["measures"]["cards-left"]["mean"] < 98


def test_a_simulation_of_one_game_claims_no_interval() -> None:
    report = json.loads(run("simulate", "the-game", "--games", "1", "--workers", "1", "--json").stdout)
    assert report["measures"]["cards-left"]["margin"] is None
    lines = run("simulate", "the-game", "--games", "1", "--workers", "1").output.split("\n")
    assert [line for line in lines if line.startswith("steady")]
    assert not any("±" in line for line in lines if line.startswith("steady"))


def test_an_interrupted_simulation_tells_what_it_has() -> None:
    report = report_when_interrupted("simulate", "--bot", "random")
    assert report["asked"] == 900_000_000
    assert sum(report["outcomes"].values()) == report["games"]


def test_bots_are_compared_in_a_table() -> None:
    result = run("arena", "rush-hour", "--bots", "steady,random,random", "--games", "10", "--workers", "1")
    assert result.exit_code == 0
    for word in ("4 deals", "12 games", "every seat of every deal", "steady"):
        assert word in result.output


def test_bots_are_compared_as_json_and_in_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "result.svg"
    words = ("--bots", "steady,random", "--games", "5", "--workers", "1", "--silent", "--json", "--plot", str(picture))
    report = json.loads(run("arena", "the-game", *words).stdout)
    assert (report["deals"], report["games"], report["talking"]) == (5, 10, False)
    assert [side["bot"] for side in report["sides"]] == ["steady", "random"]
    assert report["sides"][1]["score_ahead_of_first"]["mean"] < 0
    assert picture.read_text("utf-8").startswith("<svg")


def test_an_interrupted_contest_tells_what_it_has() -> None:
    assert report_when_interrupted("arena", "--bots", "random")["asked"] == 900_000_000


def test_a_contest_of_bots_that_think_for_long_can_be_interrupted_amid_a_game() -> None:
    report = report_when_interrupted("arena", "--bots", "master,strong")
    assert report["games"] < report["asked"]


def test_what_bots_say_is_told_and_silence_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ("watch", "the-game", "--seats", "2", "--seed", "7", "--bot", f"{BOTS}:First")
    spoken = run(*words, "--record", str(file)).output
    assert "1 keep-off a" in file.read_text("utf-8")
    assert run("replay", str(file)).output in spoken
    assert len(run(*words, "--silent").output) < len(spoken)


def test_a_bot_may_stand_in_the_folder_where_it_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = "from seriatim.kit.policy import RandomPolicy\n\ndef luck(game):\n    return RandomPolicy()\n"
    (tmp_path / "my_own_bots.py").write_text(source)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    words = ("simulate", "the-game", "--bot", "my_own_bots:luck", "--games", "4", "--workers", "2", "--json")
    assert json.loads(run(*words).stdout)["games"] == 4


def report_when_interrupted(command: str, *words: str) -> dict[str, Any]:
    """What a command tells about games without end when it is stopped."""
    process = start(command, "the-game", "--games", "900000000", "--workers", "2", "--json", *words)
    wait_for_workers(process)
    process.send_signal(signal.SIGINT)
    out, problems = process.communicate(timeout=60)
    assert process.returncode == 130, problems
    assert "Traceback" not in problems
    report: dict[str, Any] = json.loads(out)
    return report


def wait_for_workers(process: "subprocess.Popen[str]") -> None:
    """Wait until the simulation has started its processes, which is after it can be interrupted."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    while process.poll() is None and len(children.read_text().split()) < 2:
        pass


def test_a_watched_game_can_be_interrupted_without_a_traceback() -> None:
    process = start("watch", "the-game", "--seed", "7", "--pace", "60")
    assert process.stdout is not None
    for _ in ("the game", "the table"):
        process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, problems = process.communicate(timeout=60)
    assert process.returncode == 1
    assert problems.strip() == "Aborted!"


INTERRUPTED_IMPORT = """
import os, signal, sys
signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
signal.signal(signal.SIGINT, signal.default_int_handler)

class Interrupt:
    def find_spec(self, name, path, target=None):
        if name == sys.argv[1]:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupt())
from seriatim_command import main
main()
"""


@pytest.mark.parametrize("module", ["seriatim.games", "seriatim.cli", "seriatim.cli.output"])
def test_an_interruption_of_the_import_is_quiet(module: str) -> None:
    command = [sys.executable, "-c", INTERRUPTED_IMPORT, module]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (130, "", "")


def test_a_pause_is_made_of_naps_so_that_an_interruption_is_heard_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    naps: list[float] = []
    monkeypatch.setattr(time, "sleep", naps.append)
    monkeypatch.setattr(time, "monotonic", lambda: sum(naps))
    rest(1.5)
    assert sum(naps) == pytest.approx(1.5)
    assert max(naps) <= NAP


@pytest.mark.slow
@pytest.mark.parametrize(("language", "word"), [("en", "deck"), ("uk", "колода"), ("ru", "колода"), ("cs", "balíček")])
def test_a_game_is_told_in_the_language_asked_for(language: str, word: str) -> None:
    assert word in said(["watch", "the-game", "--seed", "7", "--seats", "2"], language)
    assert "SERIATIM_LANGUAGE" in said(["--help"], language)


@pytest.mark.parametrize("words", [("watch", "the-game", "--seed", "7"), ("watch", "--help")], ids=["game", "help"])
def test_what_the_output_cannot_show_is_a_question_mark(words: tuple[str, ...]) -> None:
    environment = {**os.environ, "SERIATIM_LANGUAGE": "uk", "PYTHONUTF8": "0", "PYTHONIOENCODING": "cp1252"}
    command = [sys.executable, "-c", "from seriatim.cli import main; main()", *words]
    report = subprocess.run(command, env=environment, capture_output=True, timeout=60, check=True)
    assert report.stderr == b""
    assert b"???" in report.stdout
