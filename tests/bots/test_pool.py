"""Worker processes: they think, they crash, they hang, and the pool answers all the same."""

import asyncio
import errno
import threading
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from seriatim.bots.levels import STRONG
from seriatim.bots.pool import Answer, Pool, Question
from seriatim.bots.worker import SPAWN, Request, Worker, WorkerLost, answer_to, policy_for, reply_to
from seriatim.games import GAMES
from seriatim.games.game import AnyGame
from seriatim.kit.seed import quick_rng
from seriatim.kit.state import State

GAME = GAMES["the-game"]
HERE = "tests.bots.third_party"
LONG = 60.0
"""Seconds that no answer in these tests takes; a time that is up is made by asking for an impossible one."""


def choose_now(pool: Pool, *asked: Any) -> Answer:  # noqa: ANN401 (whatever a pool can be asked)
    """What the pool answers, for tests that can stand still."""
    return asyncio.run(pool.choose(*asked))


def dealt(game: AnyGame = GAME, seats: int = 2) -> tuple[State, int]:
    """A sight, and a seat that may act."""
    state = game.deal(seats, {}, seed=1)
    seat = int(state.actors()[0])
    return state.sight(seat), seat


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    with Pool(workers=1, min_seconds=LONG) as made:
        made.wait_until_ready()
        yield made


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_worker_thinks_for_any_game(pool: Pool, game: AnyGame) -> None:
    seats = game.seat_counts[0]
    sight, seat = dealt(game, seats)
    for bot in ("novice", "steady", "random"):
        answer = choose_now(pool, game.id, seats, {}, sight, seat, bot)
        assert answer.source == "thought"
        assert answer.action in list(sight.actions(seat))


def test_a_worker_can_be_awaited(pool: Pool) -> None:
    sight, seat = dealt()

    async def ask() -> list[str]:
        asked = [pool.choose("the-game", 2, {}, sight, seat, "steady", talking=False) for _ in range(5)]
        return [answer.source for answer in await asyncio.gather(*asked)]

    assert asyncio.run(ask()) == ["thought"] * 5


def test_a_worker_says_what_its_bot_has_to_say(pool: Pool) -> None:
    state = GAME.deal(2, {"starter": "first"}, seed=1)
    options = {"starter": "first"}

    async def ask(bot: str) -> list[int]:
        return await pool.speak("the-game", 2, options, state.sight(0), 0, bot)

    assert asyncio.run(ask(f"{HERE}:First")) == [state.signals(0)[0]]
    assert asyncio.run(ask("random")) == []
    assert asyncio.run(ask(f"{HERE}:Mumbling")) == []


@pytest.mark.parametrize("name", ["Failing", "Illegal", "Unmade", "nobody"])
def test_a_bot_that_fails_is_replaced_by_the_habit_and_costs_no_worker(pool: Pool, name: str) -> None:
    sight, seat = dealt()
    started = pool.counts["started"]
    answer = choose_now(pool, "the-game", 2, {}, sight, seat, f"{HERE}:{name}")
    assert answer.source == "failed"
    assert answer.action in list(sight.actions(seat))
    assert choose_now(pool, "the-game", 2, {}, sight, seat, "steady").source == "thought"
    assert pool.counts["started"] == started


def test_a_question_that_makes_no_sense_costs_no_worker(pool: Pool) -> None:
    sight, seat = dealt()
    assert choose_now(pool, "the-game", 99, {}, sight, seat, "steady").source == "failed"
    assert choose_now(pool, "the-game", 2, {}, sight, seat, "steady").source == "thought"


def test_a_worker_that_crashes_is_replaced() -> None:
    sight, seat = dealt()
    with Pool(workers=1, min_seconds=LONG) as pool:
        pool.wait_until_ready()
        answer = choose_now(pool, "the-game", 2, {}, sight, seat, f"{HERE}:Deadly")
        assert answer.source == "failed"
        assert answer.action in list(sight.actions(seat))
        assert choose_now(pool, "the-game", 2, {}, sight, seat, "steady").source == "thought"
        assert pool.counts["started"] == 2


