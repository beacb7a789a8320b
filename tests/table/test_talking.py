"""What is written at a table, by whom, and what advice costs."""

import pytest

from seriatim.table.commands import AnswerWarning, CallWarning, Mute, Play, Say
from seriatim.table.events import Muted, Played, TextSaid, WarningAnswered, WarningCalled
from seriatim.table.refusals import CommandRefused
from seriatim.table.settings import LONGEST_TEXT, MOST_WARNINGS, Settings
from seriatim.table.snapshot import snapshot
from seriatim.words import LANGUAGES, Words
from tests.table.people import Evening, contents, gathered, started


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


# Advice and its price (SQ-21)


def priced(people: int = 4) -> Evening:
    """Teams 0 (ann, cleo) and 1 (ben, dan); ann is the host."""
    return started("sequence", 4, people=people, table_talk="penalty")


def test_advice_may_be_given_where_it_has_a_price() -> None:
    """SQ-21"""
    assert priced().do("ben", Say(1, "take the 5 of hearts, dan")) == [TextSaid(1, "take the 5 of hearts, dan")]


def test_a_team_that_admits_its_advice_pays() -> None:
    """SQ-21"""
    evening = priced()
    assert evening.do("cleo", CallWarning(2, 1)) == [WarningCalled(2, 1)]
    assert evening.refusal("cleo", AnswerWarning(admitted=True)) == "not-the-warned-team"
    assert evening.do("dan", AnswerWarning(admitted=True)) == [
        WarningAnswered(1, True),
        Played(-1, "penalty 1", "table"),
    ]
    assert sorted(evening.table.running.since) == [1, 3]
    assert evening.table.running.warned is None
    assert contents(evening.folded()) == contents(evening.table)


def test_what_a_team_denies_the_host_decides() -> None:
    """SQ-21"""
    evening = priced()
    evening.do("cleo", CallWarning(2, 1))
    assert evening.do("ben", AnswerWarning(admitted=False)) == [WarningAnswered(1, False)]
    warned = evening.table.running.warned
    assert warned is not None
    assert warned.is_denied
    assert evening.refusal("ann", CallWarning(0, 1)) == "warned-already"
    assert evening.do("ann", AnswerWarning(admitted=False)) == [WarningAnswered(1, False, True)]
    assert evening.refusal("ann", AnswerWarning(admitted=True)) == "nobody-warned"


def test_the_host_may_rule_at_once() -> None:
    """SQ-21"""
    evening = priced()
    evening.do("cleo", CallWarning(2, 1))
    events = evening.do("ann", AnswerWarning(admitted=True))
    assert events == [WarningAnswered(1, True, True), Played(-1, "penalty 1", "table")]


def test_a_ruling_that_has_become_impossible_costs_nothing() -> None:
    """SQ-21"""
    evening = priced()
    evening.do("cleo", CallWarning(2, 1))
    state = evening.table.running.state
    for seat in (1, 3):
        state.debts[seat] = len(state.hand(seat))  # type: ignore[attr-defined]
    assert evening.do("ann", AnswerWarning(admitted=True)) == [WarningAnswered(1, True, True)]


def test_only_another_team_can_be_warned_and_only_where_there_is_a_price() -> None:
    """SQ-21"""
    evening = priced()
    assert evening.refusal("cleo", CallWarning(2, 0)) == "team-not-to-warn"
    assert evening.refusal("cleo", CallWarning(2, 7)) == "no-such-team"
    assert evening.refusal("cleo", CallWarning(1, 0)) == "not-yours"
    assert started("sequence", 4).refusal("cleo", CallWarning(2, 1)) == "no-such-team"
    assert gathered("sequence", 4).refusal("cleo", CallWarning(2, 1)) == "no-game-runs"
    assert evening.refusal("cleo", AnswerWarning(admitted=True)) == "nobody-warned"


def test_a_seat_is_told_whom_it_may_warn() -> None:
    """SQ-21"""
    evening = priced()
    assert teams_shown(evening, "cleo", 2) == [1]
    assert teams_shown(evening, "ben", 1) == [0]
    assert teams_shown(evening, "emma", 1) == []
    evening.do("cleo", CallWarning(2, 1))
    assert teams_shown(evening, "ben", 1) == []
    assert teams_shown(started("sequence", 4), "cleo", 2) == []
    assert teams_shown(started("the-game"), "ann", 0) == []


def teams_shown(evening: Evening, person: str, seat: int) -> list[int]:
    board = snapshot(evening.table, person, seat).board
    assert board is not None
    return list(board.to_warn)


def test_warnings_are_bounded() -> None:
    """SQ-21"""
    evening = priced()
    for _ in range(MOST_WARNINGS):
        evening.do("cleo", CallWarning(2, 1))
        evening.do("ann", AnswerWarning(admitted=False))
    assert evening.refusal("cleo", CallWarning(2, 1)) == "too-many-warnings"
