"""Who sends a request: cookies that are read whatever stands beside them, and that are not written over."""

from pathlib import Path
from typing import Any, Final, cast

import httpx
import pytest
from litestar.types import HTTPScope, Message, ReceiveMessage

from seriatim.server.identity import COOKIE, CookieSigner, Visitor, is_own_host, visitor_from
from tests.server.asgi import CLIENT, InProcessServer, in_process, scope_of
from tools.client import Person, Server, SocketClosed, SocketRefused

OURS: Final = CookieSigner(b"x" * 32)
OTHERS: Final = CookieSigner(b"y" * 32)
ANN: Final = OURS.cookie_of("ann")
HOST_COOKIE: Final = "__Host-seriatim"
ANN_HERE: Final = OURS.cookie_of("ann", HOST_COOKIE)
DAY: Final = 24 * 60 * 60
ODD: Final = {
    "quotes": 'theme="dark; mode"',
    "a quote without an end": 'theme="dark',
    "spaces": "consent=all of it",
    "a space in a name": "my cookie=1",
    "no value": "flag",
    "no name": "=value",
    "nothing at all": ";; ;",
    "an equals sign": "token=a=b==",
    "other alphabets": "naïve=Žluťoučký кінь",
    "brackets and commas": 'settings={"a":[1,2],"b":"c"}',
    "control characters": "a=\x01\x7f",
    "much": "big=" + "x" * 20_000,
    "many": "; ".join(f"one{number}=1" for number in range(1_000)),
    "a name that begins like ours": "seriatim-theme=dark; xseriatim=1; seriatimx=2",
    "attributes": "$Version=1; $Path=/",
    "our name with nothing": "seriatim=",
    "our name without a value": "seriatim",
    "our name, forged": f"seriatim={ANN[:-1]}",
    "our name, of another server": f"seriatim={OTHERS.cookie_of('ben')}",
    "our name, much": "seriatim=" + "x" * 20_000,
}
"""Cookies of other applications at the same host."""


def scope_with(*lines: str, scheme: str = "http") -> HTTPScope:
    headers = [(b"host", b"testserver"), *((b"cookie", line.encode()) for line in lines)]
    return cast(HTTPScope, {"type": "http", "scheme": scheme, "headers": headers})


def visitor(*lines: str, scheme: str = "http") -> Visitor:
    return visitor_from(scope_with(*lines, scheme=scheme), OURS)


# Reading


@pytest.mark.parametrize("odd", ODD.values(), ids=ODD.keys())
def test_a_cookie_of_somebody_else_makes_nobody_a_stranger(odd: str) -> None:
    for line in (f"{odd}; seriatim={ANN}", f"seriatim={ANN}; {odd}", f"{odd};seriatim={ANN};{odd}"):
        assert visitor(line).known == "ann"
    assert visitor(odd, f"seriatim={ANN}").known == "ann", "HTTP/2 may send a header for each cookie"


@pytest.mark.parametrize("odd", ODD.values(), ids=ODD.keys())
def test_a_cookie_of_somebody_else_makes_nobody_known(odd: str) -> None:
    assert visitor(odd).person is None


def test_a_cookie_in_quotes_is_read() -> None:
    assert visitor(f'seriatim="{ANN}"').known == "ann"


def test_only_our_own_signature_is_believed() -> None:
    assert [OURS.read(cookie) for cookie in (ANN[:-1], "ann", "", "é" * 20, OTHERS.cookie_of("ann"))] == [None] * 5


def test_of_a_thousand_cookies_with_our_name_only_some_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str] = []
    monkeypatch.setattr(CookieSigner, "read", lambda _, cookie, name: checked.append(cookie))
    assert visitor("; ".join(["seriatim=forged"] * 1_000)).person is None
    assert 10 <= len(checked) <= 50


@pytest.mark.parametrize(
    ("days", "is_fresh"), [(29, True), (31, False), (401, False), (4_000, False), (-29, True), (-31, False)]
)
def test_who_comes_now_and_then_stays_known_even_if_the_clock_is_wrong(
    monkeypatch: pytest.MonkeyPatch, days: int, is_fresh: bool
) -> None:
    now = OURS.signer.get_timestamp()
    monkeypatch.setattr(OURS.signer, "get_timestamp", lambda: now + days * DAY)
    found = visitor(f"seriatim={ANN}")
    assert (found.person, found.known) == ("ann", "ann" if is_fresh else None)


# Signing out


def signed_out(*persons: str) -> CookieSigner:
    """A signer for a server at which these have signed out elsewhere, once for each time they are named."""
    signer = CookieSigner(b"x" * 32)
    signer.generations = {person: persons.count(person) for person in persons}
    return signer


