"""A person's page: it keeps the picture it is sent, repeats what was not answered, and does as it likes.

It follows `web/src/lib/live-table.svelte.ts`: after a lost connection it enters with the number of the last event that
it knows, and sends every unanswered command again, by the same id.
"""

from typing import TYPE_CHECKING, Any

import msgspec

from tests.simulation.network import Json, Link

if TYPE_CHECKING:
    from tests.simulation.world import World

TALK = ("signal", "word")
"""Choices that say something and move nothing."""
PAUSE = 1.0
"""Virtual seconds between two things that a page does, on average."""
RECONNECT = 1.5
LONGEST_FREEZE = 50.0
LONGEST_SILENCE = 25.0
"""Seconds without a text after which a page gives up its connection."""


class Sent(msgspec.Struct):
    """A command, and what the page knows of it."""

    command_id: str
    table_id: str
    command: Json
    times: int = 0
    """How often it was sent."""
    acked: int | None = None
    """The sequence of its acknowledgement."""
    refused: str = ""
    """The reason of its last refusal."""

    is_given_up: bool = False
    """The page has left the table before the answer came."""

    def is_open(self) -> bool:
        return self.acked is None and not self.refused and not self.is_given_up


class Page:
    """One page of a person, who looks at one table after another."""

    def __init__(self, world: "World", name: str, person: str, table_id: str) -> None:
        self.world = world
        self.name = name
        self.person = person
        self.table_id = table_id
        self.random = world.stream(f"page {name}")
        self.link: Link | None = None
        self.is_welcome = False
        self.heard_at = 0.0
        self.wanted_seats: list[int | None] = [None]
        """The seats from which it has asked to look; the last one counts for the server, sooner or later."""
        self.picture: Json = {}
        self.turns: list[Json] = []
        self.commands: dict[str, Sent] = {}
        self.last: Sent | None = None
        self.enter_id = ""
        self.has_entered = False
        self.count = 0

    # The connection

    def start(self) -> None:
        self.connect()
        self.world.later(PAUSE * self.random.random(), self.live)

    def connect(self) -> None:
        if self.link is not None:
            return
        process = self.world.process
        if process is None or process.is_stopping:
            self.world.later(RECONNECT * self.random.random(), self.connect)
            return
        self.link, self.is_welcome, self.heard_at = Link(self, process), False, self.world.time
        self.link.is_slow = self.world.happens("page_slow", self.random)
        process.later(self.random.random() * 0.1, process.accept, self.link)

    def link_lost(self, link: Link) -> None:
        """The connection is gone, for whatever reason: connect again."""
        if link is self.link:
            self.link = None
            self.world.later(RECONNECT * self.random.random(), self.connect)

    def hang_up(self) -> None:
        """Close the connection; or vanish, and the server is not told."""
        link = self.link
        if link is not None:
            vanishes = self.world.happens("page_vanishes", self.random)
            self.world.note("vanishes" if vanishes else "hangs up", self.name)
            if vanishes:
                link.unread.clear()
                link.is_silent = True
            else:
                link.close()
            self.link_lost(link)

    def freeze(self) -> None:
        """Neither read nor answer for a while, as a phone in a pocket."""
        link = self.link
        if link is not None:
            self.world.note("freezes", self.name)
            link.is_silent = True
            self.world.later(LONGEST_FREEZE * self.random.random(), self.thaw, link)

    def thaw(self, link: Link) -> None:
        if link is self.link:
            link.is_silent = False
            link.read_on()

    def notice_silence(self) -> None:
        """Give up a connection on which nothing was heard for long."""
        if self.link is not None and self.world.time - self.heard_at > LONGEST_SILENCE:
            self.hang_up()

    def send(self, message: Json) -> None:
        if self.link is not None and not self.link.is_silent:
            self.world.note("sends", f"{self.name} {message}")
            self.link.send(message)

    # What it is sent

    def receive(self, link: Link, message: Json) -> None:
        if link is not self.link:
            return
        self.heard_at = self.world.time
        self.world.note(
            "hears", f"{self.name} {message['type']} {message.get('id') or ''} {message.get('reason') or ''}"
        )
        handle = getattr(self, f"on_{message['type']}")
        handle(message)

    def on_welcome(self, message: Json) -> None:
        self.is_welcome = True
        self.enter(self.picture.get("sequence"))
        for sent in self.open_commands():
            self.repeat(sent)

    def on_ping(self, message: Json) -> None:
        self.send({"type": "pong", "nonce": message["nonce"]})

    def on_view(self, message: Json) -> None:
        if message["table"] == self.table_id and self.has_entered:
            self.picture = message["picture"]
            self.turns = turns_in(self.picture)
            self.check_picture()

    def on_happened(self, message: Json) -> None:
        if message["table"] == self.table_id and self.picture:
            self.go_on(message, message["picture"])

    def on_moved(self, message: Json) -> None:
        if message["table"] == self.table_id and self.picture:
            self.go_on(message, {**self.picture, **message["picture"]})

    def go_on(self, message: Json, picture: Json) -> None:
        """Take over a picture after some events."""
        known = self.picture.get("sequence", 0)
        fresh = [event for event in message["events"] if event["sequence"] > known]
        self.world.oracle.check_no_gap(self, known, message["events"])
        if picture["sequence"] < known:
            return
        self.picture = picture
        self.turns = extended(self.turns, fresh, turns_in(picture))
        self.check_picture()

    def check_picture(self) -> None:
        self.world.oracle.check_picture(self)

    def on_watched(self, message: Json) -> None:
        """How many look on, and nothing about who they are."""
        assert message.keys() == {"type", "table", "count"}

    def on_gone(self, message: Json) -> None:
        self.forget()

    def on_ack(self, message: Json) -> None:
        sent = self.commands[message["id"]]
        self.world.oracle.check_ack(self, sent, message["sequence"])
        sent.acked, sent.refused = message["sequence"], ""

    def on_refused(self, message: Json) -> None:
        if message["id"] == self.enter_id:
            self.forget()
        elif message["id"] in self.commands and self.commands[message["id"]].acked is None:
            self.commands[message["id"]].refused = message["reason"]

    # What it does

    def live(self) -> None:
        """Do something, again and again, until the world becomes calm."""
        if self.world.is_calm:
            return
        self.world.later(2 * PAUSE * self.random.random(), self.live)
        self.notice_silence()
        if self.link is not None and self.is_welcome and not self.link.is_silent:
            self.do_something()

    def do_something(self) -> None:
        if not self.picture:
            self.enter(None)
            return
        actions = {
            self.play: 10,
            self.ask_in_passing: 6,
            self.hang_up: 1,
            self.freeze: 0.4,
            self.enter_again: 0.6,
            self.leave: 0.3,
            self.ask_by_http: 0.5,
            self.repeat_last: 1,
        }
        self.random.choices([*actions], [*actions.values()])[0]()

    def play(self) -> None:
        """Make a move that seems possible; or, where no game runs, bring one about."""
        moves = self.moves()
        if moves:
            at = self.picture["board"]["position"]
            self.do({"type": "play", "seat": self.picture["seat"], "move": self.random.choice(moves), "at": at})
        elif self.picture["phase"] != "running":
            seat = self.random.randrange(len(self.picture["seats"]))
            sit, stand = {"type": "sit", "seat": seat, "name": self.name.title()}, {"type": "stand", "seat": seat}
            self.do(self.random.choice([{"type": "ready"}, {"type": "start"}, {"type": "rematch"}, sit, stand]))

    def moves(self) -> list[str]:
        """All moves and signals that the picture offers."""
        board = self.picture.get("board")
        if not board or self.picture["phase"] != "running":
            return []
        return [choice["move"] for choice in board["choices"]]

    def ask_in_passing(self) -> None:
        """Ask for anything else, possible or not."""
        seat = max(0, self.picture.get("seat", 0))
        others: list[Json] = [
            {"type": "say", "seat": seat, "text": f"hello {self.count}"},
            {"type": "react", "seat": seat, "reaction": "wow"},
            {"type": "take-back", "seat": seat},
            {"type": "rename", "seat": seat, "name": f"Name {self.random.choice('abcdef')}"},
            {"type": "seat-bot", "seat": seat, "level": "novice"},
            {"type": "take-seat", "seat": seat},
            {"type": "sit", "seat": self.random.randrange(3), "name": self.name.title()},
            {"type": "abandon"},
        ]
        if self.random.random() < 0.2:
            others.append({"type": "stand", "seat": seat})
        self.do(self.random.choice(others))

    def do(self, command: Json) -> None:
        self.count += 1
        sent = Sent(f"{self.name}-{self.count}", self.table_id, command)
        self.commands[sent.command_id] = self.last = sent
        self.repeat(sent)

    def repeat(self, sent: Sent) -> None:
        """Send a command, for the first time or again by the same id."""
        if sent.table_id == self.table_id and self.link is not None and not self.link.is_silent:
            sent.times += 1
            self.send({"type": "do", "id": sent.command_id, "command": sent.command})

    def repeat_last(self) -> None:
        """Send a command again that may have been answered."""
        if self.last is not None:
            self.repeat(self.last)

    def open_commands(self) -> list[Sent]:
        return [sent for sent in self.commands.values() if sent.is_open()]

    def enter(self, after: int | None) -> None:
        self.count += 1
        self.has_entered = True
        self.enter_id = f"{self.name}-enter-{self.count}"
        seat = self.wanted_seats[-1]
        self.send({"type": "enter", "id": self.enter_id, "table": self.table_id, "seat": seat, "after": after})

    def enter_again(self) -> None:
        """Look from another seat, or ask for everything anew."""
        self.wanted_seats.append(self.random.choice([None, None, 0, 1, -2]))
        self.enter(None)

    def ask_by_http(self) -> None:
        process = self.world.process
        if process is not None:
            self.world.note("asks", f"{self.name} for {self.table_id}")
            process.later(0.0, process.ask_soon, self.table_id)

    def leave(self) -> None:
        """Leave the table, to come back to it or to another one."""
        self.go_to(self.random.choice(self.world.table_ids))

    def go_to(self, table_id: str) -> None:
        """Leave the table; the other one is entered with the next thing that is done."""
        self.send({"type": "leave"})
        self.has_entered = False
        self.forget()
        for sent in self.open_commands():
            sent.is_given_up = True
        self.table_id = table_id

    def forget(self) -> None:
        self.picture, self.turns = {}, []

    # When nothing goes wrong any more

    def become_calm(self) -> None:
        """Use the connection well from now on, and ask for nothing new."""
        if self.link is not None:
            self.link.is_slow = False
            self.thaw(self.link)
        self.tend()

    def tend(self) -> None:
        """See to the connection, and repeat what is not answered, as a person does who waits."""
        self.world.later(5.0, self.tend)
        self.notice_silence()
        if self.link is not None and self.is_welcome:
            if not self.picture:
                self.enter(None)
            for sent in self.open_commands():
                self.repeat(sent)

    def visit(self, table_id: str) -> None:
        """Go to a table, and look from one's own seat."""
        self.go_to(table_id)
        self.wanted_seats.append(None)

    def play_on(self) -> None:
        """Do something that brings the table on, one thing at a time."""
        if self.link is None or not self.is_welcome or not self.picture or self.open_commands():
            return
        others = self.other_seats_to_move()
        if others:
            self.wanted_seats.append(others[0])
            self.enter(None)
        else:
            self.play()

    def other_seats_to_move(self) -> list[int]:
        """Seats of the same person that are to move, where the one that is looked from is not."""
        if self.picture["phase"] != "running":
            return []
        seats, awaited = self.picture["seats"], self.picture["board"]["awaited"]
        own = [seat for seat in awaited if seats[seat].get("is_mine")]
        return [] if self.picture["seat"] in own else own


def turns_in(picture: Json) -> list[Json]:
    board = picture["board"]
    return list(board["turns"]) if board else []


def extended(turns: list[Json], events: list[Json], fresh: list[Json]) -> list[Json]:
    """The turns in words after some events."""
    replaced = {turn["sequence"] for turn in fresh}
    for sent in events:
        event: dict[str, Any] = sent["event"]
        if event["type"] == "game-started":
            turns = []
        if event["type"] == "move-taken-back":
            replaced.add(event["sequence"])
    return [*(turn for turn in turns if turn["sequence"] not in replaced), *fresh]
