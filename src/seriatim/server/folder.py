"""The data folder and its files: only their owner may read them, and one process at a time may use them.

A lock is a file that the operating system releases when its process ends, however that ends: `kill -9` leaves none.
"""

import logging
import os
import secrets
import stat
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Final

from seriatim.phrase import Phrase
from seriatim.server.errors import OperatorError, os_error_text

LOG: Final = logging.getLogger("seriatim.server")
FOLDER_LOCK: Final = "lock"
"""The file in the data folder by which a server holds it."""
OWNER_FOLDER: Final = 0o700
OWNER_FILE: Final = 0o600
OTHERS: Final = 0o077
"""The permissions of everybody but the owner."""
LOCK_WAIT: Final = 1.0
"""Seconds to wait for a lock: a process that was killed a moment ago may still be ending."""
RETRY_DELAY: Final = 0.02
LOCKED_BYTE: Final = 1 << 20
"""Windows locks bytes, and nobody can read them then: lock one behind the text."""


# Permissions


def make_private_folder(folder: Path) -> None:
    """Make a folder that only its owner may enter; take the permissions of others from one that exists."""
    folder.mkdir(mode=OWNER_FOLDER, parents=True, exist_ok=True)
    make_private(folder, OWNER_FOLDER)


def make_private_file(file: Path) -> None:
    """Make an empty file that only its owner may read, unless there is one; do not open one that exists."""
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, OWNER_FILE))


def make_private(path: Path, mode: int = OWNER_FILE) -> None:
    """Take the permissions of others from a file or folder, and log that. A shared folder is left as it is."""
    if os.name != "posix" or not path.exists() or not stat.S_IMODE(path.stat().st_mode) & OTHERS:
        return
    if is_shared_folder(path):
        LOG.warning("other users may enter %s: give the server a data folder of its own", path)
        return
    try:
        path.chmod(mode)
    except OSError:
        LOG.warning("other users may read %s, and only its owner can change that", path)
    else:
        LOG.warning("other users were allowed to read %s: now only its owner is", path)


def is_shared_folder(path: Path) -> bool:
    """Whether a folder is meant for others too: the root, a home folder, or one such as /tmp."""
    return path.is_dir() and (path.resolve() in (Path("/"), Path.home()) or bool(path.stat().st_mode & stat.S_ISVTX))


def write_private_file(file: Path, text: str) -> None:
    """Write a file that only its owner may read. After a power cut it is the old one or the new one, never half."""
    draft = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_FILE), "w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


# The lock


class Locked(Exception):
    """Another process holds the lock; its id, or “?”."""

    def __init__(self, pid: str) -> None:
        super().__init__(pid)
        self.pid = pid


class BadFolder(OperatorError):
    """Another server uses the data folder, or it cannot be used at all."""


def lock_folder(folder: Path) -> "FileLock":
    """Make the data folder if it is missing, and lock it, so that no second server uses it."""
    try:
        make_private_folder(folder)
        return FileLock(folder / FOLDER_LOCK)
    except Locked as locked:
        raise BadFolder(Phrase("serve-folder-in-use", {"folder": str(folder), "pid": locked.pid})) from None
    except OSError as error:
        raise BadFolder(Phrase("serve-no-secret", {"folder": str(folder), "problem": os_error_text(error)})) from None


class FileLock:
    """A lock held by this process until it is released or the process ends. Raise `Locked` if another holds it."""

    def __init__(self, file: Path, wait: float = LOCK_WAIT) -> None:
        self.fd = os.open(file, os.O_RDWR | os.O_CREAT, OWNER_FILE)
        deadline = time.monotonic() + wait
        while not try_lock(self.fd):
            if time.monotonic() > deadline:
                pid = os.read(self.fd, 20).decode("ascii", "replace").strip()
                os.close(self.fd)
                raise Locked(pid or "?")
            time.sleep(RETRY_DELAY)
        os.ftruncate(self.fd, 0)
        os.write(self.fd, f"{os.getpid()}\n".encode("ascii"))

    def __enter__(self) -> "FileLock":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.release()

    def release(self) -> None:
        """Release the lock; the file stays, for whoever removed it could remove the next one's."""
        fd, self.fd = self.fd, -1
        if fd >= 0:
            os.close(fd)


if sys.platform == "win32":
    import msvcrt

    def try_lock(fd: int) -> bool:
        """Lock an open file unless another process has; whether that worked."""
        os.lseek(fd, LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(fd, 0, os.SEEK_SET)
        return True

else:
    import fcntl

    def try_lock(fd: int) -> bool:
        """Lock an open file unless another process has; whether that worked."""
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
