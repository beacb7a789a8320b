"""One game at a table, from its deal to its end: its state, the moves that led to it, and whom it waits for.

The state is always what the moves lead to from the deal. A move that is taken back is removed, and the others are
played again.
"""

from collections.abc import Mapping, Sequence

import msgspec

from seriatim.games.game import AnyGame, Value
from seriatim.kit.state import State
from seriatim.record import Record, Step, record_of
from seriatim.table.events import Player
from seriatim.table.settings import MOST_TURNS
from seriatim.table.turns import Line, Turns


class MoveEntry(msgspec.Struct, frozen=True):
    """A move or signal in the game so far: the number of its event, and whether the others do not know it yet."""

    sequence: int
    seat: int
    move: str
    is_secret: bool
    is_signal: bool = False
    player: Player = "person"


class MoveResult(msgspec.Struct, frozen=True):
    """What a move or signal leads to: the action, the action as the others hear it, and the state after it.

    It holds what nobody else may know, so it stays in memory and is neither stored nor sent.
    """

    action: int
    heard: int | None
    state: State


class Missed(msgspec.Struct, frozen=True):
    """A chance to interrupt that has passed: whose it was, after which event it opened, and when it closed."""

    seat: int
    position: int
    due: int


class Warned(msgspec.Struct, frozen=True):
    """A team that another seat has warned, and whether it denies the advice (SQ-21)."""

    seat: int
    team: int
    is_denied: bool = False


class SeatRequest(msgspec.Struct, frozen=True):
    """A request to sit down in place of a bot: who asks for which seat, under which name."""

    person: str
    seat: int
    name: str


LatePosition = tuple[int, int, int]
"""A position that is shown late: by how many moves, the number of the next move's event, and the moves taken back."""


