"""Simulations: repeatable, the same on any number of cores, honest about what they do not know."""

from collections import Counter

import pytest

from seriatim.bots import bot
from seriatim.games import GAMES
from seriatim.games.game import CannotDeal
from seriatim.lab.arena import arena, contest
from seriatim.lab.simulate import Results, Summary, simulate
from seriatim.record import play


def outcome(summary: Summary) -> tuple[object, ...]:
    results = summary.results
    return results.games, results.moves, results.outcomes, results.wins, results.scores, results.measures


def test_the_same_seed_gives_the_same_results() -> None:
    first, second = (simulate("the-game", ["steady"] * 2, games=30, seed=5) for _ in range(2))
    assert outcome(first) == outcome(second)


def test_without_a_seed_the_games_are_random_and_the_result_says_their_seed() -> None:
    first, second = (simulate("the-game", ["steady"] * 2, games=5) for _ in range(2))
    assert first.setup.seed != second.setup.seed
    assert f"seed {first.setup.seed}" in repr(first)
    assert outcome(simulate("the-game", ["steady"] * 2, games=5, seed=first.setup.seed)) == outcome(first)
    deals = [contest("rush-hour", ["steady", "random"], 2) for _ in range(2)]
    assert deals[0].seed != deals[1].seed
    assert arena(deals[0], deals=1).contest.seed == deals[0].seed


def test_another_seed_gives_other_results() -> None:
    assert outcome(simulate("the-game", ["steady"] * 2, games=30, seed=5)) != outcome(
        simulate("the-game", ["steady"] * 2, games=30, seed=6)
    )


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    alone = simulate("the-game", ["random"] * 3, games=60, seed=5)
    together = simulate("the-game", ["random"] * 3, games=60, seed=5, workers=3)
    assert outcome(alone) == outcome(together)


def test_any_game_of_a_simulation_can_be_watched_again() -> None:
    game = GAMES["the-game"]
    players = [bot("steady", game)] * 2
    ends = Counter(play(game, players, seed=f"5/{number}").result.split()[0] for number in range(10))
    cards = sum(float(play(game, players, seed=f"5/{number}").result.split()[1]) for number in range(10))
    results = simulate(game, ["steady"] * 2, games=10, seed=5).results
    assert (results.outcomes, results.scores[0].total) == (ends, cards)


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


def test_empty_results_merge_into_nothing() -> None:
    results = Results()
    results.merge(Results())
    assert results == Results()


def test_the_repr_of_a_summary_is_one_short_line() -> None:
    together = simulate("the-game", ["novice", "novice"], games=5, seed=1)
    assert repr(together) == "<Summary: the-game, novice, novice, seed 1, 5 games: stuck 5>"
    rivals = simulate("cut-in", ["novice", "steady"], games=6, seed=1)
    wins = f"{rivals.results.wins[0]} {rivals.results.wins[1]}"
    assert repr(rivals).startswith("<Summary: cut-in, novice, steady, seed 1, 6 games: ")
    assert repr(rivals).endswith(f", won by seat {wins}>")
