"""A game as text, which people can read and programs can replay exactly.

    seriatim record 1
    game: the-game
    rules: 1
    seats: 2
    options: fire=true starter=first
    seed: 7
    hash: 7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451
    deal: 1f6d…

    0 99c
    0 98c
    0 end
    1 keep-off a

    result: unfinished

`hash` is the SHA-256 of the seed's text, which a table shows before the deal. `deal` is the digest of the dealt state.
The result of a finished game is its outcome and the score of every seat.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from seriatim.games import GAMES
from seriatim.games.game import (
    AnyGame,
    CannotDeal,
    IllegalMove,
    NotAMove,
    Options,
    Value,
    in_english,
    option_values,
    shown,
)
from seriatim.kit.policy import Policy, play_step
from seriatim.kit.seed import BadSeed, commitment, quick_rng, seed_text
from seriatim.kit.state import TABLE, State
from seriatim.phrase import Phrase

HEADING: Final = "seriatim record 1"
FIELDS: Final = ("game", "rules", "seats", "options", "seed", "hash", "deal")
PLAIN: Final = "plain"
UNFINISHED: Final = "unfinished"
LARGEST: Final = 1_000_000
"""Bytes. A thousand moves take about ten thousand."""
LONGEST_LINE: Final = 300
LONGEST_SHOWN_SEED: Final = 20
"""Characters of a seed in a record's `repr`; of a longer one only the first are shown."""
STEP: Final = re.compile(r"(table|[0-9]{1,2}) (\S.*)")
OPTION: Final = re.compile(r"([a-z_]+)=([0-9A-Za-z-]+)")


class BrokenRecord(ValueError):
    """What is wrong with a record, and in which line."""

    def __init__(self, line: int, phrase: Phrase) -> None:
        super().__init__(line, phrase)
        self.line = line
        self.phrase = phrase

    def __str__(self) -> str:
        return f"line {self.line}: {in_english(self.phrase)}"


class Step(msgspec.Struct, frozen=True):
    """One line of a record: a seat's move or signal. `line` is its line number, from 1."""

    seat: int
    move: str
    line: int = 0


class Record(msgspec.Struct, frozen=True):
    """A recorded game: header, steps and result. `str(record)` is its text."""

    game: str
    rules: int
    seats: int
    options: dict[str, Value]
    seed: str
    hash: str
    deal: str
    steps: Sequence[Step]
    result: str
    result_line: int = 0

    def __str__(self) -> str:
        """The record as text, which `read` reads."""
        return write(self)

    def __repr__(self) -> str:
        """`<Record: the-game, 3 seats, seed 7, 85 steps, stuck 61 61 61>`."""
        seed = self.seed if len(self.seed) <= LONGEST_SHOWN_SEED else f"{self.seed[:8]}…"
        steps = f"{len(self.steps)} step{'' if len(self.steps) == 1 else 's'}"
        return f"<Record: {self.game}, {self.seats} seats, seed {seed}, {steps}, {self.result}>"


class Transition(msgspec.Struct, frozen=True):
    """One step of a replayed game: the state before an action, who did it, and the state after it."""

    before: State
    seat: int
    action: int
    after: State


def result_of(state: State) -> str:
    """`stuck 61 61 61`: the outcome and every seat's score; `unfinished` while the game runs."""
    if not state.outcome():
        return UNFINISHED
    return " ".join([state.outcome(), *(f"{score:g}" for score in state.scores())])


GivenOptions = Mapping[str, Value] | Options | None


def written_options(options: GivenOptions) -> dict[str, Value]:
    """Options as a record writes them: those that were given; of an `Options` object those that are no defaults.

    >>> from seriatim.games import GAMES
    >>> from seriatim.record import written_options
    >>> written_options(GAMES["the-game"].options_type(fire=True))
    {'fire': True}
    """
    if isinstance(options, Options):
        defaults = msgspec.structs.asdict(type(options)())
        given = msgspec.structs.asdict(options)
        return {name: value for name, value in given.items() if value != defaults[name]}
    return {} if options is None else option_values(options)


