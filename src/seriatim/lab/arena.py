"""The arena: bots compared over the same deals, with confidence intervals.

In a competitive game the bots sit at one table, and a deal is played with every rotation of the seats. In a
cooperative game each bot, or team of bots, plays the same deals on its own. Differences between bots are taken deal by
deal, so that the luck of a deal, which all have in common, cancels out.
"""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import msgspec

from seriatim.games import game_named
from seriatim.games.game import AnyGame, NewSeed, Value
from seriatim.kit.policy import Policy, TimedPolicy, play_step
from seriatim.kit.seed import quick_rng, rng_from
from seriatim.kit.state import State
from seriatim.lab.players import labels_of, player, require_count, require_picklable, text_of_many
from seriatim.lab.processes import SLICE, run_all
from seriatim.lab.statistics import Tally
from seriatim.match import GivenBot, Seed
from seriatim.record import GivenOptions, written_options


class Contest(msgspec.Struct, frozen=True):
    """What is compared: which bots, at which table, from which seed.

    A line-up is the label of a bot for every seat. Each deal is played once by every line-up. A side is what is
    compared, a bot or a team: its label and, for each line-up, the seats it holds there. `policies` are the bots that
    were given as objects, by label; the label of any other bot is its name.
    """

    game: str | AnyGame
    options: Mapping[str, Value]
    seed: str
    talking: bool
    line_ups: Sequence[Sequence[str]]
    sides: Mapping[str, Sequence[Sequence[int]]]
    policies: Mapping[str, Policy] = {}


class Standing(msgspec.Struct):
    """Results of a side: by game, by deal, and compared with the first side in the same deals."""

    games: int = 0
    wins: float = 0.0
    """Games won; if a side has several seats in a game, the share of them that have won."""
    score: Tally = msgspec.field(default_factory=Tally)
    wins_ahead: Tally = msgspec.field(default_factory=Tally)
    score_ahead: Tally = msgspec.field(default_factory=Tally)
    measures: dict[str, Tally] = msgspec.field(default_factory=dict)
    turns: Tally = msgspec.field(default_factory=Tally)
    """Processor seconds of a whole turn."""
    longest: float = 0.0

    def merge(self, other: "Standing") -> None:
        self.games += other.games
        self.wins += other.wins
        for mine, theirs in (
            (self.score, other.score),
            (self.wins_ahead, other.wins_ahead),
            (self.score_ahead, other.score_ahead),
            (self.turns, other.turns),
        ):
            mine.merge(theirs)
        for name, tally in other.measures.items():
            self.measures.setdefault(name, Tally()).merge(tally)
        self.longest = max(self.longest, other.longest)


class Standings(msgspec.Struct):
    """Results of all sides in some deals; `merge` adds those of others."""

    deals: int = 0
    games: int = 0
    outcomes: Counter[str] = msgspec.field(default_factory=Counter)
    sides: dict[str, Standing] = msgspec.field(default_factory=dict)

    def merge(self, other: "Standings") -> None:
        self.deals += other.deals
        self.games += other.games
        self.outcomes.update(other.outcomes)
        for label, standing in other.sides.items():
            self.sides.setdefault(label, Standing()).merge(standing)


class ArenaResult(msgspec.Struct, frozen=True):
    """A finished contest: what was asked, the results, and how long it took."""

    contest: Contest
    asked: int
    """Deals."""
    standings: Standings
    seconds: float


class TimedGame(msgspec.Struct, frozen=True):
    """A finished game, and for each seat the processor seconds of each of its turns."""

    state: State
    turns: Sequence[Sequence[float]]


# Who plays whom


def rivalry(bots: Sequence[str]) -> tuple[list[tuple[str, ...]], dict[str, list[list[int]]]]:
    """All different rotations of the bots, and the seats each bot holds in them. Bots of one label are one side."""
    turned = [tuple(bots[by:]) + tuple(bots[:by]) for by in range(len(bots))]
    line_ups = list(dict.fromkeys(turned))
    sides = {
        name: [[seat for seat, sitting in enumerate(line_up) if sitting == name] for line_up in line_ups]
        for name in dict.fromkeys(bots)
    }
    return line_ups, sides


def teams(seats: int, names: Sequence[str]) -> tuple[list[tuple[str, ...]], dict[str, list[list[int]]]]:
    """A line-up for each label: one bot at all seats, or a bot for each seat with + between them."""
    line_ups = [tuple(name.split("+")) if "+" in name else (name,) * seats for name in names]
    sides = {name: [list(range(seats)) if other == name else [] for other in names] for name in names}
    return line_ups, sides


