"""Visitors of a state's fields: each game lists its fields once, and these copy, list, write and read them.

A game's `State.assign_game_fields` passes every field of one state to a visitor and stores the results in another:

    self.turn = visitor.number(source.turn)
    self.deck = visitor.numbers(source.deck, TERMINATED)

The `Copier` returns a copy, the `FactLister` appends the field to the facts, the `PlainWriter` writes it as plain data,
and the `PlainReader` returns what was written.
"""

from abc import abstractmethod
from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from seriatim.kit.game_rng import facts_of
from seriatim.kit.rng import FairStream, Rng

FIXED_LENGTH: Final[i64] = 0
TERMINATED: Final[i64] = 1
LENGTH_PREFIXED: Final[i64] = 2
"""How the facts show where a list ends: its length follows from other facts, TERMINATOR follows it, or its length
precedes it."""

TERMINATOR: Final[i64] = -1


class FieldVisitor:
    """One method for each kind of field. Each takes the field's value and returns the value to store."""

    @abstractmethod
    def number(self, number: i64) -> i64:
        """A number; it is its own fact."""

    @abstractmethod
    def flag(self, flag: bool) -> bool:
        """True or False; its fact is 1 or 0."""

    @abstractmethod
    def choice(self, text: str, choices: list[str]) -> str:
        """A text from `choices`; its fact is its index there."""

    @abstractmethod
    def numbers(self, numbers: vec[i64], length_form: i64) -> vec[i64]:
        """A list of numbers; they are its facts. `length_form` says how these show where it ends."""

    @abstractmethod
    def lists(self, lists: vec[vec[i64]], length_form: i64) -> vec[vec[i64]]:
        """A list of lists; their facts follow one another. `length_form` holds for each list."""

    @abstractmethod
    def paired_lists(
        self, ones: vec[vec[i64]], others: vec[vec[i64]], length_form: i64
    ) -> tuple[vec[vec[i64]], vec[vec[i64]]]:
        """Two lists of lists of equal length. The facts alternate: `ones[0]`, `others[0]`, `ones[1]` and so on."""

    @abstractmethod
    def flags(self, flags: vec[bool]) -> vec[bool]:
        """A list of flags of a known length; the fact of each is 1 or 0."""

    @abstractmethod
    def flags_as_indices(self, flags: vec[bool]) -> vec[bool]:
        """A list of flags; its facts are the indices of those that are True, then TERMINATOR."""

    @abstractmethod
    def terminator(self) -> None:
        """No field: append TERMINATOR to the facts."""

    @abstractmethod
    def uncompared_number(self, number: i64) -> i64:
        """A number that is copied and sent, but left out of the facts.

        It can be derived from them, or is not part of the game's state.
        """

    @abstractmethod
    def uncompared_numbers(self, numbers: vec[i64]) -> vec[i64]:
        """A list of numbers that is copied and sent, but left out of the facts."""

    @abstractmethod
    def rules_version(self, version: i64) -> i64:
        """The version of the rules. Version 1 has no fact, so that digests from before version 2 stay as they were."""

    @abstractmethod
    def rng(self, rng: Rng, length_form: i64) -> Rng:
        """A random generator: its state, and the seed of its stream if it has one."""


class Copier(FieldVisitor):
    """Copies every field."""

    def number(self, number: i64) -> i64:
        return number

    def flag(self, flag: bool) -> bool:
        return flag

    def choice(self, text: str, choices: list[str]) -> str:
        return text

    def numbers(self, numbers: vec[i64], length_form: i64) -> vec[i64]:
        return numbers[:]

    def lists(self, lists: vec[vec[i64]], length_form: i64) -> vec[vec[i64]]:
        return vec[vec[i64]]([numbers[:] for numbers in lists])

    def paired_lists(
        self, ones: vec[vec[i64]], others: vec[vec[i64]], length_form: i64
    ) -> tuple[vec[vec[i64]], vec[vec[i64]]]:
        return vec[vec[i64]]([one[:] for one in ones]), vec[vec[i64]]([other[:] for other in others])

    def flags(self, flags: vec[bool]) -> vec[bool]:
        return flags[:]

    def flags_as_indices(self, flags: vec[bool]) -> vec[bool]:
        return flags[:]

    def terminator(self) -> None:
        pass

    def uncompared_number(self, number: i64) -> i64:
        return number

    def uncompared_numbers(self, numbers: vec[i64]) -> vec[i64]:
        return numbers[:]

    def rules_version(self, version: i64) -> i64:
        return version

    def rng(self, rng: Rng, length_form: i64) -> Rng:
        return rng.copy()


