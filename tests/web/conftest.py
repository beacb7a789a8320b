"""A real server with the built page, and a real browser that plays on it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from seriatim.server.http.page import INDEX, PAGE
from tests.programs import needed
from tools.client import ServerProcess, serving
from tools.stage import ARGUMENTS, CHROMIUM, PATIENT, PHONE, Stage, experienced


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    assert (PAGE / INDEX).exists(), "the page is not built: run `make page`"
    with serving(tmp_path_factory.mktemp("house") / "data", **PATIENT) as process:
        yield process


@pytest.fixture
def stage(server: ServerProcess) -> Stage:
    """With a person of its own for every test: a server lets nobody make very many tables."""
    return Stage(server)


@pytest.fixture(scope="session")
def browser(pytestconfig: pytest.Config) -> Iterator[Browser]:
    program = needed(pytestconfig, "chromium", CHROMIUM)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        browser.close()


class Person:
    """Somebody with a browser of their own. Whatever goes wrong in it fails the test.

    A beginner has played no game yet.
    """

    def __init__(
        self, browser: Browser, server: ServerProcess, language: str = "en", *, is_beginner: bool = False
    ) -> None:
        self.context: BrowserContext = browser.new_context(
            viewport=PHONE,  # type: ignore[arg-type]
            base_url=server.address,
            locale=language,
            reduced_motion="reduce",
            storage_state=None if is_beginner else experienced(server.address),
        )
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda said: self.troubles.append(said.text) if said.type == "error" else None)

    def close(self) -> None:
        self.context.close()


@pytest.fixture
def beginner(browser: Browser, server: ServerProcess) -> Iterator[Person]:
    somebody = Person(browser, server, is_beginner=True)
    yield somebody
    somebody.close()
    assert somebody.troubles == []


@pytest.fixture
def person(browser: Browser, server: ServerProcess) -> Iterator[Person]:
    somebody = Person(browser, server)
    yield somebody
    somebody.close()
    assert somebody.troubles == []
