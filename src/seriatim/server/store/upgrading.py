"""Brings a database to the present version, step by step, by Alembic.

Alembic takes a while to load, and most servers start with a database that is as it should be: only one that is not
gets here.
"""

import threading
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

ONE_AT_A_TIME: Final = threading.Lock()
"""Alembic has one environment for the whole process."""


class Unknown(Exception):
    """The database has a version that is not known here."""


def config() -> Config:
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    made.set_main_option("path_separator", "os")
    return made


def upgrade(connection: Connection) -> None:
    """All steps that are still to be made, in the transaction of this connection."""
    steps = config()
    steps.attributes["connection"] = connection
    try:
        with ONE_AT_A_TIME:
            command.upgrade(steps, "head")
    except CommandError:
        raise Unknown from None
