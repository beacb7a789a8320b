"""The rules of Sequence, one by one: teams, deal and turn. Sequences, draws, talk and the end have their own files."""

from collections import Counter
from itertools import pairwise

import pytest

from seriatim.games.game import CannotDeal, IllegalMove, Value
from seriatim.games.sequence import teams_possible
from seriatim.games.sequence.cards import card_named
from seriatim.games.sequence.lifting import lift, lifted_card, lowest_in
from seriatim.games.sequence.position import space_named as space
from seriatim.kit.rng import Rng
from seriatim.kit.seed import quick_rng
from seriatim.kit.state import SPECTATOR, TABLE
from tests.games.sequence.positions import (
    GAME,
    all_cards,
    chips_of,
    fill,
    hand,
    moves,
    pile,
    play,
    position,
    refusal,
    row,
)

SEATS = [2, 3, 4, 6, 8, 9, 10, 12]


# Teams


@pytest.mark.parametrize(
    ("seats", "teams", "possible"),
    [(2, 2, [2]), (3, 3, [3]), (4, 2, [2]), (6, 2, [2, 3]), (8, 2, [2]), (9, 3, [3]), (10, 2, [2]), (12, 2, [2, 3])],
)
def test_even_counts_play_in_two_teams_3_and_9_in_three_and_6_and_12_may_choose(
    seats: int, teams: int, possible: list[int]
) -> None:
    """SQ-2"""
    assert teams_possible(seats) == possible
    assert GAME.deal(seats, seed=1).teams == teams
    assert GAME.deal(seats, {"teams": "usual"}, seed=1).teams == teams
    for chosen in possible:
        assert GAME.deal(seats, {"teams": chosen}, seed=1).teams == chosen


@pytest.mark.parametrize(
    ("seats", "teams", "possible"),
    [(2, 3, "2, usual"), (3, 2, "3, usual"), (4, 3, "2, usual"), (9, 2, "3, usual"), (10, 3, "2, usual")],
)
def test_teams_that_do_not_come_out_even_are_refused(seats: int, teams: int, possible: str) -> None:
    """SQ-2, ALL-4"""
    with pytest.raises(CannotDeal) as refused:
        GAME.deal(seats, {"teams": teams}, seed=1)
    assert refused.value.reason == "bad-option"
    assert refused.value.phrase.key == "bad-option"
    assert refused.value.phrase.values == {"option": "teams", "given": str(teams), "possible": possible}


def test_what_is_possible_depends_on_the_seats() -> None:
    """SQ-2, SQ-18, ALL-4"""
    whatever, nine = GAME.possible_options(), GAME.possible_options(9)
    assert (list(whatever["teams"]), list(whatever["hard"])) == ([2, 3, "usual"], [False, True])
    assert (list(nine["teams"]), list(nine["hard"])) == ([3, "usual"], [False])
    assert list(GAME.possible_options(12)["teams"]) == [2, 3, "usual"]


@pytest.mark.parametrize("teams", [0, 1, 4, "two", True])
def test_no_other_number_of_teams_is_played(teams: Value) -> None:
    """SQ-1, ALL-4"""
    with pytest.raises(CannotDeal) as refused:
        GAME.deal(6, {"teams": teams}, seed=1)
    assert refused.value.reason == "bad-option"
    assert refused.value.phrase.values["possible"] == "2, 3, usual"


@pytest.mark.parametrize("seats", [0, 1, 5, 7, 11, 13, 14])
def test_no_other_number_of_seats_is_played(seats: int) -> None:
    """SQ-1, ALL-4: and that is said before anything else."""
    with pytest.raises(CannotDeal) as refused:
        GAME.deal(seats, {"teams": 7, "hard": "very"}, seed=1)
    assert refused.value.reason == "bad-seats"
    assert refused.value.phrase.values == {"given": seats, "possible": "2, 3, 4, 6, 8, 9, 10, 12"}