def test_after_a_sign_out_older_cookies_are_refused_and_newer_ones_are_not() -> None:
    first, second = signed_out("ann"), signed_out("ann", "ann")
    cookies = [ANN, first.cookie_of("ann"), second.cookie_of("ann")]
    assert len(set(cookies)) == 3
    assert [visitor_from(scope_with(f"seriatim={one}"), first).person for one in cookies] == [None, "ann", "ann"]
    assert [visitor_from(scope_with(f"seriatim={one}"), second).person for one in cookies] == [None, None, "ann"]
    ben = OURS.cookie_of("ben")
    assert visitor_from(scope_with(f"seriatim={ben}"), second).known == "ben"


def test_a_refused_cookie_is_written_over_and_hides_no_other() -> None:
    signer = signed_out("ann")
    stranger = visitor_from(scope_with(f"seriatim={ANN}"), signer)
    assert (stranger.person, stranger.cookie_name) == (None, "seriatim")
    present = signer.cookie_of("ann")
    for line in (f"seriatim={ANN}; seriatim={present}", f"seriatim={present}; seriatim={ANN}"):
        assert visitor_from(scope_with(line), signer).known == "ann"


def tables_of(person: Person) -> list[str]:
    return [one["table"] for one in person.get("/api/tables/mine").json()]


def with_cookies_of(person: Person) -> Person:
    """Another browser with the same cookies: a thief's."""
    thief = Person(person.server)
    thief.cookies = httpx.Cookies(person.cookies)
    return thief


def test_who_signs_out_elsewhere_is_known_here_only(tmp_path: Path) -> None:
    with in_process(tmp_path / "data") as server:
        ann = Person(server)
        thief = with_cookies_of(ann)
        table, link = ann.make("the-game", 2), ann.post("/api/me/link").json()["link"]
        with ann.page() as page, thief.page() as stolen:
            assert stolen.enter(table)["type"] == page.enter(table)["type"] == "view"
            assert ann.post("/api/me/sign-out").status_code == 201
            for socket in (page, stolen):
                with pytest.raises(SocketClosed) as closed:
                    socket.until(lambda _: False)
                assert (closed.value.code, closed.value.reason) == (4001, "signed-out")
        with pytest.raises(SocketRefused):
            thief.page()
        assert tables_of(with_cookies_of(thief)) == []
        void = Person(server).post("/api/me/recover", {"token": link.partition("#")[2]})
        assert void.json()["reason"] == "link-is-void"
        assert tables_of(ann) == [table]
    with in_process(tmp_path / "data") as server:
        ann.server = thief.server = server
        assert (tables_of(ann), tables_of(thief)) == ([table], [])
        with ann.page() as page:
            assert page.enter(table)["type"] == "view"


def test_a_socket_that_opens_while_its_person_signs_out_is_closed(server: InProcessServer) -> None:
    thief = Person(server)
    signer, (cookie,) = server.hub.services.signer, thief.cookies.values()
    stolen = signer.read(cookie)
    assert stolen is not None
    sent: list[Message] = []

    async def receive() -> ReceiveMessage:
        return cast(ReceiveMessage, {"type": "websocket.connect"})

    async def send(message: Message) -> None:
        sent.append(message)
        signer.generations[stolen.person] = 1

    async def connect() -> None:
        await server.app(scope_of({"cookie": f"seriatim={cookie}"}), receive, send)

    server.run(connect())
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.close"]
    assert (sent[1]["code"], sent[1]["reason"]) == (4001, "signed-out")  # type: ignore[typeddict-item]


def test_who_is_nobody_has_nothing_to_sign_out_of(server: InProcessServer) -> None:
    answer = server.request("POST", "/api/me/sign-out", httpx.Cookies(), json={})
    assert (answer.status_code, "set-cookie" in answer.headers) == (201, False)


def test_an_address_does_not_sign_out_without_end(tmp_path: Path) -> None:
    with in_process(tmp_path / "data") as server:
        ann = Person(server)
        answers = [ann.post("/api/me/sign-out") for _ in range(11)]
    assert [one.status_code for one in answers] == [201] * 10 + [429]


def test_who_is_forgotten_here_loses_the_cookie_and_only_here(server: InProcessServer) -> None:
    ann = Person(server)
    table, elsewhere = ann.make("the-game", 2), with_cookies_of(ann)
    answer = ann.post("/api/me/forget")
    assert answer.headers.get_list("set-cookie") == ["seriatim=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"]
    assert (tables_of(ann), tables_of(elsewhere)) == ([], [table])


