"""Answers with an ETag: whoever asks again and knows the answer gets 304 without a body."""

import hashlib
from typing import Any, Final, TypeVar

from litestar import Response
from litestar.openapi import ResponseSpec
from litestar.response.base import ASGIResponse

T = TypeVar("T")

NOT_MODIFIED: Final = {304: ResponseSpec(None, description="As it was when this ETag was sent")}
"""For the OpenAPI document."""


class Revalidated(Response[T]):
    """A response with the hash of its body as ETag. The page sends it back; browsers themselves keep nothing."""

    def to_asgi_response(self, *args: Any, **named: Any) -> ASGIResponse:  # noqa: ANN401 - whatever Litestar gives
        response = super().to_asgi_response(*args, **named)
        etag = f'"{hashlib.sha256(response.body).hexdigest()[:20]}"'
        if named["request"].headers.get("if-none-match") == etag:
            response = ASGIResponse(status_code=304)
        response.headers["etag"] = etag
        return response
