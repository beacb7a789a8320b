"""Sequence as a seat sees it: a picture for people, its choices, and the numbers a learner reads."""

from collections.abc import Iterable
from typing import Final

import msgspec

from seriatim.games.modules import Observation
from seriatim.games.sequence import notation
from seriatim.games.sequence.actions import (
    DISCARD,
    DRAW,
    EXCHANGE,
    PASS,
    PENALTY,
    card_discarded,
    card_exchanged,
    card_played,
    space_of,
)
from seriatim.games.sequence.board import FIVES, SHOWN, SPACE_COUNT, is_corner
from seriatim.games.sequence.cards import CARD_COUNT, KIND_COUNT, is_one_eyed, name_of
from seriatim.games.sequence.rules import SequenceState
from seriatim.games.sequence.stock import LAST_TIME
from seriatim.kit.cards import BLANK


class Line(msgspec.Struct, frozen=True):
    """A sequence that stands: the team and its five spaces."""

    team: int
    spaces: list[int]


class Place(msgspec.Struct, frozen=True):
    """A seat as everybody sees it: its team, how many cards it holds, its discards, and what it owes.

    Where seats draw for themselves, a card may wait for this one; `waiting` counts from 1, the first to have played.
    """

    team: int
    cards: int
    pile: list[str]
    owes: int
    waiting: int
    lost: bool


class SequenceView(msgspec.Struct, frozen=True):
    """The whole table. `hand` is one's own, in order; after the end `hands` shows everybody's.

    Spaces are numbered 0 to 99 from the top left: `shows` has the card of each (a corner has none), `chips` the team.
    `safe` are the spaces whose chips no jack can remove.
    `lifted` are the rounds of lifting for the deal: the card of each seat, or none if it did not lift again.
    """

    seat: int
    turn: int
    dealer: int
    lifted: list[list[str]]
    shows: list[str]
    chips: list[int | None]
    sequences: list[Line]
    safe: list[int]
    goal: int
    hand: list[str]
    places: list[Place]
    deck: int
    times_out: int
    exchanged: bool
    hands: list[list[str]] | None
    outcome: str
    winners: list[int]


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something the seat may do; to `place` or `remove` a chip names the space, and a penalty the team."""

    action: int
    move: str
    kind: str
    card: str | None = None
    space: int | None = None
    team: int | None = None


def view(sight: SequenceState, seat: int) -> SequenceView:
    hands = [names(sorted(hand)) for hand in sight.stock.hands]
    is_over = sight.outcome() != ""
    made = sequences(sight)
    return SequenceView(
        seat=seat,
        turn=sight.turn,
        dealer=sight.dealer(),
        lifted=[names(cards) for cards in sight.lifted],
        shows=names(SHOWN),
        chips=[chip_on(sight, space) for space in range(SPACE_COUNT)],
        sequences=made,
        safe=safe_spaces(sight, made),
        goal=sight.goal(),
        hand=hands[seat] if sight.is_seat(seat) else [],
        places=[place_view(sight, other) for other in range(sight.seats)],
        deck=len(sight.stock.deck),
        times_out=sight.stock.times_out,
        exchanged=sight.exchanged,
        hands=hands if is_over else None,
        outcome=sight.outcome(),
        winners=list(sight.winners()),
    )


def safe_spaces(sight: SequenceState, made: Iterable[Line]) -> list[int]:
    """The spaces of these sequences whose chips no jack can remove (SQ-17, SQ-18); corners have none."""
    spaces = sorted({space for one in made for space in one.spaces if not is_corner(space)})
    return [space for space in spaces if sight.chips.is_safe(space)]


def names(cards: Iterable[int]) -> list[str]:
    return ["" if card == BLANK else name_of(card) for card in cards]


def chip_on(sight: SequenceState, space: int) -> int | None:
    return None if is_corner(space) or sight.chips.is_free(space) else sight.chips.on[space]


def sequences(sight: SequenceState) -> list[Line]:
    return [Line(team, list(FIVES[five])) for team in range(sight.teams) for five in sight.chips.counted[team]]


def place_view(sight: SequenceState, seat: int) -> Place:
    waiting = list(sight.draws.waiting)
    return Place(
        team=sight.team_of(seat),
        cards=len(sight.hand(seat)),
        pile=names(sight.stock.piles[seat]),
        owes=sight.debts[seat],
        waiting=waiting.index(seat) + 1 if seat in waiting else 0,
        lost=sight.draws.was_lost_by(seat),
    )


def choices(sight: SequenceState, seat: int) -> list[Choice]:
    return [choice(action) for action in sorted(sight.actions(seat))]


def choice(action: int) -> Choice:
    move = notation.format(action)
    if action < EXCHANGE:
        card = card_played(action)
        kind = "remove" if is_one_eyed(card) else "place"
        return Choice(action, move, kind, card=name_of(card), space=space_of(action))
    if action < DISCARD:
        return Choice(action, move, "exchange", card=name_of(card_exchanged(action)))
    if action < PASS:
        return Choice(action, move, "pay", card=name_of(card_discarded(action)))
    if action < PENALTY:
        return Choice(action, move, "draw" if action == DRAW else "pass")
    return Choice(action, move, "penalty", team=action - PENALTY)


MOST_SEATS: Final = 12
MOST_TEAMS: Final = 3
LARGEST_HAND: Final = 7
PLACE_SIZE: Final = 5


def observe(sight: SequenceState, seat: int) -> Observation:
    """Own hand and discards, a number each kind; the chips of each team, one's own first; the table; every seat."""
    hand = list(sight.hand(seat)) if sight.is_seat(seat) else []
    gone = [card for pile in sight.stock.piles for card in pile]
    for name, cards in (("hand", hand), ("discards", gone)):
        yield name, [cards.count(kind) / 2 for kind in range(1, KIND_COUNT + 1)]
    yield from observe_board(sight, seat)
    yield "deck", [len(sight.stock.deck) / int(CARD_COUNT)]
    yield "times out", [sight.stock.times_out / int(LAST_TIME)]
    yield "exchanged", [float(sight.exchanged)]
    yield "passes", [sight.passes / MOST_SEATS]
    yield "three teams", [float(sight.teams == MOST_TEAMS)]
    yield "hard", [float(sight.hard)]
    yield "manual draw", [float(sight.manual)]
    yield "penalties", [float(sight.penalties)]
    for place in range(MOST_SEATS):
        yield f"seat +{place}: cards, turn, waits, lost, owes", observe_place(sight, seat, place)


