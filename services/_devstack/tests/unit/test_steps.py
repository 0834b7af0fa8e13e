"""The queue of `make test`: steps run side by side, and none beside one that needs the same for itself."""

import asyncio
import json
import sys
from pathlib import Path

import pytest
from devstack.steps import Outcome, Step, run_steps

_NOTE = """
import json, sys, time
from pathlib import Path
begun = time.monotonic()
Path(sys.argv[1], sys.argv[2]).touch()
while not all(Path(sys.argv[1], other).exists() for other in sys.argv[3:]):
    time.sleep(0.01)
Path(sys.argv[1], sys.argv[2] + ".json").write_text(json.dumps([begun, time.monotonic()]))
"""


@pytest.fixture
def make(tmp_path: Path) -> "Maker":
    return Maker(tmp_path)


class Maker:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def step(
        self, name: str, *, until: tuple[str, ...] = (), alone_with: str = "", weight: float = 1
    ) -> Step:
        """One that ends when the others it names have begun."""
        argv = [sys.executable, "-c", _NOTE, str(self.folder), name, *until]
        return Step(name, argv, alone_with=alone_with, weight=weight)

    def times(self, name: str) -> tuple[float, float]:
        begun, ended = json.loads((self.folder / f"{name}.json").read_text())
        return begun, ended


def test_steps_run_side_by_side_and_are_told_in_their_order(make: Maker) -> None:
    steps = [make.step("one", until=("two",)), make.step("two", until=("one",)), make.step("three")]
    outcomes = asyncio.run(run_steps(steps, at_once=2))
    assert [outcome.step.name for outcome in outcomes] == ["one", "two", "three"]
    assert all(outcome.passed for outcome in outcomes)


def test_of_those_that_need_the_same_for_themselves_one_runs_while_others_pass_by(make: Maker) -> None:
    steps = [
        make.step("browser", until=("unit",), alone_with="system"),
        make.step("faults", alone_with="system"),
        make.step("unit"),
    ]
    outcomes = asyncio.run(run_steps(steps, at_once=2))
    assert all(outcome.passed for outcome in outcomes)
    assert make.times("faults")[0] > make.times("browser")[1]


def test_what_mostly_waits_leaves_room_for_another(make: Maker) -> None:
    steps = [
        make.step("faults", until=("unit", "gateway"), weight=0.5),
        make.step("unit", until=("faults", "gateway")),
        make.step("web"),
        make.step("gateway", until=("faults", "unit"), weight=0.5),
    ]
    outcomes = asyncio.run(run_steps(steps, at_once=2))
    assert [outcome.step.name for outcome in outcomes if outcome.passed] == [
        "faults",
        "unit",
        "web",
        "gateway",
    ]
    # There was none for a whole core's more.
    assert make.times("web")[0] > min(make.times(each)[1] for each in ("faults", "unit", "gateway"))


def test_a_step_that_fails_keeps_nobody_waiting(make: Maker) -> None:
    broken = Step("broken", [sys.executable, "-c", "raise SystemExit(3)"], alone_with="system")
    outcomes = asyncio.run(run_steps([broken, make.step("next", alone_with="system")], at_once=2))
    assert [outcome.failed for outcome in outcomes] == [1, 0]


def test_what_a_step_kept_a_core_busy_is_told_with_what_it_started(tmp_path: Path) -> None:
    work = "import time\nwhile time.process_time() < 0.3: pass"
    starts = "import subprocess, sys; subprocess.run([sys.executable, '-c', sys.argv[1]], check=True)"
    step = Step("busy", [sys.executable, "-c", starts, work], cwd=tmp_path)
    idle = Step("idle", [sys.executable, "-c", "import time; time.sleep(0.5)"], cwd=tmp_path)
    busy, waited = asyncio.run(run_steps([step, idle], at_once=1))
    assert busy.worked > 0.3
    assert waited.worked < busy.worked


def test_a_step_that_has_two_reports_tells_of_both_and_lacks_none_unseen(tmp_path: Path) -> None:
    def told(name: str) -> str:
        return f"<testsuite><testcase classname='a' name='{name}' time='1'/></testsuite>"

    def of(code: str) -> Outcome:
        one, other = tmp_path / "one.xml", tmp_path / "other.xml"
        step = Step("both", [sys.executable, "-c", code], report=one, further_report=other)
        (outcome,) = asyncio.run(run_steps([step]))
        return outcome

    def write(name: str) -> str:
        return f"open({str(tmp_path / name)!r}, 'w').write({told(name)!r})"

    both = of(f"{write('one.xml')}; {write('other.xml')}")
    assert (both.passed, both.failed) == (2, 0)
    one_is_of_the_run_before = of(write("one.xml"))
    assert (one_is_of_the_run_before.passed, one_is_of_the_run_before.failed) == (1, 1)


def test_a_run_of_pytest_afterwards_that_finds_no_test_hides_none_that_failed(tmp_path: Path) -> None:
    def of(told: str, code: int) -> Outcome:
        one, other = tmp_path / "one.xml", tmp_path / "other.xml"
        case = f"<testsuite><testcase classname='a' name='b' time='1'>{told}</testcase></testsuite>"
        write = f"open({str(one)!r}, 'w').write({case!r}); open({str(other)!r}, 'w').write('<testsuite/>')"
        argv = [sys.executable, "-c", f"{write}; raise SystemExit({code})", "--then", "pytest"]
        (outcome,) = asyncio.run(run_steps([Step("both", argv, report=one, further_report=other)]))
        return outcome

    failed, passed, crashed = of("<failure/>", 5), of("", 5), of("", 2)
    assert [(each.passed, each.failed) for each in (failed, passed, crashed)] == [(0, 1), (1, 0), (1, 1)]
