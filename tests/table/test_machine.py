"""A table under whatever people, bots and time may do to it, in any order.

At every step the fold of the stored events is the live table; a refused command changes nothing; somebody is awaited
as long as a game runs; and what is told holds no secret.
"""

from collections.abc import Callable
from functools import partial

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from seriatim.games import GAMES
from seriatim.games.game import Value
from seriatim.kit.seed import quick_rng
from seriatim.table.access import may_see_hands
from seriatim.table.clock import deadlines
from seriatim.table.commands import (
    SERVER,
    Abandon,
    Absent,
    AnswerRequest,
    AnswerWarning,
    AnyCommand,
    Back,
    BotPlay,
    CallWarning,
    Create,
    Kick,
    Mute,
    PassHost,
    Play,
    React,
    Ready,
    Rematch,
    Rename,
    RenewLink,
    Say,
    SeatBot,
    ShowHands,
    Sit,
    Stand,
    Start,
    TakeBack,
    TakeSeat,
    Tick,
    UndoKick,
)
from seriatim.table.evolve import fold
from seriatim.table.refusals import CommandRefused
from seriatim.table.settings import Settings
from seriatim.table.snapshot import snapshot
from seriatim.table.stored_events import event_for
from seriatim.table.table import awaited
from tests.table.people import PEOPLE, SEED, Evening, contents

SEATS = st.integers(0, 3)
PERSONS = st.sampled_from(PEOPLE[:3])
SETTINGS = st.builds(
    Settings,
    text=st.sampled_from(["usual", "off"]),
    take_backs=st.sampled_from(["usual", "on"]),
    late_by=st.sampled_from([1, 12]),
    nudge=st.sampled_from([0, 5]),
    limit=st.sampled_from([0, 10]),
    grace=st.sampled_from([0, 3]),
)
OPTIONS: dict[str, dict[str, Value]] = {
    "cut-in": {"window": 2},
    "sequence": {"draw": "manual", "table_talk": "penalty"},
    "rush-hour": {"deals": 2},
    "the-game": {"fire": True},
}

ABOUT_SEATS: list[Callable[[int], AnyCommand]] = [
    Stand,
    TakeSeat,
    TakeBack,
    partial(SeatBot, level="novice"),
    partial(SeatBot, level="master"),
    partial(Rename, name="Somebody"),
    partial(Say, text="hello"),
    partial(Say, text="I have 42"),
    partial(Say, text="\u202e"),
    partial(React, reaction="wow"),
]


