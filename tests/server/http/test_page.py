"""The page as the server sends it."""

import gzip
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.exceptions import NotFoundException
from litestar.testing import TestClient

from seriatim.server.http.page import SCREEN_PATHS, landing, not_found_handler, page_files, page_routes

AHEAD = """{
    "table": ["/assets/table-1.js", "/assets/table-1.css"],
    "games": {"sequence": ["/assets/board-1.js", "/assets/table-1.js"]},
    "words": {"en/sequence": ["/assets/en-1.js"], "uk/sequence": ["/assets/uk-1.js"]}
}"""


async def game_at(table: str) -> str:
    return "sequence" if table == "abc" else ""


@pytest.fixture
def client(tmp_path: Path) -> TestClient[Litestar]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>", "utf-8")
    (tmp_path / "boot.js").write_text("1", "utf-8")
    (tmp_path / "assets" / "a-1.js").write_text("plain", "utf-8")
    (tmp_path / "assets" / "a-1.js.gz").write_bytes(gzip.compress(b"packed"))
    (tmp_path / "home.cs.html").write_text("<!doctype html><h1>Jedna za druhou.", "utf-8")
    (tmp_path / "ahead.json").write_text(AHEAD, "utf-8")
    return TestClient(Litestar([*page_routes(page_files(tmp_path), game_at)], openapi_config=None))


def ask(client: TestClient[Litestar], path: str, **headers: str) -> httpx.Response:
    return client.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})


VALUES = {"{table:str}": "abc", "{game:str}": "the-game", "{number:int}": "1"}


def filled(path: str) -> str:
    for gap, value in VALUES.items():
        path = path.replace(gap, value)
    return path


@pytest.mark.parametrize("path", [filled(path) for paths in SCREEN_PATHS.values() for path in paths])
def test_every_screen_is_the_same_document(client: TestClient[Litestar], path: str) -> None:
    answer = ask(client, path)
    assert (answer.text, answer.headers["content-type"]) == ("<!doctype html>", "text/html; charset=utf-8")
    assert answer.headers["cache-control"] == "no-cache"


def test_home_can_be_read_before_the_program_has_come(client: TestClient[Litestar]) -> None:
    answer = ask(client, "/", accept_language="de, cs;q=0.5")
    assert answer.text.endswith("Jedna za druhou.")
    assert answer.headers["vary"] == "accept-encoding, accept-language"
    assert ask(client, "/home.cs.html").status_code == 404


def test_a_table_says_what_its_game_will_need(client: TestClient[Litestar]) -> None:
    links = ask(client, "/t/abc", accept_language="uk").headers["link"].split(", ")
    assert links == [
        '</assets/table-1.js>; rel="modulepreload"',
        '</assets/table-1.css>; rel="preload"; as="style"; crossorigin',
        '</assets/board-1.js>; rel="modulepreload"',
        '</assets/uk-1.js>; rel="modulepreload"',
    ]
    assert len(ask(client, "/t/nowhere").headers["link"].split(", ")) == 2


def test_a_page_that_says_nothing_ahead_is_sent_all_the_same(tmp_path: Path) -> None:
    for name in ("index.html", "boot.js"):
        (tmp_path / name).write_text("<!doctype html>", "utf-8")
    answer = ask(TestClient(Litestar([*page_routes(page_files(tmp_path), game_at)], openapi_config=None)), "/t/abc")
    assert answer.status_code == 200
    assert "link" not in answer.headers


def test_an_asset_is_packed_for_whoever_can_unpack_it_and_kept_for_good(client: TestClient[Litestar]) -> None:
    assert ask(client, "/assets/a-1.js", accept_encoding="br, gzip;q=0.9").text == "packed"
    answer = ask(client, "/assets/a-1.js", accept_encoding="identity")
    assert (answer.text, answer.headers["vary"]) == ("plain", "accept-encoding")
    assert "immutable" in answer.headers["cache-control"]


def test_what_a_browser_has_already_is_not_sent_again(client: TestClient[Litestar]) -> None:
    tag = ask(client, "/boot.js").headers["etag"]
    answer = ask(client, "/boot.js", if_none_match=tag)
    assert (answer.status_code, answer.content) == (304, b"")


@pytest.mark.parametrize("path", ["/assets/b.js", "/assets/a-1.js.gz", "/assets/../boot.js.map", "/elsewhere"])
def test_there_is_nothing_beside_the_files(client: TestClient[Litestar], path: str) -> None:
    assert ask(client, path).status_code == 404


def test_where_the_page_was_not_built_the_house_says_so_in_the_language_asked_for(tmp_path: Path) -> None:
    assert page_files(tmp_path / "nowhere") == {}
    answer = ask(TestClient(Litestar([landing])), "/t/abc", accept_language="de, cs;q=0.5")
    assert '<html lang="cs">' in answer.text
    assert "make page" in answer.text


def at_nowhere(folder: Path, accept: str) -> httpx.Response:
    answer_astray = not_found_handler(page_files(folder))
    client = TestClient(Litestar([], exception_handlers={NotFoundException: answer_astray}, openapi_config=None))
    return ask(client, "/nonsense/of/any/kind", accept=accept, accept_language="cs")


def test_whoever_goes_astray_with_a_browser_is_shown_the_page_which_says_so(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>", "utf-8")
    answer = at_nowhere(tmp_path, "text/html,application/xhtml+xml,*/*;q=0.8")
    assert (answer.status_code, answer.text) == (404, "<!doctype html>")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_where_the_page_was_not_built_the_way_home_is_shown_all_the_same(tmp_path: Path) -> None:
    answer = at_nowhere(tmp_path, "text/html")
    assert answer.status_code == 404
    assert '<html lang="cs">' in answer.text
    assert '<a href="/">' in answer.text


def test_a_program_that_goes_astray_is_told_as_ever(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>", "utf-8")
    answer = at_nowhere(tmp_path, "*/*")
    assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-page")
