"""What advice costs: who calls a warning, who answers it, and who decides (SQ-21)."""

import pytest

from seriatim.table.advice import Part
from seriatim.table.commands import Absent, AnswerWarning, CallWarning, Create, Ready, Say, SeatBot, Sit, Stand, Start
from seriatim.table.events import Played, TextSaid, WarningAnswered, WarningCalled, WarningDecided, WarningVoted
from seriatim.table.settings import MOST_WARNINGS
from seriatim.table.snapshot import Board, snapshot
from tests.table.people import PEOPLE, Evening, contents, gathered, started

ADMIT, DENY = AnswerWarning(admitted=True), AnswerWarning(admitted=False)
RULING = Played(-1, "penalty 1", "table")


def priced(people: int = 4) -> Evening:
    """Teams 0 (ann, cleo) and 1 (ben, dan); ann is the host, and plays."""
    return started("sequence", 4, people=people, table_talk="penalty")


def three_teams(people: int = 6) -> Evening:
    """Teams 0 (ann, dan), 1 (ben, eve) and 2 (cleo, and fay or a bot). Ann is the host."""
    return started("sequence", 6, people=people, teams=3, table_talk="penalty")


def with_a_host_who_does_not_play() -> Evening:
    """Teams 0 (a bot, cleo) and 1 (ben, dan); ann is the host."""
    evening = Evening()
    evening.do("ann", Create("sequence", 4, {"table_talk": "penalty"}))
    evening.do("ann", SeatBot(0, "novice"))
    for seat in (1, 2, 3):
        evening.do(PEOPLE[seat], Sit(seat, PEOPLE[seat].title()))
        evening.do(PEOPLE[seat], Ready())
    evening.do("ann", Start())
    return evening


def warned(evening: Evening) -> Evening:
    evening.do("cleo", CallWarning(2, 1))
    return evening


def test_advice_may_be_given_where_it_has_a_price() -> None:
    assert priced().do("ben", Say(1, "take the 5 of hearts, dan")) == [TextSaid(1, "take the 5 of hearts, dan")]


def test_a_team_that_admits_its_advice_pays() -> None:
    evening = priced()
    assert evening.do("cleo", CallWarning(2, 1)) == [WarningCalled(2, 1)]
    assert evening.refusal("cleo", ADMIT) == "not-the-warned-team"
    assert evening.do("dan", ADMIT) == [WarningAnswered(1, True), RULING]
    assert sorted(evening.table.running.since) == [1, 3]
    assert evening.table.running.warned is None
    assert contents(evening.folded()) == contents(evening.table)


def test_a_host_who_plays_does_not_judge_the_other_team() -> None:
    evening = warned(priced())
    assert evening.refusal("ann", ADMIT) == "not-the-warned-team"
    assert evening.do("ben", DENY) == [WarningAnswered(1, False), WarningDecided(1, False)]
    assert evening.refusal("ann", ADMIT) == "nobody-warned"


def test_a_host_who_plays_in_the_warned_team_answers_for_it() -> None:
    evening = priced()
    evening.do("ben", CallWarning(1, 0))
    assert evening.do("ann", DENY) == [WarningAnswered(0, False), WarningDecided(0, False)]


@pytest.mark.parametrize("is_denied", [False, True])
def test_a_host_who_does_not_play_decides(is_denied: bool) -> None:
    for verdict in (ADMIT, DENY):
        evening = warned(with_a_host_who_does_not_play())
        if is_denied:
            assert evening.do("ben", DENY) == [WarningAnswered(1, False)]
            assert evening.do("ben", DENY) == []
        ruling = [RULING] if verdict.admitted else []
        assert evening.do("ann", verdict) == [WarningDecided(1, verdict.admitted), *ruling]
        assert evening.table.running.warned is None
        assert contents(evening.folded()) == contents(evening.table)


def test_a_team_may_still_admit_what_it_has_denied() -> None:
    evening = warned(with_a_host_who_does_not_play())
    evening.do("ben", DENY)
    assert evening.refusal("cleo", CallWarning(2, 1)) == "warned-already"
    assert evening.do("dan", ADMIT) == [WarningAnswered(1, True), RULING]


def test_who_plays_in_neither_team_votes() -> None:
    evening = three_teams(people=5)
    evening.do("ben", CallWarning(1, 0))
    assert evening.refusal("eve", ADMIT) == "not-the-warned-team"
    assert evening.do("cleo", ADMIT) == [WarningVoted((2,)), WarningDecided(0, True), Played(-1, "penalty 0", "table")]
    assert contents(evening.folded()) == contents(evening.table)


def with_two_voters() -> Evening:
    """Ann warns the team of ben and eve; cleo and fay may vote."""
    evening = three_teams()
    evening.do("ann", CallWarning(0, 1))
    return evening


def test_a_host_who_plays_in_neither_team_has_one_vote() -> None:
    evening = three_teams()
    evening.do("ben", CallWarning(1, 2))
    assert evening.do("ann", ADMIT) == [WarningVoted((0,))]
    assert evening.do("dan", ADMIT)[:2] == [WarningVoted((3,)), WarningDecided(2, True)]


