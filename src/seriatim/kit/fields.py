"""Visitors of a state's fields: each game names its fields once, and these copy, list, write and read them.

A game's `State.fields` hands every field of one state to a visitor and stores the answer in another state:

    self.turn = visitor.number(source.turn)
    self.deck = visitor.numbers(source.deck, TERMINATED)

The `Copier` answers with a copy, the `FactLister` lists the field as numbers, the `PlainWriter` writes it as plain
data, and the `PlainReader` answers with what was written.
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
"""How a list stands among the facts: by itself, where its length follows from other facts; with TERMINATOR after it; or
with its length before it."""

TERMINATOR: Final[i64] = -1


class FieldVisitor:
    """One method for each kind of field. Each takes the field's value and returns the value to store."""

    @abstractmethod
    def number(self, number: i64) -> i64:
        """A number."""

    @abstractmethod
    def flag(self, flag: bool) -> bool:
        """True or False, among the facts 1 or 0."""

    @abstractmethod
    def choice(self, text: str, choices: list[str]) -> str:
        """One of a few texts, among the facts its place in the list of choices."""

    @abstractmethod
    def numbers(self, numbers: vec[i64], length_form: i64) -> vec[i64]:
        """A list of numbers, among the facts with its length in this form."""

    @abstractmethod
    def lists(self, lists: vec[vec[i64]], length_form: i64) -> vec[vec[i64]]:
        """A list of lists, among the facts each with its length in this form."""

    @abstractmethod
    def paired_lists(
        self, ones: vec[vec[i64]], others: vec[vec[i64]], length_form: i64
    ) -> tuple[vec[vec[i64]], vec[vec[i64]]]:
        """Two lists of as many lists, among the facts in pairs: a list of the ones, then the one of the others."""

    @abstractmethod
    def flags(self, flags: vec[bool]) -> vec[bool]:
        """A list of flags of a known length, among the facts 1 or 0 each."""

    @abstractmethod
    def flags_as_places(self, flags: vec[bool]) -> vec[bool]:
        """A list of flags, among the facts the places of those that are True, and TERMINATOR after them."""

    @abstractmethod
    def terminator(self) -> None:
        """No field: only TERMINATOR among the facts."""

    @abstractmethod
    def unlisted_number(self, number: i64) -> i64:
        """A number that is copied and sent, but is not among the facts: it follows from them, or is no part."""

    @abstractmethod
    def unlisted_numbers(self, numbers: vec[i64]) -> vec[i64]:
        """A list of numbers that is copied and sent, but is not among the facts."""

    @abstractmethod
    def rng(self, rng: Rng, length_form: i64) -> Rng:
        """A random generator: where it stands, and the seed of its stream if it has one."""


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

    def flags_as_places(self, flags: vec[bool]) -> vec[bool]:
        return flags[:]

    def terminator(self) -> None:
        pass

    def unlisted_number(self, number: i64) -> i64:
        return number

    def unlisted_numbers(self, numbers: vec[i64]) -> vec[i64]:
        return numbers[:]

    def rng(self, rng: Rng, length_form: i64) -> Rng:
        return rng.copy()


class FactLister(FieldVisitor):
    """Lists every field as numbers, in the order in which the fields are named."""

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

    def flags_as_places(self, flags: vec[bool]) -> vec[bool]:
        for place in range(len(flags)):
            if flags[place]:
                self.facts = append(self.facts, place)
        self.terminator()
        return flags

    def terminator(self) -> None:
        self.facts = append(self.facts, TERMINATOR)

    def unlisted_number(self, number: i64) -> i64:
        return number

    def unlisted_numbers(self, numbers: vec[i64]) -> vec[i64]:
        return numbers

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

    def flags_as_places(self, flags: vec[bool]) -> vec[bool]:
        return self.flags(flags)

    def terminator(self) -> None:
        pass

    def unlisted_number(self, number: i64) -> i64:
        return self.number(number)

    def unlisted_numbers(self, numbers: vec[i64]) -> vec[i64]:
        return self.numbers(numbers, FIXED_LENGTH)

    def rng(self, rng: Rng, length_form: i64) -> Rng:
        stream = rng.stream
        self.plain.append([rng.a, rng.b, rng.c, rng.d])
        self.plain.append(None if stream is None else [stream.seed, stream.blocks, stream.used])
        return rng


class PlainReader(FieldVisitor):
    """Answers with the fields that a `PlainWriter` wrote, whatever it is given; refuses data of another form."""

    def __init__(self, plain: Plain) -> None:
        self.plain = plain
        self.place = 0

    def next(self) -> object:
        if self.place == len(self.plain):
            raise bad_fields("some are missing")
        self.place += 1
        return self.plain[self.place - 1]

    def finish(self) -> None:
        """Refuse data of which some is left over."""
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

    def flags_as_places(self, flags: vec[bool]) -> vec[bool]:
        return self.flags(flags)

    def terminator(self) -> None:
        pass

    def unlisted_number(self, number: i64) -> i64:
        return self.number(number)

    def unlisted_numbers(self, numbers: vec[i64]) -> vec[i64]:
        return self.numbers(numbers, FIXED_LENGTH)

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
    """The stream of a generator, where it stood when it was written."""
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
