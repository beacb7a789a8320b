"""The state of a game: the one thing that knows what may happen next.

Every game has one subclass, in its `rules.py`. A state is either the *truth* or a *sight*: the truth as one seat
knows it, with blanks for the cards it has not seen. Both are of the same class and answer the same questions.
"""

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from seriatim.kit.rng import Rng

TABLE: Final[i64] = -1
"""The pseudo-seat for what the table itself does, such as a ruling."""

SPECTATOR: Final[i64] = -2
"""Who looks on: its sight holds what everybody sees, and no more."""

NOBODY: Final[i64] = -3
"""The seat on turn while no seat is."""


ALONE: Final = vec[vec[i64]]([vec[i64]([seat]) for seat in range(12)])


def alone(seat: i64) -> vec[i64]:
    """Only this seat, as `actors` mostly answers; one for all games, to be read and never written."""
    return ALONE[seat]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A game in progress. Seats and actions are small integers, so that a million games cost a moment."""

    @abstractmethod
    def actors(self) -> vec[i64]:
        """The seats that may make a move now; none when the game is over. Several at once are nothing special."""

    @abstractmethod
    def actions(self, seat: i64) -> vec[i64]:
        """The moves this seat may make now; none if it is not an actor. The table's own moves are those of TABLE."""

    @abstractmethod
    def signals(self, seat: i64) -> vec[i64]:
        """What this seat may say now. Talk changes nobody's turn, so whoever may only talk is no actor."""

    @abstractmethod
    def objection(self, seat: i64, action: i64) -> str | None:
        """Why the rules refuse this move or signal, as a key; None: they allow it."""

    @abstractmethod
    def apply(self, seat: i64, action: i64) -> None:
        """Make an allowed move or signal happen. Nothing is checked here; `Game.play` checks first."""

    @abstractmethod
    def default_action(self, seat: i64) -> i64:
        """The move made for an actor whose time is up."""

    @abstractmethod
    def scores(self) -> vec[float]:
        """A score for each seat; more is better."""

    @abstractmethod
    def winners(self) -> vec[i64]:
        """The seats that have won; none while the game runs, all or none where it is cooperative."""

    @abstractmethod
    def outcome(self) -> str:
        """Why the game is over, as a key; empty while it runs."""

    @abstractmethod
    def facts(self) -> vec[i64]:
        """All this state holds, as numbers in a fixed order: equal facts, equal states."""

    @abstractmethod
    def copy(self) -> "State":
        """A state of its own with the same facts."""

    @abstractmethod
    def redeal(self, rng: Rng) -> "State":
        """A new game at the same table: these seats and options, dealt anew."""

    @abstractmethod
    def sight(self, seat: i64) -> "State":
        """What the seat knows: this state with blanks for what is hidden from it. After the end all is open."""

    @abstractmethod
    def imagine(self, rng: Rng) -> "State":
        """Of a sight: a truth that could lie behind it, its blanks dealt at random, true to all that is known."""
