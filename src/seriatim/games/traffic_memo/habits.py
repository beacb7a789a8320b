"""A quick habit for Traffic memo: remember every card that was ever shown, and take the longest run known."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from seriatim.games.traffic_memo.cards import EMPTY, HIGHEST, is_wild
from seriatim.games.traffic_memo.rules import TAKE, TrafficMemoState
from seriatim.games.traffic_memo.runs import can_form_run
from seriatim.kit.policy import Habit
from seriatim.kit.rng import Rng
from seriatim.kit.state import State

NOWHERE: Final[i64] = -1


class Mindful(Habit):
    """Known runs first. Else one card that nobody has seen, and then one that everybody has: that shows nothing new."""

    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(sight, TrafficMemoState)
        known = next_of_known_run(sight)
        if known != NOWHERE:
            return known
        if sight.may_take():
            return TAKE
        places = sight.actions(seat)
        wanted = len(sight.open) > 0
        liked = vec[i64]([place for place in places if sight.seen[place] == wanted])
        if len(liked) == 0:
            liked = places
        return liked[rng.below(len(liked))]


@mypyc_attr(acyclic=True)
class Memory:
    """Where each number lies, as far as it has been shown, and the wild cards: those face down, and how many in all."""

    def __init__(self, sight: TrafficMemoState) -> None:
        self.where: vec[i64] = vec[i64]([NOWHERE] * (HIGHEST + 1))
        self.wild_places: vec[i64] = vec[i64]()
        self.wilds: i64 = 0
        for place in range(len(sight.places)):
            card = sight.places[place]
            if card == EMPTY or not sight.seen[place]:
                continue
            if not is_wild(card):
                self.where[card] = place
                continue
            self.wilds += 1
            if sight.is_face_down(place):
                self.wild_places = append(self.wild_places, place)


def next_of_known_run(sight: TrafficMemoState) -> i64:
    """A place whose card fits what is open and belongs to the longest run known; NOWHERE if none makes it longer."""
    memory = Memory(sight)
    first, last = longest_known_run(sight, memory)
    for number in range(first, last + 1):
        place = memory.where[number]
        if place != NOWHERE and sight.is_face_down(place) and fits(sight, number):
            return place
    if first <= last and len(memory.wild_places) > 0 and fits(sight, sight.places[memory.wild_places[0]]):
        return memory.wild_places[0]
    return NOWHERE


def longest_known_run(sight: TrafficMemoState, memory: Memory) -> tuple[i64, i64]:
    """Its lowest and its highest number, wild cards filling the holes; 1 and 0 if none can be taken."""
    best: tuple[i64, i64] = (1, 0)
    longest: i64 = len(sight.open)
    for first in range(sight.low, sight.high + 1):
        if memory.where[first] == NOWHERE:
            continue
        last = first
        numbers: i64 = 0
        holes: i64 = 0
        for number in range(first, sight.high + 1):
            if memory.where[number] != NOWHERE:
                numbers += 1
                last = number
            else:
                holes += 1
            if holes > memory.wilds:
                break
        length = numbers + memory.wilds
        can_be_taken = length > 2 or numbers == 2
        if can_be_taken and length > longest and holds_what_is_open(sight, first, last):
            best = (first, last)
            longest = length
    return best


def holds_what_is_open(sight: TrafficMemoState, first: i64, last: i64) -> bool:
    for card in sight.open_cards():
        if not is_wild(card) and not first <= card <= last:
            return False
    return True


def fits(sight: TrafficMemoState, card: i64) -> bool:
    return can_form_run(append(sight.open_cards(), card), sight.low, sight.high)
