"""Hand-set positions of Traffic memo, written as a person would lay them out: `9 10 P A .` is a row of places."""

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.game import Value
from seriatim.games.traffic_memo import TrafficMemo
from seriatim.games.traffic_memo.cards import AMBULANCE, EMPTY, POLICE
from seriatim.games.traffic_memo.rules import TrafficMemoState

GAME = TrafficMemo()
NAMES = {int(POLICE): "P", int(AMBULANCE): "A", int(EMPTY): "."}
CARDS = {name: card for card, name in NAMES.items()}


def cards(text: str) -> list[int]:
    """`9 P .` as cards: police, ambulance, and an empty place."""
    return [CARDS[name] if name in CARDS else int(name) for name in text.split()]


def names(row: list[int]) -> str:
    return " ".join(NAMES.get(card, str(card)) for card in row)


def position(
    grid: str, *, seats: int = 2, turn: int = 0, seen: str = "", idle_turns: int = 0, **options: Value
) -> TrafficMemoState:
    """These cards lie at places 0, 1, …; those at the places in `seen` have been shown. The last seat has the rest."""
    state = GAME.deal(seats, options, seed=1)
    rest = [int(card) for card in state.places]
    lying = cards(grid)
    for card in lying:
        if card != EMPTY:
            rest.remove(card)
    state.places = vec[i64]([*lying, *[int(EMPTY)] * (len(state.places) - len(lying))])
    shown = [int(place) for place in seen.split()]
    for place, card in enumerate(state.places):
        state.seen[place] = card == EMPTY or place in shown
    state.taken[seats - 1] = vec[i64](sorted(rest))
    state.turn = turn
    state.idle_turns = idle_turns
    return state


def play(state: TrafficMemoState, *moves: str) -> None:
    """Moves by whoever is on turn."""
    for move in moves:
        GAME.play(state, int(state.turn), GAME.parse(move))


def played(state: TrafficMemoState, *moves: str) -> TrafficMemoState:
    """The position after these moves; the one before stays as it was."""
    after = state.copy()
    play(after, *moves)
    return after


def refusal(state: TrafficMemoState, move: str, seat: int | None = None) -> str | None:
    """Why the seat, or whoever is on turn, may not do this."""
    return state.objection(state.turn if seat is None else seat, GAME.parse(move))


def moves(state: TrafficMemoState, seat: int | None = None) -> list[str]:
    """What the seat, or whoever is on turn, may do."""
    return [GAME.format(action) for action in state.actions(state.turn if seat is None else seat)]


def grid(state: TrafficMemoState) -> str:
    """What lies at each place, as far as a card lies at any later one."""
    return names([int(card) for card in state.places]).rstrip(" .")


def face_up(state: TrafficMemoState) -> str:
    """The cards that are face up, in the order in which they were turned up."""
    return names([int(card) for card in state.open_cards()])


def taken(state: TrafficMemoState, seat: int) -> str:
    return names([int(card) for card in state.taken[seat]])