class TableMachine(RuleBasedStateMachine):
    """Three persons, some bots, a clock, and a table of one game."""

    game = "the-game"

    def __init__(self) -> None:
        super().__init__()
        self.evening = Evening()
        self.folded = fold([])
        self.told = 0
        self.steps = 0

    @initialize(chosen=SETTINGS, seats=st.integers(2, 4), people=st.integers(0, 3), plain=st.booleans())
    def made(self, chosen: Settings, seats: int, people: int, plain: bool) -> None:
        options = {} if plain else OPTIONS.get(self.game, {})
        self.evening.do("ann", Create(self.game, seats, options, chosen))
        for seat in range(min(people, seats)):
            self.evening.do(PEOPLE[seat], Sit(seat, PEOPLE[seat].title()))
        self.begin()

    def attempt(self, by: str, command: AnyCommand, **known: int) -> bool:
        """Whether a command was possible; if not, the invariants see to it that nothing has changed."""
        try:
            self.evening.do(by, command, **known)  # type: ignore[arg-type]
        except CommandRefused:
            return False
        return True

    def who(self, seat: int, by: str, is_honest: bool) -> str:
        """Mostly people ask for what is theirs to ask."""
        seats = self.evening.table.seats
        return (seats[seat].person if is_honest and seat < len(seats) else "") or by

    # People

    @rule(by=PERSONS, seat=SEATS, name=st.sampled_from(["Ann", "Ben 2", "", "Cleo"]))
    def sit(self, by: str, seat: int, name: str) -> None:
        self.attempt(by, Sit(seat, name))

    @precondition(lambda self: self.evening.table.phase == "running" and self.evening.table.running.requests)
    @rule(by=PERSONS, is_host=st.booleans(), accepted=st.booleans())
    def answer_a_request(self, by: str, is_host: bool, accepted: bool) -> None:
        request = max(self.evening.table.running.requests)
        self.attempt(self.evening.table.host if is_host else by, AnswerRequest(request, accepted))

    @rule(by=PERSONS, seat=SEATS, is_honest=st.booleans(), command=st.sampled_from(ABOUT_SEATS))
    def about_a_seat(self, by: str, seat: int, is_honest: bool, command: Callable[[int], AnyCommand]) -> None:
        self.attempt(self.who(seat, by, is_honest), command(seat))

    @rule(
        by=PERSONS, seat=SEATS, is_host=st.booleans(), command=st.sampled_from([Kick, UndoKick, PassHost, Mute, Stand])
    )
    def manage(self, by: str, seat: int, is_host: bool, command: Callable[[int], AnyCommand]) -> None:
        self.attempt(self.evening.table.host if is_host else by, command(seat))

    @precondition(lambda self: self.evening.table.phase != "running")
    @rule()
    def begin(self) -> None:
        """The host fills the seats and begins; after a game, all would like another."""
        table = self.evening.table
        for seat in range(len(table.seats)):
            if table.seats[seat].is_free():
                self.attempt(table.host, SeatBot(seat, "novice"))
        for person in table.persons():
            self.attempt(person, Rematch() if table.phase == "over" else Ready())
        self.attempt(table.host, Start())

    @rule(is_host=st.booleans(), by=PERSONS)
    def renew_the_link(self, is_host: bool, by: str) -> None:
        self.attempt(self.evening.table.host if is_host else by, RenewLink())

    @rule(by=PERSONS, agreed=st.booleans(), command=st.sampled_from([Abandon, Rematch, Ready, ShowHands]))
    def vote(self, by: str, agreed: bool, command: Callable[[bool], AnyCommand]) -> None:
        self.attempt(by, command(agreed))

    @rule(by=PERSONS, seat=SEATS, team=st.integers(0, 2), admitted=st.booleans())
    def warn(self, by: str, seat: int, team: int, admitted: bool) -> None:
        self.attempt(self.who(seat, by, True), CallWarning(seat, team))
        self.attempt(by, AnswerWarning(admitted))

    # Moves

    @rule(choice=st.integers(0, 10**6), moves=st.integers(1, 8), delay=st.integers(0, 700))
    def play(self, choice: int, moves: int, delay: int) -> None:
        """Persons who are awaited move."""
        for number in range(moves):
            for one in awaited(self.evening.table):
                person = self.evening.table.seats[one.seat].person
                if person and self.evening.table.phase == "running":
                    move = self.some_move(one.seat, choice + number)
                    self.attempt(person, Play(one.seat, move, self.evening.table.sequence - choice % 3), delay=delay)

    @rule(by=PERSONS, seat=SEATS, choice=st.integers(0, 10**6), is_honest=st.booleans())
    def move_and_regret(self, by: str, seat: int, choice: int, is_honest: bool) -> None:
        if seat < len(self.evening.table.seats) and self.evening.table.phase == "running":
            by = self.who(seat, by, is_honest)
            self.attempt(by, Play(seat, self.some_move(seat, choice)))
            self.attempt(by, TakeBack(seat))

    def some_move(self, seat: int, choice: int) -> str:
        """A legal move or signal, if there is one; else any."""
        match = self.evening.table.running
        doings = [*match.state.actions(seat), *match.state.signals(seat)]
        action = int(doings[choice % len(doings)]) if doings else choice % match.game.action_count
        return match.game.write_move(match.state, seat, action)

    @rule(moves=st.integers(1, 40))
    def bots_play(self, moves: int) -> None:
        self.steps += 1
        self.evening.bots_play(moves, f"bots {self.steps}")

    @rule(seat=SEATS, action=st.integers(-3, 1000), behind=st.integers(-2, 5))
    def a_bot_is_wrong(self, seat: int, action: int, behind: int) -> None:
        self.attempt(SERVER, BotPlay(seat, action, self.evening.table.sequence - behind))

    # Time

    @rule(person=PERSONS, is_back=st.booleans())
    def come_and_go(self, person: str, is_back: bool) -> None:
        self.evening.house(Back(person) if is_back else Absent(person))

    @rule(passed=st.sampled_from([1, 900, 2_400, 5_000, 11_000, 70_000]), delay=st.integers(0, 900))
    def time_passes(self, passed: int, delay: int) -> None:
        self.evening.now += passed
        while self.evening.house(Tick(dict.fromkeys(range(4), delay))):
            pass
        assert all(one.at > self.evening.now for one in deadlines(self.evening.table, dict.fromkeys(range(4), delay)))

    # What always holds

    @invariant()
    def the_fold_of_the_events_is_the_table(self) -> None:
        fold(self.evening.log[self.folded.sequence :], self.folded)
        assert contents(self.folded) == contents(self.evening.table)
        assert [stored.sequence for stored in self.evening.log] == list(range(1, len(self.evening.log) + 1))

    @invariant()
    def somebody_is_awaited_as_long_as_a_game_runs(self) -> None:
        assert bool(awaited(self.evening.table)) == (self.evening.table.phase == "running")

    @invariant()
    def nothing_secret_is_told(self) -> None:
        for stored in self.evening.log[self.told :]:
            message = msgspec.json.encode(event_for(stored, -2))
            assert not any(f'"{person}"'.encode() in message for person in PEOPLE)
            assert stored.secret.seed == "" or SEED.encode() not in message
        self.told = len(self.evening.log)

    @invariant()
    def the_table_can_be_seen_by_everybody(self) -> None:
        self.steps += 1
        person, seat = (("ann", 0), ("ben", 1), ("nobody", 0))[self.steps % 3]
        shown = msgspec.json.encode(snapshot(self.evening.table, person, seat))
        assert (SEED.encode() in shown) == (self.evening.table.phase == "over")

    @invariant()
    def who_plays_never_sees_the_hands_that_spectators_see(self) -> None:
        table = self.evening.table
        assert not any(may_see_hands(table, person) for person in table.persons())
        if may_see_hands(table, "nobody"):
            assert set(table.persons()) <= table.showing
            assert table.running.was_shown

    def teardown(self) -> None:
        assert contents(self.evening.folded()) == contents(self.evening.table)


