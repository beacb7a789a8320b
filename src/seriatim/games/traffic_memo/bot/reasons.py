"""Why a sensible player makes a move in Traffic memo, in one sentence from what its seat can see.

It names no card that lies face down: people are to remember those for themselves (TM-14).
"""

from seriatim.games.traffic_memo.actions import TAKE
from seriatim.games.traffic_memo.bot.habit import NOWHERE, fits, next_of_known_run
from seriatim.games.traffic_memo.rules import TrafficMemoState
from seriatim.phrase import Phrase


def reason(sight: TrafficMemoState, _: int, action: int) -> Phrase:
    """Why the seat on turn stops, or turns up this card."""
    if action == TAKE:
        return Phrase("traffic-memo-reason-takes", {"cards": len(sight.open)})
    if not sight.seen[action]:
        return reason_to_try(sight)
    if next_of_known_run(sight) == NOWHERE or not fits(sight, sight.places[action]):
        return Phrase("traffic-memo-reason-shows-nothing")
    return Phrase("traffic-memo-reason-fits" if len(sight.open) > 0 else "traffic-memo-reason-begins")


def reason_to_try(sight: TrafficMemoState) -> Phrase:
    """An unseen card: the first of a turn, one that may make a run, or one more when a run is safe (TM-8, TM-10)."""
    key = "traffic-memo-reason-explores"
    if len(sight.open) > 0:
        key = "traffic-memo-reason-safe" if sight.is_run_open() else "traffic-memo-reason-hopes"
    return Phrase(key, {"unseen": list(sight.seen).count(False)})
