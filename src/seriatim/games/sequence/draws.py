"""Cards that wait to be drawn, where every seat takes its own (SQ-13)."""

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from seriatim.kit.fields import TERMINATED, FieldVisitor


class Draws:
    """Whose card waits, the one that played first foremost; and whose last card was lost."""

    def __init__(self, seats: i64) -> None:
        self.waiting: vec[i64] = vec[i64]()
        self.lost: vec[bool] = vec[bool]([False] * seats)

    def waits_for(self, seat: i64) -> bool:
        return seat in self.waiting

    def was_lost_by(self, seat: i64) -> bool:
        return self.lost[seat]

    def let_wait(self, seat: i64) -> None:
        """The seat has played, and a card waits for it. One that still waited for its last play is lost."""
        if seat in self.waiting:
            self.waiting = remove(self.waiting, seat)
        self.waiting = append(self.waiting, seat)
        self.lost[seat] = False

    def take(self, seat: i64) -> None:
        """The seat takes the card that waits for it. Whatever waits for earlier turns is lost."""
        self.waiting, first = pop(self.waiting, 0)
        while first != seat:
            self.lost[first] = True
            self.waiting, first = pop(self.waiting, 0)

    def assign_fields(self, source: "Draws", visitor: FieldVisitor) -> None:
        self.waiting = visitor.numbers(source.waiting, TERMINATED)
        self.lost = visitor.flags(source.lost)
