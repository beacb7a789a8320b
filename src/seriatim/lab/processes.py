"""Work cut into numbered pieces, done in this process or in several, with results reported as they come."""

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, wait
from concurrent.futures.process import BrokenProcessPool, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import pairwise
from multiprocessing import get_context
from typing import Final, TypeVar

from seriatim.bots import BotProblem
from seriatim.phrase import Phrase

SLICE: Final = 0.2
"""Seconds of work between two reports of a worker."""
MOST_ON_WINDOWS: Final = 61
"""Processes of a pool: Windows waits for 64 objects at most, and the pool needs some itself."""

R = TypeVar("R")
Work = Callable[[range], tuple[R, range]]
"""Does some of these pieces; returns the result, and the pieces that are left."""


def run_all(work: Work[R], pieces: int, workers: int) -> Generator[R]:
    """Do all pieces in so many processes; yield results as they come. The work must be picklable."""
    return run_here(work, pieces) if workers == 1 else run_in_processes(work, pieces, at_once(workers))


def run_here(work: Work[R], pieces: int) -> Generator[R]:
    left = range(pieces)
    while left:
        results, left = work(left)
        yield results


def run_in_processes(work: Work[R], pieces: int, workers: int) -> Generator[R]:
    """Do all pieces in a pool of processes."""
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        try:
            yield from run_in_pool([(work, part) for part in parts(pieces, workers)], pool)
        except BrokenProcessPool:
            raise BotProblem(Phrase("bot-ended-process")) from None
        except (KeyboardInterrupt, GeneratorExit):
            end_processes(pool)
            raise
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def end_processes(pool: ProcessPoolExecutor) -> None:
    """End the processes at once, amid their work: a game of bots that think can take minutes."""
    # From Python 3.14 on there is `pool.terminate_workers()`.
    for process in list((pool._processes or {}).values()):
        process.terminate()


def run_in_pool(jobs: Sequence[tuple[Work[R], range]], pool: Executor) -> Generator[R]:
    """Do all jobs in a pool; a job that is not done is submitted again."""
    with interrupts_held():
        running = {pool.submit(work, part): work for work, part in jobs}
    while running:
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            work, (results, left) = running.pop(future), future.result()
            if left:
                running[pool.submit(work, left)] = work
            yield results


def parts(pieces: int, workers: int) -> list[range]:
    """The numbers of all pieces, split into one part for each worker."""
    cuts = [pieces * part // workers for part in range(workers + 1)]
    return [range(start, stop) for start, stop in pairwise(cuts) if start < stop]


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Block SIGINT. Processes started meanwhile never get it; the parent ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def cores() -> int:
    """The number of processes that can run at once here."""
    found = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return at_once(found)


def at_once(workers: int) -> int:
    """So many processes, but no more than Windows can wait for."""
    return min(workers, MOST_ON_WINDOWS) if sys.platform == "win32" else workers