def observe_board(sight: SequenceState, seat: int) -> Observation:
    """A number a space for the chips of one's own team, the next and the next but one, and for those in sequences."""
    chips = [chip_on(sight, space) for space in range(SPACE_COUNT)]
    for place in range(MOST_TEAMS):
        team = (max(seat, 0) + place) % sight.teams if place < sight.teams else None
        yield f"team +{place}: chips", [float(chip is not None and chip == team) for chip in chips]
    standing = {space for made in sequences(sight) for space in made.spaces}
    yield "in a sequence", [float(space in standing) for space in range(SPACE_COUNT)]
    for place in range(MOST_TEAMS):
        team = (max(seat, 0) + place) % sight.teams
        share = min(1.0, int(sight.chips.sequences(team)) / int(sight.goal())) if place < sight.teams else 0.0
        yield f"team +{place}: sequences", [share]


def observe_place(sight: SequenceState, seat: int, place: int) -> list[float]:
    """The seat that many places clockwise: its cards, its turn, whether its card waits or was lost, what it owes."""
    if place >= sight.seats:
        return [0.0] * PLACE_SIZE
    other = (max(seat, 0) + place) % sight.seats
    return [
        len(sight.hand(other)) / LARGEST_HAND,
        float(sight.turn == other),
        float(sight.draws.waits_for(other)),
        float(sight.draws.was_lost_by(other)),
        sight.debts[other] / LARGEST_HAND,
    ]
