"""Sequence as a seat sees it, chooses in it, and learns from it."""

import msgspec

from seriatim.games.sequence.position import space_named as space
from seriatim.games.sequence.view import Choice, Line, Place
from seriatim.kit.state import SPECTATOR, TABLE
from tests.games.sequence.positions import GAME, play, play_as, position, row

CARDS, BOARD, SEQUENCES, THE_TABLE, PLACE = 2 * 52, 4 * 100, 3, 8, 5
ONE = " ".join(row("a3", "e3"))


def test_a_seat_sees_its_own_hand_in_order_and_the_size_of_the_others() -> None:
    """ALL-6"""
    state = position("QS 2C 8H", "3S 4S", piles=("5C", ""))
    view = GAME.view(state.sight(0), 0)
    assert (view.seat, view.hand, view.hands) == (0, ["2C", "8H", "QS"], None)
    assert view.places == [Place(0, 3, ["5C"], 0, 0, False), Place(1, 2, [], 0, 0, False)]
    assert view.deck == 104 - 6


def test_whoever_has_no_seat_sees_no_hand() -> None:
    """ALL-6"""
    state = position("QS 2C", "3S")
    view = GAME.view(state.sight(SPECTATOR), SPECTATOR)
    assert (view.seat, view.hand, view.hands) == (SPECTATOR, [], None)
    assert GAME.choices(state.sight(SPECTATOR), SPECTATOR) == []


def test_the_board_shows_its_cards_and_the_chips_that_lie() -> None:
    """SQ-4"""
    state = position("QS", "3S", chips=("b5 c1", "j3"))
    view = GAME.view(state.sight(1), 1)
    assert (view.shows[0], view.shows[1], view.shows[space("b5")], view.shows[99]) == ("", "2S", "QS", "")
    chips = {place: team for place, team in enumerate(view.chips) if team is not None}
    assert chips == {space("b5"): 0, space("c1"): 0, space("j3"): 1}


def test_the_sequences_that_stand_are_named_with_their_spaces() -> None:
    """SQ-15"""
    state = position("QS", "3S", chips=("b5", f"{ONE} f3"))
    assert GAME.view(state.sight(0), 0).sequences == [Line(1, [20, 21, 22, 23, 24])]


def test_the_chips_of_a_sequence_are_safe_but_in_the_hard_game() -> None:
    """SQ-17, SQ-18"""
    chips = ("b5", f"{ONE} f3")
    assert GAME.view(position("QS", "3S", chips=chips).sight(0), 0).safe == [20, 21, 22, 23, 24]
    assert GAME.view(position("QS", "3S", chips=chips, hard=True).sight(0), 0).safe == []


def test_the_view_shows_the_turn_the_deck_and_the_exchange() -> None:
    """SQ-10, SQ-12"""
    state = position("QS 8H", "3S", deck="KD", rest="pile", chips=("b5", "j3"))
    seen = GAME.view(state.sight(1), 1)
    assert (seen.turn, seen.deck, seen.times_out, seen.exchanged, seen.outcome) == (0, 1, 0, False, "")
    play(state, "dead QS")
    seen = GAME.view(state.sight(1), 1)
    assert (seen.turn, seen.deck, seen.times_out, seen.exchanged) == (0, 101, 1, True)


def test_after_the_end_the_view_opens_every_hand_and_names_the_winners() -> None:
    """ALL-6, ALL-7"""
    state = position("JS", "JH JC 2S", "JS", "JH", chips=(ONE, ""))
    state.stock.hands[1] = state.stock.hands[1][:1]
    play(state, "pass", "pass", "pass", "pass")
    for looker in (0, 1, SPECTATOR):
        view = GAME.view(state.sight(looker), looker)
        assert view.hands == [["JS"], ["JH"], ["JS"], ["JH"]]
        assert (view.outcome, view.winners) == ("all-passed", [0, 2])
        assert GAME.choices(state.sight(looker), looker) == []


def test_a_view_is_json() -> None:
    view = GAME.view(position("QS", "3S", chips=(ONE, "")).sight(0), 0)
    assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def test_the_seat_on_turn_may_choose_a_card_and_its_space() -> None:
    state = position("QS JS", "3S", chips=("b5", "j3 c1"))
    choices = GAME.choices(state.sight(0), 0)
    assert [(choice.kind, choice.move, choice.card, choice.space) for choice in choices] == [
        ("remove", "JS c1", "JS", 2),
        ("remove", "JS j3", "JS", 29),
        ("exchange", "dead QS", "QS", None),
    ]
    play(state, "JS j3")
    again = position("QS JS", "3S", chips=("b5", ""))
    assert GAME.choices(again.sight(0), 0) == [Choice(GAME.parse("QS j3"), "QS j3", "place", "QS", 29)]


def test_passing_drawing_and_paying_are_choices() -> None:
    state = position("", "3S 4S", "5S", "6S", draw="manual", table_talk="penalty")
    assert GAME.choices(state.sight(0), 0) == [Choice(GAME.parse("pass"), "pass", "pass")]
    play(state, "pass", "3S c1")
    assert GAME.choices(state.sight(1), 1) == [Choice(GAME.parse("draw"), "draw", "draw")]
    play_as(state, TABLE, "penalty 1")
    assert GAME.choices(state.sight(1), 1) == [Choice(GAME.parse("pay 4S"), "pay 4S", "pay", "4S")]