@pytest.mark.parametrize(
    ("option", "value", "possible"),
    [
        ("draw", "late", "auto, manual"),
        ("hard", 1, "false, true"),
        ("table_talk", "loud", "penalty, silent"),
        ("jokers", 2, "teams, draw, hard, table_talk"),
    ],
)
def test_an_option_out_of_its_range_is_refused_with_what_is_possible(option: str, value: Value, possible: str) -> None:
    """ALL-4"""
    with pytest.raises(CannotDeal) as refused:
        GAME.deal(4, {option: value}, seed=1)
    assert refused.value.reason == "bad-option"
    assert refused.value.phrase.values["possible"] == possible


@pytest.mark.parametrize(("seats", "teams"), [(3, "usual"), (9, "usual"), (6, 3), (12, 3)])
def test_the_hard_variant_is_for_two_teams_only(seats: int, teams: Value) -> None:
    """SQ-18, ALL-4"""
    with pytest.raises(CannotDeal) as refused:
        GAME.deal(seats, {"teams": teams, "hard": True}, seed=1)
    assert refused.value.reason == "bad-option"
    could_be_two = seats % 2 == 0
    assert refused.value.phrase.key == ("sequence-hard-needs-two-teams" if could_be_two else "bad-option")
    assert GAME.deal(seats, {"teams": teams, "hard": False}, seed=1).hard is False


def test_the_plain_game_is_what_the_options_give_by_default() -> None:
    """ALL-4, SQ-2, SQ-13, SQ-18, SQ-21"""
    plain: dict[str, Value] = {"teams": "usual", "draw": "auto", "hard": False, "table_talk": "silent"}
    assert GAME.deal(6, seed=5).facts() == GAME.deal(6, plain, seed=5).facts()


@pytest.mark.parametrize("seats", SEATS)
def test_teams_are_of_equal_size_and_alternate_round_the_table(seats: int) -> None:
    """SQ-1"""
    for teams in teams_possible(seats):
        state = GAME.deal(seats, {"teams": teams}, seed=1)
        sides = [state.team_of(seat) for seat in range(seats)]
        assert sides == [seat % teams for seat in range(seats)]
        assert set(Counter(sides).values()) == {seats // teams}
        assert [place.team for place in GAME.view(state.sight(0), 0).places] == sides


@pytest.mark.parametrize("seats", [2, 3])
def test_two_and_three_play_each_for_itself(seats: int) -> None:
    """SQ-1"""
    state = GAME.deal(seats, seed=1)
    assert len({state.team_of(seat) for seat in range(seats)}) == seats


@pytest.mark.parametrize(
    ("seats", "teams", "goal"), [(2, 2, 2), (6, 2, 2), (6, 3, 1), (3, 3, 1), (9, 3, 1), (12, 2, 2)]
)
def test_two_teams_play_for_two_sequences_and_three_for_one(seats: int, teams: int, goal: int) -> None:
    """SQ-3"""
    state = GAME.deal(seats, {"teams": teams}, seed=1)
    assert state.goal() == goal
    assert GAME.view(state.sight(0), 0).goal == goal


# The deal


@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 6), (4, 6), (6, 5), (8, 4), (9, 4), (10, 3), (12, 3)])
def test_the_more_play_the_fewer_cards_each(seats: int, size: int) -> None:
    """SQ-5"""
    state = GAME.deal(seats, seed=1)
    assert [len(held) for held in state.stock.hands] == [size] * seats
    assert len(state.stock.deck) == 104 - size * seats
    assert [len(laid) for laid in state.stock.piles] == [0] * seats


def test_the_lowest_lifted_card_deals_and_the_seat_on_its_left_starts() -> None:
    """SQ-6, ALL-1"""
    for seed in range(60):
        state = GAME.deal(6, seed=seed)
        view = GAME.view(state.sight(0), 0)
        last = view.lifted[-1]
        ranks = {seat: "23456789TJQKA".index(card[0]) for seat, card in enumerate(last) if card}
        assert [seat for seat, rank in ranks.items() if rank == min(ranks.values())] == [view.dealer]
        assert view.turn == (view.dealer + 1) % 6


def lifting(*names: str) -> list[int]:
    """Who has lifted the lowest of these cards; `-` has not lifted."""
    cards = position("", "").stock.deck[: len(names)]
    for place, name in enumerate(names):
        cards[place] = 0 if name == "-" else card_named(name)
    return list(lowest_in(cards))


