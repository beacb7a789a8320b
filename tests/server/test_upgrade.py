"""A server that is started over tables of earlier versions: it plays them on, and what it cannot read harms nobody."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from seriatim.games import GAMES
from seriatim.kit.seed import quick_rng
from seriatim.server.store.backup import import_from
from seriatim.table.commands import SeatBot
from seriatim.table.evolve import fold
from seriatim.table.table import Table
from seriatim.words import LANGUAGES
from tests.server.asgi import InProcessServer, in_process
from tests.server.logs import with_store
from tests.server.store.test_old_backups import BACKUPS, tables_in
from tools.client import Person, gathered, play_to_the_end


def replacing(old: str, new: str) -> str:
    """SQL that replaces a text in all events of a table."""
    return f"UPDATE events SET data = CAST(replace(CAST(data AS TEXT), '{old}', '{new}') AS BLOB) WHERE table_id = ?1"


DAMAGE = {
    "cut-in-clock": replacing('"rules":1', '"rules":99'),
    "cut-in-daily": replacing('"cut-in"', '"whist"'),
    "quick-and-easy-plain": replacing('"version":1', '"version":99'),
    "rush-hour-long": "UPDATE events SET data = X'00FF0A7B' WHERE sequence = 4 AND table_id = ?1",
    "rush-hour-plain": "UPDATE events SET data = X'5B' WHERE sequence = 4 AND table_id = ?1",
    "sequence-auto": "DELETE FROM events WHERE sequence = 3 AND table_id = ?1",
    "sequence-over": "DELETE FROM events WHERE table_id = ?1",
    "the-game-talk": replacing('"seat":1', '"seat":9'),
    "traffic-memo-over": replacing("turn", "burn"),
}
"""What is done to each of these tables; `?1` stands for its id."""


SLOW = ("cut-in-daily", "cut-in-clock")
"""Bots take half of every window there (CI-6), and the first is the deal of the day, at which nobody looks on."""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data folder of a server, with all tables of the newest backup; some are damaged, and all of those are due."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    with BACKUPS[-1].open("rb") as file:
        import_from(file, f"sqlite:///{folder / 'seriatim.db'}")
    with closing(sqlite3.connect(folder / "seriatim.db")) as database, database:
        for table_id, damage in DAMAGE.items():
            assert database.execute(damage, (table_id,)).rowcount > 0
            database.execute("UPDATE tables SET due = 1 WHERE id = ?1", (table_id,))
    return folder


def damaged(server: InProcessServer) -> list[str]:
    """What the server logged about tables that cannot be read. It must have logged nothing else."""
    logged = list(server.complaints.texts)
    server.complaints.texts.clear()
    assert all(line.startswith("a table cannot be read (unreadable-") for line in logged)
    return logged


def test_tables_that_cannot_be_read_harm_nobody(data: Path) -> None:
    with in_process(data) as server:
        ann = Person(server)
        _, pages = gathered([ann, Person(server)], "rush-hour", 3)
        for table_id in DAMAGE:
            texts = set()
            for language in LANGUAGES:
                answer = Person(server, language).get(f"/api/tables/{table_id}")
                assert (answer.status_code, answer.json()["reason"]) == (409, "table-unreadable")
                texts.add(answer.json()["text"])
            assert len(texts) == len(LANGUAGES)
            assert ann.post(f"/api/tables/{table_id}/seats", {"name": "Ann"}).status_code == 409
            assert ann.get(f"/api/tables/{table_id}/games/1").status_code == 409
            with ann.page() as page:
                assert page.enter(table_id)["reason"] == "table-unreadable"
                assert page.ask({"type": "start"})["reason"] == "table-unreadable"
        play_to_the_end(pages, quick_rng("neighbours"))
        assert [page.picture["phase"] for page in pages] == ["over", "over"]
        for page in pages:
            page.close()
        assert ann.get("/api/tables/mine").status_code == 200
        assert server.run(server.hub.services.store.due_before(10_000, 1_000)) == []
        assert len(damaged(server)) == len(DAMAGE)


@pytest.mark.slow
@pytest.mark.parametrize("backup", BACKUPS, ids=lambda backup: backup.stem)
def test_bots_of_the_server_play_the_games_of_an_earlier_version_to_their_ends(tmp_path: Path, backup: Path) -> None:
    url = f"sqlite:///{tmp_path / 'data' / 'seriatim.db'}"
    (tmp_path / "data").mkdir(mode=0o700)
    with backup.open("rb") as file:
        import_from(file, url)
    tables = {table_id: fold(events) for table_id, events in with_store(url, tables_in).items()}
    running = [table_id for table_id, table in tables.items() if table.phase == "running" and table_id not in SLOW]
    assert {tables[table_id].game_id for table_id in running} == set(GAMES)
    with in_process(tmp_path / "data") as server:
        for table_id in running:
            give_seats_to_bots(server, table_id, tables[table_id])
        for table_id in running:
            with Person(server).page() as page:
                page.enter(table_id)
                page.until_phase("over")


def give_seats_to_bots(server: InProcessServer, table_id: str, table: Table) -> None:
    for number, seat in enumerate(table.seats):
        if seat.person:
            command = SeatBot(number, "novice")
            server.run(server.hub.run_command(table_id, command, seat.person, f"bot-{number}"))
