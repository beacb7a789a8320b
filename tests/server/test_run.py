"""Nothing is left of connections that are over; in a process of its own, without any full garbage collection."""

import subprocess
import sys
from pathlib import Path

from tools.client import PATIENCE

PROGRAM = """
import gc, os, signal, sys, threading, weakref
import httpx
from websockets.sync.client import connect
from seriatim.server import run
from seriatim.server.live import hub
from seriatim.server.settings import ServerSettings
from seriatim.server.uvicorn_protocols import UvicornHttp, UvicornWebSocket

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
ready = lambda address, _: threading.Thread(target=visit, args=[address]).start()
run.serve(ServerSettings(port=0, data=sys.argv[1]), "test", ready)
print(len(made), "made,", sum(one() is not None for one in made), "left")
"""


def test_a_connection_that_is_over_is_free_at_once(tmp_path: Path) -> None:
    run = [sys.executable, "-c", PROGRAM, str(tmp_path)]
    done = subprocess.run(run, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")
    made, left = (int(word) for word in done.stdout.split() if word.isdigit())
    assert made >= 6
    assert left == 0
