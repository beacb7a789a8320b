"""Rush hour told in words: the phrases that the locales turn into sentences."""

import pytest

from seriatim.games.rush_hour.rules import RushHourState
from seriatim.phrase import BySeat, Phrase, phrase_by_seat
from seriatim.words import LANGUAGES, Words
from tests.games.rush_hour.positions import GAME, alone, pick, play, position, shown


def told(state: RushHourState, seat: int, move: str) -> Phrase:
    return GAME.telling(state, seat, GAME.parse(move))


def moved(car: str, card: int, how: str, row: int, then: BySeat = (), **more: int | str) -> Phrase:
    values: dict[str, int | str] = {"car": car, "card": card, "row": row, "place": 0, "how": how}
    values |= {"cards": 0, "points": 0, "then": "none", **more}
    return phrase_by_seat("rush-hour-moves", values, {"then": then} if then else {})


def test_a_pick_is_told_without_its_card() -> None:
    """RH-5, ALL-6"""
    state = position("12 40", "A 41", "17 42")
    assert told(state, 1, "pick ambulance") == told(state, 1, "pick 41") == Phrase("rush-hour-picks")


def test_the_last_pick_tells_all_cards_and_what_goes_by_itself() -> None:
    """RH-5"""
    state = position("12 40", "25 41", "T 42")
    play(state, 0, "pick 12")
    play(state, 1, "pick 25")
    phrase = told(state, 2, "pick tow-truck")
    assert phrase.by_seat == {"cards": [(0, "12"), (1, "25"), (2, "⚓")], "then": [(0, "12 → ①"), (1, "25 → ②")]}
    values = {"cards": "0: 12, 1: 25, 2: ⚓", "then": "0: 12 → ①, 1: 25 → ②"}
    assert phrase == Phrase("rush-hour-shows", values, phrase.by_seat)


def test_the_last_pick_may_move_nothing_yet() -> None:
    state = position("A 40", "P 41")
    play(state, 0, "pick ambulance")
    cards: BySeat = [(0, "✚"), (1, "★")]
    assert told(state, 1, "pick police") == phrase_by_seat("rush-hour-shows", {"then": "none"}, {"cards": cards})


def test_what_goes_by_itself_is_told_with_the_points_it_costs() -> None:
    state = position("14 40", "25 41", rows=("10 11 12 13", "20", "30"))
    play(state, 0, "pick 14")
    assert told(state, 1, "pick 25").values["then"] == "0: 14 → ① +4, 1: 25 → ②"


def test_a_hidden_row_is_told_without_its_number() -> None:
    """RH-12, ALL-6"""
    state = shown("A", "A", "T")
    assert told(state, 0, "row 1") == told(state, 0, "row 3") == Phrase("rush-hour-chooses-unseen")


def test_the_last_hidden_row_tells_them_all() -> None:
    """RH-12, RH-13"""
    state = shown("P", "P", "24", rows=("10 11 12 13", "20", "30"))
    play(state, 0, "row 1")
    told_last = told(state, 1, "row 1")
    plays: BySeat = [(0, "★ → ①"), (1, "★ → ① +4")]
    assert told_last == phrase_by_seat("rush-hour-shows-rows", {}, {"plays": plays})


def test_each_way_to_move_is_told() -> None:
    """RH-8 to RH-17"""
    assert told(alone("25", ("10", "20", "P")), 0, "row 3") == moved("car", 25, "joins", 3)
    assert told(alone("28", ("10", "20", "P")), 0, "row 2") == moved("trailer", 28, "hitches", 2)
    assert told(alone("A"), 0, "row 1") == moved("ambulance", 0, "leads", 1)
    assert told(alone("P"), 0, "row 1") == moved("police", 0, "joins", 1)
    assert told(shown("T", "50"), 0, "row 1") == moved("tow-truck", 0, "loads", 1)
    assert told(alone("25", ("4 - T+30", "20", "P")), 0, "gap 1.2") == moved("car", 25, "fills", 1, place=2)
    assert told(alone("5", small="front"), 0, "row 1") == moved("car", 5, "leads", 1)
    assert told(alone("8", small="front"), 0, "row 1") == moved("trailer", 8, "leads", 1)


def test_a_row_taken_is_told_with_its_cards_and_points() -> None:
    """RH-9, RH-11, RH-16"""
    assert told(alone("5", ("10", "20 28", "30")), 0, "row 2") == moved("car", 5, "takes", 2, cards=2, points=3)
    full = ("10 11 12 A", "20", "30")
    assert told(alone("A", full), 0, "row 1") == moved("ambulance", 0, "takes", 1, cards=4, points=5)
    taken = moved("tow-truck", 0, "takes", 1, cards=3, points=3)
    assert told(shown("T", "48", rows=("10 11 12 13", "20", "30")), 0, "row 1") == taken


def test_what_follows_a_move_by_itself_is_told_with_it() -> None:
    state = shown("P", "12", "25")
    assert told(state, 0, "row 3").values["then"] == "none"
    play(state, 0, "row 3")
    assert told(state, 1, "row 3") == moved("car", 12, "joins", 3, then=[(2, "25 → ②")])


