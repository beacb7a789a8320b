"""Sequences on the board: five in line, what they may share, what counts, what is safe, what can be undone."""

import pytest

from seriatim.games.sequence.board import FIVE_COUNT, FIVES
from seriatim.games.sequence.chips import EXCLUDED, Chips, may_both_count, shared
from seriatim.games.sequence.position import lay
from seriatim.games.sequence.position import space_named as space
from seriatim.kit.policy import RandomPolicy
from seriatim.kit.rng import Rng
from seriatim.kit.seed import quick_rng
from tests.games.sequence.positions import GAME, board, made, position, row

LINES = [("b3", "f3"), ("j5", "j9"), ("c2", "g6"), ("h4", "d8"), ("a3", "a7"), ("d10", "h10")]


def five(first: str, last: str) -> int:
    """The number of a five, named by its ends."""
    spaces = sorted(space(name) for name in row(first, last))
    return [list(each) for each in FIVES].index(spaces)


@pytest.mark.parametrize(("first", "last"), LINES)
def test_five_chips_in_line_are_a_sequence_in_any_direction(first: str, last: str) -> None:
    """SQ-14"""
    chips = board()
    for name in row(first, last)[:4]:
        chips.place(0, space(name))
        assert chips.sequences(0) == 0
    chips.place(0, space(last))
    assert chips.sequences(0) == 1
    assert set(FIVES[chips.counted[0][0]]) == {space(name) for name in row(first, last)}


@pytest.mark.parametrize("last", range(5))
def test_any_of_the_five_may_come_last(last: int) -> None:
    """SQ-14"""
    spaces = row("c2", "g6")
    chips = board(" ".join(name for name in spaces if name != spaces[last]))
    assert chips.sequences(0) == 0
    chips.place(0, space(spaces[last]))
    assert made(chips) == ["c2-g6"]


def test_a_gap_or_a_rivals_chip_breaks_the_line() -> None:
    """SQ-14: unbroken, and of one team."""
    assert made(board("b3 c3 d3 e3 g3 h3")) == []
    assert made(board("b3 c3 e3 f3", "d3")) == []
    assert made(board("b3 c3", "d3 e3", "f3")) == []


def test_a_line_does_not_go_round_the_edge_of_the_board() -> None:
    """SQ-14"""
    assert made(board("h3 i3 j3 a4 b4")) == []
    assert made(board("i3 j4 a5 b6 c7")) == []
    assert made(board("b3 a4 j4 i5 h6")) == []


@pytest.mark.parametrize(
    ("first", "last", "chips"),
    [
        ("a1", "e1", "b1 c1 d1 e1"),
        ("a1", "a5", "a2 a3 a4 a5"),
        ("a1", "e5", "b2 c3 d4 e5"),
        ("j1", "f5", "i2 h3 g4 f5"),
        ("f1", "j1", "f1 g1 h1 i1"),
        ("a6", "a10", "a6 a7 a8 a9"),
        ("f6", "j10", "f6 g7 h8 i9"),
        ("e6", "a10", "e6 d7 c8 b9"),
    ],
)
@pytest.mark.parametrize("team", [0, 1, 2])
def test_a_corner_counts_as_every_teams_chip(team: int, first: str, last: str, chips: str) -> None:
    """SQ-14"""
    teams = ["", "", ""]
    teams[team] = chips
    assert made(board(*teams), team) == [f"{first}-{last}"]


def test_a_corner_serves_any_number_of_sequences_of_any_teams() -> None:
    """SQ-14"""
    chips = board("b1 c1 d1 e1", "a2 a3 a4 a5", "b2 c3 d4 e5")
    assert [made(chips, team) for team in range(3)] == [["a1-e1"], ["a1-a5"], ["a1-e5"]]
    own = board("b1 c1 d1 e1 a2 a3 a4 a5 b2 c3 d4 e5")
    assert made(own) == ["a1-e1", "a1-a5", "a1-e5"]


def test_four_chips_and_a_corner_must_lie_in_line_like_any_five() -> None:
    """SQ-14"""
    assert made(board("b1 c1 d1 f1")) == []
    assert made(board("b1 c1 d1 a2")) == []


@pytest.mark.parametrize("length", [5, 6, 7, 8])
def test_five_to_eight_in_a_row_are_one_sequence(length: int) -> None:
    """SQ-15"""
    assert len(made(board(" ".join(row("a3", "j3")[:length])))) == 1


