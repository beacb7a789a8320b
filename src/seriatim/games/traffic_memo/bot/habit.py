"""The habit of Traffic memo: remember every card that was ever shown, and take the longest known run."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from seriatim.games.traffic_memo.actions import TAKE
from seriatim.games.traffic_memo.cards import AMBULANCE, EMPTY, HIGHEST, is_wild
from seriatim.games.traffic_memo.rules import TrafficMemoState
from seriatim.games.traffic_memo.runs import can_form_run
from seriatim.kit.policy import Habit
from seriatim.kit.rng import Rng
from seriatim.kit.state import State

NOWHERE: Final[i64] = -1
CARD_SHARE: Final[float] = 0.5
"""The share of the turn's budget for one card: a turn seldom has more than two besides the known ones."""
WIN_WEIGHT: Final[float] = 0.2
"""The weight of winning; the rest of the value is the lead in cards."""
TRY_SECOND: Final[i64] = 2
TRY_THIRD: Final[i64] = 1
"""An unseen card is worth a thought if it fits not more than so many times less often than it helps the next seat: as
second card of a turn, where it would make a run, and as a later one, where it would make it longer."""
RARE: Final[i64] = 10
"""If only one unseen card in so many would make a run, it may be better to let somebody else look for it."""
WAITING: Final[i64] = 2
"""So many rounds without a taking, and nobody turns up only known cards to wait for the others' finds any more."""


class TrafficMemoHabit(Habit):
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

    def candidates(self, sight: State, seat: i64, rng: Rng) -> vec[vec[i64]]:
        """What is known to fit is taken. Else the habit's own way, and others where they promise something.

        Cards that nobody has seen are all alike, and so are cards that everybody knows not to fit.
        """
        assert isinstance(sight, TrafficMemoState)
        usual = self.choose(sight, seat, rng)
        turns = vec[vec[i64]]([vec[i64]([usual])])
        if next_of_known_run(sight) != NOWHERE:
            return turns
        is_unseen_usual = usual != TAKE and not sight.seen[usual]
        if not is_unseen_usual and is_worth_a_try(sight):
            turns = with_one_of(turns, face_down(sight, False), rng)
        if is_unseen_usual and is_worth_waiting(sight):
            turns = with_one_of(turns, face_down(sight, True), rng)
        return turns

    def budget_share(self, sight: State, seat: i64) -> float:
        return CARD_SHARE

    def value(self, state: State, seat: i64) -> float:
        """The win; and the cards taken beyond what the best of the others has, or short of it."""
        assert isinstance(state, TrafficMemoState)
        most: i64 = 0
        for other in range(state.seats):
            if other != seat:
                most = max(most, len(state.taken[other]))
        lead = float(len(state.taken[seat]) - most) / float(2 * len(state.places))
        won: float = 0.0
        if lead > 0.0:
            won = WIN_WEIGHT
        return won + (1.0 - WIN_WEIGHT) * (0.5 + lead)


# What may be gained by an unseen card, and lost


def with_one_of(turns: vec[vec[i64]], places: vec[i64], rng: Rng) -> vec[vec[i64]]:
    """One turn more, with any of these places, if there is one."""
    if len(places) == 0:
        return turns
    return append(turns, vec[i64]([places[rng.below(len(places))]]))


def face_down(sight: TrafficMemoState, seen: bool) -> vec[i64]:
    """The places of the cards face down that have been seen, or that have not."""
    return vec[i64](
        [place for place in range(len(sight.places)) if sight.seen[place] == seen and sight.is_face_down(place)]
    )


def is_worth_a_try(sight: TrafficMemoState) -> bool:
    """Whether an unseen card is likely enough to fit, compared with the chance to help the next seat (TM-8)."""
    fitting, helping = hopes(sight)
    tries = TRY_THIRD
    if len(sight.open) == 1:
        tries = TRY_SECOND
    return sight.wilds or (fitting > 0 and tries * fitting >= helping)


def is_worth_waiting(sight: TrafficMemoState) -> bool:
    """Whether so few unseen cards would make a run that somebody else may look for them; but nobody waits for ever."""
    _, helping = hopes(sight)
    return RARE * helping < len(face_down(sight, False)) and sight.idle_turns < WAITING * sight.seats


def hopes(sight: TrafficMemoState) -> tuple[i64, i64]:
    """Count the unseen numbers that fit what is open, and the others that are next to a card that everybody knows."""
    memory = Memory(sight)
    gone = numbers_taken(sight)
    fitting: i64 = 0
    helping: i64 = 0
    for number in range(sight.low, sight.high + 1):
        if gone[number] or memory.where[number] != NOWHERE:
            continue
        if len(sight.open) > 0 and fits(sight, number):
            fitting += 1
        elif memory.is_beside_known(number):
            helping += 1
    return fitting, helping


def numbers_taken(sight: TrafficMemoState) -> vec[bool]:
    gone = vec[bool]([False] * (AMBULANCE + 1))
    for cards in sight.taken:
        for card in cards:
            gone[card] = True
    return gone


@mypyc_attr(acyclic=True)
class Memory:
    """Where each number lies, as far as it has been shown, and the wild cards: those face down, and how many in all."""

    def __init__(self, sight: TrafficMemoState) -> None:
        self.where: vec[i64] = vec[i64]([NOWHERE] * (HIGHEST + 2))
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

    def is_beside_known(self, number: i64) -> bool:
        return self.where[number - 1] != NOWHERE or self.where[number + 1] != NOWHERE


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
    """Its lowest and its highest number, wild cards filling the holes; 1 and 0 if none can be taken.

    The longest never begins right behind a known number.
    """
    best: tuple[i64, i64] = (1, 0)
    longest: i64 = len(sight.open)
    for first in range(sight.low, sight.high + 1):
        if memory.where[first] == NOWHERE or memory.where[first - 1] != NOWHERE:
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
