"""Whether a team can be warned of its advice: only where advice has a price, and one warning at a time (SQ-21)."""

from seriatim.table.match import Match
from seriatim.table.settings import MOST_WARNINGS


def objection_to_warning(match: Match, seat: int, team: int) -> str | None:
    """Why the seat may not warn the team now, as a key; None: it may."""
    if match.game.ruling(match.state, team) is None:
        return "no-such-team"
    if match.game.team_of(match.state, seat) == team:
        return "team-not-to-warn"
    if match.warned is not None:
        return "warned-already"
    return "too-many-warnings" if match.warnings >= MOST_WARNINGS else None


def teams_to_warn(match: Match, seat: int) -> list[int]:
    """The teams that the seat may warn now; a spectator none."""
    if seat < 0 or not match.game.rules_on_advice:
        return []
    teams = sorted({match.game.team_of(match.state, other) for other in range(match.seats)})
    return [team for team in teams if objection_to_warning(match, seat, team) is None]
