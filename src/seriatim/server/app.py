"""The ASGI application: routes, health checks, error handlers, the OpenAPI document, and the middleware around all.

Before a request reaches a route the middleware checks its rate and origin and reads its cookie. Every response gets the
headers that forbid a browser what our page never needs.
"""

import socket
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Final, cast

from litestar import Litestar, MediaType, Response, get
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import (
    ASGIApp,
    ControllerRouterHandler,
    ExceptionHandlersMap,
    HTTPScope,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketScope,
)

from seriatim.server.errors import StoreFailed
from seriatim.server.http import home, records, tables
from seriatim.server.http.errors import (
    AnyRequest,
    Declined,
    on_busy,
    on_declined,
    on_error,
    on_http_error,
    on_mailbox_full,
    on_store_failed,
    on_unreadable,
    send_problem,
)
from seriatim.server.http.page import (
    INDEX,
    PAGE,
    PageFile,
    PlainApiPage,
    landing,
    not_found_handler,
    page_files,
    page_routes,
)
from seriatim.server.identity import (
    COOKIE_AGE,
    Visitor,
    client_key,
    header,
    host_name,
    is_own_host,
    is_same_origin,
    visitor_from,
    visitor_of,
)
from seriatim.server.limits import LARGEST_BODY, Busy
from seriatim.server.live.hub import Hub
from seriatim.server.live.mailbox import MailboxFull
from seriatim.server.live.socket import FORBIDDEN, socket_handler
from seriatim.server.services import Services
from seriatim.table.stored_events import Unreadable