class FactLister(FieldVisitor):
    """Lists every field as numbers, in the order of the calls."""

    def __init__(self) -> None:
        self.facts: vec[i64] = vec[i64]()

    def number(self, number: i64) -> i64:
        self.facts = append(self.facts, number)
        return number

    def flag(self, flag: bool) -> bool:
        self.facts = append(self.facts, 1 if flag else 0)
        return flag

    def choice(self, text: str, choices: list[str]) -> str:
        self.facts = append(self.facts, choices.index(text))
        return text

    def numbers(self, numbers: vec[i64], length_form: i64) -> vec[i64]:
        if length_form == LENGTH_PREFIXED:
            self.facts = append(self.facts, len(numbers))
        self.facts = extend(self.facts, numbers)
        if length_form == TERMINATED:
            self.terminator()
        return numbers

    def lists(self, lists: vec[vec[i64]], length_form: i64) -> vec[vec[i64]]:
        for numbers in lists:
            self.numbers(numbers, length_form)
        return lists

    def paired_lists(
        self, ones: vec[vec[i64]], others: vec[vec[i64]], length_form: i64
    ) -> tuple[vec[vec[i64]], vec[vec[i64]]]:
        for place in range(len(ones)):
            self.numbers(ones[place], length_form)
            self.numbers(others[place], length_form)
        return ones, others

    def flags(self, flags: vec[bool]) -> vec[bool]:
        for flag in flags:
            self.flag(flag)
        return flags

    def flags_as_indices(self, flags: vec[bool]) -> vec[bool]:
        for place in range(len(flags)):
            if flags[place]:
                self.facts = append(self.facts, place)
        self.terminator()
        return flags

    def terminator(self) -> None:
        self.facts = append(self.facts, TERMINATOR)

    def uncompared_number(self, number: i64) -> i64:
        return number

    def uncompared_numbers(self, numbers: vec[i64]) -> vec[i64]:
        return numbers

    def rules_version(self, version: i64) -> i64:
        if version != 1:
            self.facts = append(self.facts, -version)  # all other facts begin with the seats, which are never negative
        return version

    def rng(self, rng: Rng, length_form: i64) -> Rng:
        self.numbers(facts_of(rng), length_form)
        return rng


Plain = list[object]
"""Fields one after another, as plain data: whole numbers, True and False, texts, bytes, None, and lists of these."""


class PlainWriter(FieldVisitor):
    """Writes every field as plain data, which can be packed and sent to another process."""

    def __init__(self) -> None:
        self.plain: Plain = []

    def number(self, number: i64) -> i64:
        self.plain.append(number)
        return number

    def flag(self, flag: bool) -> bool:
        self.plain.append(flag)
        return flag

    def choice(self, text: str, choices: list[str]) -> str:
        self.plain.append(text)
        return text

    def numbers(self, numbers: vec[i64], length_form: i64) -> vec[i64]:
        self.plain.append([number for number in numbers])
        return numbers

    def lists(self, lists: vec[vec[i64]], length_form: i64) -> vec[vec[i64]]:
        self.plain.append([[number for number in numbers] for numbers in lists])
        return lists

    def paired_lists(
        self, ones: vec[vec[i64]], others: vec[vec[i64]], length_form: i64
    ) -> tuple[vec[vec[i64]], vec[vec[i64]]]:
        return self.lists(ones, length_form), self.lists(others, length_form)

    def flags(self, flags: vec[bool]) -> vec[bool]:
        self.plain.append([flag for flag in flags])
        return flags

    def flags_as_indices(self, flags: vec[bool]) -> vec[bool]:
        return self.flags(flags)

    def terminator(self) -> None:
        pass

    def uncompared_number(self, number: i64) -> i64:
        return self.number(number)

    def uncompared_numbers(self, numbers: vec[i64]) -> vec[i64]:
        return self.numbers(numbers, FIXED_LENGTH)

    def rules_version(self, version: i64) -> i64:
        return self.number(version)

    def rng(self, rng: Rng, length_form: i64) -> Rng:
        stream = rng.stream
        self.plain.append([rng.a, rng.b, rng.c, rng.d])
        self.plain.append(None if stream is None else [stream.seed, stream.blocks, stream.used])
        return rng


