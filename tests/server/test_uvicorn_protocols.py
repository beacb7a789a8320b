"""How texts go out."""

import pytest
from websockets.frames import Frame, Opcode

from seriatim.server.uvicorn_protocols import frame_header


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_text_goes_out_as_a_frame_that_everybody_reads(size: int) -> None:
    text = b"x" * size
    assert frame_header(text) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
