"""Errors over HTTP: a status, a reason, and a sentence in the language of the request."""

import logging
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.types import HTTPScope, Send

from seriatim.phrase import Phrase
from seriatim.server.errors import StoreFailed
from seriatim.server.identity import header
from seriatim.server.limits import Busy
from seriatim.server.live.mailbox import MailboxFull
from seriatim.server.live.protocol import Ack, Refused
from seriatim.table.stored_events import Unreadable
from seriatim.words import LANGUAGES, Words

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
"""Reasons for the errors that Litestar itself raises."""
DISCONNECTED: Final = "client disconnected prematurely"
"""Litestar's error for a request whose body never came: nobody gets the answer, and it is no failure of ours."""
DESCRIPTIONS: Final = {
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
REFUSAL_STATUS: Final = {
    "not-stored": 503,
    "perhaps-stored": 503,
    "table-is-busy": 503,
    "failed": 500,
    "no-such-table": 404,
}
"""HTTP statuses of a table's refusals; 409 for all others."""


class Problem(msgspec.Struct, frozen=True):
    """Why a request failed. `text` is the phrase in the language of the request."""

    reason: str
    phrase: Phrase
    text: str


def problem_responses(*statuses: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: the statuses with which a route may answer a `Problem`; some are common to all."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=DESCRIPTIONS[status])
        for status in (*statuses, 429, 500, 503)
    }


class Declined(Exception):
    """Raised by a route; the request is answered with a `Problem`."""

    def __init__(self, status: int, reason: str, phrase: Phrase | None = None) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
        self.phrase = phrase or Phrase(f"server-refuses-{reason}")


def accepted(answer: Ack | Refused) -> Ack:
    """The table's acknowledgement; raise `Declined` if it refused."""
    if isinstance(answer, Refused):
        raise Declined(REFUSAL_STATUS.get(answer.reason, 409), answer.reason, answer.phrase)
    return answer


# Languages


def language_of(headers: Mapping[str, str]) -> str:
    """The language in which to answer a request with these headers."""
    return best_language(headers.get("accept-language", ""))


def best_language(accepted: str) -> str:
    """The best of our languages for an Accept-Language header, such as `cs,en;q=0.8`."""
    wanted: list[tuple[float, str]] = []
    for part in accepted[:200].split(","):
        name, _, quality = part.strip().partition(";q=")
        try:
            wanted.append((-float(quality or 1), name[:2].lower()))
        except ValueError:
            continue
    return next((name for _, name in sorted(wanted, key=lambda one: one[0]) if name in LANGUAGES), "en")


# Exception handlers


def problem(language: str, reason: str, phrase: Phrase) -> Problem:
    return Problem(reason, phrase, Words(language).say(phrase.key, phrase.values))


def problem_body(language: str, reason: str) -> bytes:
    """A `Problem` as JSON."""
    return msgspec.json.encode(problem(language, reason, Phrase(f"server-refuses-{reason}")))


def problem_response(request: AnyRequest, status: int, reason: str, phrase: Phrase | None = None) -> Response[Problem]:
    body = problem(language_of(request.headers), reason, phrase or Phrase(f"server-refuses-{reason}"))
    return Response(body, status_code=status, media_type="application/json")


def on_declined(request: AnyRequest, error: Declined) -> Response[Problem]:
    return problem_response(request, error.status, error.reason, error.phrase)


def on_store_failed(request: AnyRequest, error: StoreFailed) -> Response[Problem]:
    return problem_response(request, 503, error.reason, error.for_people())


def on_busy(request: AnyRequest, _: Busy) -> Response[Problem]:
    return problem_response(request, 429, "too-fast")


def on_mailbox_full(request: AnyRequest, _: MailboxFull) -> Response[Problem]:
    return problem_response(request, 503, "table-is-busy")


def on_unreadable(request: AnyRequest, _: Unreadable) -> Response[Problem]:
    return problem_response(request, 409, "table-unreadable")


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    if error.detail == DISCONNECTED:
        return problem_response(request, 400, "bad-request")
    if error.status_code >= 500:
        return on_error(request, error)
    return problem_response(request, error.status_code, REASONS.get(error.status_code, "bad-request"))


def on_error(request: AnyRequest, error: Exception) -> Response[Problem]:
    LOG.error("a request failed", exc_info=error)
    return problem_response(request, 500, "failed")


async def send_problem(scope: HTTPScope, status: int, reason: str, send: Send, **values: int | str) -> None:
    """Send a `Problem` from the middleware, before any route is reached; to a browser that opens a page, its text."""
    language = best_language(header(scope, b"accept-language"))
    found = problem(language, reason, Phrase(f"server-refuses-{reason}", values))
    is_for_people = "text/html" in header(scope, b"accept")
    body = f"{found.text}\n".encode() if is_for_people else msgspec.json.encode(found)
    media_type = b"text/plain; charset=utf-8" if is_for_people else b"application/json"
    headers = [(b"content-type", media_type), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
