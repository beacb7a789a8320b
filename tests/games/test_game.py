"""What a game is beside its rules: options, checked play, and the registry."""

import pickle
from typing import Annotated, Literal

import msgspec
import pytest

from seriatim.games import GAMES
from seriatim.games.game import (
    AnyGame,
    CannotDeal,
    IllegalMove,
    NotAMove,
    Options,
    Value,
    listed,
    option_values,
    possible_values,
    shown,
)
from seriatim.games.the_game import TheGame, TheGameOptions
from seriatim.kit.rng import Rng
from seriatim.kit.seed import BadSeed, rng_from
from seriatim.phrase import Phrase
from tests.games.the_game.positions import GAME, position


def refused(seats: object, options: object = None) -> CannotDeal:
    with pytest.raises(CannotDeal) as caught:
        GAME.deal(seats, options, seed=1)  # type: ignore[arg-type]
    return caught.value


@pytest.mark.parametrize("seats", [0, 6, -1, 100, True, False, "3", 3.0, None])
def test_a_seat_count_that_is_not_allowed_is_refused(seats: object) -> None:
    """ALL-4"""
    error = refused(seats)
    assert error.reason == "bad-seats"
    assert error.phrase.key == "bad-seats"
    assert error.phrase.values["possible"] == "1–5"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_usual_number_of_seats_is_one_that_is_allowed(game: AnyGame) -> None:
    assert game.usual_seats in game.seat_counts


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_first_game_can_be_dealt_and_is_not_the_plain_one_where_it_can_be_gentler(game: AnyGame) -> None:
    first = game.options(game.first_options, game.usual_seats)
    assert game.deal(game.usual_seats, first, seed=1).outcome() == ""
    assert (first == game.options({})) == (game.id in ("the-game", "quick-and-easy", "sequence"))


def test_an_option_outside_its_range_is_refused_with_what_is_possible() -> None:
    """ALL-4"""
    error = refused(3, {"minimum": 4})
    assert error.reason == "bad-option"
    assert error.phrase == Phrase("bad-option", {"option": "minimum", "given": "4", "possible": "2, 3"})
    assert str(error) == "ALL-4: The option minimum cannot be 4; possible: 2, 3"


@pytest.mark.parametrize(
    ("name", "value", "given", "possible"),
    [
        ("minimum", "2", '"2"', "2, 3"),
        ("minimum", 2.0, "2.0", "2, 3"),
        ("minimum", True, "true", "2, 3"),
        ("fire", 1, "1", "false, true"),
        ("fire", "true", '"true"', "false, true"),
        ("fire", None, "None", "false, true"),
        ("smaller_hand", 0, "0", "false, true"),
        ("starter", "First", "First", "bid, first"),
        ("starter", "x" * 1000, "x" * 40, "bid, first"),
    ],
)
def test_a_value_of_another_type_is_no_value_of_the_option(name: str, value: object, given: str, possible: str) -> None:
    """ALL-4"""
    error = refused(3, {name: value})
    assert error.reason == "bad-option"
    assert error.phrase == Phrase("bad-option", {"option": name, "given": given, "possible": possible})


def test_an_option_of_no_such_name_is_refused_with_the_names_there_are() -> None:
    """ALL-4"""
    error = refused(3, {"speed": 2})
    assert error.reason == "bad-option"
    values = {"option": "speed", "possible": "minimum, smaller_hand, fire, starter"}
    assert error.phrase == Phrase("no-such-option", values)


@pytest.mark.parametrize("options", [{"minimum": 7}, {"speed": 2}])
def test_bad_seats_are_named_before_bad_options(options: dict[str, int]) -> None:
    """ALL-4"""
    assert refused(9, options).reason == "bad-seats"


def test_options_may_be_given_as_their_struct_and_are_checked_all_the_same() -> None:
    """ALL-4"""
    fire = GAME.deal(3, TheGameOptions(fire=True), seed=1)
    assert fire.facts() == GAME.deal(3, {"fire": True}, seed=1).facts()
    assert refused(3, TheGameOptions(minimum=5)).phrase.values["given"] == "5"  # type: ignore[arg-type]


class OtherOptions(Options, frozen=True, kw_only=True):
    """The options of some other game."""

    youngest: int = 0


def test_the_options_of_another_game_are_none_of_this_one() -> None:
    """ALL-4"""
    assert refused(3, OtherOptions()).phrase.key == "no-such-option"


def test_options_left_out_have_their_defaults() -> None:
    """ALL-4"""
    assert GAME.options({}) == TheGameOptions()
    assert GAME.options({"fire": True}) == TheGameOptions(fire=True)
    assert GAME.deal(2, seed=1).facts() == GAME.deal(2, {}, seed=1).facts() == GAME.deal(2, None, seed=1).facts()