class GameInPlay:
    """A game that was dealt at a table. Only `evolve` changes it."""

    def __init__(self, game: AnyGame, seats: int, options: Mapping[str, Value], seed: str, rules: int) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.seed = seed
        self.rules = rules
        self.state: State = self.dealt()
        self.steps: list[MoveEntry] = []
        self.tail: list[State] = []
        """The states before the last moves, back to the last one that was heard: only these may be taken back."""
        self.turns = Turns(game, MOST_TURNS)
        self.position = 0
        """The number of the last event that showed anybody anything new."""
        self.bots: frozenset[int] = frozenset()
        """The seats at which bots play."""
        self.since: dict[int, int] = {}
        """Since when each awaited seat has been awaited."""
        self.nudged: set[int] = set()
        self.late: set[int] = set()
        """Seats whose time is up: a bot makes one move for each."""
        self.missed: Missed | None = None
        self.signals: dict[int, int] = {}
        """How many signals each seat has given since the last move."""
        self.take_backs: dict[int, int] = {}
        self.warned: Warned | None = None
        self.votes: dict[str, bool] = {}
        """Whether each person who has voted on the warning holds it to be right."""
        self.warnings = 0
        self.requests: dict[int, SeatRequest] = {}
        """Open requests to sit down, by the number of the event with which each was made."""
        self.requested = 0
        """How many requests there have been in this game."""
        self.turned_down: set[str] = set()
        """Whom the host has not let sit down in this game."""
        self.was_shown = False
        """Whether spectators may have seen hands in this game."""
        self.known_views: tuple[LatePosition, Sequence[msgspec.Struct]] | None = None
        """The last `late_views`."""

    def dealt(self) -> State:
        state: State = self.game.deal(self.seats, self.options, seed=self.seed, rules=self.rules)
        return state

    def begin(self, sequence: int, time: int, bots: frozenset[int]) -> None:
        self.position = sequence
        self.bots = bots
        self.wait(time)

    # Changes

    def result_of(self, seat: int, action: int) -> MoveResult:
        """What a legal move or signal would lead to. Nothing changes."""
        after = self.state.copy()
        after.apply(seat, action)
        return MoveResult(action, self.game.heard(self.state, seat, action), after)

    def make(self, entry: MoveEntry, time: int, result: MoveResult | None = None) -> None:
        """Make a move or a signal happen. `result` is its `result_of`, if that is known already."""
        if result is None:
            result = self.result_of(entry.seat, self.game.read_move(self.state, entry.seat, entry.move))
        if result.heard is not None:
            self.tell(entry, result.heard)
        others = {int(seat) for seat in self.state.actors()} - {entry.seat}
        self.tail = [*self.tail, self.state] if entry.is_secret else [self.state]
        self.steps.append(entry)
        self.state = result.state
        if result.heard is not None or {int(seat) for seat in self.state.actors()} != others:
            self.position = entry.sequence
        if entry.is_signal:
            self.signals[entry.seat] = self.signals.get(entry.seat, 0) + 1
        else:
            self.signals.clear()
            self.restart(entry.seat)
        self.wait(time)

    def tell(self, entry: MoveEntry, heard: int) -> None:
        """Add what everybody hears of a move or signal to the turns in words."""
        telling = self.game.telling(self.state, entry.seat, heard)
        part = None if entry.is_signal else self.game.turn_part(self.state, entry.seat, heard)
        self.turns.add(Line(entry.sequence, entry.seat, telling), part)

    def take_back(self, sequence: int, at: int, time: int) -> None:
        """Remove the move whose event has this number, and play the others again."""
        seat = next(entry.seat for entry in self.steps if entry.sequence == sequence)
        self.steps = [entry for entry in self.steps if entry.sequence != sequence]
        self.turns.remove(sequence, at)
        self.take_backs[seat] = self.take_backs.get(seat, 0) + 1
        self.state = self.played(self.steps)
        self.tail = []
        self.position = at
        self.missed = None
        self.restart(seat)
        self.wait(time)

    def before(self, place: int) -> State:
        """The state before the move at this place."""
        back = len(self.steps) - place
        return self.tail[-back].copy() if back <= len(self.tail) else self.played(self.steps[:place])

    def played(self, steps: list[MoveEntry]) -> State:
        """The state to which these moves lead from the deal."""
        state = self.dealt()
        for entry in steps:
            self.game.play(state, entry.seat, self.game.read_move(state, entry.seat, entry.move))
        return state

    # Whom it waits for

    def wait(self, time: int) -> None:
        """Note whom the game waits for; the time of a seat starts when it is first awaited."""
        self.since = {seat: self.since.get(seat, time) for seat in self.awaited()}
        self.nudged &= self.since.keys()
        self.late &= self.since.keys()

    def awaited(self) -> list[int]:
        """The seats without which the game does not go on; for a bot that waits for people, these people."""
        if self.state.outcome():
            return []
        seats: set[int] = set()
        for seat in self.game.awaited(self.state):
            seats.update(self.people_before(seat) or [seat])
        return sorted(seats)

    def people_before(self, seat: int) -> list[int]:
        """The people whom a bot at this seat waits for; see `Game.bots_wait_for`. Nobody, if no bot plays there."""
        if seat not in self.bots:
            return []
        return [other for other in self.game.bots_wait_for(self.state, seat) if other not in self.bots]

    def restart(self, seat: int) -> None:
        """Forget how long a seat has been awaited: it has moved."""
        self.since.pop(seat, None)
        self.nudged.discard(seat)
        self.late.discard(seat)

    # Requests to sit down

    def request_of(self, person: str) -> int | None:
        """The number of the person's open request; None if there is none."""
        return next((number for number, request in self.requests.items() if request.person == person), None)

    def drop_requests(self, seat: int, person: str) -> None:
        """Drop the requests for a seat that is taken now, and those of the person who has taken it."""
        others = {number: one for number, one in self.requests.items() if one.seat != seat and one.person != person}
        self.requests = others

    # Questions

    def is_over(self) -> bool:
        return self.state.outcome() != ""

    def window(self) -> int | None:
        """How long the present chance to interrupt lasts, in milliseconds; see `Game.window_ms`."""
        return None if self.is_over() else self.game.window_ms(self.state)

    def pauses(self) -> int:
        """How many pauses bots make before they move now; see `Game.pauses`."""
        return self.game.pauses(self.state)

    def late_views(self, moves: int) -> Sequence[msgspec.Struct] | None:
        """What each seat saw before the last so many moves; None if there were fewer. Computed once a position."""
        places = [place for place, entry in enumerate(self.steps) if not entry.is_signal]
        if len(places) < moves:
            return None
        place = places[-moves]
        position = moves, self.steps[place].sequence, sum(self.take_backs.values())
        if self.known_views is None or self.known_views[0] != position:
            state = self.played(self.steps[:place])
            views = [self.game.view(state.sight(seat), seat) for seat in range(self.seats)]
            self.known_views = position, views
        return self.known_views[1]

    def record(self) -> Record:
        """The game as a record. It shows the seed, so it is for finished games only."""
        steps = [Step(entry.seat, entry.move) for entry in self.steps]
        return record_of(self.game, self.seats, self.options, self.seed, steps, rules=self.rules)
