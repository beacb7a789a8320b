"""A finished game in numbers: they agree with how its moves are told."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from seriatim.games import GAMES
from seriatim.phrase import Phrase
from seriatim.record import Transition, load, replay
from seriatim.words import LANGUAGES, Words

RECORDS = sorted((Path(__file__).parents[1] / "golden" / "records").glob("*/*.txt"))


def moves_of(file: Path) -> list[Transition]:
    return list(replay(load(file)))


def statistics(game: str, moves: Sequence[Transition]) -> dict[str, int]:
    return GAMES[game].statistics([(move.before, move.seat, move.action, move.after) for move in moves])


def told(game: str, moves: Sequence[Transition]) -> list[Phrase]:
    return [GAMES[game].telling(move.before, move.seat, move.action) for move in moves]


def counted(phrases: Sequence[Phrase], *starts: str) -> int:
    return sum(phrase.key.startswith(starts) for phrase in phrases)


def largest(phrases: Sequence[Phrase], name: str) -> int:
    return max([0, *(int(phrase.values.get(name, 0)) for phrase in phrases)])


def from_words(game: str, moves: Sequence[Transition]) -> dict[str, int]:
    """The same numbers as the sentences about the moves tell them."""
    phrases = told(game, moves)
    signals = counted(phrases, f"{game}-says-", f"{game}-takes-back-")
    if game == "the-game":
        lays = [phrase.values for phrase in phrases if phrase.key == "the-game-lays"]
        steps = [abs(int(values["card"]) - int(values["top"])) for values in lays]
        tricks = counted(phrases, "the-game-turns-back")
        return {"tricks": tricks, "largest-step": max([0, *steps]), "signals": signals}
    if game == "quick-and-easy":
        return {"tricks": counted(phrases, "quick-and-easy-turns-back"), "signals": signals}
    if game == "sequence":
        removed = counted(phrases, "sequence-removes")
        made = sum(int(phrase.values.get("made", 0)) - int(phrase.values.get("undone", 0)) for phrase in phrases)
        jacks = removed + counted(phrases, "sequence-jack-places")
        return {"sequences": made, "jacks": jacks, "chips-removed": removed}
    if game == "traffic-memo":
        turned, in_vain = counted(phrases, "traffic-memo-turns"), counted(phrases, "traffic-memo-turns-in-vain")
        return {"turned": turned, "longest-run": largest(phrases, "count"), "in-vain": in_vain}
    if game == "cut-in":
        return {"cuts": counted(phrases, "cut-in-cuts"), "rows": counted(phrases, "cut-in-opens")}
    gains = [
        after - before
        for move in moves
        for before, after in zip(points(game, move.before), points(game, move.after), strict=True)
    ]
    measures = GAMES[game].measures(moves[-1].after)
    return {"taken": int(measures["penalty-cards"]), "worst-jam": max(gains)}


def points(game: str, state: object) -> list[int]:
    view = GAMES[game].view(state, 0)
    return [place.points for place in view.places]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_the_numbers_agree_with_how_the_moves_are_told(file: Path) -> None:
    game, moves = file.parent.name, moves_of(file)
    assert statistics(game, moves) == from_words(game, moves)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_number_is_above_zero_in_some_game(game: str) -> None:
    found = [statistics(game, moves_of(file)) for file in RECORDS if file.parent.name == game]
    assert {key for counts in found for key, count in counts.items() if count > 0} == set(found[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_number_has_words(game: str, language: str) -> None:
    for key in statistics(game, []):
        assert Words(language).say(f"web-story-{key}", {"count": 3})


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_without_moves_has_no_numbers(game: str) -> None:
    assert set(statistics(game, []).values()) == {0}
