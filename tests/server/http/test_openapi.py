"""The OpenAPI document keeps its word: whatever is asked, the answer is one that it names, and no error of ours."""

from collections.abc import Mapping
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.result import Ok

from seriatim.kit.seed import quick_rng
from tools.client import Person, ServerProcess, gathered, play_to_the_end

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
AnyOperation = APIOperation[Any, Any, Any, Any]
HOW = settings(
    max_examples=80,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def known_places(server: ServerProcess) -> dict[str, int | str]:
    """What there is: a table at which a game has been played, and a game."""
    people = [Person(server), Person(server)]
    table, pages = gathered(people, "rush-hour", 2)
    play_to_the_end(pages, quick_rng("schema"))
    for page in pages:
        page.close()
    return {"table": table, "number": 1, "game": "the-game", "day": "2026-11-16"}


def modes_of(operation: AnyOperation) -> list[GenerationMode]:
    """As the document allows it; and, where there is a body to get wrong, as it does not."""
    return [GenerationMode.POSITIVE, *([GenerationMode.NEGATIVE] if operation.body else [])]


def probe(
    operation: AnyOperation, mode: GenerationMode, cookies: Mapping[str, str], known: Mapping[str, int | str]
) -> int:
    """Ask in many ways, at places that exist and at others; how often it was asked."""
    asked = 0

    @given(case=operation.as_strategy(generation_mode=mode))
    @HOW
    def ask(case: Case[Any]) -> None:
        nonlocal asked
        asked += 1
        if asked % 2 == 0:
            for place in (case.path_parameters, case.body):
                if isinstance(place, dict):
                    place.update({name: known[name] for name in place if name in known})
        with requests.Session() as session:
            case.call_and_validate(session=session, cookies=dict(cookies), checks=CHECKS)

    ask()
    return asked


@pytest.mark.slow
def test_the_server_does_what_its_document_says(server_process: ServerProcess) -> None:
    server = server_process
    document = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
    known, asker = known_places(server), Person(server)
    cookies = dict(asker.cookies.items())
    operations = [found.ok() for found in document.get_all_operations() if isinstance(found, Ok)]
    asked = {
        (operation.label, mode): probe(operation, mode, cookies, known)
        for operation in operations
        for mode in modes_of(operation)
    }
    assert len(asked) > 20
    assert sum(asked.values()) > 900
