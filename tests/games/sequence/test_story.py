"""Sequence told in words: the phrases that the locales turn into sentences."""

import pytest

from seriatim.games.sequence.rules import SequenceState
from seriatim.kit.state import TABLE
from seriatim.phrase import Phrase, phrase_by_seat
from seriatim.words import LANGUAGES, Words
from tests.games.sequence.positions import GAME, play, play_as, position, row

ONE = " ".join(row("a3", "e3"))
FOUR = " ".join(row("b8", "e8"))


def told(state: SequenceState, seat: int, move: str) -> Phrase:
    return GAME.telling(state, seat, GAME.parse(move))


def test_a_card_is_told_with_its_space() -> None:
    state = position("QS TH", "3S")
    assert told(state, 0, "QS b5") == Phrase("sequence-places", {"card": "Q♠", "space": "b5", "made": 0, "lost": "no"})
    assert told(state, 0, "TH f7") == Phrase("sequence-places", {"card": "10♥", "space": "f7", "made": 0, "lost": "no"})


def test_the_sequences_that_a_chip_completes_are_told() -> None:
    """SQ-14, SQ-16"""
    state = position("AC JD", "3S", chips=(f"{FOUR} {' '.join(row('f4', 'f7'))}", ""))
    assert told(state, 0, "AC f8").values["made"] == 2
    assert told(state, 0, "JD f8") == Phrase(
        "sequence-jack-places", {"card": "J♦", "space": "f8", "shown": "A♣", "made": 2, "lost": "no"}
    )
    assert told(state, 0, "JD f3").values["made"] == 1


def test_a_removal_tells_whose_chip_it_was() -> None:
    """SQ-9"""
    state = position("JS", "3S", chips=("", "j3"))
    values: dict[str, int | str] = {"card": "J♠", "space": "j3", "shown": "Q♠", "team": 1, "undone": 0, "lost": "no"}
    assert told(state, 0, "JS j3") == Phrase("sequence-removes", values)


def test_a_removal_tells_the_sequence_that_is_undone() -> None:
    """SQ-18: none is, if what still lies in line counts again."""
    state = position("JS", "3S", chips=("", ONE), hard=True)
    assert told(state, 0, "JS c3").values["undone"] == 1
    longer = position("JS", "3S", chips=("", f"{ONE} f3"), hard=True)
    assert told(longer, 0, "JS a3").values["undone"] == 0
    assert longer.chips.sequences(1) == 1


def test_exchanges_passes_and_draws_are_told() -> None:
    """SQ-10, SQ-11, SQ-13"""
    state = position("QS 8H", "", "4S 5S", draw="manual", chips=("b5 j3",))
    assert told(state, 0, "dead QS") == Phrase("sequence-exchanges", {"card": "Q♠"})
    assert told(state, 1, "pass") == Phrase("sequence-passes-and-draws")
    assert told(state, 0, "pass") == Phrase("sequence-passes")
    play(state, "8H i4", "pass", "4S d1")
    assert told(state, 0, "draw") == phrase_by_seat("sequence-draws", {"lost": 0}, {"losers": []})


def test_a_draw_tells_whose_cards_are_lost_by_it() -> None:
    """SQ-13: not the card of the seat that draws."""
    state = position("QS 8H", "2S 3S", "4S 5S", draw="manual")
    play(state, "QS b5", "2S b1", "4S d1")
    drawn = told(state, 2, "draw")
    assert drawn == phrase_by_seat("sequence-draws", {"lost": 2}, {"losers": [(0, ""), (1, "")]})
    assert drawn.values["losers"] == "0, 1"
    assert "lost (0, 1)" in Words("en").say(drawn.key, drawn.values)


def test_a_play_tells_that_the_own_card_is_lost_that_was_not_taken() -> None:
    """SQ-13"""
    state = position("QS 8H JD", "2S 3S JS", draw="manual")
    assert told(state, 0, "QS b5").values["lost"] == "no"
    play(state, "QS b5", "2S b1")
    assert [told(state, 0, move).values["lost"] for move in ("8H i4", "JD c1")] == ["yes", "yes"]
    play_as(state, 0, "draw")
    assert told(state, 0, "8H i4").values["lost"] == "no"
    play(state, "8H i4")
    removal = told(state, 1, "JS b5")
    assert removal.values["lost"] == "yes"
    assert Words("en").say(removal.key, removal.values).endswith("the card not taken before is lost")


def test_a_penalty_and_its_payment_are_told() -> None:
    """SQ-21"""
    state = position("QS", "3S", "4S", "5S", table_talk="penalty")
    assert told(state, TABLE, "penalty 1") == Phrase("sequence-penalty", {"team": 1})
    play_as(state, TABLE, "penalty 1")
    assert told(state, 3, "pay 5S") == Phrase("sequence-pays", {"card": "5♠"})


