"""The result of a simulation as a table, or as JSON."""

import math
from collections.abc import Sequence

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from seriatim.games import game_named
from seriatim.lab.simulate import Summary
from seriatim.lab.statistics import Tally, share_interval
from seriatim.words import Words


def report(summary: Summary, words: Words) -> RenderableType:
    """A table with a row for each seat, or one row in a cooperative game."""
    results, parts = summary.results, list[RenderableType]()
    if summary.setup.check:
        parts.append(violations_text(summary, words))
    if results.games:
        parts += [heading(summary, words), figures(summary, words), footer(summary, words)]
    return Group(*parts) if parts else Text(words.say("simulated-nothing"))


def violations_text(summary: Summary, words: Words) -> Text:
    """What the checks found: nothing, or the seed of each game that broke an invariant."""
    violations = summary.results.violations
    if not violations:
        return Text(words.say("checked", {"games": summary.results.games}), style="green")
    return Text("\n".join([words.say("checked-violations", {"count": len(violations)}), *violations]), style="red")


def heading(summary: Summary, words: Words) -> Text:
    setup, results = summary.setup, summary.results
    options = ", ".join(f"{name}={value}".lower() for name, value in setup.options.items())
    counts: dict[str, int | str] = {"seats": len(setup.bots), "games": results.games}
    text = words.say("simulated", {"game": words.say(game_named(setup.game).id), "seed": setup.seed, **counts})
    heading = Text(text, style="bold")
    return heading.append(f" {options}", style="cyan") if options else heading


def figures(summary: Summary, words: Words) -> Table:
    results = summary.results
    names = list(results.measures)
    columns = [words.say("column-bot"), *(words.say(f"measure-{name}") for name in names)]
    columns += [words.say("column-score"), words.say("column-won")]
    cells = [
        [
            label,
            *(mean(results.measures[name]) for name in names),
            mean(results.scores[seat]),
            share(results.wins[seat], results.games),
        ]
        for label, seat in rows(summary, words)
    ]
    return figure_table(columns, cells)


def figure_table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """A table with a label and figures in each row. Headings are wrapped to the width of their figures."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=0)
    table.add_column(columns[0], overflow="fold")
    for place, column in enumerate(columns[1:], 1):
        width = max(len(text) for text in (*column.split(), *(row[place] for row in rows)))
        table.add_column(column, justify="right", width=width)
    for row in rows:
        table.add_row(*row)
    return table


def rows(summary: Summary, words: Words) -> list[tuple[str, int]]:
    """A label and a seat for each row; in a cooperative game there is one row for all seats."""
    bots = summary.setup.bots
    if game_named(summary.setup.game).cooperative:
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
    setup, results, seconds = summary.setup, summary.results, max(summary.seconds, 1e-9)
    seats = [
        {
            "seat": seat,
            "bot": bot,
            "score": figure(results.scores.get(seat, Tally())),
            "won": won(results.wins[seat], results.games),
        }
        for seat, bot in enumerate(setup.bots)
    ]
    whole = {
        "game": game_named(setup.game).id,
        "options": setup.options,
        "talking": setup.talking,
        "seed": setup.seed,
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
