"""Quick & Easy told in words: what a move does, how the piles lie, how it ended."""

from collections.abc import Sequence

from seriatim.games.bidding.story import bid_told
from seriatim.games.modules import Moves
from seriatim.games.quick_and_easy.actions import (
    BID,
    CARD_SIGNAL,
    END_TURN,
    PILE_SIGNAL,
    TAKE_BACK,
    card_of,
    card_word_of,
    colour_spoken_of,
    pile_of,
    pile_spoken_of,
    pile_word_of,
)
from seriatim.games.quick_and_easy.cards import DOWN, NO_CARD, UP, colour_of, is_trick, number_of
from seriatim.games.quick_and_easy.notation import COLOURS, PILES
from seriatim.games.quick_and_easy.rules import QuickAndEasyState
from seriatim.games.quick_and_easy.talk import CARD_WORDS, HAND_SIZE, PILE_WORDS
from seriatim.games.turns import SILENT, SeatNote, Sentences, TurnPart, cards_drawn, end_of_laying, sentences_of
from seriatim.phrase import Phrase

ARROWS = ("↑", "↓")


def telling(state: QuickAndEasyState, seat: int, action: int) -> Phrase:
    """What the seat does by this action. Of a word it tells what everybody hears, not which card is meant (QE-10)."""
    if action < END_TURN:
        return laying_told(state, card_of(action), pile_of(action))
    if action == END_TURN:
        drawn = min(HAND_SIZE - len(state.hands[seat]), len(state.deck))
        return Phrase("quick-and-easy-ends-turn", {"drawn": drawn})
    if action < CARD_SIGNAL:
        return bid_told("quick-and-easy-bids", "quick-and-easy-opens-bids", list(state.bids), seat, action - BID)
    if action < PILE_SIGNAL:
        return word_told(COLOURS[colour_spoken_of(action)], card_word_of(action))
    return signal_told(pile_spoken_of(action), pile_word_of(action))


def laying_told(state: QuickAndEasyState, card: int, pile: int) -> Phrase:
    top = state.tops[pile]
    values: dict[str, int | str] = {"colour": COLOURS[colour_of(card)], "number": number_of(card)}
    values |= {"pile": PILES[pile], "arrow": ARROWS[pile], **top_told(top)}
    return Phrase("quick-and-easy-turns-back" if is_trick(card, top, pile) else "quick-and-easy-lays", values)


def top_told(top: int) -> dict[str, int | str]:
    """The colour and number of a pile's top; an empty pile has neither."""
    if top == NO_CARD:
        return {"top-colour": "none", "top": 0}
    return {"top-colour": COLOURS[colour_of(top)], "top": number_of(top)}


def turn_part(state: QuickAndEasyState, seat: int, action: int) -> TurnPart:
    """What this action adds to its turn. Bids are told by the last one."""
    told = telling(state, seat, action)
    if action < END_TURN:
        values = {name: told.values[name] for name in ("colour", "number", "pile", "arrow")}
        values["back"] = "yes" if told.key == "quick-and-easy-turns-back" else "no"
        clause, laid = Phrase("quick-and-easy-turn-lays", values), Phrase("quick-and-easy-note", values)
        drawn, role = end_of_laying(state, seat, action)
        return TurnPart([clause, *drawn], [SeatNote(seat, laid)], [PILES[pile_of(action)]], role)
    if action == END_TURN:
        return TurnPart(cards_drawn(int(told.values["drawn"])), role="end")
    return TurnPart([told], role="end") if told.key == "quick-and-easy-opens-bids" else SILENT


def turn_sentences(clauses: Sequence[Phrase]) -> Sentences:
    """The cards that were laid, then what was drawn."""
    return sentences_of(clauses)


def situation(sight: QuickAndEasyState) -> list[Phrase]:
    """The tops of the piles."""
    return [Phrase("quick-and-easy-situation", both_tops(sight))]


def word_told(colour: str, word: int) -> Phrase:
    if word == TAKE_BACK:
        return Phrase("quick-and-easy-takes-back-word", {"colour": colour})
    return Phrase(f"quick-and-easy-says-{CARD_WORDS[word]}", {"colour": colour})


def signal_told(pile: int, word: int) -> Phrase:
    values = {"pile": PILES[pile], "arrow": ARROWS[pile]}
    if word == TAKE_BACK:
        return Phrase("quick-and-easy-takes-back-signal", values)
    return Phrase(f"quick-and-easy-says-{PILE_WORDS[word]}", values)


def summary(state: QuickAndEasyState) -> Phrase:
    """The tops of the piles, and what is still to come."""
    values = {**both_tops(state), "deck": len(state.deck), "left": state.cards_left()}
    return Phrase("quick-and-easy-summary", values)


def both_tops(state: QuickAndEasyState) -> dict[str, int | str]:
    up, down = top_told(state.tops[UP]), top_told(state.tops[DOWN])
    return {
        "up-colour": up["top-colour"],
        "up": up["top"],
        "down-colour": down["top-colour"],
        "down": down["top"],
    }


def ending(state: QuickAndEasyState) -> Phrase:
    """A win, or who can lay no card and how many are left (QE-8)."""
    values: dict[str, int | str] = {"left": state.cards_left()}
    if state.outcome() == "all-laid":
        return Phrase("quick-and-easy-all-laid", values)
    return Phrase("quick-and-easy-stuck", {**values, "seat": state.turn})


def statistics(moves: Moves[QuickAndEasyState]) -> dict[str, int]:
    """How often the backwards trick was used, and how much was said."""
    lays = [(state, card_of(action), pile_of(action)) for state, _, action, _ in moves if action < END_TURN]
    return {
        "tricks": sum(is_trick(card, state.tops[pile], pile) for state, card, pile in lays),
        "signals": sum(action >= CARD_SIGNAL for _, _, action, _ in moves),
    }
