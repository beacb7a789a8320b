"""Cut in! told in words: what a move does, how the row lies, how it ended."""

from collections.abc import Sequence

from seriatim.games.cut_in.actions import CUT, LET_GO, OPEN, OPEN_WITH, card_of, mask_of
from seriatim.games.cut_in.rules import CutInState
from seriatim.games.cut_in.view import row_view
from seriatim.games.modules import Moves
from seriatim.games.turns import SILENT, SeatNote, Sentences, TurnPart, cards_merged, note, sentences_of
from seriatim.phrase import Phrase


def telling(state: CutInState, seat: int, action: int) -> Phrase:
    """What the seat does by this action."""
    if action < OPEN_WITH:
        return laying_told(state, card_of(action))
    if action < OPEN:
        return Phrase("cut-in-opens-from-hand", {"card": card_of(action)})
    if action == OPEN:
        return Phrase("cut-in-opens", {"card": state.stacks[seat][-1]})
    if action == LET_GO:
        return Phrase("cut-in-lets-go", {"low": state.gap_low, "high": state.gap_high})
    cards = in_words([int(card) for card in state.chosen(seat, mask_of(action))])
    return Phrase("cut-in-cuts", {"cards": cards, "low": state.gap_low, "high": state.gap_high})


def turn_part(state: CutInState, seat: int, action: int) -> TurnPart:
    """What this action adds to its turn. That somebody does not cut in is not told."""
    told = telling(state, seat, action)
    if action == LET_GO:
        return SILENT
    if action < OPEN_WITH:
        values = {"cards": "", "last": told.values["card"], "count": 1, "side": told.values["side"]}
        clause, cards, sign = Phrase("cut-in-turn-lays", values), str(told.values["card"]), ""
    else:
        clause, cards = told, str(told.values["cards" if action >= CUT else "card"])
        sign = "!" if action >= CUT else ""
    return TurnPart([clause], [SeatNote(seat, note(cards.replace(" ", ", ") + sign))], cards.split())


def turn_sentences(clauses: Sequence[Phrase]) -> Sentences:
    """How the turn began; then the cards that were laid, those at one end together."""
    return sentences_of(clauses, lambda one, other: cards_merged(one, other, ["side"]))


def situation(sight: CutInState) -> list[Phrase]:
    """The two ends of the row."""
    if not sight.is_row_open():
        return []
    return [Phrase("cut-in-situation", {"left": sight.left, "right": sight.right})]


def laying_told(state: CutInState, card: int) -> Phrase:
    side, end = ("left", state.left) if card < state.left else ("right", state.right)
    return Phrase("cut-in-lays", {"card": card, "side": side, "end": end})


def summary(state: CutInState) -> Phrase:
    """The row, and how many cards every seat still has, seat 0 first."""
    left = in_words([int(state.cards_left(seat)) for seat in range(state.seats)])
    if not state.is_row_open():
        return Phrase("cut-in-summary-without-row", {"left": left})
    row = in_words(row_view(state, state.row))
    return Phrase("cut-in-summary", {"row": row, "passes": state.passes, "left": left})


def ending(state: CutInState) -> Phrase:
    """Who is out of cards, and what the others are left with; `lead` is the fewest of theirs (CI-10)."""
    left = [int(state.cards_left(seat)) for seat in range(state.seats)]
    values: dict[str, int | str] = {"seat": state.winners()[0], "left": in_words(left)}
    return Phrase("cut-in-out-of-cards", {**values, "lead": sorted(left)[1]})


def in_words(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)


def statistics(moves: Moves[CutInState]) -> dict[str, int]:
    """How often somebody cut in, and how many rows were opened."""
    actions = [action for _, _, action, _ in moves]
    return {
        "cuts": sum(action >= CUT for action in actions),
        "rows": sum(OPEN_WITH <= action <= OPEN for action in actions),
    }
