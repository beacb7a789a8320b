"""Traffic memo told in words. Cards are named when they are taken; one that goes back never is (TM-14)."""

from collections.abc import Sequence
from typing import Final

from seriatim.games.modules import Moves
from seriatim.games.traffic_memo.actions import TAKE
from seriatim.games.traffic_memo.cards import AMBULANCE, EMPTY, FACE_DOWN, POLICE
from seriatim.games.traffic_memo.rules import TrafficMemoState
from seriatim.games.turns import SeatNote, Sentences, TurnPart, note, sentences_of
from seriatim.phrase import Phrase

ENDS: Final = {"traffic-memo-turns-last": "last", "traffic-memo-turns-misfit": "misfit"}
"""Why a turn ended with these tellings."""
WILDS = {int(POLICE): "🚓", int(AMBULANCE): "🚑"}


def telling(state: TrafficMemoState, seat: int, action: int) -> Phrase:
    """What the seat does by this action, and what it takes by it, as far as the state can tell."""
    if action != TAKE and state.places[action] == FACE_DOWN:
        return Phrase("traffic-memo-turns", place_told(state, action))
    after = state.copy()
    after.apply(seat, action)
    run = run_told(list(after.taken[seat])[len(state.taken[seat]) :])
    if action == TAKE:
        return Phrase("traffic-memo-takes", run)
    if len(after.open) > 0:
        return Phrase("traffic-memo-turns", place_told(state, action))
    if run["count"] == 0:
        return Phrase("traffic-memo-turns-in-vain", place_told(state, action))
    fits = after.places[action] == EMPTY
    values = {**place_told(state, action), **run}
    return Phrase("traffic-memo-turns-last" if fits else "traffic-memo-turns-misfit", values)


def turn_part(state: TrafficMemoState, seat: int, action: int) -> TurnPart:
    """What this action adds to its turn. No card that goes back is named (TM-14)."""
    told = telling(state, seat, action)
    turned = [Phrase("traffic-memo-turn-turns", {**place_told(state, action), "first": "no"})] if action != TAKE else []
    places = [f"{clause.values['row']}.{clause.values['column']}" for clause in turned]
    if told.key == "traffic-memo-turns":
        return TurnPart(turned, places=places)
    if told.key == "traffic-memo-turns-in-vain":
        return TurnPart([*turned, Phrase("traffic-memo-turn-in-vain")], [SeatNote(seat, note("↩"))], places, "end")
    run = {name: told.values[name] for name in ("count", "cards")}
    taken = Phrase("traffic-memo-turn-takes", {**run, "why": ENDS.get(told.key, "stop")})
    return TurnPart([*turned, taken], [SeatNote(seat, note(str(run["cards"])))], places, "end")


def turn_sentences(clauses: Sequence[Phrase]) -> Sentences:
    """The cards that were turned over; then how the turn ended."""
    sentences = sentences_of(clauses)
    return [[told_first(sentence[0]), *sentence[1:]] for sentence in sentences]


def told_first(clause: Phrase) -> Phrase:
    return Phrase(clause.key, {**clause.values, "first": "yes"}) if "first" in clause.values else clause


def situation(sight: TrafficMemoState) -> list[Phrase]:
    """The cards that lie face up."""
    if len(sight.open) == 0:
        return []
    cards = ", ".join(WILDS.get(int(card), str(card)) for card in (sight.places[place] for place in sight.open))
    return [Phrase("traffic-memo-situation", {"cards": cards})]


def place_told(state: TrafficMemoState, place: int) -> dict[str, int | str]:
    """A place as people find it on the table, where nothing is numbered: its row and column, counted from one."""
    row, column = divmod(place, int(state.columns()))
    return {"row": row + 1, "column": column + 1}


def run_told(run: Sequence[int]) -> dict[str, int | str]:
    """The numbers of a run in order, then its wild cards."""
    return {"count": len(run), "cards": " ".join(WILDS.get(card, str(card)) for card in sorted(run))}


def summary(state: TrafficMemoState) -> Phrase:
    """How many cards lie, and how many each seat has taken."""
    taken = " ".join(str(len(cards)) for cards in state.taken)
    return Phrase("traffic-memo-summary", {"lying": len(state.lying()), "taken": taken})


def ending(state: TrafficMemoState) -> Phrase:
    """Who has the most cards, and how many more than the next (TM-12, TM-13)."""
    winners = [int(seat) for seat in state.winners()]
    most, *others = sorted((int(score) for score in state.scores()), reverse=True)
    values: dict[str, int | str] = {"winners": ", ".join(map(str, winners)), "most": most, "lead": most - others[0]}
    return Phrase(f"traffic-memo-{state.outcome()}", {**values, "shared": "yes" if len(winners) > 1 else "no"})


def statistics(moves: Moves[TrafficMemoState]) -> dict[str, int]:
    """How many cards were turned up, the longest run that was taken, and the turns in which nothing was taken."""
    turned = [(before, seat, after) for before, seat, action, after in moves if action != TAKE]
    return {
        "turned": len(turned),
        "longest-run": max([0, *(taken_between(before, seat, after) for before, seat, _, after in moves)]),
        "in-vain": sum(
            len(after.open) == 0 and taken_between(before, seat, after) == 0 for before, seat, after in turned
        ),
    }


def taken_between(before: TrafficMemoState, seat: int, after: TrafficMemoState) -> int:
    """How many cards the seat has taken from one state to the other."""
    return len(after.taken[seat]) - len(before.taken[seat])