class PlainReader(FieldVisitor):
    """Returns the fields that a `PlainWriter` wrote and ignores its arguments. Refuses data of another form."""

    def __init__(self, plain: Plain) -> None:
        self.plain = plain
        self.place = 0

    def next(self) -> object:
        if self.place == len(self.plain):
            raise bad_fields("some are missing")
        self.place += 1
        return self.plain[self.place - 1]

    def finish(self) -> None:
        """Refuse data if some of it is left over."""
        if self.place < len(self.plain):
            raise bad_fields("there are too many")

    def number(self, number: i64) -> i64:
        return expect_number(self.next())

    def flag(self, flag: bool) -> bool:
        return expect_flag(self.next())

    def choice(self, text: str, choices: list[str]) -> str:
        read = self.next()
        if isinstance(read, str) and read in choices:
            return read
        raise bad_fields(f"{read!r} is none of {choices}")

    def numbers(self, numbers: vec[i64], length_form: i64) -> vec[i64]:
        return expect_numbers(self.next())

    def lists(self, lists: vec[vec[i64]], length_form: i64) -> vec[vec[i64]]:
        return vec[vec[i64]]([expect_numbers(numbers) for numbers in expect_list(self.next())])

    def paired_lists(
        self, ones: vec[vec[i64]], others: vec[vec[i64]], length_form: i64
    ) -> tuple[vec[vec[i64]], vec[vec[i64]]]:
        return self.lists(ones, length_form), self.lists(others, length_form)

    def flags(self, flags: vec[bool]) -> vec[bool]:
        return vec[bool]([expect_flag(flag) for flag in expect_list(self.next())])

    def flags_as_indices(self, flags: vec[bool]) -> vec[bool]:
        return self.flags(flags)

    def terminator(self) -> None:
        pass

    def uncompared_number(self, number: i64) -> i64:
        return self.number(number)

    def uncompared_numbers(self, numbers: vec[i64]) -> vec[i64]:
        return self.numbers(numbers, FIXED_LENGTH)

    def rules_version(self, version: i64) -> i64:
        return self.number(version)

    def rng(self, rng: Rng, length_form: i64) -> Rng:
        words = expect_numbers(self.next())
        return Rng(words[0], words[1], words[2], words[3], expect_stream(self.next()))


def bad_fields(why: str) -> ValueError:
    return ValueError(f"these are not the fields of such a state: {why}")


def expect_number(read: object) -> i64:
    if not isinstance(read, int):
        raise bad_fields(f"{read!r} is no number")
    return read


def expect_flag(read: object) -> bool:
    if not isinstance(read, bool):
        raise bad_fields(f"{read!r} is neither True nor False")
    return read


def expect_list(read: object) -> list[object]:
    if not isinstance(read, list):
        raise bad_fields(f"{read!r} is no list")
    return read


def expect_numbers(read: object) -> vec[i64]:
    return vec[i64]([expect_number(number) for number in expect_list(read)])


def expect_stream(read: object) -> FairStream | None:
    """Return the stream of a generator, as it was when it was written."""
    if read is None:
        return None
    parts = expect_list(read)
    seed = parts[0]
    if not isinstance(seed, bytes):
        raise bad_fields(f"{seed!r} is no seed")
    return stream_at(seed, expect_number(parts[1]), expect_number(parts[2]))


def stream_at(seed: bytes, blocks: i64, used: i64) -> FairStream:
    """A stream that has made so many blocks and used so many words of the last."""
    stream = FairStream(seed)
    if blocks > 0:
        stream.blocks = blocks - 1
        stream.fill()
        stream.used = used
    return stream


COPIER: Final = Copier()
