"""Sequence told in words: what a move does, how the board lies, how it ended."""

from collections.abc import Sequence
from typing import Final

from seriatim.games.modules import Moves
from seriatim.games.sequence.actions import (
    DISCARD,
    DRAW,
    EXCHANGE,
    PASS,
    PENALTY,
    card_discarded,
    card_exchanged,
    card_played,
    space_of,
)
from seriatim.games.sequence.board import SHOWN
from seriatim.games.sequence.cards import RANKS, is_jack, is_one_eyed, rank_of, suit_of
from seriatim.games.sequence.notation import space_name
from seriatim.games.sequence.rules import SequenceState
from seriatim.games.turns import SILENT, SeatNote, Sentences, TurnPart, note
from seriatim.kit.cards import BLANK
from seriatim.kit.state import NOBODY
from seriatim.phrase import Phrase, phrase_by_seat

SYMBOLS: Final = "♣♦♥♠"
ENDINGS: Final = {
    "sequences": "sequence-sequences",
    "deck-ran-out": "sequence-deck-ran-out",
    "all-passed": "sequence-all-passed",
}


def symbol_of(card: int) -> str:
    """`Q♠`, or `10♥`: a card that needs no translation."""
    rank = RANKS[rank_of(card)]
    return f"{'10' if rank == 'T' else rank}{SYMBOLS[suit_of(card)]}"


def telling(state: SequenceState, seat: int, action: int) -> Phrase:
    """What the seat, or the table, does by this action."""
    if action < EXCHANGE:
        card, space = card_played(action), space_of(action)
        phrase = removal_told(state, card, space) if is_one_eyed(card) else placing_told(state, seat, card, space)
        return Phrase(phrase.key, {**phrase.values, "lost": "yes" if state.draws.waits_for(seat) else "no"})
    if action < DISCARD:
        return Phrase("sequence-exchanges", {"card": symbol_of(card_exchanged(action))})
    if action < PASS:
        return Phrase("sequence-pays", {"card": symbol_of(card_discarded(action))})
    if action == PASS:
        return Phrase("sequence-passes" if len(state.hand(seat)) else "sequence-passes-and-draws")
    if action == DRAW:
        return draw_told([int(other) for other in state.draws.waiting], seat)
    return Phrase("sequence-penalty", {"team": action - PENALTY})


def placing_told(state: SequenceState, seat: int, card: int, space: int) -> Phrase:
    made = len(state.chips.completed_by(state.team_of(seat), space))
    values: dict[str, int | str] = {"card": symbol_of(card), "space": space_name(space), "made": made}
    if is_jack(card):
        return Phrase("sequence-jack-places", {**values, "shown": symbol_of(SHOWN[space])})
    return Phrase("sequence-places", values)


def removal_told(state: SequenceState, card: int, space: int) -> Phrase:
    team = state.chips.on[space]
    after = state.chips.copy()
    after.remove(space)
    undone = state.chips.sequences(team) - after.sequences(team)
    values = {"card": symbol_of(card), "space": space_name(space), "shown": symbol_of(SHOWN[space])}
    return Phrase("sequence-removes", {**values, "team": team, "undone": undone})


def draw_told(waiting: list[int], seat: int) -> Phrase:
    """A card taken, and the seats whose cards are lost by it, because they have waited longer (SQ-13)."""
    losers = waiting[: waiting.index(seat)]
    return phrase_by_seat("sequence-draws", {"lost": len(losers)}, {"losers": [(loser, "") for loser in losers]})


def turn_part(state: SequenceState, seat: int, action: int) -> TurnPart:
    """What this action adds to its turn. A card that is drawn is told only if others are lost by it."""
    told = telling(state, seat, action)
    if action < EXCHANGE:
        card, space = symbol_of(card_played(action)), space_name(space_of(action))
        mark = "✕ " if is_one_eyed(card_played(action)) else ""
        return TurnPart([told], [SeatNote(seat, note(f"{card} {mark}{space}"))], [space])
    if action < PASS:
        return TurnPart([told], [SeatNote(seat, note(f"{told.values['card']} ↻"))] if action < DISCARD else [])
    if action == PASS:
        return TurnPart([told], [SeatNote(seat, note("–"))])
    if action == DRAW:
        return TurnPart([told]) if told.values["lost"] else SILENT
    return TurnPart([told], role="end")


def turn_sentences(clauses: Sequence[Phrase]) -> Sentences:
    """A sentence for each move."""
    return [[clause] for clause in clauses]


def situation(_: SequenceState) -> list[Phrase]:
    """Nothing: the board is too large to be told, and each turn tells what changes it."""
    return []


def summary(state: SequenceState) -> Phrase:
    """The sequences and chips of each team; before the first move, the cards lifted for the deal (SQ-6)."""
    if is_opening(state):
        rounds = "; ".join(lifted_told(list(cards)) for cards in state.lifted)
        return Phrase("sequence-opening", {"lifted": rounds, "dealer": state.dealer(), "starter": state.turn})
    on = list(state.chips.on)
    return Phrase(
        "sequence-summary",
        {
            "sequences": standing(state),
            "chips": " : ".join(str(on.count(team)) for team in range(state.teams)),
            "deck": len(state.stock.deck),
            "out": state.stock.times_out,
        },
    )


def is_opening(state: SequenceState) -> bool:
    return state.passes == 0 and state.stock.times_out == 0 and not any(len(pile) for pile in state.stock.piles)


def lifted_told(cards: list[int]) -> str:
    """`0 Q♠, 1 10♥`: who lifted which card in a round."""
    return ", ".join(f"{seat} {symbol_of(card)}" for seat, card in enumerate(cards) if card != BLANK)


def standing(state: SequenceState) -> str:
    """`1 : 0`: the sequences of each team."""
    return " : ".join(str(state.chips.sequences(team)) for team in range(state.teams))


def ending(state: SequenceState) -> Phrase:
    """Who won and by what, or that nobody did (SQ-19, SQ-20)."""
    leader = state.leading_team()
    won = "no" if leader == NOBODY else "yes"
    return Phrase(ENDINGS[state.outcome()], {"team": leader, "won": won, "sequences": standing(state)})


def statistics(moves: Moves[SequenceState]) -> dict[str, int]:
    """The sequences that stand in the end, the jacks that were played, and the chips they removed."""
    cards = [card_played(action) for _, _, action, _ in moves if action < EXCHANGE]
    return {
        "sequences": sum(int(end.chips.sequences(team)) for *_, end in moves[-1:] for team in range(end.teams)),
        "jacks": sum(is_jack(card) for card in cards),
        "chips-removed": sum(is_one_eyed(card) for card in cards),
    }