def test_before_the_first_move_the_lifted_cards_are_told() -> None:
    """SQ-6"""
    state = GAME.deal(3, seed=1)
    rounds = GAME.view(state.sight(0), 0).lifted
    summary = GAME.summary(state)
    assert summary.key == "sequence-opening"
    assert (summary.values["dealer"], summary.values["starter"]) == (state.dealer(), state.turn)
    told_rounds = str(summary.values["lifted"]).split("; ")
    assert [len(text.split(", ")) for text in told_rounds] == [sum(card != "" for card in cards) for cards in rounds]
    play_as(state, int(state.turn), GAME.format(state.actions(state.turn)[0]))
    assert GAME.summary(state).key == "sequence-summary"


def test_seats_that_lift_again_are_told_in_a_round_of_their_own() -> None:
    """SQ-6"""
    tied = GAME.deal(3, seed=next(seed for seed in range(99) if len(GAME.deal(3, seed=seed).lifted) == 2))
    first, second = str(GAME.summary(tied).values["lifted"]).split("; ")
    assert first.count(", ") == 2
    assert second.count(", ") in (1, 2)


def test_a_pass_is_a_first_move_too() -> None:
    state = position("JS", "3S")
    assert GAME.summary(state).key == "sequence-opening"
    play(state, "pass")
    assert GAME.summary(state).key == "sequence-summary"


def test_the_summary_tells_sequences_chips_and_deck() -> None:
    state = position("QS", "3S", deck="KD", rest="pile", chips=(f"{ONE} b1", "j3 h2"))
    assert GAME.summary(state) == Phrase(
        "sequence-summary", {"sequences": "1 : 0", "chips": "6 : 2", "deck": 1, "out": 0}
    )
    play(state, "QS b5")
    assert GAME.summary(state).values["out"] == 1
    three = position("QS", "3S", "4S", piles=("2C",), chips=("b1", "", "j3"))
    assert GAME.summary(three).values["chips"] == "1 : 0 : 1"


def test_the_ending_names_what_ended_it_and_who_won() -> None:
    """SQ-19, SQ-20"""
    won = position("AC", "3S", chips=(f"{ONE} {FOUR}", ""))
    play(won, "AC f8")
    assert GAME.ending(won) == Phrase("sequence-sequences", {"team": 0, "won": "yes", "sequences": "2 : 0"})
    passed = position("JS", "JH")
    play(passed, "pass", "pass")
    assert GAME.ending(passed).key == "sequence-all-passed"
    assert (GAME.ending(passed).values["won"], GAME.ending(passed).values["sequences"]) == ("no", "0 : 0")
    ran_out = position("QS", "3S", deck="KD", rest="pile", chips=("", ONE))
    ran_out.stock.times_out = 2
    play(ran_out, "QS b5")
    assert GAME.ending(ran_out) == Phrase("sequence-deck-ran-out", {"team": 1, "won": "yes", "sequences": "0 : 1"})


def test_a_finished_game_is_measured_by_its_sequences_and_chips() -> None:
    won = position("AC", "3S", chips=(f"{ONE} {FOUR}", "j3"))
    play(won, "AC f8")
    assert GAME.measures(won) == {"sequences": 2.0, "chips": 11.0}


def test_nothing_told_of_a_move_needs_more_than_its_sight() -> None:
    """ALL-6"""
    state = position("AC 8H JS", "3S", chips=(f"{FOUR} d7 i4", "j3"))
    for move in ("AC f8", "dead 8H", "JS j3"):
        assert told(state, 0, move) == told(state.sight(1), 0, move)


PHRASES = [
    *(
        Phrase("sequence-places", {"card": "Q♠", "space": "b5", "made": made, "lost": lost})
        for made in (0, 1, 2, 5)
        for lost in ("no", "yes")
    ),
    *(
        Phrase("sequence-jack-places", {"card": "J♦", "space": "b5", "shown": "Q♠", "made": made, "lost": lost})
        for made, lost in ((0, "no"), (1, "no"), (1, "yes"))
    ),
    *(
        Phrase(
            "sequence-removes", {"card": "J♠", "space": "b5", "shown": "Q♠", "team": 1, "undone": undone, "lost": "no"}
        )
        for undone in (0, 1, 2)
    ),
    *(Phrase("sequence-draws", {"lost": lost, "losers": "0, 3"}) for lost in (0, 1, 2, 5)),
    *(
        Phrase("sequence-summary", {"sequences": "1 : 0", "chips": "6 : 2", "deck": 1, "out": times})
        for times in (0, 1, 2, 3)
    ),
    *(
        Phrase(f"sequence-{outcome}", {"team": 1, "won": won, "sequences": "0 : 1"})
        for outcome in GAME.outcomes
        for won in ("yes", "no")
    ),
    *(Phrase(f"measure-{name}") for name in ("sequences", "chips")),
    Phrase("sequence-not-a-move", {"text": "x"}),
    Phrase("sequence"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phrase", PHRASES, ids=lambda phrase: f"{phrase.key} {list(phrase.values.values())}")
def test_every_phrase_is_a_sentence_in_every_language(language: str, phrase: Phrase) -> None:
    assert Words(language).say(phrase.key, phrase.values).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence_that_names_its_rule(language: str) -> None:
    """ALL-5"""
    for reason in GAME.refusals:
        assert "(" in Words(language).say(GAME.refusal(reason).key)