def test_over_https_all_cookies_of_ours_are_deleted(server: InProcessServer) -> None:
    signer = server.hub.services.signer
    ours = f"{HOST_COOKIE}={signer.cookie_of('ann', HOST_COOKIE)}; seriatim={signer.cookie_of('ann')}"
    headers = {"cookie": f"{ours}; theme=dark"}
    answer = server.request("POST", "https://testserver/api/me/forget", httpx.Cookies(), headers=headers, json={})
    deleted = "Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure"
    assert sorted(answer.headers.get_list("set-cookie")) == [
        f"__Host-seriatim=; {deleted}",
        f"seriatim=; {deleted}",
    ]


def test_forgetting_somebody_deletes_no_cookie_of_others(server: InProcessServer) -> None:
    cookies = httpx.Cookies({"seriatim": OTHERS.cookie_of("ben"), "theme": "dark"})
    answer = server.request("POST", "/api/me/forget", cookies, json={})
    assert (answer.status_code, "set-cookie" in answer.headers) == (201, False)


# Setting


def test_over_https_a_cookie_is_bound_to_its_host() -> None:
    assert visitor(scheme="http").cookie_name == "seriatim"
    assert visitor(scheme="https").cookie_name == visitor(scheme="wss").cookie_name == "__Host-seriatim"
    assert visitor(f"__Host-seriatim={ANN_HERE}", scheme="https").known == "ann"


def test_an_older_cookie_is_accepted_over_https_and_set_again() -> None:
    moved = visitor(f"seriatim={ANN}", scheme="https")
    assert (moved.person, moved.known, moved.cookie_name) == ("ann", None, "__Host-seriatim")


def test_the_cookie_that_is_bound_to_its_host_goes_first() -> None:
    """A site at a sibling domain can set the other one."""
    ben = OURS.cookie_of("ben")
    for line in (f"seriatim={ben}; __Host-seriatim={ANN_HERE}", f"__Host-seriatim={ANN_HERE}; seriatim={ben}"):
        assert visitor(line, scheme="https").known == "ann"


def test_a_cookie_that_is_bound_to_its_host_is_not_valid_under_another_name() -> None:
    """So another site cannot make a newcomer the person that it is itself here."""
    assert visitor(f"seriatim={ANN_HERE}", scheme="https").person is None
    assert visitor(f"seriatim={ANN_HERE}", scheme="http").person is None
    assert visitor(f"__Host-seriatim={ANN}", scheme="https").person is None


def test_the_cookie_of_another_server_at_this_host_is_not_written_over() -> None:
    """Browsers send the same cookies to all ports of a host; and a server may have been started with another secret."""
    for scheme, prefix in (("http", ""), ("https", "__Host-")):
        others = f"{prefix}seriatim={OTHERS.cookie_of('ben', f'{prefix}seriatim')}"
        new = visitor(others, scheme=scheme)
        assert new.person is None
        assert new.cookie_name == f"{prefix}{OURS.own_name}"
        both = f"{others}; {new.cookie_name}={OURS.cookie_of('ann', new.cookie_name)}"
        assert visitor(both, scheme=scheme).known == "ann"
        assert visitor(both, scheme=scheme).cookie_name == new.cookie_name
        assert visitor_from(scope_with(both, scheme=scheme), OTHERS).known == "ben"


# Through the server


def test_who_has_odd_cookies_keeps_their_tables(server: InProcessServer) -> None:
    person = Person(server)
    table = person.make("the-game", 2)
    (cookie,) = (value for name, value in person.cookies.items() if name == COOKIE)
    odd = 'theme="dark; consent=all of it; naïve=ž; =; ' + "x" * 5_000
    answer = server.request(
        "GET", "/api/tables/mine", httpx.Cookies(), headers=[(b"cookie", f"{odd}; {COOKIE}={cookie}".encode())]
    )
    assert [one["table"] for one in answer.json()] == [table]
    assert "set-cookie" not in answer.headers


def test_a_server_leaves_the_cookie_of_another_one_alone(server: InProcessServer) -> None:
    answer = server.request("GET", "/api/me", httpx.Cookies(), headers={"cookie": f"{COOKIE}={ANN}"})
    (cookie,) = answer.headers.get_list("set-cookie")
    assert cookie.startswith(f"{server.hub.services.signer.own_name}=")


def test_a_cookie_is_for_the_server_only(server: InProcessServer) -> None:
    (cookie,) = server.request("GET", "/api/me", httpx.Cookies()).headers.get_list("set-cookie")
    assert cookie.startswith("seriatim=")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    assert "set-cookie" not in server.request("GET", "/api/games", httpx.Cookies()).headers


