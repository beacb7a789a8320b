"""The quick habit of Sequence, and what it tells a search."""

import pytest

from seriatim.games.game import Value
from seriatim.games.sequence.bot.habit import LastMove, SequenceHabit
from seriatim.games.sequence.bot.values import OWN, RIVALS
from seriatim.games.sequence.rules import SequenceState
from seriatim.kit.policy import Policy, RandomPolicy, next_actor, play_game
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from
from seriatim.kit.state import TABLE
from tests.games.sequence.positions import GAME, play, play_as, position, row

ONE = " ".join(row("a3", "e3"))
FOUR = " ".join(row("b8", "e8"))


def chosen(state: SequenceState, seat: int | None = None) -> str:
    at = int(state.turn) if seat is None else seat
    return GAME.format(SequenceHabit().choose(state.sight(at), at, Rng(1, 2, 3, 4)))


def test_builder_is_the_habit_of_the_game() -> None:
    assert isinstance(GAME.habit(), SequenceHabit)


def test_a_five_is_worth_more_the_fuller_it_is_and_the_more_of_it_the_hand_covers() -> None:
    for chips in range(5):
        row_of = [int(OWN[chips * 6 + covered]) for covered in range(6 - chips)]
        assert row_of == sorted(row_of)
        assert row_of[0] < OWN[(chips + 1) * 6]
    assert list(RIVALS) == sorted(RIVALS)


def test_a_sequence_is_completed() -> None:
    assert chosen(position("AC 2S 8H", "3S", chips=(FOUR, ""))) == "AC f8"


def test_a_jack_is_spent_to_complete_a_sequence() -> None:
    assert chosen(position("JD 2S 8H", "3S", chips=(FOUR, ""))) in ("JD a8", "JD f8")


def test_a_jack_is_kept_for_its_moment() -> None:
    assert chosen(position("JD 2S", "3S")) == "2S g9"


def test_a_rivals_five_is_broken() -> None:
    assert chosen(position("AC 2S 8H", "3S", chips=("", FOUR))) == "AC f8"
    assert chosen(position("JS 2S 8H", "3S", chips=("", FOUR))).startswith("JS")


def test_ones_own_sequence_comes_before_a_rivals() -> None:
    state = position("AC 5H 8H", "3S", chips=(FOUR, " ".join(row("a5", "d5"))))
    assert chosen(state) == "AC f8"


def test_a_line_with_chips_of_two_teams_is_worth_nothing() -> None:
    state = position("AC 4H", "3S", chips=("b8 c8 e8", "d8 i2"))
    assert chosen(state) == "4H f5"


def test_what_cannot_count_beside_a_sequence_is_worth_nothing() -> None:
    """SQ-15: to make six of five in a row is no use."""
    assert chosen(position("5D 6H", "3S", chips=(ONE, ""))) == "6H d5"


def test_a_dead_card_is_exchanged_first() -> None:
    """SQ-10"""
    assert chosen(position("AC QS", "3S", chips=(f"{FOUR} b5", "j3"))) == "dead QS"


def test_a_card_that_waits_is_taken_at_once() -> None:
    """SQ-13"""
    state = position("8H 2S", "3S 4S", draw="manual")
    play(state, "8H i4")
    assert chosen(state, 0) == "draw"


def test_who_can_do_nothing_passes_or_takes_the_card_that_waits() -> None:
    """SQ-11"""
    assert chosen(position("JS", "3S")) == "pass"
    state = position("8H", "3S 4S", draw="manual")
    play(state, "8H i4", "3S c1")
    assert chosen(state) == "draw"


def test_the_least_useful_card_is_paid() -> None:
    """SQ-21"""
    state = position("AC JD QS", "3S", "JD AC", "5S", chips=(f"{FOUR} b5", "j3"), table_talk="penalty")
    play_as(state, TABLE, "penalty 0")
    assert chosen(state, 0) == "pay QS"
    assert chosen(state, 2) == "pay JD"


def test_a_line_is_built_where_the_hand_holds_the_rest() -> None:
    """Three chips on c2 to e2 with 5C and AH in hand; three on c6 to e6, and only TS."""
    assert chosen(position("5C AH TS 9D", "3S", chips=("c2 d2 e2 c6 d6 e6", ""))) in ("5C b2", "AH f2")


def test_a_hand_of_jacks_plays_one() -> None:
    assert chosen(position("JD JC", "3S", chips=("b8 c8 d8", ""))) == "JD e8"


def candidates(state: SequenceState) -> list[str]:
    turns = SequenceHabit().candidates(state.sight(state.turn), state.turn, Rng(1, 2, 3, 4))
    assert all(len(turn) == 1 for turn in turns)
    return [GAME.format(int(turn[0])) for turn in turns]


def test_a_search_is_given_the_best_plays_and_the_habits_own_first() -> None:
    state = position("AC 2S 8H JD JS 5C", "3S", chips=(FOUR, "b2 c2"))
    assert len(candidates(state)) == 8
    assert len(set(candidates(state))) == 8
    assert candidates(state)[0] == chosen(state)
    assert len(candidates(position("AC", "3S"))) == 2


