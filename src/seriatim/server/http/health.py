"""How the server is, for whoever runs it."""

from typing import Final

from litestar import MediaType, Response, get
from litestar.openapi import ResponseSpec

from seriatim.server.house import House
from seriatim.server.store import StoreFailed


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
async def readyz(house: House) -> Response[str]:
    """The store answers as well."""
    try:
        await house.store.due_before(0, 1)
    except StoreFailed:
        return Response("store\n", status_code=503, media_type=MediaType.TEXT)
    return Response("ok\n", media_type=MediaType.TEXT)


@get("/metrics", summary="Figures for Prometheus", sync_to_thread=False, include_in_schema=False)
def metrics(house: House) -> Response[bytes]:
    return Response(house.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES: Final = (healthz, readyz, metrics)
