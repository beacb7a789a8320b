"""Who counts as one address, who is a proxy, and how many files the server may open."""

import logging
import sys

import pytest

from seriatim.server.limits import (
    LOG_BURST,
    LOG_RATE,
    MAX_LOG_KINDS,
    Busy,
    ByteBudgets,
    ConcurrencyLimit,
    ConnectionLimits,
    LogLimit,
    Proxies,
)
from seriatim.server.run import raise_file_limit


@pytest.mark.parametrize(
    ("listed", "address", "is_proxy"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "127.0.0.2", False),
        ("10.0.0.0/8, ::1", "10.1.2.3", True),
        ("10.0.0.0/8, ::1", "::1", True),
        ("10.0.0.0/8, ::1", "::2", False),
        ("*", "192.0.2.1", True),
        ("", "192.0.2.1", False),
        ("proxy.example.org", "192.0.2.1", False),
        ("", "", True),
    ],
)
def test_a_proxy_is_an_address_or_in_a_network_that_is_listed(listed: str, address: str, is_proxy: bool) -> None:
    assert Proxies(listed).include(address) == is_proxy


def test_connections_are_counted_for_an_address_or_for_its_network() -> None:
    limits = ConnectionLimits(most=3, most_for_address=2, proxies=Proxies("127.0.0.1"))
    key = limits.key_of("2001:db8::1")
    assert key == limits.key_of("2001:db8::ffff") != limits.key_of("2001:db8:0:1::1")
    limits.add(key)
    limits.add(key)
    assert limits.objection(key) == "too-many-connections"
    assert limits.objection(limits.key_of("127.0.0.1")) is None
    limits.add("")
    assert limits.objection("") == "server-is-full"
    limits.remove(key)
    limits.remove(key)
    limits.remove("")
    assert (limits.total, dict(limits.by_address)) == (0, {})


def test_of_many_a_few_have_a_place_and_each_address_has_few() -> None:
    limit = ConcurrencyLimit(3, 2)
    with limit.place("a"), limit.place("a"):
        with pytest.raises(Busy), limit.place("a"):
            pass
        with limit.place("b"), pytest.raises(Busy), limit.place("c"):
            pass
        with limit.place("c"):
            assert limit.running.total() == 3
    assert not limit.running


def test_what_waits_for_an_address_is_limited() -> None:
    budgets = ByteBudgets(10)
    assert [budgets.take("a", 6), budgets.take("a", 5), budgets.take("a", 4), budgets.take("b", 10)] == [
        True,
        False,
        True,
        True,
    ]
    budgets.give_back("a", 10)
    assert dict(budgets.waiting) == {"b": 10}


# Files


class Files:
    """The system's limits of open files, in place of the real ones."""

    RLIM_INFINITY = -1
    RLIMIT_NOFILE = 7

    def __init__(self, soft: int, hard: int, most: int = 1_000_000) -> None:
        self.limits = soft, hard
        self.most = most

    def getrlimit(self, _: int) -> tuple[int, int]:
        return self.limits

    def setrlimit(self, _: int, limits: tuple[int, int]) -> None:
        if limits[0] > self.most:
            raise ValueError
        self.limits = limits


@pytest.mark.parametrize(
    ("files", "allowed", "soft"),
    [
        (Files(1_024, 1_000_000), 11_000, 11_000),
        (Files(1_024, 4_096), 4_096, 4_096),
        (Files(1_024, -1), 11_000, 11_000),
        (Files(20_000, 20_000), 11_000, 20_000),
        (Files(-1, -1), 11_000, -1),
        (Files(256, -1, most=10_240), 256, 256),
    ],
)
def test_the_limit_of_open_files_is_raised_as_far_as_it_may(
    monkeypatch: pytest.MonkeyPatch, files: Files, allowed: int, soft: int
) -> None:
    monkeypatch.setitem(sys.modules, "resource", files)
    assert raise_file_limit(11_000) == allowed
    assert files.limits[0] == soft


# Logs


class Lines(logging.Handler):
    """What a logger has let pass."""

    def __init__(self, limit: LogLimit) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.logger = logging.Logger("limited")
        self.logger.addFilter(limit)
        self.logger.addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(record.getMessage())


def test_log_lines_of_one_kind_are_limited_and_those_left_out_are_counted() -> None:
    now = 0.0
    lines = Lines(LogLimit(lambda: now))
    for number in range(100):
        lines.logger.error("bad request number %d\n%s", number, "x" * number)
    assert len(lines.texts) == LOG_BURST
    lines.logger.error("something else")
    assert lines.texts[-1] == "something else"
    for error in (ValueError(), KeyError()):
        lines.logger.error("bad request number %d\n%s", 0, "", exc_info=error)
    assert len(lines.texts) == LOG_BURST + 3
    now = 1 / LOG_RATE
    lines.logger.error("bad request number %d\n%s", 100, "")
    assert lines.texts[-1] == "bad request number 100\n (and 90 more like this, left out)"


def test_only_so_many_kinds_of_log_lines_are_remembered() -> None:
    limit = LogLimit(lambda: 0.0)
    lines = Lines(limit)
    for number in range(3 * MAX_LOG_KINDS):
        lines.logger.error(f"kind {number}")
    assert len(lines.texts) == 3 * MAX_LOG_KINDS
    assert len(limit.buckets) == MAX_LOG_KINDS
