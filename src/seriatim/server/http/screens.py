"""The paths of the page's screens. The page gets them by `make protocol`, so that they stand only here."""

from collections.abc import Mapping, Sequence
from typing import Final

SCREENS: Final[Mapping[str, Sequence[str]]] = {
    "home": ("/",),
    "table": ("/t/{table:str}",),
    "rules": ("/learn",),
    "gameRules": ("/learn/{game:str}",),
    "replay": ("/replay/{table:str}", "/replay/{table:str}/{number:int}"),
    "verify": ("/verify", "/verify/{table:str}/{number:int}"),
    "settings": ("/settings",),
    "recover": ("/recover",),
}
"""The paths of each screen, as Litestar writes them. The names are those of the page's screens."""


def table_path(table: str) -> str:
    """The path of a table's screen."""
    (path,) = SCREENS["table"]
    return path.replace("{table:str}", table)


def recovery_path(token: str) -> str:
    """The path under which a recovery link is opened. The token is a fragment, so that no server log holds it."""
    (path,) = SCREENS["recover"]
    return f"{path}#{token}"
