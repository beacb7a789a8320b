"""What every habit does, unless a game knows better."""

from seriatim.games import GAMES
from seriatim.kit.policy import Habit, Policy, play_out, speak_all
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from
from seriatim.kit.state import State
from tests.games.the_game.positions import DECK, GAME, position, said


class Plain(Habit):
    """The first legal move, and for the rest what every habit does."""

    def choose(self, sight: State, seat: int, rng: Rng) -> int:
        return int(sight.actions(seat)[0])


def test_a_habit_thinks_of_each_move_by_itself() -> None:
    sight = position((10, 11), (50, 51), deck=DECK).sight(0)
    turns = Plain().candidates(sight, 0, Rng(1, 2, 3, 4))
    assert [list(turn) for turn in turns] == [[action] for action in sight.actions(0)]


def test_a_plain_habit_has_equal_priors_and_the_whole_budget() -> None:
    sight = position((10, 11), (50, 51), deck=DECK).sight(0)
    priors = {Plain().prior(sight, 0, turn) for turn in Plain().candidates(sight, 0, Rng(1, 2, 3, 4))}
    assert priors == {0.0}
    assert Plain().budget_share(sight, 0) == 1.0


def test_a_habit_samples_a_world_that_fits_the_sight() -> None:
    sight = position((10, 11), (50, 51), deck=DECK).sight(0)
    world = Plain().sample_world(sight, 0, rng_from("world"))
    assert list(world.facts()) == list(sight.imagine(rng_from("world")).facts())


def test_in_sampled_worlds_nobody_signals() -> None:
    state = position((10, 11), (50, 51), deck=DECK)
    before = list(state.facts())
    Plain().signal_all(state, 0)
    assert list(state.facts()) == before


def test_a_player_says_nothing_unless_it_talks() -> None:
    state = position((10, 11), (50, 51), deck=DECK)
    assert not Plain().talks()
    assert list(Plain().speak(state, 0, Rng(1, 2, 3, 4))) == []


def test_only_players_who_talk_are_asked_what_they_say() -> None:
    state = position((10, 11), (2, 51), (3, 4), deck=DECK)
    players: list[Policy] = [Plain(), GAME.habit(), Plain()]
    speak_all(state, players, Rng(1, 2, 3, 4))
    assert {seat for seat, _, _ in said(state)} == {1}


def test_a_signal_that_is_not_allowed_is_not_given() -> None:
    state = position((10, 11), (2, 51), (), deck=DECK)
    speak_all(state, [GAME.habit(), GAME.habit(), GAME.habit()], Rng(1, 2, 3, 4))
    assert {seat for seat, _, _ in said(state)} == {1}


def test_the_worth_of_a_game_is_ones_share_of_the_win() -> None:
    state = GAMES["cut-in"].deal(3, seed=1)
    assert Plain().value(state, 0) == 0.0
    play_out(state, Plain(), rng_from("1"))
    shares = [Plain().value(state, seat) for seat in range(3)]
    assert sum(shares) == 1.0
    assert [share > 0.0 for share in shares] == [seat in state.winners() for seat in range(3)]
