"""Soak every game with every option set: `python scripts/soak.py GAMES`, for so many random games of each.

Runs what `seriatim simulate GAME --check --bot random` runs, over all cases of the contract tests, and ends with 1 if a
promise was broken. Options with many values are tried at both ends and at their default.
"""

import sys
from collections.abc import Sequence

from rich.console import Console
from tests.contract.cases import Case, cases

from seriatim.lab.crew import cores
from seriatim.lab.simulate import simulate


def main(arguments: Sequence[str]) -> int:
    games = int(arguments[0]) if arguments else 1000
    console = Console(highlight=False)
    broken = [case for case in cases() if not is_kept(case, games, console)]
    console.print(f"{len(cases())} option sets, {games} games each, {len(broken)} with broken promises")
    return 1 if broken else 0


def is_kept(case: Case, games: int, console: Console) -> bool:
    bots = ["random"] * case.seats
    summary = simulate(case.game, bots, case.options, games=games, seed="soak", workers=cores(), check=True)
    violations = summary.results.violations
    console.print(f"{case}: {summary.results.games} games, {summary.seconds:.0f} s", *violations, sep="\n  ")
    return not violations


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
