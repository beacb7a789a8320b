"""The application: routes, errors in words, the OpenAPI document, and the front door around it all."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, ControllerRouterHandler, ExceptionHandlersMap

from seriatim.server.house import House
from seriatim.server.http import daily, games, health, me, records, tables, verify
from seriatim.server.http.errors import (
    AnyRequest,
    Declined,
    on_anything,
    on_busy,
    on_declined,
    on_http,
    on_store_failed,
)
from seriatim.server.http.front import Front, visitor_of
from seriatim.server.http.page import INDEX, PAGE, PageFile, nowhere, page_files, page_routes
from seriatim.server.http.pages import PlainPage, landing
from seriatim.server.limits import LARGEST_BODY
from seriatim.server.live.mailbox import Busy
from seriatim.server.live.socket import socket_handler
from seriatim.server.store import StoreFailed

API: Final = (
    *tables.ROUTES,
    *games.ROUTES,
    *daily.ROUTES,
    *me.ROUTES,
    *verify.ROUTES,
    *health.ROUTES,
    *records.ROUTES,
)


def person_of(request: AnyRequest) -> str:
    """Who asks; from now on they have a name."""
    return visitor_of(request.scope).named()


def application(house: House, page: Path = PAGE) -> ASGIApp:
    """All that a server needs to serve a house, with the page if it was built."""
    files = page_files(page)
    app = Litestar(
        handlers(house, files),
        dependencies=dependencies(house),
        exception_handlers=answers_to_errors(files),
        lifespan=[open_hours(house)],
        logging_config=None,
        debug=False,
        openapi_config=openapi(house.services.version),
        request_max_body_size=LARGEST_BODY,
    )
    return Front(app, house)


def handlers(house: House, files: Mapping[str, PageFile]) -> list[ControllerRouterHandler]:
    """Whatever can be asked: the API, the page or what is said in its place, and the socket."""

    async def game_at(table: str) -> str:
        """The page opens also where nothing can be read."""
        try:
            return await house.store.game_of(table)
        except StoreFailed:
            return ""

    screens = page_routes(files, game_at) if INDEX in files else [landing]
    return [*API, *screens, socket_handler]


def dependencies(house: House) -> dict[str, Provide]:
    """What a handler is given if it has an argument of this name."""

    def the_house() -> House:
        return house

    return {
        "house": Provide(the_house, sync_to_thread=False),
        "person": Provide(person_of, sync_to_thread=False),
    }


def answers_to_errors(files: Mapping[str, PageFile]) -> ExceptionHandlersMap:
    return {
        Declined: on_declined,
        StoreFailed: on_store_failed,
        Busy: on_busy,
        NotFoundException: nowhere(files),
        HTTPException: on_http,
        Exception: on_anything,
    }


def open_hours(house: House) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def while_open(_: Litestar) -> AsyncIterator[None]:
        house.start()
        yield
        await house.close()

    return while_open


def openapi(version: str) -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Seriatim",
        version=version,
        use_handler_docstrings=True,
        path="/schema",
        render_plugins=[PlainPage(path="/"), JsonRenderPlugin(path="/openapi.json")],
    )
