"""The state of a game, with its rules: what may happen next, and what it changes.

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
"""The pseudo-seat of spectators: its sight shows only what everybody sees."""

NOBODY: Final[i64] = -3
"""The value of `turn` when it is no seat's turn."""

OMNISCIENT: Final[i64] = -4
"""The `viewer` of a truth, in which nothing is hidden."""

MOST_SEATS: Final = 1000
"""An upper limit for the seats of any table: larger numbers are never seats."""

REQUIRED_METHODS: Final = (
    "action_count",
    "actions",
    "actors",
    "apply",
    "assign_game_fields",
    "default_for",
    "empty",
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
    """Return a list of only this seat; an empty one for NOBODY. Most games answer `actors` so."""
    if seat == NOBODY:
        return vec[i64]()
    return vec[i64]([seat])


def name_of(viewer: i64) -> str:
    """Return the viewer in words."""
    return "a spectator" if viewer == SPECTATOR else f"seat {viewer}"


def require_whole(number: int) -> None:
    """Raise `TypeError` for anything but a whole number, in the words that compiled code has for it."""
    if not isinstance(number, int):
        raise TypeError(f"int object expected; got {type(number).__name__}")


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A game in progress. Seats and actions are small integers, so that a million games cost a moment.

    States are equal if they are of one class and have equal facts. They change, so they are not hashable: `digest()`
    is the key for a dictionary. They can be pickled and deep-copied.
    """

    seats: i64 = 0
    """The number of seats."""
    rules_version: i64 = 1
    """The version of the rules by which this game is played; `redeal` keeps it."""
    viewer: i64 = OMNISCIENT
    """Whose sight this is: a seat or SPECTATOR; OMNISCIENT for a truth."""

    def __init__(self) -> None:
        require_methods(type(self), State, REQUIRED_METHODS)

    def __init_subclass__(cls) -> None:
        check_on_init(cls, State, REQUIRED_METHODS)

    # What may be done

    @abstractmethod
    def actors(self) -> vec[i64]:
        """Return the seats that may make a move now: several in some positions, none when the game is over."""

    def only_actor(self) -> i64:
        """Return the only actor if the game knows it cheaply. NOBODY means: call `actors`."""
        return NOBODY

    @abstractmethod
    def actions(self, seat: i64) -> vec[i64]:
        """Return the moves this seat may make now; none if it is not an actor. TABLE has the table's own moves."""

    @abstractmethod
    def signals(self, seat: i64) -> vec[i64]:
        """Return what this seat may say now. Talk changes nobody's turn, so a seat that may only talk is no actor."""

    @abstractmethod
    def action_count(self) -> i64:
        """Return the number of actions and signals together. All of them are below it."""

    def objection(self, seat: int, action: int) -> str | None:
        """Return why the rules refuse this move or signal, as a key; None if they allow it.

        It takes any two whole numbers. Anything else is a `TypeError`.
        """
        require_whole(seat)
        require_whole(action)
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
        """Return why this game refuses the action. Called only for its own actions, while it runs."""

    @abstractmethod
    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an allowed move or signal. Nothing is checked here; `Game.play` checks first."""

    def default_action(self, seat: i64) -> i64:
        """Return the move that is made for an actor whose time is up."""
        if seat not in self.actors():
            raise ValueError(f"seat {seat} has no move to make now")
        return self.default_for(seat)

    @abstractmethod
    def default_for(self, seat: i64) -> i64:
        """Return the move that is made for this actor when its time is up."""

    # The end

    @abstractmethod
    def scores(self) -> vec[float]:
        """Return a score for each seat; more is better."""

    @abstractmethod
    def winners(self) -> vec[i64]:
        """Return the seats that have won: none while the game runs, all or none if it is cooperative."""

    @abstractmethod
    def outcome(self) -> str:
        """Return why the game is over, as a key; empty while it runs."""

    # Fields, copies and facts

    @abstractmethod
    def assign_game_fields(self, source: "State", visitor: FieldVisitor) -> None:
        """Pass every field of this game to the visitor, but none of `State`, and store the results here."""

    @abstractmethod
    def empty(self) -> Self:
        """Return an empty state of the same class."""

    def assign_fields(self, source: "State", visitor: FieldVisitor) -> None:
        """Pass every field of the source to the visitor, and store the results here."""
        self.viewer = visitor.uncompared_number(source.viewer)
        self.rules_version = visitor.rules_version(source.rules_version)
        self.seats = visitor.number(source.seats)
        self.assign_game_fields(source, visitor)

    def copy(self) -> Self:
        """Return an independent copy with the same facts."""
        twin = self.empty()
        twin.assign_fields(self, COPIER)
        return twin

    def unblanked_copy(self, viewer: i64) -> Self:
        """Return a full copy labelled for this viewer. Hidden cards are still in it: the caller must blank them."""
        if viewer != SPECTATOR and not 0 <= viewer < self.seats:
            raise ValueError(f"there is no seat {viewer}; the seats are 0 to {self.seats - 1}, or SPECTATOR")
        if self.viewer != OMNISCIENT and viewer >= 0:
            self.require_sight_of(viewer)
        twin = self.copy()
        twin.viewer = viewer
        return twin

    def truth_copy(self) -> Self:
        """Return a copy labelled as a truth. Blanks are still in it: the caller must fill them."""
        twin = self.copy()
        twin.viewer = OMNISCIENT
        return twin

    def facts(self) -> vec[i64]:
        """Return the whole state as numbers in a fixed order. States with equal facts are equal."""
        lister = FactLister()
        self.empty().assign_fields(self, lister)
        return lister.facts

    def digest(self) -> str:
        """Return the SHA-256 of the facts: a key for a dictionary, the same on every machine."""
        return sha256(",".join([str(fact) for fact in self.facts()]).encode()).hexdigest()

    def plain(self) -> Plain:
        """Return all fields and the viewer as plain data, for `from_plain`."""
        writer = PlainWriter()
        self.empty().assign_fields(self, writer)
        return writer.plain

    def from_plain(self, plain: Plain) -> Self:
        """Return the state of this class that `plain` wrote."""
        reader = PlainReader(plain)
        state = self.empty()
        state.assign_fields(state, reader)
        reader.finish()
        return state

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or type(other) is not type(self):
            return NotImplemented
        return self.facts() == other.facts()

    def __hash__(self) -> int:
        raise TypeError(f"{type(self).__name__} is not hashable, for it changes: use its digest() as a key")

    def __repr__(self) -> str:
        viewer = "" if self.viewer == OMNISCIENT else f", as {name_of(self.viewer)} sees it"
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
        """Deal a new game with the same seats, options and rules version."""

    # What is known

    @abstractmethod
    def sight(self, seat: i64) -> Self:
        """Return what the seat knows: this state with blanks for what is hidden from it. After the end all is open."""

    @abstractmethod
    def imagine(self, rng: Rng) -> Self:
        """Determinize a sight: return a truth that agrees with all it knows, with its blanks dealt at random."""

    def require_hand(self, seat: i64) -> None:
        """Raise `NotVisible` if the viewer of this sight cannot see the hand of a seat."""
        if self.viewer != OMNISCIENT and self.viewer != seat:
            raise NotVisible(f"{name_of(self.viewer)} cannot see the hand of seat {seat}")

    def require_sight_of(self, seat: i64) -> None:
        """Raise `NotVisible` if the viewer of this sight is not this seat and the game still runs."""
        if self.viewer != seat and not self.outcome():
            raise NotVisible(f"{name_of(self.viewer)} cannot see what seat {seat} sees")


def read_state(kind: type[State], plain: Plain) -> State:
    """Unpickle a state."""
    return kind().from_plain(plain)
