"""A game besides its rules: its name, its options, and the modules that describe it.

A `Game` is asked by people, servers and learners, a few times a move; the rules it stands for are in its `State`. It
deals, checks, names moves, and makes pictures of what a seat may see. It never holds a game in progress. How moves are
written, what is seen and how it is described is in modules next to the game's class (`seriatim.games.modules`).
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cached_property
from typing import Any, ClassVar, Final, Generic, Literal, TypeVar

import msgspec
from librt.vecs import vec

from seriatim.games.modules import Moves, Notation, Positions, Reasons, Story, Texts, Views, game_module
from seriatim.games.turns import Sentences, TurnPart
from seriatim.kit.policy import Habit, Policy
from seriatim.kit.rng import Rng
from seriatim.kit.seed import new_table_seed, rng_from, seed_text
from seriatim.kit.state import State
from seriatim.phrase import Phrase

Value = bool | int | str
Talk = Literal["free", "guarded", "silent"]
"""Free text during a game: any, any without numbers, or none."""


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """The variants of a game. Every field has a default, and the defaults are the plain rulebook game (ALL-4)."""


class OptionsNote(msgspec.Struct, frozen=True):
    """What these options mean together; the message `web-option-<game>-<name>` says it below the last of them."""

    options: Mapping[str, Value]
    name: str


class NewSeed(Enum):
    """The default seed of `Game.deal`: 256 bits that nobody can guess."""

    NEW_SEED = "new seed"


class CannotDeal(ValueError):
    """The seats or options asked for make no game; the phrase says what would (ALL-4)."""

    def __init__(self, reason: str, phrase: Phrase) -> None:
        super().__init__(reason, phrase)
        self.reason = reason
        self.phrase = phrase

    def __str__(self) -> str:
        return in_english(self.phrase)


class IllegalMove(ValueError):
    """The rules refuse a move: the reason is a key of the game's rule page, and the phrase says it (ALL-5).

    `move` is what was tried, such as `37a, seat 0`, where the phrase does not tell it.
    """

    def __init__(self, reason: str, phrase: Phrase, move: str = "") -> None:
        super().__init__(reason, phrase, move)
        self.reason = reason
        self.phrase = phrase
        self.move = move

    def __str__(self) -> str:
        return in_english(self.phrase) + (f" (move {self.move})" if self.move else "")


class NotAMove(ValueError):
    """A text or number that names no move of the game; the phrase shows some that do."""

    def __init__(self, given: str, phrase: Phrase) -> None:
        super().__init__(given, phrase)
        self.phrase = phrase

    def __str__(self) -> str:
        return in_english(self.phrase)


RULES_NAMED: Final = re.compile(r" \(([A-Z]{2,3}-[0-9]+)[^()]*\)\.?$")
"""The numbers in brackets at the end of a sentence; the first of them."""


def in_english(phrase: Phrase) -> str:
    """The sentence of a phrase, with the number of the rule it names, if any, in front: `TG-7: 37 does not fit …`.

    A phrase for which there is no sentence yet is shown as it is.
    """
    from seriatim.words import Words  # noqa: PLC0415 (only an error needs the languages)

    try:
        sentence = Words("en").say(phrase.key, phrase.values)
    except (LookupError, ValueError):
        return f"{phrase.key} {dict(phrase.values)}"
    rules = RULES_NAMED.search(sentence)
    return f"{rules[1]}: {sentence[: rules.start()]}" if rules else sentence


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Options)
W = TypeVar("W", bound=msgspec.Struct)
C = TypeVar("C", bound=msgspec.Struct)


class Game(ABC, Generic[S, V, W, C]):
    """A game: the types of its states, its options, its views and its choices, and all that is asked about them.

    `parse`, `format`, `view`, `choices`, `observe`, `reason`, `telling`, `turn_part`, `turn_sentences`, `situation`,
    `summary`, `ending` and `statistics` are functions of the modules next to the game's class. A game may define any of
    them in its class instead.
    """

    id: ClassVar[str]
    rules_version: ClassVar[int]
    """The version of the rules of new games. Raised whenever the same record would be played differently."""
    older_rules: ClassVar[tuple[int, ...]] = ()
    """Earlier versions of the rules that can still be played, so that their games go on and their records replay."""
    seat_counts: ClassVar[tuple[int, ...]]
    usual_seats: ClassVar[int]
    """How many play where nobody says how many."""
    first_options: ClassVar[Mapping[str, Value]] = {}
    """What a page offers somebody who has never played this game: a gentle start, at the usual number of seats."""
    cooperative: ClassVar[bool]
    action_count: ClassVar[int]
    """Actions are the numbers below this."""
    longest: ClassVar[int]
    """No game takes more moves than this, talk aside."""
    refusals: ClassVar[tuple[str, ...]]
    """Every reason the rules give for refusing a move, as the rule page lists them."""
    outcomes: ClassVar[tuple[str, ...]]
    talk_rule: ClassVar[str] = "ALL-6"
    """The rule that says what may be talked about."""
    rules_on_advice: ClassVar[bool] = False
    """Whether advice has a price here, so that there can be a `ruling` against a team."""
    options_type: type[V]
    option_notes: ClassVar[tuple[OptionsNote, ...]] = ()

    def deal(
        self,
        seats: int,
        options: Mapping[str, Value] | V | None = None,
        *,
        seed: int | str | Rng | NewSeed = NewSeed.NEW_SEED,
        rules: int | None = None,
    ) -> S:
        """A new game, by the newest rules or by those of an older version.

        The same seats, options, seed and rules always give the same game; without a seed the deal is random.

        >>> from seriatim import GAMES
        >>> GAMES["the-game"].deal(3, {"fire": True}, seed=7).outcome()
        ''
        """
        self.require_seats(seats)
        table = self.table(seats, self.options({} if options is None else options, seats))
        table.rules_version = self.rules_version if rules is None else self.require_rules(rules)
        if isinstance(seed, NewSeed):
            seed = new_table_seed()
        rng = seed if isinstance(seed, Rng) else rng_from(seed_text(seed))
        return table.redeal(rng)

    def require_seats(self, seats: int) -> None:
        if type(seats) is not int or seats not in self.seat_counts:
            given = seats if type(seats) is int else shown(seats)
            raise CannotDeal("bad-seats", Phrase("bad-seats", {"given": given, "possible": listed(self.seat_counts)}))

    @property
    def rules_versions(self) -> tuple[int, ...]:
        """All versions of the rules that can be played, the newest last."""
        return (*self.older_rules, self.rules_version)

    def require_rules(self, version: int) -> int:
        """The version of the rules, if it can be played."""
        if version not in self.rules_versions:
            raise CannotDeal("no-such-rules", self.unknown_rules(version))
        return version

    def unknown_rules(self, version: int | str) -> Phrase:
        """Say which versions of the rules can be played, where another was asked for."""
        return Phrase("no-such-rules", {"given": version, "possible": listed(self.rules_versions)})

    def options(self, given: Mapping[str, Value] | V, seats: int | None = None) -> V:
        """The options, checked one by one; at a table of so many seats, if that is said."""
        values_given = option_values(given)
        possible = self.possible_options(seats)
        for name, value in values_given.items():
            if name not in possible:
                values = {"option": name, "possible": ", ".join(possible)}
                raise CannotDeal("bad-option", Phrase("no-such-option", values))
            if not any(value == one and type(value) is type(one) for one in possible[name]):
                is_text = isinstance(value, str) and not any(isinstance(one, str) for one in possible[name])
                written = f'"{shown(value)}"' if is_text else shown(value)
                values = {"option": name, "given": written, "possible": listed(possible[name])}
                raise CannotDeal("bad-option", Phrase("bad-option", values))
        return self.options_type(**values_given)

    def possible_options(self, seats: int | None = None) -> dict[str, Sequence[Value]]:
        """Every option with all it can be; the youngest sits at the table, if its seats are given (ALL-2)."""
        fields = msgspec.structs.fields(self.options_type)
        possible = {field.name: possible_values(field.type) for field in fields}
        if seats is not None and "youngest" in possible:
            possible["youngest"] = range(seats)
        return possible

    def options_beside(self, seats: int, given: Mapping[str, Value] | V) -> dict[str, list[Value]]:
        """What each option can be at a table of so many while the others are as given: all that could be dealt (ALL-4).

        >>> from seriatim.games import GAMES
        >>> GAMES["sequence"].options_beside(6, {"teams": 3})["hard"]
        [False]
        """
        self.require_seats(seats)
        return {
            name: [value for value in values if self.can_be_laid(seats, {**option_values(given), name: value})]
            for name, values in self.possible_options(seats).items()
        }

    def can_be_laid(self, seats: int, given: Mapping[str, Value]) -> bool:
        try:
            self.table(seats, self.options(given, seats))
        except CannotDeal:
            return False
        return True

    @abstractmethod
    def table(self, seats: int, options: V) -> S:
        """A table laid for this game with no cards dealt yet; `redeal` deals. Refuses what cannot be dealt (ALL-4)."""

    def play(self, state: S, seat: int, action: int) -> None:
        """Make a move or signal happen if the rules allow it; else nothing changes."""
        if not self.is_action(action):
            reason = "game-over" if state.outcome() else "no-such-move"
            raise IllegalMove(reason, self.refusal(reason), f"{shown(action)}, seat {seat}")
        refused = state.objection(seat, action)
        if refused is not None:
            raise self.illegal_move(state, seat, action, refused)
        state.apply(seat, action)

    def is_action(self, action: object) -> bool:
        """Whether this is the number of a move or signal, allowed or not."""
        return isinstance(action, int) and not isinstance(action, bool) and 0 <= action < self.action_count

    def illegal_move(self, state: S, seat: int, action: int, reason: str) -> IllegalMove:
        """The error for a move that the rules refuse; a game may tell more than the reason."""
        return IllegalMove(reason, self.refusal(reason), f"{self.write_move(state, seat, action)}, seat {seat}")

    def parse(self, text: str) -> int:
        """The action a text such as `37a` names."""
        notation: Notation = game_module(type(self), "notation")
        return notation.parse(text)

    def format(self, action: int) -> str:
        """The text of an action, which `parse` reads back. What is no action is refused.

        >>> from seriatim.games import GAMES
        >>> GAMES["the-game"].format(-1)
        Traceback (most recent call last):
        seriatim.games.game.NotAMove: -1 is not an action of this game; actions are the whole numbers 0–412.
        """
        self.require_action(action)
        notation: Notation = game_module(type(self), "notation")
        return notation.format(action)

    def require_action(self, action: object) -> None:
        if not self.is_action(action):
            raise NotAMove(
                shown(action), Phrase("not-an-action", {"given": shown(action), "last": str(self.action_count - 1)})
            )

    def read_move(self, state: S, seat: int, text: str) -> int:
        """The action a text names as a move of this seat; differs from `parse` where moves name cards of the hand."""
        return self.parse(text)

    def write_move(self, state: S, seat: int, action: int) -> str:
        """The text of an action as a move of this seat, to be said before it is made; `read_move` reads it back."""
        return self.format(action)

    def view(self, sight: S, seat: int) -> W:
        """The table as this seat sees it, for people and JSON; made from a sight only."""
        return self._views().view(sight, seat)

    def choices(self, sight: S, seat: int) -> Sequence[C]:
        """What the seat may do now, moves and signals, as a page needs them."""
        return self._views().choices(sight, seat)

    def observe(self, sight: S, seat: int) -> vec[float]:
        """What the seat knows as `observation_size` numbers between -1 and 1, for learners."""
        return vec[float]([number for _, numbers in self._views().observe(sight, seat) for number in numbers])

    @cached_property
    def observation_layout(self) -> tuple[tuple[str, slice], ...]:
        """The parts of an observation in their order: the name of each, and where its numbers are.

        >>> from seriatim.games import GAMES
        >>> GAMES["the-game"].observation_layout[0]
        ('hand', slice(0, 98, None))
        """
        dealt = self.deal(self.usual_seats, seed="layout")
        layout: list[tuple[str, slice]] = []
        start = 0
        for name, numbers in self._views().observe(dealt.sight(0), 0):
            layout.append((name, slice(start, start + len(numbers))))
            start += len(numbers)
        return tuple(layout)

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has: the same for all seats, options and positions."""
        return int(self.observation_layout[-1][1].stop)

    def _views(self) -> Views[S, W, C]:
        views: Views[S, W, C] = game_module(type(self), "view")
        return views

    @abstractmethod
    def habit(self, talking: bool = True) -> Habit:
        """A quick and sensible way to play, at a table where partners talk to each other or at a silent one."""

    def steady(self, talking: bool = True) -> Policy:
        """How somebody plays who knows the game well; the habit, unless that is already a match for a search."""
        return self.habit(talking)

    @abstractmethod
    def novice(self) -> Policy:
        """A way to play that errs as people err who are new to the game: they forget, overlook, and are greedy."""

    def reason(self, sight: S, seat: int, action: int) -> Phrase:
        """Say in one sentence why a sensible player makes this move. It uses only what the seat sees."""
        reasons: Reasons[S] = game_module(type(self), "bot.reasons")
        return reasons.reason(sight, seat, action)

    def text(self, state: S) -> list[str]:
        """The table as lines for a terminal, of the truth or of a sight; a card that is not known is `--`."""
        texts: Texts[S] = game_module(type(self), "text")
        return list(texts.lines(state))

    def position(self, *cards: object, **given: object) -> S:
        """A state set up by hand. See `position` in the game's own module of this name for its arguments."""
        positions: Positions[S] = game_module(type(self), "position")
        return positions.position(self, *cards, **given)

    # What a table asks

    def heard(self, state: S, seat: int, action: int) -> int | None:
        """The action as all others hear it, from the state before it; None while nobody may know more than that it
        was made. What is heard is given in words and moves, never as a code (ALL-6).
        """
        return action

    def awaited(self, state: S) -> Sequence[int]:
        """The actors without whom the game cannot go on: all, but those who only have a right."""
        return [int(seat) for seat in state.actors()]

    def bots_wait_for(self, state: S, seat: int) -> Sequence[int]:
        """The seats that a bot at this seat waits for if people play there, although the rules do not ask for it."""
        return ()

    def window_ms(self, state: S) -> int | None:
        """While a seat may interrupt: how many milliseconds it has, 0 for as many as it likes. None: nobody may."""
        return None

    def pauses(self, state: S) -> int:
        """The number of usual pauses that bots make before they move, so that people can look at what is open."""
        return 1

    def reveals(self, before: S, after: S) -> bool:
        """Whether a move between these states showed seats other than the mover's more than the move itself."""
        return False

    def team_of(self, state: S, seat: int) -> int:
        """Whom the seat plays with: everybody in a cooperative game, else nobody, unless the game has teams."""
        return 0 if self.cooperative else seat

    def ruling(self, state: S, team: int) -> int | None:
        """The table's own move against a team that has talked; None where there is none, or not now."""
        return None

    def talk(self, options: V) -> Talk:
        """What free text these options allow while the game runs; where numbers must stay secret, it is guarded."""
        return "guarded" if self.cooperative else "free"

    def refusal(self, reason: str) -> Phrase:
        """The sentence for a reason that `objection` gives; it names the rule's number (ALL-5)."""
        return Phrase(f"{self.id}-refuses-{reason}" if reason in self.refusals else f"refuses-{reason}")

    def telling(self, state: S, seat: int, action: int) -> Phrase:
        """Describe what this action does, from the state before it."""
        return self._story().telling(state, seat, action)

    def turn_part(self, state: S, seat: int, action: int) -> TurnPart:
        """What this action adds to the sentences of its turn, from the state before it."""
        return self._story().turn_part(state, seat, action)

    def turn_sentences(self, clauses: Sequence[Phrase]) -> Sentences:
        """The sentences of a turn, from the clauses of its moves."""
        return self._story().turn_sentences(clauses)

    def situation(self, sight: S) -> Sequence[Phrase]:
        """What somebody who cannot see the table must hear to make the next move."""
        return self._story().situation(sight)

    def summary(self, state: S) -> Phrase:
        """The table in one line."""
        return self._story().summary(state)

    def ending(self, state: S) -> Phrase:
        """How a finished game ended."""
        if not state.outcome():
            raise ValueError("this game is still running, so it has no ending yet")
        return self._story().ending(state)

    def statistics(self, moves: Moves[S]) -> dict[str, int]:
        """A game in numbers; the message `web-story-<key>` of the locale files says what each counts."""
        return self._story().statistics(moves)

    def _story(self) -> Story[S]:
        story: Story[S] = game_module(type(self), "story")
        return story

    @abstractmethod
    def measures(self, state: S) -> dict[str, float]:
        """Figures of a finished game that can be averaged over many games."""


