"""Where a server keeps its tables, if nobody says otherwise."""

from pathlib import Path
from typing import Final

from platformdirs import user_data_path

DATABASE: Final = "seriatim.db"


def folder(data: str = "") -> Path:
    """The folder that was named, or the platform's own for such data."""
    return Path(data).expanduser() if data else user_data_path("seriatim", appauthor=False)


def database_url(data: str = "", database: str = "") -> str:
    """The database that was named; else the file in the folder."""
    return database or f"sqlite:///{folder(data) / DATABASE}"
