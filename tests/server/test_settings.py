"""One source of settings, and clear words when they do not fit."""

import errno
import os
import socket
from pathlib import Path

import pytest
from click.testing import CliRunner

from seriatim.cli import main
from seriatim.server.http.errors import best_language
from seriatim.server.identity import NoSecret, secret_in
from seriatim.server.limits import HTTP_CONNECTIONS, SPARE_FILES, TokenBucket, TokenBuckets, address_key
from seriatim.server.run import EXIT_TIMEOUT
from seriatim.server.settings import BadSetting, settings_from
from seriatim.server.store.database import open_database
from seriatim.words import Words


def test_a_flag_counts_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    (tmp_path / "seriatim.toml").write_text('port = 1\nhost = "a"\nidle = 7\n', "utf-8")
    settings = settings_from({"port": 3, "data": str(tmp_path)}, {"SERIATIM_PORT": "2", "SERIATIM_HOST": "b"})
    assert (settings.port, settings.host, settings.idle) == (3, "b", 7)
    assert settings.database_url == f"sqlite:///{tmp_path}/seriatim.db"


def test_the_database_is_in_the_data_folder_whatever_that_is_called(tmp_path: Path) -> None:
    for name in ("what?", "a?b=c", "50 %", "%41", "#1", "é ~ @:;+&"):
        settings = settings_from({"data": str(tmp_path / name)}, {})
        open_database(settings.database_url).close()
        assert sorted(file.name for file in settings.folder.iterdir()) == ["seriatim.db", "seriatim.db-lock"]


@pytest.mark.parametrize(
    ("environment", "file", "key"),
    [
        ({"SERIATIM_PRT": "1"}, "", "serve-unknown-setting"),
        ({"SERIATIM_PORT": "many"}, "", "serve-bad-setting"),
        ({"SERIATIM_ORIGIN": "play.example.org"}, "", "serve-bad-setting"),
        ({}, "prt = 1", "serve-unknown-setting"),
        ({}, 'port = "1"', "serve-bad-setting"),
        ({}, "port =", "serve-bad-file"),
        ({"SERIATIM_CONFIG": "/nowhere/at.all"}, "", "serve-no-file"),
    ],
)
def test_what_does_not_fit_is_refused(tmp_path: Path, environment: dict[str, str], file: str, key: str) -> None:
    (tmp_path / "seriatim.toml").write_text(file, "utf-8")
    with pytest.raises(BadSetting) as refusal:
        settings_from({"data": str(tmp_path)}, environment)
    assert refusal.value.phrase.key == key


@pytest.mark.parametrize(
    ("environment", "file", "said"),
    [
        ({"SERIATIM_PORT": "many"}, "", 'SERIATIM_PORT cannot be "many". Possible: 0–65535'),
        (
            {"SERIATIM_ORIGIN": "play.org"},
            "",
            'SERIATIM_ORIGIN cannot be "play.org". Possible: "https://play.example.org"',
        ),
        ({"SERIATIM_REQUESTS": "0"}, "", 'SERIATIM_REQUESTS cannot be "0". Possible: 0–100000'),
        ({}, "host = 5", 'cannot be 5. Possible: "127.0.0.1"'),
        ({}, 'port = "1"', 'cannot be "1". Possible: 0–65535'),
    ],
)
def test_a_setting_is_refused_in_plain_words(tmp_path: Path, environment: dict[str, str], file: str, said: str) -> None:
    (tmp_path / "seriatim.toml").write_text(file, "utf-8")
    with pytest.raises(BadSetting) as refusal:
        settings_from({"data": str(tmp_path)}, environment)
    sentence = Words("en").say(refusal.value.phrase.key, refusal.value.phrase.values)
    assert said in sentence
    assert "$" not in sentence
    assert file == "" or f"{file.split(maxsplit=1)[0]} ({tmp_path / 'seriatim.toml'})" in sentence


def test_a_flag_is_named_as_it_was_given(tmp_path: Path) -> None:
    with pytest.raises(BadSetting) as refusal:
        settings_from({"data": str(tmp_path), "bot_workers": 0}, {})
    assert refusal.value.phrase.values == {"name": "--bot-workers", "given": "0", "possible": "1–64"}


def one_line(*arguments: str) -> str:
    result = CliRunner().invoke(main, ["serve", *arguments])
    assert result.exit_code == 2
    assert result.output.count("\n") == 1
    return result.output


def test_a_port_in_use_is_told_in_a_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"Port {port}" in one_line("--port", port, "--data", str(tmp_path))


def test_a_host_that_is_no_name_is_told_in_a_line(tmp_path: Path) -> None:
    for host in ("a..b", f"{'x' * 70}.org"):
        assert f"Cannot listen at {host}" in one_line("--host", host, "--data", str(tmp_path))


