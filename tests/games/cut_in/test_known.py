"""What everybody knows of the hands of Cut in! is true, is all that can be known, and is what is imagined."""

from collections.abc import Sequence
from itertools import combinations, permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.cut_in.actions import CUT, LET_GO, OPEN
from seriatim.games.cut_in.known import ANYWHERE, is_within, narrow, nothing_known, release
from seriatim.games.cut_in.rules import CutInState
from seriatim.kit.policy import Policy, RandomPolicy
from seriatim.kit.seed import quick_rng
from seriatim.kit.state import SPECTATOR
from tests.games.cut_in.positions import GAME, actor, known, position


class Place:
    """A card as it was drawn: only its seat knows it, but all know what it must lie between."""

    def __init__(self) -> None:
        self.low, self.high = 0, 51
        self.card = 0


class Watcher:
    """Somebody who looks on, remembers everything, and reasons about the order in which each seat drew its cards."""

    def __init__(self, state: CutInState) -> None:
        self.drawn: list[list[Place | int]] = [[Place() for _ in range(6)] for _ in range(state.seats)]
        self.held = [list(self.places(seat)) for seat in range(state.seats)]

    def places(self, seat: int) -> list[Place]:
        return [place for place in self.drawn[seat] if isinstance(place, Place)]

    def watch(self, before: CutInState, seat: int, cards: Sequence[int], action: int, after: CutInState) -> None:
        """A move and the cards that everybody saw; `before` and `after` are sights of a spectator."""
        if action == OPEN:
            self.drawn[seat].extend(cards)
            return
        for card in cards:
            self.leave(seat, card)
        if after.outcome():
            return
        ends = min([before.left or 51, *cards]), max([before.right, *cards])
        ended = turns_ended(before, action, after)
        first = before.turn if action < CUT else seat
        if ended and action < CUT:
            self.keep(first, ends)
        self.refill(before, seat, cards, after)
        for later in range(1 if action < CUT else 0, ended):
            self.keep((first + later) % before.seats, ends)

    def leave(self, seat: int, card: int) -> None:
        """The card was one of those that could be it; the others may be whatever they were."""
        fitting = [place for place in self.held[seat] if place.low < card < place.high]
        place = min(fitting, key=lambda one: one.high - one.low)
        place.card = card
        self.held[seat].remove(place)

    def keep(self, seat: int, ends: tuple[int, int]) -> None:
        for place in self.held[seat]:
            place.low, place.high = max(place.low, ends[0]), min(place.high, ends[1])

    def refill(self, before: CutInState, seat: int, cards: Sequence[int], after: CutInState) -> None:
        for drawer in range(before.seats):
            for _ in range(len(before.stacks[drawer]) - len(after.stacks[drawer])):
                place = Place()
                self.drawn[drawer].append(place)
                self.held[drawer].append(place)

    def spans(self, seat: int) -> list[tuple[int, int]]:
        found = [(place.low, place.high) for place in self.held[seat] if (place.low, place.high) != (0, 51)]
        return sorted(found, key=lambda span: span[1] - span[0])

    def deal_behind(self, world: CutInState) -> CutInState:
        """The deal that would have led to this world: every hand's cards are put where they could have been drawn."""
        dealt = GAME.deal(int(world.seats), {"youngest": int(world.youngest)}, seed=1)
        for seat in range(world.seats):
            matched(self.held[seat], [int(card) for card in world.hands[seat]])
            order = [place.card if isinstance(place, Place) else place for place in self.drawn[seat]]
            order += reversed([int(card) for card in world.stacks[seat]])
            dealt.hands[seat] = vec[i64](sorted(order[:6]))
            dealt.stacks[seat] = vec[i64](list(reversed(order[6:])))
        dealt.left_out = vec[i64](list(world.left_out))
        return dealt


def turns_ended(before: CutInState, action: int, after: CutInState) -> int:
    """How many turns ended by a move that opened no row, as everybody can count."""
    seats = int(before.seats)
    if action >= CUT:
        return seats if after.left == 0 else int(after.passes)
    if after.left == 0:
        return seats + 1
    return 0 if after.turn == before.turn and after.passes == 0 else int(after.passes) + 1


def matched(places: list[Place], cards: list[int]) -> None:
    """Give every place one of the cards that fits it; there must be a way."""
    for order in permutations(cards):
        if all(place.low < card < place.high for place, card in zip(places, order, strict=True)):
            for place, card in zip(places, order, strict=True):
                place.card = card
            return
    raise AssertionError(f"{cards} cannot be what was drawn")


def shown_by(state: CutInState, seat: int, action: int) -> list[int]:
    """The cards that a move puts on the table."""
    if action == OPEN:
        return [int(state.stacks[seat][-1])]
    if action == LET_GO:
        return []
    if action >= CUT:
        return [int(card) for card in state.chosen(seat, action - CUT)]
    return [action % 50 + 1]


Move = tuple[int, str]


