"""Ports that several systems on one machine want at the same moment: who has the lock of one may use it.

A port is chosen long before anything listens on it, so looking whether it is free does not keep a second
system from choosing it too. The lock is the kernel's and goes with the process, however that ends.
"""

import fcntl
import os
import weakref
from pathlib import Path

# The same for every user and every copy; the temporary folder of the environment may be a private one.
FOLDER = Path("/tmp/groundwork-ports")  # noqa: S108 - empty files, only ever locked, never read or written


class Reservations:
    """The ports one system has reserved, until it releases them or ends."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._held: dict[int, int] = {}
        weakref.finalize(self, _close, self._held)

    def take(self, port: int) -> bool:
        """False when another system has it. Where no lock can be made, looking must do."""
        if port in self._held:
            return True
        try:
            lock = _open(self._folder, str(port))
        except OSError:
            return True
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(lock)
            return False
        self._held[port] = lock
        return True

    def give_back(self, port: int) -> None:
        if (lock := self._held.pop(port, None)) is not None:
            os.close(lock)

    def release(self) -> None:
        _close(self._held)


def _open(folder: Path, name: str) -> int:
    """Made by whoever comes first; others, also other users, open it as it is."""
    if not folder.is_dir():
        folder.mkdir(exist_ok=True)
        folder.chmod(0o1777)
    file = folder / name
    try:
        return os.open(file, os.O_RDONLY | os.O_NOFOLLOW)
    except FileNotFoundError:
        return os.open(file, os.O_RDONLY | os.O_CREAT | os.O_NOFOLLOW, 0o644)


def _close(held: dict[int, int]) -> None:
    while held:
        os.close(held.popitem()[1])