@pytest.mark.parametrize("length", [5, 6, 7, 8])
def test_that_holds_whatever_chip_came_last(length: int) -> None:
    """SQ-15, SQ-16"""
    spaces = row("a3", "j3")[:length]
    for last in spaces:
        chips = board(" ".join(name for name in spaces if name != last))
        chips.place(0, space(last))
        assert chips.sequences(0) == 1


def test_nine_in_a_row_are_two_that_share_a_chip() -> None:
    """SQ-15"""
    assert made(board(" ".join(row("a3", "i3")))) == ["a3-e3", "e3-i3"]
    assert made(board(" ".join(reversed(row("b3", "j3"))))) == ["f3-j3", "b3-f3"]


def test_nine_are_one_if_the_first_was_counted_in_the_middle() -> None:
    """SQ-15: a sequence stays the five spaces it was counted as."""
    middle = " ".join(row("c3", "g3"))
    assert made(board(f"{middle} a3 b3 h3 i3 j3")) == ["c3-g3"]
    assert made(board(f"{' '.join(row('b3', 'f3'))} a3 g3 h3 i3")) == ["b3-f3"]
    assert made(board(f"{' '.join(row('b3', 'f3'))} a3 g3 h3 i3 j3")) == ["b3-f3", "f3-j3"]


def test_ten_in_a_row_are_two_at_most() -> None:
    """SQ-15"""
    assert made(board(" ".join(row("a3", "j3")))) == ["a3-e3", "e3-i3"]
    assert made(board(f"{' '.join(row('a3', 'e3'))} {' '.join(row('f3', 'j3'))}")) == ["a3-e3", "e3-i3"]


def test_two_apart_in_one_line_share_nothing() -> None:
    """SQ-15"""
    chips = board(" ".join(row("a3", "d3") + row("f3", "j3")))
    assert made(chips) == ["f3-j3"]
    chips.place(0, space("e3"))
    assert made(chips) == ["f3-j3", "a3-e3"]


def test_along_an_edge_the_corners_help_at_either_end() -> None:
    """SQ-14, SQ-15: eight chips and two corners are ten in a row."""
    assert made(board(" ".join(row("b1", "i1")))) == ["a1-e1", "e1-i1"]
    assert made(board(" ".join(row("b1", "h1")))) == ["a1-e1"]
    assert made(board(" ".join(reversed(row("b1", "i1"))))) == ["f1-j1", "a1-e1"]


def test_crossing_sequences_may_share_their_crossing() -> None:
    """SQ-15"""
    assert made(board(" ".join(row("c5", "g5") + row("e3", "e4") + row("e6", "e7")))) == ["c5-g5", "e3-e7"]


def test_a_shared_corner_is_no_shared_chip() -> None:
    """SQ-15"""
    assert shared(five("a1", "e1"), five("a1", "a5")) == 0
    assert shared(five("a3", "e3"), five("c1", "c5")) == 1
    assert shared(five("a3", "e3"), five("d3", "h3")) == 2
    assert shared(five("a3", "e3"), five("a3", "e3")) == 5


@pytest.mark.parametrize(("other", "may"), [("b3", False), ("c3", False), ("d3", False), ("e3", True), ("f3", True)])
def test_two_sequences_share_at_most_one_chip(other: str, may: bool) -> None:
    """SQ-15"""
    end = row(other, "j3")[4]
    assert may_both_count(five("a3", "e3"), five(other, end)) is may
    assert may_both_count(five(other, end), five("a3", "e3")) is may


def test_fives_of_different_lines_never_exclude_each_other() -> None:
    """SQ-15: which is why the first that fits is always right."""
    for one in range(FIVE_COUNT):
        for other in range(FIVE_COUNT):
            if not may_both_count(one, other) and one != other:
                steps = {FIVES[each][1] - FIVES[each][0] for each in (one, other)}
                assert len(steps) == 1
                assert len(set(FIVES[one]) | set(FIVES[other])) < 9


def test_one_chip_may_complete_two_crossing_fives() -> None:
    """SQ-16"""
    chips = board(" ".join(row("b5", "e5") + row("f1", "f4")))
    chips.place(0, space("f5"))
    assert made(chips) == ["f1-f5", "b5-f5"]


def test_one_chip_may_complete_seven_at_once() -> None:
    """SQ-16: in four directions, and all of them meet in one chip."""
    star = {name for ends in (("a5", "i5"), ("e1", "e9"), ("a1", "h8"), ("i1", "a9")) for name in row(*ends)}
    chips = board(" ".join(sorted(star - {"a1", "e5"})))
    assert chips.sequences(0) == 0
    chips.place(0, space("e5"))
    assert made(chips) == ["a1-e5", "e1-e5", "i1-e5", "a5-e5", "e5-i5", "e5-a9", "e5-e9"]


