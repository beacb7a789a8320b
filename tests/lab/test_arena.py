"""Contests between bots: fair, repeatable, and honest about what they do not know."""

import json
import math
import re
from xml.etree import ElementTree

import pytest
from rich.console import Console

from seriatim.games import GAMES
from seriatim.games.game import AnyGame, CannotDeal
from seriatim.lab.arena import ArenaResult, Contest, Standings, arena, contest
from seriatim.lab.arena_report import arena_json, arena_report
from seriatim.lab.plot import plot
from seriatim.lab.simulate import simulate
from seriatim.lab.simulation_report import report
from seriatim.words import LANGUAGES, Words

RUSH, THE_GAME = GAMES["rush-hour"], GAMES["the-game"]


def told(verdict: ArenaResult, language: str = "en") -> str:
    console = Console(width=200, color_system=None)
    with console.capture() as output:
        console.print(arena_report(verdict, Words(language)))
    return output.get()


def figures(verdict: ArenaResult) -> object:
    """All that must not depend on the machine."""
    data = json.loads(arena_json(verdict))
    for side in data["sides"]:
        del side["seconds_a_turn"]
    del data["seconds"]
    return data


def rivals(*names: str, seed: int = 1) -> Contest:
    return contest(RUSH, names, len(names), seed=seed)


def test_rivals_change_seats_until_everyone_has_had_all() -> None:
    asked = rivals("strong", "steady", "random")
    assert asked.line_ups == [
        ("strong", "steady", "random"),
        ("steady", "random", "strong"),
        ("random", "strong", "steady"),
    ]
    assert asked.sides == {"strong": [[0], [2], [1]], "steady": [[1], [0], [2]], "random": [[2], [1], [0]]}


def test_bots_of_one_name_are_one_side_and_no_line_up_is_played_twice() -> None:
    asked = rivals("steady", "random", "steady", "random")
    assert asked.line_ups == [("steady", "random", "steady", "random"), ("random", "steady", "random", "steady")]
    assert asked.sides["steady"] == [[0, 2], [1, 3]]


def test_who_plays_together_plays_the_same_deals_alone() -> None:
    asked = contest(THE_GAME, ["steady", "random", "steady+random", "steady"], 2, seed=1)
    assert asked.line_ups == [("steady", "steady"), ("random", "random"), ("steady", "random")]
    assert asked.sides["random"] == [[], [0, 1], []]


def test_the_games_of_the_arena_are_those_of_a_simulation() -> None:
    side = arena(contest(THE_GAME, ["steady"], 3, seed=5), deals=8).standings.sides["steady"]
    results = simulate(THE_GAME, ["steady"] * 3, games=8, seed=5).results
    assert (side.wins, side.score.total) == (results.wins[0], results.scores[0].total)
    assert side.measures == results.measures


def test_equal_bots_come_out_equal_to_the_last_game() -> None:
    """Everyone has every seat of the same deal, so that who cannot be told apart cannot differ."""
    sides = {"first": [[0], [1]], "second": [[1], [0]]}
    asked = Contest("sequence", {}, "1", True, [("steady", "steady")] * 2, sides)
    standings = arena(asked, deals=4).standings
    assert standings.sides["second"].wins_ahead == standings.sides["first"].wins_ahead
    assert standings.sides["second"].score_ahead.squares == 0.0


def test_results_are_repeatable_and_do_not_depend_on_the_number_of_workers() -> None:
    asked = rivals("steady", "random", "random")
    first = figures(arena(asked, deals=6))
    assert figures(arena(asked, deals=6)) == first
    assert figures(arena(asked, deals=6, workers=2)) == first
    assert figures(arena(rivals("steady", "random", "random", seed=2), deals=6)) != first


def test_all_seats_of_a_side_count_but_a_game_counts_once() -> None:
    standings = arena(rivals("steady", "random", "random"), deals=5).standings
    assert (standings.deals, standings.games) == (5, 15)
    assert [side.games for side in standings.sides.values()] == [15, 15]
    assert sum(standings.outcomes.values()) == 15
    shared = standings.sides["steady"].wins + 2 * standings.sides["random"].wins
    assert shared >= 15


