"""Moves and signals at a table: by persons, bots and the table; and moves taken back."""

import pytest

from seriatim.phrase import phrase_by_seat
from seriatim.table.commands import (
    BotPlay,
    Create,
    Play,
    SeatBot,
    Sit,
    Start,
    TakeBack,
)
from seriatim.table.events import GameEnded, MoveTakenBack, Played, Signalled
from seriatim.table.settings import MOST_SIGNALS, MOST_TAKE_BACKS, Settings
from seriatim.table.table import awaited
from tests.table.people import SEED, Evening, contents, gathered, moves, started


def on_turn(evening: Evening) -> tuple[str, int]:
    """Who is to move, and where."""
    seat = awaited(evening.table)[0].seat
    return evening.table.seats[seat].person, seat


def play_any(evening: Evening) -> list[object]:
    person, seat = on_turn(evening)
    return list(evening.do(person, Play(seat, moves(evening, seat)[0])))


def dealt_from(number: int) -> Evening:
    evening = gathered("quick-and-easy", starter="first")
    evening.do("ann", Start(), seed=f"{number:064x}")
    return evening


def signals(evening: Evening, seat: int) -> list[str]:
    return [evening.table.game.format(int(signal)) for signal in evening.table.running.state.signals(seat)]


# Moves


def test_a_move_is_heard_by_all() -> None:
    evening = started("the-game", starter="first")
    move = moves(evening, 0)[0]
    assert evening.do("ann", Play(0, move.upper())) == [Played(0, move)]
    assert evening.table.running.steps[-1].move == move


def test_a_secret_move_is_heard_when_it_is_opened() -> None:
    """TG-4"""
    evening = started("the-game")
    assert evening.do("ann", Play(0, "bid 2")) == [Played(0, None)]
    assert evening.do("ben", Play(1, "bid 3")) == [Played(1, "bid 3")]
    opened = phrase_by_seat("the-game-opens-bids", {"bid": 3}, {"bids": [(0, 2), (1, 3)]})
    assert [list(turn.sentences) for turn in evening.table.running.turns.since()] == [[[opened]]]


def test_a_word_is_heard_without_the_card_it_means() -> None:
    """QE-10"""
    evening = next(dealt for dealt in map(dealt_from, range(200)) if "other red low" in signals(dealt, 0))
    assert evening.do("ann", Play(0, "other red low")) == [Signalled(0, "red low")]
    assert evening.table.running.steps[-1].move == "other red low"


def test_what_the_rules_refuse_is_refused_with_their_reason() -> None:
    evening = started("the-game", starter="first")
    assert evening.refusal("ann", Play(0, "hello")) == "not-a-move"
    assert evening.refusal("ann", Play(0, "end")) == "owes-more-cards"
    assert evening.refusal("ben", Play(1, "end")) == "not-your-turn"
    assert evening.refusal("ben", Play(0, "end")) == "not-yours"
    assert evening.refusal("ben", Play(7, "end")) == "no-such-seat"


def test_there_is_no_move_without_a_game() -> None:
    evening = gathered("the-game")
    assert evening.refusal("ann", Play(0, "end")) == "no-game-runs"
    assert evening.refusal("ann", TakeBack(0)) == "no-game-runs"
    assert evening.refusal("", BotPlay(0, "end", 9)) == "no-game-runs"
    assert awaited(evening.table) == []


def test_one_person_plays_all_seats_in_turn() -> None:
    """Pass and play."""
    evening = Evening()
    evening.do("ann", Create("the-game", 2, {"starter": "first"}))
    evening.do("ann", Sit(0, "Ann"))
    evening.do("ann", Sit(1, "Ben"))
    evening.do("ann", Start())
    for _ in range(4):
        play_any(evening)
    assert {step.seat for step in evening.table.running.steps} <= {0, 1}


def test_signals_are_heard_and_bounded() -> None:
    evening = started("the-game", starter="first")
    for _ in range(MOST_SIGNALS):
        assert evening.do("ben", Play(1, "keep-off a")) == [Signalled(1, "keep-off a")]
    assert evening.refusal("ben", Play(1, "keep-off b")) == "too-many-signals"
    play_any(evening)
    assert evening.do("ben", Play(1, "keep-off b")) == [Signalled(1, "keep-off b")]


