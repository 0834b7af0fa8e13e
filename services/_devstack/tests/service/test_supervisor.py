"""The supervisor with real processes: small programs that behave as badly as real ones."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import textwrap
import time
from collections.abc import AsyncGenerator, Callable
from pathlib import Path

import psutil
import pytest
from devstack.console import Failure
from devstack.parts import Launch, Part
from devstack.ports import Ports
from devstack.probe import NotReady
from devstack.process import Managed, State
from devstack.site import Secrets, Site
from devstack.supervisor import AlreadyRunning, Supervisor, running

pytestmark = pytest.mark.anyio


class Program(Part):
    """Listens on its port at once, and is ready when it has written its file."""

    ready_within = 5.0

    def __init__(self, site: Site, name: str, code: str, *, listens: bool = True) -> None:
        super().__init__(site)
        self.name = name
        self.listens = listens
        self.ready_file = site.state / f"{name}.ready"
        self._code = textwrap.dedent(code)

    @property
    def port(self) -> int:
        return self.site.ports.get(self.name)

    async def prepare(self) -> None:
        self.ready_file.unlink(missing_ok=True)

    def launch(self) -> Launch:
        imports = "import pathlib, os, signal, socket, subprocess, sys, time\n"
        listens = f"server = socket.create_server(('127.0.0.1', {self.port}))\n" if self.listens else ""
        start = f"{imports}{listens}ready = pathlib.Path({str(self.ready_file)!r})\n"
        return Launch([sys.executable, "-c", start + self._code], grace_seconds=1.0)

    async def probe(self) -> None:
        if not self.ready_file.is_file():
            raise NotReady("no file yet")


OBEDIENT = """
    ready.touch()
    while True: time.sleep(0.05)
"""
STUBBORN = """
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    ready.touch()
    while True: time.sleep(0.05)
"""
PARENT = """
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    pathlib.Path(str(ready) + ".child").write_text(str(child.pid))
    ready.touch()
    while True: time.sleep(0.05)
"""
BROKEN = """
    print("the setting COLOUR is missing", flush=True)
    sys.exit(3)
