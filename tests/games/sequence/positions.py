"""Hand-set positions of Sequence, written as a person would lay them out."""

from typing import Any

from seriatim.games.position import Cards
from seriatim.games.sequence import Sequence
from seriatim.games.sequence.board import FIVES
from seriatim.games.sequence.cards import card_named, name_of
from seriatim.games.sequence.chips import Chips
from seriatim.games.sequence.notation import space_name
from seriatim.games.sequence.position import lay
from seriatim.games.sequence.position import position as set_up
from seriatim.games.sequence.position import space_named as space
from seriatim.games.sequence.rules import SequenceState
from seriatim.kit.policy import Policy, play_game
from seriatim.kit.seed import rng_from

GAME = Sequence()


def cards(text: str) -> list[int]:
    """`QS 8H` as numbers."""
    return [int(card_named(name)) for name in text.split()]


def row(first: str, last: str) -> list[str]:
    """The spaces from one to another, both among them, along a straight line: `a1` to `e1`."""
    start, end = space(first), space(last)
    rows, columns = end // 10 - start // 10, end % 10 - start % 10
    count = max(abs(rows), abs(columns))
    return [space_name(start + step * (rows * 10 + columns) // count) for step in range(count + 1)]


def position(*hands: Cards, **given: Any) -> SequenceState:  # noqa: ANN401 (as the game takes it)
    """A game in progress; see `seriatim.games.sequence.position`."""
    return set_up(GAME, hands, **given)


def fill(state: SequenceState) -> None:
    """Chips of two teams on every free space, and no five anywhere."""
    for place in range(100):
        if state.chips.is_free(place):
            state.chips.lay((place // 2 + place // 20) % 2, place)


def board(*teams: str, hard: bool = False) -> Chips:
    """A board of three teams with chips on these spaces."""
    chips = Chips(3, hard)
    lay(chips, *teams)
    return chips


def made(chips: Chips, team: int = 0) -> list[str]:
    """The sequences of a team, each as its first and last space in board order: `a1-e1`."""
    return [f"{space_name(FIVES[five][0])}-{space_name(FIVES[five][4])}" for five in chips.counted[team]]


def play(state: SequenceState, *moves: str) -> None:
    """Moves by whoever is on turn."""
    for move in moves:
        play_as(state, int(state.turn), move)


def play_as(state: SequenceState, seat: int, move: str) -> None:
    GAME.play(state, seat, GAME.parse(move))


def refusal(state: SequenceState, move: str, seat: int | None = None) -> str | None:
    """Why the seat, or whoever is on turn, may not do this."""
    return state.objection(state.turn if seat is None else seat, GAME.parse(move))


def moves(state: SequenceState, seat: int | None = None) -> list[str]:
    """What the seat, or whoever is on turn, may do, in the order of the alphabet."""
    return sorted(GAME.format(action) for action in state.actions(state.turn if seat is None else seat))


def hand(state: SequenceState, seat: int) -> str:
    """A seat's cards in the order in which they were drawn."""
    return " ".join(name_of(card) for card in state.hand(seat))


def pile(state: SequenceState, seat: int) -> str:
    """A seat's discards, the first at the bottom."""
    return " ".join(name_of(card) for card in state.stock.piles[seat])


def chips_of(state: SequenceState, team: int) -> set[str]:
    """The spaces on which a team's chips lie."""
    return {space_name(place) for place, chip in enumerate(state.chips.on) if chip == team}


def all_cards(state: SequenceState) -> list[int]:
    """Every card, wherever it lies, in order."""
    stock: Any = state.stock
    return sorted(int(card) for place in (*stock.hands, *stock.piles, stock.deck) for card in place)


def won(one: Policy, other: Policy, games: int) -> int:
    """How many games the one wins for two, both beginning by turns."""
    rng = rng_from("contest")
    table = GAME.deal(2, {}, seed=1)
    count = 0
    for game in range(games):
        state = table.redeal(rng)
        play_game(state, [one, other] if game % 2 == 0 else [other, one], rng)
        count += game % 2 in state.winners()
    return count
