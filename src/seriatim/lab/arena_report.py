"""The result of a contest as a table, or as JSON."""

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from seriatim.games import game_named
from seriatim.lab.arena import ArenaResult, Standing
from seriatim.lab.simulation_report import figure, figure_table, mean, number, won
from seriatim.lab.statistics import Tally, share_interval
from seriatim.words import Words


def arena_report(result: ArenaResult, words: Words) -> RenderableType:
    """A table with a row for each side."""
    if not result.standings.deals:
        return Text(words.say("simulated-nothing"))
    return Group(heading(result, words), rows(result, words), footer(result, words))


def heading(result: ArenaResult, words: Words) -> Text:
    contest, standings = result.contest, result.standings
    values: dict[str, int | str] = {
        "game": words.say(game_named(contest.game).id),
        "seats": len(contest.line_ups[0]),
        "games": standings.games,
        "deals": standings.deals,
        "seed": contest.seed,
    }
    text = Text(words.say("arena-heading", values), style="bold")
    options = ", ".join(f"{name}={value}".lower() for name, value in contest.options.items())
    text.append(f" {options}", style="cyan")
    return text if contest.talking else text.append(f" {words.say('arena-silent')}", style="cyan")


def rows(result: ArenaResult, words: Words) -> Table:
    first, *others = result.standings.sides
    measures = [] if others else measures_of(result)
    columns = [words.say(key) for key in ("column-bot", "column-percent", "column-score")]
    columns += [words.say(f"measure-{name}") for name in measures]
    if others:
        columns += [words.say(key, {"bot": first}) for key in ("column-won-ahead", "column-score-ahead")]
    cells = [
        [label, *cells_of(standing, measures, bool(others), label == first)]
        for label, standing in result.standings.sides.items()
    ]
    return figure_table([*columns, words.say("column-turn")], cells)


def measures_of(result: ArenaResult) -> list[str]:
    """The names of the game's measures that are shown: none unless each side plays on its own."""
    first = next(iter(result.standings.sides.values()), Standing())
    return list(first.measures) if is_cooperative(result) else []


def is_cooperative(result: ArenaResult) -> bool:
    return game_named(result.contest.game).cooperative


def cells_of(standing: Standing, measures: list[str], compared: bool, is_first: bool) -> list[str]:
    cells = [percent(standing.wins, standing.games), mean(standing.score)]
    cells += [mean(standing.measures[name]) for name in measures]
    if compared:
        cells += ["", ""] if is_first else [points(standing.wins_ahead), ahead(standing.score_ahead)]
    return [*cells, f"{milliseconds(standing.turns.mean)} ({milliseconds(standing.longest)})"]


def milliseconds(seconds: float) -> str:
    """Three or four digits: `0.06`, `12.3`, `1020`."""
    value = 1000 * seconds
    return f"{value:.2f}" if value < 10 else f"{value:.1f}" if value < 100 else f"{value:.0f}"


def percent(wins: float, games: int) -> str:
    low, high = share_interval(wins, games)
    return f"{100 * wins / games:.1f} [{100 * low:.1f}, {100 * high:.1f}]"


def points(tally: Tally) -> str:
    """A difference of shares, in percentage points."""
    return f"{100 * tally.mean:+.1f} ± {100 * tally.margin:.1f}" if tally.count > 1 else f"{100 * tally.mean:+.1f}"


def ahead(tally: Tally) -> str:
    return f"{tally.mean:+.2f} ± {tally.margin:.2f}" if tally.count > 1 else f"{tally.mean:+.2f}"


def footer(result: ArenaResult, words: Words) -> Text:
    standings = result.standings
    endings = ", ".join(f"{outcome} {count:,}" for outcome, count in standings.outcomes.most_common())
    text = Text(words.say("simulated-endings", {"endings": endings}), style="dim")
    explanation = words.say("arena-together" if is_cooperative(result) else "arena-rivals")
    text.append(f"\n{explanation}\n{words.say('arena-seconds', {'seconds': round(result.seconds, 1)})}")
    if standings.deals < result.asked:
        stopped = words.say("arena-stopped", {"deals": standings.deals, "asked": result.asked})
        text = Text(stopped, style="yellow").append("\n").append(text)
    return text


def arena_json(result: ArenaResult) -> str:
    """Everything the table shows, and what it leaves out."""
    contest, standings = result.contest, result.standings
    whole = {
        "game": game_named(contest.game).id,
        "options": contest.options,
        "talking": contest.talking,
        "seed": contest.seed,
        "line_ups": contest.line_ups,
        "asked": result.asked,
        "deals": standings.deals,
        "games": standings.games,
        "seconds": round(result.seconds, 3),
        "outcomes": standings.outcomes,
        "sides": [side(label, standing, measures_of(result)) for label, standing in standings.sides.items()],
    }
    return msgspec.json.format(msgspec.json.encode(whole)).decode()


def side(label: str, standing: Standing, measures: list[str]) -> dict[str, object]:
    return {
        "bot": label,
        "games": standing.games,
        "won": won(standing.wins, standing.games),
        "score": figure(standing.score),
        "won_ahead_of_first": figure(standing.wins_ahead),
        "score_ahead_of_first": figure(standing.score_ahead),
        "measures": {name: figure(standing.measures[name]) for name in measures},
        "seconds_a_turn": {"mean": number(standing.turns.mean), "longest": number(standing.longest)},
    }