def test_the_ace_is_the_highest_card_and_suits_do_not_matter() -> None:
    """SQ-6"""
    assert lifting("AS", "KS") == [1]
    assert lifting("2C", "AS", "3C") == [0]
    assert lifting("TD", "9S", "JD") == [1]
    assert lifting("5C", "5S", "5H") == [0, 1, 2]
    assert lifting("-", "AS", "-", "AD") == [1, 3]


def test_those_tied_for_lowest_lift_again_and_nobody_else() -> None:
    """SQ-6"""
    tied = 0
    for seed in range(200):
        rounds = GAME.view(GAME.deal(12, seed=seed).sight(0), 0).lifted
        assert all(rounds[0])
        for before, after in pairwise(rounds):
            ranks = ["23456789TJQKA".index(card[0]) if card else 99 for card in before]
            lowest = [seat for seat, rank in enumerate(ranks) if rank == min(ranks)]
            assert [seat for seat, card in enumerate(after) if card] == lowest
            tied += 1
    assert tied > 50


def test_nobody_lifts_a_card_that_another_has_lifted_in_this_round() -> None:
    """SQ-6"""
    deck = position("", "").stock.deck[:3]
    lifted = [lifted_card(deck, left, quick_rng(f"lift/{left}")) for left in (3, 2, 1)]
    assert sorted(lifted) == sorted(deck)


def test_the_cards_lifted_before_are_back_when_the_tied_lift_again() -> None:
    """SQ-6: with three cards in all, two tied seats can lift the same ones again."""
    deck = position("", "").stock.deck[:3]
    for place, name in enumerate(("5C", "5D", "KS")):
        deck[place] = card_named(name)
    again = [list(cards) for seed in range(40) for cards in lift(deck, 2, quick_rng(f"again/{seed}"))[1:]]
    assert {card for cards in again for card in cards} == set(deck)


def test_lifting_is_no_move_and_the_lifted_cards_are_back_before_the_shuffle() -> None:
    """SQ-6"""
    state = GAME.deal(4, seed=3)
    assert all_cards(state) == sorted(list(range(1, 53)) * 2)
    assert len(GAME.view(state.sight(SPECTATOR), SPECTATOR).lifted[0]) == 4
    assert moves(state) != []


def test_every_seat_may_become_the_dealer() -> None:
    """SQ-6"""
    assert {int(GAME.deal(3, seed=seed).dealer()) for seed in range(40)} == {0, 1, 2}


# A turn


def test_a_card_is_played_with_a_chip_on_a_space_that_shows_it_and_a_card_is_drawn() -> None:
    """SQ-7"""
    state = position("QS 8H", "2S 3S", deck="KD 4C")
    play(state, "QS b5")
    assert chips_of(state, 0) == {"b5"}
    assert pile(state, 0) == "QS"
    assert hand(state, 0) == "8H KD"
    assert state.turn == 1
    play(state, "3S c1")
    assert chips_of(state, 1) == {"c1"}
    assert (pile(state, 0), pile(state, 1)) == ("QS", "3S")
    assert hand(state, 1) == "2S 4C"
    assert state.turn == 0


def test_either_space_of_the_card_will_do_while_it_is_free() -> None:
    """SQ-7"""
    assert moves(position("QS", "2S")) == ["QS b5", "QS j3"]
    assert moves(position("QS", "2S", chips=("b5",))) == ["QS j3"]
    assert moves(position("QS", "2S", chips=("", "j3"))) == ["QS b5"]


def test_any_other_space_is_refused() -> None:
    """SQ-7"""
    state = position("QS 8H", "2S", chips=("b5",))
    assert refusal(state, "QS i4") == "space-shows-another-card"
    assert refusal(state, "QS b5") == "space-taken"
    assert refusal(state, "KS b4") == "card-not-in-hand"
    assert refusal(state, "2S b1") == "card-not-in-hand"


def test_a_discard_lies_open_on_ones_own_pile() -> None:
    """SQ-7, ALL-3, ALL-6"""
    state = position("QS 8H", "2S 3S", deck="KD 4C 5C")
    play(state, "QS b5", "3S c1", "8H i4")
    for looker in (0, 1, SPECTATOR):
        assert [place.pile for place in GAME.view(state.sight(looker), looker).places] == [["QS", "8H"], ["3S"]]


