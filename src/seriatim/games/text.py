"""What the text of every table shares: hands and bids. A card that is not known is `--`."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from seriatim.games.bidding.rules import NO_BID, SECRET_BID
from seriatim.kit.cards import BLANK

UNKNOWN: Final = "--"


def cards_text(cards: Iterable[int], name_of: Callable[[int], str] = str) -> str:
    """`12 34 --`: cards by their names, in the order given."""
    return " ".join(UNKNOWN if card == BLANK else name_of(card) for card in cards) or "no cards"


def bid_text(bids: Sequence[int], seat: int) -> str:
    """A bid that was made; a secret one is `?`."""
    if bids[seat] == NO_BID:
        return ""
    return "   bid ?" if bids[seat] == SECRET_BID else f"   bid {bids[seat]}"


def said_text(said: Sequence[str]) -> str:
    """The signals of a seat that stand."""
    return f"   says {', '.join(said)}" if said else ""
