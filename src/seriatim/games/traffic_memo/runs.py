"""Runs: whether cards can form one, whether a run may be taken, and whether any is left to take."""

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.traffic_memo.cards import HIGHEST, is_wild


def can_form_run(cards: vec[i64], low: i64, high: i64) -> bool:
    """Whether the cards, each wild standing for one number, can form one unbroken run within low and high (TM-9).

    No number is there twice. So the wilds must be enough for the holes between the lowest and the highest number, and
    the run must not be longer than there are numbers. Without wilds this is the test of TM-5 and TM-7.
    """
    lowest = high
    highest = low
    for card in cards:
        if not is_wild(card):
            lowest = min(lowest, card)
            highest = max(highest, card)
    return highest - lowest < len(cards) <= high - low + 1


def may_be_taken(run: vec[i64]) -> bool:
    """Two cards or more (TM-8); with a wild among them three or more (TM-10)."""
    if len(run) == 2:
        return not is_wild(run[0]) and not is_wild(run[1])
    return len(run) > 2


def is_run_left(lying: vec[i64]) -> bool:
    """Whether a run that may be taken could be formed from the cards that still lie (TM-12).

    Whatever longer run there is, three cards of it in a row are a run, too; and there are always numbers enough for
    three in a row. So it takes two neighbours; or a wild between two numbers; or two wilds beside any number; or three
    wilds.
    """
    lies = vec[bool]([False] * (HIGHEST + 3))
    wilds: i64 = 0
    for card in lying:
        if is_wild(card):
            wilds += 1
        else:
            lies[card] = True
    if wilds > 2 or (wilds == 2 and len(lying) > 2):
        return True
    for number in range(1, HIGHEST + 1):
        if lies[number] and (lies[number + 1] or (wilds > 0 and lies[number + 2])):
            return True
    return False
