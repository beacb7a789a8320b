"""The page on which people play, as `make page` has built it: files that are read once and sent as they are.

A file in `assets` bears a hash in its name and is kept by browsers for good; all others are asked for anew each time,
and not sent again to whoever has them.
"""

import hashlib
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from seriatim.server.http.ahead import AHEAD, Ahead
from seriatim.server.http.errors import AnyRequest, on_http
from seriatim.server.http.language import language_of
from seriatim.server.http.pages import nothing

PAGE: Final = Path(__file__).parents[1] / "page"
INDEX: Final = "index.html"
SCREENS: Final = (
    "/learn",
    "/learn/{game:str}",
    "/replay/{table:str}",
    "/replay/{table:str}/{number:int}",
    "/verify",
    "/verify/{table:str}/{number:int}",
    "/settings",
    "/recover",
)
"""Paths at which the page shows one of its screens, besides home and the tables."""
KINDS: Final = {
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
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
"""The ways in which a file may be packed, the best first."""
FOR_GOOD: Final = "public, max-age=31536000, immutable"


class PageFile(msgspec.Struct, frozen=True):
    """A file of the page, plain and packed."""

    kind: str
    tag: str
    plain: bytes
    packed: Mapping[str, bytes]


def page_files(folder: Path) -> dict[str, PageFile]:
    """The files of a built page by their names; none if it was not built."""
    suffixes = {suffix for _, suffix in PACKED}
    found = sorted(file for file in folder.rglob("*") if file.is_file() and file.suffix not in suffixes)
    return {file.relative_to(folder).as_posix(): read(file) for file in found}


def read(file: Path) -> PageFile:
    plain = file.read_bytes()
    beside = {way: file.with_name(file.name + suffix) for way, suffix in PACKED}
    packed = {way: one.read_bytes() for way, one in beside.items() if one.exists()}
    kind = KINDS.get(file.suffix, "application/octet-stream")
    return PageFile(kind, f'"{hashlib.sha256(plain).hexdigest()[:20]}"', plain, packed)


def answer(request: AnyRequest, file: PageFile, keeping: str, **more: str) -> Response[bytes]:
    """The file, packed as the browser likes it; or only that it has not changed."""
    headers = {"cache-control": keeping, "etag": file.tag, "vary": "accept-encoding", **more}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    accepted = {way.partition(";")[0].strip() for way in request.headers.get("accept-encoding", "").split(",")}
    for way, _ in PACKED:
        if way in accepted and way in file.packed:
            return Response(file.packed[way], headers={**headers, "content-encoding": way}, media_type=file.kind)
    return Response(file.plain, headers=headers, media_type=file.kind)


def page_routes(files: Mapping[str, PageFile], game_at: Callable[[str], Awaitable[str]]) -> Sequence[HTTPRouteHandler]:
    """A path for every file, and the page at every screen. What a table needs depends on the game at it."""
    names = [name for name in files if not name.endswith(".html") and name != AHEAD]
    ahead = msgspec.json.decode(files[AHEAD].plain, type=Ahead) if AHEAD in files else Ahead()

    @get("/", include_in_schema=False, sync_to_thread=False)
    def home(request: AnyRequest) -> Response[bytes]:
        """In the language of the browser, as far as it can be read before the program has come."""
        file = files.get(f"home.{language_of(request.headers)}.html", files[INDEX])
        return answer(request, file, "no-cache", vary="accept-encoding, accept-language")

    @get("/t/{table:str}", include_in_schema=False)
    async def table_screen(request: AnyRequest) -> Response[bytes]:
        links = ahead.links(await game_at(str(request.path_params["table"])), language_of(request.headers))
        return answer(request, files[INDEX], "no-cache", **({"link": links} if links else {}))

    @get(list(SCREENS), include_in_schema=False, sync_to_thread=False)
    def screen(request: AnyRequest) -> Response[bytes]:
        return answer(request, files[INDEX], "no-cache")

    @get([f"/{name}" for name in names], include_in_schema=False, sync_to_thread=False)
    def file(request: AnyRequest) -> Response[bytes]:
        name = request.url.path.removeprefix("/")
        return answer(request, files[name], FOR_GOOD if name.startswith("assets/") else "no-cache")

    return [home, table_screen, screen, file]


def nowhere(files: Mapping[str, PageFile]) -> Callable[[AnyRequest, NotFoundException], Response[Any]]:
    """What is answered where nothing is: who looks with a browser is shown the way home, programs are told."""

    def on_nowhere(request: AnyRequest, error: NotFoundException) -> Response[Any]:
        if "text/html" not in request.headers.get("accept", ""):
            return on_http(request, error)
        body = files[INDEX].plain if INDEX in files else nothing(request)
        return Response(body, status_code=404, media_type=MediaType.HTML)

    return on_nowhere
