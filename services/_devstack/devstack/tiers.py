"""The test tiers, discovered from the tree."""

import asyncio
import json
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from devstack import checks, console, e2e
from devstack.durations import longest_first, remember
from devstack.journeys import journeys_of
from devstack.layout import NODE_BIN, ROOT, npm_workspaces, python_members, services
from devstack.reach import MACHINERY, Reach, changed_files, reach_of
from devstack.steps import AT_ONCE, Step, report_path, run_steps
from devstack.summary import TierResult, summarise
from devstack.testing import temporal

ORDER = ("check", "test-unit", "test-service", "test-web", "test-e2e", "test-faults")
# What takes longest without filling a core begins first; what is small fills the end.
_QUEUED = ("check", "test-e2e", "test-faults", "test-service", "test-unit", "test-web")
# Of a part the checks are small, and its browser tests as long as half of everything.
_QUEUED_OF_A_PART = ("test-e2e", "test-faults", "test-service", "test-unit", "test-web", "check")
_UNIT = "unit"
# Each has a whole system of its own; in `make test` they share one: attacked, then broken, and in the end (it
# leaves behind whatever it could make) asked whatever its documents allow.
_FAULTS, _ATTACKS, _SCHEMA = "faults", "attacks", "schema"
# It adds a context to the house and takes it away again, so nothing else runs meanwhile.
_CONTEXT = "context"
_A_WHOLE_SYSTEM = "a whole system"
# For servers that were killed to come back, timers to fire, a limit's minute to pass: beside these there is
# room for another.
_WAITING = 0.5
_MOSTLY_WAIT = ("workflow-runner", "gateway")
# What looks at every service.
_OF_ALL = "every_service"
# More of the same, drawn at random, than each change has to wait for.
_LONG = "mark.long"
# As in the browser: one unlucky moment of a loaded machine must not hold up a change, and the end of the run
# names it as flaky, with its error. Where more fail, it is no moment.
_A_SECOND_TRY = ("--reruns=1", "--max-suite-reruns=3")


@dataclass(frozen=True)
class Wanted:
    """All, what one context has, or what a change reaches."""

    context: str = ""
    reach: Reach | None = None

    def has(self, folder: Path) -> bool:
        if self.reach is not None:
            return folder in self.reach.members
        return self.context in ("", folder.name)

    @property
    def is_part(self) -> bool:
        return bool(self.context) or self.reach is not None


def run(tiers: tuple[str, ...], context: str, *, changed: bool = False) -> int:
    reach = reach_of(changed_files()) if changed else None
    if reach is not None and reach.everything:
        console.say("What changed can reach everything.")
        reach = None
    elif reach is not None:
        names = sorted(folder.relative_to(ROOT).as_posix() for folder in reach.members)
        names = names or ["nothing but its checks"]
        console.say(f"What changed can reach: {', '.join(names)}")
    results = asyncio.run(_run_all(tiers, Wanted(context, reach)))
    return summarise(results)


async def _run_all(tiers: tuple[str, ...], wanted: Wanted) -> list[TierResult]:
    """One queue for all tiers, so that no core is idle while there is work."""
    steps = {tier: steps_of(tier, wanted, short=len(tiers) > 1) for tier in tiers}
    for tier, found in steps.items():
        if not found and not wanted.reach:
            console.mark("!", f"{tier}: nothing to run{f' for {wanted.context}' if wanted.context else ''}")
    order = _QUEUED_OF_A_PART if wanted.is_part else _QUEUED
    queued = sorted(steps, key=lambda tier: order.index(tier) if tier in order else 0)
    console.say()
    begun = time.monotonic()
    with temporal.one_for_all() as env:
        outcomes = await run_steps(longest_first([step for tier in queued for step in steps[tier]]), env=env)
    if len(tiers) > 1 and not wanted.is_part:
        remember(outcomes)  # of a part the steps have the same names and take less
    if len(tiers) > 1:
        console.say(f"\nall in {(time.monotonic() - begun) / 60:.1f} min")
    by_step = {id(outcome.step): outcome for outcome in outcomes}
    return [TierResult(tier, [by_step[id(step)] for step in found]) for tier, found in steps.items() if found]