@pytest.mark.parametrize(("last", "counts"), [("e3", "b3-f3"), ("f3", "b3-f3"), ("g3", "c3-g3"), ("h3", "d3-h3")])
def test_of_several_fives_in_a_line_the_first_in_board_order_counts(last: str, counts: str) -> None:
    """SQ-16: of those that the chip completes."""
    chips = board()
    for name in row("b3", "i3"):
        if name != last:
            chips.lay(0, space(name))
    chips.place(0, space(last))
    assert made(chips) == [counts]


def test_the_first_five_on_a_falling_diagonal_is_the_upper_one() -> None:
    """SQ-16: spaces are numbered row by row, so it starts at the top right."""
    chips = board("h2 g3 f4 d6 c7 b8")
    chips.place(0, space("e5"))
    assert made(chips) == ["h2-d6"]


def test_two_in_a_line_count_before_one_that_comes_first() -> None:
    """SQ-16: the largest set, not the first five."""
    chips = board(" ".join(row("a3", "d3") + row("f3", "i3")))
    chips.place(0, space("e3"))
    assert made(chips) == ["a3-e3", "e3-i3"]


def test_what_a_standing_sequence_excludes_does_not_count() -> None:
    """SQ-15, SQ-16: and the rest of what the chip completes does."""
    chips = board(" ".join(row("a3", "e3") + row("f4", "f7")))
    chips.place(0, space("f3"))
    assert made(chips) == ["a3-e3", "f3-f7"]


def possible_sets(fives: list[int]) -> list[list[int]]:
    """Every set of these that obeys SQ-15, by trying."""
    sets: list[list[int]] = [[]]
    for each in fives:
        sets += [[*chosen, each] for chosen in sets if all(len(meet(each, other)) <= 1 for other in chosen)]
    return sets


def meet(one: int, other: int) -> set[int]:
    return set(FIVES[one]) & set(FIVES[other]) - {0, 9, 90, 99}


def random_board(rng: Rng) -> Chips:
    chips = board()
    for place in range(100):
        if chips.is_free(place):
            chips.lay(0 if rng.below(10) < 8 else 1, place)
    return chips


@pytest.mark.parametrize("seed", range(12))
def test_what_counts_is_the_largest_set_and_the_first_among_equals(seed: int) -> None:
    """SQ-16, against every set there is."""
    rng = quick_rng(f"sets/{seed}")
    chips = random_board(rng)
    for _ in range(6):
        place = 11 + rng.below(8) + 10 * rng.below(8)
        chips.lift(place)
        complete = [
            each
            for each in range(FIVE_COUNT)
            if place in FIVES[each]
            and all(chips.on[other] in (0, 3) or other == place for other in FIVES[each])
            and all(len(meet(each, other)) <= 1 for other in chips.counted[0])
        ]
        sets = possible_sets(complete)
        largest = max(len(chosen) for chosen in sets)
        first = min(chosen for chosen in sets if len(chosen) == largest)
        assert list(chips.completed_by(0, place)) == first
        chips.place(0, place)
        assert list(chips.counted[0])[len(chips.counted[0]) - largest :] == first


def test_looking_at_what_a_chip_would_complete_changes_nothing() -> None:
    chips = board("b3 c3 d3 e3")
    before, counted = list(chips.on), [list(fives) for fives in chips.counted]
    assert [list(FIVES[each]) for each in chips.completed_by(0, space("f3"))] == [[21, 22, 23, 24, 25]]
    assert list(chips.completed_by(1, space("f3"))) == []
    assert list(chips.on) == before
    assert [list(fives) for fives in chips.counted] == counted


def test_the_five_chips_counted_are_safe_and_others_in_their_line_are_not() -> None:
    """SQ-17"""
    state = position("JS", "2S", chips=("", " ".join(row("a3", "g3"))))
    assert made(state.chips, 1) == ["a3-e3"]
    for name in row("a3", "e3"):
        assert state.chips.is_safe(space(name))
        assert state.objection(0, 4800 + space(name)) == "chip-is-safe"
    assert not state.chips.is_safe(space("f3"))
    assert state.chips.may_be_removed(space("f3"), 0)
    assert state.chips.may_be_removed(space("g3"), 0)


