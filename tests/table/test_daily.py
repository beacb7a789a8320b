"""The deal of the day is the same for all, another every day, and cannot be guessed."""

from datetime import date

import pytest

from seriatim.games import GAMES
from seriatim.kit.seed import is_table_seed
from seriatim.table.commands import CreateDaily
from seriatim.table.daily import daily_seats, daily_seed
from tests.table.people import Evening

TODAY, TOMORROW = date(2026, 11, 16), date(2026, 11, 17)


def test_a_day_has_one_deal_for_each_game() -> None:
    seeds = [daily_seed(b"house", game, day) for game in GAMES.values() for day in (TODAY, TOMORROW)]
    assert len(set(seeds)) == 2 * len(GAMES)
    assert all(is_table_seed(seed) for seed in seeds)
    assert daily_seed(b"house", GAMES["cut-in"], TODAY) == daily_seed(b"house", GAMES["cut-in"], TODAY)
    assert daily_seed(b"other house", GAMES["cut-in"], TODAY) != daily_seed(b"house", GAMES["cut-in"], TODAY)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_cards_are_dealt_to_everybody(name: str) -> None:
    game = GAMES[name]
    deals = []
    for person in ("ann", "ben"):
        evening = Evening()
        command = CreateDaily(name, daily_seats(game), TODAY.isoformat(), person, person.title())
        evening.house(command, seed=daily_seed(b"house", game, TODAY))
        deals.append(list(evening.table.running.state.facts()))
    assert deals[0] == deals[1]
    assert daily_seats(game) == (1 if name == "the-game" else 2)
