"""One program kept alive: its process group, its log, its restarts after a crash."""

import asyncio
import contextlib
import ctypes
import os
import shutil
import signal
import sys
import time
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path

import psutil

from devstack.console import Failure, last_lines
from devstack.parts import Part
from devstack.ports import listens
from devstack.probe import NotReady

_FIRST_DELAY = 0.5
LONGEST_DELAY = 30.0
_STEADY_AFTER = 60.0
_POLL = 0.1
# Somebody who watches is told that it goes on, and why not yet.
_SAY_EVERY = 20.0
_LOG_LIMIT = 10 * 1024 * 1024
_PR_SET_CHILD_SUBREAPER = 36


class State(StrEnum):
    WAITING = "waiting"
    STARTING = "starting"
    READY = "ready"
    CRASHED = "crashed"
    STOPPED = "stopped"


def orphan_guard(orphan_signal: signal.Signals = signal.SIGKILL) -> list[str]:
    """On Linux the kernel signals the program when its supervisor dies, whatever killed that."""
    if sys.platform == "linux" and (setpriv := shutil.which("setpriv")):
        return [setpriv, "--pdeathsig", orphan_signal.name.removeprefix("SIG"), "--"]
    return []


def end_group(group: int) -> None:
    """Whatever a program left in its process group must not outlive it."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)


def adopt_orphans() -> None:
    """On Linux what programs leave behind becomes ours, as a browser's pages do: what they cost is told with
    ours once they are buried, where it was nobody's before."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def bury_orphans() -> None:
    """When nothing is awaited any more: it takes the end of any child."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


class Managed:
    def __init__(
        self,
        part: Part,
        report: Callable[[str, str], None],
        changed: Callable[[], None],
        longest_delay: float = LONGEST_DELAY,
    ) -> None:
        self.part = part
        self.state = State.WAITING
        self.restarts = 0
        self.started_at = 0.0
        self.log: Path = part.site.logs / f"{part.name}.log"
        self._report = report
        self._changed = changed
        self._longest_delay = longest_delay
        self._process: asyncio.subprocess.Process | None = None
        self._guard: asyncio.Task[None] | None = None
        self._log_offset = 0
        self._busy = asyncio.Lock()

    @property
    def pid(self) -> int | None:
        running = self._process is not None and self._process.returncode is None
        return self._process.pid if self._process and running else None

    @property
    def is_down(self) -> bool:
        """Never started, or stopped on purpose: nobody is about to start it."""
        return self._guard is None

    async def start(self, *, keep_trying: bool = False) -> None:
        """Ready when it returns. A failed first start is raised; with `keep_trying` it is also retried."""
        async with self._busy:
            try:
                await self.part.prepare()
                await self._launch()
            except Failure:
                # Ended in any case: with `keep_trying` the guard sees that and starts it again after a while.
                await self._terminate()
                raise
            finally:
                if self._process and (self.state is State.READY or keep_trying):
                    self._guard = asyncio.create_task(self._keep_alive(), name=f"guard {self.part.name}")

    async def stop(self) -> None:
        async with self._busy:
            await self._cancel_guard()
            await self._terminate()
            self._set(State.STOPPED)

    async def restart(self, *, keep_trying: bool = False) -> None:
        await self.stop()
        await self.start(keep_trying=keep_trying)

    async def halt(self) -> None:
        """A crash that is not followed by a restart."""
        async with self._busy:
            await self._cancel_guard()
            self.kill9()
            if self._process is not None:
                await self._process.wait()
            self._set(State.STOPPED)

    async def until_ready_again(self, within: float) -> None:
        async with asyncio.timeout(within):
            while self.state is not State.READY or self.pid is None:  # noqa: ASYNC110 - three sources change it
                await asyncio.sleep(_POLL / 2)

    def kill9(self) -> None:
        """The crash that tests ask for: the program and every child of it, at once."""
        if self.pid is None:
            return
        # Known at once, so that nobody takes the dead one for ready before its end was noticed.
        self._set(State.CRASHED)
        # It may be going by itself at this very moment.
        with contextlib.suppress(psutil.NoSuchProcess):
            root = psutil.Process(self.pid)
            for process in [root, *root.children(recursive=True)]:
                with contextlib.suppress(psutil.NoSuchProcess):
                    process.kill()

    def failure(self, problem: str) -> Failure:
        advice = self.part.advice or f"make logs s={self.part.name} shows the whole log."
        return Failure(self.part.name, problem, advice, last_lines(self.log, 20, self._log_offset))

    def rotate_log(self) -> None:
        """Copy, then cut: the program appends to the open file and never notices."""
        if self.log.is_file() and self.log.stat().st_size > _LOG_LIMIT:
            shutil.copyfile(self.log, self.log.with_suffix(".log.1"))
            os.truncate(self.log, 0)

    async def _launch(self) -> None:
        self._set(State.STARTING)
        launch = self.part.launch()
        argv = [*launch.wrapper, *orphan_guard(launch.orphan_signal), *launch.argv]
        self.log.parent.mkdir(parents=True, exist_ok=True)
        with self.log.open("ab") as log:
            self._log_offset = log.tell()
            self._process = await asyncio.create_subprocess_exec(
                *argv,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=asyncio.subprocess.STDOUT,
                cwd=launch.cwd,
                env=launch.env,
                start_new_session=True,
            )
        self.started_at = time.time()
        self._changed()
        await self._until_ready(self._process)
        self._set(State.READY)

    async def _until_ready(self, process: asyncio.subprocess.Process) -> None:
        begun = time.monotonic()
        say_at = begun + _SAY_EVERY
        reason = "no answer"
        while (now := time.monotonic()) < begun + self.part.ready_within:
            if process.returncode is not None:
                raise self.failure(f"stopped while starting ({_ending(process.returncode)})")
            try:
                await self.part.probe()
                if process.returncode is None and listens(process.pid, self.part.port):
                    return
                raise NotReady(f"another program answers on port {self.part.port}")
            except (NotReady, OSError, TimeoutError) as problem:
                reason = str(problem) or type(problem).__name__
            if now > say_at:
                say_at += _SAY_EVERY
                self._report("!", f"{self.part.name} is still starting after {now - begun:.0f} s ({reason})")
            await asyncio.sleep(_POLL)
        raise self.failure(f"not ready after {self.part.ready_within:.0f} s ({reason})")

    async def _keep_alive(self) -> None:
        delay = min(_FIRST_DELAY, self._longest_delay)
        while (process := self._process) is not None:
            code = await process.wait()
            end_group(process.pid)
            self._set(State.CRASHED)
            if time.time() - self.started_at > _STEADY_AFTER:
                delay = min(_FIRST_DELAY, self._longest_delay)
            self.restarts += 1
            if delay < self._longest_delay:
                tail = last_lines(self.log, 1, self._log_offset)
                why = f": {tail[0]}" if tail else ""
                again = f"starting again in {delay:.1f} s"
                self._report("✗", f"{self.part.name} stopped ({_ending(code)}), {again}{why}")
            await asyncio.sleep(delay)
            delay = min(delay * 2, self._longest_delay)
            try:
                await self._launch()
            except Failure:
                # Still there but not ready: end it, so that the next turn counts it as a crash.
                await self._terminate()
            else:
                self._report("✓", f"{self.part.name} is back")

    async def _cancel_guard(self) -> None:
        guard, self._guard = self._guard, None
        if guard is not None:
            guard.cancel()
            await asyncio.gather(guard, return_exceptions=True)

    async def _terminate(self) -> None:
        process = self._process
        if process is None:
            return
        launch = self.part.launch()
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, launch.stop_signal)
            try:
                async with asyncio.timeout(launch.grace_seconds):
                    await process.wait()
            except TimeoutError:
                self._report("!", f"{self.part.name} did not stop in {launch.grace_seconds:.0f} s: killed")
                self.kill9()
                await process.wait()
        end_group(process.pid)

    def _set(self, state: State) -> None:
        self.state = state
        self._changed()


def _ending(code: int) -> str:
    return f"signal {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"
