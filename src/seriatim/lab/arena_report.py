"""A contest between bots as a table for people, or as JSON for programs."""

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from seriatim.games import GAMES
from seriatim.lab.arena import ArenaResult, Standing
from seriatim.lab.simulation_report import figure, mean, number, won
from seriatim.lab.statistics import Tally, share_interval
from seriatim.words import Words


def arena_report(verdict: ArenaResult, words: Words) -> RenderableType:
    """How every bot has fared, a row for each, beside the first."""
    if not verdict.standings.deals:
        return Text(words.say("simulated-nothing"))
    return Group(heading(verdict, words), rows(verdict, words), footer(verdict, words))


def heading(verdict: ArenaResult, words: Words) -> Text:
    contest, standings = verdict.contest, verdict.standings
    values: dict[str, int | str] = {
        "game": words.say(contest.game),
        "seats": len(contest.line_ups[0]),
        "games": standings.games,
        "deals": standings.deals,
        "seed": contest.seed,
    }
    text = Text(words.say("arena-heading", values), style="bold")
    options = ", ".join(f"{name}={value}".lower() for name, value in contest.options.items())
    text.append(f" {options}", style="cyan")
    return text if contest.talking else text.append(f" {words.say('arena-silent')}", style="cyan")


def rows(verdict: ArenaResult, words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    first, *others = verdict.standings.sides
    measures = measures_of(verdict)
    table.add_column(words.say("column-bot"))
    columns = [words.say("column-percent"), words.say("column-score")]
    columns += [words.say(f"measure-{name}") for name in measures]
    if others:
        columns += [words.say(key, {"bot": first}) for key in ("column-won-ahead", "column-score-ahead")]
    for column in [*columns, words.say("column-turn")]:
        table.add_column(column, justify="right")
    for label, standing in verdict.standings.sides.items():
        table.add_row(label, *cells(standing, measures, bool(others), label == first))
    return table


def measures_of(verdict: ArenaResult) -> list[str]:
    """The measures of a game that say something about a side: only where a side plays on its own."""
    first = next(iter(verdict.standings.sides.values()), Standing())
    return list(first.measures) if together(verdict) else []


def together(verdict: ArenaResult) -> bool:
    return GAMES[verdict.contest.game].cooperative


def cells(standing: Standing, measures: list[str], compared: bool, is_first: bool) -> list[str]:
    told = [percent(standing.wins, standing.games), mean(standing.score)]
    told += [mean(standing.measures[name]) for name in measures]
    if compared:
        told += ["", ""] if is_first else [points(standing.wins_ahead), ahead(standing.score_ahead)]
    return [*told, f"{1000 * standing.turns.mean:.3g} ({1000 * standing.longest:.3g})"]


def percent(wins: float, games: int) -> str:
    low, high = share_interval(wins, games)
    return f"{100 * wins / games:.1f} [{100 * low:.1f}, {100 * high:.1f}]"


def points(tally: Tally) -> str:
    """A difference of shares in percentage points."""
    return f"{100 * tally.mean:+.1f} ± {100 * tally.margin:.1f}" if tally.count > 1 else f"{100 * tally.mean:+.1f}"


def ahead(tally: Tally) -> str:
    return f"{tally.mean:+.2f} ± {tally.margin:.2f}" if tally.count > 1 else f"{tally.mean:+.2f}"


def footer(verdict: ArenaResult, words: Words) -> Text:
    standings = verdict.standings
    endings = ", ".join(f"{outcome} {count:,}" for outcome, count in standings.outcomes.most_common())
    text = Text(words.say("simulated-endings", {"endings": endings}), style="dim")
    explained = words.say("arena-together" if together(verdict) else "arena-rivals")
    text.append(f"\n{explained}\n{words.say('arena-seconds', {'seconds': round(verdict.seconds, 1)})}")
    if standings.deals < verdict.asked:
        told = words.say("arena-stopped", {"deals": standings.deals, "asked": verdict.asked})
        text = Text(told, style="yellow").append("\n").append(text)
    return text


def arena_json(verdict: ArenaResult) -> str:
    """Everything the table shows, and what it leaves out."""
    contest, standings = verdict.contest, verdict.standings
    whole = {
        "game": contest.game,
        "options": contest.options,
        "talking": contest.talking,
        "seed": contest.seed,
        "line_ups": contest.line_ups,
        "asked": verdict.asked,
        "deals": standings.deals,
        "games": standings.games,
        "seconds": round(verdict.seconds, 3),
        "outcomes": standings.outcomes,
        "sides": [side(label, standing, measures_of(verdict)) for label, standing in standings.sides.items()],
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
