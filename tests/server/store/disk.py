"""A disk that loses what was not synced: SQLite's writes are recorded, and a power cut at any moment is played back.

The recorder puts itself between SQLite and the operating system, in SQLite's own table of file functions (its VFS).
"""

import _sqlite3
import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from seriatim.kit.rng import Rng

OPEN: Final = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
DELETE: Final = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)
WRITE: Final = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
TRUNCATE: Final = CFUNCTYPE(c_int, c_void_p, c_int64)
SYNC: Final = CFUNCTYPE(c_int, c_void_p, c_int)
SECTOR: Final = 512
"""Bytes that a disk writes whole or not at all."""


class Vfs(Structure):
    """The beginning of `sqlite3_vfs`."""

    _fields_: ClassVar[Any] = [
        ("version", c_int),
        ("file_size", c_int),
        ("longest_path", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", OPEN),
        ("delete", DELETE),
    ]


class Methods(Structure):
    """`sqlite3_io_methods`, in version 3: the functions of an open file."""

    _fields_: ClassVar[Any] = [
        ("version", c_int),
        ("close", c_void_p),
        ("read", c_void_p),
        ("write", WRITE),
        ("truncate", TRUNCATE),
        ("sync", SYNC),
        ("others", c_void_p * 13),
    ]


class File(Structure):
    """`sqlite3_file`."""

    _fields_: ClassVar[Any] = [("methods", POINTER(Methods))]


class Write(NamedTuple):
    name: str
    offset: int
    data: bytes


class Truncate(NamedTuple):
    name: str
    size: int


class Sync(NamedTuple):
    name: str


class Delete(NamedTuple):
    name: str


class Told(NamedTuple):
    """The number of a table's last event that was acknowledged."""

    table_id: str
    sequence: int


Step = Write | Truncate | Sync | Delete | Told


class Recorder:
    """Records in order what SQLite does with the files of a folder, and what the test adds."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.steps: list[Step] = []
        self.names: dict[int, str] = {}
        """The names of open files, by their addresses."""
        self.methods: dict[int, Methods] = {}
        """Tables of functions that record, by the addresses of those they replace."""

    def opened(self, name: int | None, address: int) -> None:
        path = Path(ctypes.string_at(name).decode()) if name else Path()
        if path.parent != self.folder:
            return
        self.names[address] = path.name
        file = File.from_address(address)
        place = ctypes.addressof(file.methods.contents)
        if place not in self.methods:
            self.methods[place] = self.recording(file.methods.contents)
        file.methods = ctypes.pointer(self.methods[place])

    def recording(self, real: Methods) -> Methods:
        """These functions, but for those that write: they record what they have done."""
        write, truncate, sync = real.write, real.truncate, real.sync
        made = Methods.from_buffer_copy(real)
        made.write = WRITE(lambda *args: self.note(write(*args), lambda: self.write_of(*args)))
        made.truncate = TRUNCATE(
            lambda *args: self.note(truncate(*args), lambda: Truncate(self.names[args[0]], args[1]))
        )
        made.sync = SYNC(lambda *args: self.note(sync(*args), lambda: Sync(self.names[args[0]])))
        return made

    def write_of(self, file: int, data: int, size: int, offset: int) -> Write:
        return Write(self.names[file], offset, ctypes.string_at(data, size))

    def note(self, code: int, step: Callable[[], Step]) -> int:
        if code == 0:
            self.steps.append(step())
        return code


@contextmanager
def recorded(folder: Path) -> Iterator[Recorder]:
    """Record what SQLite does with the files of a folder."""
    recorder = Recorder(folder)
    library = ctypes.CDLL(_sqlite3.__file__)
    library.sqlite3_vfs_find.restype = POINTER(Vfs)
    vfs = library.sqlite3_vfs_find(None).contents
    real_open = ctypes.cast(vfs.open, OPEN)
    real_delete = ctypes.cast(vfs.delete, DELETE)

    def open_file(place: int, name: int | None, file: int, flags: int, flags_out: int) -> int:
        code = int(real_open(place, name, file, flags, flags_out))
        if code == 0:
            recorder.opened(name, file)
        return code

    def delete_file(place: int, name: bytes, syncs: int) -> int:
        return recorder.note(real_delete(place, name, syncs), lambda: Delete(Path(name.decode()).name))

    vfs.open, vfs.delete = OPEN(open_file), DELETE(delete_file)
    try:
        yield recorder
    finally:
        vfs.open, vfs.delete = real_open, real_delete


class Disk:
    """The files of a folder as they are on the disk, and what was written since each was last synced."""

    def __init__(self) -> None:
        self.synced: dict[str, bytearray] = {}
        self.unsynced: dict[str, list[Write | Truncate]] = {}

    def do(self, step: Step) -> None:
        if isinstance(step, Write | Truncate):
            self.unsynced.setdefault(step.name, []).append(step)
        elif isinstance(step, Sync):
            file = self.synced.setdefault(step.name, bytearray())
            for change in self.unsynced.pop(step.name, []):
                apply(change, file)
        elif isinstance(step, Delete):
            self.synced.pop(step.name, None)
            self.unsynced.pop(step.name, None)

    def cut_power(self, folder: Path, rng: Rng) -> None:
        """Write the files as they are after a power cut: any part of what was not synced may be there."""
        folder.mkdir()
        chances = (0, 1 + rng.below(99), 100)
        percent = chances[rng.below(3)]
        for name in self.synced.keys() | self.unsynced.keys():
            file = bytearray(self.synced.get(name, b""))
            for change in self.unsynced.get(name, []):
                for part in parts_of(change):
                    if rng.below(100) < percent:
                        apply(part, file)
            (folder / name).write_bytes(file)


def parts_of(change: Write | Truncate) -> list[Write | Truncate]:
    """The sectors of a write, which may reach the disk each for itself."""
    if isinstance(change, Truncate):
        return [change]
    starts = range(0, len(change.data), SECTOR)
    return [Write(change.name, change.offset + start, change.data[start : start + SECTOR]) for start in starts]


def apply(change: Write | Truncate, file: bytearray) -> None:
    if isinstance(change, Truncate):
        del file[change.size :]
        return
    end = change.offset + len(change.data)
    file.extend(bytes(max(0, end - len(file))))
    file[change.offset : end] = change.data
