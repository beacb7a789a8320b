"""What is written at a table, and by whom."""

import pytest

from seriatim.table.commands import Mute, Play, React, Say
from seriatim.table.events import Muted, Reacted, TextSaid
from seriatim.table.refusals import CommandRefused
from seriatim.table.settings import LONGEST_TEXT, Settings
from seriatim.words import LANGUAGES, Words
from tests.table.people import gathered, started


def test_before_and_after_a_game_anything_may_be_written() -> None:
    evening = gathered("the-game")
    assert evening.do("ann", Say(0, " call me at  20:15 ")) == [TextSaid(0, "call me at 20:15")]


def test_during_a_game_numbers_stay_secret() -> None:
    """TG-19"""
    evening = started("the-game")
    assert evening.do("ann", Say(0, "keep off the left pile, please")) == [
        TextSaid(0, "keep off the left pile, please")
    ]
    assert evening.refusal("ann", Say(0, "I hold the f-i-f-t-y")) == "no-numbers"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_is_kind_and_names_the_rule(language: str) -> None:
    """TG-19"""
    with pytest.raises(CommandRefused) as refused:
        started("the-game").do("ann", Say(0, "my 37"))
    sentence = Words(language).say(refused.value.phrase.key, refused.value.phrase.values)
    assert "TG-19" in sentence
    assert "3" in sentence


def test_who_plays_against_others_may_write_numbers() -> None:
    assert started("cut-in").do("ann", Say(0, "I have 3 cards left")) == [TextSaid(0, "I have 3 cards left")]


def test_some_games_are_played_in_silence() -> None:
    """SQ-21, QE-11"""
    assert started("sequence").refusal("ann", Say(0, "hello")) == "no-free-text"
    assert started("quick-and-easy", professional=True).refusal("ann", Say(0, "hello")) == "no-free-text"
    assert gathered("sequence").do("ann", Say(0, "hello")) == [TextSaid(0, "hello")]


def test_a_table_may_do_without_text() -> None:
    evening = gathered("the-game", 2, Settings(text="off"))
    assert evening.refusal("ann", Say(0, "hello")) == "text-is-off"


@pytest.mark.parametrize(
    ("text", "reason"),
    [("", "bad-text"), (" \n ", "bad-text"), ("a\u202eb", "bad-text"), ("x" * (LONGEST_TEXT + 1), "text-too-long")],
)
def test_text_must_be_readable_and_short(text: str, reason: str) -> None:
    assert gathered("the-game").refusal("ann", Say(0, text)) == reason


def test_only_those_with_a_seat_may_write_and_in_their_own_name() -> None:
    evening = gathered("the-game")
    assert evening.refusal("ann", Say(1, "hello")) == "not-yours"
    assert evening.refusal("cleo", Say(0, "hello")) == "not-yours"


def test_the_host_may_take_text_away_and_give_it_back() -> None:
    evening = started("the-game", starter="first")
    assert evening.refusal("ben", Mute(0)) == "not-the-host"
    assert evening.do("ann", Mute(1)) == [Muted((1,), True)]
    assert evening.refusal("ben", Say(1, "hello")) == "is-muted"
    assert len(evening.do("ben", Play(1, "keep-off a"))) == 1
    evening.do("ann", Mute(1, muted=False))
    assert evening.do("ben", Say(1, "hello")) == [TextSaid(1, "hello")]


def test_so_much_is_written_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seriatim.table.talking.MOST_TEXTS", 3)
    evening = gathered("the-game")
    for _ in range(3):
        evening.do("ann", Say(0, "hello"))
    assert evening.refusal("ann", Say(0, "hello")) == "table-is-worn"
    assert evening.refusal("ann", React(0, "wow")) == "table-is-worn"


def test_a_reaction_is_possible_where_text_is() -> None:
    """TG-19, SQ-21"""
    for evening in (started("the-game"), started("cut-in"), gathered("sequence")):
        assert evening.do("ben", React(1, "well-played")) == [Reacted(1, "well-played")]
        assert evening.table.texts == 1
        assert evening.refusal("ben", React(0, "wow")) == "not-yours"
        evening.do("ann", Mute(1))
        assert evening.refusal("ben", React(1, "wow")) == "is-muted"
    assert started("sequence").refusal("ann", React(0, "hurry")) == "no-free-text"
    assert gathered("the-game", 2, Settings(text="off")).refusal("ann", React(0, "haha")) == "text-is-off"
