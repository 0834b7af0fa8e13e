"""Running checks and test programs: two at a time, quiet when they pass, with output when they don't."""

import asyncio
import os
import time
import xml.etree.ElementTree as ET
from dataclasses import dataclass, field
from pathlib import Path

from devstack import console
from devstack.layout import ROOT, STATE
from devstack.process import end_group
from devstack.site import tool_env

AT_ONCE = 2
_SHOWN_LINES = 80
_NO_TESTS_COLLECTED = 5  # pytest's exit code


@dataclass(frozen=True)
class Step:
    name: str
    argv: list[str]
    advice: str = ""
    cwd: Path = ROOT
    env: dict[str, str] = field(default_factory=dict[str, str])
    report: Path | None = None
    """Where the program writes its JUnit report; a step without one counts as one test."""


@dataclass(frozen=True)
class Case:
    name: str
    seconds: float


@dataclass(frozen=True)
class Outcome:
    step: Step
    seconds: float
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    cases: tuple[Case, ...] = ()


def report_path(name: str) -> Path:
    path = STATE / "reports" / f"{name.replace('/', '-').replace(' ', '-')}.xml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    return path


async def run_steps(steps: list[Step], at_once: int = AT_ONCE) -> list[Outcome]:
    gate = asyncio.Semaphore(at_once)

    async def one(step: Step) -> Outcome:
        async with gate:
            return await run_step(step, stream=len(steps) == 1)

    return list(await asyncio.gather(*(one(step) for step in steps)))


async def run_step(step: Step, *, stream: bool = False) -> Outcome:
    """`stream` shows the program's output as it comes: right for one program that someone watches."""
    begun = time.monotonic()
    live = stream and os.isatty(1)
    try:
        process = await asyncio.create_subprocess_exec(
            *step.argv,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=None if live else asyncio.subprocess.PIPE,
            stderr=None if live else asyncio.subprocess.STDOUT,
            cwd=step.cwd,
            env=tool_env() | step.env,
            start_new_session=not live,
        )
    except OSError as problem:
        console.mark("✗", f"{step.name}: {problem}")
        return Outcome(step, 0.0, failed=1)
    try:
        raw, _ = await process.communicate()
    finally:
        if process.returncode is None:
            end_group(process.pid)
    outcome = _outcome(step, process.returncode or 0, time.monotonic() - begun)
    _show(outcome, (raw or b"").decode(errors="replace"))
    return outcome


def _outcome(step: Step, code: int, seconds: float) -> Outcome:
    if step.report is None:
        return Outcome(step, seconds, passed=int(code == 0), failed=int(code != 0))
    if code == _NO_TESTS_COLLECTED and "pytest" in step.argv:
        return Outcome(step, seconds)
    if not step.report.is_file():
        return Outcome(step, seconds, failed=1)
    read = read_report(step.report)
    # A program may fail beside its tests: a crash, an error while collecting, a coverage bar.
    failed = max(read.failed, int(code != 0))
    return Outcome(step, seconds, read.passed, failed, read.skipped, read.cases)


@dataclass(frozen=True)
class Report:
    passed: int
    failed: int
    skipped: int
    cases: tuple[Case, ...]


def read_report(file: Path) -> Report:
    passed = failed = skipped = 0
    cases: list[Case] = []
    for case in ET.parse(file).iter("testcase"):  # noqa: S314 - written by our own test programs
        if case.find("failure") is not None or case.find("error") is not None:
            failed += 1
        elif case.find("skipped") is not None:
            skipped += 1
        else:
            passed += 1
        where = case.get("classname", "").removeprefix("services.")
        cases.append(Case(f"{where} {case.get('name', '')}".strip(), float(case.get("time") or 0)))
    return Report(passed, failed, skipped, tuple(cases))


def _show(outcome: Outcome, output: str) -> None:
    counts = f" ({outcome.passed} passed)" if outcome.step.report and not outcome.failed else ""
    console.mark("✗" if outcome.failed else "✓", outcome.step.name + counts, outcome.seconds)
    if outcome.failed:
        lines = output.rstrip().splitlines()
        for line in lines[-_SHOWN_LINES:]:
            console.say(f"    {line}")
        if outcome.step.advice:
            console.say(f"  → {outcome.step.advice}")