def test_all_that_an_option_can_be_is_listed() -> None:
    assert {name: list(values) for name, values in GAME.possible_options().items()} == {
        "minimum": [2, 3],
        "smaller_hand": [False, True],
        "fire": [False, True],
        "starter": ["bid", "first"],
    }


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        (bool, [False, True]),
        (Literal["bid", "first"], ["bid", "first"]),
        (Literal[2, 3, None], [2, 3]),
        (Annotated[int, msgspec.Meta(ge=1, le=10)], list(range(1, 11))),
        (Annotated[int, msgspec.Meta(ge=-1, le=-1)], [-1]),
    ],
)
def test_an_option_can_be_a_bool_a_literal_or_a_bounded_number(kind: object, values: list[object]) -> None:
    assert list(possible_values(kind)) == values


@pytest.mark.parametrize(
    "kind", [str, float, int, Annotated[int, msgspec.Meta(ge=1)], Annotated[int, msgspec.Meta(le=1)], list[int]]
)
def test_an_option_can_be_nothing_without_bounds(kind: object) -> None:
    with pytest.raises(TypeError, match="an option must be a bool, a Literal, or an int with ge and le"):
        possible_values(kind)


@pytest.mark.parametrize(
    ("values", "text"),
    [
        (range(1, 11), "1–10"),
        ((1, 2, 3, 4, 5), "1–5"),
        ((2, 3), "2, 3"),
        ((2, 3, 4, 6, 8), "2, 3, 4, 6, 8"),
        ((3,), "3"),
        ((False, True), "false, true"),
        (("bid", "first", "last"), "bid, first, last"),
        ((1, 2, "many"), "1, 2, many"),
        (("none", 1, 2), "none, 1, 2"),
    ],
)
def test_what_is_possible_is_listed_as_people_write_it(values: tuple[int | str, ...], text: str) -> None:
    assert listed(values) == text


def test_a_value_is_shown_as_options_are_written() -> None:
    assert [shown(value) for value in (True, False, 3, "bid", "x" * 99)] == ["true", "false", "3", "bid", "x" * 40]


@pytest.mark.parametrize("seed", [7, "7"])
def test_a_number_and_its_text_are_the_same_seed(seed: int | str) -> None:
    assert GAME.deal(3, seed=seed).facts() == GAME.deal(3, seed=rng_from("7")).facts()


def test_a_generator_may_be_the_seed_of_several_deals() -> None:
    rng = Rng(1, 2, 3, 4)
    assert GAME.deal(3, seed=rng).facts() != GAME.deal(3, seed=rng).facts()


def test_a_text_that_is_no_seed_is_refused() -> None:
    with pytest.raises(BadSeed):
        GAME.deal(3, seed="two words")


@pytest.mark.parametrize("seed", [None, True, False, 1.5, b"7", -1, 10**48, 10**5000, "", [7]], ids=shown)
def test_a_seed_is_a_number_or_a_text_and_nothing_else(seed: object) -> None:
    with pytest.raises(BadSeed, match="is no seed: use a whole number from 0, or a text of"):
        GAME.deal(3, seed=seed)  # type: ignore[arg-type]


def test_without_a_seed_every_deal_is_another_one() -> None:
    assert GAME.deal(3).facts() != GAME.deal(3).facts()


@pytest.mark.parametrize("options", ["fire", 3, [("fire", True)]])
def test_options_are_a_mapping_or_an_object_of_the_game(options: object) -> None:
    with pytest.raises(TypeError, match="options are a mapping of names to values or an Options object"):
        GAME.deal(3, options, seed=1)  # type: ignore[arg-type]


def test_an_options_object_is_good_wherever_a_mapping_is() -> None:
    sequence = GAMES["sequence"]
    options = sequence.options({"teams": 3})
    assert option_values(options) == {"teams": 3, "draw": "auto", "hard": False, "table_talk": "silent"}
    assert sequence.options(options) == options
    assert sequence.options_beside(6, options) == sequence.options_beside(6, {"teams": 3})
    assert sequence.deal(6, options, seed=1).facts() == sequence.deal(6, {"teams": 3}, seed=1).facts()


def test_who_asks_for_the_hard_variant_with_three_teams_is_told_that_it_needs_two() -> None:
    """ALL-4, SQ-18"""
    with pytest.raises(CannotDeal) as caught:
        GAMES["sequence"].deal(6, {"teams": 3, "hard": True}, seed=1)
    assert caught.value.reason == "bad-option"
    assert str(caught.value) == (
        "ALL-4: The hard variant needs two teams; here there are 3. Set teams to 2, or leave hard out"
    )


def test_an_illegal_move_says_why_and_changes_nothing() -> None:
    """ALL-5"""
    state = position((10, 11), (50,), deck=(90, 91))
    before = state.facts()
    with pytest.raises(IllegalMove) as caught:
        GAME.play(state, 0, GAME.parse("end"))
    assert caught.value.reason == "owes-more-cards"
    assert caught.value.phrase == GAME.refusal("owes-more-cards")
    assert str(caught.value) == "TG-6: You must lay more cards before you can end your turn (move end, seat 0)"
    assert state.facts() == before


