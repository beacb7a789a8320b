"""Invariants of every state, checked while a game is played (`seriatim simulate GAME --check`).

The quick ones are checked at every position. The others cost copies and long lists, and are checked at some positions.
An invariant that does not hold raises `Violation`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.kit.policy import Policy, first_inconsistent_action, play_step
from seriatim.kit.rng import Rng
from seriatim.kit.state import SPECTATOR, TABLE, State

TALK_ODDS: Final[i64] = 8
"""One in so many moves comes after a random signal of a seat, or a move of the table."""


class Violation(Exception):
    """An invariant that a game has broken."""


def require(holds: bool, invariant: str) -> None:
    if not holds:
        raise Violation(invariant)


def play_checked_moves(state: State, players: list[Policy], action_count: i64, moves: i64, rng: Rng) -> i64:
    """Play so many moves, or fewer to the end of the game, and check the quick invariants before each.

    Random signals come between the moves. Return the number of moves.
    """
    seats = len(players)
    listed = vec[bool]([False] * action_count)
    played: i64 = 0
    while played < moves and not state.outcome():
        check_turn(state, seats, listed)
        if rng.below(TALK_ODDS) == 0:
            random_signal_or_ruling(state, seats, rng)
        if not state.outcome():
            play_step(state, players, rng)
            played += 1
    return played


def random_signal_or_ruling(state: State, seats: i64, rng: Rng) -> None:
    """Give a random signal at a random seat, or make a move of the table where it has one."""
    seat = rng.below(seats + 1) - 1
    said = state.actions(TABLE) if seat == TABLE else state.signals(seat)
    if len(said) == 0:
        return
    before = state.actors()
    state.apply(seat, said[rng.below(len(said))])
    require(seat == TABLE or same_numbers(state.actors(), before), "talk changes nobody's turn")


def check_turn(state: State, seats: i64, listed: vec[bool]) -> None:
    """Check who may act, and with what. `listed` is scratch space: a False for every action of the game."""
    actors = state.actors()
    require(len(actors) > 0, "somebody may act while the game runs")
    acting: i64 = 0
    for seat in range(seats):
        moves = state.actions(seat)
        if is_among(actors, seat):
            acting += 1
            check_moves(moves, listed)
            require(
                is_among(moves, state.default_action(seat)),
                "what is done for a seat whose time is up is one of its moves",
            )
        else:
            require(len(moves) == 0, "who may not act has no move")
    require(acting == len(actors), "actors are seats, each named once")


def check_moves(moves: vec[i64], listed: vec[bool]) -> None:
    require(len(moves) > 0, "who may act has a move")
    for action in moves:
        require(0 <= action < len(listed), "actions are numbers below the declared one")
        require(not listed[action], "no move is listed twice")
        listed[action] = True
    for action in moves:
        listed[action] = False


def check_legal_actions(state: State, seats: i64, action_count: i64, rng: Rng) -> None:
    """Check that lists and objections agree over every action, for a random asker: a seat, TABLE or SPECTATOR."""
    asker = rng.below(seats + 3) - 2
    action = first_inconsistent_action(state, asker, action_count)
    require(action < 0, f"action {action} of {asker} is listed if it is allowed, and only then")


def check_copy(state: State, rng: Rng) -> None:
    """Check that a copy is equal, and that a change to it does not change the original."""
    before = state.facts()
    twin = state.copy()
    require(same_numbers(twin.facts(), before), "a copy has the same facts")
    actors = twin.actors()
    seat = actors[rng.below(len(actors))]
    moves = twin.actions(seat)
    twin.apply(seat, moves[rng.below(len(moves))])
    require(same_numbers(state.facts(), before), "what happens to a copy does not happen to the original")


def check_world(state: State, sight: State, world: State, seat: i64) -> None:
    """Check a world that was imagined behind a seat's sight."""
    seen = sight.facts()
    require(same_numbers(state.sight(seat).facts(), seen), "a truth has one sight, whatever is imagined behind it")
    require(same_numbers(sight.sight(seat).facts(), seen), "a sight of a sight shows the same")
    require(same_numbers(world.sight(seat).facts(), seen), "an imagined world gives the same sight")
    require(same_numbers(world.actors(), state.actors()), "in an imagined world the same seats may act")


def check_end(state: State, seats: i64, is_cooperative: bool) -> None:
    """Check a game that is over (ALL-6, ALL-7)."""
    require(len(state.scores()) == seats, "every seat has a score")
    winners = state.winners()
    require(not is_cooperative or len(winners) == 0 or len(winners) == seats, "all win together, or nobody")
    for winner in winners:
        require(0 <= winner < seats, "winners are seats")
    require(len(state.actors()) == 0, "nobody may act after the end")
    for seat in range(SPECTATOR, seats):
        require(len(state.actions(seat)) + len(state.signals(seat)) == 0, "there are no moves after the end")
        require(state.objection(seat, 0) == "game-over", "after the end every move is refused as such")
        if seat != TABLE:
            require(same_numbers(state.sight(seat).facts(), state.facts()), "after the end everything is open")


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
