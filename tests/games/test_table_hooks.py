"""What a table asks a game: what others hear, who holds it up, when a seat may interrupt, who plays together."""

import pytest

from seriatim.games import GAMES
from seriatim.games.game import AnyGame
from seriatim.games.rush_hour.rules import PICKING
from seriatim.games.sequence.actions import DRAW
from seriatim.kit.state import State
from tests.games.cut_in import positions as cut_in
from tests.games.rush_hour import positions as rush_hour
from tests.games.traffic_memo import positions as traffic_memo

PUBLIC = ["traffic-memo", "cut-in", "sequence"]


def played(game: AnyGame, state: State, *steps: tuple[int, str]) -> State:
    for seat, move in steps:
        game.play(state, seat, game.read_move(state, seat, move))
    return state


def heard(game: AnyGame, state: State, seat: int, move: str) -> str | None:
    action = game.heard(state, seat, game.read_move(state, seat, move))
    return None if action is None else game.write_move(state, seat, action)


@pytest.mark.parametrize("name", ["the-game", "quick-and-easy"])
def test_a_bid_is_heard_when_it_is_the_last(name: str) -> None:
    """TG-4, QE-3"""
    game = GAMES[name]
    state = game.deal(2, seed=1)
    assert heard(game, state, 0, "bid 2") is None
    assert heard(game, played(game, state, (0, "bid 2")), 1, "bid 1") == "bid 1"


def test_talk_between_the_bids_is_heard() -> None:
    """TG-19"""
    game = GAMES["the-game"]
    assert heard(game, game.deal(2, seed=1), 0, "keep-off a") == "keep-off a"


def test_of_a_word_about_two_cards_only_colour_and_word_are_heard() -> None:
    """QE-10"""
    game = GAMES["quick-and-easy"]
    state = game.deal(2, {"starter": "first"}, seed=1)
    assert heard(game, state, 0, "other red low") == "red low"
    assert heard(game, state, 0, "mine-next up") == "mine-next up"


def test_a_pick_is_heard_when_it_shows_them_all() -> None:
    """RH-5"""
    game = GAMES["rush-hour"]
    state = game.deal(2, seed=1)
    first, second = (game.write_move(state, seat, int(state.actions(seat)[0])) for seat in (0, 1))
    assert heard(game, state, 0, first) is None
    assert heard(game, played(game, state, (0, first)), 1, second) == second


def test_rows_chosen_at_once_are_heard_when_the_last_is_chosen() -> None:
    """RH-12"""
    game = GAMES["rush-hour"]
    deals = (game.deal(2, {"jam": False}, seed=seed) for seed in range(200))
    state = next(
        dealt for dealt in deals if all(game.parse("pick ambulance") in dealt.actions(seat) for seat in (0, 1))
    )
    played(game, state, (0, "pick ambulance"), (1, "pick ambulance"))
    assert state.now != PICKING
    assert heard(game, state, 1, "row 2") is None
    assert heard(game, played(game, state, (1, "row 2")), 0, "row 3") == "row 3"


@pytest.mark.parametrize("name", PUBLIC)
def test_what_is_laid_open_is_heard(name: str) -> None:
    game = GAMES[name]
    state = game.deal(2, seed=1)
    seat = int(state.actors()[0])
    action = int(state.actions(seat)[0])
    assert game.heard(state, seat, action) == action


def test_all_actors_are_awaited_but_whoever_only_may_draw() -> None:
    """SQ-13"""
    game = GAMES["sequence"]
    state = game.deal(2, {"draw": "manual"}, seed=1)
    first = int(state.turn)
    assert list(game.awaited(state)) == [first]
    state.apply(first, state.actions(first)[0])
    assert sorted(state.actors()) == [0, 1]
    assert list(game.awaited(state)) == [1 - first]
    assert list(GAMES["the-game"].awaited(GAMES["the-game"].deal(3, seed=1))) == [0, 1, 2]


def test_bots_wait_for_whoever_could_lose_a_card_by_their_move() -> None:
    """SQ-13: a card that has waited less long than the bot's own is not lost by it."""
    game = GAMES["sequence"]
    state = game.deal(3, {"draw": "manual"}, seed=1)
    first = int(state.turn)
    second, third = (first + 1) % 3, (first + 2) % 3
    assert list(game.bots_wait_for(state, second)) == []
    for seat in (first, second):
        state.apply(seat, next(action for action in state.actions(seat) if action != int(DRAW)))
    assert list(game.bots_wait_for(state, third)) == [first, second]
    assert list(game.bots_wait_for(state, second)) == [first]
    assert list(game.bots_wait_for(state, first)) == []
    assert list(GAMES["the-game"].bots_wait_for(GAMES["the-game"].deal(3, seed=1), 0)) == []


def test_while_somebody_owes_a_card_bots_wait_for_nobody_else() -> None:
    """SQ-13, SQ-21: until it is paid no card can be taken."""
    game = GAMES["sequence"]
    state = game.deal(4, {"draw": "manual", "table_talk": "penalty"}, seed=1)
    first = int(state.turn)
    state.apply(first, state.actions(first)[0])
    ruling = game.ruling(state, 1)
    assert ruling is not None
    assert list(game.bots_wait_for(state, (first + 1) % 4)) == [first]
    state.apply(-1, ruling)
    assert list(game.bots_wait_for(state, (first + 1) % 4)) == []