CONTENT_POLICY: Final = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    b"form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS: Final = (
    (b"content-security-policy", CONTENT_POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
NO_STORE: Final = (b"cache-control", b"no-store")
"""For every response that says nothing else: one person's answer must not be kept for the next one at this browser."""
HTTPS_HEADER: Final = (b"strict-transport-security", b"max-age=31536000")
LONGEST_HOST: Final = 80
"""Characters of a Host header that are repeated in a refusal."""
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
PROBES: Final = ("/healthz", "/readyz", "/metrics")
"""Paths with a rate limit of their own."""


# Health checks


@get("/healthz", summary="Alive?", media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """The process answers."""
    return "ok\n"


@get(
    "/readyz",
    summary="Ready?",
    media_type=MediaType.TEXT,
    responses={503: ResponseSpec(str, description="The store does not answer", media_type=MediaType.TEXT)},
)
async def readyz(services: NamedDependency[Services]) -> Response[str]:
    """The store answers as well, in time, and has stored what it was last given."""
    if await services.store.is_ready():
        return Response("ok\n", media_type=MediaType.TEXT)
    return Response("store\n", status_code=503, media_type=MediaType.TEXT)


@get("/metrics", summary="Figures for Prometheus", sync_to_thread=False, include_in_schema=False)
def metrics(services: NamedDependency[Services]) -> Response[bytes]:
    return Response(services.metrics.exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


# The application

API_ROUTES: Final = (*tables.ROUTES, *home.ROUTES, *records.ROUTES, healthz, readyz, metrics)


def application(hub: Hub, page: Path = PAGE) -> ASGIApp:
    """The application of one server, with the page if it was built."""
    files = page_files(page)
    app = Litestar(
        handlers(hub.services, files),
        dependencies=dependencies(hub),
        exception_handlers=exception_handlers(files),
        lifespan=[lifespan(hub)],
        logging_config=None,
        debug=False,
        openapi_config=openapi(hub.services.version),
        request_max_body_size=LARGEST_BODY,
    )
    return Middleware(app, hub.services)


def handlers(services: Services, files: Mapping[str, PageFile]) -> list[ControllerRouterHandler]:
    """All routes: the API, the page or a plain document in its place, and the socket."""

    async def game_of(table_id: str) -> str:
        """The game of a table; empty if the store fails, for the page must open nevertheless."""
        try:
            return await services.store.game_of(table_id)
        except StoreFailed:
            return ""

    screens = page_routes(files, game_of) if INDEX in files else [landing]
    return [*API_ROUTES, *screens, socket_handler]


def dependencies(hub: Hub) -> dict[str, Provide]:
    """The arguments that a handler gets by their names."""

    def provide_hub() -> Hub:
        return hub

    def provide_services() -> Services:
        return hub.services

    def provide_person(request: AnyRequest) -> str:
        return visitor_of(request.scope).identify()

    def provide_address(request: AnyRequest) -> str:
        return client_key(request.scope)

    return {
        "hub": Provide(provide_hub, sync_to_thread=False),
        "services": Provide(provide_services, sync_to_thread=False),
        "person": Provide(provide_person, sync_to_thread=False),
        "address": Provide(provide_address, sync_to_thread=False),
    }


def exception_handlers(files: Mapping[str, PageFile]) -> ExceptionHandlersMap:
    return {
        Declined: on_declined,
        StoreFailed: on_store_failed,
        Busy: on_busy,
        MailboxFull: on_mailbox_full,
        Unreadable: on_unreadable,
        NotFoundException: not_found_handler(files),
        HTTPException: on_http_error,
        Exception: on_error,
    }


def lifespan(hub: Hub) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def run_hub(_: Litestar) -> AsyncIterator[None]:
        hub.start()
        yield
        await hub.close()
        await hub.services.close()

    return run_hub


def openapi(version: str) -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Seriatim",
        version=version,
        use_handler_docstrings=True,
        path="/schema",
        render_plugins=[PlainApiPage(path="/"), JsonRenderPlugin(path="/openapi.json")],
    )


# The middleware


class Middleware:
    """ASGI middleware: rate limit, checks of host and origin, the visitor's cookie, security and cache headers."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services
        self.own_names = frozenset(host_name(name) for name in (services.settings.host, socket.gethostname()))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind == ScopeType.HTTP:
            await self.handle_http(cast(HTTPScope, head_as_get(scope)), receive, send)
            return
        if kind == ScopeType.WEBSOCKET:
            if not self.is_within_rate(scope) or not self.is_for_us(cast(WebSocketScope, scope)):
                await send({"type": "websocket.close", "code": FORBIDDEN, "reason": None})
                return
            scope["visitor"] = visitor_from(scope, self.services.signer)  # type: ignore[typeddict-unknown-key]
        await self.app(scope, receive, send)

    async def handle_http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        visitor = visitor_from(scope, self.services.signer)
        scope["visitor"] = visitor  # type: ignore[typeddict-unknown-key]

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message["headers"])
                https = [HTTPS_HEADER] if scope["scheme"] == "https" else []
                cache = [] if any(name == NO_STORE[0] for name, _ in headers) else [NO_STORE]
                added = [*SECURITY_HEADERS, *cache, *self.cookie_headers(scope, visitor), *https]
                message["headers"] = [*headers, *added]
            await send(message)

        if not self.is_within_rate(scope):
            await send_problem(scope, 429, "too-fast", closing(send_with_headers))
        elif not self.is_for_us(scope):
            await self.refuse_host(scope, send_with_headers)
        elif scope["method"] not in SAFE_METHODS and not is_same_origin(scope, self.services.settings.origin):
            await send_problem(scope, 403, "wrong-origin", send_with_headers)
        else:
            await self.app(scope, receive, send_with_headers)

    def is_for_us(self, scope: HTTPScope | WebSocketScope) -> bool:
        """Whether the Host header names this server. Where the operator has set the origin, browsers are held to it."""
        return self.services.settings.origin != "" or is_own_host(header(scope, b"host"), self.own_names)

    async def refuse_host(self, scope: HTTPScope, send: Send) -> None:
        host = header(scope, b"host")[:LONGEST_HOST]
        await send_problem(scope, 403, "wrong-host", send, host=host, origin=f"{scope['scheme']}://{host}")

    def is_within_rate(self, scope: Scope) -> bool:
        services = self.services
        buckets = services.probes_by_address if scope["path"] in PROBES else services.requests_by_address
        return buckets.take(client_key(scope), services.clock.monotonic())

    def cookie_headers(self, scope: HTTPScope, visitor: Visitor) -> list[tuple[bytes, bytes]]:
        """The cookie of a person who is new, has changed or whose cookie must be renewed; none for who is forgotten."""
        secure = "; Secure" if scope["scheme"] == "https" else ""
        if visitor.is_forgotten:
            deleted = f"=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}"
            return [(b"set-cookie", (name + deleted).encode("ascii")) for name in visitor.own_names]
        if visitor.person is None or visitor.person == visitor.known:
            return []
        signed = self.services.signer.cookie_of(visitor.person, visitor.cookie_name)
        cookie = f"{visitor.cookie_name}={signed}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{secure}"
        return [(b"set-cookie", cookie.encode("ascii"))]


def closing(send: Send) -> Send:
    """The same `send`, for the last response of a connection."""

    async def send_last(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], (b"connection", b"close")]
        await send(message)

    return send_last


def head_as_get(scope: Scope) -> Scope:
    """Handle HEAD like GET; the server drops the body."""
    return cast(Scope, {**scope, "method": "GET"}) if scope.get("method") == "HEAD" else scope
