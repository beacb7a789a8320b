"""The chips on the board and the sequences they make: SQ-14 to SQ-18, each rule by itself.

A sequence is a five that has been counted. It stays the five spaces it was counted as, and while it stands its chips
are safe; only in the hard variant they are not.
"""

from typing import Final

from librt.vecs import append, extend, remove, vec
from mypy_extensions import i64

from seriatim.games.sequence.board import FIVE, FIVE_COUNT, FIVES, SHOWING, SPACE_COUNT, THROUGH, is_corner
from seriatim.kit.fields import COPIER, FIXED_LENGTH, TERMINATED, FieldVisitor

FREE: Final[i64] = -1
EVERYBODYS: Final[i64] = 3
"""What lies on a space besides the chips of teams 0 to 2: nothing, or the corner that counts as every team's chip."""


def shared(five: i64, other: i64) -> i64:
    """How many chips two fives have in common, corners aside."""
    count: i64 = 0
    for space in FIVES[five]:
        if space in FIVES[other] and not is_corner(space):
            count += 1
    return count


def may_both_count(five: i64, other: i64) -> bool:
    """A sequence shares at most one chip with another of its team (SQ-15)."""
    return shared(five, other) <= 1


def may_all_count(five: i64, others: vec[i64]) -> bool:
    """Whether SQ-15 lets a five count together with each of the others."""
    for other in others:
        if not may_both_count(five, other):
            return False
    return True


EMPTY_BOARD: Final[vec[i64]] = vec[i64]([EVERYBODYS if is_corner(space) else FREE for space in range(SPACE_COUNT)])

ONE_CHIP: Final[vec[i64]] = vec[i64]([0o001, 0o010, 0o100, 0o111])
"""A chip of team 0, 1 or 2, and a corner, in a five's tally: an octal digit for each team."""

OTHERS: Final[vec[i64]] = vec[i64]([0o770, 0o707, 0o077])
"""For each team the part of a tally that belongs to the others."""


def empty_tallies() -> vec[i64]:
    """Only corners lie in the fives of an empty board."""
    tallies = vec[i64]([0] * FIVE_COUNT)
    for space in range(SPACE_COUNT):
        if is_corner(space):
            for five in THROUGH[space]:
                tallies[five] += ONE_CHIP[EVERYBODYS]
    return tallies


EMPTY_TALLIES: Final[vec[i64]] = empty_tallies()


def excluded_by(five: i64) -> vec[i64]:
    """The fives that cannot count with this one, and itself (SQ-15): those that hold its second or fourth space."""
    excluded = vec[i64]()
    for space in (FIVES[five][1], FIVES[five][3]):
        for other in THROUGH[space]:
            if other not in excluded and not may_both_count(five, other):
                excluded = append(excluded, other)
    return excluded


EXCLUDED: Final[vec[vec[i64]]] = vec[vec[i64]]([excluded_by(five) for five in range(FIVE_COUNT)])


