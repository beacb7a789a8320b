"""The state of a game: the one thing that knows what may happen next.

Every game has one subclass, in its `rules.py`. A state is either the *truth* or a *sight*: the truth as one seat
knows it, with blanks for the cards it has not seen. Both are of the same class and answer the same questions.
"""

from abc import abstractmethod
from hashlib import sha256
from typing import Final, Self

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from seriatim.kit.abstract import check_on_init, require_methods
from seriatim.kit.fields import COPIER, FactLister, FieldVisitor, Plain, PlainReader, PlainWriter
from seriatim.kit.rng import Rng

TABLE: Final[i64] = -1
"""The pseudo-seat for what the table itself does, such as a ruling."""

SPECTATOR: Final[i64] = -2
"""Who looks on: its sight holds what everybody sees, and no more."""

NOBODY: Final[i64] = -3
"""The seat on turn while no seat is."""

EVERYTHING: Final[i64] = -4
"""The `viewer` of a truth, in which nothing is hidden."""

MOST_SEATS: Final = 1000
"""No table has so many seats; a number beyond this is no seat anywhere."""

REQUIRED_METHODS: Final = (
    "action_count",
    "actions",
    "actors",
    "apply",
    "default_for",
    "empty",
    "fields",
    "imagine",
    "objection_to",
    "outcome",
    "redeal",
    "scores",
    "sight",
    "signals",
    "winners",
)
"""What every game must write: the abstract methods of `State`."""


class NotVisible(LookupError):
    """A sight was asked for something that its viewer cannot see."""


def alone(seat: i64) -> vec[i64]:
    """Only this seat, as `actors` mostly answers; no seat for NOBODY."""
    if seat == NOBODY:
        return vec[i64]()
    return vec[i64]([seat])