def test_the_last_round_of_a_deal_is_told_although_the_next_is_dealt() -> None:
    """RH-19"""
    state = position("12", "5", deals=2)
    pick(state, "12", "5")
    assert told(state, 1, "row 1") == moved("car", 5, "takes", 1, cards=1, points=1, then=[(0, "12 → ①")])


def test_telling_changes_nothing() -> None:
    state = shown("A", "25")
    before = state.facts()
    told(state, 0, "row 1")
    assert state.facts() == before


def test_the_summary_shows_the_road_the_points_and_what_is_to_come() -> None:
    state = position("12 40", "15 41", rows=("10 17+18", "- T+A", "30 P+P"), points=(3, 0), deals=2)
    rows = "① 10 17+18   ② □ ⚓+✚   ③ 30 ★+★"
    values: dict[str, int | str] = {"rows": rows, "rounds": 2, "deal": 1, "deals": 2}
    assert GAME.summary(state) == phrase_by_seat("rush-hour-summary", values, {"points": [(0, 3), (1, 0)]})


def test_a_round_that_is_being_played_is_still_to_come() -> None:
    assert GAME.summary(shown("A", "25")).values["rounds"] == 2


@pytest.mark.parametrize(
    ("points", "cards", "values"),
    [
        ((3, 1, 2), (3, 1, 2), {"count": 1, "seats": "1", "points": 1, "by": "points", "lead": 1}),
        ((2, 2, 2), (1, 2, 1), {"count": 2, "seats": "0, 2", "points": 2, "by": "cards", "lead": 0}),
        ((0, 0, 5), (0, 0, 5), {"count": 2, "seats": "0, 1", "points": 0, "by": "points", "lead": 5}),
    ],
)
def test_the_ending_names_the_winners_and_what_made_them_win(
    points: tuple[int, ...], cards: tuple[int, ...], values: dict[str, int | str]
) -> None:
    """RH-18"""
    state = position("40", "41", "42", rows=("10", "20", "39"), points=points)
    for seat, count in enumerate(cards):
        state.cards_taken[seat] = count
    state.jam = False
    pick(state, "40", "41", "42")
    every = list(enumerate(points))
    assert GAME.ending(state) == phrase_by_seat("rush-hour-last-round-played", values, {"all": every})


def test_the_measure_is_what_all_seats_have_taken() -> None:
    state = position("40", "41", rows=("10", "20", "39"), taken=("1 2", "3"), points=(2, 1))
    assert GAME.measures(state) == {"penalty-cards": 3.0}


PHRASES = [
    Phrase("rush-hour"),
    Phrase("rush-hour-picks"),
    Phrase("rush-hour-shows", {"cards": "0: 12", "then": "none"}),
    Phrase("rush-hour-chooses-unseen"),
    Phrase("rush-hour-shows-rows", {"plays": "0: ★ → ①"}),
    *(
        moved(car, 8, how, 2, cards=count, points=count)
        for car in ("car", "trailer", "ambulance", "police", "tow-truck")
        for how in ("leads", "joins", "hitches", "loads", "fills", "takes")
        for count in (1, 3, 5)
    ),
    Phrase("rush-hour-summary", {"rows": "①", "points": "0: 3", "rounds": 2, "deal": 1, "deals": 1}),
    Phrase("rush-hour-summary", {"rows": "①", "points": "0: 3", "rounds": 2, "deal": 1, "deals": 2}),
    *(
        Phrase("rush-hour-last-round-played", {"count": count, "seats": "1", "points": points, "by": by, "all": "1: 2"})
        for count in (1, 2, 5)
        for points in (0, 1, 2, 5)
        for by in ("cards", "points")
    ),
    Phrase("rush-hour-cannot-deal-hand", {"needed": 53, "cards": 45, "hand": 8}),
    Phrase("rush-hour-cannot-deal-seats", {"needed": 53, "cards": 45, "seats": 2}),
    Phrase("rush-hour-cannot-deal-top", {"needed": 53, "cards": 45, "top": 10}),
    Phrase("rush-hour-not-a-move", {"text": "x"}),
    Phrase("measure-penalty-cards"),
    *(GAME.refusal(reason) for reason in GAME.refusals),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_a_sentence_in_every_language(language: str) -> None:
    words = Words(language)
    assert all(words.say(phrase.key, phrase.values) for phrase in PHRASES)


def test_sentences_read_as_they_should() -> None:
    words = Words("en")
    said = [
        words.say(phrase.key, phrase.values)
        for phrase in (
            moved("car", 25, "joins", 3),
            moved("tow-truck", 0, "takes", 1, cards=3, points=1),
            moved("trailer", 28, "hitches", 2, then=[(2, "37 → ①")]),
            moved("car", 25, "fills", 1, place=2),
            Phrase(
                "rush-hour-last-round-played", {"count": 1, "seats": "1", "points": 0, "by": "points", "all": "1: 0"}
            ),
        )
    ]
    assert said == [
        "25 to the end of row 3",
        "tow truck starts row 1 again; taken: 3 cards, one point",
        "trailer 28 hitched to the end of row 2; then 2: 37 → ①",
        "25 into the gap of row 1, place 2",
        "Seat 1 wins with no penalty points (RH-18). All: 1: 0.",
    ]
