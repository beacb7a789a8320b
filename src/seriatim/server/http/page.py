"""The page that people play on, as `make page` has built it: static files, read once and kept in memory.

A file in `assets` has a hash in its name, and browsers cache it for good. All others are revalidated each time by their
ETag. Where no page was built, and where nothing is found, there are plain HTML documents without scripts.
"""

import hashlib
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import OpenAPIRenderPlugin

from seriatim.server.http.errors import AnyRequest, language_of, on_http_error
from seriatim.server.identity import header, host_name, is_loopback
from seriatim.server.live.protocol import link_parts
from seriatim.server.services import Services
from seriatim.words import Words

PAGE: Final = Path(__file__).parents[1] / "page"
INDEX: Final = "index.html"
PRELOADS: Final = "ahead.json"
"""The file of a built page that lists what to preload; see web/plugins/preload.ts."""
SCREEN_PATHS: Final[Mapping[str, Sequence[str]]] = {
    "home": ("/",),
    "table": ("/t/{table:str}",),
    "rules": ("/learn",),
    "gameRules": ("/learn/{game:str}",),
    "replay": ("/replay/{table:str}", "/replay/{table:str}/{number:int}"),
    "verify": ("/verify", "/verify/{table:str}/{number:int}"),
    "settings": ("/settings",),
    "recover": ("/recover",),
}
"""The paths of each screen of the page, as Litestar writes them. `make protocol` writes them for the page."""
MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
"""Content encodings and their file suffixes, the best first."""
CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"


def link_to(request: AnyRequest, services: Services, path: str) -> str:
    """The full address of a path; one that other devices can open, if there is one."""
    return (shared_origin(request, services) or origin_of(request)) + path


def shared_origin(request: AnyRequest, services: Services) -> str:
    """The start of links that other devices can open; empty if only this computer reaches the server."""
    if services.settings.origin:
        return services.settings.origin.rstrip("/")
    is_local = is_loopback(host_name(header(request.scope, b"host")))
    return services.network_origin if is_local else origin_of(request)


def origin_of(request: AnyRequest) -> str:
    return str(request.base_url).rstrip("/")


def table_path(table_id: str) -> str:
    """The path of a table's screen."""
    (path,) = SCREEN_PATHS["table"]
    return path.replace("{table:str}", table_id)


def recovery_path(token: str) -> str:
    """The path that opens a recovery link. The token is a fragment, so that no server log holds it."""
    (path,) = SCREEN_PATHS["recover"]
    return f"{path}#{token}"


# Static files


class PageFile(msgspec.Struct, frozen=True):
    """A file of the page, plain and compressed."""

    media_type: str
    etag: str
    plain: bytes
    compressed: Mapping[str, bytes]


def page_files(folder: Path) -> dict[str, PageFile]:
    """The files of a built page by their names; none if it was not built."""
    suffixes = {suffix for _, suffix in ENCODINGS}
    found = sorted(file for file in folder.rglob("*") if file.is_file() and file.suffix not in suffixes)
    return {file.relative_to(folder).as_posix(): read_file(file) for file in found}


def read_file(file: Path) -> PageFile:
    plain = file.read_bytes()
    beside = {encoding: file.with_name(file.name + suffix) for encoding, suffix in ENCODINGS}
    compressed = {encoding: one.read_bytes() for encoding, one in beside.items() if one.exists()}
    media_type = MEDIA_TYPES.get(file.suffix, "application/octet-stream")
    return PageFile(media_type, f'"{hashlib.sha256(plain).hexdigest()[:20]}"', plain, compressed)


def file_response(request: AnyRequest, file: PageFile, cache: str, **more_headers: str) -> Response[bytes]:
    """The file, compressed if the browser accepts it; or 304 if the browser has it."""
    headers = {"cache-control": cache, "etag": file.etag, "vary": "accept-encoding", **more_headers}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    accepted = {one.partition(";")[0].strip() for one in request.headers.get("accept-encoding", "").split(",")}
    for encoding, _ in ENCODINGS:
        if encoding in accepted and encoding in file.compressed:
            headers["content-encoding"] = encoding
            return Response(file.compressed[encoding], headers=headers, media_type=file.media_type)
    return Response(file.plain, headers=headers, media_type=file.media_type)


class Preloads(msgspec.Struct, frozen=True):
    """Files to preload at a table: for every game, for one game, and its words (`en/sequence`)."""

    table: Sequence[str] = ()
    games: Mapping[str, Sequence[str]] = {}
    words: Mapping[str, Sequence[str]] = {}

    def link_header(self, game: str, language: str) -> str:
        """The Link header for a table of this game."""
        files = [*self.table, *self.games.get(game, ()), *self.words.get(f"{language}/{game}", ())]
        return ", ".join(preload_link(file) for file in unique(files))


def unique(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))


