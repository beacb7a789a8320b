"""Who starts: every seat bids once, 0 "rather not" to 3 "gladly", and all bids are opened together (TG-4, QE-3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.kit.rng import Rng
from seriatim.kit.state import NOBODY

NO_BID: Final[i64] = -1
SECRET_BID: Final[i64] = -2
"""A bid that has been made and is not yet open."""
HIGHEST_BID: Final[i64] = 3
BID_COUNT: Final[i64] = 4


def no_bids(seats: i64) -> vec[i64]:
    """Everybody has yet to bid."""
    return vec[i64]([NO_BID] * seats)


def owes_bid(bids: vec[i64], seat: i64) -> bool:
    return 0 <= seat < len(bids) and bids[seat] == NO_BID


def may_bid(bids: vec[i64], turn: i64, seat: i64) -> bool:
    """Once each, before anyone is on turn."""
    return turn == NOBODY and owes_bid(bids, seat)


def bidders(bids: vec[i64]) -> vec[i64]:
    """The seats that have yet to bid."""
    return vec[i64]([seat for seat in range(len(bids)) if bids[seat] == NO_BID])


def bid_actions(first: i64) -> vec[i64]:
    """The actions of all bids, where this one is the bid 0."""
    return vec[i64]([first + bid for bid in range(BID_COUNT)])


def objection_to_bid(bids: vec[i64], turn: i64, seat: i64) -> str | None:
    """Why a seat may not bid."""
    if turn != NOBODY or seat < 0 or seat >= len(bids):
        return "not-your-turn"
    return None if owes_bid(bids, seat) else "already-bid"


def highest_bidder(bids: vec[i64]) -> i64:
    """The lowest seat among equals."""
    best: i64 = 0
    for seat in range(1, len(bids)):
        if bids[seat] > bids[best]:
            best = seat
    return best


def bids_seen(bids: vec[i64], seat: i64) -> vec[i64]:
    """While bids are secret: one's own bid, and which others have bid."""
    seen = bids[:]
    for other in range(len(bids)):
        if other != seat and bids[other] != NO_BID:
            seen[other] = SECRET_BID
    return seen


def bids_imagined(bids: vec[i64], rng: Rng) -> vec[i64]:
    """Any bid in place of a secret one."""
    imagined = bids[:]
    for seat in range(len(bids)):
        if bids[seat] == SECRET_BID:
            imagined[seat] = rng.below(BID_COUNT)
    return imagined
