"""Where a server keeps its tables, if nobody says otherwise."""

from pathlib import Path
from typing import Final

from platformdirs import user_data_path
from sqlalchemy import URL

DATABASE: Final = "seriatim.db"


def folder(data: str = "") -> Path:
    """The folder that was named, or the platform's own for such data."""
    return Path(data).expanduser() if data else user_data_path("seriatim", appauthor=False)


def database_in(folder: Path) -> str:
    """The database in the folder, as a URL that also fits if there is a “?”, “#” or “%” in its path."""
    return URL.create("sqlite", database=str(folder / DATABASE)).render_as_string()