def test_two_of_a_kind_are_the_same_card() -> None:
    """SQ-4, SQ-7"""
    state = position("QS QS", "2S", deck="KD")
    assert moves(state) == ["QS b5", "QS j3"]
    play(state, "QS b5")
    assert hand(state, 0) == "QS KD"


def test_a_turn_is_one_card_and_the_next_seat_clockwise_follows() -> None:
    """SQ-7, ALL-1"""
    state = position("2S", "3S", "4S", deck="5S 6S 7S", turn=1)
    order = []
    for move in ("3S c1", "4S d1", "2S b1"):
        order.append(int(state.turn))
        play(state, move)
    assert [*order, state.turn] == [1, 2, 0, 1]


@pytest.mark.parametrize("jack", ["JD", "JC"])
def test_a_two_eyed_jack_puts_a_chip_on_any_free_space_except_the_corners(jack: str) -> None:
    """SQ-8"""
    state = position(jack, "2S", chips=("b5 c1", "j3"))
    free = {f"{jack} {column}{line}" for column in "abcdefghij" for line in range(1, 11)}
    taken = {f"{jack} {name}" for name in ("b5", "c1", "j3", "a1", "j1", "a10", "j10")}
    assert set(moves(state)) == free - taken
    assert refusal(state, f"{jack} a1") == "corner-is-free-for-all"
    assert refusal(state, f"{jack} j3") == "space-taken"
    play(state, f"{jack} e6")
    assert chips_of(state, 0) == {"b5", "c1", "e6"}
    assert pile(state, 0) == jack


@pytest.mark.parametrize("jack", ["JS", "JH"])
def test_a_one_eyed_jack_takes_a_chip_of_another_team_away_and_lays_none(jack: str) -> None:
    """SQ-9"""
    state = position(jack, "2S", "3S", deck="KD", chips=("b5", "j3", "c1 d1"))
    assert moves(state) == [f"{jack} c1", f"{jack} d1", f"{jack} j3"]
    assert refusal(state, f"{jack} b5") == "own-chip"
    assert refusal(state, f"{jack} e5") == "no-chip-there"
    play(state, f"{jack} c1")
    assert [chips_of(state, team) for team in range(3)] == [{"b5"}, {"j3"}, {"d1"}]
    assert pile(state, 0) == jack
    assert hand(state, 0) == "KD"


def test_a_team_mates_chip_is_ones_own() -> None:
    """SQ-9, SQ-1"""
    state = position("JS", "2S", "3S", "4S", chips=("b5", "j3"), turn=0)
    state.turn = 2
    state.stock.hands[2] = state.stock.hands[0]
    assert refusal(state, "JS b5") == "own-chip"
    assert refusal(state, "JS j3") is None


def test_a_chip_in_a_finished_sequence_is_not_taken_away() -> None:
    """SQ-9, SQ-17"""
    state = position("JS 2S", "3S", chips=("b5", " ".join([*row("a3", "e3"), "g7"])))
    assert refusal(state, "JS c3") == "chip-is-safe"
    assert [move for move in moves(state) if move.startswith("JS")] == ["JS g7"]


def test_a_space_that_was_cleared_can_be_played_again() -> None:
    """SQ-9, SQ-7"""
    state = position("JS", "2S QS", deck="QS 4C", chips=("", "b5"))
    play(state, "JS b5", "2S g9")
    assert "QS b5" in moves(state)


def test_a_jack_without_a_target_cannot_be_played_and_is_not_dead() -> None:
    """SQ-9, SQ-11"""
    state = position("JS JH", "2S", chips=("b5",))
    assert moves(state) == ["pass"]
    assert refusal(state, "JS b5") == "own-chip"
    assert refusal(state, "dead JS") == "card-not-dead"
    full = position("JD JC", "2S")
    fill(full)
    assert moves(full) == ["pass"]
    assert refusal(full, "dead JD") == "card-not-dead"