def name_of(viewer: i64) -> str:
    """Who looks, in words."""
    return "a spectator" if viewer == SPECTATOR else f"seat {viewer}"


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A game in progress. Seats and actions are small integers, so that a million games cost a moment.

    States are equal if they are of one class and have equal facts. They change, so they are not hashable: `digest()`
    is the key for a dictionary. They can be pickled and deep-copied.
    """

    seats: i64 = 0
    """How many seats there are."""
    viewer: i64 = EVERYTHING
    """Whose sight this is: a seat or SPECTATOR; EVERYTHING for a truth."""

    def __init__(self) -> None:
        require_methods(type(self), State, REQUIRED_METHODS)

    def __init_subclass__(cls) -> None:
        check_on_init(cls, State, REQUIRED_METHODS)

    # What may be done

    @abstractmethod
    def actors(self) -> vec[i64]:
        """The seats that may make a move now; none when the game is over. Several at once are nothing special."""

    def only_actor(self) -> i64:
        """The only actor, in games that can tell it more quickly than `actors`; NOBODY: ask `actors`."""
        return NOBODY

    @abstractmethod
    def actions(self, seat: i64) -> vec[i64]:
        """The moves this seat may make now; none if it is not an actor. The table's own moves are those of TABLE."""

    @abstractmethod
    def signals(self, seat: i64) -> vec[i64]:
        """What this seat may say now. Talk changes nobody's turn, so whoever may only talk is no actor."""

    @abstractmethod
    def action_count(self) -> i64:
        """Actions and signals are the numbers below this."""

    def objection(self, seat: int, action: int) -> str | None:
        """Why the rules refuse this move or signal, as a key; None: they allow it. Any two numbers may be asked."""
        if self.outcome():
            return "game-over"
        count: int = self.action_count()
        if action < 0 or action >= count:
            return "no-such-move"
        if seat < -MOST_SEATS or seat > MOST_SEATS or len(self.actors()) == 0:
            return "not-your-turn"
        return self.objection_to(seat, action)

    @abstractmethod
    def objection_to(self, seat: i64, action: i64) -> str | None:
        """What this game has against the action, while the game runs; the action is one of the game's."""

    @abstractmethod
    def apply(self, seat: i64, action: i64) -> None:
        """Make an allowed move or signal happen. Nothing is checked here; `Game.play` checks first."""

    def default_action(self, seat: i64) -> i64:
        """The move made for an actor whose time is up."""
        if seat not in self.actors():
            raise ValueError(f"seat {seat} has no move to make now")
        return self.default_for(seat)

    @abstractmethod
    def default_for(self, seat: i64) -> i64:
        """The move made for this seat when its time is up; it is an actor."""

    # The end

    @abstractmethod
    def scores(self) -> vec[float]:
        """A score for each seat; more is better."""

    @abstractmethod
    def winners(self) -> vec[i64]:
        """The seats that have won; none while the game runs, all or none where it is cooperative."""

    @abstractmethod
    def outcome(self) -> str:
        """Why the game is over, as a key; empty while it runs."""

    # All it holds

    @abstractmethod
    def fields(self, source: "State", visitor: FieldVisitor) -> None:
        """Hand every field of a state of this game but `seats` to the visitor, and store the answer in this one."""

    @abstractmethod
    def empty(self) -> Self:
        """A state of the same class that holds nothing yet."""

    def take_fields(self, source: "State", visitor: FieldVisitor) -> None:
        """Hand every field of that state to the visitor, and store the answer in this one."""
        self.viewer = visitor.unlisted_number(source.viewer)
        self.seats = visitor.number(source.seats)
        self.fields(source, visitor)

    def copy(self) -> Self:
        """A state of its own with the same facts."""
        twin = self.empty()
        twin.take_fields(self, COPIER)
        return twin

    def copy_for(self, viewer: i64) -> Self:
        """A copy to become the sight of this viewer, or a truth for EVERYTHING."""
        if self.viewer != EVERYTHING and viewer >= 0:
            self.require_sight_of(viewer)
        twin = self.copy()
        twin.viewer = viewer
        return twin

    def facts(self) -> vec[i64]:
        """All this state holds, as numbers in a fixed order: equal facts, equal states."""
        lister = FactLister()
        self.empty().take_fields(self, lister)
        return lister.facts

    def digest(self) -> str:
        """The SHA-256 of the facts: a key for a dictionary, the same on every machine."""
        return sha256(",".join([str(fact) for fact in self.facts()]).encode()).hexdigest()

    def plain(self) -> Plain:
        """All this state holds, and whose it is, as plain data; `from_plain` reads it."""
        writer = PlainWriter()
        self.empty().take_fields(self, writer)
        return writer.plain

    def from_plain(self, plain: Plain) -> Self:
        """The state of this class that was written by `plain`."""
        reader = PlainReader(plain)
        state = self.empty()
        state.take_fields(state, reader)
        reader.finish()
        return state

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or type(other) is not type(self):
            return NotImplemented
        return self.facts() == other.facts()

    def __hash__(self) -> int:
        raise TypeError(f"{type(self).__name__} is not hashable, for it changes: use its digest() as a key")

    def __repr__(self) -> str:
        viewer = "" if self.viewer == EVERYTHING else f", as {name_of(self.viewer)} sees it"
        return f"<{type(self).__name__}: {self.seats} seats, {self.turn_in_words()}{viewer}>"

    def turn_in_words(self) -> str:
        if self.outcome():
            return f"over: {self.outcome()}"
        actors = ", ".join([str(seat) for seat in self.actors()])
        return f"turn of {'seats' if ',' in actors else 'seat'} {actors}" if actors else "not dealt"

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return read_state, (type(self), self.plain())

    @abstractmethod
    def redeal(self, rng: Rng) -> Self:
        """A new game at the same table: these seats and options, dealt anew."""

    # What is known

    @abstractmethod
    def sight(self, seat: i64) -> Self:
        """What the seat knows: this state with blanks for what is hidden from it. After the end all is open."""

    @abstractmethod
    def imagine(self, rng: Rng) -> Self:
        """Of a sight: a truth that could lie behind it, its blanks dealt at random, true to all that is known."""

    def require_hand(self, seat: i64) -> None:
        """Refuse to answer from a hand that the viewer of this sight cannot see."""
        if self.viewer != EVERYTHING and self.viewer != seat:
            raise NotVisible(f"{name_of(self.viewer)} cannot see the hand of seat {seat}")

    def require_sight_of(self, seat: i64) -> None:
        """Refuse to answer for another seat than the viewer of this sight."""
        if self.viewer != seat and not self.outcome():
            raise NotVisible(f"{name_of(self.viewer)} cannot see what seat {seat} sees")


def read_state(kind: type[State], plain: Plain) -> State:
    """What unpickles a state."""
    return kind().from_plain(plain)
