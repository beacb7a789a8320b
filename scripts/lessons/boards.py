"""A small board that shows a rule: some positions, how they follow each other, and why other moves are refused.

The positions grow from one that was set by hand. `path` is the way through them that shows the rule. Beside it stand
those to which the learner's own moves lead, as far as there is room, so that a rule can be tried without a server.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from seriatim.games.game import AnyGame, NotAMove, Value
from seriatim.kit.state import State
from seriatim.phrase import Phrase

LEARNER: Final = 0
SILENT: Final = ("signal", "word")
"""Kinds of choices that a lesson leaves out unless it is about them."""
Move = tuple[int, str]
Reply = Callable[[State, int], int]
"""What another seat does when it is to act."""


class Event(msgspec.Struct, frozen=True):
    """A move that led to a position: whose, and in words."""

    seat: int
    telling: Phrase


class Position(msgspec.Struct, frozen=True):
    """How the table lies. `changed` is what is not as in the first position; `after` names where the choices lead.

    `refused` gives the reasons why other moves are not allowed; for those it does not name it is `otherwise`. Those
    `beyond` are allowed, but lead out of the lesson.
    """

    changed: Mapping[str, Any]
    awaited: Sequence[int]
    events: Sequence[Event]
    choices: Sequence[Any]
    after: Mapping[str, int]
    beyond: Sequence[str]
    refused: Mapping[str, str]
    otherwise: str
    is_over: bool


class Lesson(msgspec.Struct, frozen=True):
    """All that a page needs to show it; the first position is the one to begin with."""

    seats: int
    options: Mapping[str, Value]
    view: Mapping[str, Any]
    positions: Sequence[Position]
    path: Sequence[int]


class Step(msgspec.Struct, frozen=True):
    """A move that a guided round asks for at a place; the sentence is `web-first-<game>-<name>`.

    `lights` are the parts of the board to touch, by their `data-` attributes: `card` 34, `pile` a.
    """

    place: int
    name: str
    move: str
    lights: Sequence[tuple[str, str]]


class Round(msgspec.Struct, frozen=True):
    """A guided round: a lesson with one way through it, and what the learner is asked for on that way."""

    game: str
    lesson: Lesson
    steps: Sequence[Step]


class Reached:
    """A position while the lesson is being made."""

    def __init__(self, state: State, events: Sequence[Event]) -> None:
        self.state = state
        self.events = events
        self.after: dict[str, int] = {}


class Maker:
    """Makes one lesson."""

    def __init__(self, game: AnyGame, state: State, reply: Reply | None, kinds_out: Sequence[str]) -> None:
        self.game = game
        self.reply = reply
        self.kinds_out = kinds_out
        self.reached = [Reached(state, [])]
        self.places = {state.digest(): 0}

    def go(self, start: int, seat: int, action: int, *, answered: bool) -> int:
        """Where a move leads from a place; whoever else is to act then answers, if it is so in this lesson."""
        state = self.reached[start].state.copy()
        events = [self.make(state, seat, action)]
        while answered and self.reply and not state.outcome() and LEARNER not in self.game.awaited(state):
            other = int(self.game.awaited(state)[0])
            events.append(self.make(state, other, self.reply(state, other)))
        return self.place(state, events)

    def make(self, state: State, seat: int, action: int) -> Event:
        event = Event(seat, self.game.telling(state, seat, action))
        self.game.play(state, seat, action)
        return event

    def place(self, state: State, events: Sequence[Event]) -> int:
        key = state.digest()
        if key not in self.places:
            self.places[key] = len(self.reached)
            self.reached.append(Reached(state, events))
        return self.places[key]

    # Growing

    def follow(self, path: Sequence[Move]) -> list[int]:
        """The places along a path."""
        places = [0]
        for seat, move in path:
            state = self.reached[places[-1]].state
            action = self.game.read_move(state, seat, move)
            place = self.go(places[-1], seat, action, answered=False)
            if seat == LEARNER:
                self.reached[places[-1]].after[move] = place
            places.append(place)
        return places[1:]

    def grow(self, most: int) -> None:
        """Whatever the learner may do, until there are so many places."""
        start = 0
        while start < len(self.reached):
            for action, move in self.own_moves(start):
                if move not in self.reached[start].after and len(self.reached) < most:
                    self.reached[start].after[move] = self.go(start, LEARNER, action, answered=True)
            start += 1

    def own_moves(self, place: int) -> Iterator[tuple[int, str]]:
        for choice in self.choices(place):
            yield choice.action, choice.move

    def choices(self, place: int) -> list[Any]:
        state = self.reached[place].state
        if state.outcome():
            return []
        choices: Sequence[Any] = self.game.choices(state.sight(LEARNER), LEARNER)
        return [choice for choice in choices if choice.kind not in self.kinds_out]

    def shown(self, place: int) -> list[Any]:
        """The choices that a board shows there: those that lead to a position."""
        return [choice for choice in self.choices(place) if choice.move in self.reached[place].after]

    # Writing

    def facts(self, place: int) -> dict[str, Any]:
        view: dict[str, Any] = msgspec.to_builtins(self.game.view(self.reached[place].state.sight(LEARNER), LEARNER))
        return view

    def position(self, place: int) -> Position:
        first, facts = self.facts(0), self.facts(place)
        reached = self.reached[place]
        refused, otherwise = self.refusals(reached.state)
        return Position(
            changed={name: value for name, value in facts.items() if value != first[name]},
            awaited=[] if reached.state.outcome() else [int(seat) for seat in self.game.awaited(reached.state)],
            events=reached.events,
            choices=self.shown(place),
            after=reached.after,
            beyond=[choice.move for choice in self.choices(place) if choice.move not in reached.after],
            refused=refused,
            otherwise=otherwise,
            is_over=reached.state.outcome() != "",
        )

    def refusals(self, state: State) -> tuple[dict[str, str], str]:
        """Why the learner may not do what the cards in hand suggest, and the reason that is given most often."""
        found: dict[str, str] = {}
        for action in range(self.game.action_count):
            reason = state.objection(LEARNER, action)
            if reason is not None and reason not in ("card-not-in-hand", "no-such-move", "no-such-signal"):
                move = self.written(state, action)
                if move:
                    found[move] = self.game.refusal(reason).key
        most = Counter(found.values()).most_common(1)
        otherwise = most[0][0] if most else self.game.refusal("not-your-turn").key
        return {move: key for move, key in found.items() if key != otherwise}, otherwise

    def written(self, state: State, action: int) -> str:
        try:
            return self.game.write_move(state, LEARNER, action)
        except (NotAMove, ValueError, IndexError):
            return ""


def lesson(
    game: AnyGame,
    state: State,
    *path: str | Move,
    reply: Reply | None = None,
    most: int = 24,
    talk: bool = False,
    **options: Value,
) -> Lesson:
    """A lesson from this position. The path's moves are the learner's, seat 0's, unless they name another seat."""
    maker = Maker(game, state, reply, () if talk else SILENT)
    way = maker.follow([(LEARNER, move) if isinstance(move, str) else move for move in path])
    maker.grow(most)
    positions = [maker.position(place) for place in range(len(maker.reached))]
    return Lesson(len(state.scores()), options, maker.facts(0), positions, way)


