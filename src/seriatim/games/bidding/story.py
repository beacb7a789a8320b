"""Bids told in words: the last one opens them all, and so it tells all of them (TG-4, QE-3)."""

from collections.abc import Sequence

from seriatim.games.bidding.rules import NO_BID
from seriatim.phrase import Phrase, phrase_by_seat


def bid_told(one_key: str, all_key: str, bids: Sequence[int], seat: int, bid: int) -> Phrase:
    """What the seat's bid tells, after the bids there are: itself or, as the last one, all of them."""
    every = {**dict(enumerate(bids)), seat: bid}
    if NO_BID in every.values():
        return Phrase(one_key, {"bid": bid})
    return phrase_by_seat(all_key, {"bid": bid}, {"bids": list(every.items())})
