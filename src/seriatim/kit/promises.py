"""What every state promises, asked of it while a game is played: the eye of `seriatim simulate GAME --check`.

The quick promises are asked at every position. The others cost copies and long lists, and are asked where somebody
wants to look closely. A promise that does not hold is a `Violation`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.kit.policy import Policy, disputed, play_round
from seriatim.kit.rng import Rng
from seriatim.kit.state import SPECTATOR, TABLE, State

TALKATIVE: Final[i64] = 8
"""Once in so many moves somebody says something, or the table acts."""


class Violation(Exception):
    """A promise of the contract that a game has broken."""


def demand(holds: bool, promise: str) -> None:
    if not holds:
        raise Violation(promise)


def play_watched(state: State, players: list[Policy], action_count: i64, moves: i64, rng: Rng) -> i64:
    """Play so many moves, or fewer to the end of the game; say how many it were.

    At every position the quick promises must hold. Between the moves there is what the players have to say, and talk
    by chance.
    """
    seats = len(players)
    listed = vec[bool]([False] * action_count)
    played: i64 = 0
    while played < moves and not state.outcome():
        look_at_turn(state, seats, listed)
        if rng.below(TALKATIVE) == 0:
            interject(state, seats, rng)
        if not state.outcome():
            play_round(state, players, rng)
            played += 1
    return played


def interject(state: State, seats: i64, rng: Rng) -> None:
    """A signal of some seat, or a move of the table where it has one."""
    seat = rng.below(seats + 1) - 1
    said = state.actions(TABLE) if seat == TABLE else state.signals(seat)
    if len(said) == 0:
        return
    before = state.actors()
    state.apply(seat, said[rng.below(len(said))])
    demand(seat == TABLE or same_numbers(state.actors(), before), "talk changes nobody's turn")


def look_at_turn(state: State, seats: i64, listed: vec[bool]) -> None:
    """Who may act, with what. For each code of the game, `listed` has a False to write on."""
    actors = state.actors()
    demand(len(actors) > 0, "somebody may act while the game runs")
    acting: i64 = 0
    for seat in range(seats):
        moves = state.actions(seat)
        if is_among(actors, seat):
            acting += 1
            look_at_moves(moves, listed)
            demand(
                is_among(moves, state.default_action(seat)),
                "what is done for a seat whose time is up is one of its moves",
            )
        else:
            demand(len(moves) == 0, "who may not act has no move")
    demand(acting == len(actors), "actors are seats, each named once")


def look_at_moves(moves: vec[i64], listed: vec[bool]) -> None:
    demand(len(moves) > 0, "who may act has a move")
    for action in moves:
        demand(0 <= action < len(listed), "actions are numbers below the declared one")
        demand(not listed[action], "no move is listed twice")
        listed[action] = True
    for action in moves:
        listed[action] = False


def look_at_rules(state: State, seats: i64, action_count: i64, rng: Rng) -> None:
    """Lists and objections agree over every code, for one of all who might ask, strangers among them."""
    asker = rng.below(seats + 3) - 2
    action = disputed(state, asker, action_count)
    demand(action < 0, f"action {action} of {asker} is listed if it is allowed, and only then")


def look_at_copy(state: State, rng: Rng) -> None:
    """A copy is the same, and what is done to it is not done to the original."""
    before = state.facts()
    twin = state.copy()
    demand(same_numbers(twin.facts(), before), "a copy has the same facts")
    actors = twin.actors()
    seat = actors[rng.below(len(actors))]
    moves = twin.actions(seat)
    twin.apply(seat, moves[rng.below(len(moves))])
    demand(same_numbers(state.facts(), before), "what happens to a copy does not happen to the original")


def look_at_world(state: State, sight: State, world: State, seat: i64) -> None:
    """A world that was imagined behind a seat's sight."""
    seen = sight.facts()
    demand(same_numbers(state.sight(seat).facts(), seen), "a truth has one sight, whatever is imagined behind it")
    demand(same_numbers(sight.sight(seat).facts(), seen), "a sight of a sight shows the same")
    demand(same_numbers(world.sight(seat).facts(), seen), "an imagined world gives the same sight")
    demand(same_numbers(world.actors(), state.actors()), "in an imagined world the same seats may act")


def look_at_end(state: State, seats: i64, is_cooperative: bool) -> None:
    """All that must hold when a game is over (ALL-6, ALL-7)."""
    demand(len(state.scores()) == seats, "every seat has a score")
    winners = state.winners()
    demand(not is_cooperative or len(winners) == 0 or len(winners) == seats, "all win together, or nobody")
    for winner in winners:
        demand(0 <= winner < seats, "winners are seats")
    demand(len(state.actors()) == 0, "nobody may act after the end")
    for seat in range(SPECTATOR, seats):
        demand(len(state.actions(seat)) + len(state.signals(seat)) == 0, "there are no moves after the end")
        demand(state.objection(seat, 0) == "game-over", "after the end every move is refused as such")
        demand(same_numbers(state.sight(seat).facts(), state.facts()), "after the end everything is open")


def is_among(numbers: vec[i64], wanted: i64) -> bool:
    for number in numbers:
        if number == wanted:
            return True
    return False


def same_numbers(one: vec[i64], other: vec[i64]) -> bool:
    if len(one) != len(other):
        return False
    for place in range(len(one)):
        if one[place] != other[place]:
            return False
    return True
