"""The fields of a state as plain data and back: nothing is lost, nothing is added."""

import msgspec
import pytest

from seriatim.games import GAMES
from seriatim.games.game import AnyGame
from seriatim.kit.fields import Plain
from seriatim.kit.policy import play_out
from seriatim.kit.seed import quick_rng
from seriatim.kit.state import State

SECRET = "0" * 64


def sent(state: State) -> Plain:
    """The plain form as it arrives in another process."""
    arrived: Plain = msgspec.msgpack.decode(msgspec.msgpack.encode(state.plain()))
    return arrived


@pytest.mark.parametrize("seed", ["5", SECRET])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_what_came_back_plays_on_as_the_original_would(game: AnyGame, seed: str) -> None:
    truth = game.deal(game.seat_counts[0], seed=seed)
    back = truth.from_plain(sent(truth))
    assert back == truth
    assert play_out(back, game.habit(), quick_rng("on")) == play_out(truth, game.habit(), quick_rng("on"))
    assert back == truth


def test_a_stream_goes_on_wherever_it_stood() -> None:
    """Sequence rebuilds its deck from the stream of its secret seed."""
    game = GAMES["sequence"]
    truth = game.deal(2, seed=SECRET)
    for used in range(12):
        back = truth.from_plain(sent(truth))
        chance, other = truth.stock.chance, back.stock.chance
        assert [chance.copy().next_u32() for _ in range(3)] == [other.copy().next_u32() for _ in range(3)], used
        chance.next_u32()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda plain: plain[:-1], "some are missing"),
        (lambda plain: [*plain, 0], "there are too many"),
        (lambda plain: ["a", *plain[1:]], "'a' is no number"),
        (lambda plain: [*plain[:5], 7, *plain[6:]], "7 is neither True nor False"),
        (lambda plain: [*plain[:9], "won", *plain[10:]], "'won' is none of"),
        (lambda plain: [*plain[:10], 7, *plain[11:]], "7 is no list"),
    ],
)
def test_data_that_was_changed_is_refused(change: object, why: str) -> None:
    assert callable(change)
    truth = GAMES["the-game"].deal(3, seed=1)
    with pytest.raises(ValueError, match=why):
        truth.from_plain(change(truth.plain()))


def test_a_seed_that_is_no_bytes_is_refused() -> None:
    truth = GAMES["sequence"].deal(2, seed=SECRET)
    plain = truth.plain()
    with pytest.raises(ValueError, match="'x' is no seed"):
        truth.from_plain([*plain[:-1], ["x", 1, 2]])


def test_data_of_another_game_are_refused() -> None:
    with pytest.raises(ValueError, match="not the fields of such a state"):
        GAMES["the-game"].deal(3, seed=1).from_plain(GAMES["cut-in"].deal(3, seed=1).plain())