def test_a_dead_card_is_exchanged_and_the_turn_goes_on() -> None:
    """SQ-10"""
    state = position("QS 8H", "2S", deck="KD 4C", chips=("b5", "j3"))
    play(state, "dead QS")
    assert state.turn == 0
    assert pile(state, 0) == "QS"
    assert hand(state, 0) == "8H KD"
    play(state, "KD h8")
    assert hand(state, 0) == "8H 4C"
    assert state.turn == 1


@pytest.mark.parametrize("chips", [("b5 j3", ""), ("", "b5 j3"), ("b5", "j3"), ("j3", "b5")])
def test_a_card_is_dead_when_both_its_spaces_hold_chips_whosoever(chips: tuple[str, str]) -> None:
    """SQ-10"""
    assert moves(position("QS 8H", "2S", chips=chips)) == ["8H d7", "8H i4", "dead QS"]


def test_a_card_with_one_free_space_is_not_dead() -> None:
    """SQ-10"""
    state = position("QS 8H", "2S", chips=("b5",))
    assert refusal(state, "dead QS") == "card-not-dead"
    assert refusal(state, "dead 8H") == "card-not-dead"
    assert refusal(state, "dead 2S") == "card-not-in-hand"


def test_only_one_dead_card_is_exchanged_in_a_turn() -> None:
    """SQ-10"""
    state = position("QS 8H 2S", "3S", deck="QS 4C", chips=("b5 d7", "j3 i4"))
    play(state, "dead QS")
    assert refusal(state, "dead QS") == "already-exchanged"
    assert refusal(state, "dead 8H") == "already-exchanged"
    assert moves(state) == ["2S b1", "2S g9"]
    play(state, "2S b1", "3S c1")
    assert refusal(state, "dead 8H") is None


def test_an_exchange_is_a_choice_while_another_card_can_be_played() -> None:
    """SQ-10, SQ-11"""
    state = position("QS 2S", "3S", chips=("b5", "j3"))
    assert moves(state) == ["2S b1", "2S g9", "dead QS"]
    assert refusal(state, "pass") == "must-play"


def test_a_seat_that_can_play_nothing_must_exchange_its_dead_card() -> None:
    """SQ-11"""
    state = position("QS JS", "3S", deck="KD", chips=("b5 j3",))
    assert moves(state) == ["dead QS"]
    assert refusal(state, "pass") == "must-play"


def test_after_the_exchange_it_plays_if_it_can() -> None:
    """SQ-11"""
    state = position("QS JS", "3S", deck="KD", chips=("b5 j3",))
    play(state, "dead QS")
    assert moves(state) == ["KD c10", "KD h8"]
    assert refusal(state, "pass") == "must-play"


def test_after_the_exchange_it_passes_if_it_still_cannot_and_draws_nothing() -> None:
    """SQ-11"""
    state = position("QS JS", "3S 4S", deck="JH KD", chips=("b5 j3",))
    play(state, "dead QS")
    assert moves(state) == ["pass"]
    play(state, "pass")
    assert hand(state, 0) == "JS JH"
    assert state.turn == 1
    assert len(state.stock.deck) == 104 - 5


def test_a_second_dead_card_does_not_keep_a_seat_from_passing() -> None:
    """SQ-11, SQ-10"""
    state = position("QS 8H", "3S", deck="JH", chips=("b5 j3 d7 i4",))
    play(state, "dead QS")
    assert moves(state) == ["pass"]


def test_passing_is_a_move_that_the_seat_makes_itself() -> None:
    """SQ-11"""
    state = position("JS", "3S", deck="KD", chips=("b5",))
    assert list(state.actors()) == [0]
    assert state.turn == 0
    play(state, "pass")
    assert hand(state, 0) == "JS"
    assert state.turn == 1


@pytest.mark.parametrize("held", ["2S", "JD", "JS", "2S QS"])
def test_nobody_passes_while_a_card_can_be_played(held: str) -> None:
    """SQ-11"""
    state = position(held, "3S", chips=("b5", "j3"))
    assert refusal(state, "pass") == "must-play"


