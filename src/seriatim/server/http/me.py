"""Who one is: known by a cookie, and on another device by a link."""

from typing import Annotated, Final

import msgspec
from litestar import get, post
from msgspec import Meta

from seriatim.server.house import House
from seriatim.server.http.errors import AnyRequest, Declined, may_say
from seriatim.server.http.front import visitor_of
from seriatim.server.http.tables import link_to
from seriatim.server.identity import LINK_LASTS, new_token, token_hash
from seriatim.server.live.protocol import PROTOCOL


class Me(msgspec.Struct, frozen=True):
    """Whoever asks has a name from now on, in a cookie that only the server reads."""

    protocol: int


class RecoveryLink(msgspec.Struct, frozen=True):
    """To be opened on another device, once, before it expires (ms UTC). Whoever opens it is the same person there."""

    link: str
    expires: int


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a recovery link after the #."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


@get("/api/me", summary="Be known", sync_to_thread=False, responses=may_say())
def show_me(request: AnyRequest) -> Me:
    """Gives the asker a name, if there is none yet."""
    visitor_of(request.scope).named()
    return Me(PROTOCOL)


@post("/api/me/link", summary="Make a recovery link", responses=may_say(403))
async def make_link(request: AnyRequest, house: House, person: str) -> RecoveryLink:
    """The token stands after the #, so that no log on the way holds it."""
    token, expires = new_token(), house.services.clock() + LINK_LASTS
    await house.store.link(token_hash(token), person, expires)
    return RecoveryLink(link_to(request, house, f"/recover#{token}"), expires)


@post("/api/me/recover", summary="Use a recovery link", responses=may_say(400, 403, 413))
async def recover(request: AnyRequest, data: Recovery, house: House) -> Me:
    """From now on this browser is the person who made the link."""
    person = await house.store.redeem(token_hash(data.token), house.services.clock())
    if person is None:
        raise Declined(403, "link-is-void")
    visitor_of(request.scope).person = person
    return Me(PROTOCOL)


ROUTES: Final = (show_me, make_link, recover)
