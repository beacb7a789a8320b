"""A table for tests, with a clock of its own: commands are decided, carried out and stored as bytes."""

from seriatim.games.game import Value
from seriatim.kit.policy import RandomPolicy
from seriatim.kit.rng import Rng
from seriatim.kit.seed import quick_rng
from seriatim.table.commands import SERVER, AnyCommand, BotPlay, Create, Play, Ready, SeatBot, Sit, Start, Tick
from seriatim.table.decide import carry_out, decide
from seriatim.table.events import AnyEvent
from seriatim.table.evolve import fold
from seriatim.table.refusals import CommandRefused
from seriatim.table.settings import Settings
from seriatim.table.stored_events import StoredEvent, read, write
from seriatim.table.table import Table, awaited

SEED = "0123456789abcdef" * 4
PEOPLE = ("ann", "ben", "cleo", "dan", "eve", "fay")


class Evening:
    """A table and all that happened at it. Times are in ms."""

    def __init__(self) -> None:
        self.table = Table()
        self.log: list[StoredEvent] = []
        self.now = 1_000_000

    def do(self, by: str, command: AnyCommand, *, cause: str = "", delay: int = 0, seed: str = SEED) -> list[AnyEvent]:
        """What happens by a command."""
        decision = decide(self.table, command, by, self.now, cause=cause, delay=delay, seed=seed)
        carry_out(self.table, decision)
        self.log += [read(write(stored)) for stored in decision.events]
        return [stored.event for stored in decision.events]

    def house(self, command: AnyCommand, *, seed: str = SEED) -> list[AnyEvent]:
        return self.do(SERVER, command, seed=seed)

    def refusal(self, by: str, command: AnyCommand, *, delay: int = 0) -> str:
        """The reason why not; nothing may have changed."""
        before = contents(self.table)
        try:
            self.do(by, command, delay=delay)
        except CommandRefused as refused:
            assert contents(self.table) == before
            return refused.reason
        raise AssertionError(f"{command} was not refused")

    def wait(self, milliseconds: int) -> list[AnyEvent]:
        """Time passes, and all that is due happens."""
        self.now += milliseconds
        events = []
        while happened := self.house(Tick()):
            events += happened
        return events

    def folded(self) -> Table:
        return fold(self.log)

    def bots_play(self, most: int = 1, rng_seed: str = "bots") -> int:
        """Let bots make so many moves, by chance."""
        rng, moves = quick_rng(rng_seed), 0
        while moves < most and (bots := [one for one in awaited(self.table) if one.bot is not None]):
            seat = bots[rng.below(len(bots))].seat
            action = int(RandomPolicy().choose(self.table.running.state.sight(seat), seat, rng))
            self.house(BotPlay(seat, action, self.table.running.position))
            moves += 1
        return moves

    def play_out(self) -> None:
        """Let persons and bots make moves by chance until the game ends."""
        rng = quick_rng("everybody")
        while self.table.phase == "running":
            self.play_once(rng)

    def play_once(self, rng: Rng) -> None:
        """Let a person or a bot make a move by chance."""
        waiting = awaited(self.table)
        one = waiting[rng.below(len(waiting))]
        running = self.table.running
        action = int(RandomPolicy().choose(running.state.sight(one.seat), one.seat, rng))
        if one.bot is not None:
            self.house(BotPlay(one.seat, action, running.position))
        else:
            move = running.game.write_move(running.state, one.seat, action)
            self.do(self.table.seats[one.seat].person, Play(one.seat, move))


UNTOLD = ("state", "tail", "known_views")
"""What of a game is compared in another way, or is computed from the rest."""


def contents(table: Table) -> dict[str, object]:
    """All that a table holds, to be compared."""
    held = dict(vars(table))
    match = held.pop("in_play")
    if match is not None:
        held |= {f"in_play.{name}": value for name, value in vars(match).items() if name not in UNTOLD}
        held["states"] = [list(state.facts()) for state in (match.state, *match.tail)]
    return {name: repr(value) for name, value in held.items()}


def moves(evening: Evening, seat: int) -> list[str]:
    """What the seat may do now, in words."""
    match = evening.table.running
    return [match.game.write_move(match.state, seat, int(action)) for action in match.state.actions(seat)]


def gathered(
    game: str, seats: int = 2, settings: Settings | None = None, people: int | None = None, **options: Value
) -> Evening:
    """A table at which everybody is seated and ready: the first host, each at their seat, bots at the rest."""
    evening = Evening()
    evening.do("ann", Create(game, seats, options, settings or Settings()))
    for seat in range(seats):
        if seat < (seats if people is None else people):
            evening.do(PEOPLE[seat], Sit(seat, PEOPLE[seat].title()))
            evening.do(PEOPLE[seat], Ready())
        else:
            evening.do("ann", SeatBot(seat, "novice"))
    return evening


def started(
    game: str, seats: int = 2, settings: Settings | None = None, people: int | None = None, **options: Value
) -> Evening:
    evening = gathered(game, seats, settings, people, **options)
    evening.do("ann", Start())
    return evening
