"""Requests per second of a part of ours and of a yardstick behind its like, measured in turn within one run.

The yardstick is an ASGI app `bare:app` beside the bench, in the frame of `devstack.testing.bare`. It stands
behind a second gateway with the very same configuration, but for where the context is.
"""

import asyncio
import os
import re
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Generator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory

import asyncpg
import httpx
import psutil

from devstack import layout
from devstack.console import Failure
from devstack.layout import ROOT
from devstack.parts.gateway import FOLDER, Gateway
from devstack.testing.bare import DATABASE_URL
from devstack.testing.processor_time import since, worked_by
from devstack.testing.stack import Stack

CONNECTIONS = 32
SECONDS = 5
WARM_UP_SECONDS = 1
ROUNDS = 3
_LEAST_TOLD_MS = 0.005
_DURABLE = ("fsync", "full_page_writes", "synchronous_commit")


@dataclass(frozen=True)
class Figures:
    requests_per_second: float
    p50_ms: float
    p99_ms: float
    worked_ms: Mapping[str, float] = field(default_factory=dict[str, float])
    """Processor time of a request, by process."""


@dataclass(frozen=True)
class Compared:
    """The same requests, written by a script of wrk, to two gateways."""

    ours: str
    theirs: str
    env: Mapping[str, str]
    database: str
    """As its owner. What was filled is analyzed before the next is measured."""
    processes: Mapping[str, psutil.Process]
    """Whose processor time is told, beside rates that mean little on a busy machine."""

    @classmethod
    def of(cls, stack: Stack, context: str, ours: str, theirs: str, env: Mapping[str, str]) -> "Compared":
        """Once both run."""
        database = stack.site.database_url(layout.service(context), owning=True)
        say_conditions(stack)
        return cls(ours, theirs, env, database, _processes(stack))

    def report(self, title: str, path: str, script: Path) -> None:
        analyze(self.database)
        # Neither is met cold.
        for each in (self.ours, self.theirs):
            wrk(each + path, script, self.env, seconds=WARM_UP_SECONDS)
        mine: list[Figures] = []
        its: list[Figures] = []
        for _ in range(ROUNDS):
            mine.append(self._measured(self.ours + path, script))
            its.append(self._measured(self.theirs + path, script))
        sys.stdout.write(f"\n{title}, {CONNECTIONS} connections, {ROUNDS} x {SECONDS} s\n")
        for name, figures in (("Groundwork", mine), ("bare", its)):
            sys.stdout.write(
                f"  {name:<11}{statistics.median(f.requests_per_second for f in figures):8.0f}/s"
                f"   p50 {statistics.median(f.p50_ms for f in figures):6.1f} ms"
                f"   p99 {statistics.median(f.p99_ms for f in figures):6.1f} ms\n"
                f"             {_work_of(figures)}\n"
            )
        ratios = [a.requests_per_second / b.requests_per_second for a, b in zip(mine, its, strict=True)]
        every = ", ".join(f"{each:.2f}" for each in ratios)
        sys.stdout.write(f"  ratio {statistics.median(ratios):.2f}   ({every})\n")

    def _measured(self, url: str, script: Path) -> Figures:
        before = worked_by(self.processes, "bench")
        figures = wrk(url, script, self.env)
        seconds = since(before, worked_by(self.processes, "bench"))
        requests = figures.requests_per_second * SECONDS
        return replace(figures, worked_ms={name: seconds[name] / requests * 1000 for name in self.processes})


def _processes(stack: Stack) -> dict[str, psutil.Process]:
    """The stack's parts by name, and what else this process started: the yardstick and its gateway."""
    parts = {name: psutil.Process(pid) for name in stack.wanted if (pid := stack.pid(name)) is not None}
    known = {each.pid for each in parts.values()}
    for each in psutil.Process().children():
        if each.pid not in known:
            name = "bare" if "uvicorn" in each.cmdline() else each.name()
            parts[f"{name} {each.pid}" if name in parts else name] = each
    return parts


def _work_of(figures: Sequence[Figures]) -> str:
    """Of a request, in milliseconds of a core: medians of the rounds, what is next to nothing left out."""
    worked = {
        name: statistics.median(each.worked_ms[name] for each in figures) for name in figures[0].worked_ms
    }
    parts = ", ".join(f"{name} {ms:.2f}" for name, ms in worked.items() if ms >= _LEAST_TOLD_MS)
    return f"processor time a request, ms: {sum(worked.values()):.2f} ({parts})"


