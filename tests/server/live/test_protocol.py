"""The protocol as pages know it."""

import runpy
from pathlib import Path

import msgspec
import pytest

from seriatim.server.live.protocol import DECODER, Do, Enter
from seriatim.table.commands import Play

SCRIPT = runpy.run_path(str(Path(__file__).parents[3] / "scripts" / "protocol_ts.py"))


def test_the_typescript_is_what_the_types_say() -> None:
    assert SCRIPT["TARGET"].read_text("utf-8") == SCRIPT["typescript"](), "run `make protocol`"


def test_what_a_page_sends_is_read_as_what_it_is() -> None:
    assert DECODER.decode('{"type": "enter", "id": "1", "table": "t", "after": 7}') == Enter("1", "t", after=7)
    said = DECODER.decode('{"type": "do", "id": "2", "command": {"type": "play", "seat": 0, "move": "37a"}}')
    assert said == Do("2", Play(0, "37a"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"type": "enter"}',
        '{"type": "enter", "id": "", "table": "t"}',
        '{"type": "do", "id": "1", "command": {"type": "tick"}}',
        '{"type": "do", "id": "1", "command": {"type": "absent", "person": "x"}}',
        '{"type": "leave", "now": true}',
        '{"type": "welcome", "protocol": 1, "server": "", "time": 0}',
    ],
)
def test_what_is_no_message_is_not_read(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        DECODER.decode(text)
