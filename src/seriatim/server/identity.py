"""Who sends a request: signed cookies instead of accounts, and the server's secret that signs them.

A person's id is known only to the server and the person's browser; others see seats and names. To move to another
device a person opens a recovery link there, which works once and for an hour.
"""

import re
import secrets
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final, NamedTuple

from itsdangerous import BadSignature, TimestampSigner
from litestar.types import HTTPScope, Scope, WebSocketScope

from seriatim.phrase import Phrase
from seriatim.server.errors import OperatorError, os_error_text
from seriatim.server.folder import make_private, make_private_folder, write_private_file
from seriatim.server.limits import address_key

COOKIE: Final = "seriatim"
HOST_PREFIX: Final = "__Host-"
"""Browsers accept a cookie with this prefix over HTTPS only, and from this host only."""
MAX_DUPLICATES: Final = 20
"""Cookies of one name that are looked at: a browser has some for several paths and domains."""
COOKIE_AGE: Final = 400 * 24 * 60 * 60
"""Seconds that a browser keeps a cookie; none allows more."""
RENEW_AFTER: Final = 30 * 24 * 60 * 60
"""Seconds after which a cookie is renewed, so that it never expires for somebody who keeps coming."""
LONGEST_COOKIE: Final = 200
PORT: Final = re.compile(r":\d*$")
LOCAL_DOMAINS: Final = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".intranet", ".localdomain")
"""Domains that do not exist in the public DNS."""
LINK_AGE: Final = 60 * 60 * 1000
"""Milliseconds that a recovery link is valid."""
SECRET_FILE: Final = "secret"  # noqa: S105 (the name of a file)
SECRET_TEXT: Final = re.compile("(?:[0-9a-f]{2}){32,}")


class NoSecret(OperatorError):
    """The data folder contains no secret, and none can be written there."""


def secret_in(folder: Path) -> bytes:
    """Read the server's secret from the data folder; make one on the first start."""
    file = folder / SECRET_FILE
    try:
        make_private_folder(folder)
        if not file.exists():
            write_private_file(file, secrets.token_hex(32) + "\n")
        make_private(file)
        text = file.read_text("latin-1").strip()
    except OSError as error:
        raise NoSecret(Phrase("serve-no-secret", {"folder": str(folder), "problem": os_error_text(error)})) from None
    if not SECRET_TEXT.fullmatch(text):
        raise NoSecret(Phrase("serve-bad-secret", {"file": str(file)}))
    return bytes.fromhex(text)


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


class SignedCookie(NamedTuple):
    """What a cookie says that was signed here: the person, and whether it is new enough to be kept as it is.

    The person is empty if they have signed out of the browser that sent it.
    """

    person: str
    is_fresh: bool


class CookieSigner:
    """Signs the cookies of persons, and checks them.

    A cookie does not expire here: the browser sees to that, and the server's clock may be wrong. Who signs out
    everywhere else gets cookies of the next generation, and those before are refused.

    A cookie that is bound to its host (`__Host-`) is signed apart: another site at a sibling domain can set a cookie
    of the usual name, but then what we signed for ours is not valid in it.
    """

    def __init__(self, secret: bytes) -> None:
        self.signer = TimestampSigner(secret, salt="seriatim person", digest_method=sha256)
        self.host_signer = TimestampSigner(secret, salt="seriatim person at this host", digest_method=sha256)
        self.own_name = f"{COOKIE}-{sha256(b'seriatim cookie name' + secret).hexdigest()[:8]}"
        """For a browser whose usual cookie is another server's: browsers send cookies to all ports of a host."""
        self.names = tuple(prefix + name for prefix in (HOST_PREFIX, "") for name in (self.own_name, COOKIE))
        """All names that are read, the most trusted first."""
        self.generations: dict[str, int] = {}
        """The present generation of each person's cookies; 0 for those who never signed out."""

    def signer_of(self, name: str) -> TimestampSigner:
        return self.host_signer if name.startswith(HOST_PREFIX) else self.signer

    def cookie_of(self, person: str, name: str = COOKIE) -> str:
        generation = self.generations.get(person, 0)
        return self.signer_of(name).sign(f"{person}.{generation}" if generation else person).decode("ascii")

    def read(self, cookie: str, name: str = COOKIE) -> SignedCookie | None:
        """What the cookie of this name says; None if it was not signed here for such a name."""
        if len(cookie) > LONGEST_COOKIE:
            return None
        signer = self.signer_of(name)
        try:
            text, signed_at = signer.unsign(cookie, return_timestamp=True)
        except BadSignature:
            return None
        age = signer.get_timestamp() - signed_at.timestamp()
        person, _, generation = text.decode("ascii").partition(".")
        if int(generation or 0) < self.generations.get(person, 0):
            return SignedCookie("", is_fresh=False)
        return SignedCookie(person, abs(age) <= RENEW_AFTER)

    def best(self, cookies: Sequence[str], name: str) -> SignedCookie | None:
        """What the first of these cookies of a name says that makes a person known; else any that was signed here."""
        signed = [said for cookie in cookies if (said := self.read(cookie, name)) is not None]
        return next((cookie for cookie in signed if cookie.person), next(iter(signed), None))


