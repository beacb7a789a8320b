"""Why a sensible player of The Game makes a move, in a sentence: the first of the reasons that holds.

Reasons contain numbers of the hand, which partners must not hear (TG-19): they are only for people who may see the
hand.
"""

from collections.abc import Iterator
from typing import Final

from seriatim.games.bidding.rules import HIGHEST_BID
from seriatim.games.the_game.actions import BID, END_TURN, SIGNAL, card_of, laying, pile_of, subject_of, word_of
from seriatim.games.the_game.bot.convention import KEEP_OFF, SMALL_STEPS, WELCOME
from seriatim.games.the_game.notation import PILES
from seriatim.games.the_game.piles import BACK, PILE_COUNT, behind, is_fire_card, step
from seriatim.games.the_game.rules import DUE, TheGameState
from seriatim.phrase import Phrase

WHAT_WORDS_SAY: Final = (
    "the-game-reason-unsays",
    "the-game-reason-next",
    "the-game-reason-near",
    "the-game-reason-far",
)
"""In the order of the rules' words; what they mean stands in `docs/talk.md`."""

Values = dict[str, int | str]


def reason(sight: TheGameState, seat: int, action: int) -> Phrase:
    if action < END_TURN:
        return reason_to_lay(sight, seat, action)
    if action == END_TURN:
        return reason_to_end(sight, seat)
    if action < SIGNAL:
        return reason_to_bid(sight, seat, action - BID)
    return Phrase(WHAT_WORDS_SAY[word_of(action)], {"pile": PILES[subject_of(action)]})


def reason_to_lay(sight: TheGameState, seat: int, action: int) -> Phrase:
    """What the card does by itself goes first, then what the others would do."""
    return (
        it_must(sight, seat)
        or it_covers(sight, action)
        or it_turns(sight, seat, action)
        or it_steps(sight, seat, action)
        or it_rejects_the_nearest(sight, seat, action)
        or it_is_welcome(sight, seat, pile_of(action))
        or Phrase("the-game-reason-weighed", shown(sight, action))
    )


def it_must(sight: TheGameState, seat: int) -> Phrase | None:
    """The last card wins; the only one is no choice."""
    if sight.cards_left() == 1:
        return Phrase("the-game-reason-wins")
    return Phrase("the-game-reason-only") if len(sight.actions(seat)) == 1 else None


def it_covers(sight: TheGameState, action: int) -> Phrase | None:
    if sight.fires[pile_of(action)] != DUE:
        return None
    return Phrase("the-game-reason-covers", shown(sight, action))


def it_turns(sight: TheGameState, seat: int, action: int) -> Phrase | None:
    """The pile goes back by ten, now or with the next card."""
    card, pile = card_of(action), pile_of(action)
    if onwards(sight, action) < 0:
        return Phrase("the-game-reason-turns-back", shown(sight, action))
    trick = behind(card, pile)
    if trick not in sight.hands[seat]:
        return None
    return Phrase("the-game-reason-leads", {"behind": trick, **shown(sight, action)})


def it_steps(sight: TheGameState, seat: int, action: int) -> Phrase | None:
    """The smallest step there is, be it owed or not."""
    steps = [onwards(sight, other) for other in layings(sight, seat)]
    if onwards(sight, action) > min(distance for distance in steps if distance > 0):
        return None
    return Phrase("the-game-reason-smallest" if sight.owed > 0 else "the-game-reason-extra", shown(sight, action))


def it_rejects_the_nearest(sight: TheGameState, seat: int, action: int) -> Phrase | None:
    """Of the cards for other piles, none is nearer than one that should not be laid."""
    others = [other for other in layings(sight, seat) if pile_of(other) != pile_of(action)]
    nearest = min(others, key=lambda other: onwards(sight, other), default=action)
    return it_spares(sight, seat, nearest) if onwards(sight, nearest) < onwards(sight, action) else None


def it_spares(sight: TheGameState, seat: int, other: int) -> Phrase | None:
    """What speaks against a laying that is not made: a trick kept, a partner's wish, a fire."""
    card, pile = card_of(other), pile_of(other)
    trick = trick_for(sight, seat, pile)
    if trick is not None:
        return Phrase("the-game-reason-keeps", {"card": trick, "pile": PILES[pile]})
    for partner in partners(sight, seat):
        if word_said(sight, partner, pile) in (KEEP_OFF, SMALL_STEPS):
            return Phrase("the-game-reason-spares", {"seat": partner, "pile": PILES[pile]})
    if sight.fire and is_fire_card(card):
        return Phrase("the-game-reason-no-fire", {"card": card, "pile": PILES[pile]})
    return None


def it_is_welcome(sight: TheGameState, seat: int, pile: int) -> Phrase | None:
    for partner in partners(sight, seat):
        if word_said(sight, partner, pile) == WELCOME:
            return Phrase("the-game-reason-welcome", {"seat": partner, "pile": PILES[pile]})
    return None


def reason_to_end(sight: TheGameState, seat: int) -> Phrase:
    if not layings(sight, seat):
        return Phrase("the-game-reason-nothing-fits")
    least = smallest(sight, seat)
    return it_spares(sight, seat, least) or Phrase("the-game-reason-ends", shown(sight, least))


def reason_to_bid(sight: TheGameState, seat: int, bid: int) -> Phrase:
    """How far the first turn would move the piles, if they were as near as they look."""
    table = sight.copy()
    table.turn = seat
    room = 0
    for _ in range(table.minimum):
        least = smallest(table, seat)
        room += onwards(table, least)
        table.put(card_of(least), pile_of(least))
    key = "the-game-reason-starts" if 2 * bid > HIGHEST_BID else "the-game-reason-waits"
    return Phrase(key, {"step": room})


def layings(sight: TheGameState, seat: int) -> list[int]:
    return [action for action in sight.actions(seat) if action < END_TURN]


def smallest(sight: TheGameState, seat: int) -> int:
    """The laying that moves its pile the least; a trick less than any."""
    return min(layings(sight, seat), key=lambda action: onwards(sight, action))


def onwards(sight: TheGameState, action: int) -> int:
    pile = pile_of(action)
    return int(step(card_of(action), sight.piles[pile], pile))


def shown(sight: TheGameState, action: int) -> Values:
    """A laying as the sentences name it; not each of them names all."""
    return {"card": card_of(action), "pile": PILES[pile_of(action)], "step": abs(onwards(sight, action))}


def trick_for(sight: TheGameState, seat: int, pile: int) -> int | None:
    """The card of the hand that could turn this pile back as it lies."""
    for card in sight.hands[seat]:
        if onwards(sight, laying(card, pile)) == -BACK:
            return card
    return None


def partners(sight: TheGameState, seat: int) -> Iterator[int]:
    """The other seats, in the order of their turns."""
    return ((seat + places) % sight.seats for places in range(1, sight.seats))


def word_said(sight: TheGameState, partner: int, pile: int) -> int:
    return sight.said[partner * PILE_COUNT + pile]