def wrk(url: str, script: Path, env: Mapping[str, str], *, seconds: int = SECONDS) -> Figures:
    program = shutil.which("wrk")
    if program is None:
        raise Failure("bench", "wrk is missing", "apt-get install wrk")
    said = subprocess.run(  # noqa: S603 -- our own script
        [program, "-t1", f"-c{CONNECTIONS}", f"-d{seconds}s", "--latency", "-s", str(script), url],
        env=os.environ | env,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    if refused := re.search(r"Non-2xx or 3xx responses: (\d+)", said):
        raise Failure("bench", f"{refused[1]} requests to {url} were refused", lines=said.splitlines())
    return Figures(
        float(_found(r"Requests/sec:\s+([\d.]+)", said)),
        _milliseconds(_found(r"^\s+50%\s+(\S+)", said)),
        _milliseconds(_found(r"^\s+99%\s+(\S+)", said)),
    )


def say_conditions(stack: Stack) -> None:
    """What the figures leave out costs whoever does not: it is printed beside them."""

    async def kept() -> list[str]:
        connection = await asyncpg.connect(stack.url("postgres"))
        try:
            return [f"{name} {await connection.fetchval(f'show {name}')}" for name in _DURABLE]
        finally:
            await connection.close()

    level = stack.site.env_for(layout.service("identity"))["IDENTITY_LOG_LEVEL"]
    sys.stdout.write(f"\nPostgreSQL: {', '.join(asyncio.run(kept()))}; services log {level} and above\n")


def analyze(database: str) -> None:
    """As its owner, whose tables they are: others are passed over."""

    async def run() -> None:
        connection = await asyncpg.connect(database)
        try:
            await connection.execute("analyze")
        finally:
            await connection.close()

    asyncio.run(run())


@contextmanager
def bare_behind_a_gateway(
    stack: Stack, context: str, folder: Path, answers: str, *, processes: int = 1
) -> Generator[str]:
    """`answers`: a path that it answers once it is up."""
    database = {DATABASE_URL: stack.database_url(context)}
    with ExitStack() as running:
        urls: list[str] = []
        for _ in range(processes):
            port = stack.free_port()
            argv = [sys.executable, "-m", "uvicorn", "bare:app", "--port", str(port), "--no-access-log"]
            running.enter_context(_running(argv, os.environ | database, folder))
            urls.append(f"http://127.0.0.1:{port}")
            _wait_for(urls[-1] + answers)
        yield running.enter_context(gateway_to(stack, context, urls))


@contextmanager
def gateway_to(stack: Stack, context: str, urls: Sequence[str]) -> Generator[str]:
    """A gateway with the house's own configuration, which spreads the context over these processes."""
    port, health_port = stack.free_port(), stack.free_port()
    launch = Gateway(stack.site).launch()
    with TemporaryDirectory() as folder:
        dynamic = Path(folder) / "dynamic"
        shutil.copytree(FOLDER / "dynamic", dynamic)
        routes = dynamic / f"{context}.yaml"
        one = re.compile(r"^( *- url: ).*_URL.*$", re.MULTILINE)
        routes.write_text(
            one.sub(lambda found: "\n".join(f"{found[1]}{url}" for url in urls), routes.read_text())
        )
        env = launch.env | {
            "TRAEFIK_PROVIDERS_FILE_DIRECTORY": str(dynamic),
            "TRAEFIK_ENTRYPOINTS_WEB_ADDRESS": f"127.0.0.1:{port}",
            "TRAEFIK_ENTRYPOINTS_TRAEFIK_ADDRESS": f"127.0.0.1:{health_port}",
        }
        with _running(launch.argv, env, ROOT):
            url = f"http://127.0.0.1:{port}"
            _wait_for(f"http://127.0.0.1:{health_port}/ping")
            yield url


@contextmanager
def _running(argv: Sequence[str], env: Mapping[str, str], cwd: Path) -> Generator[None]:
    process = subprocess.Popen(argv, env=env, cwd=cwd, stdout=subprocess.DEVNULL)  # noqa: S603
    try:
        yield
    finally:
        process.terminate()
        process.wait()


def _wait_for(url: str) -> None:
    for _ in range(300):
        try:
            if httpx.get(url).is_success:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise Failure("bench", f"{url} did not answer", "its lines are above")


def _found(pattern: str, text: str) -> str:
    match = re.search(pattern, text, re.MULTILINE)
    assert match, f"wrk printed no {pattern}:\n{text}"
    return match[1]


def _milliseconds(text: str) -> float:
    match = re.fullmatch(r"([\d.]+)(us|ms|s|m)", text)
    assert match, f"wrk measured no latency: {text}"
    return float(match[1]) * {"us": 0.001, "ms": 1.0, "s": 1000.0, "m": 60_000.0}[match[2]]
