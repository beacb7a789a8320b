"""The games that the server plays before it opens."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from seriatim.games import GAMES
from seriatim.server.run import PERSON, RolledBack, WarmUpGame, batches, warm_up, write_and_roll_back
from seriatim.server.store import Store
from seriatim.server.store.appends import Change
from seriatim.server.store.schema import TableSummary
from tests.server.logs import with_store


@pytest.mark.parametrize("game", GAMES)
def test_the_beginning_of_every_game_is_played(game: str) -> None:
    warm_up_game = WarmUpGame(GAMES[game])
    appends = list(warm_up_game.appends())
    assert warm_up_game.table.phase == "running"
    assert [append.is_play for append in appends[-3:]] == [True] * 3


def test_all_of_it_can_be_stored_and_nothing_stays(url: str) -> None:
    async def use(store: Store) -> list[TableSummary]:
        with pytest.raises(RolledBack):
            await store.write(Change(partial(write_and_roll_back, batches())))
        await warm_up(store)
        return await store.tables_of(PERSON, 100)

    assert with_store(url, use) == []


def test_who_cannot_store_anything_still_opens(tmp_path: Path) -> None:
    async def use() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/a.db")
        await store.close()
        await warm_up(store)

    asyncio.run(use())
