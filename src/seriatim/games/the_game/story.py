"""The Game told in words: what a move does, how the piles lie, how it ended."""

from collections.abc import Sequence
from typing import Final

from seriatim.games.bidding.story import bid_told
from seriatim.games.modules import Moves
from seriatim.games.the_game.actions import BID, END_TURN, SIGNAL, WORDS, card_of, pile_of, subject_of, word_of
from seriatim.games.the_game.notation import PILES
from seriatim.games.the_game.piles import FIRST_FALLING, is_fire_card, step
from seriatim.games.the_game.rules import TheGameState
from seriatim.games.turns import (
    SILENT,
    SeatNote,
    Sentences,
    TurnPart,
    cards_drawn,
    cards_merged,
    end_of_laying,
    note,
    sentences_of,
)
from seriatim.phrase import Phrase

LAID_TOGETHER: Final = ("pile", "back", "fire")


def telling(state: TheGameState, seat: int, action: int) -> Phrase:
    """What the seat does by this action."""
    if action < END_TURN:
        return laying_told(state, card_of(action), pile_of(action))
    if action == END_TURN:
        drawn = min(state.hand_size - len(state.hands[seat]), len(state.deck))
        return Phrase("the-game-ends-turn", {"drawn": drawn})
    if action < SIGNAL:
        return bid_told("the-game-bids", "the-game-opens-bids", list(state.bids), seat, action - BID)
    return Phrase(f"the-game-says-{WORDS[word_of(action)]}", {"pile": PILES[subject_of(action)]})


def laying_told(state: TheGameState, card: int, pile: int) -> Phrase:
    top = state.piles[pile]
    values: dict[str, int | str] = {"card": card, "pile": PILES[pile], "top": top}
    values["arrow"] = "↑" if pile < FIRST_FALLING else "↓"
    values["fire"] = "yes" if state.fire and is_fire_card(card) else "no"
    return Phrase("the-game-lays" if step(card, top, pile) > 0 else "the-game-turns-back", values)


def turn_part(state: TheGameState, seat: int, action: int) -> TurnPart:
    """What this action adds to its turn. Bids are told by the last one."""
    told = telling(state, seat, action)
    if action < END_TURN:
        back = told.key == "the-game-turns-back"
        values = {"cards": "", "last": told.values["card"], "count": 1, "pile": told.values["pile"]}
        clause = Phrase("the-game-turn-lays", {**values, "back": "yes" if back else "no", "fire": told.values["fire"]})
        notes = [SeatNote(seat, note(f"{card_of(action)} ↩" if back else str(card_of(action))))]
        drawn, role = end_of_laying(state, seat, action)
        return TurnPart([clause, *drawn], notes, [PILES[pile_of(action)]], role)
    if action == END_TURN:
        return TurnPart(cards_drawn(int(told.values["drawn"])), role="end")
    return TurnPart([told], role="end") if told.key == "the-game-opens-bids" else SILENT


def turn_sentences(clauses: Sequence[Phrase]) -> Sentences:
    """The cards that were laid, those on one pile together; then what was drawn."""
    return sentences_of(clauses, lambda one, other: cards_merged(one, other, LAID_TOGETHER))


def situation(sight: TheGameState) -> list[Phrase]:
    """The tops of the piles."""
    return [Phrase("the-game-situation", {name: sight.piles[pile] for pile, name in enumerate(PILES)})]


def misfit_told(state: TheGameState, action: int) -> Phrase:
    """Why a pile refuses a card: the card, the pile and its top (TG-7)."""
    card, pile = card_of(action), pile_of(action)
    return Phrase("the-game-does-not-fit", {"card": card, "pile": PILES[pile], "top": state.piles[pile]})


def summary(state: TheGameState) -> Phrase:
    """The tops of the piles, and what is still to come."""
    tops: dict[str, int | str] = {name: state.piles[pile] for pile, name in enumerate(PILES)}
    return Phrase("the-game-summary", {**tops, "deck": len(state.deck), "left": state.cards_left()})


def ending(state: TheGameState) -> Phrase:
    """What ended it, whose turn it was, how good the result is; burning is never praised (TG-10 to TG-12, TG-17)."""
    values: dict[str, int | str] = {"left": state.cards_left()}
    if state.outcome() == "all-laid":
        return Phrase("the-game-all-laid", {**values, "grade": "won"})
    values["seat"] = state.turn
    if state.outcome() == "burnt":
        return Phrase("the-game-burnt", values)
    grade = "excellent" if state.cards_left() < 10 else "ordinary"
    return Phrase("the-game-stuck", {**values, "owed": state.owed, "grade": grade})


def statistics(moves: Moves[TheGameState]) -> dict[str, int]:
    """How often the backwards trick was used, the largest step onwards, and how much was signalled."""
    lays = [(state.piles[pile_of(action)], action) for state, _, action, _ in moves if action < END_TURN]
    steps = [int(step(card_of(action), top, pile_of(action))) for top, action in lays]
    return {
        "tricks": sum(one < 0 for one in steps),
        "largest-step": max([0, *steps]),
        "signals": sum(action >= SIGNAL for _, _, action, _ in moves),
    }
