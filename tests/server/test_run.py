"""Connections: how texts go out, and that nothing of them is left when they are over.

The latter in a process of its own, for no look through the whole memory may help.
"""

import subprocess
import sys
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from seriatim.server.run import frame_header
from tools.client import PATIENCE

PROGRAM = """
import gc, os, signal, sys, threading, weakref
import httpx
from websockets.sync.client import connect
from seriatim.server import run
from seriatim.server.live import hub
from seriatim.server.settings import ServerSettings
from seriatim.server.run import UvicornHttp, UvicornWebSocket

made = []

def watch(kind):
    begin = kind.__init__
    def remembered(self, *args, **kwargs):
        made.append(weakref.ref(self))
        begin(self, *args, **kwargs)
    kind.__init__ = remembered

def visit(address):
    me = httpx.get(f"{address}/api/me")
    cookie = {"Cookie": me.headers["set-cookie"].partition(";")[0]}
    for _ in range(3):
        with connect(address.replace("http", "ws") + "/socket", additional_headers=cookie) as page:
            page.recv()
    while "seriatim_sockets 0.0" not in httpx.get(f"{address}/metrics").text:
        pass
    os.kill(os.getpid(), signal.SIGINT)

watch(UvicornHttp)
watch(UvicornWebSocket)
run.freeze_gc = gc.disable
hub.GcPolicy.collect_if_due = lambda self, held: False
ready = lambda address: threading.Thread(target=visit, args=[address]).start()
run.serve(ServerSettings(port=0, data=sys.argv[1]), "test", ready)
print(len(made), "made,", sum(one() is not None for one in made), "left")
"""


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_text_goes_out_as_a_frame_that_everybody_reads(size: int) -> None:
    text = b"x" * size
    assert frame_header(text) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_a_connection_that_is_over_is_free_at_once(tmp_path: Path) -> None:
    run = [sys.executable, "-c", PROGRAM, str(tmp_path)]
    done = subprocess.run(run, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")
    made, left = (int(word) for word in done.stdout.split() if word.isdigit())
    assert made >= 6
    assert left == 0
