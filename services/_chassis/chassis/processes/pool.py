import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
from asyncio.subprocess import DEVNULL, Process
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from chassis.processes import child, wire
from chassis.processes.asking import Unbelievable, ask
from chassis.processes.fair_queue import FairQueue

log = logging.getLogger(__name__)

T = TypeVar("T")

# What libraries need to find their files. No password, key or address of the service is among them.
_ENVIRONMENT = ("PATH", "HOME", "LANG", "TMPDIR", "PYTHONPATH", "LD_LIBRARY_PATH")
_ENVIRONMENT_STARTS = ("LC_", "XDG_", "FONTCONFIG_", "DYLD_")
# Large pieces of memory go back to the system when they are freed; by itself glibc keeps ever larger ones.
_GIVE_BACK = {"MALLOC_MMAP_THRESHOLD_": "131072", "MALLOC_TRIM_THRESHOLD_": "131072"}

_ENDS_WITHIN_SECONDS = 5.0


class WorkFailed(Exception):
    """
    WorkFailed
    ├── TookTooLong     more of a core than it is given
    │   └── TimedOut    by the clock: the machine is busy, or the process hangs
    ├── OutOfMemory     needs more than a process may have
    └── ProcessDied     killed, or brought down by its work
    """


class TookTooLong(WorkFailed):
    pass


class TimedOut(TookTooLong):
    pass


class OutOfMemory(WorkFailed):
    pass


class ProcessDied(WorkFailed):
    def __init__(self, exit_code: int) -> None:
        super().__init__(f"exit code {exit_code}")
        self.was_killed = exit_code == -signal.SIGKILL
        """From outside, so another try may succeed; otherwise the work itself brought it down."""


@dataclass(frozen=True)
class Bounds:
    """Of one process, and of one order."""

    most_bytes: int
    most_processor_seconds: float
    most_seconds: float
    """By the clock: generous, since on a busy machine it goes on while the work stands still."""
    most_orders: int = 200
    """Then it is replaced: what the libraries remember is given back."""
    most_answer_bytes: int = 64 * 1024 * 1024
    niceness: int = 0
    """How far it stands back where others need the processor."""


class ProcessPool:
    """Runs orders in processes of their own, each started when it is first needed, and its successor before
    that is. Who ends a request early, or asks for too much, costs a process and nothing else."""

    def __init__(self, program: str, bounds: Bounds, queue: FairQueue) -> None:
        self._program = program
        self._bounds = bounds
        self._queue = queue
        self._idle: list[_Child] = []
        self._is_closed = False

    async def run(
        self, order: wire.Message, read: Callable[[wire.Message], T], *, sharers: Iterable[Hashable] = ()
    ) -> T:
        """`read` takes the answer apart, and raises `ValueError` for one that the program never gives.
        `sharers`: who takes a turn with it (`FairQueue`)."""
        async with self._queue.turn(*sharers):
            worker = await self._take()
            try:
                made = await self._ask(worker, order, read)
            except WorkFailed:
                await self._replace(worker)
                raise
            except BaseException:
                await asyncio.shield(worker.kill())
                raise
            worker.orders += 1
            if worker.orders >= self._bounds.most_orders:
                await self._replace(worker)
            else:
                await self._keep(worker)
            return made

    async def close(self) -> None:
        self._is_closed = True
        while self._idle:
            await self._idle.pop().kill()

    async def _take(self) -> "_Child":
        while self._idle:
            worker = self._idle.pop()
            if worker.is_waiting():
                return worker
            await worker.kill()
        return await _Child.start(self._program, self._bounds)

    async def _replace(self, worker: "_Child") -> None:
        """By one that makes itself ready while nobody waits for it."""
        await worker.kill()
        if not self._is_closed:
            await self._keep(await _Child.start(self._program, self._bounds))

    async def _keep(self, worker: "_Child") -> None:
        self._idle.append(worker)
        if self._is_closed:
            await self.close()

    async def _ask(self, worker: "_Child", order: wire.Message, read: Callable[[wire.Message], T]) -> T:
        try:
            async with asyncio.timeout(self._bounds.most_seconds):
                answer = await ask(worker.connection, order, self._bounds.most_answer_bytes)
            match answer.said.get("failed"):
                case None:
                    return read(answer)
                case child.OUT_OF_MEMORY:
                    raise OutOfMemory
                case _:
                    raise WorkFailed("see the process's own words above")
        except TimeoutError:
            raise TimedOut from None
        except wire.Ended:
            raise _why(await worker.ended()) from None
        except (Unbelievable, ValueError):
            raise WorkFailed("it answered what no program of ours does") from None


@dataclass
class _Child:
    process: Process
    connection: socket.socket
    orders: int = 0

    @classmethod
    async def start(cls, program: str, bounds: Bounds) -> "_Child":
        ours, its = socket.socketpair()
        ours.setblocking(False)
        try:
            with its:
                process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    *("-P", "-s", "-W", "ignore", "-m", child.__name__, str(its.fileno()), program),
                    *(str(bounds.most_bytes), str(bounds.most_processor_seconds), str(bounds.niceness)),
                    stdin=DEVNULL,
                    stdout=DEVNULL,
                    env=_environment(),
                    cwd="/",
                    pass_fds=[its.fileno()],
                )
        except BaseException:
            ours.close()
            raise
        return cls(process, ours)

    def is_waiting(self) -> bool:
        """Seen at its socket, which closes with it: that it ended is heard of a moment later."""
        try:
            self.connection.recv(1, socket.MSG_PEEK)
        except BlockingIOError:
            return True
        except ConnectionError:
            return False
        return False

    async def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.ended()

    async def ended(self) -> int:
        """With which exit code. One that only hung up, as a program that was taken over may, is killed."""
        self.connection.close()
        try:
            async with asyncio.timeout(_ENDS_WITHIN_SECONDS):
                return await self.process.wait()
        except TimeoutError:
            self.process.kill()
            return await self.process.wait()


def _environment() -> dict[str, str]:
    inherited = {
        name: value
        for name, value in os.environ.items()
        if name in _ENVIRONMENT or name.startswith(_ENVIRONMENT_STARTS)
    }
    return inherited | _GIVE_BACK


def _why(exit_code: int) -> WorkFailed:
    log.warning("a process ended in the middle of its work with exit code %d", exit_code)
    return TookTooLong() if exit_code == -signal.SIGPROF else ProcessDied(exit_code)
