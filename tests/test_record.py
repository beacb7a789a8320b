"""Records: written, read, played again, and every way they can be broken."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from seriatim.bots import bot
from seriatim.games import GAMES
from seriatim.games.game import AnyGame
from seriatim.kit.seed import BadSeed, commitment, new_table_seed
from seriatim.kit.state import TABLE
from seriatim.match import Match
from seriatim.record import (
    LARGEST,
    BrokenRecord,
    Record,
    Step,
    check_deal,
    check_hash,
    deal_of,
    load,
    play,
    read,
    record_of,
    replay,
    result_of,
    write,
)

THE_GAME = GAMES["the-game"]
GOLDEN = Path(__file__).parent / "golden" / "records"


def a_record(seats: int = 2, seed: str = "7") -> Record:
    return play(THE_GAME, [bot("random", THE_GAME)] * seats, {"fire": True}, seed=seed)


def text_of(record: Record) -> str:
    return write(record)


def broken(text: str | bytes) -> BrokenRecord:
    data = text.encode() if isinstance(text, str) else text
    with pytest.raises(BrokenRecord) as caught:
        for _ in replay(read(data)):
            pass
    return caught.value


def test_a_record_is_read_as_it_was_written() -> None:
    record = a_record()
    again = read(text_of(record).encode())
    assert write(again) == text_of(record)
    assert [(step.seat, step.move) for step in again.steps] == [(step.seat, step.move) for step in record.steps]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_that_is_recorded_while_it_is_played_is_recorded_as_its_steps_are(game: AnyGame) -> None:
    record = play(game, [game.habit()] * game.usual_seats, seed=7)
    assert record_of(game, record.seats, record.options, record.seed, record.steps) == record


def test_a_record_plays_to_the_same_state_bit_for_bit() -> None:
    record = read(text_of(a_record()).encode())
    first, second = ([step.after.digest() for step in replay(record)] for _ in range(2))
    assert first == second
    assert len(first) == len(record.steps)


def test_a_record_of_a_table_seed_plays_again_too() -> None:
    record = a_record(seed=new_table_seed())
    check_hash(record)
    check_deal(record)
    assert result_of(list(replay(record))[-1].after) == record.result


def test_a_record_may_be_of_an_unfinished_game() -> None:
    record = record_of(THE_GAME, 2, {"starter": "first"}, "7", [Step(1, "keep-off a")])
    assert record.result == "unfinished"
    assert len(list(replay(read(write(record).encode())))) == 1


def test_what_the_table_does_is_written_with_its_name() -> None:
    record = Record("the-game", 1, 2, {}, "7", "h", "d", [Step(TABLE, "end")], "unfinished")
    assert "\ntable end\n" in write(record)
    assert read(write(record).encode()).steps[0].seat == TABLE


def test_a_windows_file_with_its_marks_is_read() -> None:
    text = "\ufeff" + text_of(a_record()).replace("\n", "\r\n")
    assert write(read(text.encode())) == text_of(a_record())


# As Python shows it


def test_the_text_of_a_record_is_what_str_gives_and_its_repr_is_short() -> None:
    record = a_record()
    assert str(record) == write(record)
    assert repr(record) == f"<Record: the-game, 2 seats, seed 7, {len(record.steps)} steps, {record.result}>"
    assert ", 1 step, " in repr(msgspec.structs.replace(record, steps=record.steps[:1]))
    assert len(repr(a_record(seed=new_table_seed()))) < 120


def test_seeds_are_whole_numbers_or_texts() -> None:
    assert play(THE_GAME, [bot("random", THE_GAME)] * 2, seed=7) == play(
        THE_GAME, [bot("random", THE_GAME)] * 2, seed="7"
    )
    for seed in (None, True, 1.5, -1):
        with pytest.raises(BadSeed):
            play(THE_GAME, [bot("random", THE_GAME)] * 2, seed=seed)  # type: ignore[arg-type]


def test_options_may_be_an_object_and_are_written_as_far_as_they_are_no_defaults() -> None:
    options = THE_GAME.options_type(fire=True)
    record = play(THE_GAME, [bot("random", THE_GAME)] * 2, options, seed=7)
    assert record == a_record()
    assert record_of(THE_GAME, 2, options, 7, record.steps) == record
    assert "options: plain\n" in str(play(THE_GAME, [bot("random", THE_GAME)] * 2, THE_GAME.options_type(), seed=7))
    assert read(str(record).encode()).options == {"fire": True}


Change = Callable[[str], str | bytes]


def replaced(old: str, new: str) -> Change:
    return lambda text: text.replace(old, new, 1)


BREAKS: dict[str, tuple[Change, int, str]] = {
    "nothing at all": (lambda _: "", 1, "record-heading"),
    "another text": (lambda _: "Dear diary\n", 1, "record-heading"),
    "binary garbage": (lambda _: bytes(range(256)) * 9, 2, "record-not-text"),
    "garbage in the middle": (lambda text: text.encode().replace(b"seed: 7", b"seed: \xff\xfe"), 6, "record-not-text"),
    "a zero byte": (replaced("seed: 7", "seed: \0"), 6, "record-not-text"),
    "an endless line": (replaced("seed: 7", "seed: " + "7" * 1000), 6, "record-long-line"),
    "far too large": (lambda text: text + "\n" * LARGEST, 1, "record-too-large"),
    "an unknown game": (replaced("the-game", "chess"), 2, "no-such-game"),
    "a version of the future": (replaced("rules: 1", "rules: 99"), 3, "no-such-rules"),
    "seats in words": (replaced("seats: 2", "seats: two"), 4, "record-seats"),
    "too many seats": (replaced("seats: 2", "seats: 77"), 4, "bad-seats"),
    "options without sense": (replaced("fire=true", "fire!"), 5, "record-options"),
    "an unknown option": (replaced("fire=true", "water=true"), 5, "no-such-option"),
    "an impossible option": (replaced("fire=true", "minimum=9"), 5, "bad-option"),
    "an impossible seed": (replaced("seed: 7", "seed: ###"), 6, "bad-seed"),
    "a seed in another script": (replaced("seed: 7", "seed: сім"), 6, "bad-seed"),
    "a missing field": (replaced("seed: 7\n", ""), 6, "record-field"),
    "cut off in the header": (lambda text: text[: text.index("seed: ")], 6, "record-cut-off"),
    "cut off in the first line": (lambda _: "seriatim record 1", 2, "record-cut-off"),
    "cut off after the header": (lambda text: "\n".join(text.split("\n")[:8]), 8, "record-cut-off"),
    "cut off in the moves": (lambda text: "\n".join(text.split("\n")[:20]), 20, "record-cut-off"),
    "a line without a seat": (lambda text: with_line(text, 17, "hello"), 17, "record-step"),
    "a move that is none": (lambda text: with_line(text, 17, "0 castle"), 17, "the-game-not-a-move"),
    "an illegal move at line 17": (lambda text: with_line(text, 17, "0 bid 3"), 17, "the-game-refuses-not-your-turn"),
    "a seat that is not there": (lambda text: with_line(text, 17, "9 end"), 17, "the-game-refuses-not-your-turn"),
    "a result of its own": (lambda text: text.replace("stuck", "all-laid"), 0, "record-result"),
}


def with_line(text: str, number: int, line: str) -> str:
    lines = text.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


@pytest.mark.parametrize("name", BREAKS)
def test_a_broken_record_is_refused_with_its_line_and_reason(name: str) -> None:
    change, line, key = BREAKS[name]
    text = text_of(a_record())
    assert "stuck" in text
    error = broken(change(text))
    assert error.phrase.key == key
    assert error.line == (line or len(text.rstrip("\n").split("\n")))


def test_a_move_after_the_end_is_refused() -> None:
    lines = text_of(a_record()).split("\n")
    result = next(place for place, line in enumerate(lines) if line.startswith("result"))
    lines.insert(result - 1, "0 end")
    assert broken("\n".join(lines)).phrase.key == "refuses-game-over"


def test_a_huge_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "huge"
    with file.open("wb") as out:
        out.truncate(100_000_000)
    with pytest.raises(BrokenRecord) as caught:
        load(file)
    assert caught.value.phrase.key == "record-too-large"


def test_a_changed_seed_does_not_agree_with_the_hash() -> None:
    record = read(text_of(a_record()).replace("seed: 7", "seed: 8").encode())
    with pytest.raises(BrokenRecord, match="line 7: The hash does not match the seed"):
        check_hash(record)
    with pytest.raises(BrokenRecord, match="line 8: The cards dealt do not match the seed"):
        check_deal(record)


def test_a_seed_that_is_no_ascii_does_not_agree_with_any_hash() -> None:
    record = read(text_of(a_record()).replace("seed: 7", "seed: сім").encode())
    with pytest.raises(BrokenRecord, match="line 7: The hash does not match the seed"):
        check_hash(record)


def test_anyone_can_compute_the_hash_without_us() -> None:
    assert commitment("7") == "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"


@pytest.mark.parametrize("file", sorted(GOLDEN.rglob("*.txt")), ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_golden_record_still_plays_to_its_end(file: Path) -> None:
    record = load(file)
    check_hash(record)
    check_deal(record)
    assert len(list(replay(record))) == len(record.steps)
    assert write(record) == file.read_text("utf-8")


def test_a_record_of_an_older_version_plays_on_as_it_began() -> None:
    record = load(GOLDEN / "cut-in" / "unfinished-after-a-cut.txt")
    assert record.rules == 1
    match = Match.from_record(record)
    assert str(match.record()) == str(record)
    assert match.state.rules_version == 1


def test_a_record_by_rules_that_nobody_knows_is_refused_at_their_line() -> None:
    record = msgspec.structs.replace(a_record(), rules=99)
    with pytest.raises(BrokenRecord) as refused:
        deal_of(record)
    assert (refused.value.line, refused.value.phrase.key) == (3, "no-such-rules")


def test_there_are_golden_records() -> None:
    assert sorted(folder.name for folder in GOLDEN.iterdir()) == sorted(GAMES)