def record_of(
    game: AnyGame,
    seats: int,
    options: GivenOptions,
    seed: int | str,
    steps: Sequence[Step],
    *,
    rules: int | None = None,
) -> Record:
    """The record of these steps, which must be legal; by the newest rules or by those of an older version."""
    options, seed = written_options(options), seed_text(seed)
    dealt = game.deal(seats, options, seed=seed, rules=rules)
    state = dealt.copy()
    for step in steps:
        game.play(state, step.seat, game.read_move(state, step.seat, step.move))
    return record_between(game, options, seed, dealt, steps, state)


def record_between(
    game: AnyGame, options: dict[str, Value], seed: str, dealt: State, steps: Sequence[Step], state: State
) -> Record:
    """The record of the steps that have led from the deal to this state."""
    version, seats = int(dealt.rules_version), int(dealt.seats)
    deal, result = dealt.digest(), result_of(state)
    return Record(game.id, version, seats, options, seed, commitment(seed), deal, tuple(steps), result)


def play(game: AnyGame, players: Sequence[Policy], options: GivenOptions = None, *, seed: int | str) -> Record:
    """Let players play a whole game, one for each seat, with their signals before every move.

    >>> from seriatim.bots import bot
    >>> from seriatim.games import GAMES
    >>> from seriatim.record import play
    >>> game = GAMES["rush-hour"]
    >>> play(game, [bot("steady", game), bot("novice", game)], seed=7).seats
    2
    """
    options, seed = written_options(options), seed_text(seed)
    dealt = game.deal(len(players), options, seed=seed)
    rng, state, steps = quick_rng(f"{seed}/moves"), dealt.copy(), list[Step]()

    def write_step(before: State, seat: int, action: int) -> None:
        steps.append(Step(int(seat), game.write_move(before, int(seat), int(action))))

    while not state.outcome():
        play_step(state, list(players), rng, write_step)
    return record_between(game, options, seed, dealt, steps, state)


# Writing


def write(record: Record) -> str:
    """The record as text."""
    options = " ".join(f"{name}={shown(value)}" for name, value in sorted(record.options.items())) or PLAIN
    values = (record.game, record.rules, record.seats, options, record.seed, record.hash, record.deal)
    header = [f"{name}: {value}" for name, value in zip(FIELDS, values, strict=True)]
    steps = [f"{'table' if step.seat == TABLE else step.seat} {step.move}" for step in record.steps]
    return "\n".join([HEADING, *header, "", *steps, "", f"result: {record.result}", ""])


# Reading


def load(path: Path) -> Record:
    """Read a record from a file; one that is too large is not read at all."""
    with path.open("rb") as file:
        return read(file.read(LARGEST + 1))


def read(data: bytes) -> Record:
    """Read a record's text. Whether its moves are legal is checked by `replay`."""
    lines = lines_of(data)
    if lines[0] != HEADING:
        raise BrokenRecord(1, Phrase("record-heading", {"expected": HEADING}))
    fields = {name: field_of(lines, 1 + place, name) for place, name in enumerate(FIELDS)}
    start = 1 + len(FIELDS)
    end = result_line(lines, start)
    game = game_of(fields["game"])
    return Record(
        game.id,
        rules_of(game, fields["rules"]),
        seats_of(fields["seats"]),
        options_of(fields["options"]),
        fields["seed"],
        fields["hash"],
        fields["deal"],
        [step_of(lines[place], place + 1) for place in range(start, end) if lines[place]],
        lines[end].removeprefix("result: "),
        end + 1,
    )


def lines_of(data: bytes) -> list[str]:
    """The lines of a text that can be a record, spaces at their ends removed."""
    if len(data) > LARGEST:
        raise BrokenRecord(1, Phrase("record-too-large", {"limit": LARGEST}))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BrokenRecord(data.count(b"\n", 0, error.start) + 1, Phrase("record-not-text")) from None
    lines = [line.rstrip() for line in text.split("\n")]
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise BrokenRecord(number, Phrase("record-long-line", {"limit": LONGEST_LINE}))
        if not line.isprintable():
            raise BrokenRecord(number, Phrase("record-not-text"))
    return lines


