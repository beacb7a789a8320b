"""What goes wrong in one run, and how often. Drawn from the seed, so that some runs know one kind of fault only."""

from random import Random

import msgspec


class Faults(msgspec.Struct, frozen=True, kw_only=True):
    """Chances between 0 and 1 of each occasion, and numbers for the whole run."""

    commit_fails: float = 0.0
    commit_unanswered: float = 0.0
    """The commit is sent and the connection is lost. Whether it is stored is left to chance."""
    commit_hangs: float = 0.0
    """A commit takes up to a minute, before or after it is stored."""
    fate_hidden: float = 0.0
    """After an unanswered commit the database cannot be asked for a minute."""
    read_fails: float = 0.0
    page_vanishes: float = 0.0
    """Instead of closing its connection, a page falls silent."""
    page_slow: float = 0.0
    """A page reads a text every few seconds."""
    bot_late: float = 0.0
    """A bot takes longer than a table waits for it."""
    process_stalls: float = 0.0
    """A step takes half a second."""
    crashes: int = 0
    stops: int = 0
    """Restarts after an orderly end."""
    clock_jumps: int = 0
    """Jumps of the wall clock, forward or back, by hours, days or a year."""


NONE = Faults()


def faults_of(random: Random) -> Faults:
    """Each kind of fault is there in half of the runs."""

    def chance(most: float) -> float:
        return random.random() * most if random.random() < 0.5 else 0.0

    def count(most: int) -> int:
        return random.randint(1, most) if random.random() < 0.5 else 0

    return Faults(
        commit_fails=chance(0.2),
        commit_unanswered=chance(0.2),
        commit_hangs=chance(0.1),
        fate_hidden=chance(0.5),
        read_fails=chance(0.3),
        page_vanishes=chance(1.0),
        page_slow=chance(0.3),
        bot_late=chance(0.1),
        process_stalls=chance(0.01),
        crashes=count(4),
        stops=count(2),
        clock_jumps=count(3),
    )