class Chips:
    """What lies on each space, and the fives counted for each team, in the order in which they were.

    The number of chips of each team in each five is updated with every chip: it is read far more often.
    """

    def __init__(self, teams: i64, hard: bool) -> None:
        self.hard = hard
        self.on: vec[i64] = EMPTY_BOARD[:]
        self.tallies: vec[i64] = EMPTY_TALLIES[:]
        self.counted: vec[vec[i64]] = vec[vec[i64]]([vec[i64]() for _ in range(teams)])

    def copy(self) -> "Chips":
        twin = Chips(0, self.hard)
        twin.assign_fields(self, COPIER)
        return twin

    # Spaces and cards

    def is_free(self, space: i64) -> bool:
        return self.on[space] == FREE

    def is_dead(self, card: i64) -> bool:
        """Both its spaces hold chips, whosoever (SQ-10). A jack has no spaces and is never dead (SQ-9)."""
        spaces = SHOWING[card]
        return len(spaces) == 2 and not self.is_free(spaces[0]) and not self.is_free(spaces[1])

    def is_any_free(self) -> bool:
        return FREE in self.on

    def may_be_removed(self, space: i64, team: i64) -> bool:
        """By a one-eyed jack of this team: a chip of another team that is not safe (SQ-9)."""
        owner = self.on[space]
        return owner != FREE and owner != EVERYBODYS and owner != team and not self.is_safe(space)

    def may_any_be_removed(self, team: i64) -> bool:
        for space in range(SPACE_COUNT):
            if self.may_be_removed(space, team):
                return True
        return False

    # Sequences

    def chips_in(self, five: i64, team: i64) -> i64:
        """How many chips of a team lie in a five; a corner counts as every team's (SQ-14)."""
        return (self.tallies[five] >> 3 * team) & 7

    def is_open_to(self, five: i64, team: i64) -> bool:
        """Whether no other team has a chip in a five."""
        return self.tallies[five] & OTHERS[team] == EMPTY_TALLIES[five] & OTHERS[team]

    def is_five_of(self, team: i64, five: i64) -> bool:
        """Five chips of one team in line (SQ-14)."""
        return self.chips_in(five, team) == FIVE

    def to_count(self, team: i64, possible: vec[i64]) -> vec[i64]:
        """Of these fives, given in board order, those that count: the largest set, the first among equals (SQ-16).

        Two lines cross in one space at most, so only fives of the same line exclude each other (SQ-15); and in a line
        nothing leaves more room for others than the first five there is. So the first that fits is always right.
        """
        found = vec[i64]()
        for five in possible:
            if self.is_five_of(team, five) and may_all_count(five, self.counted[team]) and may_all_count(five, found):
                found = append(found, five)
        return found

    def completed_by(self, team: i64, space: i64) -> vec[i64]:
        """The fives that count as soon as the team has a chip on this space (SQ-16)."""
        after = self.copy()
        after.lay(team, space)
        return after.to_count(team, THROUGH[space])

    def sequences(self, team: i64) -> i64:
        return len(self.counted[team])

    def is_in_sequence(self, space: i64) -> bool:
        """Whether the chip on this space belongs to a sequence of its team."""
        for five in self.counted[self.on[space]]:
            if space in FIVES[five]:
                return True
        return False

    def is_safe(self, space: i64) -> bool:
        """The five chips counted, and no others of their line (SQ-17); in the hard variant none (SQ-18)."""
        return not self.hard and self.is_in_sequence(space)

    # What happens

    def lay(self, team: i64, space: i64) -> None:
        """A chip on a free space, and nothing counted."""
        self.on[space] = team
        for five in THROUGH[space]:
            self.tallies[five] += ONE_CHIP[team]

    def lift(self, space: i64) -> None:
        """Take a chip off, and nothing counted."""
        for five in THROUGH[space]:
            self.tallies[five] -= ONE_CHIP[self.on[space]]
        self.on[space] = FREE

    def place(self, team: i64, space: i64) -> None:
        """Lay a chip and count what it completes (SQ-14 to SQ-16)."""
        self.lay(team, space)
        found = self.to_count(team, THROUGH[space])
        if len(found) > 0:
            self.counted[team] = extend(self.counted[team], found)

    def remove(self, space: i64) -> None:
        """Take a chip away. Its sequences are undone, and what then still lies in line counts again (SQ-18)."""
        team = self.on[space]
        is_undoing = self.is_in_sequence(space)
        self.lift(space)
        if is_undoing:
            for five in self.counted[team][:]:
                if space in FIVES[five]:
                    self.counted[team] = remove(self.counted[team], five)
            again = self.to_count(team, vec[i64]([five for five in range(FIVE_COUNT)]))
            self.counted[team] = extend(self.counted[team], again)

    def assign_fields(self, source: "Chips", visitor: FieldVisitor) -> None:
        self.hard = visitor.uncompared_number(source.hard) == 1
        self.on = visitor.numbers(source.on, FIXED_LENGTH)
        self.tallies = visitor.uncompared_numbers(source.tallies)
        self.counted = visitor.lists(source.counted, TERMINATED)
