"""The settings of a server, read from flags, the environment and a TOML file, in this order of precedence.

seriatim serve --port 8080          SERIATIM_PORT=8080          port = 8080
"""

import json
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from platformdirs import user_data_path
from sqlalchemy import URL

from seriatim.phrase import Phrase
from seriatim.server.errors import OperatorError, os_error_text

PREFIX: Final = "SERIATIM_"
OTHER_VARIABLES: Final = frozenset({"SERIATIM_LANGUAGE", "SERIATIM_EXPECTED", "SERIATIM_CONFIG"})
"""Environment variables that are no settings of the server."""
SETTINGS_FILE: Final = "seriatim.toml"
DATABASE_FILE: Final = "seriatim.db"

Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=31_536_000)]


class BadSetting(OperatorError):
    """A setting that is not possible; the phrase says which one and where it is set."""


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings. By default a server listens on its own machine only, and keeps everything in one folder."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    """0 picks any free port."""
    data: str = ""
    database: str = ""
    """URL of the database; by default a file in the data folder."""
    origin: Annotated[str, Meta(pattern=r"^(https?://[^/\s]+/?)?$")] = ""
    """The server's public address, such as https://play.example.org; by default the one a request was sent to."""
    proxies: str = "127.0.0.1"
    """Addresses of trusted proxies, whose X-Forwarded headers are believed, separated by commas."""
    bot_workers: Annotated[int, Meta(ge=1, le=64)] = 1
    """Processes in which bots think."""
    bot_pace: Seconds = 0.6
    """Seconds that a bot takes for a move at least, so that people can follow."""
    absence: Seconds = 15.0
    """Seconds without a connection after which a person counts as away."""
    idle: Seconds = 120.0
    """Seconds after which a table without connections is unloaded from memory."""
    retention: Annotated[int, Meta(ge=1, le=36_500)] = 365
    """Days after its last event for which a table is kept."""
    most_sockets: Count = 10_000
    """WebSockets that may be open at the same time."""
    connections: Count = 300
    """Open connections for each address, WebSockets included."""
    requests: Annotated[float, Meta(gt=0, le=100_000)] = 50.0
    """Requests and new connections a second for each address; ten times as many at once."""
    tables: Annotated[float, Meta(gt=0, le=1_000_000)] = 10.0
    """New tables a minute for each address; ten times as many at once."""
    messages: Annotated[float, Meta(gt=0, le=100_000)] = 20.0
    """Messages a second for each WebSocket, three times as many at once; ten times all that for each address."""

    @property
    def folder(self) -> Path:
        try:
            return data_folder(self.data)
        except RuntimeError as error:  # ~somebody without a home folder here
            phrase = Phrase("serve-no-secret", {"folder": self.data, "problem": str(error).rstrip(".")})
            raise BadSetting(phrase) from None

    @property
    def database_url(self) -> str:
        return self.database or database_in(self.folder)

    @property
    def bot_pace_ms(self) -> int:
        return int(1000 * self.bot_pace)

    @property
    def absence_ms(self) -> int:
        return int(1000 * self.absence)

    @property
    def idle_ms(self) -> int:
        return int(1000 * self.idle)


EXAMPLES: Final = {
    "data": "/srv/seriatim",
    "database": "postgresql://localhost/seriatim",
    "origin": "https://play.example.org",
}
"""Texts that show what a setting can be whose default is empty."""
NAMES: Final = tuple(field.name for field in msgspec.structs.fields(ServerSettings))


def data_folder(data: str = "") -> Path:
    """The folder that was named, or the platform's default."""
    return Path(data).expanduser() if data else user_data_path("seriatim", appauthor=False)


def database_in(folder: Path) -> str:
    """The URL of the SQLite file in a folder, with “?”, “#” and “%” escaped."""
    return URL.create("sqlite", database=str(folder / DATABASE_FILE)).render_as_string()


def settings_from(
    flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ, file: Path | None = None
) -> ServerSettings:
    """Combine flags, environment and file. A flag that was not given is None."""
    given = {name: value for name, value in flags.items() if value is not None}
    variables = from_environment(environment)
    named = file or (Path(environment["SERIATIM_CONFIG"]) if environment.get("SERIATIM_CONFIG") else None)
    folder = ServerSettings(data=str(given.get("data") or variables.get("data") or "")).folder
    written = from_file(named or folder / SETTINGS_FILE, is_named=named is not None)
    converted(written, str(named or folder / SETTINGS_FILE), is_text=False)
    converted(variables, "SERIATIM_*", is_text=True)
    return converted({**written, **variables, **given}, "--", is_text=True)


def from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """The settings in variables such as `SERIATIM_PORT`. Unknown names are refused, to catch typing errors."""
    ours = {name: value for name, value in environment.items() if name.startswith(PREFIX)}
    found = {
        name.removeprefix(PREFIX).lower(): value
        for name, value in ours.items()
        if value and name not in OTHER_VARIABLES
    }
    for name in found:
        if name not in NAMES:
            raise unknown_setting(f"{PREFIX}{name.upper()}", [f"{PREFIX}{one.upper()}" for one in NAMES])
    return found


def from_file(file: Path, *, is_named: bool) -> dict[str, Any]:
    """The settings in a TOML file. Only a file that was named must exist."""
    try:
        written = tomllib.loads(file.read_text("utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        if is_named:
            raise BadSetting(Phrase("serve-no-file", {"file": str(file)})) from None
        return {}
    except OSError as error:
        raise BadSetting(Phrase("serve-bad-file", {"file": str(file), "problem": os_error_text(error)})) from None
    except ValueError as error:
        raise BadSetting(Phrase("serve-bad-file", {"file": str(file), "problem": str(error)})) from None
    for name in written:
        if name not in NAMES:
            raise unknown_setting(name, NAMES)
    return written


def unknown_setting(name: str, possible: list[str] | tuple[str, ...]) -> BadSetting:
    return BadSetting(Phrase("serve-unknown-setting", {"name": name[:60], "possible": ", ".join(possible)}))


def converted(values: Mapping[str, Any], place: str, *, is_text: bool) -> ServerSettings:
    """Check the values and convert them to their types; `is_text` allows numbers written as text."""
    for name, value in values.items():
        try:
            msgspec.convert({name: value}, ServerSettings, strict=not is_text)
        except msgspec.ValidationError:
            shown = json.dumps(value, ensure_ascii=False, default=str)[:60]
            phrase = {"name": written_name(name, place), "given": shown, "possible": possible_values(name)}
            raise BadSetting(Phrase("serve-bad-setting", phrase)) from None
    return msgspec.convert(dict(values), ServerSettings, strict=not is_text)


def written_name(name: str, place: str) -> str:
    """A setting as it is written where it was set: `--port`, `SERIATIM_PORT`, or `port` and the file."""
    names = {"--": f"--{name.replace('_', '-')}", "SERIATIM_*": f"{PREFIX}{name.upper()}"}
    return names.get(place, f"{name} ({place})")


def possible_values(name: str) -> str:
    """What a setting can be: `0–65535`, or an example of a text."""
    field = next(field for field in msgspec.structs.fields(ServerSettings) if field.name == name)
    info = msgspec.inspect.type_info(field.type)
    if isinstance(info, msgspec.inspect.IntType | msgspec.inspect.FloatType):
        return f"{info.ge if info.ge is not None else info.gt}–{info.le}"
    return json.dumps(EXAMPLES.get(name, str(field.default)))