def test_a_vote_waits_for_all_who_are_present_and_a_tie_is_no() -> None:
    evening = with_two_voters()
    assert evening.do("cleo", ADMIT) == [WarningVoted((2,))]
    assert evening.do("cleo", DENY) == [], "once is enough"
    assert evening.do("fay", DENY) == [WarningVoted((5,)), WarningDecided(1, False)]


def test_a_vote_ends_when_its_outcome_is_certain() -> None:
    assert with_two_voters().do("fay", DENY) == [WarningVoted((5,)), WarningDecided(1, False)]


def test_a_vote_waits_for_nobody_who_is_away() -> None:
    evening = with_two_voters()
    evening.house(Absent("fay"))
    assert evening.do("cleo", ADMIT)[:2] == [WarningVoted((2,)), WarningDecided(1, True)]


def test_votes_are_secret_and_belong_to_one_warning() -> None:
    evening = with_two_voters()
    evening.do("cleo", ADMIT)
    assert "vote" not in str(snapshot(evening.table, "ann", 0).board)
    evening.do("ben", ADMIT)
    evening.do("ann", CallWarning(0, 1))
    assert evening.table.running.votes == {}


def test_who_called_a_warning_may_drop_it() -> None:
    evening = warned(priced())
    assert evening.do("ann", DENY) == [WarningDecided(1, False)], "her team has called it"
    assert evening.do("cleo", CallWarning(2, 1)) == [WarningCalled(2, 1)]


def test_a_ruling_that_has_become_impossible_costs_nothing() -> None:
    evening = warned(priced())
    state = evening.table.running.state
    for seat in (1, 3):
        state.debts[seat] = len(state.hand(seat))  # type: ignore[attr-defined]
    assert evening.do("ben", ADMIT) == [WarningAnswered(1, True)]


def test_a_warning_from_before_is_settled_by_those_who_may_now() -> None:
    """Until version 0.2 a denied warning waited for the host, who may play."""
    evening = warned(priced())
    before = evening.log[-1]
    evening.do("ben", DENY)
    evening.log.pop()
    assert evening.log[-1].event == WarningAnswered(1, False)
    evening.table = evening.folded()
    assert evening.table.running.warned is not None
    assert evening.do("cleo", DENY) == [WarningDecided(1, False)]
    assert before.event == WarningCalled(2, 1)


def test_only_another_team_can_be_warned_and_only_where_there_is_a_price() -> None:
    evening = priced()
    assert evening.refusal("cleo", CallWarning(2, 0)) == "team-not-to-warn"
    assert evening.refusal("cleo", CallWarning(2, 7)) == "no-such-team"
    assert evening.refusal("cleo", CallWarning(1, 0)) == "not-yours"
    assert started("sequence", 4).refusal("cleo", CallWarning(2, 1)) == "no-such-team"
    assert gathered("sequence", 4).refusal("cleo", CallWarning(2, 1)) == "no-game-runs"
    assert evening.refusal("cleo", ADMIT) == "nobody-warned"


def test_bots_give_no_advice() -> None:
    assert priced(people=1).refusal("ann", CallWarning(0, 1)) == "bots-advise-nobody"
    assert board_of(priced(people=1), "ann", 0).to_warn == []


def board_of(evening: Evening, person: str, seat: int) -> Board:
    board = snapshot(evening.table, person, seat).board
    assert board is not None
    return board


def test_a_seat_is_told_whom_it_may_warn() -> None:
    evening = priced()
    assert board_of(evening, "cleo", 2).to_warn == [1]
    assert board_of(evening, "ben", 1).to_warn == [0]
    assert board_of(evening, "emma", -2).to_warn == []
    warned(evening)
    assert board_of(evening, "ben", 1).to_warn == []
    assert board_of(started("sequence", 4), "cleo", 2).to_warn == []
    assert board_of(started("the-game"), "ann", 0).to_warn == []


def parts(evening: Evening) -> dict[str, Part]:
    seats = evening.table.seats_of
    return {one: board_of(evening, one, (*seats(one), -2)[0]).warning_part for one in PEOPLE[:5]}


def test_everybody_is_told_what_they_may_say_about_a_warning() -> None:
    evening = priced()
    assert set(parts(evening).values()) == {""}
    assert parts(warned(evening)) == {"ann": "caller", "ben": "team", "cleo": "caller", "dan": "team", "eve": ""}
    hosted = warned(with_a_host_who_does_not_play())
    hosted.do("ben", DENY)
    assert parts(hosted) == {"ann": "judge", "ben": "", "cleo": "caller", "dan": "", "eve": ""}
    voted = with_two_voters()
    assert parts(voted)["cleo"] == "judge"
    voted.do("cleo", ADMIT)
    assert parts(voted)["cleo"] == ""


def test_a_host_who_has_stood_up_has_played() -> None:
    evening = warned(priced())
    evening.do("ann", Stand(0))
    assert board_of(evening, "ann", -2).warning_part == ""
    assert evening.refusal("ann", ADMIT) == "not-the-warned-team"


def test_warnings_are_bounded() -> None:
    evening = priced()
    for _ in range(MOST_WARNINGS):
        warned(evening).do("ben", DENY)
    assert evening.refusal("cleo", CallWarning(2, 1)) == "too-many-warnings"
