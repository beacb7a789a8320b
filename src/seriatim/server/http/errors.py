"""How the server says no over HTTP: with a reason, and a sentence in the language that was asked for."""

import logging
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.types import HTTPScope, Send

from seriatim.phrase import Phrase
from seriatim.server.http.language import best_language, language_of
from seriatim.server.live.mailbox import Busy
from seriatim.server.live.protocol import Ack, Refused
from seriatim.server.store import StoreFailed
from seriatim.words import Words

LOG: Final = logging.getLogger("seriatim.server")
AnyRequest = Request[Any, Any, Any]
REASONS: Final = {
    400: "bad-request",
    401: "bad-request",
    403: "wrong-origin",
    404: "no-such-page",
    405: "no-such-page",
    413: "too-large",
    429: "too-fast",
    503: "server-is-full",
}


class Problem(msgspec.Struct, frozen=True):
    """Why something was not done. `text` is the phrase in the language that was asked for."""

    reason: str
    phrase: Phrase
    text: str


MEANINGS: Final = {
    400: "The request cannot be understood",
    403: "Not for whoever asks",
    404: "There is no such thing",
    409: "Not possible as things stand",
    413: "Too large",
    422: "Not what it says it is",
    429: "Too often; wait a little",
    500: "Something went wrong here",
    503: "Not at the moment",
}


def may_say(*statuses: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: with which statuses a route may answer by a problem, beside those that all may."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=MEANINGS[status])
        for status in (*statuses, 429, 500, 503)
    }


class Declined(Exception):
    """A request that is answered with a problem."""

    def __init__(self, status: int, reason: str, phrase: Phrase | None = None) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
        self.phrase = phrase or Phrase(f"server-refuses-{reason}")


def accepted(answer: Ack | Refused) -> Ack:
    """The table's yes; its no is a problem."""
    if isinstance(answer, Refused):
        status = {"not-stored": 503, "table-is-busy": 503, "failed": 500, "no-such-table": 404}
        raise Declined(status.get(answer.reason, 409), answer.reason, answer.phrase)
    return answer


def problem(language: str, reason: str, phrase: Phrase) -> Problem:
    return Problem(reason, phrase, Words(language).say(phrase.key, phrase.values))


def response(request: AnyRequest, status: int, reason: str, phrase: Phrase | None = None) -> Response[Problem]:
    language = language_of(request.headers)
    said = problem(language, reason, phrase or Phrase(f"server-refuses-{reason}"))
    return Response(said, status_code=status, media_type="application/json")


# What handlers raise


def on_declined(request: AnyRequest, error: Declined) -> Response[Problem]:
    return response(request, error.status, error.reason, error.phrase)


def on_store_failed(request: AnyRequest, error: StoreFailed) -> Response[Problem]:
    return response(request, 503, "not-stored", error.for_people())


def on_busy(request: AnyRequest, _: Busy) -> Response[Problem]:
    return response(request, 503, "table-is-busy")


def on_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    if error.status_code >= 500:
        return on_anything(request, error)
    return response(request, error.status_code, REASONS.get(error.status_code, "bad-request"))


def on_anything(request: AnyRequest, error: Exception) -> Response[Problem]:
    LOG.error("a request failed", exc_info=error)
    return response(request, 500, "failed")


async def plain_problem(scope: HTTPScope, status: int, reason: str, send: Send) -> None:
    """The same where no handler has been reached."""
    header = next((value for key, value in scope["headers"] if key == b"accept-language"), b"").decode("latin-1")
    body = msgspec.json.encode(problem(best_language(header), reason, Phrase(f"server-refuses-{reason}")))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
