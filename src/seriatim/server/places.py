"""Where a server keeps its tables, if nobody says otherwise."""

from pathlib import Path
from typing import Final

from platformdirs import user_data_path

DATABASE: Final = "seriatim.db"


def database_url(data: Path | None = None, database: str | None = None) -> str:
    """The database that was named; else the file in the folder that was, or in the platform's own for such data."""
    folder = data.expanduser() if data is not None else user_data_path("seriatim", appauthor=False)
    return database or f"sqlite:///{folder / DATABASE}"
