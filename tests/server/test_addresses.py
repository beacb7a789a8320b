"""Where others reach a server: the links it gives out, and what it prints at the start."""

import socket
from io import StringIO
from pathlib import Path
from typing import cast

import httpx
import pytest
import segno
from click.testing import CliRunner
from rich.console import Console

from seriatim.cli import main
from seriatim.cli import serve as serve_module
from seriatim.server import run
from seriatim.server.run import address_of, network_address
from tests.server.asgi import InProcessServer, in_process

WIFI = "http://192.168.1.5:8000"


@pytest.fixture
def at_wifi(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "own_address", lambda family: "192.168.1.5" if family == socket.AF_INET else "fd00::5")


@pytest.mark.parametrize(
    ("host", "shown", "shared"),
    [
        ("127.0.0.1", "http://localhost", ""),
        ("0.0.0.0", "http://localhost", "http://192.168.1.5"),
        ("::1", "http://localhost", ""),
        ("::", "http://localhost", "http://[fd00::5]"),
    ],
)
def test_a_server_knows_where_other_devices_reach_it(at_wifi: None, host: str, shown: str, shared: str) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, 0), family=family) as listener:
        port = f":{listener.getsockname()[1]}"
        assert address_of(listener) == shown + port
        assert network_address(listener) == (shared + port if shared else "")


def test_without_a_network_nobody_else_reaches_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "own_address", lambda family: "")
    with socket.create_server(("0.0.0.0", 0)) as listener:
        assert network_address(listener) == ""


def test_the_own_address_is_found_without_sending_anything() -> None:
    assert run.own_address(socket.AF_INET) not in {"0.0.0.0", "127.0.0.1"}


@pytest.mark.parametrize(
    ("host", "network", "shared"),
    [
        ("localhost:8000", "", ""),
        ("127.0.0.1:8000", "", ""),
        ("localhost:8000", WIFI, WIFI),
        ("[::1]:8000", WIFI, WIFI),
        ("192.168.1.7:8000", WIFI, "http://192.168.1.7:8000"),
        ("nas.local", "", "http://nas.local"),
    ],
)
def test_links_for_others_open_on_other_devices(server: InProcessServer, host: str, network: str, shared: str) -> None:
    server.hub.services.network_origin = network
    me = server.request("GET", "/api/me", httpx.Cookies(), headers={"host": host}).json()
    assert me["shared_origin"] == shared


def test_links_lead_to_the_public_address_if_there_is_one(tmp_path: Path) -> None:
    with in_process(tmp_path, SERIATIM_ORIGIN="https://play.example.org/") as server:
        me = server.request("GET", "/api/me", httpx.Cookies(), headers={"host": "localhost"}).json()
    assert me["shared_origin"] == "https://play.example.org"


# On the command line


def test_a_start_says_where_others_come_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "serve", lambda settings, version, ready: ready("http://localhost:8000", WIFI))
    assert run_command("serve") == [
        "Seriatim is at http://localhost:8000 (Ctrl-C stops it)",
        f"Other devices in the same network (Wi-Fi): {WIFI}",
        "Stopped; everything is kept.",
    ]


def test_a_start_for_this_computer_alone_names_one_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "serve", lambda settings, version, ready: ready("http://localhost:8000", ""))
    assert len(run_command("serve")) == 2


def test_a_terminal_shows_a_code_for_phones(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Console(file=StringIO(), force_terminal=True, color_system=None, width=60)
    monkeypatch.setattr(serve_module, "OUT", terminal)
    monkeypatch.setattr(Console, "encoding", "utf-8")
    serve_module.show_qr_code(WIFI)
    picture = segno.make_qr(WIFI).matrix
    lines = cast(StringIO, terminal.file).getvalue().splitlines()
    assert len(lines) == (len(picture) + 2 * serve_module.QUIET_ZONE + 1) // 2
    assert {len(line) for line in lines} == {len(picture) + 2 * serve_module.QUIET_ZONE}


def run_command(*words: str) -> list[str]:
    result = CliRunner().invoke(main, words, catch_exceptions=False)
    assert result.exit_code == 0
    return result.output.splitlines()
