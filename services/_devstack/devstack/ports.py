"""Ports: the preferred or remembered one when free, else another, saying who has it."""

import json
import random
import socket
from pathlib import Path

import psutil

from devstack import console
from devstack.reservation import Reservations

_SEARCH = 200
# Below the kernel's range for outgoing connections: none of those takes a port between choice and use.
_FREE_RANGE = (20_000, 32_000)


def is_free(port: int, host: str = "127.0.0.1") -> bool:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def owner(port: int) -> str:
    """Who has the port, as far as this user may see it."""
    if is_free(port):
        return "another system that is starting"
    try:
        connections = psutil.net_connections("tcp")
    except psutil.AccessDenied:
        return "another program"
    for connection in connections:
        if connection.status == psutil.CONN_LISTEN and connection.laddr and connection.laddr.port == port:
            try:
                process = psutil.Process(connection.pid or 0)
                program = " ".join(word.rsplit("/", 1)[-1] for word in process.cmdline()[:2])
                return f"{program or process.name()} (pid {process.pid})"
            except psutil.Error:
                break
    return "another program"


class Ports:
    """The ports of one running copy of the system, remembered in a file."""

    def __init__(self, file: Path, preferred: dict[str, int] | None) -> None:
        self._file = file
        self._preferred = preferred
        self._chosen: dict[str, int] = {}
        self._remembered: dict[str, int] = {}
        self._reservations = Reservations()
        if preferred is not None and file.is_file():
            self._remembered = json.loads(file.read_text())

    @classmethod
    def of_running(cls, file: Path) -> "Ports":
        """The ports as chosen by the copy that runs now; they are taken, by it."""
        ports = cls(file, {})
        ports._chosen = dict(ports._remembered)
        return ports

    def get(self, name: str, start: int = 8300) -> int:
        """The port called `name`; the same answer for the life of this object."""
        if name not in self._chosen:
            self._chosen[name] = self._choose(name, start)
            self._save()
        return self._chosen[name]

    def insist(self, name: str, port: int) -> None:
        """The person asked for this port."""
        self._remembered[name] = port

    def release(self) -> None:
        """Nothing listens any more: others may choose these ports."""
        self._reservations.release()

    def _choose(self, name: str, start: int) -> int:
        taken = set(self._chosen.values())
        if self._preferred is None:
            return self._random(taken)
        wanted = self._remembered.get(name) or self._preferred.get(name) or start
        reserved = (set(self._remembered.values()) | set(self._preferred.values())) - {wanted}
        if wanted not in taken and self._secure(wanted):
            return wanted
        listed = self._remembered.get(name) or self._preferred.get(name)
        for candidate in range(wanted + 1, wanted + _SEARCH):
            if candidate not in taken | reserved and self._secure(candidate):
                if listed:
                    holder = "another part" if wanted in taken else owner(wanted)
                    console.mark("!", f"port {wanted} for {name} is taken by {holder}: using {candidate}")
                return candidate
        raise SystemExit(f"No free port for {name} from {wanted} to {wanted + _SEARCH}.")

    def _random(self, taken: set[int]) -> int:
        for _ in range(_SEARCH):
            candidate = random.randint(*_FREE_RANGE)  # noqa: S311 - not a secret
            if candidate not in taken and self._secure(candidate):
                return candidate
        raise SystemExit("No free port found for a test server.")

    def _secure(self, port: int) -> bool:
        """Free now, and no other system takes it before ours listens there."""
        if not self._reservations.take(port):
            return False
        if is_free(port):
            return True
        self._reservations.give_back(port)
        return False

    def _save(self) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        merged = self._remembered | self._chosen
        self._file.write_text(json.dumps(dict(sorted(merged.items())), indent=2) + "\n")


def listens(pid: int, port: int) -> bool:
    """Whether this program or a child of it has the port; true where the system does not let us look."""
    try:
        root = psutil.Process(pid)
        return any(_has(process, port) for process in (root, *root.children(recursive=True)))
    except psutil.NoSuchProcess:
        return False


def _has(process: psutil.Process, port: int) -> bool:
    try:
        return any(
            connection.status == psutil.CONN_LISTEN and connection.laddr and connection.laddr.port == port
            for connection in process.net_connections("tcp")
        )
    except psutil.AccessDenied:
        return True
    except psutil.NoSuchProcess:
        return False  # a child that just ended
