"""All programs of one running copy: started side by side, watched, stopped in the right order."""

import asyncio
import contextlib
import fcntl
import json
import os
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import psutil

from devstack import console
from devstack.parts import Part
from devstack.process import LONGEST_DELAY, Managed
from devstack.site import Site

_HOUSEKEEPING = 30.0


class AlreadyRunning(Exception):
    def __init__(self, pid: int) -> None:
        super().__init__(f"already running (pid {pid})")
        self.pid = pid


class Supervisor:
    def __init__(
        self,
        site: Site,
        report: Callable[[str, str], None] = console.mark,
        longest_delay: float = LONGEST_DELAY,
    ) -> None:
        self.site = site
        self.parts: dict[str, Managed] = {}
        self._report = report
        self._longest_delay = longest_delay
        self._file = site.state / "run.json"
        self._lock: Any = None
        self._housekeeper: asyncio.Task[None] | None = None

    def __enter__(self) -> "Supervisor":
        """One supervisor a copy: the lock goes with the process, however that ends."""
        self.site.state.mkdir(parents=True, exist_ok=True)
        self._lock = (self.site.state / "supervisor.lock").open("a+")
        if not self._take_lock():
            self._lock.seek(0)
            holder = int(self._lock.read() or 0)
            self._lock.close()
            raise AlreadyRunning(holder)
        end_strays(self._file)
        self._lock.truncate(0)
        self._lock.write(str(os.getpid()))
        self._lock.flush()
        return self

    def _take_lock(self) -> bool:
        """Tried for a moment: `make status` holds the lock for an instant when it looks."""
        for _ in range(5):
            try:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                time.sleep(0.1)
            else:
                return True
        return False

    def __exit__(self, *_: object) -> None:
        self._file.unlink(missing_ok=True)
        self._lock.close()

    def add(self, part: Part) -> Managed:
        managed = Managed(part, self._report, self._save, self._longest_delay)
        self.parts[part.name] = managed
        if self._housekeeper is None:
            self._housekeeper = asyncio.create_task(self._rotate_logs())
        return managed

    async def stop(self, *tiers: Iterable[str]) -> None:
        """Named parts tier by tier, then whatever is left. Never stops half-way for one that resists."""
        if self._housekeeper is not None:
            self._housekeeper.cancel()
        named = {name for tier in tiers for name in tier}
        rest = [name for name in self.parts if name not in named]
        for tier in (*tiers, rest):
            stopping = [self.parts[name].stop() for name in tier if name in self.parts]
            for outcome in await asyncio.gather(*stopping, return_exceptions=True):
                if isinstance(outcome, Exception):
                    self._report("!", f"while stopping: {outcome}")

    async def _rotate_logs(self) -> None:
        while True:
            await asyncio.sleep(_HOUSEKEEPING)
            for managed in self.parts.values():
                managed.rotate_log()

    def _save(self) -> None:
        """What `make status` reads."""
        rows = {
            name: {
                "state": managed.state,
                "pid": managed.pid,
                "port": managed.part.port,
                "started": managed.started_at,
                "restarts": managed.restarts,
            }
            for name, managed in self.parts.items()
        }
        body = {"supervisor": os.getpid(), "url": self.site.origin, "parts": rows}
        temporary = self._file.with_suffix(".tmp")
        temporary.write_text(json.dumps(body, indent=2))
        temporary.replace(self._file)


def running(site_state: Path) -> dict[str, Any] | None:
    """The state of the copy under this folder, or None when no supervisor holds its lock."""
    lock = site_state / "supervisor.lock"
    if not lock.is_file():
        return None
    with lock.open("a+") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            pass
        else:
            return None
    with contextlib.suppress(OSError, ValueError):
        return json.loads((site_state / "run.json").read_text())
    return {"supervisor": None, "url": "", "parts": {}}


def end_strays(file: Path) -> None:
    """Processes of a supervisor that was killed where the kernel could not end them for it (macOS)."""
    with contextlib.suppress(OSError, ValueError):
        for row in json.loads(file.read_text())["parts"].values():
            if not row["pid"]:
                continue
            with contextlib.suppress(psutil.Error):
                process = psutil.Process(row["pid"])
                if abs(process.create_time() - row["started"]) < 2:
                    process.kill()