def field_of(lines: list[str], place: int, name: str) -> str:
    if place >= len(lines) or (place == len(lines) - 1 and not lines[place]):
        raise BrokenRecord(place + 1, Phrase("record-cut-off"))
    if not lines[place].startswith(f"{name}: "):
        raise BrokenRecord(place + 1, Phrase("record-field", {"field": name}))
    return lines[place].removeprefix(f"{name}: ")


def result_line(lines: list[str], start: int) -> int:
    """The index of the line with the result: the last line that is not empty."""
    end = len(lines) - 1
    while end > start and not lines[end]:
        end -= 1
    if end < start or not lines[end].startswith("result: "):
        raise BrokenRecord(end + 1, Phrase("record-cut-off"))
    return end


def line_of(field: str) -> int:
    return FIELDS.index(field) + 2


def game_of(text: str) -> AnyGame:
    if text not in GAMES:
        raise BrokenRecord(line_of("game"), Phrase("no-such-game", {"given": text, "possible": ", ".join(GAMES)}))
    return GAMES[text]


def rules_of(game: AnyGame, text: str) -> int:
    known = {str(version): version for version in game.rules_versions}
    if text not in known:
        raise BrokenRecord(line_of("rules"), game.unknown_rules(text))
    return known[text]


def seats_of(text: str) -> int:
    if not re.fullmatch("[0-9]{1,2}", text):
        raise BrokenRecord(line_of("seats"), Phrase("record-seats", {"given": text}))
    return int(text)


def options_of(text: str) -> dict[str, Value]:
    if text == PLAIN:
        return {}
    options = {}
    for word in text.split():
        match = OPTION.fullmatch(word)
        if not match:
            raise BrokenRecord(line_of("options"), Phrase("record-options", {"given": word}))
        options[match[1]] = value_of(match[2])
    return options


def value_of(text: str) -> Value:
    """`true`, `3` or `bid`, as a value."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isdecimal() else text


def step_of(line: str, number: int) -> Step:
    match = STEP.fullmatch(line)
    if not match:
        raise BrokenRecord(number, Phrase("record-step", {"given": line[:40]}))
    return Step(TABLE if match[1] == "table" else int(match[1]), match[2], number)


# Replaying


def deal_of(record: Record) -> State:
    """The state a record starts from."""
    try:
        game = GAMES[record.game]
        dealt: State = game.deal(record.seats, record.options, seed=record.seed, rules=record.rules)
    except CannotDeal as error:
        field = {"bad-seats": "seats", "no-such-rules": "rules"}.get(error.reason, "options")
        raise BrokenRecord(line_of(field), error.phrase) from None
    except BadSeed as error:
        raise BrokenRecord(line_of("seed"), Phrase("bad-seed", {"given": error.seed})) from None
    return dealt


def replay(record: Record) -> Iterator[Transition]:
    """Replay a record move by move. An illegal move raises `BrokenRecord` with its line."""
    game = GAMES[record.game]
    state = deal_of(record)
    for step in record.steps:
        before = state.copy()
        try:
            action = game.read_move(state, step.seat, step.move)
            game.play(state, step.seat, action)
        except NotAMove as error:
            raise BrokenRecord(step.line, error.phrase) from None
        except IllegalMove as error:
            raise BrokenRecord(step.line, game.refusal(error.reason)) from None
        yield Transition(before, step.seat, action, state.copy())
    if result_of(state) != record.result:
        values = {"given": record.result, "found": result_of(state)}
        raise BrokenRecord(record.result_line, Phrase("record-result", values))


def check_hash(record: Record) -> None:
    """Raise `BrokenRecord` unless the hash is that of the seed."""
    if not record.seed.isascii() or commitment(record.seed) != record.hash:
        raise BrokenRecord(line_of("hash"), Phrase("record-hash"))


def check_deal(record: Record) -> None:
    """Raise `BrokenRecord` unless the deal is that of the seed."""
    if deal_of(record).digest() != record.deal:
        raise BrokenRecord(line_of("deal"), Phrase("record-deal"))