def test_a_search_need_not_think_about_a_dead_card() -> None:
    """SQ-10"""
    assert candidates(position("AC QS", "3S", chips=(f"{FOUR} b5", "j3"))) == ["dead QS"]


def test_a_playout_stops_after_some_moves() -> None:
    state = GAME.deal(2, seed=1)
    assert not SequenceHabit().is_cutoff(state, state, 0)
    assert SequenceHabit().is_cutoff(state, state, 100)


def test_a_finished_game_is_worth_its_result() -> None:
    """SQ-19, SQ-20"""
    won = position("AC 2S", "3S", chips=(f"{ONE} {FOUR}", ""))
    play(won, "AC f8")
    assert [SequenceHabit().value(won, seat) for seat in (0, 1)] == [1.0, 0.0]
    drawn = position("JS", "JH")
    play(drawn, "pass", "pass")
    assert drawn.outcome() == "all-passed"
    assert [SequenceHabit().value(drawn, seat) for seat in (0, 1)] == [0.5, 0.5]


def test_a_game_that_goes_on_is_worth_a_chance() -> None:
    state = position("AC 2S", "3S 5S", chips=(FOUR, ""))
    assert 0.5 < SequenceHabit().value(state, 0) < 1.0
    assert SequenceHabit().value(state, 0) + SequenceHabit().value(state, 1) == pytest.approx(1.0)


def test_the_last_move_is_known_if_the_table_shows_it() -> None:
    state = position("3S 8H", "QS 4S", chips=("", "b9"))
    assert not LastMove(state, 0).is_known()
    play(state, "8H i4")
    assert LastMove(state, 1).is_known()
    play(state, "QS b5")
    assert LastMove(state, 0).is_known()
    state.exchanged = True
    assert not LastMove(state, 0).is_known()


def test_the_last_move_is_unknown_where_it_could_be_two() -> None:
    both = position("3S", "QS 4S", chips=("", "j3"), turn=1)
    play(both, "QS b5")
    assert not LastMove(both, 0).is_known()
    jack = position("3S", "JD 4S", turn=1)
    play(jack, "JD b5")
    assert not LastMove(jack, 0).is_known()
    sequence = position("3S", "AC 4S", chips=("", FOUR), turn=1)
    play(sequence, "AC f8")
    assert not LastMove(sequence, 0).is_known()


def test_a_rival_is_hardly_supposed_to_hold_what_would_have_completed_its_line() -> None:
    """Seat 1 had four in line and played elsewhere: so it had no card for the fifth, but it may have drawn one."""
    state = position("3S", "9H 5D 2D", deck="9D AC 6D 7D", rest="pile", chips=("a8", FOUR), turn=1)
    play(state, "9H e7")
    assert worlds_with_ace(state, guesses=12) == 0
    assert worlds_with_ace(state, guesses=0) > 50


def test_without_a_last_move_any_hands_are_supposed() -> None:
    state = GAME.deal(2, seed=1)
    seat = int(state.turn)
    world = SequenceHabit().sample_world(state.sight(seat), seat, rng_from("first"))
    assert list(world.sight(seat).facts()) == list(state.sight(seat).facts())


def worlds_with_ace(state: SequenceState, guesses: int) -> int:
    """Of 200 worlds, in how many seat 1 had an ace of clubs when it made its last move."""
    rng, sight, count = rng_from("guesses"), state.sight(0), 0
    for _ in range(200):
        world = SequenceHabit(guesses=guesses).sample_world(sight, 0, rng)
        assert isinstance(world, SequenceState)
        count += GAME.parse("AC f8") // 100 + 1 in list(world.hand(1))[:-1]
    return count


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("draw", ["auto", "manual"])
def test_the_habit_gives_the_same_answer_from_the_truth_and_from_its_sight(seats: int, draw: str) -> None:
    """ALL-6"""
    state = GAME.deal(seats, {"draw": draw}, seed=f"habit/{seats}")
    rng = rng_from("habit")
    while not state.outcome():
        seat = next_actor(state, rng)
        action = SequenceHabit().choose(state, seat, rng.copy())
        assert SequenceHabit().choose(state.sight(seat), seat, rng.copy()) == action
        GAME.play(state, int(seat), int(action))


def games_won(seats: int, games: int, options: dict[str, Value]) -> int:
    """By the team that plays by the habit, each team in turn, against chance."""
    rng = rng_from("margin")
    table = GAME.deal(seats, options, seed=1)
    won = 0
    for game in range(games):
        team = game % int(table.teams)
        players: list[Policy] = [
            SequenceHabit() if seat % table.teams == team else RandomPolicy() for seat in range(seats)
        ]
        state = table.redeal(rng)
        play_game(state, players, rng)
        won += team in [seat % table.teams for seat in state.winners()]
    return won


def test_the_habit_nearly_always_beats_chance() -> None:
    assert games_won(2, 30, {}) >= 27
    assert games_won(4, 20, {"hard": True}) >= 18
    assert games_won(3, 21, {}) >= 15
