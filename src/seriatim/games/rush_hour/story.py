"""Rush hour told in words: what a move does, how the road lies, how it ended.

Lists of cards, which no sentence could hold in every language, are told in marks: `①` is row 1, `✚` an ambulance, `★`
police, `⚓` a tow truck, `12+18` a car and its trailer on one place, `□` a gap.
"""

from collections.abc import Sequence
from typing import Final

from seriatim.games.modules import Moves
from seriatim.games.rush_hour.actions import GAP, ROW, card_of, place_of, row_of
from seriatim.games.rush_hour.cars import AMBULANCE, POLICE
from seriatim.games.rush_hour.notation import name_of
from seriatim.games.rush_hour.placing import may_follow
from seriatim.games.rush_hour.rules import NO_CARD, PICKING, RushHourState
from seriatim.games.rush_hour.view import Lane, Play, car_of, lane_view, plays_of, stacks_of
from seriatim.games.turns import SILENT, SeatNote, Sentences, TurnPart, note, sentences_of
from seriatim.phrase import BySeat, Phrase, phrase_by_seat

ROWS: Final = "①②③"
GAP_MARK: Final = "□"
NOTHING_PLAYED: Final = {"then": "none"}
"""The value `then` where nothing follows."""
MARKS: Final = {"ambulance": "✚", "police": "★", "tow-truck": "⚓"}


def mark_of(name: str) -> str:
    """A special car's mark; a number is its own."""
    return MARKS.get(name, name)


def telling(state: RushHourState, seat: int, action: int) -> Phrase:
    """Describe what the seat does, without what stays hidden."""
    after = state.copy()
    after.apply(seat, action)
    if action < ROW:
        return pick_told(state, seat, action, after)
    if state.now in (AMBULANCE, POLICE) and list(state.picks).count(state.now) > 1:
        return row_told(state, after)
    return move_told(state, action, after)


def pick_told(state: RushHourState, seat: int, action: int, after: RushHourState) -> Phrase:
    """A pick says nothing until the last one shows them all (RH-5)."""
    picks = [*state.picks]
    picks[seat] = card_of(action)
    if NO_CARD in picks:
        return Phrase("rush-hour-picks")
    cards = [(other, mark_of(name_of(card))) for other, card in enumerate(picks)]
    return phrase_by_seat("rush-hour-shows", NOTHING_PLAYED, {"cards": cards, **plays_told("then", plays_of(after))})


def row_told(state: RushHourState, after: RushHourState) -> Phrase:
    """A row chosen unseen says nothing either, until the last one shows them all (RH-12, RH-13)."""
    plays = plays_since(state, after)
    if not plays:
        return Phrase("rush-hour-chooses-unseen")
    return phrase_by_seat("rush-hour-shows-rows", {}, plays_told("plays", plays))


def move_told(state: RushHourState, action: int, after: RushHourState) -> Phrase:
    play, *rest = plays_since(state, after)
    values: dict[str, int | str] = {"car": play.car.kind, "card": play.car.number or 0, "row": play.row}
    values |= {"place": place_of(action) + 1, "how": how(state, action, play)}
    values |= {"cards": play.cards, "points": play.points, **NOTHING_PLAYED}
    return phrase_by_seat("rush-hour-moves", values, plays_told("then", rest))


def how(state: RushHourState, action: int, play: Play) -> str:
    """`takes` a row, `fills` a gap, `leads`, `loads`, `hitches` or `joins`."""
    if play.cards:
        return "takes"
    if action >= GAP:
        return "fills"
    if play.car.kind == "tow-truck":
        return "loads"
    if play.car.kind == "ambulance" or not may_follow(state.road[row_of(action)], state.now):
        return "leads"
    return "hitches" if play.car.kind == "trailer" else "joins"


def plays_since(state: RushHourState, after: RushHourState) -> list[Play]:
    """What has been played from one moment of a round to a later one."""
    return plays_of(after)[len(plays_of(state)) :]


def plays_told(name: str, plays: list[Play]) -> dict[str, BySeat]:
    """The value of this name, `2: 37 → ①, 0: 41 → ① +5`: seat, card, row and points taken; no value without plays."""
    return {name: [(play.seat, play_told(play)) for play in plays]} if plays else {}