def steps_of(tier: str, wanted: Wanted, *, short: bool) -> list[Step]:
    match tier:
        case "check":
            return checks.table(wanted.context, wanted.reach)
        case "test-unit":
            return _unit_steps(tier, wanted)
        case "test-service":
            return _service_steps(tier, wanted, short=short)
        case "test-long":
            return _long_steps(tier, wanted)
        case "test-faults" if wanted.reach:
            return []  # the house as a whole, which `make test` looks at
        case "test-faults" if short:
            return _system_steps(tier, wanted, [_ATTACKS, _FAULTS, _SCHEMA], "-m", "not long")
        case "test-faults":
            return _system_steps(tier, wanted, [_FAULTS])
        case "test-attacks":
            return _system_steps(tier, wanted, [_ATTACKS])
        case "test-context":
            return _system_steps(tier, wanted, [_CONTEXT])
        case "test-web":
            return [_web_step(folder, script) for folder, script in _web_tests(wanted)]
        case "test-e2e":
            then = _schema_step(tier, wanted) if short else None
            return _browser_steps(tier, e2e.TESTS, _journeys(wanted), then)
        case "screenshots":
            return _browser_steps(tier, e2e.SCREENSHOTS, [wanted.context] if wanted.context else [])
        case _:
            raise ValueError(tier)


def _unit_steps(tier: str, wanted: Wanted) -> list[Step]:
    def looks_at_all(folder: Path) -> bool:
        return wanted.reach is not None and folder.name == MACHINERY

    paths = _test_paths(lambda folder: wanted.has(folder) or looks_at_all(folder))
    units = [path for path in paths if path.name == _UNIT]
    return [_pytest(tier, "python", units, "--no-servers", *_of_reached(wanted))] if units else []


def _system_steps(tier: str, wanted: Wanted, rooms: list[str], *options: str) -> list[Step]:
    """One process: what it starts for a session serves all of its rooms."""
    found = {path.name: path for path in _test_paths(wanted.has)}
    paths = [found[room] for room in rooms if room in found]
    if not paths:
        return []
    system = _pytest(tier, "python", paths, "--no-servers", *options)
    return [replace(system, alone_with=_A_WHOLE_SYSTEM, weight=_WAITING)]


def _test_paths(wanted: Callable[[Path], bool]) -> list[Path]:
    """The rooms of every tests folder: a sub-folder, or a test module that lies in none."""
    found: list[Path] = []
    for folder in python_members():
        tests = folder / "tests"
        if not wanted(folder) or not tests.is_dir():
            continue
        rooms = [
            child for child in sorted(tests.iterdir()) if child.is_dir() and any(child.rglob("test_*.py"))
        ]
        found += [*rooms, *sorted(tests.glob("test_*.py"))]
    return found


def _service_steps(tier: str, wanted: Wanted, *, short: bool) -> list[Step]:
    """A process for each folder: a service's models and fixtures are global within one, as in production."""
    rooms: dict[Path, list[Path]] = {}
    for path in _test_paths(wanted.has):
        if path.name not in (_UNIT, _FAULTS, _ATTACKS, _CONTEXT, *((_SCHEMA,) if short else ())):
            rooms.setdefault(path.parent, []).append(path)
    sizes = {folder: sum(_size(path) for path in paths) for folder, paths in rooms.items()}
    steps: list[Step] = []
    for folder, paths in sorted(rooms.items(), key=lambda room: -sizes[room[0]]):
        waits = folder.parent.name in _MOSTLY_WAIT
        # One that is most of the work would keep a core idle at the end. Where browser tests keep the other
        # busy as long, a second process of it only costs its start.
        is_most = wanted.is_part and sizes[folder] * 2 > sum(sizes.values())
        workers = ["-n", str(AT_ONCE)] if is_most and (waits or not short) else []
        name = folder.parent.relative_to(ROOT).as_posix()
        step = _pytest(tier, name, paths, "-m", "not long", *workers)
        steps.append(replace(step, weight=_WAITING) if waits else step)
    return [*steps, *_steps_over_services(tier, wanted, short=short)]


