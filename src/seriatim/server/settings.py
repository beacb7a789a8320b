"""How a server is run, from one source: flags, then the environment, then a TOML file, then what is usual.

seriatim serve --port 8080          SERIATIM_PORT=8080          port = 8080
"""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from seriatim.phrase import Phrase
from seriatim.server.errors import Explained, problem_in
from seriatim.server.places import database_in, folder

PREFIX: Final = "SERIATIM_"
OTHERS: Final = frozenset({"SERIATIM_LANGUAGE", "SERIATIM_EXPECTED", "SERIATIM_CONFIG"})
"""What the environment may say that is no setting of the server."""
FILE: Final = "seriatim.toml"

Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=31_536_000)]


class BadSetting(Explained):
    """A setting that cannot be; the phrase says which and where."""


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What can be set. Left alone, a server listens to its own machine only and keeps everything in one folder."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    """0 is any that is free."""
    data: str = ""
    database: str = ""
    """Where tables are kept, as a URL; a file in the data folder, if not said."""
    origin: Annotated[str, Meta(pattern=r"^(https?://[^/\s]+/?)?$")] = ""
    """The address people use, such as https://play.example.org; whichever they used, if not said."""
    proxies: str = "127.0.0.1"
    """Addresses of the proxies whose word on who asks is taken, with commas between."""
    bot_workers: Annotated[int, Meta(ge=1, le=64)] = 1
    bot_pace: Seconds = 0.6
    """Seconds a bot takes for a move at least, so that people can follow."""
    absence: Seconds = 15.0
    """Seconds without a page after which a person counts as away."""
    idle: Seconds = 120.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    retention: Annotated[int, Meta(ge=1, le=36_500)] = 365
    """Days for which tables are kept after something last happened."""
    most_sockets: Count = 10_000
    requests: Annotated[float, Meta(gt=0, le=100_000)] = 50.0
    """Requests a second that an address may make; ten times as many at once."""
    messages: Annotated[float, Meta(gt=0, le=100_000)] = 20.0
    """Messages a second that a page may send; three times as many at once."""

    @property
    def folder(self) -> Path:
        try:
            return folder(self.data)
        except RuntimeError as error:  # ~somebody who has no home here
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


NAMES: Final = tuple(field.name for field in msgspec.structs.fields(ServerSettings))


def settings_from(
    flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ, file: Path | None = None
) -> ServerSettings:
    """The settings that hold. A flag that was not given is None."""
    asked = {name: value for name, value in flags.items() if value is not None}
    said = from_environment(environment)
    named = file or (Path(environment["SERIATIM_CONFIG"]) if environment.get("SERIATIM_CONFIG") else None)
    folder = ServerSettings(data=str(asked.get("data") or said.get("data") or "")).folder
    written = from_file(named or folder / FILE, is_named=named is not None)
    checked(written, str(named or folder / FILE), is_text=False)
    checked(said, "SERIATIM_*", is_text=True)
    return checked({**written, **said, **asked}, "--", is_text=True)


def from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """`SERIATIM_PORT` and the like; a name that is none of ours is refused, lest a typing error pass unseen."""
    ours = {name: value for name, value in environment.items() if name.startswith(PREFIX) and name not in OTHERS}
    said = {name.removeprefix(PREFIX).lower(): value for name, value in ours.items() if value}
    for name in said:
        if name not in NAMES:
            raise unknown(f"{PREFIX}{name.upper()}", [f"{PREFIX}{one.upper()}" for one in NAMES])
    return said


def from_file(file: Path, *, is_named: bool) -> dict[str, Any]:
    try:
        written = tomllib.loads(file.read_text("utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        if is_named:
            raise BadSetting(Phrase("serve-no-file", {"file": str(file)})) from None
        return {}
    except OSError as error:
        raise BadSetting(Phrase("serve-bad-file", {"file": str(file), "problem": problem_in(error)})) from None
    except ValueError as error:
        raise BadSetting(Phrase("serve-bad-file", {"file": str(file), "problem": str(error)})) from None
    for name in written:
        if name not in NAMES:
            raise unknown(name, NAMES)
    return written


def unknown(name: str, possible: list[str] | tuple[str, ...]) -> BadSetting:
    return BadSetting(Phrase("serve-unknown-setting", {"name": name[:60], "possible": ", ".join(possible)}))


def checked(values: Mapping[str, Any], place: str, *, is_text: bool) -> ServerSettings:
    try:
        return msgspec.convert(dict(values), ServerSettings, strict=not is_text)
    except msgspec.ValidationError as error:
        raise BadSetting(Phrase("serve-bad-setting", {"place": place, "problem": str(error)})) from None
