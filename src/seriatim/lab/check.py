"""A game watched by a suspicious eye: the promises of the contract, looked at all along the game.

`seriatim simulate GAME --check` plays thousands of games this way. The tests in `tests/contract` look at the same
promises, and at more of them, in fewer games.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from seriatim.games.game import AnyGame
from seriatim.kit.policy import Policy, disputed, next_move
from seriatim.kit.rng import Rng
from seriatim.kit.state import SPECTATOR, TABLE, State

TALKATIVE: Final = 8
"""Once in so many moves somebody says something, or the table acts."""
EVERY_MOVE: Final = 40
SELDOM: Final = 8
"""The first positions are all looked at; of those that follow in a long game, one in so many, at random."""


class Violation(Exception):
    """A promise of the contract that a game has broken."""


def demand(holds: bool, promise: str) -> None:
    if not holds:
        raise Violation(promise)


def play_checked(game: AnyGame, state: State, players: Sequence[Policy], rng: Rng) -> int:
    """Play a game through with an eye on it; say how many moves it took."""
    moves = 0
    while not state.outcome():
        if moves < EVERY_MOVE or rng.below(SELDOM) == 0:
            look_at(game, state, len(players), rng)
        if rng.below(TALKATIVE) == 0:
            interject(state, len(players), rng)
        if not state.outcome():
            seat, action = next_move(state, list(players), rng)
            demand(written_and_read(game, state, int(seat), int(action)), "a move is read as it was written")
            state.apply(seat, action)
            moves += 1
        demand(moves <= game.longest, f"no game takes more than {game.longest} moves")
    look_at_end(game, state, len(players))
    return moves


def interject(state: State, seats: int, rng: Rng) -> None:
    """A signal of any seat, or a move of the table where it has one."""
    said = [(seat, signal) for seat in range(seats) for signal in state.signals(seat)]
    asides = said + [(int(TABLE), action) for action in state.actions(TABLE)]
    if not asides:
        return
    seat, action = asides[rng.below(len(asides))]
    before = list(state.actors())
    state.apply(seat, action)
    demand(seat == TABLE or list(state.actors()) == before, "talk changes nobody's turn")


def written_and_read(game: AnyGame, state: State, seat: int, action: int) -> bool:
    return game.read_move(state, seat, game.write_move(state, seat, action)) == action


def look_at(game: AnyGame, state: State, seats: int, rng: Rng) -> None:
    """All that must hold while a game runs: for all actors, and for one of all who could ask for a move or look on."""
    actors = [int(seat) for seat in state.actors()]
    demand(len(actors) > 0, "somebody may act while the game runs")
    for seat in range(seats):
        look_at_moves(state, seat, seat in actors)
    askers = [*range(seats), int(TABLE), int(SPECTATOR), seats]
    asker = askers[rng.below(len(askers))]
    action = int(disputed(state, asker, game.action_count))
    demand(action < 0, f"action {action} of {asker} is listed if it is allowed, and only then")
    look_at_copy(state)
    looker = rng.below(seats + 1)
    look_at_sight(game, state, int(SPECTATOR) if looker == seats else int(looker), rng)


def look_at_moves(state: State, seat: int, may_act: bool) -> None:
    moves = [int(action) for action in state.actions(seat)]
    demand(len(moves) == len(set(moves)), "no move is listed twice")
    demand((len(moves) > 0) == may_act, "who may act has a move, and nobody else has")
    if may_act:
        demand(int(state.lapse(seat)) in moves, "what is done for a seat whose time is up is one of its moves")


def look_at_copy(state: State) -> None:
    facts = list(state.facts())
    twin = state.copy()
    demand(list(twin.facts()) == facts, "a copy has the same facts")
    seat = twin.actors()[0]
    twin.apply(seat, twin.actions(seat)[0])
    demand(list(state.facts()) == facts, "what happens to a copy does not happen to the original")


def look_at_sight(game: AnyGame, state: State, seat: int, rng: Rng) -> None:
    sight = state.sight(seat)
    world = sight.imagine(rng)
    demand(list(sight.sight(seat).facts()) == list(sight.facts()), "a sight of a sight shows the same")
    demand(list(world.sight(seat).facts()) == list(sight.facts()), "an imagined world gives the same sight")
    demand(shown(game, sight, seat) == shown(game, world.sight(seat), seat), "an imagined world looks the same")
    demand(list(world.actors()) == list(state.actors()), "in an imagined world the same seats may act")
    for actor in world.actors():
        demand(len(world.actions(actor)) > 0, "in an imagined world, who may act has a move")


def shown(game: AnyGame, sight: State, seat: int) -> bytes:
    """Every picture a seat gets, as bytes."""
    pictures = (game.view(sight, seat), game.choices(sight, seat), list(game.observe(sight, seat)))
    return msgspec.json.encode(pictures)


def look_at_end(game: AnyGame, state: State, seats: int) -> None:
    """All that must hold when a game is over (ALL-6, ALL-7)."""
    demand(state.outcome() in game.outcomes, "the outcome is one of the game's")
    demand(len(state.scores()) == seats, "every seat has a score")
    winners = [int(seat) for seat in state.winners()]
    demand(not game.cooperative or len(winners) in (0, seats), "all win together, or nobody")
    demand(all(0 <= seat < seats for seat in winners), "winners are seats")
    demand(len(state.actors()) == 0, "nobody may act after the end")
    for seat in [*range(seats), int(TABLE), int(SPECTATOR)]:
        demand(len(state.actions(seat)) + len(state.signals(seat)) == 0, "there are no moves after the end")
        demand(state.objection(seat, 0) == "game-over", "after the end every move is refused as such")
        demand(list(state.sight(seat).facts()) == list(state.facts()), "after the end everything is open")
