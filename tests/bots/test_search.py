"""Thinking ahead: many worlds, one race."""

from collections.abc import Callable

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from seriatim.bots import search
from seriatim.bots.search import WORLDS_BEFORE_DROPPING, Race, Search
from seriatim.kit.fields import LENGTH_PREFIXED, FieldVisitor
from seriatim.kit.policy import Habit
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from
from seriatim.kit.state import State
from tests.games.the_game.positions import DECK, GAME, position

TICKETS = 4
LOTS = 1000
OVER = 2


class Raffle(State):
    """One seat takes a ticket and then a lot; what the ticket is worth in this world is hidden from it."""

    def __init__(self, world: int = 0) -> None:
        self.seats = 1
        self.world = world
        self.taken: vec[i64] = vec[i64]()

    def actors(self) -> vec[i64]:
        return vec[i64]([0] if len(self.taken) < OVER else [])

    def actions(self, seat: int) -> vec[i64]:
        return vec[i64](list(range(TICKETS)))

    def signals(self, seat: int) -> vec[i64]:
        return vec[i64]()

    def action_count(self) -> int:
        return LOTS

    def objection_to(self, seat: int, action: int) -> str | None:
        return None

    def apply(self, seat: int, action: int) -> None:
        self.taken = append(self.taken, action)

    def default_for(self, seat: int) -> int:
        return 0

    def scores(self) -> vec[float]:
        return vec[float]([0.0])

    def winners(self) -> vec[i64]:
        return vec[i64]()

    def outcome(self) -> str:
        return "over" if len(self.taken) == OVER else ""

    def assign_game_fields(self, source: State, visitor: FieldVisitor) -> None:
        assert isinstance(source, Raffle)
        self.world = visitor.number(source.world)
        self.taken = visitor.numbers(source.taken, LENGTH_PREFIXED)

    def empty(self) -> "Raffle":
        return Raffle()

    def redeal(self, rng: Rng) -> "Raffle":
        return Raffle(int(rng.below(1_000_000)))

    def sight(self, seat: int) -> "Raffle":
        return self.unblanked_copy(seat)

    def imagine(self, rng: Rng) -> "Raffle":
        return self.redeal(rng)


class Gambler(Habit):
    """Draws lots at random, notes the world, ticket and lot of every playout, and counts rounds of signals."""

    def __init__(self, prize: Callable[[int, int], float], priors: dict[int, float] | None = None) -> None:
        self.prize = prize
        self.priors = priors or {}
        self.notes: list[tuple[int, int, int]] = []
        self.signal_rounds = 0
        self.part = 1.0

    def choose(self, sight: State, seat: int, rng: Rng) -> int:
        return int(rng.below(LOTS))

    def prior(self, sight: State, seat: int, turn: vec[i64]) -> float:
        return self.priors.get(int(turn[0]), 0.0)

    def budget_share(self, sight: State, seat: int) -> float:
        return self.part

    def signal_all(self, state: State, seat: int) -> None:
        self.signal_rounds += 1

    def sample_world(self, sight: State, seat: int, rng: Rng) -> State:
        return sight.imagine(rng)

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Raffle)
        ticket, lot = state.taken
        self.notes.append((state.world, ticket, lot))
        return self.prize(ticket, state.world)


def ask(habit: Habit, playouts: int, seed: str = "raffle", seconds: float = search.NO_TIME_LIMIT) -> int:
    sight = Raffle(-1)
    return int(Search(habit, playouts, seconds).choose(sight, 0, rng_from(seed)))


def noise(ticket: int, world: int) -> float:
    """As good as chance, and the same whenever it is asked."""
    return float(rng_from(f"{ticket}/{world}").below(100)) / 100


def race(*fates: list[float], priors: list[float] | None = None) -> Race:
    run = Race(vec[float](priors or [0.0] * len(fates)))
    for runner, gains in enumerate(fates):
        for gain in gains:
            run.add(runner, gain)
    return run


def test_a_race_drops_the_hopeless_and_keeps_the_promising() -> None:
    run = race([0.9, 0.8, 1.0, 0.9] * 4, [0.1, 0.0, 0.2, 0.1] * 4, [0.8, 1.0, 0.8, 0.9] * 4)
    run.drop_hopeless()
    assert (list(run.running), run.leader()) == ([0, 2], 0)


def test_a_race_compares_world_by_world() -> None:
    good, bad = [1.0, 0.0] * 8, [0.9, 0.0, 1.0, -0.1] * 4
    run = race(good, bad)
    run.drop_hopeless()
    assert list(run.running) == [0]
    shuffled = race(good, [0.0, 0.9, -0.1, 1.0] * 4)
    shuffled.drop_hopeless()
    assert list(shuffled.running) == [0, 1]


def test_of_equals_the_first_leads_and_none_is_dropped() -> None:
    run = race([0.5] * 8, [0.5] * 8)
    run.drop_hopeless()
    assert (list(run.running), run.leader()) == ([0, 1], 0)


