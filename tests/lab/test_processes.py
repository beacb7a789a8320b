"""Work shared out among processes."""

import os
import sys
import threading
from concurrent.futures import Executor, ThreadPoolExecutor
from multiprocessing import active_children

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


def one_piece_and_no_more(part: range) -> tuple[int, range]:
    """The first piece is done at once, all others never."""
    if part.start:
        threading.Event().wait()
    return 1, part[1:]


def test_processes_end_amid_their_work_when_no_more_results_are_wanted() -> None:
    before = set(active_children())
    results = run_all(one_piece_and_no_more, 100, 2)
    assert next(results) == 1
    started = set(active_children()) - before
    assert len(started) == 2
    results.close()
    for process in started:
        process.join(60)
    assert not any(process.is_alive() for process in started)