def test_who_owes_a_card_is_awaited() -> None:
    """SQ-21"""
    game = GAMES["sequence"]
    state = game.deal(4, {"table_talk": "penalty"}, seed=1)
    ruling = game.ruling(state, 1)
    assert ruling is not None
    state.apply(-1, ruling)
    assert list(game.awaited(state)) == [1, 3]


def test_a_ruling_is_possible_only_against_a_team_and_for_a_price() -> None:
    """SQ-21"""
    game = GAMES["sequence"]
    priced = game.deal(4, {"table_talk": "penalty"}, seed=1)
    assert game.format(game.ruling(priced, 1) or 0) == "penalty 1"
    assert game.ruling(priced, 2) is None
    assert game.ruling(game.deal(4, seed=1), 1) is None
    assert GAMES["rush-hour"].ruling(GAMES["rush-hour"].deal(2, seed=1), 0) is None


def test_teams() -> None:
    """SQ-1"""
    sequence = GAMES["sequence"]
    assert [sequence.team_of(sequence.deal(4, seed=1), seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [GAMES["cut-in"].team_of(GAMES["cut-in"].deal(3, seed=1), seat) for seat in range(3)] == [0, 1, 2]
    assert [GAMES["the-game"].team_of(GAMES["the-game"].deal(3, seed=1), seat) for seat in range(3)] == [0, 0, 0]


def test_a_window_is_open_after_a_card_that_leaves_a_gap() -> None:
    """CI-6"""
    game = GAMES["cut-in"]
    state = game.deal(2, {"window": 2}, seed=1)
    assert game.window_ms(state) is None
    while game.window_ms(state) is None:
        seat = state.actors()[0]
        state.apply(seat, state.actions(seat)[0])
    assert game.window_ms(state) == 2000
    assert GAMES["the-game"].window_ms(GAMES["the-game"].deal(2, seed=1)) is None


def test_cards_that_everybody_draws_are_more_than_the_move() -> None:
    """CI-7"""
    game = GAMES["cut-in"]
    state = game.deal(2, seed=1)
    opened = played(game, state.copy(), (0, "open"))
    assert game.reveals(state, opened)
    assert not game.reveals(opened, opened)
    assert not GAMES["the-game"].reveals(state, opened)


def test_a_turn_that_ends_by_itself_is_more_than_the_move() -> None:
    """CI-8, ALL-3: everybody sees that none of the cards left can be laid; no card is drawn here."""
    game = GAMES["cut-in"]
    state = cut_in.position((10, 17, 18), (30, 40), (31, 41), row=(11, 20))
    laid = played(game, state.copy(), (0, "10"))
    assert game.reveals(state, laid)
    again = cut_in.position((8, 9, 50), (30, 40), (31, 41), row=(10, 20))
    goes_on = played(game, again.copy(), (0, "9"))
    assert not game.reveals(again, goes_on)
    window = cut_in.position((7, 17, 18), (30, 40), (31, 41), row=(11, 20), left_out=(9,))
    open_window = played(game, window.copy(), (0, "7"))
    assert not game.reveals(window, open_window)
    assert game.reveals(open_window, played(game, open_window.copy(), (1, "let go")))


def test_a_turn_that_ends_as_everybody_knew_it_must_shows_nothing() -> None:
    """CI-8, ALL-3"""
    game = GAMES["cut-in"]
    state = cut_in.position((10, 17), (30, 40), (31, 41), row=(11, 20), known={0: [(16, 18)]})
    laid = played(game, state.copy(), (0, "10"))
    assert laid.outcome() == ""
    assert not game.reveals(state, laid)


def test_bots_let_people_remember_what_goes_back() -> None:
    """TM-14"""
    game = GAMES["traffic-memo"]
    state = traffic_memo.position("10 30 31 32 50 11")
    assert game.pauses(traffic_memo.played(state, "turn 0")) == 1
    assert game.pauses(traffic_memo.played(state, "turn 0", "turn 4")) == 4
    assert game.pauses(traffic_memo.played(state, "turn 0", "turn 4", "turn 1")) == 1
    assert game.pauses(traffic_memo.played(state, "turn 1", "turn 2", "take")) == 1
    assert game.pauses(traffic_memo.played(state, "turn 1", "turn 2", "turn 3", "turn 0")) == 4
    assert GAMES["the-game"].pauses(GAMES["the-game"].deal(2, seed=1)) == 1


def test_bots_let_people_follow_the_reveal_of_a_round() -> None:
    """RH-5, RH-8"""
    game = GAMES["rush-hour"]
    assert game.pauses(game.deal(3, seed=1)) == 1
    state = rush_hour.position("40 1", "41 2", "42 3", rows=("10 11 12 13", "20", "39"))
    rush_hour.pick(state, "40", "41", "42")
    assert game.pauses(state) == 2 + 3
    rush_hour.pick(state, "1", "2", "3")
    assert game.pauses(state) == 2
    rush_hour.play(state, 0, "row 1")
    assert game.pauses(state) > 2 + 1


def test_what_may_be_written_while_a_game_runs() -> None:
    """TG-19, QE-10, QE-11, SQ-21"""
    talk = {name: game.talk(game.options({})) for name, game in GAMES.items()}
    assert talk == {
        "the-game": "guarded",
        "quick-and-easy": "guarded",
        "sequence": "silent",
        "traffic-memo": "free",
        "cut-in": "free",
        "rush-hour": "free",
    }
    sequence, easy = GAMES["sequence"], GAMES["quick-and-easy"]
    assert sequence.talk(sequence.options({"table_talk": "penalty"})) == "free"
    assert easy.talk(easy.options({"professional": True})) == "silent"