def contest(
    game: str | AnyGame,
    bots: Sequence[GivenBot],
    seats: int,
    options: GivenOptions = None,
    *,
    seed: Seed | NewSeed = NewSeed.NEW_SEED,
    talking: bool = True,
) -> Contest:
    """The contest between these bots: at one table, or each on its own in a cooperative game.

    Without a seed the deals are random; `seed` of the contest says which seed repeats them.
    """
    game = game_named(game)
    labels, policies = labels_of(bots)
    line_ups, sides = teams(seats, list(dict.fromkeys(labels))) if game.cooperative else rivalry(labels)
    return Contest(game, written_options(options), text_of_many(seed), talking, line_ups, sides, policies)


# Playing


def play_deals(contest: Contest, numbers: range) -> tuple[Standings, range]:
    """Play deals with these numbers for `SLICE` seconds. Return the results, and the numbers that are left."""
    game = game_named(contest.game)
    table = game.deal(len(contest.line_ups[0]), contest.options, seed=contest.seed)
    players = {
        label: player(label, contest.policies, game, talking=contest.talking)
        for label in {label for line_up in contest.line_ups for label in line_up}
    }
    standings, end = Standings(), time.monotonic() + SLICE
    for number in numbers:
        seed = f"{contest.seed}/{number}"
        games = [play_timed(table, [players[name] for name in line_up], seed) for line_up in contest.line_ups]
        count(standings, contest, game, games)
        if time.monotonic() > end:
            return standings, range(number + 1, numbers.stop)
    return standings, range(0)


def play_timed(table: State, players: list[Policy], seed: str) -> TimedGame:
    """Play the deal of this seed. A turn lasts until another seat moves; solo, every move is a turn."""
    state, rng = table.redeal(rng_from(seed)), quick_rng(f"{seed}/moves")
    timed = [TimedPolicy(player) for player in players]
    turns: list[list[float]] = [[] for _ in players]
    before = -1
    while not state.outcome():
        seat = int(play_step(state, list(timed), rng)[-1][0])
        spent, timed[seat].seconds = timed[seat].seconds, 0.0
        if seat == before and len(players) > 1:
            turns[seat][-1] += spent
        else:
            turns[seat].append(spent)
        before = seat
    return TimedGame(state, turns)


def count(standings: Standings, contest: Contest, game: AnyGame, games: Sequence[TimedGame]) -> None:
    """Add a deal that every line-up has timed."""
    standings.deals += 1
    standings.games += len(games)
    standings.outcomes.update(timed.state.outcome() for timed in games)
    ahead_of: tuple[float, float] | None = None
    for label, seats in contest.sides.items():
        standing = standings.sides.setdefault(label, Standing())
        wins, score = count_side(standing, game, [pair for pair in zip(games, seats, strict=True) if pair[1]])
        ahead_of = ahead_of or (wins, score)
        standing.wins_ahead.add(wins - ahead_of[0])
        standing.score_ahead.add(score - ahead_of[1])


def count_side(
    standing: Standing, game: AnyGame, games: Sequence[tuple[TimedGame, Sequence[int]]]
) -> tuple[float, float]:
    """Add a side's games of one deal. Return the share of them that it won, and its mean score."""
    wins = score = 0.0
    for timed, seats in games:
        winners, scores = list(timed.state.winners()), list(timed.state.scores())
        wins += sum(seat in winners for seat in seats) / len(seats)
        score += sum(scores[seat] for seat in seats) / len(seats)
        for seat in seats:
            for seconds in timed.turns[seat]:
                standing.turns.add(seconds)
                standing.longest = max(standing.longest, seconds)
        for name, figure in game.measures(timed.state).items():
            standing.measures.setdefault(name, Tally()).add(figure)
    standing.games += len(games)
    standing.wins += wins
    standing.score.add(score / len(games))
    return wins / len(games), score / len(games)


def arena(
    asked: Contest,
    *,
    deals: int,
    workers: int = 1,
    on_progress: Callable[[int], None] | None = None,
) -> ArenaResult:
    """Play a contest over so many deals. After Ctrl-C it returns the results so far.

    >>> from seriatim.lab.arena import arena, contest
    >>> rivals = contest("rush-hour", ["steady", "random"], 2, seed=1)
    >>> arena(rivals, deals=10).standings.games
    20
    """
    require_count("deals", deals)
    game_named(asked.game).deal(len(asked.line_ups[0]), asked.options, seed=f"{asked.seed}/{deals}")
    if workers > 1:
        require_picklable(asked.policies)
    whole, start = Standings(), time.monotonic()
    some = run_all(partial(play_deals, asked), deals, workers)
    try:
        for standings in some:
            whole.merge(standings)
            if on_progress is not None:
                on_progress(whole.games)
    except KeyboardInterrupt:
        some.close()
    return ArenaResult(asked, deals, whole, time.monotonic() - start)
