"""Who sends a request: signed cookies instead of accounts, and the server's secret that signs them.

A person's id is known only to the server and the person's browser; others see seats and names. To move to another
device a person opens a recovery link there, which works once and for an hour.
"""

import os
import re
import secrets
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Any, Final

from itsdangerous import BadSignature, TimestampSigner
from litestar.types import HTTPScope, WebSocketScope

from seriatim.phrase import Phrase
from seriatim.server.errors import ExplainedError, os_error_text

COOKIE: Final = "seriatim"
COOKIE_AGE: Final = 400 * 24 * 60 * 60
"""Seconds that a cookie is valid; browsers keep none longer."""
RENEW_AFTER: Final = 30 * 24 * 60 * 60
"""Seconds after which a cookie is renewed, so that it never expires for somebody who keeps coming."""
LONGEST_COOKIE: Final = 200
LINK_AGE: Final = 60 * 60 * 1000
"""Milliseconds that a recovery link is valid."""
SECRET_FILE: Final = "secret"  # noqa: S105 (the name of a file)
SECRET_TEXT: Final = re.compile("(?:[0-9a-f]{2}){32,}")


class NoSecret(ExplainedError):
    """The data folder contains no secret, and none can be written there."""


def secret_in(folder: Path) -> bytes:
    """Read the server's secret from the data folder; make one on the first start."""
    file = folder / SECRET_FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            write_secret(file)
        text = file.read_text("latin-1").strip()
    except OSError as error:
        raise NoSecret(Phrase("serve-no-secret", {"folder": str(folder), "problem": os_error_text(error)})) from None
    if not SECRET_TEXT.fullmatch(text):
        raise NoSecret(Phrase("serve-bad-secret", {"file": str(file)}))
    return bytes.fromhex(text)


def write_secret(file: Path) -> None:
    """Write a new secret atomically, readable by its owner only."""
    draft = file.with_name(f"{SECRET_FILE}.{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as out:
            out.write(secrets.token_hex(32) + "\n")
            out.flush()
            os.fsync(out.fileno())
        draft.rename(file)
    finally:
        draft.unlink(missing_ok=True)


def new_person() -> str:
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """Make a table id from 128 random bits, so that nobody can guess the link."""
    return secrets.token_urlsafe(16)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """The hash that is stored instead of a recovery token, so that the database does not reveal it."""
    return sha256(token.encode()).hexdigest()


class CookieSigner:
    """Signs the cookies of persons, and checks them."""

    def __init__(self, secret: bytes) -> None:
        self.signer = TimestampSigner(secret, salt="seriatim person", digest_method=sha256)

    def cookie_of(self, person: str) -> str:
        return self.signer.sign(person).decode("ascii")

    def person_of(self, cookie: str | None, max_age: int = COOKIE_AGE) -> str | None:
        """The person of a cookie; None if it is too old or not signed here."""
        if not cookie or len(cookie) > LONGEST_COOKIE:
            return None
        try:
            return self.signer.unsign(cookie, max_age=max_age).decode("ascii")
        except (BadSignature, UnicodeError):
            return None

    def is_fresh(self, cookie: str | None) -> bool:
        return self.person_of(cookie, RENEW_AFTER) is not None


class Visitor:
    """The sender of a request. It gets an identity only when it needs one."""

    def __init__(self, person: str | None, *, is_fresh: bool) -> None:
        self.known = person if is_fresh else None
        """The person of a cookie that need not be renewed."""
        self.person = person

    def identify(self) -> str:
        """The person's id; a new one if there is none yet."""
        if self.person is None:
            self.person = new_person()
        return self.person


def visitor_from(scope: HTTPScope | WebSocketScope, signer: CookieSigner) -> Visitor:
    """Read the cookie of a request."""
    try:
        cookie = SimpleCookie(header(scope, b"cookie")[:4096]).get(COOKIE)
    except CookieError:
        cookie = None
    value = cookie.value if cookie else None
    return Visitor(signer.person_of(value), is_fresh=signer.is_fresh(value))


def visitor_of(scope: Any) -> Visitor:  # noqa: ANN401 (scopes of all kinds)
    """The visitor that the middleware has put into the scope."""
    visitor = scope["visitor"]
    assert isinstance(visitor, Visitor)
    return visitor


def header(scope: HTTPScope | WebSocketScope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def is_same_origin(scope: HTTPScope | WebSocketScope, own_origin: str) -> bool:
    """Whether the request comes from a page of this server, or from no page: browsers always send the origin."""
    origin = header(scope, b"origin")
    if not origin:
        return True
    if own_origin:
        return origin == own_origin.rstrip("/")
    return origin.partition("://")[2] == header(scope, b"host") != ""
