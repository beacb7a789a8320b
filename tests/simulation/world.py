"""One simulated run: a server process, its database, its pages, and all that goes wrong, from one seed.

Time is virtual and passes only between steps. In each step one callback of the process runs, or something outside of it
happens: a text arrives, a commit is stored, a page acts, the process crashes. First everything goes wrong that the seed
has chosen. Then the world becomes calm, and the oracle checks that everything goes on.
"""

import heapq
import itertools
from collections import Counter, deque
from collections.abc import Callable
from random import Random
from typing import Any

from seriatim.server.clock import DAY
from tests.simulation.disk import Disk
from tests.simulation.faults import NONE, Faults, faults_of
from tests.simulation.loop import VirtualLoop
from tests.simulation.oracle import Oracle, Violation
from tests.simulation.pages import Page
from tests.simulation.process import Process
from tests.simulation.surroundings import ErrorLog, surroundings
from tests.simulation.tables import TableMaker

START_MS = 1_800_000_000_000
"""The wall clock when a run begins."""
STORMY_SECONDS = 40.0
"""How long things go wrong, at most."""
SETTLE_SECONDS = 100.0
"""Afterwards everybody must know everything so soon: commits, silent connections and bots have come to their end."""
WATCH_SECONDS = 15
"""How long nothing may be late then."""
PLAY_SECONDS = 90.0
"""So soon each table must have moved when its people play."""
USUAL_STEP = 0.0005
LONG_STEP = 0.5
MOST_STEPS = 200_000
TRACE_LENGTH = 60
JUMPS = (DAY // 24, 2 * DAY, 400 * DAY)
"""How far the wall clock may jump, in ms, forward or back."""


class World:
    """A run. `stream` gives each part its own random numbers, so that a change in one part disturbs no other."""

    def __init__(self, seed: int, *, is_traced: bool = False) -> None:
        self.seed = seed
        self.is_traced = is_traced
        self.trace: deque[str] = deque(maxlen=None if is_traced else TRACE_LENGTH)
        self.random = self.stream("world")
        self.time = 1_000.0
        self.wall_offset = 0
        self.steps = 0
        self.numbers = itertools.count()
        self.outside: list[tuple[float, int, Callable[..., None], tuple[Any, ...]]] = []
        """What happens outside of the process: when, in which order, what."""
        self.faults: Faults = faults_of(self.stream("faults"))
        self.is_calm = False
        self.log = ErrorLog()
        self.violation: Violation | None = None
        """What the oracle has found while the server's code ran."""
        self.bots_think_until = 0.0
        """When the last bot has thought to the end that takes too long for it."""
        self.counts = Counter[str]()
        """How often what has happened."""
        self.disk = Disk(self)
        self.processes = 0
        self.process: Process | None = None
        self.make_tables()
        self.oracle = Oracle(self.disk, [page.person for page in self.pages])

    def stream(self, name: str) -> Random:
        return Random(f"{self.seed} {name}")

    def make_tables(self) -> None:
        random = self.stream("tables")
        people = [f"person-{name}" for name in ("ann", "ben", "cleo")[: random.choice([1, 2, 2, 3])]]
        self.table_ids = [f"table-{number}" for number in range(random.choice([1, 1, 2]))]
        for table_id in self.table_ids:
            TableMaker(self.disk, table_id, random, self.wall()).make(people)
        self.pages = [
            Page(self, f"{person[7:]}{number or ''}", person, random.choice(self.table_ids))
            for person in people
            for number in range(random.choice([1, 1, 1, 2]))
        ]
        if random.random() < 0.5:
            self.pages.append(Page(self, "eve", "person-eve", self.table_ids[0]))

    # Time

    def monotonic(self) -> float:
        return self.time

    def wall(self) -> int:
        """The wall clock of the machine, in ms."""
        return START_MS + round(1000 * self.time) + self.wall_offset

    def later(self, seconds: float, function: Callable[..., None], *args: Any) -> None:  # noqa: ANN401
        heapq.heappush(self.outside, (self.time + seconds, next(self.numbers), function, args))

    def happens(self, fault: str, random: Random) -> bool:
        chance: float = getattr(self.faults, fault)
        return chance > 0 and random.random() < chance

    def check(self, check: Callable[..., None], *args: Any) -> None:  # noqa: ANN401 - the check's own
        """Check something while the server's code runs. That code must not catch what is found."""
        try:
            check(*args)
        except Violation as violation:
            self.violation = self.violation or violation

    def note(self, what: str, about: str = "") -> None:
        """Add a line to the trace, and count what it says."""
        self.counts[what] += 1
        self.trace.append(f"{self.time - 1_000:9.3f} {self.steps:6} {what:10} {about}")

    # Running

    def run(self) -> None:
        """Run from beginning to end; raise `Violation` if a promise is broken."""
        with surroundings(self) as self.log:
            self.start_process()
            for page in self.pages:
                page.start()
            self.plan_faults()
            self.pass_time(STORMY_SECONDS * (0.3 + 0.7 * self.random.random()))
            self.become_calm()
            self.settle()
            self.watch()
            for table_id in self.table_ids:
                self.play_on(table_id)
            self.settle()
            for page in self.pages:
                self.oracle.check_once(page)
            self.end()

    def end(self) -> None:
        """End the last process."""
        if self.process is not None:
            self.process.end()

    def pass_time(self, seconds: float) -> None:
        end = self.time + seconds
        self.later(seconds, lambda: None)
        while self.time < end:
            self.step()

    def step(self) -> None:
        """Run one callback of the process, or let one thing happen outside; if there is neither, let time pass."""
        loop = self.process.loop if self.process is not None else None
        if loop is not None:
            loop.wake_timers()
        is_ready = loop is not None and bool(loop.ready)
        is_due = bool(self.outside) and self.outside[0][0] <= self.time
        if loop is not None and is_ready and not (is_due and self.random.random() < 0.5):
            loop.run_one()
            self.steps += 1
            self.time += self.random.random() * (
                LONG_STEP if self.happens("process_stalls", self.random) else USUAL_STEP
            )
        elif is_due:
            _, _, function, args = heapq.heappop(self.outside)
            function(*args)
        else:
            times = [self.outside[0][0]] if self.outside else []
            next_timer = loop.next_time() if loop is not None else None
            self.time = max(self.time, min([*times, *([next_timer] if next_timer is not None else [])]))
        self.check_step(loop)

    def check_step(self, loop: VirtualLoop | None) -> None:
        """Raise what was found in this step."""
        if self.violation is not None:
            raise self.violation
        if self.log.errors or (loop is not None and loop.errors):
            raise Violation("error", f"{self.log.errors} {loop.errors if loop is not None else []}")
        if self.steps > MOST_STEPS:
            raise Violation("no end", f"{self.steps} steps")

    # Faults

    def plan_faults(self) -> None:
        """Choose the moments of crashes, stops and jumps of the clock."""
        kinds = (
            (self.faults.crashes, self.crash),
            (self.faults.stops, self.stop),
            (self.faults.clock_jumps, self.jump),
        )
        for count, fault in kinds:
            for _ in range(count):
                self.later(STORMY_SECONDS * self.random.random(), fault)

    def start_process(self) -> None:
        self.processes += 1
        self.note("starts", f"process {self.processes}")
        self.process = Process(self, self.processes)

    def restart_later(self) -> None:
        self.process = None
        self.later(self.random.random() * 3.0, self.start_process)

    def crash(self) -> None:
        """End the process where it stands: most often in the middle of something."""
        if self.process is None or self.is_calm:
            return
        if self.process.loop.ready or self.process.store.commits.is_busy or self.random.random() < 0.1:
            self.note("crashes")
            self.process.crash()
            self.restart_later()
        else:
            self.later(0.0005, self.crash)

    def stop(self) -> None:
        if self.process is not None and not self.process.is_stopping and not self.is_calm:
            self.note("stops")
            self.process.stop()

    def process_stopped(self, process: Process) -> None:
        if process is self.process:
            self.note("stopped")
            process.end()
            self.restart_later()

    def jump(self) -> None:
        if not self.is_calm:
            farthest = self.random.choice(JUMPS)
            self.wall_offset += self.random.randint(-farthest, farthest)
            self.note("clock", f"{self.wall_offset / DAY:.2f} days off")

    # Afterwards

    def become_calm(self) -> None:
        self.note("calm")
        self.is_calm = True
        self.faults = NONE
        for page in self.pages:
            page.become_calm()

    def settle(self) -> None:
        """Wait until everything that was asked is answered, and everybody knows everything."""
        end = self.time + SETTLE_SECONDS
        while True:
            self.pass_time(1.0)
            try:
                self.check_settled()
            except Violation:
                if self.time > end:
                    raise
            else:
                return

    def check_settled(self) -> None:
        if self.process is None or self.process.is_stopping or self.process.is_busy():
            raise Violation("busy", "the process does not come to rest")
        if self.time < self.bots_think_until:
            raise Violation("busy", "a bot still thinks")
        if self.counts["deleted"]:
            raise Violation("deleted", "a table that is not old")
        for page in self.pages:
            self.oracle.check_told(page)

    def watch(self) -> None:
        """Let time pass while nobody does anything but wait: nothing may be late."""
        since = self.time
        for _ in range(WATCH_SECONDS):
            self.pass_time(1.0)
            for table_id in self.table_ids:
                self.oracle.check_due(table_id, self.time, since)
                if any(page.table_id == table_id and page.picture for page in self.pages):
                    self.oracle.check_bots(table_id, self.time, since)

    def play_on(self, table_id: str) -> None:
        """Let everybody play at a table: it must move."""
        before, end = self.disk.length(table_id), self.time + PLAY_SECONDS
        for page in self.pages:
            page.visit(table_id)
        while self.disk.length(table_id) < before + 2:
            self.pass_time(1.0)
            for page in self.pages:
                page.play_on()
            if self.time > end:
                raise Violation("stands still", f"{table_id} at {before}")


def run_seed(seed: int, *, is_traced: bool = False) -> World:
    """Run one seed. A violation says by which seed it is found again, and ends with the last lines of the trace."""
    world = World(seed, is_traced=is_traced)
    try:
        world.run()
    except Exception as error:
        world.end()
        error.add_note(
            "\n".join([*world.trace, f"seed {seed}: make soak-simulation SEED={seed} prints the whole trace"])
        )
        raise
    return world
