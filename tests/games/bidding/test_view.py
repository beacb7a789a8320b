"""Bids as a seat sees them."""

import pytest

from seriatim.games.bidding.rules import NO_BID, SECRET_BID
from seriatim.games.bidding.view import bid_observed, bid_seen


@pytest.mark.parametrize(
    ("bids", "seen", "observed"),
    [
        ([], (False, None), 0.0),
        ([int(NO_BID)], (False, None), 0.0),
        ([int(SECRET_BID)], (True, None), -1.0),
        ([0], (True, 0), 0.25),
        ([3], (True, 3), 1.0),
    ],
)
def test_a_bid_is_none_secret_or_a_number(bids: list[int], seen: tuple[bool, int | None], observed: float) -> None:
    """TG-4, QE-3"""
    assert bid_seen(bids, 0) == seen
    assert bid_observed(bids, 0) == observed
