"""The application: routes, errors in words, the OpenAPI document, and the front door around it all."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from seriatim.server import house_routes, replays, routes
from seriatim.server.front import Front, visitor_of
from seriatim.server.house import House
from seriatim.server.limits import LARGEST_BODY
from seriatim.server.mailbox import Busy
from seriatim.server.page import INDEX, PAGE, nowhere, page_files, page_routes
from seriatim.server.pages import PlainPage, landing
from seriatim.server.problems import AnyRequest, Declined, on_anything, on_busy, on_declined, on_http, on_store_failed
from seriatim.server.socket import socket_handler
from seriatim.server.store import StoreFailed


def person_of(request: AnyRequest) -> str:
    """Who asks; from now on they have a name."""
    return visitor_of(request.scope).named()


def application(house: House, page: Path = PAGE) -> ASGIApp:
    """All that a server needs to serve a house, with the page if it was built."""
    files = page_files(page)

    def the_house() -> House:
        return house

    async def game_at(table: str) -> str:
        """The page opens also where nothing can be read."""
        try:
            return await house.store.game_of(table)
        except StoreFailed:
            return ""

    @asynccontextmanager
    async def open_hours(_: Litestar) -> AsyncIterator[None]:
        house.start()
        yield
        await house.close()

    app = Litestar(
        [
            *(*routes.ROUTES, *house_routes.ROUTES, *replays.ROUTES),
            *(page_routes(files, game_at) if INDEX in files else [landing]),
            socket_handler,
        ],
        dependencies={
            "house": Provide(the_house, sync_to_thread=False),
            "person": Provide(person_of, sync_to_thread=False),
        },
        exception_handlers={
            Declined: on_declined,
            StoreFailed: on_store_failed,
            Busy: on_busy,
            NotFoundException: nowhere(files),
            HTTPException: on_http,
            Exception: on_anything,
        },
        lifespan=[open_hours],
        logging_config=None,
        debug=False,
        openapi_config=OpenAPIConfig(
            title="Seriatim",
            version=house.services.version,
            use_handler_docstrings=True,
            path="/schema",
            render_plugins=[PlainPage(path="/"), JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=LARGEST_BODY,
    )
    return Front(app, house)
