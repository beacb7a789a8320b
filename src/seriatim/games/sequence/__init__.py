"""Sequence: its identity, its options, and the classes that play it."""

from collections.abc import Sequence as Several
from typing import ClassVar, Literal

from seriatim.games.game import CannotDeal, Game, Options, Talk, Value
from seriatim.games.sequence.actions import ACTION_COUNT, PENALTY
from seriatim.games.sequence.bot.habit import SequenceHabit
from seriatim.games.sequence.bot.novice import SequenceNovice
from seriatim.games.sequence.bot.steady import SequenceSteady
from seriatim.games.sequence.cards import CARD_COUNT
from seriatim.games.sequence.rules import SequenceState
from seriatim.games.sequence.stock import LAST_TIME
from seriatim.games.sequence.view import Choice, SequenceView
from seriatim.kit.policy import Habit, Policy
from seriatim.phrase import Phrase

USUAL = "usual"
MOST_SEATS = 12
CARDS_PLAYED = int(LAST_TIME * CARD_COUNT)
"""More cards than three decks hold are never played, exchanged or paid, and no more are drawn (SQ-20)."""


class SequenceOptions(Options, frozen=True, kw_only=True):
    """The variants of Sequence."""

    teams: Literal["usual", 2, 3] = "usual"
    """Two or three; usually three with 3 or 9 seats, else two, and 6 or 12 seats may choose (SQ-2)."""
    draw: Literal["auto", "manual"] = "auto"
    """Whether a card is drawn for each seat that plays, or every seat takes its own and can lose it (SQ-13)."""
    hard: bool = False
    """Chips are never safe, and sequences can be undone; two teams only (SQ-18)."""
    table_talk: Literal["silent", "penalty"] = "silent"
    """No free text while playing, or free text and a penalty for advice (SQ-21)."""


class Sequence(Game[SequenceState, SequenceOptions, SequenceView, Choice]):
    """Sequence by Douglas Reuter (Jax)."""

    id = "sequence"
    rules_version = 2
    older_rules = (1,)
    seat_counts = (2, 3, 4, 6, 8, 9, 10, 12)
    usual_seats = 2
    cooperative = False
    rules_on_advice = True
    action_count = int(ACTION_COUNT)
    longest = 4 * CARDS_PLAYED + (2 * CARDS_PLAYED + 1) * MOST_SEATS
    """Cards played, exchanged or paid; cards drawn, by themselves or by a pass; rulings, for each of which a card is
    paid; passes after exchanges; and around all these plays and draws fewer passes in a row than there are seats, or as
    many at the end (SQ-20)."""
    refusals: ClassVar = (
        "not-your-turn",
        "owes-a-card",
        "draw-was-lost",
        "card-not-in-hand",
        "corner-is-free-for-all",
        "space-shows-another-card",
        "space-taken",
        "no-chip-there",
        "own-chip",
        "chip-is-safe",
        "already-exchanged",
        "card-not-dead",
        "must-play",
    )
    outcomes = ("sequences", "deck-ran-out", "all-passed")
    talk_rule = "SQ-21"
    options_type = SequenceOptions

    def possible_options(self, seats: int | None = None) -> dict[str, Several[Value]]:
        """At a table of so many seats only some teams are possible, and without two teams no hard variant."""
        possible = super().possible_options(seats)
        if seats is not None:
            possible["teams"] = [*teams_possible(seats), USUAL]
            possible["hard"] = [False, True] if 2 in teams_possible(seats) else [False]
        return possible

    def table(self, seats: int, options: SequenceOptions) -> SequenceState:
        teams = teams_possible(seats)[0] if options.teams == USUAL else int(options.teams)
        if options.hard and teams != 2:
            raise CannotDeal("bad-option", Phrase("sequence-hard-needs-two-teams", {"teams": teams}))
        manual = options.draw == "manual"
        return SequenceState(seats, teams, options.hard, manual, options.table_talk == "penalty")

    def habit(self, talking: bool = True) -> Habit:
        return SequenceHabit()

    def steady(self, talking: bool = True) -> Policy:
        """Plain good sense: the habit has learned so much that a search hardly beats it, and no person would."""
        return SequenceSteady()

    def novice(self) -> Policy:
        return SequenceNovice()

    def awaited(self, state: SequenceState) -> Several[int]:
        """Whoever owes a card, else the seat on turn; a card that waits holds nobody up (SQ-13)."""
        return super().awaited(state) if state.outcome() or state.is_owed() else [int(state.turn)]

    def bots_wait_for(self, state: SequenceState, seat: int) -> Several[int]:
        """Those whose cards wait; if its own waits too, those whose cards have waited longer (SQ-13)."""
        if state.outcome() or state.is_owed():
            return ()
        waiting = [int(other) for other in state.draws.waiting]
        return waiting[: waiting.index(seat)] if seat in waiting else waiting

    def team_of(self, state: SequenceState, seat: int) -> int:
        return int(state.team_of(seat))

    def ruling(self, state: SequenceState, team: int) -> int | None:
        """Possible at any time against a team in which somebody has a card to give (SQ-21)."""
        possible = not state.outcome() and 0 <= team < state.teams and state.may_rule(team)
        return int(PENALTY) + team if possible else None

    def talk(self, options: SequenceOptions) -> Talk:
        """Silence, or any advice at a price (SQ-21)."""
        return "silent" if options.table_talk == "silent" else "free"

    def measures(self, state: SequenceState) -> dict[str, float]:
        chips = [chip for chip in state.chips.on if 0 <= chip < state.teams]
        made = sum(state.chips.sequences(team) for team in range(state.teams))
        return {"sequences": float(made), "chips": float(len(chips))}


def teams_possible(seats: int) -> list[int]:
    """Even seat counts play in two teams, 3 and 9 in three, and 6 and 12 may choose; the usual first (SQ-2)."""
    return [teams for teams in (2, 3) if seats % teams == 0]
