"""Routes for a person's identity: a cookie, recovery links for other devices, and signing out."""

from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta

from seriatim.server.http.errors import AnyRequest, Declined, problem_responses
from seriatim.server.http.page import link_to, recovery_path, shared_origin
from seriatim.server.identity import LINK_AGE, new_token, token_hash, visitor_of
from seriatim.server.live.hub import Hub
from seriatim.server.live.protocol import PROTOCOL
from seriatim.server.services import Services


class Me(msgspec.Struct, frozen=True):
    """The protocol's version, and the start of links for other devices. The person's id is in a cookie that only the
    server reads.
    """

    protocol: int
    shared_origin: str
    """Empty if only this computer reaches the server."""


class RecoveryLink(msgspec.Struct, frozen=True):
    """A link to open once on another device before it expires (ms UTC). That browser then is the same person."""

    link: str
    expires: int


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token: the part of a recovery link after the #."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


@get("/api/me", summary="Be known", sync_to_thread=False, responses=problem_responses())
def show_me(request: AnyRequest, services: NamedDependency[Services]) -> Me:
    """Give the visitor an identity, if there is none yet."""
    visitor_of(request.scope).identify()
    return Me(PROTOCOL, shared_origin(request, services))


@post("/api/me/link", summary="Make a recovery link", responses=problem_responses(403))
async def make_link(
    request: AnyRequest, services: NamedDependency[Services], person: NamedDependency[str]
) -> RecoveryLink:
    """The token is in the fragment, so that no server log contains it."""
    token, expires = new_token(), services.clock.now() + LINK_AGE
    await services.store.add_link(token_hash(token), person, expires)
    return RecoveryLink(link_to(request, services, recovery_path(token)), expires)


@post("/api/me/recover", summary="Use a recovery link", responses=problem_responses(400, 403, 413))
async def recover(request: AnyRequest, data: JSONBody[Recovery], services: NamedDependency[Services]) -> Me:
    """Make this browser the person who made the link."""
    person = await services.store.redeem_link(token_hash(data.token), services.clock.now())
    if person is None:
        raise Declined(403, "link-is-void")
    visitor_of(request.scope).person = person
    return Me(PROTOCOL, shared_origin(request, services))


@post("/api/me/sign-out", summary="Sign out on all other devices", responses=problem_responses(403))
async def sign_out(request: AnyRequest, hub: NamedDependency[Hub], address: NamedDependency[str]) -> Me:
    """Only this browser is the person from now on. Recovery links that were not opened yet are void."""
    visitor, services = visitor_of(request.scope), hub.services
    if visitor.person is not None:
        if not services.sign_outs_by_address.take(address, services.clock.monotonic()):
            raise Declined(429, "too-fast")
        await hub.sign_out(visitor.person)
        visitor.renew()
    return Me(PROTOCOL, shared_origin(request, services))


@post("/api/me/forget", summary="Sign out on this device", sync_to_thread=False, responses=problem_responses(403))
def forget(request: AnyRequest, services: NamedDependency[Services]) -> Me:
    """Delete the cookie of this browser. The person's other browsers stay signed in."""
    visitor_of(request.scope).forget()
    return Me(PROTOCOL, shared_origin(request, services))


ROUTES: Final = (show_me, make_link, recover, sign_out, forget)
