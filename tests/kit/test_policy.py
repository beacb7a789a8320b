"""Who chooses the moves."""

import copy
import pickle
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from seriatim.bots.search import Search
from seriatim.games import GAMES
from seriatim.kit.policy import (
    Habit,
    Policy,
    RandomPolicy,
    TimedPolicy,
    first_inconsistent_action,
    next_actor,
    next_move,
    play_game,
    play_many,
    play_out,
    play_step,
    speak_all,
)
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from
from seriatim.kit.state import State
from tests.games.the_game.positions import bidding, position
from tests.kit.liar import Liar

GAME = GAMES["the-game"]


class Stubborn(Policy):
    """Always the same action, and a note of every sight it was shown."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.shown: list[list[int]] = []

    def choose(self, sight: State, seat: int, rng: Rng) -> int:
        self.shown.append(list(sight.facts()))
        return self.action


class Content(Habit):
    """Plays by chance, and sees nothing at stake beyond so many cards of its hand."""

    def __init__(self, cards: int) -> None:
        self.cards = cards
        self.ends: list[int] = []

    def choose(self, sight: State, seat: int, rng: Rng) -> int:
        return int(RandomPolicy().choose(sight, seat, rng))

    def is_cutoff(self, state: State, start: State, moves: int) -> bool:
        return len(GAME.view(start, 0).hand) - len(GAME.view(state, 0).hand) >= self.cards

    def value(self, state: State, seat: int) -> float:
        self.ends.append(len(GAME.view(state, seat).hand))
        return 0.5


def test_chance_takes_every_legal_move_equally_often() -> None:
    state = position((10, 90), (50,), piles=(80, 1, 20, 100))
    rng = rng_from("chance")
    counts = Counter(int(RandomPolicy().choose(state, 0, rng)) for _ in range(1500))
    assert set(counts) == set(state.actions(0))
    assert all(count == pytest.approx(1500 / len(counts), rel=0.2) for count in counts.values())


def test_any_of_several_next_actors_may_be_first() -> None:
    state, rng = bidding(4, None, 2), rng_from("first")
    counts = Counter(int(next_actor(state, rng)) for _ in range(600))
    assert set(counts) == {0, 2, 3}
    assert all(count == pytest.approx(200, rel=0.2) for count in counts.values())


def test_no_chance_is_spent_on_an_actor_that_is_alone() -> None:
    rng, twin = Rng(1, 2, 3, 4), Rng(1, 2, 3, 4)
    assert next_actor(position((10,), (50,), (60,), turn=2), rng) == 2
    assert rng.next_u32() == twin.next_u32()


def test_playing_out_ends_the_game_and_counts_its_moves() -> None:
    state = GAME.deal(3, seed=1)
    moves = play_out(state, RandomPolicy(), rng_from("moves"))
    again, rng, counted = GAME.deal(3, seed=1), rng_from("moves"), 0
    while not again.outcome():
        seat = next_actor(again, rng)
        again.apply(seat, RandomPolicy().choose(again, seat, rng))
        counted += 1
    assert state.outcome() != ""
    assert (moves, state.facts()) == (counted, again.facts())


def test_play_many_plays_so_many_new_games() -> None:
    table, rng = GAME.deal(2, seed=1), rng_from("moves")
    before = table.facts()
    expected = sum(play_out(table.redeal(rng), RandomPolicy(), rng) for _ in range(5))
    assert play_many(table, 5, RandomPolicy(), rng_from("moves")) == expected
    assert play_many(table, 0, RandomPolicy(), rng) == 0
    assert table.facts() == before


def test_a_player_is_asked_with_its_sight_and_never_with_the_truth() -> None:
    state = position((10, 11), (50, 51), deck=(90, 91), turn=1)
    players = [Stubborn(GAME.parse("10a")), Stubborn(GAME.parse("50a"))]
    assert next_move(state, list(players), Rng(1, 2, 3, 4)) == (1, GAME.parse("50a"))
    assert players[1].shown == [list(state.sight(1).facts())]
    assert players[0].shown == []


def test_a_move_against_the_rules_is_not_taken_from_any_player() -> None:
    state = position((10, 11), (50, 51), deck=(90, 91))
    before = state.facts()
    with pytest.raises(ValueError, match=r"seat 0 chose action 192, which the rules refuse: card-not-in-hand"):
        next_move(state, [Stubborn(GAME.parse("50a"))] * 2, Rng(1, 2, 3, 4))
    assert state.facts() == before


def test_playing_through_asks_each_seats_own_player() -> None:
    state = GAME.deal(2, seed=1)
    moves = play_game(state, [RandomPolicy(), GAME.habit()], rng_from("moves"))
    again, rng, counted = GAME.deal(2, seed=1), rng_from("moves"), 0
    while not again.outcome():
        speak_all(again, [RandomPolicy(), GAME.habit()], rng)
        seat, action = next_move(again, [RandomPolicy(), GAME.habit()], rng)
        again.apply(seat, action)
        counted += 1
    assert (moves, state.facts()) == (counted, again.facts())
    assert state.outcome() != ""


class Talker(Stubborn):
    """Says a word of pile a that is allowed, a word to be taken back that was never said, and lays the same."""

    def talks(self) -> bool:
        return True

    def speak(self, sight: State, seat: int, rng: Rng) -> vec[i64]:
        return vec[i64]([GAME.parse("take-back b"), GAME.parse("keep-off a")])


def test_what_players_say_is_told_in_order_and_what_is_not_allowed_is_not_said() -> None:
    state = position((10, 11), (50, 51), deck=(90, 91))
    players: list[Policy] = [Stubborn(0), Talker(0)]
    assert speak_all(state, players, Rng(1, 2, 3, 4)) == [(1, GAME.parse("keep-off a"))]
    assert list(state.said) == [0, 0, 0, 0, 1, 0, 0, 0]


def test_a_round_is_what_was_said_and_then_one_move() -> None:
    state, expected = (position((10, 11), (50, 51), deck=(90, 91), turn=0) for _ in range(2))
    talker, mover = Talker(0), Stubborn(GAME.parse("10a"))
    assert play_step(state, [mover, talker], Rng(1, 2, 3, 4)) == [
        (1, GAME.parse("keep-off a")),
        (0, GAME.parse("10a")),
    ]
    expected.apply(1, GAME.parse("keep-off a"))
    expected.apply(0, GAME.parse("10a"))
    assert state.facts() == expected.facts()


def test_each_action_of_a_round_is_reported_before_it_is_applied() -> None:
    state = position((10, 11), (50, 51), deck=(90, 91), turn=0)
    reported: list[tuple[str, str]] = []
    expected = [(state.digest(), "1 keep-off a")]
    after = state.copy()
    after.apply(1, GAME.parse("keep-off a"))
    expected.append((after.digest(), "0 10a"))

    def report(before: State, seat: int, action: int) -> None:
        reported.append((before.digest(), f"{seat} {GAME.format(int(action))}"))

    play_step(state, [Stubborn(GAME.parse("10a")), Talker(0)], Rng(1, 2, 3, 4), report)
    assert reported == expected


def test_a_policy_is_pickled_with_its_attributes() -> None:
    timed = TimedPolicy(Stubborn(GAME.parse("10a")))
    timed.seconds = 2.5
    again = pickle.loads(pickle.dumps(timed))
    assert type(again) is TimedPolicy
    assert again.seconds == 2.5
    assert again.choose(position((10, 11), (50, 51)), 0, Rng(1, 2, 3, 4)) == GAME.parse("10a")
    stubborn = copy.deepcopy(Stubborn(7))
    assert (stubborn.action, stubborn.shown) == (7, [])


def test_a_timed_player_plays_and_talks_as_without_a_clock() -> None:
    state = position((10, 11), (50, 51), deck=(90, 91))
    talker = Talker(GAME.parse("10a"))
    timed = TimedPolicy(talker)
    assert (timed.talks(), timed.seconds) == (True, 0.0)
    assert list(timed.speak(state, 0, Rng(1, 2, 3, 4))) == list(talker.speak(state, 0, Rng(1, 2, 3, 4)))
    assert timed.choose(state, 0, Rng(1, 2, 3, 4)) == GAME.parse("10a")
    assert timed.seconds > 0.0


def test_a_player_has_nothing_to_say_unless_it_says_so() -> None:
    sight = position((10, 11), (50, 51)).sight(0)
    assert not Stubborn(0).talks()
    assert list(Stubborn(0).speak(sight, 0, Rng(1, 2, 3, 4))) == []


class First(Habit):
    """The first legal move, and for the rest what every habit does."""

    def choose(self, sight: State, seat: int, rng: Rng) -> int:
        return int(sight.actions(seat)[0])


def test_a_habit_thinks_about_every_move_of_its_own_in_worlds_that_could_be_true() -> None:
    state = position((10, 11), (50, 51), deck=(90, 91))
    sight = state.sight(0)
    turns = [list(turn) for turn in First().candidates(sight, 0, Rng(1, 2, 3, 4))]
    assert turns == [[action] for action in sight.actions(0)]
    assert First().budget_share(sight, 0) == 1.0
    assert list(First().sample_world(sight, 0, Rng(1, 2, 3, 4)).sight(0).facts()) == list(sight.facts())


def test_a_habit_is_glad_of_its_share_of_the_win() -> None:
    state = GAMES["traffic-memo"].deal(3, seed=1)
    assert First().value(state, 0) == 0.0
    play_out(state, First(), rng_from("1"))
    winners = list(state.winners())
    assert [First().value(state, seat) for seat in range(3)] == [
        1 / len(winners) if seat in winners else 0.0 for seat in range(3)
    ]


def inconsistent(refused: int) -> State:
    """Lists two moves and a signal, and refuses what it is told to refuse."""
    return Liar(
        GAMES["the-game"].deal(3, seed=1),
        actions=lambda seat: vec[i64]([1, 3]),
        signals=lambda seat: vec[i64]([4]),
        objection=lambda seat, action: "refused" if action in (0, 2, refused) else None,
    )


@pytest.mark.parametrize(("refused", "found"), [(0, 5), (1, 1), (3, 3), (4, 4)])
def test_an_action_that_is_listed_and_refused_or_allowed_and_not_listed_is_disputed(refused: int, found: int) -> None:
    assert first_inconsistent_action(inconsistent(refused), 0, 6) == found


def test_in_an_honest_game_no_action_is_disputed() -> None:
    game = GAMES["the-game"]
    state = game.deal(3, {"fire": True}, seed=1)
    assert [first_inconsistent_action(state, seat, game.action_count) for seat in range(-3, 4)] == [-1] * 7


def test_a_playout_stops_where_nothing_is_at_stake_any_more() -> None:
    state = position((10, 30, 50, 70, 90), piles=(1, 1, 100, 100))
    for cards in (1, 3):
        habit = Content(cards)
        Search(habit, 40).choose(state.sight(0), 0, rng_from("settled"))
        assert set(habit.ends) == {5 - cards}


def test_a_habit_plays_to_the_end_of_the_game_unless_it_says_otherwise() -> None:
    assert not Habit.is_cutoff(GAME.habit(), GAME.deal(2, seed=1), GAME.deal(2, seed=1), 1)
