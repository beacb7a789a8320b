"""Tables as they are before, during and after a game, and somebody who sits at each of them."""

import json
from collections.abc import Callable, Mapping
from typing import Final

from playwright.sync_api import BrowserContext, Page, StorageState

from seriatim.games.game import Value
from seriatim.kit.seed import quick_rng
from tools.client import Json, Person, ServerProcess
from tools.client import Page as Socket

CHROMIUM: Final = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
PHONE: Final = {"width": 360, "height": 740}

GAMES: Final = {
    "the-game": (3, 120),
    "quick-and-easy": (3, 44),
    "sequence": (2, 36),
    "traffic-memo": (3, 60),
    "cut-in": (3, 16),
    "rush-hour": (4, 20),
}
"""How many sit at the table of a game, and after how many moves it is in its middle."""
SHORT: Final = {"cut-in": {"window": 0}}
"""Options with which bots need not wait for each other."""
MOST_DEALS: Final = 90
PATIENT: Final = {"SERIATIM_ABSENCE": "86400", "SERIATIM_BOT_PACE": "0.02"}
"""How a server is run on which a stage is set: nobody is ever away, and bots can be stopped in time."""


class Stage:
    """What there is to see on a server. Everything is seen by one person, whom a browser can be."""

    def __init__(self, server: ServerProcess) -> None:
        self.person = Person(server)
        self.address = server.address

    def enter(self, context: BrowserContext) -> None:
        """From now on this browser is the person of the stage."""
        enter(context, self.person)

    def gathering(self, game: str) -> str:
        with self.person.page() as socket:
            return self.sit_down(socket, game)

    def opening(self, game: str, seats: int | None = None, options: Mapping[str, Value] | None = None) -> str:
        with self.person.page() as socket:
            path = self.sit_down(socket, game, seats, options=options or {})
            self.start(socket, game)
        return path

    def middle(self, game: str) -> str:
        """A bot has played so far; now it is the person's turn."""
        with self.person.page() as socket:
            path = self.sit_down(socket, game)
            self.start(socket, game)
            moves = GAMES[game][1] - socket.picture["board"]["position"]
            while not (self.bots_play(socket, moves) and self.person_is_back(socket)):
                self.deal_anew(socket)
        return path

    def bots_play(self, socket: Socket, moves: int) -> bool:
        """Let a bot play for the person until so much has happened; whether the game still runs then."""
        if socket.picture["seats"][0]["bot"] is None:
            socket.do("seat-bot", seat=0, level="steady")
        first = socket.picture["board"]["position"]
        reach(socket, lambda: is_over(socket) or socket.picture["board"]["position"] >= first + moves)
        return not is_over(socket)

    def person_is_back(self, socket: Socket) -> bool:
        """Let the person play again; whether the game still runs when it is their turn."""
        socket.do("take-seat", seat=0)
        reach(socket, lambda: is_over(socket) or 0 in socket.picture["board"]["awaited"])
        return not is_over(socket)

    def over(self, game: str) -> str:
        with self.person.page() as socket:
            path = self.sit_down(socket, game, options=SHORT.get(game, {}))
            self.start(socket, game)
            socket.do("seat-bot", seat=0, level="steady")
            socket.until_phase("over")
        return path

    def reach(self, game: str, is_wanted: Callable[[Json], bool], most: int, options: Mapping[str, Value]) -> str:
        """The person plays anything until the board is as it is wanted; after so many events at the table each game is
        dealt anew at once, which ends before long. A table deals only so often: then there is another one.
        """
        rng = quick_rng(game)
        while True:
            with self.person.page() as socket:
                path = self.sit_down(socket, game, options=options)
                self.start(socket, game)
                for _ in range(MOST_DEALS):
                    while socket.picture["phase"] == "running":
                        board = socket.picture["board"]
                        if 0 in board["awaited"] and is_wanted(board):
                            return path
                        if board["position"] >= most:
                            break
                        if not socket.play_once(rng):
                            socket.hear()
                    self.deal_anew(socket)

    def deal_anew(self, socket: Socket) -> None:
        if socket.picture["phase"] == "running":
            socket.do("abandon")
        socket.until_phase("over")
        socket.do("rematch")
        socket.until_phase("running")

    def sit_down(self, socket: Socket, game: str, seats: int | None = None, **more: object) -> str:
        table = self.person.make(game, seats or GAMES[game][0], **more)
        socket.enter(table)
        socket.do("sit", seat=0, name="Anna")
        return f"/t/{table}"

    def start(self, socket: Socket, game: str) -> None:
        for seat in range(1, len(socket.picture["seats"])):
            socket.do("seat-bot", seat=seat, level="steady")
        socket.do("start")
        socket.until_phase("running")


def experienced(address: str) -> StorageState:
    """What is stored in the browser of somebody who has played every game to its end, and needs no help."""
    known = json.dumps(list(GAMES))
    return {"origins": [{"origin": address, "localStorage": [{"name": "seriatim-coached", "value": known}]}]}


def enter(context: BrowserContext, person: Person) -> None:
    """From now on this browser is that person."""
    address = person.server.address
    context.add_cookies([{"name": name, "value": value, "url": address} for name, value in person.cookies.items()])


def is_over(socket: Socket) -> bool:
    return bool(socket.picture["phase"] == "over")


def reach(socket: Socket, is_there: Callable[[], bool]) -> None:
    while not is_there():
        socket.hear()


# How somebody comes to a screen


STILL: Final = """async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter((one) => one.effect.getTiming().iterations !== Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => null)));
}"""


def is_shown(page: Page) -> None:
    """Wait until everything is there, what the page measures itself is measured, and nothing moves any more."""
    page.wait_for_load_state("networkidle")
    page.evaluate(STILL)


def table(page: Page, path: str) -> None:
    page.goto(path)
    page.locator("main .board, main .gathering").first.wait_for()
    is_shown(page)


def replay(page: Page, path: str) -> None:
    """The replay of the first game at the table with this path."""
    page.goto(f"{path.replace('/t/', '/replay/', 1)}/1")
    page.locator(".controls").wait_for()
    is_shown(page)


def plain(path: str) -> Callable[[Page], None]:
    """The way to a screen with a path of its own."""

    def go(page: Page) -> None:
        page.goto(path)
        page.locator("h1").last.wait_for()
        is_shown(page)

    return go


def nothing(page: Page) -> None:
    plain("/")(page)
    page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")
    page.locator("a.button[href='/']").wait_for()
    is_shown(page)


def new_table(page: Page, game: str = "the-game") -> None:
    plain("/")(page)
    page.locator(f"[data-more='{game}']").click()
    page.locator("dialog .ways").wait_for()
    is_shown(page)


SCREENS: Final[dict[str, Callable[[Page], None]]] = {
    "home": plain("/"),
    "new-table": new_table,
    "settings": plain("/settings"),
    "recover": plain("/recover"),
    "learn": plain("/learn"),
    **{f"learn-{game}": plain(f"/learn/{game}") for game in GAMES},
    "verify": plain("/verify"),
    "no-table": plain("/t/there-is-none"),
    "nothing": nothing,
}
"""The screens that need no table."""
