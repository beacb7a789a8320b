"""Work shared out among processes."""

import os
import sys
from concurrent.futures import Executor, ThreadPoolExecutor

import pytest

from seriatim.lab import processes
from seriatim.lab.processes import parts, run_all


def test_all_pieces_are_shared_out_once() -> None:
    for games in (1, 2, 3, 100, 101):
        for workers in (1, 2, 3, 8):
            numbers = [number for part in parts(games, workers) for number in part]
            assert numbers == list(range(games))


@pytest.mark.parametrize(("platform", "most"), [("win32", 61), ("linux", 1024)])
def test_no_more_work_at_once_than_windows_can_wait_for(
    monkeypatch: pytest.MonkeyPatch, platform: str, most: int
) -> None:
    sizes = []

    def threads(workers: int, context: object) -> Executor:
        sizes.append(workers)
        return ThreadPoolExecutor(2)

    monkeypatch.setattr(processes, "ProcessPoolExecutor", threads)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: range(1024), raising=False)
    assert sum(run_all(lambda part: (len(part), range(0)), 2000, 1024)) == 2000
    assert sizes == [most]
    assert processes.cores() == most
