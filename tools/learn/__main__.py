"""Learn the weights of a game and write its module `bot/learned.py`: `python -m tools.learn {sequence|the-game}`."""

import sys
from typing import Final

from tools.learn import sequence, the_game

MODULES: Final = {"sequence": sequence.module_learned, "the-game": the_game.module_learned}

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in MODULES:
        sys.exit(f"usage: python -m tools.learn {{{'|'.join(MODULES)}}} > learned.py")
    sys.stdout.write(MODULES[sys.argv[1]]())