AnyGame = Game[Any, Any, Any, Any]


def possible_values(kind: object) -> Sequence[Value]:
    """All values of an option's type: a bool, a Literal, or a whole number with both bounds."""
    info = msgspec.inspect.type_info(kind)
    if isinstance(info, msgspec.inspect.BoolType):
        return (False, True)
    if isinstance(info, msgspec.inspect.LiteralType):
        return [value for value in info.values if value is not None]
    if isinstance(info, msgspec.inspect.IntType) and info.ge is not None and info.le is not None:
        return range(info.ge, info.le + 1)
    raise TypeError(f"an option must be a bool, a Literal, or an int with ge and le, not {kind}")


def listed(values: Sequence[Value]) -> str:
    """`1–5` for numbers in a row, else `2, 3`."""
    first, last = values[0], values[-1]
    if len(values) > 2 and type(first) is int and type(last) is int and list(values) == list(range(first, last + 1)):
        return f"{first}–{last}"
    return ", ".join(shown(value) for value in values)


def shown(value: object) -> str:
    """A value as options are written: `true`, `3`, `bid`."""
    if isinstance(value, int) and value.bit_length() > 128:
        return hex(value)[:40]
    return str(value).lower() if isinstance(value, bool) else str(value)[:40]


def option_values(options: Mapping[str, Value] | Options) -> dict[str, Value]:
    """Options by their names, whether they are given by name or as a game's own object."""
    if isinstance(options, Options):
        return msgspec.structs.asdict(options)
    if not isinstance(options, Mapping):
        raise TypeError(f"options are a mapping of names to values or an Options object, not {shown(options)!r}")
    return dict(options)
