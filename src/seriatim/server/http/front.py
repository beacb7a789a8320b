"""The front door: before a request comes in it is looked at who asks, from where and how often; and every answer goes
out with the headers that keep a browser from doing what a page of ours never needs.
"""

import time
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from seriatim.server.house import House
from seriatim.server.http.errors import plain_problem
from seriatim.server.identity import COOKIE, LASTS, new_person

POLICY: Final = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    b"form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
SECURE: Final = (b"strict-transport-security", b"max-age=31536000")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
UNLIMITED: Final = ("/healthz", "/readyz", "/metrics")


class Visitor:
    """Who asks. A name is given only to somebody who needs one."""

    def __init__(self, person: str | None, *, is_fresh: bool) -> None:
        self.known = person if is_fresh else None
        """Who they are by a cookie that need not be given anew."""
        self.person = person

    def named(self) -> str:
        if self.person is None:
            self.person = new_person()
        return self.person


def visitor_of(scope: Any) -> Visitor:  # noqa: ANN401 (scopes of all kinds)
    visitor = scope["visitor"]
    assert isinstance(visitor, Visitor)
    return visitor


def header(scope: HTTPScope | WebSocketScope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def is_own_page(scope: HTTPScope | WebSocketScope, own: str) -> bool:
    """Whether a page of ours asks, or no page at all: a browser always says from where it was sent."""
    origin = header(scope, b"origin")
    if not origin:
        return True
    if own:
        return origin == own.rstrip("/")
    return origin.partition("://")[2] == header(scope, b"host") != ""


def as_get(scope: Scope) -> Scope:
    """Who asks for the head of an answer only is answered like others; uvicorn keeps the body back."""
    return cast(Scope, {**scope, "method": "GET"}) if scope.get("method") == "HEAD" else scope


class Front:
    """An ASGI application around another."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind == ScopeType.HTTP:
            await self.answer(cast(HTTPScope, as_get(scope)), receive, send)
            return
        if kind == ScopeType.WEBSOCKET:
            scope["visitor"] = self.visitor(scope)  # type: ignore[typeddict-unknown-key]
        await self.app(scope, receive, send)

    async def answer(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        visitor = self.visitor(scope)
        scope["visitor"] = visitor  # type: ignore[typeddict-unknown-key]

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [*HEADERS, *self.cookies(scope, visitor), *([SECURE] if scope["scheme"] == "https" else [])]
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        if not self.has_leave(scope):
            await plain_problem(scope, 429, "too-fast", send_with_headers)
        elif scope["method"] not in SAFE and not is_own_page(scope, self.house.settings.origin):
            await plain_problem(scope, 403, "wrong-origin", send_with_headers)
        else:
            await self.app(scope, receive, send_with_headers)

    def has_leave(self, scope: HTTPScope) -> bool:
        address = scope["client"][0] if scope["client"] else ""
        return scope["path"] in UNLIMITED or self.house.addresses.take(address, time.monotonic())

    # Who asks

    def visitor(self, scope: HTTPScope | WebSocketScope) -> Visitor:
        try:
            cookie = SimpleCookie(header(scope, b"cookie")[:4096]).get(COOKIE)
        except CookieError:
            cookie = None
        value = cookie.value if cookie else None
        return Visitor(self.house.identity.person_of(value), is_fresh=self.house.identity.is_fresh(value))

    def cookies(self, scope: HTTPScope, visitor: Visitor) -> list[tuple[bytes, bytes]]:
        """The cookie of somebody who has just been given a name or another one, or whose cookie grows old."""
        if visitor.person is None or visitor.person == visitor.known:
            return []
        signed = self.house.identity.cookie_of(visitor.person)
        secure = "; Secure" if scope["scheme"] == "https" else ""
        cookie = f"{COOKIE}={signed}; Path=/; Max-Age={LASTS}; HttpOnly; SameSite=Lax{secure}"
        return [(b"set-cookie", cookie.encode("ascii"))]
