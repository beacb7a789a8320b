"""Why a sensible player makes a move in Cut in!, in one sentence from what its seat can see."""

from seriatim.games.cut_in.actions import LET_GO, OPEN, OPEN_WITH, card_of, mask_of
from seriatim.games.cut_in.bot.habit import unseen_between
from seriatim.games.cut_in.rules import CutInState
from seriatim.phrase import Phrase


def reason(sight: CutInState, seat: int, action: int) -> Phrase:
    """Why the seat cuts in or lets go, opens a row, or lays this card."""
    if action == LET_GO:
        return reason_to_let_go(sight, seat)
    if action > LET_GO:
        return Phrase("cut-in-reason-cuts", {"count": len(sight.chosen(seat, mask_of(action)))})
    if action >= OPEN:
        return Phrase("cut-in-reason-opens")
    if action >= OPEN_WITH:
        return Phrase("cut-in-reason-opens-from-hand", {"card": card_of(action)})
    return reason_to_lay(sight, seat, card_of(action))


def reason_to_let_go(sight: CutInState, seat: int) -> Phrase:
    """It holds nothing for the gap, or would rather not be on turn now."""
    fits = len(sight.actions(seat)) > 1
    return Phrase("cut-in-reason-waits" if fits else "cut-in-reason-cannot-cut")


def reason_to_lay(sight: CutInState, seat: int, card: int) -> Phrase:
    """What could be cut in behind it; or that it is the only card there is."""
    if sight.cards_left(seat) == 1:
        return Phrase("cut-in-reason-wins", {"card": card})
    if len(sight.actions(seat)) == 1:
        return Phrase("cut-in-reason-only", {"card": card})
    low, high = (card, sight.left) if card < sight.left else (sight.right, card)
    unseen = int(unseen_between(sight, seat, low, high))
    return Phrase("cut-in-reason-gap", {"card": card, "unseen": unseen})
