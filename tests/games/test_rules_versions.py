"""Games by older versions of their rules: dealt, copied and told apart from games by newer ones."""

import pickle

import pytest

from seriatim.games import GAMES
from seriatim.games.game import CannotDeal
from seriatim.kit.seed import quick_rng
from seriatim.phrase import Phrase

OLDER = [(game.id, version) for game in GAMES.values() for version in game.older_rules]


@pytest.mark.parametrize("game_id", GAMES)
def test_new_games_are_by_the_newest_rules(game_id: str) -> None:
    game = GAMES[game_id]
    state = game.deal(game.usual_seats, seed=7)
    assert state.rules_version == game.rules_version == max(game.rules_versions)
    assert state == game.deal(game.usual_seats, seed=7, rules=game.rules_version)


@pytest.mark.parametrize(("game_id", "version"), OLDER)
def test_a_game_by_older_rules_is_another_game(game_id: str, version: int) -> None:
    game = GAMES[game_id]
    older, newest = (game.deal(game.usual_seats, seed=7, rules=rules) for rules in (version, None))
    assert (older == newest, older.digest() == newest.digest()) == (False, False)


@pytest.mark.parametrize(("game_id", "version"), OLDER)
def test_whatever_is_made_of_a_state_keeps_its_rules(game_id: str, version: int) -> None:
    game = GAMES[game_id]
    state = game.deal(game.usual_seats, seed=7, rules=version)
    rng = quick_rng("made")
    made = [
        state.copy(),
        state.sight(0),
        state.sight(0).imagine(rng),
        state.redeal(rng),
        state.from_plain(state.plain()),
        pickle.loads(pickle.dumps(state)),
    ]
    assert [one.rules_version for one in made] == [version] * len(made)


def test_a_version_that_is_not_known_is_refused_in_words() -> None:
    with pytest.raises(CannotDeal) as refused:
        GAMES["cut-in"].deal(3, seed=7, rules=99)
    assert (refused.value.reason, str(refused.value)) == (
        "no-such-rules",
        "Version 99 of the rules is not known here; known: 1, 2.",
    )
    with pytest.raises(CannotDeal) as refused:
        GAMES["the-game"].deal(3, seed=7, rules=2)
    assert refused.value.phrase == Phrase("no-such-rules", {"given": 2, "possible": "1"})
