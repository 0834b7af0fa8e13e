"""The test tiers, discovered from the tree."""

import asyncio
import json
import sys
import time
from pathlib import Path

from devstack import checks, console, e2e
from devstack.layout import NODE_BIN, ROOT, npm_workspaces, python_members
from devstack.steps import AT_ONCE, Step, report_path, run_steps
from devstack.summary import TierResult, summarise

ORDER = ("check", "test-unit", "test-service", "test-web", "test-e2e", "test-faults")
_UNIT = "unit"
# Each has a whole system of its own; in `make test` they share one, first attacked, then broken.
_FAULTS, _ATTACKS = "faults", "attacks"
# It adds a context to the house and takes it away again, so nothing else runs meanwhile.
_CONTEXT = "context"


def run(tiers: tuple[str, ...], context: str) -> int:
    results = asyncio.run(_run_all(tiers, context))
    return summarise(results)


async def _run_all(tiers: tuple[str, ...], context: str) -> list[TierResult]:
    results: list[TierResult] = []
    for tier in tiers:
        steps = steps_of(tier, context, short=len(tiers) > 1)
        if not steps:
            console.mark("!", f"{tier}: nothing to run{f' for {context}' if context else ''}")
            continue
        console.say(f"\n{tier}")
        begun = time.monotonic()
        outcomes = await run_steps(steps)
        results.append(TierResult(tier, time.monotonic() - begun, outcomes))
    return results


def steps_of(tier: str, context: str, *, short: bool) -> list[Step]:
    match tier:
        case "check":
            return checks.table(context)
        case "test-unit":
            paths = [path for path in _test_paths(context) if path.name == _UNIT]
            return [_pytest(tier, "python", paths, "--no-servers")] if paths else []
        case "test-service":
            return _service_steps(tier, context)
        case "test-faults" if short:
            return _system_steps(tier, context, [_ATTACKS, _FAULTS], "-m", "not long")
        case "test-faults":
            return _system_steps(tier, context, [_FAULTS])
        case "test-attacks":
            return _system_steps(tier, context, [_ATTACKS])
        case "test-context":
            return _system_steps(tier, context, [_CONTEXT])
        case "test-web":
            return [_web_step(folder, script) for folder, script in _web_tests(context)]
        case "test-e2e":
            return _browser_steps(tier, context, e2e.TESTS)
        case "screenshots":
            return _browser_steps(tier, context, e2e.SCREENSHOTS)
        case _:
            raise ValueError(tier)


def _system_steps(tier: str, context: str, rooms: list[str], *options: str) -> list[Step]:
    """One process: what it starts for a session serves all of its rooms."""
    found = {path.name: path for path in _test_paths(context)}
    paths = [found[room] for room in rooms if room in found]
    return [_pytest(tier, "python", paths, "--no-servers", *options)] if paths else []


def _test_paths(context: str) -> list[Path]:
    """The rooms of every tests folder: a sub-folder, or a test module that lies in none."""
    found: list[Path] = []
    for folder in python_members():
        tests = folder / "tests"
        if context not in ("", folder.name) or not tests.is_dir():
            continue
        rooms = [
            child for child in sorted(tests.iterdir()) if child.is_dir() and any(child.rglob("test_*.py"))
        ]
        found += [*rooms, *sorted(tests.glob("test_*.py"))]
    return found


def _service_steps(tier: str, context: str) -> list[Step]:
    """A process for each folder: a service's models and fixtures are global within one, as in production."""
    rooms: dict[Path, list[Path]] = {}
    for path in _test_paths(context):
        if path.name not in (_UNIT, _FAULTS, _ATTACKS, _CONTEXT):
            rooms.setdefault(path.parent, []).append(path)
    sizes = {folder: sum(_size(path) for path in paths) for folder, paths in rooms.items()}
    steps: list[Step] = []
    for folder, paths in sorted(rooms.items(), key=lambda room: -sizes[room[0]]):
        # One that is most of the work would keep a core idle at the end.
        workers = ["-n", str(AT_ONCE)] if sizes[folder] * 2 > sum(sizes.values()) else []
        steps.append(_pytest(tier, folder.parent.relative_to(ROOT).as_posix(), paths, *workers))
    return steps


def _size(path: Path) -> int:
    files = path.rglob("test_*.py") if path.is_dir() else [path]
    return sum(file.stat().st_size for file in files)


def _pytest(tier: str, name: str, paths: list[Path], *options: str) -> Step:
    report = report_path(f"{tier}-{name}")
    where = [path.relative_to(ROOT).as_posix() for path in paths]
    argv = [sys.executable, "-m", "pytest", "-q", f"--junitxml={report}", *options, *where]
    return Step(f"{tier}: {name}", argv, "run one alone: .venv/bin/pytest <file>::<test>", report=report)


def _web_tests(context: str) -> list[tuple[Path, str]]:
    found: list[tuple[Path, str]] = []
    for folder in npm_workspaces():
        script = json.loads((folder / "package.json").read_text()).get("scripts", {}).get("test", "")
        if script and context in ("", folder.name) and _has_tests(folder):
            found.append((folder, script))
    return found


def _has_tests(folder: Path) -> bool:
    endings = (".test.ts", ".test.tsx", ".test.js", ".test.mjs")
    inside = (path for path in folder.rglob("*.test.*") if "node_modules" not in path.parts)
    return any(path.name.endswith(endings) for path in inside)


def _web_step(folder: Path, script: str) -> Step:
    name = folder.relative_to(ROOT).as_posix()
    report = report_path(f"web-{name}")
    if "vitest" in script:
        options = ["--reporter=default", "--reporter=junit", f"--outputFile.junit={report}"]
    else:  # node --test
        options = [
            *("--test-reporter=spec", "--test-reporter-destination=stdout"),
            *("--test-reporter=junit", f"--test-reporter-destination={report}"),
        ]
    argv = [str(NODE_BIN / "npm"), "test", "--silent", "--", *options]
    return Step(f"test-web: {name}", argv, f"npm test -w {name}", cwd=folder, report=report)


def _browser_steps(tier: str, context: str, config: Path) -> list[Step]:
    if not config.is_file():
        return []
    report = report_path(tier)
    only = [context] if context else []
    argv = [sys.executable, "-m", "devstack.e2e", "--config", str(config), "--report", str(report), *only]
    return [
        Step(f"{tier}: browser", argv, "traces and screenshots are in .devstack/e2e-results", report=report)
    ]
