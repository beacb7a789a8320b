"""When the server looks through its whole memory for what refers only to itself.

Python does so on its own, whenever a quarter has been added, and everybody waits: with 4,000 sockets for a fifth of a
second. What dies young is found without that. So the whole is looked through only when as many connections and tables
have gone as are there: then there is something to be found, and it costs each of them the same, however many there are.
When nobody is there at all it costs nobody anything. What was found is given back to the machine, where its C library
can do that.
"""

import ctypes
import gc
import os
from typing import Final

YOUNG: Final = (1_000, 3, 1_000_000)
"""New objects until the young are looked at, and rounds of that until their elders are; the old are for `Garbage`."""
LEAST: Final = 64
"""Connections and tables that must have gone before it is worth the while."""
MALLOC_TRIM: Final = getattr(ctypes.CDLL(None), "malloc_trim", None) if os.name == "posix" else None


def leave_the_old_alone() -> None:
    """To be called when all is loaded: that is for good, and need not be looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)


class Garbage:
    """Counts what has gone."""

    def __init__(self) -> None:
        self.gone = 0

    def add(self) -> None:
        self.gone += 1

    def collect(self, held: int) -> bool:
        """Look through everything if enough has gone since the last time, or nobody is left; whether it was."""
        if self.gone < (max(LEAST, held) if held else 1):
            return False
        self.gone = 0
        gc.collect()
        give_back()
        return True


def give_back() -> None:
    """Let the machine have what is free: glibc keeps it otherwise, as long as something behind it is in use."""
    if MALLOC_TRIM is not None:
        MALLOC_TRIM(0)
