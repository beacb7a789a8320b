"""The Game in C: the very same random games, as the limit of what any engine could reach on this machine."""

import os
import shutil
import subprocess
from pathlib import Path

from rounds import Round, Unmeasurable

SOURCE = Path(__file__).parent / "limit" / "the_game.c"


def compile_limit(folder: Path) -> Path:
    """Make the program in this folder with the compiler that `CC` names, else `cc`."""
    compiler = os.environ.get("CC", "cc")
    if shutil.which(compiler) is None:
        raise Unmeasurable(f"There is no C compiler {compiler!r} to make the limit with; install one or set CC.")
    program = folder / "the_game"
    made = subprocess.run([compiler, "-O3", SOURCE, "-o", program], capture_output=True, text=True, check=False)
    if made.returncode != 0:
        raise Unmeasurable(f"{compiler} could not compile {SOURCE}:\n{made.stderr}")
    return program


def play(program: Path, games: int) -> Round:
    """Let the program play; it says how many moves there were and what they took."""
    answer = subprocess.run([program, str(games)], capture_output=True, text=True, check=True)
    played, moves, seconds = answer.stdout.split()
    return Round(int(played), int(moves), 0, float(seconds))