def watched(seats: int, seed: str, policy: Policy) -> "list[tuple[CutInState, Watcher, list[Move]]]":
    """Some moments of a game: the truth, somebody who has watched it all, and the moves so far."""
    moments = []
    for stop in range(4, 60, 7):
        state, rng, moves = GAME.deal(seats, {"youngest": seats - 1}, seed=seed), quick_rng(seed), list[Move]()
        watcher = Watcher(state)
        while not state.outcome() and len(moves) < stop:
            before, seat = state.copy(), actor(state)
            action = int(policy.choose(state, seat, rng))
            moves.append((seat, GAME.write_move(state, seat, action)))
            GAME.play(state, seat, action)
            cards = shown_by(before, seat, action)
            watcher.watch(before.sight(SPECTATOR), seat, cards, action, state.sight(SPECTATOR))
        if not state.outcome():
            moments.append((state, watcher, moves))
    return moments


def replayed(dealt: CutInState, moves: Sequence[Move]) -> CutInState:
    for seat, text in moves:
        GAME.play(dealt, seat, GAME.read_move(dealt, seat, text))
    return dealt


GAMES_WATCHED = [(seats, f"{seats}/{number}") for seats in (2, 3, 4, 5) for number in range(6)]


@pytest.mark.parametrize("policy", [RandomPolicy(), GAME.habit()], ids=["chance", "habit"])
@pytest.mark.parametrize(("seats", "seed"), GAMES_WATCHED)
def test_the_state_knows_of_the_hands_what_a_watcher_can_know(seats: int, seed: str, policy: Policy) -> None:
    """CI-8, CI-9, ALL-6"""
    for state, watcher, _ in watched(seats, seed, policy):
        for seat in range(seats):
            assert known(state, seat) == watcher.spans(seat)


@pytest.mark.parametrize("policy", [RandomPolicy(), GAME.habit()], ids=["chance", "habit"])
@pytest.mark.parametrize(("seats", "seed"), GAMES_WATCHED)
def test_whatever_is_imagined_could_have_been_dealt(seats: int, seed: str, policy: Policy) -> None:
    """ALL-6: there is a deal from which the same moves, with the same passes, lead to the world imagined."""
    rng = quick_rng(seed)
    for state, watcher, moves in watched(seats, seed, policy):
        for looker in (*range(seats), SPECTATOR):
            world = state.sight(looker).imagine(rng)
            assert replayed(watcher.deal_behind(world), moves).facts() == world.facts()


@pytest.mark.parametrize("policy", [RandomPolicy(), GAME.habit()], ids=["chance", "habit"])
def test_the_games_watched_show_all_that_can_be_known(policy: Policy) -> None:
    """So that the two tests before this one test something: spans within spans, and rows put away."""
    moments = [moment for seats, seed in GAMES_WATCHED for moment in watched(seats, seed, policy)]
    spans = [known(state, seat) for state, *_ in moments for seat in range(state.seats)]
    assert sum(len(set(found)) > 1 for found in spans) > 20
    assert sum(state.row > 1 for state, *_ in moments) > 20
    assert sum(state.gap_high > 0 for state, *_ in moments) > 20


# One hand


def hands_possible(spans: Sequence[int], size: int) -> set[tuple[int, ...]]:
    """All hands of cards from 1 to 8 with a card of its own for each span."""
    return {
        held
        for held in combinations(range(1, 9), size)
        if any(all(is_within(c, s) for c, s in zip(order, spans, strict=True)) for order in permutations(held))
    }


NESTED = [
    [(2, 5), (2, 5), (0, 51)],
    [(2, 5), (1, 7), (0, 51)],
    [(3, 6), (3, 7), (1, 7)],
    [(1, 7), (1, 7), (1, 7)],
    [(4, 6), (0, 51), (0, 51)],
]


@pytest.mark.parametrize("pairs", NESTED)
def test_after_a_card_has_left_exactly_the_hands_are_possible_that_it_could_leave(pairs: list[tuple[int, int]]) -> None:
    """ALL-6"""
    before = hands_possible(list(position((), (), known={0: pairs}).spans)[:3], 3)
    for card in {card for held in before for card in held}:
        spans = position((), (), known={0: pairs}).spans
        release(spans, 0, card)
        after = {held for held in hands_possible(list(spans)[:2], 2) if card not in held}
        assert after == {tuple(one for one in held if one != card) for held in before if card in held}


def test_at_first_nothing_is_known() -> None:
    assert list(nothing_known(3)) == [ANYWHERE] * 18
    assert all(is_within(card, ANYWHERE) for card in range(1, 51))


def test_spans_lie_within_each_other_whatever_is_learnt() -> None:
    spans = nothing_known(2)
    narrow(spans, 1, 2, 10, 40)
    narrow(spans, 1, 4, 5, 30)
    narrow(spans, 1, 5, 8, 45)
    pairs = [(int(span) // 64, int(span) % 64) for span in spans]
    assert pairs == [(0, 51)] * 6 + [(10, 30), (10, 30), (8, 30), (8, 30), (8, 45), (0, 51)]


def test_what_is_learnt_of_one_seat_is_nothing_about_another() -> None:
    spans = nothing_known(3)
    narrow(spans, 1, 6, 10, 40)
    release(spans, 2, 20)
    release(spans, 0, 20)
    assert list(spans)[:6] == list(spans)[12:] == [ANYWHERE] * 6
