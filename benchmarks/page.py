"""How good the page is in Lighthouse's eyes: home and a table of The Game, on a slow phone, medians of some runs.

    make lighthouse

Speed depends on how busy this machine is; the other two scores do not.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from tools.client import serving
from tools.stage import CHROMIUM, PATIENT, Stage

PROGRAM: Final = Path(__file__).parents[1] / "build/lighthouse/node_modules/.bin/lighthouse"
WANTED: Final = {"accessibility": 100, "best-practices": 100, "performance": 95}
FLAGS: Final = "--headless=new --no-sandbox --disable-gpu"


def reported(address: str) -> dict[str, Any]:
    """One run of Lighthouse."""
    program = next((found for name in CHROMIUM if (found := shutil.which(name))), "")
    command = [str(PROGRAM), address, "--quiet", "--output=json", f"--chrome-flags={FLAGS}"]
    done = subprocess.run(
        [*command, f"--only-categories={','.join(WANTED)}"],
        env={**os.environ, "CHROME_PATH": program},
        capture_output=True,
        text=True,
        check=True,
    )
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def scores(report: dict[str, Any]) -> dict[str, float]:
    return {name: 100 * (report["categories"][name]["score"] or 0) for name in WANTED}


def faults(report: dict[str, Any]) -> list[str]:
    """What keeps a score below 100."""
    weighty = {
        part["id"] for category in report["categories"].values() for part in category["auditRefs"] if part["weight"]
    }
    audits = [report["audits"][name] for name in sorted(weighty)]
    return [
        f"{audit['id']}: {audit['title']} {audit.get('displayValue', '')}".strip()
        for audit in audits
        if audit["score"] is not None and audit["score"] < 1
    ]


def measure(name: str, address: str, runs: int) -> bool:
    """Print the medians of a screen; whether all are as wanted."""
    reports = [reported(address) for _ in range(runs)]
    found = [scores(report) for report in reports]
    medians = {wanted: statistics.median(one[wanted] for one in found) for wanted in WANTED}
    print(f"{name:8}", *(f"{wanted} {median:.0f} (≥ {WANTED[wanted]})  " for wanted, median in medians.items()))
    for fault in faults(reports[-1]):
        print(f"          {fault}")
    return all(median >= WANTED[wanted] for wanted, median in medians.items())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "data", **PATIENT) as server:
        table = Stage(server).middle("the-game")
        good = [measure("home", server.address, runs), measure("table", server.address + table, runs)]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
