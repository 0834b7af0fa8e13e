"""Running checks and test programs: one for each core, quiet when they pass, with output when they don't."""

import asyncio
import os
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType

from devstack import console
from devstack.layout import ROOT, STATE
from devstack.process import end_group
from devstack.reports import ERROR_LINES, Case, Verdict, read_report
from devstack.site import tool_env

AT_ONCE = max(2, os.cpu_count() or 2)
_SHOWN_LINES = 80
_NO_TESTS_COLLECTED = 5  # pytest's exit code
_NOTHING: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True)
class Step:
    name: str
    argv: list[str]
    advice: str = ""
    cwd: Path = ROOT
    report: Path | None = None
    """Where the program writes its JUnit report; a step without one counts as one test."""
    further_report: Path | None = None
    """Of what the program runs after its own tests, on the system that they had."""
    alone_with: str = ""
    """What it needs for itself: of the steps that name the same, one runs at a time."""
    weight: float = 1
    """How much of a core it keeps busy: less than one where it mostly waits. None weighs more than one, or
    lighter ones could pass it by for ever."""

    @property
    def reports(self) -> list[Path]:
        return [report for report in (self.report, self.further_report) if report]


@dataclass(frozen=True)
class Outcome:
    step: Step
    seconds: float
    worked: float = 0
    """Seconds of a core that it and the programs it waited for kept busy: the same on a busy machine."""
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    cases: tuple[Case, ...] = ()
    last_words: tuple[str, ...] = ()
    """The end of what the program printed: all there is when it failed beside its tests, or has none."""


def report_path(name: str) -> Path:
    path = STATE / "reports" / f"{name.replace('/', '-').replace(' ', '-')}.xml"
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


async def run_steps(
    steps: list[Step], at_once: float = AT_ONCE, env: Mapping[str, str] = _NOTHING
) -> list[Outcome]:
    """In their order, but past those that have to wait: as many at once as fill the cores by their weight.
    `env`: what all of them are told besides."""
    waiting, outcomes = list(steps), dict[int, Outcome]()
    running: dict[asyncio.Task[Outcome], Step] = {}

    def next_one() -> Step | None:
        left = at_once - sum(step.weight for step in running.values())
        taken = {step.alone_with for step in running.values()} - {""}
        fitting = (step for step in waiting if step.weight <= left)
        return next((step for step in fitting if step.alone_with not in taken), None)

    while waiting or running:
        while step := next_one():
            waiting.remove(step)
            running[asyncio.create_task(run_step(step, env, stream=len(steps) == 1))] = step
        done, _ = await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
        outcomes |= {id(running.pop(task)): task.result() for task in done}
    return [outcomes[id(step)] for step in steps]


async def run_step(step: Step, env: Mapping[str, str] = _NOTHING, *, stream: bool = False) -> Outcome:
    """`stream` shows the program's output as it comes: right for one program that someone watches."""
    for report in step.reports:
        report.unlink(missing_ok=True)  # of the run before: what crashes leaves none of its own
    begun = time.monotonic()
    live = stream and os.isatty(1)
    with tempfile.TemporaryFile() as output:
        shown = None if live else output
        try:
            process = subprocess.Popen(  # noqa: S603, ASYNC220 - our own programs, which start at once
                step.argv,
                stdin=subprocess.DEVNULL,
                stdout=shown,
                stderr=shown,
                cwd=step.cwd,
                env={**tool_env(), **env},
                start_new_session=not live,
            )
        except OSError as problem:
            console.mark("✗", f"{step.name}: {problem}")
            return Outcome(step, 0.0, failed=1)
        try:
            code, worked = await asyncio.to_thread(_end_of, process)
        finally:
            if process.returncode is None:
                end_group(process.pid)
        output.seek(0)
        lines = output.read().decode(errors="replace").rstrip().splitlines()
    outcome = replace(_outcome(step, code, time.monotonic() - begun, lines), worked=worked)
    _show(outcome, lines)
    return outcome


def _end_of(process: "subprocess.Popen[bytes]") -> tuple[int, float]:
    """How it ended, and the processor time that only who waits for a program is told."""
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, used.ru_utime + used.ru_stime


def _outcome(step: Step, code: int, seconds: float, lines: list[str]) -> Outcome:
    last_words = tuple([line.strip() for line in lines if line.strip()][-ERROR_LINES:])
    if step.report is None:
        return Outcome(step, seconds, passed=int(code == 0), failed=int(code != 0), last_words=last_words)
    found_none = code == _NO_TESTS_COLLECTED and "pytest" in step.argv
    # Of a program that is followed by pytest it is no word about its own tests.
    if found_none and step.further_report is None:
        return Outcome(step, seconds)
    written = [report for report in step.reports if report.is_file()]
    if not written:
        return Outcome(step, seconds, failed=1, last_words=last_words)
    cases = tuple(case for report in written for case in read_report(report))
    count = Counter(case.verdict for case in cases)
    return Outcome(
        step,
        seconds,
        passed=count[Verdict.PASSED] + count[Verdict.FLAKY],
        # A program may fail beside its tests: a crash, an error while collecting, a coverage bar.
        failed=max(
            count[Verdict.FAILED], int(code != 0 and not found_none), len(step.reports) - len(written)
        ),
        skipped=count[Verdict.SKIPPED],
        cases=cases,
        last_words=last_words,
    )


def _show(outcome: Outcome, lines: list[str]) -> None:
    counts = f" ({outcome.passed} passed)" if outcome.step.report and not outcome.failed else ""
    console.mark("✗" if outcome.failed else "✓", outcome.step.name + counts, outcome.seconds)
    if outcome.failed:
        for line in lines[-_SHOWN_LINES:]:
            console.say(f"    {line}")
        if outcome.step.advice:
            console.say(f"  → {outcome.step.advice}")
