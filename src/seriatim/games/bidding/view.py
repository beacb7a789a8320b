"""Bids as a seat sees them."""

from collections.abc import Sequence

from seriatim.games.bidding.rules import HIGHEST_BID, NO_BID, SECRET_BID


def bid_seen(bids: Sequence[int], seat: int) -> tuple[bool, int | None]:
    """Whether the seat has bid, and its bid if that is known. There may have been no bidding."""
    bid = bids[seat] if bids else NO_BID
    return bid != NO_BID, int(bid) if bid >= 0 else None


def bid_observed(bids: Sequence[int], seat: int) -> float:
    """A bid for learners: 0 for none, -1 for one that is secret, else more than 0 and at most 1."""
    bid = bids[seat] if bids else NO_BID
    return -1.0 if bid == SECRET_BID else float(bid + 1) / float(HIGHEST_BID + 1)