def preload_link(file: str) -> str:
    return f"<{file}>; " + (
        'rel="preload"; as="style"; crossorigin' if file.endswith(".css") else 'rel="modulepreload"'
    )


def page_routes(files: Mapping[str, PageFile], game_of: Callable[[str], Awaitable[str]]) -> Sequence[HTTPRouteHandler]:
    """A route for every file, and the page at every screen. A table's preloads depend on its game."""
    names = [name for name in files if not name.endswith(".html") and name != PRELOADS]
    preloads = msgspec.json.decode(files[PRELOADS].plain, type=Preloads) if PRELOADS in files else Preloads()

    @get(list(SCREEN_PATHS["home"]), include_in_schema=False, sync_to_thread=False)
    def home(request: AnyRequest) -> Response[bytes]:
        """The home screen in the browser's language, readable before the scripts have loaded."""
        file = files.get(f"home.{language_of(request.headers)}.html", files[INDEX])
        return file_response(request, file, REVALIDATE, vary="accept-encoding, accept-language")

    @get(list(SCREEN_PATHS["table"]), include_in_schema=False)
    async def table_screen(request: AnyRequest) -> Response[bytes]:
        game = await game_of(link_parts(str(request.path_params["table"])).table_id)
        link = preloads.link_header(game, language_of(request.headers))
        return file_response(request, files[INDEX], REVALIDATE, **({"link": link} if link else {}))

    others = [path for name, paths in SCREEN_PATHS.items() if name not in ("home", "table") for path in paths]

    @get(others, include_in_schema=False, sync_to_thread=False)
    def screen(request: AnyRequest) -> Response[bytes]:
        return file_response(request, files[INDEX], REVALIDATE)

    @get([f"/{name}" for name in names], include_in_schema=False, sync_to_thread=False)
    def file(request: AnyRequest) -> Response[bytes]:
        name = request.url.path.removeprefix("/")
        return file_response(request, files[name], CACHE_FOREVER if name.startswith("assets/") else REVALIDATE)

    return [home, table_screen, screen, file]


def not_found_handler(files: Mapping[str, PageFile]) -> Callable[[AnyRequest, NotFoundException], Response[Any]]:
    """Answer 404 with the page for browsers, and with a `Problem` for programs."""

    def on_not_found(request: AnyRequest, error: NotFoundException) -> Response[Any]:
        if "text/html" not in request.headers.get("accept", ""):
            return on_http_error(request, error)
        body = files[INDEX].plain if INDEX in files else not_found_document(request)
        return Response(body, status_code=404, media_type=MediaType.HTML)

    return on_not_found


# Plain documents


def html_document(language: str, title: str, body: str) -> str:
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return f'<!doctype html>\n<html lang="{language}"><head>{head}</head><body>\n{body}</body></html>\n'


def operations(schema: dict[str, Any]) -> list[tuple[str, str, str, str]]:
    """Method, path, summary and description of every operation in an OpenAPI document."""
    return [
        (method.upper(), path, str(operation.get("summary", "")), str(operation.get("description", "")))
        for path, item in sorted(schema.get("paths", {}).items())
        for method, operation in item.items()
        if isinstance(operation, dict)
    ]


LANDING: Final = [*SCREEN_PATHS["home"], *SCREEN_PATHS["table"], *SCREEN_PATHS["recover"]]


@get(LANDING, media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def landing(request: AnyRequest) -> str:
    """The document shown if no page was built."""
    language = language_of(request.headers)
    words = Words(language)
    lines = "".join(
        f"<li><code>{method} {escape(path)}</code></li>\n"
        for method, path, _, _ in operations(request.app.openapi_schema.to_schema())
    )
    heading = f"<h1>Seriatim</h1>\n<p>{escape(words.say('server-landing'))}</p>\n"
    link = f'<p><a href="/schema">{escape(words.say("server-api"))}</a></p>\n'
    return html_document(language, "Seriatim", f"{heading}{link}<ul>\n<li><code>WS /socket</code></li>\n{lines}</ul>\n")


def not_found_document(request: AnyRequest) -> str:
    """The document for an unknown address, with a link to the home screen."""
    language = language_of(request.headers)
    words = Words(language)
    heading = f"<h1>{escape(words.say('web-nothing-here'))}</h1>\n"
    link = f'<p><a href="/">{escape(words.say("web-to-the-games"))}</a></p>\n'
    return html_document(language, "Seriatim", heading + link)


class PlainApiPage(OpenAPIRenderPlugin):
    """Renders the OpenAPI document as plain HTML."""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        rows = "".join(
            f"<dt><code>{method} {escape(path)}</code> {escape(summary)}</dt>\n<dd>{escape(description)}</dd>\n"
            for method, path, summary, description in operations(openapi_schema)
        )
        link = '<p><a href="/schema/openapi.json">openapi.json</a></p>\n'
        return html_document("en", "Seriatim API", f"<h1>Seriatim API</h1>\n{link}<dl>\n{rows}</dl>\n").encode()
