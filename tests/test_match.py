"""`seriatim.Match`: a game in progress for Python people."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import seriatim
from seriatim import GAMES, SPECTATOR, TABLE, Match, Move, Policy
from seriatim.games.game import AnyGame
from seriatim.kit.rng import Rng
from seriatim.kit.state import State
from seriatim.lab.arena import arena, contest


class First(Policy):
    """Always the first move."""

    def choose(self, sight: State, seat: int, rng: Rng) -> int:
        return int(sight.actions(seat)[0])


def the_game() -> Match:
    return Match("the-game", seats=3, seed=7, fire=True)


def test_a_match_is_dealt_by_id_or_game_by_number_or_text() -> None:
    assert Match("sequence", seats=2, seed=7) == Match(GAMES["sequence"], 2, seed="7")
    assert Match("the-game", 3, {"fire": True}, seed=7) == the_game()
    assert Match("the-game", 3, GAMES["the-game"].options({"fire": True}), seed=7) == the_game()
    assert Match("the-game", 3, GAMES["the-game"].options({"fire": True}), seed=7).options == {"fire": True}
    assert the_game().seed == "7"


def test_a_match_without_seats_has_the_usual_number() -> None:
    assert {name: Match(name).seats for name in GAMES} == {name: game.usual_seats for name, game in GAMES.items()}


def test_a_match_without_a_seed_is_random() -> None:
    assert Match("rush-hour", 2).seed != Match("rush-hour", 2).seed


@pytest.mark.parametrize("seed", [None, True, 1.5, b"7", -1])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with pytest.raises(seriatim.BadSeed, match="is no seed: use a whole number"):
        Match("rush-hour", 2, seed=seed)  # type: ignore[arg-type]


def test_a_game_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(seriatim.CannotDeal, match=r"chess.*the-game, quick-and-easy"):
        Match("chess")


def test_seats_and_options_that_make_no_game_are_refused_in_words() -> None:
    with pytest.raises(seriatim.CannotDeal, match="1–5"):
        Match("the-game", seats=9)
    with pytest.raises(seriatim.CannotDeal, match="minimum"):
        Match("the-game", seats=2, mimimum=2)


def test_plain_things_come_out() -> None:
    match = the_game()
    assert match.actors == [0, 1, 2]
    assert match.moves(0) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert "keep-off a" in match.signals(1)
    assert (match.outcome, match.is_over, match.winners) == ("", False, [])
    assert match.scores == [0.0, 0.0, 0.0]
    assert type(match.actors[0]) is int
    assert match.turn is None
    assert len(match.observe(0)) == match.game.observation_size
    assert match.view(0)["deck"] == 80


def test_what_comes_out_cannot_change_the_match() -> None:
    match, twin = the_game(), the_game()
    match.actors.clear()
    match.options.clear()
    match.history.append(Move("bid 0", 0))
    match.state.apply(0, 393)
    assert match == twin


def test_a_move_is_played_and_taken_back() -> None:
    match = the_game()
    for seat, bid in enumerate("201"):
        match.play(f"bid {bid}", seat=seat)
    assert match.history == ["bid 2", "bid 0", "bid 1"]
    assert [move.seat for move in match.history] == [0, 1, 2]
    assert match.turn == 0
    before = match.digest()
    match.play(match.moves()[0])
    move = match.undo()
    assert (move.seat, match.digest()) == (0, before)
    match.play(match.state.actions(0)[0])
    assert match.history[-1] == move


def test_there_is_an_end_to_taking_back() -> None:
    with pytest.raises(ValueError, match="no move to take back"):
        the_game().undo()


def test_where_several_can_act_the_seat_must_be_named() -> None:
    with pytest.raises(ValueError, match="name the seat; seats 0, 1, 2 may act"):
        the_game().play("bid 2")
    with pytest.raises(ValueError, match="there is no seat 3; the seats are 0 to 2, or TABLE"):
        the_game().play("bid 2", seat=3)


def test_a_refused_move_says_why_with_the_number_of_the_rule() -> None:
    match = Match.from_position("the-game", hands=["37 50", "60"], piles=[40, 1, 100, 100])
    before = match.digest()
    with pytest.raises(seriatim.IllegalMove, match=r"^TG-7: .*37.*40") as refused:
        match.play("37a")
    assert refused.value.reason == "pile-refuses-card"
    with pytest.raises(seriatim.NotAMove, match="37x"):
        match.play("37x")
    assert match.digest() == before


@pytest.mark.parametrize("move", [-1, 413, 2**63, True, 1.5, None])
def test_a_number_that_is_no_move_is_refused(move: object) -> None:
    match = the_game()
    with pytest.raises((seriatim.IllegalMove, TypeError)):
        match.play(move, seat=0)  # type: ignore[arg-type]
    assert match == the_game()


def test_the_table_itself_can_move() -> None:
    match = Match("sequence", seats=4, seed=7, table_talk="penalty")
    assert match.moves(TABLE) == ["penalty 0", "penalty 1"]
    match.play("penalty 0", seat=TABLE)
    assert match.history[-1].seat == TABLE
    assert Match.from_record(str(match.record())) == match


# What has the wrong type


@pytest.mark.parametrize(
    ("attempt", "error", "words"),
    [
        (lambda: Match(5), TypeError, "a game is its id, such as 'the-game', or a Game, not 5"),  # type: ignore[arg-type]
        (lambda: Match("the-game", options=5), TypeError, "options are a mapping"),  # type: ignore[arg-type]
        (lambda: Match.from_record(5), TypeError, "a record is a Record or its text, not 5"),  # type: ignore[arg-type]
        (lambda: seriatim.bot("the-game", 7), TypeError, "a bot is a name, such as 'steady', .* not 7"),  # type: ignore[arg-type]
        (lambda: seriatim.bot("the-game", First), TypeError, r"First is a class: .* such as First\(\)"),  # type: ignore[arg-type]
        (lambda: seriatim.bot("the-game", "steady").choose(5), TypeError, "a bot looks at a Match, not at 5"),  # type: ignore[arg-type]
        (lambda: seriatim.play("the-game", [7] * 3), TypeError, "a bot is a name"),  # type: ignore[list-item]
        (lambda: seriatim.play("the-game", [First] * 3), TypeError, "First is a class"),  # type: ignore[list-item]
        (lambda: seriatim.play("the-game", "novice"), TypeError, "bots are a list .* not 'novice'"),
        (lambda: seriatim.simulate("the-game", "novice", games=1), TypeError, "bots are a list .* not 'novice'"),
        (lambda: seriatim.simulate("the-game", 2, games=1), TypeError, "bots are a list .* not '2'"),  # type: ignore[arg-type]
        (lambda: contest("the-game", [First], 2), TypeError, "First is a class"),  # type: ignore[list-item]
    ],
)
def test_what_has_the_wrong_type_is_refused_in_plain_words(
    attempt: Callable[[], object], error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        attempt()


@pytest.mark.parametrize("games", [-1, 0, 1.5, True])
def test_so_many_games_cannot_be_played(games: int) -> None:
    with pytest.raises(ValueError, match=r"games is a whole number from 1, not (-1|0|1.5|true)"):
        seriatim.simulate("the-game", ["steady"] * 2, games=games)
    with pytest.raises(ValueError, match="deals is a whole number from 1"):
        arena(contest("the-game", ["steady"], 2), deals=games)


@pytest.mark.parametrize("seat", [99, -3, -4, None, 1.5, "0"])
def test_a_seat_that_is_not_there_is_refused_by_every_question(seat: Any) -> None:  # noqa: ANN401
    match = the_game()
    for question in (match.sight, match.view, match.observe, match.signals):
        with pytest.raises(ValueError, match=f"there is no seat {seat}; the seats"):
            question(seat)


# Sights


def test_a_sight_says_whose_it_is_and_hides_the_rest() -> None:
    match = the_game()
    assert (match.viewer, match.sight(1).viewer, match.sight(SPECTATOR).viewer) == (None, 1, SPECTATOR)
    assert str(match.sight(1)).splitlines()[0] == "the-game, fire=true, seen by seat 1"
    assert "seen by spectators" in repr(match.sight(SPECTATOR))
    assert match.sight(0).seed is None
    with pytest.raises(ValueError, match="there is no seat 3"):
        match.sight(3)


def test_a_sight_is_looked_at_and_not_played_on() -> None:
    match = the_game()
    match.play("bid 2", seat=0)
    sight = match.sight(1)
    assert sight.history == []
    for change in (lambda: sight.play("bid 2", seat=1), sight.undo, sight.record):
        with pytest.raises(ValueError, match="a sight cannot"):
            change()


def test_a_sight_can_be_imagined_whole() -> None:
    sight = the_game().sight(1)
    world = sight.imagine(seed=1)
    assert world.viewer is None
    assert world.sight(1) == sight
    assert world == sight.imagine(seed=1)
    assert world != sight.imagine(seed=2)
    assert sight.imagine().sight(1) == sight


# Records and positions


def test_a_record_gives_the_match_again() -> None:
    match = the_game()
    match.play("bid 3", seat=2)
    match.play("keep-off a", seat=0)
    again = Match.from_record(str(match.record()))
    assert again == match
    assert again.undo() == "keep-off a"
    assert Match.from_record(match.record()) == match


def test_a_broken_record_says_what_is_wrong() -> None:
    text = str(the_game().record())
    with pytest.raises(seriatim.BrokenRecord, match=r"^line 8: The cards dealt do not match the seed"):
        Match.from_record(text.replace("deal: ", "deal: 0"))
    with pytest.raises(seriatim.BrokenRecord, match=r"^line 1: This is not a record"):
        Match.from_record("once upon a time")


def test_a_position_has_no_record() -> None:
    match = Match.from_position("the-game", hands=[[37, 50], [60]], deck=[61])
    assert (match.seats, match.seed, match.turn) == (2, None, 0)
    with pytest.raises(ValueError, match="has no seed, and so no record"):
        match.record()


def test_a_position_without_a_move_is_refused() -> None:
    with pytest.raises(seriatim.BadPosition, match="seat 0 has no move in this position"):
        Match.from_position("the-game", hands=["37", "50"], piles=[98, 98, 2, 2])


# As Python has it


def test_a_match_compares_copies_and_pickles() -> None:
    match = the_game()
    match.play("bid 1", seat=1)
    for twin in (match.copy(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert twin == match
        twin.play("bid 0", seat=0)
        assert twin != match
    assert pickle.loads(pickle.dumps(match.sight(1))) == match.sight(1)
    assert match != "a match"
    assert pickle.loads(pickle.dumps(match.history))[0].seat == 1


class OwnGame(type(GAMES["rush-hour"])):  # type: ignore[misc]
    """A game that is not in the registry."""


def test_a_match_of_a_game_that_is_not_registered_keeps_it_when_pickled() -> None:
    match = Match(OwnGame(), 2, seed=7)
    assert type(pickle.loads(pickle.dumps(match)).game) is OwnGame


def test_a_match_cannot_be_hashed() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(the_game())


def test_a_match_prints_its_table() -> None:
    lines = str(the_game()).splitlines()
    assert lines[0] == "the-game, fire=true"
    assert lines[1] == "a up 1   b up 1   c down 100   d down 100"
    assert lines[-1] == "to act: seat 0, seat 1, seat 2"
    assert repr(the_game()) == "<Match the-game, 3 seats, to act: 0, 1, 2>"


def test_a_finished_match_prints_its_result() -> None:
    match = Match.from_record(seriatim.play("rush-hour", ["steady", "novice"], seed=7))
    assert match.is_over
    assert str(match).splitlines()[-1].startswith("over: last-round-played; won by seat ")
    assert repr(match) == "<Match rush-hour, 2 seats, over: last-round-played>"
    with pytest.raises(ValueError, match="the game is over"):
        match.play("pick 1")


# Bots


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_bot_chooses_what_may_be_played(game: AnyGame) -> None:
    match, bot = Match(game, seed=7), seriatim.bot(game.id, "steady", seed=1)
    for _ in range(10):
        seat = match.actors[0]
        for signal in bot.speak(match, seat):
            match.play(signal)
        move = bot.choose(match.sight(seat))
        assert move in match.moves(seat)
        match.play(move)
    assert repr(bot) == f"<Bot steady for {game.id}>"


def test_a_bot_plays_for_the_only_seat_that_can_act() -> None:
    match = Match("traffic-memo", seats=2, seed=7)
    bot = seriatim.bot("traffic-memo", First())
    assert bot.choose(match) == match.moves()[0]
    assert bot.speak(match) == []
    with pytest.raises(ValueError, match="seat 1 may not act now"):
        bot.choose(match, 1)
    with pytest.raises(ValueError, match="this bot plays traffic-memo, not sequence"):
        bot.choose(Match("sequence", seats=2))


def test_bots_are_names_or_objects() -> None:
    named = seriatim.play("rush-hour", ["steady", "random"], seed=7)
    steady = seriatim.bot("rush-hour", "steady")
    assert seriatim.play(GAMES["rush-hour"], [steady, "random"], seed="7") == named
    assert seriatim.simulate("rush-hour", [steady, First()], games=2, seed=7).results.games == 2
    assert seriatim.play("rush-hour", [First(), First()], seed=7).result.startswith("last-round-played")
    assert seriatim.play("rush-hour", ["steady", "random"], GAMES["rush-hour"].options({"deals": 2}), seed=7) != named


def test_bots_are_silent_at_a_silent_table() -> None:
    talking = seriatim.bot("the-game", "steady").policy
    aloud, silent = (seriatim.play("the-game", [talking] * 3, seed=7, talking=one) for one in (True, False))
    signals = {"keep-off", "small-steps", "welcome", "take-back"}
    assert any(step.move.split()[0] in signals for step in aloud.steps)
    assert not any(step.move.split()[0] in signals for step in silent.steps)
