"""The result of a contest as an SVG chart: a dot for each side, a line for its 95 % interval."""

from html import escape
from typing import Final, NamedTuple

from seriatim.games import game_named
from seriatim.lab.arena import ArenaResult, Standing
from seriatim.lab.statistics import share_interval
from seriatim.words import Words

WIDTH: Final = 720
NAMES: Final = 150
"""Room for the names of the bots."""
ROW: Final = 34
TOP: Final = 56
GAP: Final = 64
TICKS: Final = 4
STYLE: Final = """
    svg { background: #fff; color: #1c2430; font: 14px system-ui, sans-serif }
    text { fill: currentColor } .faint { fill: #5b6675; font-size: 12px } .grid { stroke: #d5dae1 }
    .span { stroke: #2f6fb0; stroke-width: 3; stroke-linecap: round } .dot { fill: #1d4f85 }
    @media (prefers-color-scheme: dark) {
      svg { background: #14181f; color: #e8ecf1 }
      .faint { fill: #a3adba } .grid { stroke: #333c49 } .span { stroke: #6ca8e8 } .dot { fill: #a9d0fb }
    }
"""


class Span(NamedTuple):
    """A result and its interval."""

    low: float
    middle: float
    high: float


class Scale(NamedTuple):
    """The mapping from figures to coordinates."""

    low: float
    high: float

    def at(self, figure: float) -> float:
        return round(NAMES + (figure - self.low) / (self.high - self.low) * (WIDTH - NAMES - 70), 1)


def plot(result: ArenaResult, words: Words) -> str:
    """The chart as SVG text: shares of games won, and scores."""
    sides = result.standings.sides
    shares = {label: share_span(standing) for label, standing in sides.items()}
    scores = {label: score_span(standing) for label, standing in sides.items()}
    games: dict[str, int | str] = {
        "game": words.say(game_named(result.contest.game).id),
        "games": result.standings.games,
    }
    panel = GAP + ROW * len(sides)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {TOP + 2 * panel}" role="img">',
        f"<title>{escape(words.say('plot-title', games))}</title><style>{STYLE}</style>",
        f'<text x="16" y="30" font-weight="600">{escape(words.say("plot-title", games))}</text>',
        *chart(shares, TOP, words.say("column-won"), percent=True),
        *chart(scores, TOP + panel, words.say("column-score"), percent=False),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def share_span(standing: Standing) -> Span:
    low, high = share_interval(standing.wins, standing.games)
    return Span(low, standing.wins / standing.games, high)


def score_span(standing: Standing) -> Span:
    mean = standing.score.mean
    margin = standing.score.margin if standing.score.count > 1 else 0.0
    return Span(mean - margin, mean, mean + margin)


def chart(spans: dict[str, Span], top: int, title: str, *, percent: bool) -> list[str]:
    """One panel: a scale with its ticks, and a row for each bot."""
    scale = scale_for(list(spans.values()), percent=percent)
    bottom = top + 18 + ROW * len(spans)
    drawn = [f'<text class="faint" x="16" y="{top + 6}">{escape(title)}</text>']
    for tick in range(TICKS + 1):
        figure = scale.low + tick * (scale.high - scale.low) / TICKS
        value = f"{figure:.0%}" if percent else f"{figure:.4g}"
        drawn.append(
            f'<line class="grid" x1="{scale.at(figure)}" x2="{scale.at(figure)}" y1="{top + 16}" y2="{bottom}"/>'
        )
        drawn.append(
            f'<text class="faint" x="{scale.at(figure)}" y="{bottom + 16}" text-anchor="middle">{value}</text>'
        )
    for row, (label, span) in enumerate(spans.items()):
        drawn += mark(label, span, scale, top + 16 + ROW * row + ROW // 2, percent=percent)
    return drawn


def mark(label: str, span: Span, scale: Scale, y: int, *, percent: bool) -> list[str]:
    value = f"{span.middle:.1%}" if percent else f"{span.middle:.2f}"
    return [
        f'<text x="16" y="{y + 5}">{escape(shortened(label))}</text>',
        f'<line class="span" x1="{scale.at(span.low)}" x2="{scale.at(span.high)}" y1="{y}" y2="{y}"/>',
        f'<circle class="dot" cx="{scale.at(span.middle)}" cy="{y}" r="5"/>',
        f'<text x="{WIDTH - 10}" y="{y + 5}" text-anchor="end">{value}</text>',
    ]


def shortened(label: str) -> str:
    return label if len(label) <= 17 else f"…{label[-16:]}"


def scale_for(spans: list[Span], *, percent: bool) -> Scale:
    """All of a share, or as much of a score as there is to see."""
    if percent:
        return Scale(0.0, 1.0)
    low, high = min(span.low for span in spans), max(span.high for span in spans)
    room = 0.05 * (high - low) or 1.0
    return Scale(low - room, high + room)