def test_a_pile_that_refuses_a_card_is_named_with_its_top() -> None:
    """TG-7"""
    state = position((37, 11), (50,), deck=(90, 91), piles=(40, 1, 100, 100))
    with pytest.raises(IllegalMove) as caught:
        GAME.play(state, 0, GAME.parse("37a"))
    assert caught.value.reason == "pile-refuses-card"
    assert str(caught.value) == "TG-7: 37 does not fit pile a (top 40)"


@pytest.mark.parametrize("action", [-1, 413, 2**63, -(2**70), 10**5000, True, False, 1.5, None, "37a"], ids=shown)
def test_what_is_no_action_is_no_move(action: object) -> None:
    """ALL-5"""
    state = position((10, 11), (50,), deck=(90, 91))
    with pytest.raises(IllegalMove, match="ALL-5: This game has no such move") as caught:
        GAME.play(state, 0, action)  # type: ignore[arg-type]
    assert caught.value.reason == "no-such-move"
    state.ending = "stuck"
    with pytest.raises(IllegalMove, match="ALL-5: The game is over"):
        GAME.play(state, 0, action)  # type: ignore[arg-type]


def test_an_error_without_a_sentence_shows_its_phrase() -> None:
    assert str(CannotDeal("bad-option", Phrase("no-sentence-for-this", {"a": 1}))) == "no-sentence-for-this {'a': 1}"
    assert str(CannotDeal("bad-option", Phrase("bad-option"))) == "bad-option {}"


@pytest.mark.parametrize(
    "error",
    [
        IllegalMove("owes-more-cards", GAME.refusal("owes-more-cards"), "end, seat 0"),
        CannotDeal("bad-seats", Phrase("bad-seats", {"given": 9, "possible": "1–5"})),
        NotAMove("hello", Phrase("the-game-not-a-move", {"text": "hello"})),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_says_the_same_in_another_process(error: Exception) -> None:
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_a_legal_move_happens() -> None:
    state = position((10, 11), (50,), deck=(90, 91))
    GAME.play(state, 0, GAME.parse("10a"))
    assert list(state.piles) == [10, 1, 100, 100]


def test_a_text_that_is_no_move_is_quoted() -> None:
    with pytest.raises(NotAMove) as caught:
        GAME.parse("hello" * 20)
    assert caught.value.phrase == Phrase("the-game-not-a-move", {"text": "hello" * 8})
    assert str(caught.value).startswith(f"“{'hello' * 8}” is not a move in The Game. Moves look like this: 37a")


@pytest.mark.parametrize("reason", GAME.refusals)
def test_a_reason_of_the_page_is_told_in_the_games_own_words(reason: str) -> None:
    """ALL-5"""
    assert GAME.refusal(reason) == Phrase(f"the-game-refuses-{reason}")


@pytest.mark.parametrize("reason", ["game-over", "no-such-move", "no-such-signal"])
def test_a_reason_of_every_game_is_told_in_words_for_all(reason: str) -> None:
    """ALL-5"""
    assert GAME.refusal(reason) == Phrase(f"refuses-{reason}")


def test_the_registry_knows_each_game_by_its_id() -> None:
    assert [game.id for game in GAMES.values()] == list(GAMES)
    assert isinstance(GAMES["the-game"], TheGame)


@pytest.mark.parametrize(
    ("game", "seats", "given", "option", "possible"),
    [
        ("sequence", 6, {"teams": 3}, "hard", [False]),
        ("sequence", 6, {"teams": 2}, "hard", [False, True]),
        ("sequence", 6, {"hard": True}, "teams", [2, "usual"]),
        ("traffic-memo", 3, {"low": 40}, "high", [45, 46, 47, 48, 49, 50]),
        ("rush-hour", 5, {"top": 10}, "hand", []),
        ("rush-hour", 5, {"top": 10}, "top", [50]),
    ],
)
def test_an_option_can_be_what_goes_with_the_others(
    game: str, seats: int, given: dict[str, Value], option: str, possible: list[Value]
) -> None:
    """ALL-4"""
    assert GAMES[game].options_beside(seats, given)[option] == possible


def test_no_options_go_with_seats_that_there_are_not() -> None:
    """ALL-4"""
    with pytest.raises(CannotDeal) as caught:
        GAMES["sequence"].options_beside(5, {})
    assert caught.value.reason == "bad-seats"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_running_game_has_no_ending(game_id: str) -> None:
    game = GAMES[game_id]
    with pytest.raises(ValueError, match="this game is still running, so it has no ending yet"):
        game.ending(game.deal(game.usual_seats, seed=1))
