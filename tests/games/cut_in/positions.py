"""Hand-set positions of Cut in!, written as a person would lay them out."""

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.cut_in import CutIn
from seriatim.games.cut_in.known import nothing_known, span_between
from seriatim.games.cut_in.rules import CutInState
from seriatim.games.game import Value

GAME = CutIn()


def position(
    *hands: Sequence[int],
    stacks: Sequence[Sequence[int]] = (),
    row: Sequence[int] = (),
    turn: int = 0,
    passes: int = 0,
    left_out: Sequence[int] = (),
    known: Mapping[int, Sequence[tuple[int, int]]] | None = None,
    **options: Value,
) -> CutInState:
    """A game in progress, nothing laid in this turn yet. A stack's first card is its top; those not given are empty.

    Every card not named lies in a row put away. `known` tells between which numbers everybody knows a seat's cards.
    """
    state = GAME.deal(len(hands), options, seed=1)
    given = [*stacks, *((),) * (len(hands) - len(stacks))]
    state.hands = vec[vec[i64]]([vec[i64](sorted(hand)) for hand in hands])
    state.stacks = vec[vec[i64]]([vec[i64](list(reversed(stack))) for stack in given])
    state.left_out = vec[i64](list(left_out))
    unseen = [card for cards in (*hands, *given, left_out) for card in cards]
    assert len({*unseen, *row}) == len([*unseen, *row]), "a card cannot be in two places"
    for card in range(1, 51):
        state.rows[card] = 0 if card in unseen else 2 if card in row else 1
    state.row = 2 if row else 1
    state.left, state.right = (min(row), max(row)) if row else (0, 0)
    state.turn, state.passes = turn, passes
    state.spans = spans(len(hands), known or {})
    return state


def spans(seats: int, known: Mapping[int, Sequence[tuple[int, int]]]) -> vec[i64]:
    found = nothing_known(seats)
    for seat, pairs in known.items():
        for place, (low, high) in enumerate(pairs):
            found[6 * seat + place] = span_between(low, high)
    return found


def play(state: CutInState, *moves: str) -> None:
    """Moves by whoever is to act."""
    for move in moves:
        play_as(state, actor(state), move)


def play_as(state: CutInState, seat: int, move: str) -> None:
    GAME.play(state, seat, GAME.read_move(state, seat, move))


def actor(state: CutInState) -> int:
    """The one seat that may act."""
    (seat,) = state.actors()
    return int(seat)


def refusal(state: CutInState, move: str, seat: int | None = None) -> str | None:
    """Why the seat, or whoever is to act, may not do this."""
    asking = actor(state) if seat is None else seat
    return state.objection(asking, GAME.read_move(state, asking, move))


def moves(state: CutInState, seat: int | None = None) -> list[str]:
    """What the seat, or whoever is to act, may do, in the order of the codes."""
    acting = actor(state) if seat is None else seat
    return [GAME.write_move(state, acting, int(action)) for action in sorted(state.actions(acting))]


def row(state: CutInState) -> list[int]:
    return GAME.view(state.sight(0), 0).row


def hand(state: CutInState, seat: int) -> list[int]:
    return [int(card) for card in state.hands[seat]]


def stack(state: CutInState, seat: int) -> list[int]:
    """The top card first."""
    return [int(card) for card in reversed(list(state.stacks[seat]))]


def gap(state: CutInState) -> tuple[int, int] | None:
    """The two numbers between which may be cut; None while no window is open."""
    return GAME.view(state.sight(0), 0).gap


def known(state: CutInState, seat: int) -> list[tuple[int, int]]:
    """Between which numbers everybody knows the seat's cards to lie, the narrowest first; of other cards nothing."""
    found = list(state.spans)[6 * seat : 6 * seat + 6]
    return [(int(span) // 64, int(span) % 64) for span in found if span != 51]