def play_told(play: Play) -> str:
    taken = f" +{play.points}" if play.points else ""
    return f"{mark_of(play.car.name)} → {ROWS[play.row - 1]}{taken}"


def turn_part(state: RushHourState, seat: int, action: int) -> TurnPart:
    """What this action adds to its round: the cards that all show, and where they go."""
    after = state.copy()
    after.apply(seat, action)
    clauses: list[Phrase] = []
    if action < ROW:
        picks = [*state.picks]
        picks[seat] = card_of(action)
        if NO_CARD in picks:
            return SILENT
        clauses = [shown_in_words(other, card) for other, card in enumerate(picks)]
        plays = plays_of(after)
    else:
        plays = plays_since(state, after)
    notes = [SeatNote(play.seat, note(play_told(play))) for play in plays]
    clauses += [play_in_words(play) for play in plays]
    return TurnPart(clauses, notes, [str(play.row) for play in plays], "round" if action < ROW else "move")


def shown_in_words(seat: int, card: int) -> Phrase:
    car = car_of(card)
    return by_name("rush-hour-turn-shows", seat, {"car": car.kind, "card": car.number or 0})


def play_in_words(play: Play) -> Phrase:
    values: dict[str, int | str] = {"car": play.car.kind, "card": play.car.number or 0, "row": play.row}
    return by_name("rush-hour-turn-plays", play.seat, {**values, "cards": play.cards, "points": play.points})


def by_name(key: str, seat: int, values: dict[str, int | str]) -> Phrase:
    """A clause with the name of a seat."""
    return phrase_by_seat(key, values, {"name": [(seat, "")]})


def turn_sentences(clauses: Sequence[Phrase]) -> Sentences:
    """The cards that all show; then where they go."""
    return sentences_of(clauses)


def situation(sight: RushHourState) -> list[Phrase]:
    """The rows: their ends, and how many cars stand there."""
    return [row_in_words(number + 1, row) for number, row in enumerate(lane_view(sight, row) for row in sight.road)]


def row_in_words(number: int, row: Lane) -> Phrase:
    values: dict[str, int | str] = {"row": number, "number": row.number or 0, "open": "no" if row.number else "yes"}
    values |= {"count": len(row.places), "full": "yes" if row.is_full else "no", "points": row.points}
    return Phrase("rush-hour-situation", values)


def summary(state: RushHourState) -> Phrase:
    """The rows, everybody's points, and what is still to come."""
    rows = "   ".join(f"{ROWS[place]} {row_in_marks(state, place)}" for place in range(state.row_count))
    rounds = len(state.hands[0]) + (state.now != PICKING)
    values: dict[str, int | str] = {"rows": rows, "rounds": rounds, "deal": state.deal_number, "deals": state.deals}
    return phrase_by_seat("rush-hour-summary", values, {"points": points_by_seat(state)})


def points_by_seat(state: RushHourState) -> BySeat:
    return [(seat, int(points)) for seat, points in enumerate(state.points)]


def row_in_marks(state: RushHourState, row: int) -> str:
    stacks = stacks_of(state.road[row])
    return " ".join("+".join(mark_of(name_of(card)) for card in stack) or GAP_MARK for stack in stacks)


def ending(state: RushHourState) -> Phrase:
    """Who won, by what, and by how many points (RH-18)."""
    winners = [int(seat) for seat in state.winners()]
    fewest = state.points[winners[0]]
    by_cards = list(state.points).count(fewest) > len(winners)
    others = [int(points) for seat, points in enumerate(state.points) if seat not in winners]
    values: dict[str, int | str] = {"count": len(winners), "seats": ", ".join(str(seat) for seat in winners)}
    values |= {"points": fewest, "by": "cards" if by_cards else "points"}
    values["lead"] = min(others, default=fewest) - fewest
    return phrase_by_seat("rush-hour-last-round-played", values, {"all": points_by_seat(state)})


def statistics(moves: Moves[RushHourState]) -> dict[str, int]:
    """The cards that all seats took, and the most points that a seat got by one move."""
    gains = [
        int(after.points[seat] - before.points[seat]) for before, _, _, after in moves for seat in range(before.seats)
    ]
    taken = [int(count) for *_, end in moves[-1:] for count in end.cards_taken]
    return {"taken": sum(taken), "worst-jam": max([0, *gains])}