def machine_of(game: str) -> type[TableMachine]:
    return type(f"{game} machine", (TableMachine,), {"game": game})


@pytest.mark.parametrize("game", GAMES)
def test_a_table_stands_everything(game: str) -> None:
    run_state_machine_as_test(
        machine_of(game),
        settings=settings(max_examples=20, stateful_step_count=40, suppress_health_check=list(HealthCheck)),
    )


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_table_stands_everything_for_long(game: str) -> None:
    run_state_machine_as_test(
        machine_of(game),
        settings=settings(max_examples=50, stateful_step_count=60, suppress_health_check=list(HealthCheck)),
    )


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_whole_evenings(game: str) -> None:
    """Every game comes to its end, and the log of two of them folds to the same table."""
    evening, rng = Evening(), quick_rng("evening")
    seats = next(count for count in GAMES[game].seat_counts if count > 1)
    evening.do("ann", Create(game, seats))
    evening.do("ann", Sit(0, "Ann"))
    for seat in range(1, seats):
        evening.do("ann", SeatBot(seat, "novice"))
    evening.do("ann", Start())
    for _ in range(2):
        evening.do("ann", SeatBot(0, "steady"))
        while evening.table.phase == "running":
            evening.bots_play(1, f"{rng.next_u32()}")
        assert evening.table.seed == SEED
        evening.do("ann", Rematch())
    assert contents(evening.folded()) == contents(evening.table)