@pytest.mark.parametrize("step", ["Pipe", "start"])
def test_a_worker_that_cannot_be_started_is_started_later(monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    """No room for a process, or no file that may be opened: both pass."""
    sight, seat = dealt()
    place = SPAWN if step == "Pipe" else SPAWN.Process
    able, refusals = getattr(place, step), [OSError(errno.EAGAIN, "no"), OSError(errno.EMFILE, "no")]

    def once_there_is_room(*given: Any) -> Any:  # noqa: ANN401 (as the step wants it)
        if refusals:
            raise refusals.pop()
        return able(*given)

    monkeypatch.setattr(place, step, once_there_is_room)
    with Pool(workers=1, min_seconds=LONG) as pool:
        assert choose_now(pool, "the-game", 2, {}, sight, seat, "steady").source == "thought"
        assert refusals == []
        assert pool.counts["started"] == 1


def test_a_worker_that_cannot_be_started_leaves_no_pipe_open(monkeypatch: pytest.MonkeyPatch) -> None:
    ends = SPAWN.Pipe()

    def refuse(_: object) -> None:
        raise OSError(errno.EAGAIN, "no")

    monkeypatch.setattr(SPAWN, "Pipe", lambda: ends)
    monkeypatch.setattr(SPAWN.Process, "start", refuse)
    with pytest.raises(WorkerLost):
        Worker()
    assert [end.closed for end in ends] == [True, True]


def test_a_worker_that_hangs_is_ended_and_replaced() -> None:
    sight, seat = dealt()
    with Pool(workers=1, grace=0.0) as pool:
        pool.wait_until_ready()
        answer = asyncio.run(pool.choose("the-game", 2, {}, sight, seat, f"{HERE}:Endless"))
        assert answer.source in ("late", "failed")
        assert answer.action in list(sight.actions(seat))
        pool.wait_until_ready()
        pool.min_seconds = LONG
        assert choose_now(pool, "the-game", 2, {}, sight, seat, "steady").source == "thought"
        assert pool.counts["started"] == 2


def test_who_comes_when_too_many_wait_is_answered_at_once() -> None:
    """The only worker hangs, two questions wait behind it, and the other seven are told to follow the habit."""
    sight, seat = dealt()

    async def ask(pool: Pool) -> list[str]:
        asked = [pool.choose("the-game", 2, {}, sight, seat, f"{HERE}:Endless") for _ in range(10)]
        return [answer.source for answer in await asyncio.gather(*asked)]

    with Pool(workers=1, max_waiting=2, grace=0.0) as pool:
        pool.wait_until_ready()
        sources = asyncio.run(ask(pool))
    assert sources.count("busy") in (7, 8)
    assert sum(pool.counts[source] for source in ("busy", "late", "failed")) == 10


def test_no_more_threads_and_processes_than_asked_for_and_none_after_the_end() -> None:
    before = threading.active_count()
    pool = Pool(workers=2)
    assert threading.active_count() == before + 2
    pool.wait_until_ready()
    pool.close()
    pool.close()
    assert threading.active_count() == before
    assert pool.counts["started"] == 2
    sight, seat = dealt()
    with pytest.raises(RuntimeError, match="closed"):
        choose_now(pool, "the-game", 2, {}, sight, seat, "steady")


def test_nothing_is_kept_of_a_question_that_is_answered(pool: Pool) -> None:
    """Else the hand of a table that is long over would lie in the memory until somebody asks again."""
    task, gone = pool.submit(Question("choose", "the-game", 2, {}, *dealt(), "steady", talking=True)), threading.Event()
    weakref.finalize(task.reply, gone.set)
    task.reply.result(LONG)
    del task
    assert gone.wait(LONG)


def test_a_pool_that_closes_answers_those_who_wait() -> None:
    sight, seat = dealt()
    pool = Pool(workers=1, min_seconds=LONG)
    task = pool.submit(Question("choose", "the-game", 2, {}, sight, seat, "steady", talking=True))
    pool.close()
    assert task.reply.exception() is None or isinstance(task.reply.exception(), WorkerLost)


def test_a_worker_that_is_gone_is_lost() -> None:
    worker = Worker()
    worker.wait_until_ready(LONG)
    worker.process.kill()
    worker.process.join()
    with pytest.raises(WorkerLost):
        worker.ask(request(*dealt()), 0.0)
    worker.end()


def request(sight: State, seat: int, bot: str = "steady") -> Request:
    return Question("choose", "the-game", 2, {}, sight, seat, bot, talking=True).request(LONG)


def test_a_worker_is_told_no_more_than_the_sight_even_if_it_is_asked_with_the_truth() -> None:
    truth = GAME.deal(2, {}, seed=1)
    seat = int(truth.actors()[0])
    assert request(truth, seat).sight == request(truth.sight(seat), seat).sight


def test_what_a_worker_does_can_be_done_here() -> None:
    sight, seat = dealt()
    expected = GAME.habit().choose(sight, seat, quick_rng(request(sight, seat).seed))
    assert answer_to(request(sight, seat)) == [int(expected)]
    assert reply_to(request(sight, seat, "deep-blue")).problem.startswith("BotProblem: There is no bot “deep-blue”")


def test_a_bot_with_less_time_than_its_level_has_hurries() -> None:
    sight, seat = dealt()
    question = Question("choose", "the-game", 2, {}, sight, seat, "strong", talking=True)
    strong = policy_for("strong", "the-game", True)
    for left, seconds in ((0.012, 0.01), (LONG, STRONG.seconds)):
        answer_to(question.request(left))
        assert getattr(strong, "seconds", None) == pytest.approx(seconds)
