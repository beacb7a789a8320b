"""One number for each case that changes with any fact of any state of some fixed games.

The same `tests/golden/digests.txt` is compared when the tests run against the sources and when they run against the
compiled package: this is how we know that both play the same games. To write it anew after a change of the rules:

    PYTHONPATH=src .venv/bin/python -m tests.contract.digests
"""

from hashlib import sha256
from pathlib import Path

from seriatim.kit.seed import quick_rng
from tests.contract.cases import KINDS, lookers, walk
from tools.cases import Case, cases, older_cases

FILE = Path(__file__).parents[1] / "golden" / "digests.txt"


def digest(case: Case) -> str:
    """Of every state of one game of each kind, and of a world that somebody imagines behind it."""
    seen = sha256()
    for kind in KINDS:
        rng = quick_rng(f"digest {kind}")
        for state in walk(case, "digest", kind):
            looker = lookers(case.seats)[rng.below(case.seats + 1)]
            world = state.sight(looker).imagine(rng)
            seen.update(f"{list(state.facts())} {list(world.facts())} {list(state.scores())}".encode())
    return seen.hexdigest()


def lines() -> list[str]:
    return [f"{case}: {digest(case)}" for case in (*cases(), *older_cases())]


def stored() -> dict[str, str]:
    """The digests on file, by case."""
    return dict(line.split(": ") for line in FILE.read_text("utf-8").splitlines())


if __name__ == "__main__":
    FILE.write_text("\n".join(lines()) + "\n", "utf-8")
