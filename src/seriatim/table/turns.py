"""The turns of a game in words: the moves of a seat in one turn are one entry, and signals are folded into it.

An entry is made from what everybody has heard. Each new move changes the last entry or begins another one.
"""

from collections.abc import Sequence

import msgspec

from seriatim.games.game import AnyGame
from seriatim.games.turns import SeatNote, Sentences, TurnPart
from seriatim.kit.state import TABLE
from seriatim.phrase import Phrase


class Line(msgspec.Struct, frozen=True):
    """A move or signal in words, as everybody may read it."""

    sequence: int
    seat: int
    telling: Phrase


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """A turn in words: whose it is (-1 for what all seats do together), and the number of its first event.

    `sentences` are lists of clauses. `notes` say briefly what each seat did, `places` are those it changed, and
    `signals` are what was said in the meantime.
    """

    sequence: int
    seat: int
    sentences: Sentences = ()
    notes: Sequence[SeatNote] = ()
    places: Sequence[str] = ()
    signals: Sequence[Line] = ()
    is_over: bool = False


class TurnMove(msgspec.Struct, frozen=True):
    """A move or signal of a turn; a signal has no part."""

    line: Line
    part: TurnPart | None


class Entry(msgspec.Struct):
    """A turn while it grows; `changed` is the number of the last event that changed it."""

    moves: list[TurnMove] = []
    changed: int = 0

    def parts(self) -> list[tuple[int, TurnPart]]:
        """The parts of the moves, each with its seat."""
        return [(move.line.seat, move.part) for move in self.moves if move.part is not None]

    def seat(self) -> int:
        """Whose turn it is; the table's, while there are only signals and where all seats play together."""
        parts = self.parts()
        return parts[0][0] if parts and parts[0][1].role != "round" else int(TABLE)

    def is_over(self) -> bool:
        return any(part.role == "end" for _, part in self.parts())

    def takes(self, seat: int, part: TurnPart | None) -> bool:
        """Whether this move or signal belongs to this turn."""
        parts = self.parts()
        if part is None or not parts:
            return True
        if part.role == "round" or self.is_over():
            return False
        return parts[0][1].role == "round" or parts[0][0] == seat

    def told(self, game: AnyGame) -> Turn:
        parts = [part for _, part in self.parts()]
        return Turn(
            sequence=self.moves[0].line.sequence,
            seat=self.seat(),
            sentences=game.turn_sentences([clause for part in parts for clause in part.clauses]),
            notes=[note for part in parts for note in part.notes],
            places=list(dict.fromkeys(place for part in parts for place in part.places)),
            signals=[move.line for move in self.moves if move.part is None],
            is_over=self.is_over(),
        )


class Turns(msgspec.Struct):
    """The last turns of a game, at most so many."""

    game: AnyGame
    most: int
    entries: list[Entry] = []

    def add(self, line: Line, part: TurnPart | None) -> None:
        """Add a move, or a signal, which has no part."""
        if part is not None and part.role == "silent":
            return
        if not self.entries or not self.entries[-1].takes(line.seat, part):
            self.entries.append(Entry())
            del self.entries[: -self.most]
        self.entries[-1].moves.append(TurnMove(line, part))
        self.entries[-1].changed = line.sequence

    def remove(self, sequence: int, at: int) -> None:
        """Remove the move whose event has this number, by the event with number `at`."""
        for entry in self.entries:
            rest = [move for move in entry.moves if move.line.sequence != sequence]
            if len(rest) < len(entry.moves):
                entry.moves, entry.changed = rest, at
        self.entries = [entry for entry in self.entries if entry.moves]

    def since(self, first: int = 0) -> list[Turn]:
        """The turns that were changed by the event with this number or a later one; mostly that is the last one."""
        place = len(self.entries)
        while place > 0 and self.entries[place - 1].changed >= first:
            place -= 1
        return [entry.told(self.game) for entry in self.entries[place:]]