def test_over_https_a_cookie_is_secure_and_an_older_one_is_moved_over(server: InProcessServer) -> None:
    older = server.hub.services.signer.cookie_of("ann")

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(cast(Any, server.app), client=CLIENT)
        async with httpx.AsyncClient(transport=transport, base_url="https://testserver") as client:
            return await client.get("/api/me", headers={"cookie": f"{COOKIE}={older}"})

    (cookie,) = server.run(ask()).headers.get_list("set-cookie")
    name, _, value = cookie.partition(";")[0].partition("=")
    assert name == "__Host-seriatim"
    assert visitor_from(scope_with(f"{name}={value}", scheme="https"), server.hub.services.signer).known == "ann"
    assert {"Secure", "Path=/"} <= set(cookie.split("; "))
    assert "Domain" not in cookie


def test_nobody_is_listened_to_without_a_cookie_of_ours(server: Server) -> None:
    person = Person(server)
    person.cookies.clear()
    with pytest.raises(SocketRefused):
        person.page()
    person.cookies.set(COOKIE, ANN)
    with pytest.raises(SocketRefused):
        person.page()


# Hosts


@pytest.mark.parametrize(
    "host",
    [
        "",
        "localhost",
        "localhost:8000",
        "LocalHost.:8000",
        "games.localhost",
        "127.0.0.1:8000",
        "192.168.1.7:8000",
        "8.8.8.8",
        "[::1]:8000",
        "[fe80::1]",
        "testserver",
        "raspberrypi:8000",
        "raspberrypi.local:8000",
        "nas.lan",
        "nas.home.arpa",
        "games.example.org:8000",
        "GAMES.example.org.",
    ],
)
def test_a_server_without_an_origin_answers_at_addresses_and_names_of_its_network(host: str) -> None:
    assert is_own_host(host, {"games.example.org"})


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8000",
        "evil.example.:8000",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "x.games.example.org",
        "local.example.org",
        "1.2.3.4.5",
        "a:b.example",
    ],
)
def test_a_server_without_an_origin_does_not_answer_at_names_of_others(host: str) -> None:
    """Such a name may point here, so that a page of theirs has our origin."""
    assert not is_own_host(host, {"games.example.org"})


def test_at_a_foreign_name_a_server_says_which_setting_would_let_it_answer(server: InProcessServer) -> None:
    def ask(path: str, **headers: str) -> httpx.Response:
        return server.request("GET", path, httpx.Cookies(), headers={"host": "evil.example:8000", **headers})

    for path in ("/", "/api/me", "/api/games"):
        answer = ask(path)
        assert (answer.status_code, answer.json()["reason"]) == (403, "wrong-host")
        assert 'origin = "http://evil.example:8000"' in answer.json()["text"]
        assert "set-cookie" not in answer.headers
    page = ask("/", accept="text/html,*/*")
    assert page.headers["content-type"] == "text/plain; charset=utf-8"
    assert page.text.startswith("This server does not answer at evil.example:8000.")


def test_a_page_at_a_foreign_name_gets_no_socket(server: Server) -> None:
    """Its origin and host agree."""
    person = Person(server)
    with pytest.raises(SocketRefused):
        person.page({"host": "evil.example", "origin": "http://evil.example"})
    with person.page({"host": "192.168.1.7:8000", "origin": "http://192.168.1.7:8000"}):
        pass


def test_a_server_with_an_origin_answers_at_every_name_but_only_to_its_own_pages(tmp_path: Path) -> None:
    with in_process(tmp_path / "data", SERIATIM_ORIGIN="https://play.example.org") as server:
        person = Person(server)
        answer = server.request("GET", "/api/games", httpx.Cookies(), headers={"host": "behind.a.proxy.example"})
        assert answer.status_code == 200
        with person.page({"host": "play.example.org", "origin": "https://play.example.org"}):
            pass
        with pytest.raises(SocketRefused):
            person.page({"host": "evil.example", "origin": "http://evil.example"})


# Addresses


def test_the_addresses_of_one_network_share_a_rate(tmp_path: Path) -> None:
    """Whoever has an IPv6 address has 2**64 of them."""
    with in_process(tmp_path / "data", SERIATIM_REQUESTS="1") as server:

        async def statuses(*addresses: str) -> list[int]:
            nobody = httpx.Cookies()
            return [(await server.ask("GET", "/api/games", nobody, {}, (one, 50_000))).status_code for one in addresses]

        many = [f"2001:db8::{number}" for number in range(1, 13)]
        answers = server.run(statuses(*many, "2001:db8:0:1::1"))
    assert answers[:10] == [200] * 10
    assert answers[-2:] == [429, 200]