def test_a_folder_that_cannot_be_is_told_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    for data in ("file", "file/data"):
        assert "--data" in one_line("--port", "0", "--data", str(tmp_path / data))


def test_a_home_that_nobody_has_is_told_in_a_line(tmp_path: Path) -> None:
    data = "~nobody-of-that-name/data"
    (tmp_path / "config.toml").write_text(f'data = "{data}"\n', "utf-8")
    for arguments in (("--data", data), ("--config", str(tmp_path / "config.toml"))):
        assert f"The folder {data} cannot be used" in one_line("--port", "0", *arguments)
    exported = CliRunner().invoke(main, ["export", str(tmp_path / "file"), "--data", data])
    assert (exported.exit_code, "--data" in exported.output) == (2, True)


def test_a_wrong_database_is_told_in_a_line(tmp_path: Path) -> None:
    assert "sqlite:///" in one_line("--port", "0", "--data", str(tmp_path), "--database", "mysql://x")


def test_a_secret_is_made_once_and_must_be_whole(tmp_path: Path) -> None:
    assert secret_in(tmp_path) == secret_in(tmp_path)
    for broken in ("abcd", "x" * 64, "é" * 64, ""):
        (tmp_path / "secret").write_text(broken, "utf-8")
        with pytest.raises(NoSecret) as refusal:
            secret_in(tmp_path)
        assert refusal.value.phrase.key == "serve-bad-secret"


def test_a_secret_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def disk_is_full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", disk_is_full)
    with pytest.raises(NoSecret) as refusal:
        secret_in(tmp_path)
    assert refusal.value.phrase.values["problem"] == "No space left on device"
    assert list(tmp_path.iterdir()) == []


def test_a_bucket_fills_with_time() -> None:
    bucket = TokenBucket(2.0, 4.0, 0.0)
    assert [bucket.take(0.0) for _ in range(5)] == [True] * 4 + [False]
    assert [bucket.take(1.0) for _ in range(3)] == [True, True, False]
    buckets = TokenBuckets(1.0, 1.0, max_buckets=2)
    assert [buckets.take(who, 0.0) for who in ("a", "a", "b", "c", "a")] == [True, False, True, True, True]
    many = TokenBuckets(0.3, 7.0)
    assert [many.take("a", 100.0) for _ in range(8)] == [True] * 7 + [False]
    assert [many.take("a", 100.0 + 2 / 0.3) for _ in range(3)] == [True, True, False]


def test_who_has_been_away_long_enough_to_have_a_full_bucket_is_forgotten() -> None:
    buckets = TokenBuckets(0.5, 2.0)
    for time, who in enumerate(("a", "b", "b", "c")):
        buckets.take(who, float(time))
    buckets.drop_full(3.0)
    assert list(buckets.full_at) == ["b", "c"]
    buckets.drop_full(5.0)
    assert list(buckets.full_at) == []


def test_the_best_of_our_languages_is_found() -> None:
    assert best_language("de, ru;q=0.3, cs-CZ;q=0.7") == "cs"
    assert best_language("uk") == "uk"
    assert best_language(";;q=x, ,") == "en"


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_ipv6_site_counts_as_one_address(address: str, key: str) -> None:
    assert address_key(address) == key


def test_what_deploy_has_for_operators_fits_the_settings(tmp_path: Path) -> None:
    """Its unit sets settings that exist, and its proxies send people where a server listens."""
    deploy = Path(__file__).parents[2] / "deploy"
    lines = (deploy / "seriatim.service").read_text("utf-8").splitlines()
    set_there = [line.removeprefix("Environment=") for line in lines if line.startswith("Environment=")]
    variables = {name: value for name, _, value in (text.partition("=") for text in set_there)}
    settings = settings_from({"data": str(tmp_path)}, variables)
    assert settings.origin.startswith("https://")
    said = dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))
    assert EXIT_TIMEOUT < 10 < int(said["TimeoutStopSec"])
    assert {said[name] for name in ("NoNewPrivileges", "PrivateTmp", "PrivateDevices", "ProtectHome")} == {"yes"}
    assert (said["ProtectSystem"], said["CapabilityBoundingSet"], said["UMask"]) == ("strict", "", "0077")
    assert int(said["LimitNOFILE"]) >= settings.most_sockets + HTTP_CONNECTIONS + SPARE_FILES
    listens_at = f"{settings.host}:{settings.port}"
    for proxy in ("Caddyfile", "nginx.conf"):
        text = (deploy / proxy).read_text("utf-8")
        assert listens_at in text
        assert settings.origin.removeprefix("https://") in text
        assert all(path in text for path in ("/metrics", "/readyz"))
