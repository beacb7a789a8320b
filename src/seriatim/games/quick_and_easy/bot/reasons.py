"""Why a sensible player makes a move of Quick & Easy, from what its seat sees."""

from seriatim.games.bidding.rules import HIGHEST_BID
from seriatim.games.quick_and_easy.actions import BID, CARD_SIGNAL, CARD_WORD_COUNT, END_TURN, card_of, pile_of
from seriatim.games.quick_and_easy.bot.outlook import NEAR
from seriatim.games.quick_and_easy.cards import PILE_COUNT, colour_of, fits, is_trick, step
from seriatim.games.quick_and_easy.notation import COLOURS, PILES
from seriatim.games.quick_and_easy.rules import QuickAndEasyState
from seriatim.games.quick_and_easy.story import ARROWS
from seriatim.games.quick_and_easy.talk import HAND_SIZE, NOTHING_SAID
from seriatim.phrase import Phrase


def reason(sight: QuickAndEasyState, seat: int, action: int) -> Phrase:
    if action < END_TURN:
        return reason_to_lay(sight, seat, card_of(action), pile_of(action))
    if action == END_TURN:
        return reason_to_end(sight, seat)
    if action < CARD_SIGNAL:
        is_glad = 2 * (action - BID) > HIGHEST_BID
        return Phrase("quick-and-easy-reason-starts" if is_glad else "quick-and-easy-reason-waits")
    return Phrase("quick-and-easy-reason-talks")


def reason_to_lay(sight: QuickAndEasyState, seat: int, card: int, pile: int) -> Phrase:
    """The first that holds, the weightiest first."""
    onwards = step(card, sight.tops[pile], pile)
    partner = sight.next_to(seat)
    place: dict[str, int | str] = {"pile": PILES[pile], "arrow": ARROWS[pile]}
    if is_trick(card, sight.tops[pile], pile):
        return Phrase("quick-and-easy-reason-turns-back", {**place, "step": -onwards})
    if len(sight.actions(seat)) == 1:
        return Phrase("quick-and-easy-reason-only")
    if prepares_own_trick(sight, seat, card, pile):
        return Phrase("quick-and-easy-reason-prepares", place)
    if partner != seat and names_colour(sight, partner, colour_of(card)):
        return Phrase("quick-and-easy-reason-offers", {"seat": partner, "colour": COLOURS[colour_of(card)]})
    if onwards <= NEAR:
        return Phrase("quick-and-easy-reason-small-step", {**place, "step": onwards})
    if partner != seat and sight.talk.word_of_pile(partner, other_pile(pile)) != NOTHING_SAID:
        spared = other_pile(pile)
        return Phrase("quick-and-easy-reason-spares", {"seat": partner, "pile": PILES[spared], "arrow": ARROWS[spared]})
    return Phrase("quick-and-easy-reason-keeps-open")


def other_pile(pile: int) -> int:
    return PILE_COUNT - 1 - pile


def prepares_own_trick(sight: QuickAndEasyState, seat: int, card: int, pile: int) -> bool:
    """Whether the seat's other card can turn the pile back on top of this one (QE-6)."""
    return any(other != card and is_trick(other, card, pile) for other in sight.hands[seat])


def names_colour(sight: QuickAndEasyState, partner: int, colour: int) -> bool:
    """Whether the partner says that it holds this colour."""
    words = [sight.talk.word_about(partner, place) for place in range(HAND_SIZE)]
    return any(word != NOTHING_SAID and word // CARD_WORD_COUNT == colour for word in words)


def reason_to_end(sight: QuickAndEasyState, seat: int) -> Phrase:
    piles = range(PILE_COUNT)
    could_lay = any(fits(card, sight.tops[pile], pile) for card in sight.hands[seat] for pile in piles)
    return Phrase("quick-and-easy-reason-saves" if could_lay else "quick-and-easy-reason-nothing-fits")
