"""Write what the page and the server share to web/src/lib/protocol.ts (`make protocol`).

That is: all messages of the socket, all bodies and answers of the HTTP routes, the views and choices of each game, the
facts of the games, the paths of the screens, and the languages. A test fails when the file is out of date.
"""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

import msgspec
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect

from seriatim.games import GAMES
from seriatim.games.game import AnyGame, OptionsNote, Value
from seriatim.games.modules import game_module
from seriatim.games.rush_hour.cars import LAST_NUMBER, is_trailer
from seriatim.games.sequence.cards import KIND_COUNT, is_jack, is_one_eyed, name_of
from seriatim.kit.state import SPECTATOR
from seriatim.server.app import API_ROUTES
from seriatim.server.http.errors import Problem
from seriatim.server.http.page import SCREEN_PATHS
from seriatim.server.limits import MAX_LISTED
from seriatim.server.live.protocol import PROTOCOL, ClientMessage, ServerMessage
from seriatim.table.commands import PersonCommand
from seriatim.table.events import AnyEvent
from seriatim.table.settings import LONGEST_NAME, LONGEST_TEXT, Level
from seriatim.table.snapshot import Board
from seriatim.words import LANGUAGES

TARGET: Final = Path(__file__).parent.parent / "web" / "src" / "lib" / "protocol.ts"
HEADING: Final = "// Written by scripts/protocol_ts.py from the types of src/seriatim. Do not edit.\n"
CARS: Final = range(1, int(LAST_NUMBER) + 1)
JACKS: Final = [card for card in range(1, int(KIND_COUNT) + 1) if is_jack(card)]
PLAIN: Final = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Writer:
    """Collects interfaces as they are met, each once, under its own name."""

    def __init__(self) -> None:
        self.names: dict[type, str] = {}
        self.texts: dict[str, str] = {}

    def written(self, kind: inspect.Type) -> str:
        """A type as TypeScript says it; the structs it names are written down on the way."""
        if isinstance(kind, inspect.Metadata):
            return self.written(kind.type)
        if isinstance(kind, inspect.UnionType):
            return " | ".join(sorted(self.written(one) for one in kind.types))
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(json.dumps(value) for value in kind.values)
        if isinstance(kind, inspect.DictType):
            return f"Record<{self.written(kind.key_type)}, {self.written(kind.value_type)}>"
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join(self.written(one) for one in kind.item_types)}]"
        if isinstance(kind, inspect.ListType | inspect.VarTupleType):
            return f"ReadonlyArray<{self.written(kind.item_type)}>"
        if isinstance(kind, inspect.StructType):
            return self.struct(kind)
        return PLAIN[type(kind)]

    def struct(self, kind: inspect.StructType) -> str:
        if kind.cls is msgspec.Struct:
            return "unknown"
        if kind.cls not in self.names:
            self.names[kind.cls] = name = self.name_of(kind.cls)
            self.texts[name] = ""
            self.texts[name] = self.interface(name, kind)
        return self.names[kind.cls]

    def name_of(self, struct: type) -> str:
        """Its own name; with the game's before it where games have structs of the same name."""
        game = struct.__module__.split(".")[2] if struct.__module__.startswith("seriatim.games.") else ""
        prefix = "".join(part.title() for part in game.split("_")) if game not in ("", "game") else ""
        name = struct.__name__ if struct.__name__.startswith(prefix) else prefix + struct.__name__
        return name + "Message" if name in self.texts else name

    def interface(self, name: str, kind: inspect.StructType) -> str:
        lines = [f"  {kind.tag_field}: {json.dumps(kind.tag)};"] if kind.tag_field else []
        optional = kind.cls.__struct_config__.omit_defaults
        for field in kind.fields:
            may_miss = not field.required and (optional or self.is_asked(kind.cls) or self.is_unset(field))
            lines.append(f"  {field.encode_name}{'?' if may_miss else ''}: {self.written(field.type)};")
        note = (kind.cls.__doc__ or "").strip().split("\n")[0]
        return f"/** {note} */\nexport interface {name} {{\n" + "\n".join(lines) + "\n}\n"

    @staticmethod
    def is_asked(struct: type) -> bool:
        """What a page sends may leave out what has a default."""
        return bool(getattr(struct, "__struct_config__").forbid_unknown_fields)  # noqa: B009 (mypy knows no such name)

    @staticmethod
    def is_unset(field: inspect.Field) -> bool:
        """Whether the field is left out by default: msgspec shows no default for `UNSET`."""
        return field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def union(writer: Writer, name: str, members: Iterable[Any]) -> str:
    names = [writer.written(one) for one in inspect.multi_type_info(list(members))]
    return f"export type {name} =\n" + "\n".join(f"  | {one}" for one in names) + ";\n"


def routes(writer: Writer) -> str:
    """The body and the answer of every HTTP route of the API, by method and path."""
    lines = [line for handler in API_ROUTES for line in route_lines(writer, handler)]
    return (
        "/** The body and the answer of each HTTP route. */\nexport interface HttpRoutes {\n"
        + "\n".join(sorted(lines))
        + "\n}\n"
    )