def test_a_chip_that_left_a_line_beside_a_sequence_takes_nothing_with_it() -> None:
    """SQ-17"""
    chips = board(" ".join(row("a3", "g3")))
    chips.remove(space("g3"))
    assert made(chips) == ["a3-e3"]


def test_in_the_hard_variant_nothing_is_safe() -> None:
    """SQ-18"""
    chips = board(" ".join(row("a3", "e3")), hard=True)
    assert all(chips.may_be_removed(space(name), 1) for name in row("a3", "e3"))
    assert not any(chips.may_be_removed(space(name), 0) for name in row("a3", "e3"))


@pytest.mark.parametrize("name", row("b3", "f3"))
def test_a_removed_chip_undoes_its_sequence(name: str) -> None:
    """SQ-18"""
    chips = board(" ".join(row("b3", "f3")), hard=True)
    chips.remove(space(name))
    assert made(chips) == []
    assert chips.is_free(space(name))


def test_what_still_lies_in_line_counts_again() -> None:
    """SQ-18: six in a row are five without the first."""
    chips = board(" ".join(row("b3", "g3")), hard=True)
    assert made(chips) == ["b3-f3"]
    chips.remove(space("b3"))
    assert made(chips) == ["c3-g3"]
    chips.remove(space("c3"))
    assert made(chips) == []


def test_a_chip_of_the_line_that_was_not_counted_undoes_nothing() -> None:
    """SQ-18"""
    chips = board(" ".join(row("b3", "g3")), hard=True)
    chips.remove(space("g3"))
    assert made(chips) == ["b3-f3"]


def test_a_chip_in_the_crossing_undoes_every_sequence_it_belonged_to() -> None:
    """SQ-18"""
    chips = board(" ".join(row("c5", "g5") + row("e3", "e4") + row("e6", "e7")), hard=True)
    chips.remove(space("e5"))
    assert made(chips) == []


def test_a_sequence_that_was_not_touched_stays() -> None:
    """SQ-18, SQ-15"""
    chips = board(" ".join(row("a3", "j3")), hard=True)
    assert made(chips) == ["a3-e3", "e3-i3"]
    chips.remove(space("a3"))
    assert made(chips) == ["e3-i3"]


def test_the_largest_set_counts_again() -> None:
    """SQ-18, SQ-16: what was excluded by the sequence that is undone may count now."""
    chips = board(" ".join([*row("c3", "g3"), "h3", "i3", "b3"]), hard=True)
    assert made(chips) == ["c3-g3"]
    chips.remove(space("c3"))
    assert made(chips) == ["d3-h3"]


def test_the_other_teams_keep_theirs() -> None:
    """SQ-18"""
    chips = board(" ".join(row("b3", "f3")), " ".join(row("b5", "f5")), hard=True)
    chips.remove(space("b3"))
    assert [made(chips, team) for team in (0, 1)] == [[], ["b5-f5"]]


def test_a_space_that_was_cleared_can_complete_a_sequence_anew() -> None:
    """SQ-18"""
    chips = board(" ".join(row("b3", "f3")), hard=True)
    chips.remove(space("d3"))
    lay(chips, "d3")
    assert made(chips) == ["b3-f3"]


def test_a_copy_of_the_chips_goes_its_own_way() -> None:
    chips = board("b3 c3 d3 e3")
    copy = chips.copy()
    copy.place(0, space("f3"))
    assert (chips.sequences(0), copy.sequences(0)) == (0, 1)
    assert chips.is_free(space("f3"))


@pytest.mark.parametrize("hard", [False, True])
def test_the_chips_in_each_five_are_tallied_all_along_a_game(hard: bool) -> None:
    """SQ-14: corners are everybody's."""
    rng = quick_rng("tallies")
    for seats in (2, 4) if hard else (2, 3):
        state = GAME.deal(seats, {"hard": hard}, seed="tallies")
        while not state.outcome():
            state.apply(state.turn, RandomPolicy().choose(state, state.turn, rng))
        for five in range(FIVE_COUNT):
            owners = [int(state.chips.on[place]) for place in FIVES[five]]
            counts = [int(state.chips.chips_in(five, team)) for team in range(state.teams)]
            assert counts == [owners.count(team) + owners.count(3) for team in range(state.teams)]


def test_what_a_five_excludes_is_what_may_not_count_beside_it() -> None:
    """SQ-15"""
    for each in range(0, FIVE_COUNT, 7):
        excluded = [other for other in range(FIVE_COUNT) if not may_both_count(each, other)]
        assert sorted(EXCLUDED[each]) == excluded
