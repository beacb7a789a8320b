"""Whether a record is honest, for whoever doubts it."""

import asyncio
from typing import Final

import msgspec
from litestar import post

from seriatim.phrase import Phrase
from seriatim.record import BrokenRecord, check_deal, check_hash, read, replay
from seriatim.server.http.errors import AnyRequest, Declined, may_say
from seriatim.server.http.language import language_of
from seriatim.server.limits import LARGEST_RECORD
from seriatim.words import Words


class Verified(msgspec.Struct, frozen=True):
    """A record that is honest: its hash is that of the seed, its cards grow from the seed, its moves were allowed."""

    game: str
    seats: int
    moves: int
    hash: str
    result: str


@post(
    "/api/verify",
    summary="Verify a record",
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    responses=may_say(400, 403, 413, 422),
)
async def verify(request: AnyRequest) -> Verified:
    """The body is the record's text."""
    data = await request.body()
    try:
        return await asyncio.to_thread(verified, data)
    except BrokenRecord as error:
        raise Declined(422, "broken-record", line_phrase(error, request)) from None


def verified(data: bytes) -> Verified:
    record = read(data)
    check_hash(record)
    check_deal(record)
    return Verified(record.game, record.seats, sum(1 for _ in replay(record)), record.hash, record.result)


def line_phrase(error: BrokenRecord, request: AnyRequest) -> Phrase:
    words = Words(language_of(request.headers))
    problem = words.say(error.phrase.key, error.phrase.values)
    return Phrase("server-broken-record", {"line": error.line, "problem": problem})


ROUTES: Final = (verify,)
