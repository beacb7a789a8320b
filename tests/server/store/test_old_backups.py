"""Backups of earlier versions, with running games of all six games: they are imported and played on to their ends.

`scripts/golden_backup.py` wrote them, each with the code of its version.
"""

from pathlib import Path

import pytest

from seriatim.games import GAMES
from seriatim.kit.seed import quick_rng
from seriatim.record import check_deal, check_hash, read, replay
from seriatim.server.store import Store
from seriatim.server.store.backup import import_from
from seriatim.table.commands import SERVER, BotPlay, Play
from seriatim.table.decide import carry_out, decide
from seriatim.table.evolve import fold
from seriatim.table.stored_events import StoredEvent
from seriatim.table.table import Table, awaited
from tests.server.logs import with_store

BACKUPS = sorted((Path(__file__).parents[2] / "golden" / "backups").glob("*.jsonl"))


async def tables_in(store: Store) -> dict[str, list[StoredEvent]]:
    ids = [summary.table_id for summary in await store.tables_of("ann", 100)]
    ids += [summary.table_id for summary in await store.tables_of("dan", 100)]
    return {table_id: await store.load(table_id) for table_id in ids}


def imported(backup: Path, url: str) -> dict[str, list[StoredEvent]]:
    """The events of all tables of a backup, as a database has them after the import."""
    with backup.open("rb") as file:
        imported = import_from(file, url)
    tables = with_store(url, tables_in)
    assert (len(tables), imported.left_out) == (imported.tables, [])
    return tables


def play_on(table: Table) -> list[StoredEvent]:
    """Play a running game to its end, everybody by the game's habit; what happened."""
    rng, happened, now = quick_rng("play on"), list[StoredEvent](), table.time
    while table.phase == "running":
        now += 1_000
        seat = awaited(table)[0].seat
        running, player = table.running, table.seats[seat]
        action = int(table.game.habit().choose(running.state.sight(seat), seat, rng))
        if player.bot is None:
            move = table.game.write_move(running.state, seat, action)
            decision = decide(table, Play(seat, move), player.person, now)
        else:
            decision = decide(table, BotPlay(seat, action, running.position), SERVER, now)
        carry_out(table, decision)
        happened += decision.events
    return happened


@pytest.mark.parametrize("backup", BACKUPS, ids=lambda backup: backup.stem)
def test_games_of_an_earlier_version_go_on_to_their_ends(backup: Path, file_url: str) -> None:
    running = set[str]()
    for events in imported(backup, file_url).values():
        table = fold(events)
        if table.phase == "running":
            running.add(table.game_id)
            end = fold([*events, *play_on(table)])
            assert end.phase == "over"
            assert end.running.state == table.running.state
    assert running == set(GAMES)


@pytest.mark.parametrize("backup", BACKUPS, ids=lambda backup: backup.stem)
def test_finished_games_of_an_earlier_version_are_replayed_as_they_were_played(backup: Path, file_url: str) -> None:
    finished = set[str]()
    for events in imported(backup, file_url).values():
        table = fold(events)
        if table.phase == "over" and table.running.state.outcome():
            finished.add(table.game_id)
            record = read(str(table.running.record()).encode())
            check_hash(record)
            check_deal(record)
            assert len(list(replay(record))) == len(record.steps)
    assert finished == set(GAMES)


def test_there_is_a_backup_of_each_earlier_version() -> None:
    assert [backup.stem for backup in BACKUPS] == ["0.1.0", "0.2.0"]