def test_the_end_is_told_with_the_seed() -> None:
    """ALL-7"""
    evening = started("quick-and-easy", people=0, starter="first")
    while evening.table.phase == "running":
        evening.bots_play()
    last = evening.log[-1].event
    assert isinstance(last, GameEnded)
    assert last.seed == SEED
    assert last.outcome in ("stuck", "all-laid")
    assert evening.refusal("", BotPlay(0, 0, 99)) == "no-game-runs"


# Bots


def test_a_bots_move_comes_as_an_action_or_in_words() -> None:
    evening = started("the-game", people=0)
    position = evening.table.running.position
    assert evening.house(BotPlay(0, "bid 1", position)) == [Played(0, None, "bot")]
    bid = evening.table.game.parse("bid 2")
    assert evening.house(BotPlay(1, bid, position)) == [Played(1, "bid 2", "bot")]


def test_bots_may_think_side_by_side_while_nothing_is_shown() -> None:
    """RH-5"""
    evening = started("rush-hour", 3, people=0)
    position = evening.table.running.position
    for seat in (2, 0):
        evening.house(BotPlay(seat, int(evening.table.running.state.actions(seat)[0]), position))
        assert evening.table.running.position == position
    evening.house(BotPlay(1, int(evening.table.running.state.actions(1)[0]), position))
    assert evening.table.running.position > position


def test_a_bots_move_from_before_is_refused() -> None:
    evening = started("the-game", people=0, starter="first")
    position = evening.table.running.position
    moves_then = moves(evening, 0)
    evening.house(BotPlay(0, moves_then[0], position))
    assert evening.refusal("", BotPlay(0, moves_then[-1], position)) == "bot-moved-on"


def test_a_bot_plays_only_where_a_bot_is_to_play() -> None:
    evening = started("the-game")
    assert evening.refusal("", BotPlay(0, "bid 1", 99)) == "not-a-bots-seat"
    assert evening.refusal("", BotPlay(5, "bid 1", 99)) == "no-such-seat"


def test_a_bot_whose_card_waits_is_to_act_too() -> None:
    """SQ-13"""
    evening = started("sequence", 2, people=0, draw="manual")
    first = awaited(evening.table)[0].seat
    evening.house(BotPlay(first, moves(evening, first)[0], evening.table.sequence))
    assert [one.seat for one in awaited(evening.table)] == [0, 1]
    assert list(evening.table.running.since) == [1 - first]


def test_a_bots_time_to_cut_in_tells_nothing() -> None:
    """CI-6"""
    evening = started("cut-in", 2, people=0, window=4)
    while evening.table.running.window() is None:
        evening.bots_play()
    one = awaited(evening.table)[0]
    assert one.not_before == one.since + 2000


# Taking back


def test_a_card_laid_can_be_taken_back() -> None:
    """ALL-3"""
    evening = started("the-game", starter="first")
    before = list(evening.table.running.state.facts())
    play_any(evening)
    sequence = evening.table.sequence
    assert evening.do("ann", TakeBack(0)) == [MoveTakenBack(0, sequence)]
    assert list(evening.table.running.state.facts()) == before
    assert evening.table.running.turns.since() == []
    assert contents(evening.folded()) == contents(evening.table)


def test_several_cards_can_be_taken_back_one_by_one() -> None:
    evening = started("the-game", 1, starter="first")
    before = list(evening.table.running.state.facts())
    for _ in range(3):
        play_any(evening)
    for _ in range(3):
        evening.do("ann", TakeBack(0))
    assert list(evening.table.running.state.facts()) == before
    assert evening.refusal("ann", TakeBack(0)) == "nothing-to-take-back"


def test_a_card_drawn_has_shown_something() -> None:
    """ALL-3"""
    evening = started("the-game", starter="first")
    play_any(evening)
    play_any(evening)
    evening.do("ann", Play(0, "end"))
    assert evening.refusal("ann", TakeBack(0)) == "shown-already"


