"""A game in progress for Python people: plain numbers, lists and texts in and out.

>>> from seriatim import Match
>>> match = Match("the-game", seats=3, seed=7, fire=True)
>>> match.actors
[0, 1, 2]
>>> match.moves(0)
['bid 0', 'bid 1', 'bid 2', 'bid 3']
>>> match.play("bid 2", seat=0)
>>> match.actors
[1, 2]

The rules are in the game's `State`, which is compiled; a `Match` adds what a person at a prompt wants: moves as text,
errors in words, a record, and a step back.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from seriatim import record as records
from seriatim.bots import bot as bot_named
from seriatim.bots.silent import silenced
from seriatim.games import GAMES, game_named
from seriatim.games.game import AnyGame, NewSeed, Options, Value, shown
from seriatim.games.position import BadPosition
from seriatim.kit.policy import Policy
from seriatim.kit.rng import Rng
from seriatim.kit.seed import new_table_seed, quick_rng, seed_text
from seriatim.kit.state import OMNISCIENT, SPECTATOR, TABLE, State
from seriatim.record import Record, Step, written_options

Seed = int | str
GivenGame = str | AnyGame
"""A game by its id, such as `the-game`, or the `Game` itself."""


def text_of(seed: Seed | NewSeed) -> str:
    """The text of a seed; a new one is 256 bits that nobody can guess."""
    return new_table_seed() if isinstance(seed, NewSeed) else seed_text(seed)


class Move(str):
    """A move as text that also says which seat makes it."""

    __slots__ = ("seat",)

    seat: int

    def __new__(cls, text: str, seat: int) -> "Move":
        move = super().__new__(cls, text)
        move.seat = seat
        return move

    def __reduce__(self) -> tuple[type["Move"], tuple[str, int]]:
        return Move, (str(self), self.seat)


class Match:
    """One game from its deal to its end, or what one seat knows of it (`sight`).

    Two matches are equal if they are of the same game and options, in the same state, reached by the same moves. A
    match changes, so it cannot be hashed; use `digest()` as a key.
    """

    __hash__ = None  # type: ignore[assignment]

    def __init__(
        self,
        game: GivenGame,
        seats: int | None = None,
        options: Mapping[str, Value] | Options | None = None,
        *,
        seed: Seed | NewSeed = NewSeed.NEW_SEED,
        **more: Value,
    ) -> None:
        """Deal a game. Options stand in a mapping or as keywords. Without a seed the deal is random.

        >>> Match("sequence", seats=2, seed="monday").turn
        0
        """
        self._game = game_named(game)
        self._seats = self._game.usual_seats if seats is None else seats
        self._options: dict[str, Value] = {**written_options(options), **more}
        self._seed: str | None = text_of(seed)
        self._state: State = self._game.deal(self._seats, self._options, seed=self._seed)
        self._past: list[tuple[State, Move]] = []

    @classmethod
    def _with(cls, game: AnyGame, seats: int, options: Mapping[str, Value], state: State) -> "Match":
        """A match in this state, with neither seed nor past."""
        match = cls.__new__(cls)
        match._game, match._seats, match._options = game, seats, dict(options)
        match._seed, match._state, match._past = None, state, []
        return match

    @classmethod
    def from_record(cls, record: Record | str | bytes) -> "Match":
        """Play a record again, up to its last move. `BrokenRecord` says what is wrong with it, and in which line.

        >>> match = Match("rush-hour", seats=2, seed=7)
        >>> Match.from_record(str(match.record())) == match
        True
        """
        if isinstance(record, str):
            record = record.encode()
        if isinstance(record, bytes):
            record = records.read(record)
        if not isinstance(record, Record):
            raise TypeError(f"a record is a Record or its text, not {shown(record)}")
        match = cls._with(game_named(record.game), record.seats, record.options, records.deal_of(record))
        match._seed = record.seed
        records.check_hash(record)
        records.check_deal(record)
        for moment, step in zip(records.replay(record), record.steps, strict=True):
            move = match._game.write_move(moment.before, step.seat, moment.action)
            match._past.append((moment.before, Move(move, step.seat)))
            match._state = moment.after
        return match

    @classmethod
    def from_position(cls, game: GivenGame, *cards: Any, **given: Any) -> "Match":  # noqa: ANN401 (each game's own)
        """Set up a position by hand. `help(game.position)` lists its arguments, which differ by game.

        >>> match = Match.from_position("the-game", hands=["37 50", "60"], piles=[40, 1, 100, 100])
        >>> match.play("50a")
        >>> match.play("37a")
        Traceback (most recent call last):
        ...
        seriatim.games.game.IllegalMove: TG-7: 37 does not fit pile a (top 50)
        """
        found = game_named(game)
        state = found.position(*cards, **given)
        options = {name: value for name, value in given.items() if name in found.possible_options()}
        match = cls._with(found, len(state.scores()), options, state)
        for seat in match.actors:
            if not match.moves(seat):
                raise BadPosition(f"seat {seat} has no move in this position")
        return match

    # What it is

    @property
    def game(self) -> AnyGame:
        return self._game

    @property
    def seats(self) -> int:
        return self._seats

    @property
    def options(self) -> dict[str, Value]:
        """The options that were given; all others are the game's defaults."""
        return dict(self._options)

    @property
    def seed(self) -> str | None:
        """What the deal grows from; None for a sight and for a position set up by hand."""
        return self._seed

    @property
    def viewer(self) -> int | None:
        """Whose sight this is, SPECTATOR among them; None for the truth."""
        return None if self._state.viewer == OMNISCIENT else int(self._state.viewer)

    @property
    def state(self) -> State:
        """A copy of the engine's state, for programs that need its speed."""
        return self._state.copy()

    def digest(self) -> str:
        """The SHA-256 of all that the state holds."""
        return self._state.digest()

    # What may be done

    @property
    def actors(self) -> list[int]:
        """The seats that may make a move now; none when the game is over."""
        return [int(seat) for seat in self._state.actors()]

    @property
    def turn(self) -> int | None:
        """The seat that may act, if only one may."""
        actors = self.actors
        return actors[0] if len(actors) == 1 else None

    def moves(self, seat: int | None = None) -> list[str]:
        """The moves a seat may make now, as text; the seat may be left out where only one can act."""
        seat = self._actor(seat)
        return [self._text(seat, action) for action in self._state.actions(seat)]

    def signals(self, seat: int) -> list[str]:
        """What a seat may say now, as text. Talk changes nobody's turn."""
        self._require_seat(seat)
        return [self._text(seat, signal) for signal in self._state.signals(seat)]

    def _actor(self, seat: int | None) -> int:
        if seat is None:
            actors = self.actors
            if len(actors) != 1:
                who = f"seats {', '.join(map(str, actors))} may act" if actors else "nobody may act: the game is over"
                raise ValueError(f"name the seat; {who}")
            return actors[0]
        self._require_seat(seat)
        return seat

    def _require_seat(self, seat: int) -> None:
        if type(seat) is not int or not (0 <= seat < self._seats or seat == TABLE):
            raise ValueError(f"there is no seat {shown(seat)}; the seats are 0 to {self._seats - 1}, or TABLE")

    def _text(self, seat: int, action: int) -> str:
        return self._game.write_move(self._state, seat, int(action))

    # What happens

    def play(self, move: str | int, seat: int | None = None) -> None:
        """Make a move or signal, given as text or as its number.

        The seat may be left out where only one can act, and for a `Move` that a bot has chosen. A move that the rules
        refuse raises `IllegalMove`, a text that is no move `NotAMove`; then nothing changes.
        """
        self._need_truth("play on")
        if seat is None and isinstance(move, Move):
            seat = move.seat
        seat = self._actor(seat)
        action = self._game.read_move(self._state, seat, move) if isinstance(move, str) else move
        if type(action) is not int:
            raise TypeError(f"a move is a text or a whole number, not {move!r}")
        before = self._state.copy()
        self._game.play(self._state, seat, action)
        self._past.append((before, Move(self._game.write_move(before, seat, action), seat)))

    def undo(self) -> Move:
        """Take back the last move or signal, and return it."""
        self._need_truth("undo")
        if not self._past:
            raise ValueError("there is no move to take back")
        self._state, move = self._past.pop()
        return move

    @property
    def history(self) -> list[Move]:
        """All moves and signals so far, each with its seat; a sight has none."""
        return [move for _, move in self._past]

    # What is known

    def sight(self, seat: int) -> "Match":
        """What a seat knows, or everybody (SPECTATOR): a match with blanks, to look at and not to play on."""
        return Match._with(self._game, self._seats, self._options, self._sight(seat))

    def _sight(self, seat: int) -> State:
        if type(seat) is not int or not (0 <= seat < self._seats or seat == SPECTATOR):
            raise ValueError(f"there is no seat {shown(seat)}; the seats are 0 to {self._seats - 1}, or SPECTATOR")
        return self._state.sight(seat)

    def imagine(self, seed: Seed | NewSeed = NewSeed.NEW_SEED) -> "Match":
        """Of a sight: a whole match that could lie behind it, its blanks dealt at random."""
        world = self._state.imagine(quick_rng(text_of(seed)))
        return Match._with(self._game, self._seats, self._options, world)

    def view(self, seat: int) -> dict[str, Any]:
        """What a page shows to this seat, as plain data."""
        plain: dict[str, Any] = msgspec.to_builtins(self._game.view(self._sight(seat), seat))
        return plain

    def observe(self, seat: int) -> list[float]:
        """What the seat knows as numbers, for learners; `game.observation_layout` names them."""
        return list(self._game.observe(self._sight(seat), seat))

    def _need_truth(self, what: str) -> None:
        if self.viewer is not None:
            raise ValueError(f"a sight cannot {what}; ask the match itself, or imagine() one")

    # How it ends

    @property
    def is_over(self) -> bool:
        return self._state.outcome() != ""

    @property
    def outcome(self) -> str:
        """Why the game is over, as a key such as `stuck`; empty while it runs."""
        return self._state.outcome()

    @property
    def scores(self) -> list[float]:
        """A score for each seat; more is better."""
        return list(self._state.scores())

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none while the game runs."""
        return [int(seat) for seat in self._state.winners()]

    def record(self) -> Record:
        """The game so far as a record; `str()` of it is the text that `from_record` reads."""
        self._need_truth("make a record")
        if self._seed is None:
            raise ValueError("a position that was set up by hand has no seed, and so no record")
        steps = [Step(move.seat, str(move)) for move in self.history]
        dealt = self._past[0][0] if self._past else self._state
        return records.record_between(self._game, dict(self._options), self._seed, dealt, steps, self._state)

    # As Python has it

    def copy(self) -> "Match":
        """A match of its own, in the same state and with the same past."""
        match = Match._with(self._game, self._seats, self._options, self._state.copy())
        match._seed, match._past = self._seed, list(self._past)
        return match

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Match":
        return self.copy()

    def __getstate__(self) -> dict[str, object]:
        is_registered = GAMES.get(self._game.id) is self._game
        return {**self.__dict__, "_game": self._game.id if is_registered else self._game}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__ |= state
        self._game = game_named(state["_game"])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        mine = (self._game.id, self._seats, self._game.options(self._options), self.viewer, self.history)
        theirs = (other._game.id, other._seats, other._game.options(other._options), other.viewer, other.history)
        return mine == theirs and self._state == other._state

    def __repr__(self) -> str:
        turn = f"over: {self.outcome}" if self.is_over else f"to act: {', '.join(map(str, self.actors))}"
        sight = "" if self.viewer is None else f", seen by {viewer_name(self.viewer)}"
        return f"<Match {self._game.id}, {self._seats} seats, {turn}{sight}>"

    def __str__(self) -> str:
        """The table as a terminal shows it."""
        return "\n".join([self._heading(), *self._game.text(self._state), self._closing()])

    def _heading(self) -> str:
        options = [f"{name}={shown(value)}" for name, value in sorted(self._options.items())]
        seen = [] if self.viewer is None else [f"seen by {viewer_name(self.viewer)}"]
        return ", ".join([self._game.id, *options, *seen])

    def _closing(self) -> str:
        if not self.is_over:
            return f"to act: {', '.join(f'seat {seat}' for seat in self.actors)}"
        winners = ", ".join(f"seat {seat}" for seat in self.winners) or "nobody"
        scores = " ".join(f"{score:g}" for score in self.scores)
        return f"over: {self.outcome}; won by {winners}; scores {scores}"


def viewer_name(viewer: int) -> str:
    return "spectators" if viewer == SPECTATOR else f"seat {viewer}"


class Bot:
    """A player that is a program. Made by `seriatim.bot`; it plays any seat, and looks only at what the seat knows."""

    def __init__(self, game: AnyGame, policy: Policy, name: str, rng: Rng) -> None:
        self.game = game
        self.policy = policy
        self.name = name
        self._rng = rng

    def choose(self, match: Match, seat: int | None = None) -> Move:
        """The move it would make: of a sight for its seat, of a match for the only seat that can act."""
        seat, sight = self._sight(match, seat)
        if seat not in match.actors:
            raise ValueError(f"seat {seat} may not act now")
        action = int(self.policy.choose(sight, seat, self._rng))
        return Move(self.game.write_move(sight, seat, action), seat)

    def speak(self, match: Match, seat: int | None = None) -> list[Move]:
        """The signals it would give now; none if it does not talk or has nothing to say."""
        seat, sight = self._sight(match, seat)
        if not self.policy.talks():
            return []
        signals = [int(signal) for signal in self.policy.speak(sight, seat, self._rng)]
        return [Move(self.game.write_move(sight, seat, signal), seat) for signal in signals]

    def _sight(self, match: Match, seat: int | None) -> tuple[int, State]:
        if not isinstance(match, Match):
            raise TypeError(f"a bot looks at a Match, not at {shown(match)}")
        if match.game.id != self.game.id:
            raise ValueError(f"this bot plays {self.game.id}, not {match.game.id}")
        if seat is None:
            seat = match.viewer if match.viewer is not None else match._actor(None)
        return seat, match._state.sight(match._actor(seat))

    def __repr__(self) -> str:
        return f"<Bot {self.name} for {self.game.id}>"


GivenBot = str | Policy | Bot
"""A bot by its name (`strong`, `my_bots:Greedy`), or as an object: a `Policy`, or a `Bot`."""


def bot(game: GivenGame, name: str | Policy, *, talking: bool = True, seed: Seed | NewSeed = NewSeed.NEW_SEED) -> Bot:
    """A bot for a game: `novice`, `steady`, `strong`, `master`, one of yours as `module:Class`, or a `Policy`.

    >>> from seriatim import Match, bot
    >>> match = Match("traffic-memo", seats=2, seed=7)
    >>> match.play(bot("traffic-memo", "steady", seed=1).choose(match))
    >>> len(match.history)
    1
    """
    found = game_named(game)
    label = name if isinstance(name, str) else type(name).__name__
    return Bot(found, policy_of(found, name, talking=talking), label, quick_rng(text_of(seed)))


def policy_of(game: AnyGame, given: GivenBot, *, talking: bool = True) -> Policy:
    """The player of a bot; at a silent table it gives no signals."""
    require_bot(given)
    if isinstance(given, str):
        return bot_named(given, game, talking=talking)
    policy = given.policy if isinstance(given, Bot) else given
    return policy if talking else silenced(policy)


def require_bot(given: object) -> None:
    """Raise `TypeError` for what can be no bot."""
    if isinstance(given, type):
        raise TypeError(f"{given.__name__} is a class: give a bot of it, such as {given.__name__}()")
    if not isinstance(given, str | Policy | Bot):
        raise TypeError(f"a bot is a name, such as 'steady', a Policy or a Bot, not {shown(given)}")


def require_bots(bots: object) -> None:
    """Raise `TypeError` unless these are several bots, one for each seat."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise TypeError(f"bots are a list with one for each seat, such as ['steady', 'novice'], not {shown(bots)!r}")
    for given in bots:
        require_bot(given)


def play(
    game: GivenGame,
    bots: Sequence[GivenBot],
    options: Mapping[str, Value] | Options | None = None,
    *,
    seed: Seed | NewSeed = NewSeed.NEW_SEED,
    talking: bool = True,
) -> Record:
    """Let bots play a whole game, one for each seat, and return its record.

    >>> import seriatim
    >>> seriatim.play("rush-hour", ["steady", "novice"], seed=7).result
    'last-round-played -14 -12'
    """
    found = game_named(game)
    require_bots(bots)
    players = [policy_of(found, one, talking=talking) for one in bots]
    return records.play(found, players, options, seed=text_of(seed))
