"""The page as the server sends it."""

import gzip
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from seriatim.server.page import page_files, page_routes
from seriatim.server.pages import landing


@pytest.fixture
def client(tmp_path: Path) -> TestClient[Litestar]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>", "utf-8")
    (tmp_path / "boot.js").write_text("1", "utf-8")
    (tmp_path / "assets" / "a-1.js").write_text("plain", "utf-8")
    (tmp_path / "assets" / "a-1.js.gz").write_bytes(gzip.compress(b"packed"))
    return TestClient(Litestar([*page_routes(page_files(tmp_path))], openapi_config=None))


def ask(client: TestClient[Litestar], path: str, **headers: str) -> httpx.Response:
    return client.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})


@pytest.mark.parametrize("path", ["/", "/t/abc", "/learn/the-game", "/settings", "/recover", "/replay/abc/1"])
def test_every_screen_is_the_same_document(client: TestClient[Litestar], path: str) -> None:
    answer = ask(client, path)
    assert (answer.text, answer.headers["content-type"]) == ("<!doctype html>", "text/html; charset=utf-8")
    assert answer.headers["cache-control"] == "no-cache"


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
