"""Simulations: repeatable, the same on any number of cores, honest about what they do not know."""

import math

import pytest

from seriatim.bots import BOTS
from seriatim.games import GAMES
from seriatim.games.game import CannotDeal
from seriatim.lab.simulate import Results, Summary, Tally, parts, share_interval, simulate
from seriatim.record import play


def outcome(summary: Summary) -> tuple[object, ...]:
    results = summary.results
    return results.games, results.moves, results.outcomes, results.wins, results.scores, results.measures


def test_the_same_seed_gives_the_same_results() -> None:
    first, second = (simulate("the-game", ["quick"] * 2, games=30, seed=5) for _ in range(2))
    assert outcome(first) == outcome(second)


def test_another_seed_gives_other_results() -> None:
    assert outcome(simulate("the-game", ["quick"] * 2, games=30, seed=5)) != outcome(
        simulate("the-game", ["quick"] * 2, games=30, seed=6)
    )


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    alone = simulate("the-game", ["random"] * 3, games=60, seed=5)
    together = simulate("the-game", ["random"] * 3, games=60, seed=5, workers=3)
    assert outcome(alone) == outcome(together)


def test_any_game_of_a_simulation_can_be_watched_again() -> None:
    game = GAMES["the-game"]
    players = [BOTS["quick"](game)] * 2
    lengths = [len(play(game, players, seed=f"5/{number}").steps) for number in range(10)]
    assert simulate(game, ["quick"] * 2, games=10, seed=5).results.moves == sum(lengths)


def test_progress_is_told_and_ends_with_all_games() -> None:
    told: list[int] = []
    simulate("the-game", ["random"] * 2, games=20, seed=1, on_progress=told.append)
    assert told[-1] == 20
    assert told == sorted(told)


def test_an_interruption_keeps_what_was_played() -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    summary = simulate("the-game", ["random"] * 2, games=10_000_000, seed=1, on_progress=interrupt)
    assert 0 < summary.results.games < 10_000_000
    assert summary.results.measures["cards-left"].count == summary.results.games


def test_workers_that_are_interrupted_are_ended() -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    summary = simulate("the-game", ["random"] * 2, games=10_000_000, seed=1, workers=2, on_progress=interrupt)
    assert 0 < summary.results.games < 10_000_000


def test_what_cannot_be_dealt_is_refused_before_any_worker_starts() -> None:
    with pytest.raises(CannotDeal):
        simulate("the-game", ["random"] * 9, games=10, seed=1, workers=2)


def test_all_games_are_shared_out_once() -> None:
    for games in (1, 2, 3, 100, 101):
        for workers in (1, 2, 3, 8):
            numbers = [number for part in parts(games, workers) for number in part]
            assert numbers == list(range(games))


def test_a_tally_knows_the_mean_and_its_margin() -> None:
    tally = Tally()
    for figure in (1.0, 2.0, 3.0, 4.0):
        tally.add(figure)
    assert tally.mean == 2.5
    assert tally.margin == pytest.approx(1.96 * math.sqrt(5 / 3 / 4))


def test_a_tally_of_parts_is_the_tally_of_the_whole() -> None:
    whole, part = Tally(), Tally()
    for figure in (5.0, 7.0):
        whole.add(figure)
    part.add(5.0)
    other = Tally()
    other.add(7.0)
    part.merge(other)
    assert part == whole


def test_too_few_games_tell_no_margin() -> None:
    tally = Tally()
    assert math.isnan(tally.mean)
    tally.add(1.0)
    assert math.isnan(tally.margin)


def test_an_interval_of_a_share_stays_between_none_and_all() -> None:
    assert share_interval(0, 0) == (0.0, 1.0)
    low, high = share_interval(0, 10)
    assert low == 0.0
    assert high == pytest.approx(0.2775, abs=1e-4)
    low, high = share_interval(10, 10)
    assert low == pytest.approx(0.7225, abs=1e-4)
    assert high == 1.0


def test_empty_results_merge_into_nothing() -> None:
    results = Results()
    results.merge(Results())
    assert results == Results()