class Visitor:
    """The sender of a request. It gets an identity only when it needs one. `own_names` are our cookies that it sent."""

    def __init__(
        self,
        person: str | None,
        cookie_name: str = COOKIE,
        *,
        is_fresh: bool = False,
        own_names: Sequence[str] = (),
    ) -> None:
        self.known = person if is_fresh else None
        """The person of a cookie that need not be set again."""
        self.person = person
        self.cookie_name = cookie_name
        """The name under which to set a cookie."""
        self.own_names = own_names
        self.is_forgotten = False

    def forget(self) -> None:
        """Delete the cookies of this browser."""
        self.person = None
        self.is_forgotten = True

    def renew(self) -> None:
        """Set a new cookie, however fresh the present one is."""
        self.known = None

    def identify(self) -> str:
        """The person's id; a new one if there is none yet."""
        if self.person is None:
            self.person = new_person()
        return self.person


def visitor_from(scope: HTTPScope | WebSocketScope, signer: CookieSigner) -> Visitor:
    """Read the cookies of a request. A cookie that was not signed here is never written over: it is somebody's."""
    found = cookies_named(scope, signer.names)
    signed = {name: signer.best(values, name) for name, values in found.items()}
    persons = [cookie.person for name in signer.names if (cookie := signed.get(name)) and cookie.person]
    own_names = [name for name, cookie in signed.items() if cookie]
    name = name_to_set(scope, signer, signed)
    if not persons:
        return Visitor(None, name, own_names=own_names)
    is_fresh = signed.get(name) == SignedCookie(persons[0], is_fresh=True)
    return Visitor(persons[0], name, is_fresh=is_fresh, own_names=own_names)


def name_to_set(
    scope: HTTPScope | WebSocketScope, signer: CookieSigner, signed: Mapping[str, SignedCookie | None]
) -> str:
    """The name under which to set a cookie: the usual one, unless another server's cookie has it."""
    prefix = HOST_PREFIX if scope["scheme"] in ("https", "wss") else ""
    usual, own = prefix + COOKIE, prefix + signer.own_name
    is_others = usual in signed and signed[usual] is None
    return own if own in signed or is_others else usual


def cookies_named(scope: HTTPScope | WebSocketScope, names: Sequence[str]) -> dict[str, list[str]]:
    """The values of all cookies of these names. Other cookies, however odd, are skipped."""
    found: dict[str, list[str]] = {}
    for key, line in scope["headers"]:
        if key == b"cookie" and COOKIE.encode() in line:
            for part in line.decode("latin-1").split(";"):
                name, _, value = part.strip(" \t").partition("=")
                if name in names and len(found.setdefault(name, [])) < MAX_DUPLICATES:
                    found[name].append(value.strip(' \t"'))
    return found


def visitor_of(scope: Any) -> Visitor:  # noqa: ANN401 (scopes of all kinds)
    """The visitor that the middleware has put into the scope."""
    visitor = scope["visitor"]
    assert isinstance(visitor, Visitor)
    return visitor


def client_key(scope: Scope) -> str:
    """What the limits for each address count for the sender of a request; behind a trusted proxy, the one it names."""
    client = scope.get("client")
    return address_key(client[0]) if client else ""


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


def is_own_host(host: str, own_names: Collection[str]) -> bool:
    """Whether a Host header can name a server without an origin of its own: no other site may have the name.

    A site could let its own name point to this machine, and its pages would then have our origin (DNS rebinding). So a
    name from the public DNS must be one of the server's own; addresses and names of local networks are nobody else's.
    """
    name = host_name(host)
    if name in own_names or "." not in name or name.endswith(LOCAL_DOMAINS):
        return True
    with suppress(ValueError):
        return bool(ip_address(name))
    return False


def is_loopback(name: str) -> bool:
    """Whether a host name means the own computer to whoever uses it."""
    with suppress(ValueError):
        return ip_address(name).is_loopback
    return name == "localhost" or name.endswith(".localhost")


def host_name(host: str) -> str:
    """The name or address in a Host header, without the port: `[::1]:8000` is `::1`."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0 if PORT.search(host) else 2].rstrip(".").lower()
