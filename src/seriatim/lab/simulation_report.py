"""A simulation as a table for people, or as JSON for programs."""

import math

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from seriatim.games import GAMES
from seriatim.lab.simulate import Summary
from seriatim.lab.statistics import Tally, share_interval
from seriatim.words import Words


def report(summary: Summary, words: Words) -> RenderableType:
    """The figures of a simulation, a row for each seat, or one where all play together."""
    results, told = summary.results, list[RenderableType]()
    if summary.match.check:
        told.append(verdict(summary, words))
    if results.games:
        told += [heading(summary, words), figures(summary, words), footer(summary, words)]
    return Group(*told) if told else Text(words.say("simulated-nothing"))


def verdict(summary: Summary, words: Words) -> Text:
    """What the checks have found: nothing, or the seed of each game that broke a promise."""
    violations = summary.results.violations
    if not violations:
        return Text(words.say("checked", {"games": summary.results.games}), style="green")
    return Text("\n".join([words.say("checked-violations", {"count": len(violations)}), *violations]), style="red")


def heading(summary: Summary, words: Words) -> Text:
    match, results = summary.match, summary.results
    options = ", ".join(f"{name}={value}".lower() for name, value in match.options.items())
    counts: dict[str, int | str] = {"seats": len(match.bots), "games": results.games}
    told = words.say("simulated", {"game": words.say(match.game), "seed": match.seed, **counts})
    text = Text(told, style="bold")
    return text.append(f" {options}", style="cyan") if options else text


def figures(summary: Summary, words: Words) -> Table:
    results = summary.results
    names = list(results.measures)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("column-bot"))
    for name in names:
        table.add_column(words.say(f"measure-{name}"), justify="right")
    for column in ("column-score", "column-won"):
        table.add_column(words.say(column), justify="right")
    for label, seat in rows(summary, words):
        averages = [mean(results.measures[name]) for name in names]
        table.add_row(label, *averages, mean(results.scores[seat]), share(results.wins[seat], results.games))
    return table


def rows(summary: Summary, words: Words) -> list[tuple[str, int]]:
    """A label and a seat for each row; a team is one row, its seats being all alike."""
    bots = summary.match.bots
    if GAMES[summary.match.game].cooperative:
        return [(bots[0] if len(set(bots)) == 1 else ", ".join(bots), 0)]
    return [(words.say("seat-bot", {"seat": seat, "bot": bot}), seat) for seat, bot in enumerate(bots)]


def mean(tally: Tally) -> str:
    return f"{tally.mean:.2f} ± {tally.margin:.2f}" if tally.count > 1 else f"{tally.mean:.2f}"


def share(wins: float, games: int) -> str:
    low, high = share_interval(wins, games)
    return f"{wins / games:.2%} [{low:.2%}, {high:.2%}]"


def footer(summary: Summary, words: Words) -> Text:
    results, seconds = summary.results, max(summary.seconds, 1e-9)
    endings = ", ".join(f"{outcome} {count:,}" for outcome, count in results.outcomes.most_common())
    values = {
        "games": round(results.games / seconds),
        "moves": round(results.moves / results.games),
        "seconds": round(seconds, 2),
    }
    text = Text(words.say("simulated-endings", {"endings": endings}), style="dim")
    text.append("\n" + words.say("simulated-speed", values))
    if results.games < summary.asked:
        missing = words.say("simulated-stopped", {"games": results.games, "asked": summary.asked})
        text = Text(missing, style="yellow").append("\n").append(text)
    return text


def report_json(summary: Summary) -> str:
    """Everything the table shows, and what it leaves out."""
    match, results, seconds = summary.match, summary.results, max(summary.seconds, 1e-9)
    seats = [
        {
            "seat": seat,
            "bot": bot,
            "score": figure(results.scores.get(seat, Tally())),
            "won": won(results.wins[seat], results.games),
        }
        for seat, bot in enumerate(match.bots)
    ]
    whole = {
        "game": match.game,
        "options": match.options,
        "talking": match.talking,
        "seed": match.seed,
        "asked": summary.asked,
        "games": results.games,
        "moves": results.moves,
        "seconds": round(seconds, 3),
        "games_per_second": round(results.games / seconds, 1),
        "outcomes": results.outcomes,
        "violations": results.violations,
        "measures": {name: figure(tally) for name, tally in results.measures.items()},
        "seats": seats,
    }
    return msgspec.json.format(msgspec.json.encode(whole)).decode()


def figure(tally: Tally) -> dict[str, float | None]:
    return {"mean": number(tally.mean), "margin": number(tally.margin)}


def won(wins: float, games: int) -> dict[str, float | None]:
    low, high = share_interval(wins, games)
    return {"share": number(wins / games if games else float("nan")), "low": number(low), "high": number(high)}


def number(value: float) -> float | None:
    """JSON knows no NaN: what too few games cannot tell is null."""
    return None if math.isnan(value) else round(value, 6)
