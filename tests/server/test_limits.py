"""Who counts as one address, who is a proxy, and how many files the server may open."""

import sys

import pytest

from seriatim.server.limits import Busy, ConnectionLimits, Places, Proxies
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


def test_of_many_a_few_have_a_place_and_each_only_one() -> None:
    places = Places(2)
    places.begin("a")
    for key in ("a", "b", "c"):
        if key == "b":
            places.begin(key)
        else:
            with pytest.raises(Busy):
                places.begin(key)
    places.end("a")
    places.begin("c")


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