def test_a_secret_choice_can_be_changed_until_it_is_opened() -> None:
    """TG-4, RH-5"""
    evening = started("the-game", 3)
    evening.do("ann", Play(0, "bid 2"))
    evening.do("ben", Play(1, "bid 3"))
    evening.do("ann", TakeBack(0))
    assert [int(bid) for bid in evening.table.running.state.bids] == [-1, 3, -1]  # type: ignore[attr-defined]
    evening.do("ann", Play(0, "bid 0"))
    evening.do("cleo", Play(2, "bid 1"))
    assert evening.refusal("cleo", TakeBack(2)) == "shown-already"
    assert evening.refusal("ann", TakeBack(0)) == "others-moved"


def test_who_has_answered_a_move_has_made_it_stay() -> None:
    """ALL-3"""
    evening = started("the-game", starter="first")
    play_any(evening)
    evening.do("ben", Play(1, "keep-off a"))
    assert evening.refusal("ann", TakeBack(0)) == "others-moved"


def test_a_move_without_which_a_hidden_one_was_impossible_stays() -> None:
    """ALL-3, RH-5"""
    evening = started("rush-hour", 2, Settings(take_backs="on"))
    person, seat = on_turn(evening)
    while not moves(evening, seat)[0].startswith("row"):
        play_any(evening)
        person, seat = on_turn(evening)
    evening.do(person, Play(seat, moves(evening, seat)[0]))
    other = ("ann", "ben")[1 - seat]
    assert evening.do(other, Play(1 - seat, moves(evening, 1 - seat)[0])) == [Played(1 - seat, None)]
    assert evening.refusal(person, TakeBack(seat)) == "others-moved"


def test_where_people_play_against_each_other_nothing_is_taken_back_unless_they_like() -> None:
    """ALL-3"""
    evening = started("rush-hour")
    evening.do("ann", Play(0, moves(evening, 0)[0]))
    assert evening.refusal("ann", TakeBack(0)) == "no-take-backs"
    evening = started("rush-hour", 2, Settings(take_backs="on"))
    evening.do("ann", Play(0, moves(evening, 0)[0]))
    evening.do("ann", TakeBack(0))
    evening = started("the-game", 2, Settings(take_backs="off"))
    evening.do("ann", Play(0, "bid 1"))
    assert evening.refusal("ann", TakeBack(0)) == "no-take-backs"


@pytest.mark.parametrize(("game", "reason"), [("cut-in", "shown-already"), ("traffic-memo", "shown-already")])
def test_a_card_turned_up_has_shown_something(game: str, reason: str) -> None:
    """CI-3, TM-5"""
    evening = started(game, 2, Settings(take_backs="on"))
    person, seat = on_turn(evening)
    play_any(evening)
    assert evening.refusal(person, TakeBack(seat)) == reason


def test_cards_that_others_drew_have_shown_something() -> None:
    """CI-7"""
    evening = started("cut-in", 2, Settings(take_backs="on"), window=0)
    while not any(move.startswith("cut") for move in moves(evening, on_turn(evening)[1])):
        play_any(evening)
    person, seat = on_turn(evening)
    evening.do(person, Play(seat, moves(evening, seat)[-1]))
    assert evening.refusal(person, TakeBack(seat)) == "shown-already"


def test_a_chip_laid_can_be_taken_back_before_the_card_is_drawn() -> None:
    """SQ-13"""
    evening = started("sequence", 2, Settings(take_backs="on"), draw="manual")
    person, seat = on_turn(evening)
    play_any(evening)
    evening.do(person, TakeBack(seat))
    assert on_turn(evening) == (person, seat)
    play_any(evening)
    evening.do(person, Play(seat, "draw"))
    assert evening.refusal(person, TakeBack(seat)) == "shown-already"


def test_what_a_bot_did_is_not_yours_to_take_back() -> None:
    evening = started("the-game", starter="first")
    evening.do("ann", SeatBot(0, "novice"))
    evening.bots_play()
    assert evening.refusal("ann", TakeBack(0)) == "nothing-to-take-back"
    assert evening.refusal("ben", TakeBack(0)) == "not-yours"


def test_enough_is_enough() -> None:
    evening = started("the-game", 1, starter="first")
    for _ in range(MOST_TAKE_BACKS):
        play_any(evening)
        evening.do("ann", TakeBack(0))
    play_any(evening)
    assert evening.refusal("ann", TakeBack(0)) == "too-many-take-backs"
