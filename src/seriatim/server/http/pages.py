"""Plain documents: what is served here, that something is not, and the API in words. None holds a script."""

from html import escape
from typing import Any

from litestar import MediaType, get
from litestar.openapi.plugins import OpenAPIRenderPlugin

from seriatim.server.http.errors import AnyRequest
from seriatim.server.http.language import language_of
from seriatim.words import Words


def document(language: str, title: str, body: str) -> str:
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return f'<!doctype html>\n<html lang="{language}"><head>{head}</head><body>\n{body}</body></html>\n'


def operations(schema: dict[str, Any]) -> list[tuple[str, str, str, str]]:
    """Every method of every path, what it is for, and more about it."""
    return [
        (method.upper(), path, str(operation.get("summary", "")), str(operation.get("description", "")))
        for path, item in sorted(schema.get("paths", {}).items())
        for method, operation in item.items()
        if isinstance(operation, dict)
    ]


@get(["/", "/t/{table:str}", "/recover"], media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def landing(request: AnyRequest) -> str:
    """What there is here."""
    language = language_of(request.headers)
    words = Words(language)
    lines = "".join(
        f"<li><code>{method} {escape(path)}</code></li>\n"
        for method, path, _, _ in operations(request.app.openapi_schema.to_schema())
    )
    heading = f"<h1>Seriatim</h1>\n<p>{escape(words.say('server-landing'))}</p>\n"
    link = f'<p><a href="/schema">{escape(words.say("server-api"))}</a></p>\n'
    return document(language, "Seriatim", f"{heading}{link}<ul>\n<li><code>WS /socket</code></li>\n{lines}</ul>\n")


def nothing(request: AnyRequest) -> str:
    """That there is nothing here, and the way home."""
    language = language_of(request.headers)
    words = Words(language)
    heading = f"<h1>{escape(words.say('web-nothing-here'))}</h1>\n"
    return document(language, "Seriatim", f'{heading}<p><a href="/">{escape(words.say("web-to-the-games"))}</a></p>\n')


class PlainPage(OpenAPIRenderPlugin):
    """The OpenAPI document as a plain page; the document itself is beside it."""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        rows = "".join(
            f"<dt><code>{method} {escape(path)}</code> {escape(summary)}</dt>\n<dd>{escape(description)}</dd>\n"
            for method, path, summary, description in operations(openapi_schema)
        )
        link = '<p><a href="/schema/openapi.json">openapi.json</a></p>\n'
        return document("en", "Seriatim API", f"<h1>Seriatim API</h1>\n{link}<dl>\n{rows}</dl>\n").encode()