def test_differences_are_those_of_the_means_with_a_margin_of_their_own() -> None:
    sides = arena(rivals("steady", "random"), deals=12).standings.sides
    steady, random = sides["steady"], sides["random"]
    assert random.score_ahead.mean == pytest.approx(random.score.mean - steady.score.mean)
    assert random.wins_ahead.mean == pytest.approx((random.wins - steady.wins) / 24)
    assert random.score_ahead.margin > 0
    assert steady.score_ahead.squares == 0


def test_the_time_of_every_turn_is_measured() -> None:
    standings = arena(rivals("steady", "random"), deals=2).standings
    for side in standings.sides.values():
        assert side.turns.count >= 4 * 10
        assert side.longest >= side.turns.mean >= 0


def test_progress_is_told_and_an_interruption_keeps_what_was_played() -> None:
    done: list[int] = []

    def interrupt(games: int) -> None:
        done.append(games)
        raise KeyboardInterrupt

    verdict = arena(rivals("random", "random"), deals=10**7, on_progress=interrupt)
    assert done == [verdict.standings.games]
    assert "Stopped early" in told(verdict)


def test_what_cannot_be_dealt_is_refused_before_any_worker_starts() -> None:
    with pytest.raises(CannotDeal):
        arena(rivals(*["random"] * 9), deals=10, workers=2)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [RUSH, THE_GAME], ids=["rivals", "together"])
def test_a_contest_is_told_as_a_table(game: AnyGame, language: str) -> None:
    verdict = arena(contest(game, ["steady", "random"], 2, seed=1, talking=False), deals=5)
    text = told(verdict, language)
    assert "steady" in text
    assert "±" in text
    assert Words(language).say("arena-silent") in text


def test_one_deal_claims_no_interval() -> None:
    verdict = arena(rivals("steady", "random"), deals=1)
    assert "±" not in told(verdict).split("─")[-1].split("Endings")[0]
    assert json.loads(arena_json(verdict))["sides"][0]["score"]["margin"] is None


def test_no_deal_at_all_is_no_table() -> None:
    nothing = ArenaResult(rivals("steady", "random"), 10, Standings(), 0.0)
    assert told(nothing) == "No game was finished.\n"
    assert json.loads(arena_json(nothing))["sides"] == []


@pytest.mark.parametrize("deals", [1, 6])
def test_a_contest_is_drawn_with_its_intervals_inside_the_picture(deals: int) -> None:
    verdict = arena(rivals("tests.bots.third_party:First", "random", "steady"), deals=deals)
    root = ElementTree.fromstring(plot(verdict, Words("en")))
    width = float(root.attrib["viewBox"].split()[2])
    spans = [element for element in root.iter() if element.get("class") == "span"]
    assert len(spans) == 6
    for span in spans:
        assert 0 <= float(span.attrib["x1"]) <= float(span.attrib["x2"]) <= width
    words = [element.text or "" for element in root.iter() if element.tag.endswith("text")]
    assert "…hird_party:First" in words
    assert not any(math.isnan(float(dot.attrib["cx"])) for dot in root.iter() if dot.get("class") == "dot")


def test_names_in_a_picture_cannot_break_it() -> None:
    asked = Contest("rush-hour", {}, "1", True, [("random", "random")], {"<b>&": [[0]], "other": [[1]]})
    assert "&lt;b&gt;&amp;" in plot(arena(asked, deals=2), Words("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_table_fits_into_eighty_columns_without_breaking_a_figure(game: AnyGame, language: str) -> None:
    seats = 2 if 2 in game.seat_counts else game.seat_counts[0]
    verdict = arena(contest(game, ["steady", "random"], seats, seed=1), deals=3)
    simulated = simulate(game, ["steady"] * seats, games=3, seed=1)
    for table in (arena_report(verdict, Words(language)), report(simulated, Words(language))):
        console = Console(width=80, color_system=None)
        with console.capture() as output:
            console.print(table)
        lines = output.get().split("\n")
        rows = [line for line in lines if re.search(r"[0-9]%? \[", line)]
        assert all("]" in line for line in rows)
        assert max(map(len, lines)) <= 80
        assert any("steady" in line for line in rows)
