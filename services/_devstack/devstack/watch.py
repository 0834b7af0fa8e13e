"""Live reload: a changed Python file restarts its service, a changed web file rebuilds its module."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from watchfiles import Change, awatch  # pyright: ignore[reportUnknownVariableType] -- anyio's event

from devstack import builds, console, layout
from devstack.console import Failure
from devstack.layout import ROOT, Service, WebProject
from devstack.system import System

_QUIET_MS = 300
_NOISE = {"__pycache__", "node_modules", "dist", "tests", "e2e", "test-results", "playwright-report"}
_NOISE_ENDINGS = (".pyc", ".swp", "~", ".tmp")
_SHARED_PYTHON = [ROOT / "services" / name for name in layout.LIBRARIES] + [ROOT / "proto" / "gen" / "python"]


def matters(_: Change, path: str) -> bool:
    file = Path(path)
    inside = file.relative_to(ROOT).parts if file.is_relative_to(ROOT) else file.parts
    hidden = any(part.startswith(".") for part in inside)
    return not hidden and _NOISE.isdisjoint(inside) and not path.endswith(_NOISE_ENDINGS)


class Watcher:
    def __init__(self, system: System) -> None:
        self._system = system
        self._running: dict[str, asyncio.Task[None]] = {}
        self._again: dict[str, Callable[[], Awaitable[None]]] = {}

    async def run(self) -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(self._watch(self._deep_folders(), recursive=True))
            # Configuration beside the sources; not recursive, else node_modules and dist would be watched.
            group.create_task(self._watch(self._flat_folders(), recursive=False))

    def _deep_folders(self) -> list[Path]:
        """Only folders with sources: a watch costs memory for every folder below it."""
        folders = list(_SHARED_PYTHON)
        for service in self._system.services:
            folders += [service.folder / service.package, service.folder / "migrations"]
        for folder in self._web_folders():
            folders += [folder / name for name in ("src", "public", "build")]
        return [folder for folder in folders if folder.is_dir()]

    def _flat_folders(self) -> list[Path]:
        return [folder for folder in [*self._web_folders(), ROOT / "gateway" / "web"] if folder.is_dir()]

    def _web_folders(self) -> list[Path]:
        libraries = sorted(folder for folder in (ROOT / "web-modules").glob("_*") if folder.is_dir())
        return [*libraries, *(project.folder for project in self._system.web_projects)]

    async def _watch(self, folders: list[Path], *, recursive: bool) -> None:
        if not folders:
            return
        watched = awatch(
            *folders,
            watch_filter=matters,
            recursive=recursive,
            step=100,
            debounce=_QUIET_MS,
            rust_timeout=60_000,
        )
        async for changes in watched:
            self._react({Path(path) for _, path in changes})

    def _react(self, changed: set[Path]) -> None:
        for service in self._system.services:
            cause = _first_under([service.folder, *_SHARED_PYTHON], changed)
            if cause:
                self._schedule(service.context, lambda each=service, why=cause: self._restart(each, why))
        libraries = [folder for folder in self._web_folders() if folder.name.startswith("_")]
        for project in self._system.web_projects:
            cause = _first_under([project.folder, *libraries], changed)
            if cause:
                self._schedule(project.name, lambda each=project, why=cause: self._rebuild(each, why))
        if cause := _first_under([ROOT / "gateway" / "web"], changed):
            self._schedule("web", lambda why=cause: self._restart_web(why))

    def _schedule(self, key: str, job: Callable[[], Awaitable[None]]) -> None:
        """One job for a thing at a time; changes during it lead to exactly one more."""
        if key in self._running:
            self._again[key] = job
            return
        self._running[key] = asyncio.create_task(self._perform(key, job), name=f"reload {key}")

    async def _perform(self, key: str, job: Callable[[], Awaitable[None]]) -> None:
        try:
            await job()
        except Failure as failure:
            failure.show()
        finally:
            del self._running[key]
        if key in self._again:
            self._schedule(key, self._again.pop(key))

    async def _restart(self, service: Service, cause: Path) -> None:
        begun = time.monotonic()
        await self._system.reload(service)
        console.mark("↻", f"{service.context} restarted ({_short(cause)})", time.monotonic() - begun)

    async def _restart_web(self, cause: Path) -> None:
        begun = time.monotonic()
        await self._system.supervisor.parts["web"].restart(keep_trying=True)
        console.mark("↻", f"web restarted ({_short(cause)})", time.monotonic() - begun)

    async def _rebuild(self, project: WebProject, cause: Path) -> None:
        async with self._system.building:
            if not builds.is_built(project):
                seconds = await builds.build(project)
                console.mark("↻", f"{project.label} built ({_short(cause)})", seconds)


def _first_under(folders: list[Path], changed: set[Path]) -> Path | None:
    return next(
        (path for path in sorted(changed) if any(path.is_relative_to(each) for each in folders)), None
    )


def _short(path: Path) -> str:
    return "/".join(path.relative_to(ROOT).parts[-3:])
