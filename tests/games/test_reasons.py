"""Why a move is made, said along whole games: of each game as its habit plays it, and as chance does."""

import pytest

from seriatim.games import GAMES
from seriatim.games.game import Value
from seriatim.kit.policy import RandomPolicy, next_actor, speak_all
from seriatim.kit.seed import rng_from
from seriatim.words import LANGUAGES, Words

PLAYED: list[tuple[str, int, dict[str, Value]]] = [
    *((game.id, game.usual_seats, {}) for game in GAMES.values()),
    ("quick-and-easy", 3, {"professional": True}),
    ("rush-hour", 4, {}),
    ("sequence", 2, {}),
    ("sequence", 4, {}),
    ("the-game", 3, {"fire": True}),
    ("traffic-memo", 3, {"wilds": True}),
]
LONG_ENOUGH = 80
"""Moves: chance seldom finds the last neighbours of Traffic Memo."""


@pytest.mark.parametrize("is_sensible", [True, False])
@pytest.mark.parametrize(("name", "seats", "options"), PLAYED)
def test_every_move_and_word_has_a_reason_in_every_language_from_the_sight_alone(
    name: str, seats: int, options: dict[str, Value], is_sensible: bool
) -> None:
    """ALL-6"""
    game, rng = GAMES[name], rng_from("reasons")
    policy = game.habit() if is_sensible else RandomPolicy()
    state = game.deal(seats, options, seed="reasons")
    for _ in range(LONG_ENOUGH):
        if state.outcome():
            break
        speak_all(state, [policy] * seats, rng)
        seat = int(next_actor(state, rng))
        for action in [*state.actions(seat), *state.signals(seat)]:
            phrase = game.reason(state.sight(seat), seat, int(action))
            assert phrase == game.reason(state, seat, int(action))
            told = [Words(language).say(phrase.key, phrase.values) for language in LANGUAGES]
            assert all(len(text) > 10 and "{" not in text for text in told)
        game.play(state, seat, int(policy.choose(state.sight(seat), seat, rng)))