def test_a_prior_counts_in_every_world() -> None:
    run = race([0.5, 0.6] * 8, [0.6, 0.5] * 8, priors=[0.0, 0.1])
    assert run.leader() == 1
    run = race([0.5, 0.6] * 8, [0.5, 0.6] * 8, priors=[0.1, 0.0])
    run.drop_hopeless()
    assert list(run.running) == [0]


def test_the_ticket_that_wins_in_most_worlds_is_taken() -> None:
    assert ask(Gambler(lambda ticket, world: float(world % 10 < 2 * ticket)), 400) == 3
    assert ask(Gambler(lambda ticket, world: float(world % 10 < 8 - 2 * ticket)), 400) == 0


def test_the_same_seed_gives_the_same_answer_by_the_same_thoughts() -> None:
    one, two, other = Gambler(noise), Gambler(noise), Gambler(noise)
    assert ask(one, 200) == ask(two, 200)
    ask(other, 200, seed="another")
    assert one.notes == two.notes != other.notes


def test_all_candidates_meet_the_same_worlds_and_the_same_luck() -> None:
    habit = Gambler(noise)
    ask(habit, WORLDS_BEFORE_DROPPING * TICKETS)
    for start in range(0, len(habit.notes), TICKETS):
        met = habit.notes[start : start + TICKETS]
        assert [ticket for _, ticket, _ in met] == list(range(TICKETS))
        assert len({(world, lot) for world, _, lot in met}) == 1
    assert len({world for world, _, _ in habit.notes}) == WORLDS_BEFORE_DROPPING


@pytest.mark.parametrize("playouts", [0, 3, 4, 50, 333])
def test_no_more_playouts_are_made_than_there_are_to_spend(playouts: int) -> None:
    habit = Gambler(noise)
    ask(habit, playouts)
    assert playouts - TICKETS < len(habit.notes) <= playouts


def test_a_decision_gets_its_share_of_the_turns_thought() -> None:
    habit = Gambler(noise)
    habit.part = 0.25
    ask(habit, 160)
    assert len(habit.notes) <= 40


def test_what_is_left_goes_to_those_still_in_the_race() -> None:
    habit = Gambler(lambda ticket, world: 0.0 if ticket > 1 else 0.5 + noise(ticket, world) / 2)
    ask(habit, 400)
    counts = [sum(ticket == met for _, met, _ in habit.notes) for ticket in range(TICKETS)]
    assert counts[2:] == [WORLDS_BEFORE_DROPPING, WORLDS_BEFORE_DROPPING]
    assert min(counts[:2]) > WORLDS_BEFORE_DROPPING


def test_a_clear_winner_ends_the_race_early() -> None:
    habit = Gambler(lambda ticket, world: float(ticket == 2))
    assert ask(habit, 4000) == 2
    assert len(habit.notes) == WORLDS_BEFORE_DROPPING * TICKETS


def test_a_prior_decides_between_equals_and_not_against_merit() -> None:
    assert ask(Gambler(lambda ticket, world: 0.5, priors={2: 0.01}), 100) == 2
    assert ask(Gambler(lambda ticket, world: float(ticket == 1), priors={2: 0.01}), 100) == 1


def test_partners_signal_before_every_move_of_a_playout() -> None:
    habit = Gambler(noise)
    ask(habit, 40)
    assert habit.signal_rounds == len(habit.notes) == 40


def test_no_thought_is_spent_on_a_single_turn() -> None:
    class Resolved(Gambler):
        def candidates(self, sight: State, seat: int, rng: Rng) -> vec[vec[i64]]:
            return vec[vec[i64]]([vec[i64]([3])])

    habit, rng, twin = Resolved(noise), rng_from("raffle"), rng_from("raffle")
    assert Search(habit, 400).choose(Raffle(-1), 0, rng) == 3
    assert habit.notes == []
    assert rng.next_u32() == twin.next_u32()


def test_a_turn_of_several_moves_is_played_as_far_as_the_world_allows() -> None:
    class Planner(Gambler):
        def candidates(self, sight: State, seat: int, rng: Rng) -> vec[vec[i64]]:
            return vec[vec[i64]]([vec[i64]([ticket, 7, 8]) for ticket in range(2)])

    habit = Planner(noise)
    ask(habit, 20)
    assert {lot for _, _, lot in habit.notes} == {7}
    assert habit.signal_rounds == 0


def test_a_search_watches_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = iter(range(10_000))
    monkeypatch.setattr(search, "monotonic", lambda: float(next(seconds)))
    habit = Gambler(noise)
    ask(habit, 1_000_000, seconds=5.0)
    assert len(habit.notes) == 4 * TICKETS
    habit = Gambler(noise)
    habit.part = 0.5
    ask(habit, 1_000_000, seconds=10.0)
    assert len(habit.notes) == 3 * TICKETS, "of five seconds one is kept for turns with more parts than make a whole"


def test_a_search_says_what_its_habit_says() -> None:
    state, rng = position((20, 40), (22, 45), deck=DECK, piles=(19, 30, 74, 90)), Rng(1, 2, 3, 4)
    assert Search(GAME.habit(), 10).talks()
    assert not Search(GAME.habit(talking=False), 10).talks()
    assert list(Search(GAME.habit(), 10).speak(state, 1, rng)) == list(GAME.habit().speak(state, 1, rng)) != []
