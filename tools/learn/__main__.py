"""Learn the weights of a game and write its file: `python -m tools.learn {sequence|the-game} weights.bin`."""

import sys
from pathlib import Path
from typing import Final

from tools.learn import sequence, the_game

LEARNERS: Final = {"sequence": sequence.file_learned, "the-game": the_game.file_learned}

if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in LEARNERS:
        sys.exit(f"usage: python -m tools.learn {{{'|'.join(LEARNERS)}}} weights.bin")
    Path(sys.argv[2]).write_bytes(LEARNERS[sys.argv[1]]())