CARD_KINDS: Final = ("lay", "place", "remove", "turn")
"""Kinds of choices that light up where a card may go: where a guided round asks for one, it offers no other."""
Wish = tuple[str, str, tuple[str, ...]]


def step(name: str, move: str, *lights: str) -> Wish:
    """A step of a guided round: its name, the move, and what to touch, as in `card=34`, `pile=a`."""
    return name, move, lights


def guided(game: AnyGame, state: State, *path: Wish | Move, **options: Value) -> Round:
    """A guided round from this position, with the moves of other seats between the steps."""
    maker = GuideMaker(game, state, None, ())
    way = maker.follow([(LEARNER, one[1]) if len(one) == 3 else one for one in path])
    assert len({0, *way}) == len(path) + 1, "a guided round never comes back to a position"
    positions = [maker.position(place) for place in range(len(maker.reached))]
    assert not any(position.is_over for position in positions), "a guided round ends before the game does"
    steps = [
        Step(place, one[0], one[1], [(name, value) for name, _, value in (light.partition("=") for light in one[2])])
        for place, one in zip([0, *way[:-1]], path, strict=True)
        if len(one) == 3
    ]
    return Round(game.id, Lesson(len(state.scores()), options, maker.facts(0), positions, way), steps)


class GuideMaker(Maker):
    """Makes a guided round."""

    def shown(self, place: int) -> list[Any]:
        """The move that is asked for, and what else is possible: talk only where it is asked for."""
        after, choices = self.reached[place].after, self.choices(place)
        asked = {one.kind for one in choices if one.move in after}
        out = set(SILENT) - asked | (set(CARD_KINDS) if asked & set(CARD_KINDS) else set())
        return [one for one in choices if one.move in after or one.kind not in out]