def _long_steps(tier: str, wanted: Wanted) -> list[Step]:
    """Those of faults and attacks their own tiers run."""
    files: dict[Path, list[Path]] = {}
    for room in _test_paths(wanted.has):
        if room.is_dir() and room.name not in (_FAULTS, _ATTACKS, _CONTEXT):
            long = [each for each in sorted(room.rglob("test_*.py")) if _LONG in each.read_text()]
            files.setdefault(room.parent, []).extend(long)
    return [
        _pytest(tier, folder.parent.relative_to(ROOT).as_posix(), paths, "-m", "long")
        for folder, paths in files.items()
        if paths
    ]


def _steps_over_services(tier: str, wanted: Wanted, *, short: bool) -> list[Step]:
    """What the machinery's tests find out about the services that a change reaches."""
    if not _reached_services(wanted):
        return []
    name = f"services/{MACHINERY} {_OF_ALL}"
    steps = [_pytest(tier, name, [_machinery_s(_OF_ALL)], *_of_reached(wanted))]
    schema = None if short and _journeys(wanted) is not None else _schema_step(tier, wanted)
    return [*steps, schema] if schema else steps


def _schema_step(tier: str, wanted: Wanted) -> Step | None:
    """Of the services that a change reaches: on the system of its browser tests, or on one of its own."""
    if not {service.context for service in services()} & {*_reached_services(wanted)}:
        return None
    options = ["--no-servers", *_of_reached(wanted)]
    return _pytest(tier, f"services/{MACHINERY} {_SCHEMA}", [_machinery_s(_SCHEMA)], *options)


def _machinery_s(room: str) -> Path:
    (found,) = [path for path in _test_paths(lambda folder: folder.name == MACHINERY) if path.name == room]
    return found


def _reached_services(wanted: Wanted) -> list[str]:
    members = wanted.reach.members if wanted.reach else ()
    return sorted(folder.name for folder in members if (folder / "pyproject.toml").is_file())


def _of_reached(wanted: Wanted) -> list[str]:
    """Leaves out what looks at one service alone, where that one is as it was."""
    return [] if wanted.reach is None else [f"--reached={','.join(_reached_services(wanted))}"]


def _size(path: Path) -> int:
    files = path.rglob("test_*.py") if path.is_dir() else [path]
    return sum(file.stat().st_size for file in files)


def _pytest(tier: str, name: str, paths: list[Path], *options: str) -> Step:
    report = report_path(f"{tier}-{name}")
    where = [path.relative_to(ROOT).as_posix() for path in paths]
    argv = [sys.executable, "-m", "pytest", "-q", *_A_SECOND_TRY, f"--junitxml={report}", *options, *where]
    advice = "run one alone: .venv/bin/pytest <file>::<test>"
    return Step(f"{tier}: {name}", argv, advice, report=report)


def _web_tests(wanted: Wanted) -> list[tuple[Path, str]]:
    found: list[tuple[Path, str]] = []
    for folder in npm_workspaces():
        script = json.loads((folder / "package.json").read_text()).get("scripts", {}).get("test", "")
        if script and wanted.has(folder) and _has_tests(folder):
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


def _journeys(wanted: Wanted) -> list[str] | None:
    """Which ones: none named are all."""
    if wanted.reach is None:
        return [wanted.context] if wanted.context else []
    return journeys_of(wanted.reach)


def _browser_steps(tier: str, config: Path, only: list[str] | None, then: Step | None = None) -> list[Step]:
    """`then`: what has their system when they are through."""
    if only is None or not config.is_file():
        return []
    report = report_path(tier)
    argv = [sys.executable, "-m", "devstack.e2e", "--config", str(config), "--report", str(report), *only]
    advice = "traces and screenshots are in .devstack/e2e-results"
    step = Step(f"{tier}: browser", argv, advice, report=report, alone_with=_A_WHOLE_SYSTEM)
    if then is None:
        return [step]
    name = f"{step.name}, then {_SCHEMA}"
    return [replace(step, name=name, argv=[*argv, "--then", *then.argv], further_report=then.report)]
