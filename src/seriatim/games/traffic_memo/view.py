"""Traffic memo as a seat sees it: a picture for people, its choices, and the numbers a learner reads.

A sight remembers every card that was ever shown; people have to do that themselves (TM-14). So the view shows what is
face up now, and the cards of the last turn until the next one is turned up, and the observation shows all.
"""

from typing import Final

import msgspec

from seriatim.games.modules import Observation
from seriatim.games.traffic_memo import notation
from seriatim.games.traffic_memo.actions import TAKE
from seriatim.games.traffic_memo.cards import EMPTY, FACE_DOWN, HIGHEST, MOST_CARDS, MOST_WILDS, POLICE, is_wild
from seriatim.games.traffic_memo.rules import PATIENCE, TrafficMemoState


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place of the grid: `down`, `up` with its card, or `empty`. A card is a number, `police` or `ambulance`."""

    lies: str
    card: int | str | None = None


class Shown(msgspec.Struct, frozen=True):
    """A card of the last turn: where it was turned up, and whether it was taken or went back."""

    place: int
    card: int | str
    is_taken: bool


class TrafficMemoView(msgspec.Struct, frozen=True):
    """The whole table. `taken` counts each seat's cards; `gone` lists all that are taken, the lowest first."""

    seat: int
    turn: int
    columns: int
    places: list[Spot]
    open: list[int]
    last: list[Shown]
    taken: list[int]
    gone: list[int | str]
    may_take: bool
    idle_turns: int
    outcome: str


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something the seat may do: `turn` up the card at a place, or `take` the run."""

    action: int
    move: str
    kind: str
    place: int | None = None


def view(sight: TrafficMemoState, seat: int) -> TrafficMemoView:
    return TrafficMemoView(
        seat=seat,
        turn=sight.turn,
        columns=sight.columns(),
        places=[spot(sight, place) for place in range(len(sight.places))],
        open=list(sight.open),
        last=[
            Shown(place, card_name(card), sight.places[place] == EMPTY)
            for place, card in zip(sight.last_places, sight.last_cards, strict=True)
        ],
        taken=[len(cards) for cards in sight.taken],
        gone=[card_name(card) for card in sorted(card for cards in sight.taken for card in cards)],
        may_take=not sight.outcome() and sight.may_take(),
        idle_turns=sight.idle_turns,
        outcome=sight.outcome(),
    )


def spot(sight: TrafficMemoState, place: int) -> Spot:
    """Face up are the cards of this turn, and after the end all that still lie."""
    card = sight.places[place]
    if card == EMPTY:
        return Spot("empty")
    if place in sight.open or sight.outcome():
        return Spot("up", card_name(card))
    return Spot("down")


def card_name(card: int) -> int | str:
    if not is_wild(card):
        return card
    return "police" if card == POLICE else "ambulance"


def choices(sight: TrafficMemoState, seat: int) -> list[Choice]:
    return [choice(action) for action in sight.actions(seat)]


def choice(action: int) -> Choice:
    if action == TAKE:
        return Choice(action, notation.format(action), "take")
    return Choice(action, notation.format(action), "turn", action)


MOST_SEATS: Final = 5
SPOT_SIZE: Final = 4


def observe(sight: TrafficMemoState, seat: int) -> Observation:
    """Every place with its card if it was ever shown; the cards gone; the variant; every seat, one's own first."""
    for place in range(MOST_CARDS):
        yield f"place {place}: lies, open, number, wild", observe_place(sight, place)
    gone = [card for cards in sight.taken for card in cards]
    yield "numbers taken", [float(number in gone) for number in range(1, HIGHEST + 1)]
    yield "wild cards taken", [float(sum(is_wild(card) for card in gone)) / int(MOST_WILDS)]
    yield "low", [float(sight.low) / int(HIGHEST)]
    yield "high", [float(sight.high) / int(HIGHEST)]
    yield "wilds", [float(sight.wilds)]
    yield "free stop", [float(sight.free_stop)]
    yield "idle turns", [float(sight.idle_turns) / int(PATIENCE)]
    for steps in range(MOST_SEATS):
        other = (max(seat, 0) + steps) % sight.seats
        yield f"seat +{steps}: cards taken, turn", observe_seat(sight, other) if steps < sight.seats else [0.0, 0.0]


def observe_place(sight: TrafficMemoState, place: int) -> list[float]:
    """Whether a card lies there, whether it is face up now, and what it is, if it was shown: its number, or wild."""
    if place >= len(sight.places) or sight.places[place] == EMPTY:
        return [0.0] * SPOT_SIZE
    card = sight.places[place] if sight.seen[place] or sight.outcome() else FACE_DOWN
    number = 0.0 if is_wild(card) else float(card) / int(HIGHEST)
    return [1.0, float(place in sight.open), number, float(is_wild(card))]


def observe_seat(sight: TrafficMemoState, seat: int) -> list[float]:
    return [float(len(sight.taken[seat])) / int(MOST_CARDS), float(sight.turn == seat)]