def test_a_seat_without_cards_passes_and_draws_one_in_the_same_move() -> None:
    """SQ-11"""
    state = position("", "3S", deck="KD 4C")
    assert moves(state) == ["pass"]
    play(state, "pass")
    assert hand(state, 0) == "KD"
    assert state.turn == 1
    play(state, "3S c1")
    assert moves(state) == ["KD c10", "KD h8"]


def test_the_deck_is_rebuilt_from_all_discard_piles_when_its_last_card_is_drawn() -> None:
    """SQ-12"""
    state = position("QS 8H", "2S 3S", deck="KD", rest="pile")
    gone = len(state.stock.piles[0])
    play(state, "QS b5")
    assert hand(state, 0) == "8H KD"
    assert [len(laid) for laid in state.stock.piles] == [0, 0]
    assert len(state.stock.deck) == gone + 1
    assert state.stock.times_out == 1
    assert all_cards(state) == sorted(list(range(1, 53)) * 2)


def test_the_card_just_discarded_is_among_the_new_deck() -> None:
    """SQ-12"""
    state = position("QS 8H", "2S 3S", deck="KD", piles=("", "4C 5C"), rest="pile")
    play(state, "QS b5")
    assert card_named("QS") in state.stock.deck
    assert {card_named("4C"), card_named("5C")} <= set(state.stock.deck)


def test_an_exchange_may_take_the_last_card_too() -> None:
    """SQ-12, SQ-10"""
    state = position("QS 8H", "2S", deck="KD", rest="pile", chips=("b5", "j3"))
    play(state, "dead QS")
    assert (state.stock.times_out, state.turn, hand(state, 0)) == (1, 0, "8H KD")
    assert card_named("QS") in state.stock.deck


def test_before_its_last_card_is_drawn_the_deck_has_not_run_out() -> None:
    """SQ-12"""
    state = position("QS 8H", "2S 3S", deck="KD 4C", rest="pile")
    play(state, "QS b5")
    assert (len(state.stock.deck), state.stock.times_out) == (1, 0)


def rebuilt(seed: int | str | Rng) -> list[int]:
    state = position("QS 8H", "2S 3S", deck="KD", rest="pile")
    state.stock.chance = GAME.deal(2, seed=seed).stock.chance
    play(state, "QS b5")
    return list(state.stock.deck)


def test_the_new_deck_is_shuffled_by_what_grows_from_the_seed() -> None:
    """SQ-12, ALL-6"""
    assert rebuilt("a") == rebuilt("a") != rebuilt("b")
    assert sorted(rebuilt("a")) == sorted(rebuilt("b"))
    secret = "0123456789abcdef" * 4
    assert rebuilt(secret) == rebuilt(secret) != rebuilt(secret[::-1])


def test_a_second_shuffle_is_another_one() -> None:
    """SQ-12"""
    state = position("QS 8H", "2S 3S", deck="KD", rest="pile")
    first = state.stock.chance.copy()
    play(state, "QS b5")
    assert state.stock.chance.copy().next_u32() != first.next_u32()


def test_a_refused_move_leaves_everything_as_it_was() -> None:
    """ALL-5"""
    state = position("QS 8H", "2S", chips=("b5",))
    before = state.facts()
    with pytest.raises(IllegalMove) as refused:
        play(state, "QS b5")
    assert refused.value.reason == "space-taken"
    assert state.facts() == before


@pytest.mark.parametrize("seat", [1, 2, 3, 7, TABLE, SPECTATOR])
@pytest.mark.parametrize("move", ["QS b5", "dead 8H", "pass", "draw", "pay QS", "2S b1"])
def test_moves_belong_to_the_seat_on_turn(seat: int, move: str) -> None:
    """ALL-8"""
    state = position("QS 8H", "2S", "3S", chips=("d7 i4",))
    assert refusal(state, move, seat) == "not-your-turn"
    assert list(state.actions(seat)) == []


def test_there_are_no_signals_in_sequence() -> None:
    """SQ-21"""
    state = GAME.deal(4, {"table_talk": "penalty"}, seed=1)
    for seat in (0, 1, 2, 3, 9, TABLE, SPECTATOR):
        assert list(state.signals(seat)) == []


def test_all_spaces_can_be_named() -> None:
    assert [space(name) for name in ("a1", "j1", "a2", "j10")] == [0, 9, 10, 99]