"""


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return Site(tmp_path, "test", Ports(tmp_path / "ports.json", None), Secrets(tmp_path / "secrets.json"))


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
async def supervisor(site: Site, said: list[str]) -> AsyncGenerator[Supervisor]:
    with Supervisor(site, lambda _, text: said.append(text), longest_delay=0.2) as supervisor:
        yield supervisor
        await supervisor.stop()


def gone(pid: int | None) -> bool:
    """Also true for a zombie: the process has ended, its parent just did not look yet."""
    try:
        return psutil.Process(pid).status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


async def until(condition: Callable[[], bool], within: float = 5.0) -> None:
    async with asyncio.timeout(within):
        while not condition():
            await asyncio.sleep(0.02)


def child_of(program: Managed) -> int:
    return int(Path(f"{program.part.site.state}/program.ready.child").read_text())


async def started(supervisor: Supervisor, site: Site, code: str, name: str = "program") -> Managed:
    managed = supervisor.add(Program(site, name, code))
    await managed.start()
    return managed


class TestCrash:
    async def test_a_killed_program_is_started_again_and_that_is_said(
        self, supervisor: Supervisor, site: Site, said: list[str]
    ) -> None:
        program = await started(supervisor, site, OBEDIENT)
        first = program.pid
        program.kill9()
        await until(lambda: program.restarts == 1 and program.state is State.READY)
        assert program.pid != first
        assert any("program is back" in line for line in said)

    async def test_children_of_a_crashed_program_do_not_stay(
        self, supervisor: Supervisor, site: Site
    ) -> None:
        program = await started(supervisor, site, PARENT)
        child = child_of(program)
        assert program.pid is not None
        os.kill(program.pid, signal.SIGKILL)
        await until(lambda: gone(child))

    async def test_a_failed_first_start_shows_the_log_and_is_not_left_running(
        self, supervisor: Supervisor, site: Site
    ) -> None:
        program = supervisor.add(Program(site, "program", BROKEN))
        with pytest.raises(Failure) as failure:
            await program.start()
        assert "exit code 3" in failure.value.problem
        assert failure.value.lines == ["the setting COLOUR is missing"]
        assert program.pid is None

    async def test_an_answer_from_another_program_on_its_port_is_not_taken_for_its_own(
        self, supervisor: Supervisor, site: Site
    ) -> None:
        part = Program(site, "program", OBEDIENT, listens=False)
        part.ready_within = 1.0
        with socket.create_server(("127.0.0.1", part.port)):
            program = supervisor.add(part)
            with pytest.raises(Failure, match="another program answers on port"):
                await program.start()
        assert program.pid is None

    async def test_a_slow_start_is_spoken_of_and_a_crash_in_it_is_told_at_once(
        self, supervisor: Supervisor, site: Site, said: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("devstack.process._SAY_EVERY", 0.3)
        part = Program(site, "program", "time.sleep(1.2); sys.exit(3)")
        part.ready_within = 600.0
        with pytest.raises(Failure, match="exit code 3"):
            await supervisor.add(part).start()
        assert any("program is still starting" in line and "no file yet" in line for line in said)

    async def test_a_halted_program_stays_away_until_it_is_started(
        self, supervisor: Supervisor, site: Site
    ) -> None:
        program = await started(supervisor, site, OBEDIENT)
        await program.halt()
        await asyncio.sleep(0.5)
        assert program.pid is None
        await program.start()
        assert program.state is State.READY


class TestStop:
    async def test_ends_every_program_also_after_one_crashed(
        self, supervisor: Supervisor, site: Site
    ) -> None:
        programs = [await started(supervisor, site, OBEDIENT, name) for name in ("one", "two", "three")]
        pids = [program.pid for program in programs]
        programs[1].kill9()
        await supervisor.stop()
        assert all(gone(pid) for pid in pids)
        assert {program.state for program in programs} == {State.STOPPED}

    async def test_kills_a_program_that_does_not_listen(
        self, supervisor: Supervisor, site: Site, said: list[str]
    ) -> None:
        program = await started(supervisor, site, STUBBORN)
        pid = program.pid
        await program.stop()
        assert gone(pid)
        assert any("did not stop" in line for line in said)

    async def test_ends_the_children_too(self, supervisor: Supervisor, site: Site) -> None:
        program = await started(supervisor, site, PARENT)
        child = child_of(program)
        await program.stop()
        await until(lambda: gone(child))


class TestOneCopy:
    async def test_a_second_supervisor_is_told_of_the_first(self, supervisor: Supervisor, site: Site) -> None:
        with pytest.raises(AlreadyRunning) as already, Supervisor(site):
            pass
        assert already.value.pid == os.getpid()

    async def test_others_can_see_what_runs(self, supervisor: Supervisor, site: Site) -> None:
        program = await started(supervisor, site, OBEDIENT)
        state = running(site.state)
        assert state is not None
        assert state["parts"]["program"]["pid"] == program.pid
        assert state["parts"]["program"]["state"] == "ready"

    def test_nothing_runs_where_nobody_holds_the_lock(self, tmp_path: Path) -> None:
        assert running(tmp_path) is None


class TestLog:
    async def test_a_long_log_is_rotated_under_the_running_program(
        self, supervisor: Supervisor, site: Site, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        program = await started(
            supervisor, site, 'ready.touch()\nwhile True: print("x" * 100, flush=True); time.sleep(0.02)'
        )
        monkeypatch.setattr("devstack.process._LOG_LIMIT", 200)
        await until(lambda: program.log.stat().st_size > 200)
        program.rotate_log()
        size = program.log.stat().st_size
        assert program.log.with_suffix(".log.1").stat().st_size > 200
        await until(lambda: program.log.stat().st_size > size)


@pytest.mark.skipif(sys.platform != "linux", reason="the kernel of macOS has no such signal")
def test_a_killed_supervisor_leaves_nothing_behind(tmp_path: Path) -> None:
    script = f"""
        import asyncio, sys
        sys.path.insert(0, {str(Path(__file__).parent)!r})
        from pathlib import Path
        from test_supervisor import OBEDIENT, Program
        from devstack.ports import Ports
        from devstack.site import Secrets, Site
        from devstack.supervisor import Supervisor

        async def main():
            state = Path({str(tmp_path)!r})
            site = Site(state, "test", Ports(state / "p.json", None), Secrets(state / "s.json"))
            with Supervisor(site) as supervisor:
                for name in ("one", "two"):
                    await supervisor.add(Program(site, name, OBEDIENT)).start()
                await asyncio.sleep(600)

        asyncio.run(main())
    """
    supervisor = subprocess.Popen([sys.executable, "-c", textwrap.dedent(script)])
    try:
        deadline = time.monotonic() + 15
        while not (tmp_path / "two.ready").is_file() and time.monotonic() < deadline:
            time.sleep(0.05)
        programs = psutil.Process(supervisor.pid).children(recursive=True)
        assert len(programs) == 2
    finally:
        supervisor.kill()
        supervisor.wait()
    _, alive = psutil.wait_procs(programs, timeout=5)
    assert alive == []
