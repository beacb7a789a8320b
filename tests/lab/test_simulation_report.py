"""The report of a simulation."""

from rich.console import Console

from seriatim.lab.simulate import Results, Setup, Summary, simulate
from seriatim.lab.simulation_report import report, report_json
from seriatim.words import Words


def told(summary: Summary) -> str:
    console = Console(width=160, color_system=None)
    with console.capture() as output:
        console.print(report(summary, Words("en")))
    return output.get()


def test_a_team_is_one_row() -> None:
    text = told(simulate("the-game", ["steady", "random"], games=5, seed=1))
    assert "steady, random" in text


def test_a_simulation_stopped_early_says_so() -> None:
    summary = simulate("the-game", ["steady"] * 2, games=5, seed=1)
    stopped = Summary(summary.setup, 500, summary.results, summary.seconds)
    assert "Stopped early: 5 of 500 games" in told(stopped)


def test_no_game_at_all_is_no_table() -> None:
    nothing = Summary(Setup("the-game", ("steady",), {}, "1"), 10, Results(), 0.0)
    assert told(nothing) == "No game was finished.\n"
    assert '"games": 0' in report_json(nothing)