def route_lines(writer: Writer, handler: HTTPRouteHandler) -> list[str]:
    paths = [path for path in sorted(handler.paths) if path.startswith("/api/")]
    if not paths:
        return []
    hints = get_type_hints(handler.fn, include_extras=True)
    body = writer.written(inspect.type_info(hints["data"])) if "data" in hints else "null"
    answer = writer.written(inspect.type_info(hints["return"]))
    return [
        f"  {json.dumps(f'{method} {without_types(path)}')}: {{ body: {body}; answer: {answer} }};"
        for method in handler.http_methods
        for path in paths
    ]


def without_types(path: str) -> str:
    """`/t/{table}` for `/t/{table:str}`."""
    return re.sub(r"\{(\w+):\w+\}", r"{\1}", path)


def screens() -> str:
    lines = [f"  {name}: {json.dumps(patterns)}," for name, patterns in SCREEN_PATHS.items()]
    return "/** The paths of each screen. */\nexport const SCREEN_PATHS = {\n" + "\n".join(lines) + "\n} as const;\n"


def languages() -> str:
    return f"export const LANGUAGES = {json.dumps(list(LANGUAGES))} as const;\n"


def views(writer: Writer) -> str:
    """Which view and choices belong to which game."""
    lines = []
    for game in GAMES.values():
        view, choice = (
            writer.written(inspect.type_info(view_of(game))),
            writer.written(inspect.type_info(choice_of(game))),
        )
        lines.append(f"  {json.dumps(game.id)}: {{ view: {view}; choice: {choice} }};")
    return (
        "/** What `Board.view` and `Board.choices` are in each game. */\nexport interface Games {\n"
        + "\n".join(lines)
        + "\n}\n"
    )


def constants() -> str:
    """Numbers and names that the server and the page must have alike."""
    jacks = {name_of(card): "remove" if is_one_eyed(card) else "place" for card in JACKS}
    values = (
        ("The seat of a spectator.", "SPECTATOR", int(SPECTATOR)),
        ("The levels of bots, the weakest first.", "LEVELS", get_args(Level)),
        ("The most characters of a name.", "LONGEST_NAME", LONGEST_NAME),
        ("The most characters of a text.", "LONGEST_TEXT", LONGEST_TEXT),
        ("The most results of a day, of each level, that the server sends.", "MOST_RESULTS", MAX_LISTED),
        ("The cars that are drawn as trailers.", "TRAILERS", [card for card in CARS if is_trailer(card)]),
        ("What each jack of Sequence does with a chip.", "JACKS", jacks),
    )
    return "".join(
        f"/** {note} */\nexport const {name} = {json.dumps(value)}{'' if isinstance(value, int) else ' as const'};\n"
        for note, name, value in values
    )


def facts() -> str:
    """The facts of every game that a page needs before it asks: seats and options, with the default of each option
    first; `first` are those of somebody's first game, and `at` has the options that differ with so many seats.
    """
    lines = [f"  {json.dumps(game.id)}: {json.dumps(facts_of(game))}," for game in GAMES.values()]
    note = (
        "/** The games. Of each option the default is first, also `at` so many seats; `first` is for a first game. */\n"
    )
    return note + "export const GAMES = {\n" + "\n".join(lines) + "\n} as const;\n"


def facts_of(game: AnyGame) -> dict[str, Any]:
    options = usual_first(game)
    at = {
        seats: {name: values for name, values in usual_first(game, seats).items() if values != options[name]}
        for seats in game.seat_counts
    }
    seats = list(game.seat_counts)
    usual = game.usual_seats
    notes = [note_of(game, note) for note in game.option_notes]
    facts = {"seats": seats, "usual_seats": usual, "cooperative": game.cooperative}
    return {**facts, "options": options, "first": dict(game.first_options), "at": at, "notes": notes}


def note_of(game: AnyGame, note: OptionsNote) -> dict[str, Any]:
    below = list(note.options)[-1]
    return {"options": note.options, "below": below, "key": f"web-option-{game.id}-{note.name}"}


def usual_first(game: AnyGame, seats: int | None = None) -> dict[str, list[Value]]:
    usual = game.options_type()
    return {
        name: sorted(possible, key=lambda value: value != getattr(usual, name))
        for name, possible in game.possible_options(seats).items()
    }


def view_of(game: AnyGame) -> Any:  # noqa: ANN401 (a type)
    return get_type_hints(game_module(type(game), "view").view)["return"]


def choice_of(game: AnyGame) -> Any:  # noqa: ANN401
    return get_args(get_type_hints(game_module(type(game), "view").choices)["return"])[0]


def typescript() -> str:
    writer = Writer()
    unions = [
        union(writer, "ClientMessage", get_args(ClientMessage)),
        union(writer, "ServerMessage", get_args(ServerMessage)),
        union(writer, "PersonCommand", get_args(PersonCommand)),
        union(writer, "AnyEvent", get_args(AnyEvent)),
    ]
    assert Board in writer.names
    http = routes(writer)
    writer.written(inspect.type_info(Problem))
    games = views(writer)
    constant = f"export const PROTOCOL = {PROTOCOL};\n"
    structs = [writer.texts[name] for name in sorted(writer.texts)]
    return "\n".join([HEADING, constant, constants(), languages(), screens(), facts(), *unions, http, games, *structs])


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), "utf-8")