def test_the_tables_rulings_are_its_choices() -> None:
    """SQ-21"""
    state = position("QS", "3S 4S", "5S", "6S", table_talk="penalty")
    assert GAME.choices(state.sight(SPECTATOR), TABLE) == [
        Choice(GAME.parse(f"penalty {team}"), f"penalty {team}", "penalty", team=team) for team in (0, 1)
    ]


def test_every_choice_carries_the_action_that_its_move_names() -> None:
    choices = GAME.choices(GAME.deal(4, seed=1).sight(1), 1) or GAME.choices(GAME.deal(4, seed=2).sight(1), 1)
    state = position("QS JD JS 8H", "3S", chips=("b5", "j3"))
    choices = [*choices, *GAME.choices(state.sight(0), 0)]
    assert [GAME.parse(choice.move) for choice in choices] == [choice.action for choice in choices]


def test_a_choice_leaves_out_of_its_json_what_it_has_not() -> None:
    assert msgspec.json.encode(Choice(5304, "pass", "pass")) == b'{"action":5304,"move":"pass","kind":"pass"}'


def test_an_observation_has_the_size_the_game_declares() -> None:
    assert GAME.observation_size == CARDS + BOARD + SEQUENCES + THE_TABLE + 12 * PLACE
    for seats in GAME.seat_counts:
        state = GAME.deal(seats, seed=1)
        for looker in (*range(seats), SPECTATOR):
            assert len(GAME.observe(state.sight(looker), looker)) == GAME.observation_size


def test_an_observation_tells_own_hand_and_discards() -> None:
    state = position("QS QS 2C", "3S", piles=("5C 5C", "6C"))
    seen = list(GAME.observe(state.sight(0), 0))
    assert {place: number for place, number in enumerate(seen[:52]) if number} == {0: 0.5, 49: 1.0}
    assert {place: number for place, number in enumerate(seen[52:104]) if number} == {3: 1.0, 4: 0.5}
    assert set(GAME.observe(state.sight(SPECTATOR), SPECTATOR)[:52]) == {0.0}


def planes(seen: list[float]) -> list[set[int]]:
    rest = seen[CARDS : CARDS + BOARD]
    return [{place for place in range(100) if rest[plane * 100 + place]} for plane in range(4)]


def test_an_observation_tells_the_chips_with_ones_own_team_first() -> None:
    state = position("QS", "3S", "4S", chips=("b5", "j3", "c1"))
    assert planes(list(GAME.observe(state.sight(1), 1))) == [{29}, {2}, {41}, set()]
    two = position("QS", "3S", chips=(f"{ONE} b5", "j3"))
    assert planes(list(GAME.observe(two.sight(1), 1))) == [{29}, {20, 21, 22, 23, 24, 41}, set(), {20, 21, 22, 23, 24}]


def test_an_observation_tells_the_sequences_of_each_team() -> None:
    state = position("QS", "3S", chips=(f"{ONE} b5", "j3"))
    start = CARDS + BOARD
    assert list(GAME.observe(state.sight(1), 1))[start : start + SEQUENCES] == [0.0, 0.5, 0.0]
    assert list(GAME.observe(state.sight(0), 0))[start : start + SEQUENCES] == [0.5, 0.0, 0.0]


def test_an_observation_tells_the_deck_the_turn_and_the_variants() -> None:
    start = CARDS + BOARD + SEQUENCES
    state = position("QS 8H", "3S", deck="KD", rest="pile", chips=("b5", "j3"), hard=True, draw="manual")
    play(state, "dead QS")
    state.passes = 3
    seen = list(GAME.observe(state.sight(0), 0))[start : start + THE_TABLE]
    assert seen == [101 / 104, 1 / 3, 1.0, 0.25, 0.0, 1.0, 1.0, 0.0]
    three = GAME.deal(6, {"teams": 3, "table_talk": "penalty"}, seed=1)
    seen = list(GAME.observe(three.sight(0), 0))[start : start + THE_TABLE]
    assert seen == [74 / 104, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0]


def places(seen: list[float]) -> list[list[float]]:
    rest = seen[CARDS + BOARD + SEQUENCES + THE_TABLE :]
    return [rest[place * PLACE : (place + 1) * PLACE] for place in range(12)]


def test_an_observation_tells_every_seat_with_ones_own_first() -> None:
    state = position("QS 2S", "3S 4S", "5S", "6S", draw="manual", table_talk="penalty")
    play(state, "QS b5", "3S c1", "5S e1")
    play_as(state, 1, "draw")
    play_as(state, TABLE, "penalty 0")
    seen = places(list(GAME.observe(state.sight(1), 1)))
    assert seen[:4] == [
        [2 / 7, 0.0, 0.0, 0.0, 0.0],
        [0.0, 0.0, 1.0, 0.0, 0.0],
        [1 / 7, 1.0, 0.0, 0.0, 0.0],
        [1 / 7, 0.0, 0.0, 1.0, 1 / 7],
    ]
    assert seen[4:] == [[0.0] * PLACE] * 8


def test_an_observation_keeps_within_one_on_either_side() -> None:
    won = position("AC", "2S", chips=(f"{ONE} {' '.join(row('b8', 'e8') + row('f4', 'f7'))}", ""))
    play(won, "AC f8")
    assert won.chips.sequences(0) == 3
    for state in (won, GAME.deal(2, seed=1), GAME.deal(12, seed=1)):
        for looker in (*range(state.seats), SPECTATOR):
            assert all(-1.0 <= number <= 1.0 for number in GAME.observe(state.sight(looker), looker))
