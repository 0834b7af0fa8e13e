"""Building the web: only what changed since its last build, two at a time."""

import asyncio
import fcntl
import hashlib
import json
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TextIO

from devstack import console
from devstack.console import Failure
from devstack.layout import NODE_BIN, ROOT, STATE, WebProject
from devstack.process import end_group
from devstack.site import tool_env

_IGNORED = {"node_modules", "dist", "tests", "e2e", "__snapshots__", "test-results", "playwright-report"}
_ROOT_FILES = ("package-lock.json", "tsconfig.base.json", "tsconfig.json")
AT_ONCE = 2
_LOOKS_AGAIN = 0.2


def source_files(folder: Path) -> list[Path]:
    """What a build may read, without what it writes."""
    found: list[Path] = []
    if not folder.is_dir():
        return found
    for child in sorted(folder.iterdir()):
        if child.name in _IGNORED or child.name.startswith("."):
            continue
        found.extend(source_files(child) if child.is_dir() else [child])
    return found


def libraries_of(project: WebProject) -> list[Path]:
    """What of the house it is built with, by what it and its libraries say that they depend on."""
    libraries: dict[str, Path] = {}
    for folder in (ROOT / "web-modules").glob("_*"):
        if (folder / "package.json").is_file():
            libraries[json.loads((folder / "package.json").read_text())["name"]] = folder
    found: set[Path] = set()
    asked = [project.folder]
    while asked:
        package = json.loads((asked.pop() / "package.json").read_text())
        needs = {**package.get("dependencies", {}), **package.get("devDependencies", {})}
        new = {libraries[name] for name in needs.keys() & libraries.keys()} - found
        found |= new
        asked.extend(new)
    return sorted(found)


def sources_hash(project: WebProject) -> str:
    digest = hashlib.sha256()
    files = [ROOT / name for name in _ROOT_FILES if (ROOT / name).is_file()]
    for folder in [project.folder, *libraries_of(project)]:
        files.extend(source_files(folder))
    for file in files:
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def _stamp(project: WebProject) -> Path:
    return STATE / "stamps" / f"web-{project.folder.name}"


def is_built(project: WebProject) -> bool:
    stamp = _stamp(project)
    dist = project.folder / "dist"
    complete = dist.is_dir() and any(dist.iterdir())
    return complete and stamp.is_file() and stamp.read_text() == sources_hash(project)


async def build(project: WebProject) -> float:
    """Builds it; returns the seconds it took."""
    begun = time.monotonic()
    wanted = sources_hash(project)  # before: a change during the build must lead to another one
    npm = str(NODE_BIN / "npm")
    process = await asyncio.create_subprocess_exec(
        *(npm, "run", "--silent", "build", "--workspace", project.name),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        cwd=ROOT,
        env=tool_env() | {"CI": "true", "NO_COLOR": "1"},
        start_new_session=True,
    )
    try:
        raw, _ = await process.communicate()
    finally:
        if process.returncode is None:
            end_group(process.pid)
    output = raw.decode(errors="replace")
    log = STATE / "logs" / f"build-{project.folder.name}.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    log.write_text(output)
    if process.returncode:
        raise Failure(
            f"building {project.label}",
            f"exit code {process.returncode}",
            f"fix the error above; the whole output is in {log}",
            output.splitlines()[-20:],
        )
    stamp = _stamp(project)
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(wanted)
    return time.monotonic() - begun


@asynccontextmanager
async def _its_builder(project: WebProject) -> AsyncGenerator[None]:
    """One process at a time builds it: the checks and the browser tests of one run may both want it."""
    file = STATE / "stamps" / f"web-{project.folder.name}.lock"
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("w") as lock:
        while not _taken(lock):  # noqa: ASYNC110 - another process has it, which tells nobody
            await asyncio.sleep(_LOOKS_AGAIN)
        yield


def _taken(lock: TextIO) -> bool:
    """The kernel's, so it goes with the process, however that ends."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


async def build_changed(projects: list[WebProject], *, patient: bool = False) -> list[str]:
    """Everything that is not up to date. The first failure ends it, or with `patient` is shown and named."""
    gate = asyncio.Semaphore(AT_ONCE)
    failed: list[str] = []

    async def one(project: WebProject) -> None:
        async with gate, _its_builder(project):
            if is_built(project):
                return
            try:
                seconds = await build(project)
            except Failure as failure:
                if not patient:
                    raise
                failure.show()
                failed.append(project.label)
            else:
                console.mark("✓", f"built {project.label}", seconds)

    async with asyncio.TaskGroup() as group:
        for project in projects:
            group.create_task(one(project))
    return failed
