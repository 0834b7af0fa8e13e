"""What one asks a running system: status, logs, stop, reset, seed, psql."""

import asyncio
import os
import shutil
import signal
import subprocess
import time
from typing import Any

import psutil

from devstack import console, layout
from devstack.layout import STATE
from devstack.parts.postgres import stored_data
from devstack.site import Site, tool_env
from devstack.supervisor import Supervisor, running
from devstack.system import System

_STOP_WITHIN = 60.0
_SAMPLE = 1.0


def status() -> int:
    state = running(STATE)
    if state is None:
        console.say("Groundwork is not running. make dev starts it.")
        return 1
    rows: list[tuple[str, dict[str, Any]]] = [
        ("supervisor", {"state": "ready", "pid": state["supervisor"], "port": "", "restarts": 0})
    ]
    rows += sorted(state["parts"].items(), key=lambda item: item[1]["port"])
    trees = {name: _tree(row["pid"]) for name, row in rows}
    trees["supervisor"] = trees["supervisor"][:1]  # its children are the other rows
    before = {name: _cpu_seconds(tree) for name, tree in trees.items()}
    time.sleep(_SAMPLE)
    console.say(
        f"{'part':<18}{'state':<10}{'pid':>8}{'port':>7}{'up':>10}{'MiB':>8}{'cpu':>8}{'restarts':>10}"
    )
    total_memory = total_cpu = 0.0
    for name, row in rows:
        memory = sum(_memory(process) for process in trees[name]) / 2**20
        cpu = (_cpu_seconds(trees[name]) - before[name]) / _SAMPLE * 100
        total_memory, total_cpu = total_memory + memory, total_cpu + cpu
        up = _duration(time.time() - trees[name][0].create_time()) if trees[name] else "-"
        console.say(
            f"{name:<18}{row['state']:<10}{row['pid'] or '-':>8}{row['port']:>7}{up:>10}"
            f"{memory:>8.0f}{cpu:>7.1f}%{row['restarts']:>10}"
        )
    console.say(f"{'all':<18}{'':<10}{'':>8}{'':>7}{'':>10}{total_memory:>8.0f}{total_cpu:>7.1f}%")
    console.say(f"\n{state['url']}")
    return 0


def logs(part: str) -> int:
    folder = STATE / "logs"
    files = [folder / f"{part}.log"] if part else sorted(folder.glob("*.log"))
    if not files or not files[0].is_file():
        names = ", ".join(sorted(file.stem for file in folder.glob("*.log"))) or "none yet"
        console.say(f"There is no log of {part or 'any part'}. Logs: {names}.")
        return 1
    command = ["tail", "-n", "200" if part else "10", "-F", *map(str, files)]
    return subprocess.call(command)  # noqa: S603


def stop() -> int:
    state = running(STATE)
    if state is None:
        console.say("Groundwork is not running.")
        return 0
    with console.timed("stopped"):
        os.kill(state["supervisor"], signal.SIGTERM)
        deadline = time.monotonic() + _STOP_WITHIN
        while running(STATE) is not None:
            if time.monotonic() > deadline:
                console.mark("✗", f"pid {state['supervisor']} is still stopping; make logs shows why")
                return 1
            time.sleep(0.1)
    return 0


def reset() -> int:
    """Data only: ports, secrets, tools and builds stay."""
    if stop():
        return 1
    with console.timed("removed the data; make dev starts with a fresh demo company"):
        for folder in (
            stored_data(Site.dev()),
            STATE / "nats",
            STATE / "files",
            STATE / "mail",
            STATE / "logs",
        ):
            shutil.rmtree(folder, ignore_errors=True)
        for file in STATE.glob("temporal.db*"):
            file.unlink()
    return 0


def seed() -> int:
    if running(STATE) is None:
        console.say("Groundwork is not running. make dev starts it, and seeds a fresh one by itself.")
        return 1
    site = Site.attached()
    system = System(site, Supervisor(site), patient=False)

    async def every_service() -> None:
        for service in layout.in_seeding_order():
            await system.seed(service)

    asyncio.run(every_service())
    return 0


def psql(context: str) -> int:
    if running(STATE) is None:
        console.say("Groundwork is not running. make dev starts it.")
        return 1
    program = shutil.which("psql")
    if program is None:
        console.say("psql is not installed. On Debian and Ubuntu: apt-get install postgresql-client")
        return 1
    site = Site.attached()
    url = site.database_url(layout.service(context)) if context else site.superuser_url
    os.execve(program, [program, url], tool_env())  # noqa: S606
    return 0


def _tree(pid: int | None) -> list[psutil.Process]:
    try:
        root = psutil.Process(pid) if pid else None
        return [root, *root.children(recursive=True)] if root else []
    except psutil.NoSuchProcess:
        return []


def _memory(process: psutil.Process) -> float:
    """Its own share: shared pages are divided among those who share them, where the system tells."""
    try:
        full: Any = process.memory_full_info()
        return float(getattr(full, "pss", full.rss))
    except psutil.Error:
        return 0.0


def _cpu_seconds(tree: list[psutil.Process]) -> float:
    used = 0.0
    for process in tree:
        try:
            times = process.cpu_times()
        except psutil.Error:
            continue
        used += times.user + times.system
    return used


def _duration(seconds: float) -> str:
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}h{minutes:02}m" if hours else f"{minutes}m{rest:02}s"
