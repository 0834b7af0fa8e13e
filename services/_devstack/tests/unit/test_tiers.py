"""What `make test` runs: every test of the tree, once."""

from collections import Counter
from pathlib import Path

import pytest
from devstack import tiers
from devstack.layout import ROOT, python_members
from devstack.tiers import ORDER, Wanted, steps_of

# It has a target of its own: it adds a context to the very tree that the others test.
APART = "services/_devstack/tests/context"


@pytest.fixture(autouse=True)
def reports_that_nobody_writes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where they are the run's own, which a step that is made takes away."""
    monkeypatch.setattr(tiers, "report_path", Path)


def paths_in(*names: str, short: bool) -> list[Path]:
    steps = [step for name in names for step in steps_of(name, Wanted(), short=short)]
    return [ROOT / word for step in steps if "pytest" in step.argv for word in step.argv if "/tests/" in word]


def test_every_python_test_is_run_once() -> None:
    run = paths_in(*(tier for tier in ORDER if tier != "check"), short=True)
    files = [file for folder in python_members() for file in (folder / "tests").rglob("test_*.py")]
    times = Counter({file: sum(path in (file, *file.parents) for path in run) for file in files})
    expected = {file: int(not file.is_relative_to(ROOT / APART)) for file in files}
    assert len(files) > 100
    assert {file for file in files if times[file] != expected[file]} == set()


def test_what_needs_a_whole_system_shares_one() -> None:
    [system] = steps_of("test-faults", Wanted(), short=True)
    assert [word.rpartition("/")[2] for word in system.argv if "/tests/" in word] == [
        "attacks",
        "faults",
        "schema",
    ]


def test_what_takes_too_long_for_each_change_is_run_by_a_tier_of_its_own() -> None:
    short = {step.name for step in steps_of("test-service", Wanted(), short=True) if "not long" in step.argv}
    assert {"test-service: services/workflow-runner", "test-service: services/forms"} <= short
    long = paths_in("test-long", short=False)
    assert ROOT / "services/workflow-runner/tests/service/test_random_graphs.py" in long
    assert not any("_devstack" in path.parts for path in long)


def test_alone_the_service_tests_have_all_of_theirs() -> None:
    schema = ROOT / "services/_devstack/tests/schema"
    assert schema in paths_in("test-service", short=False)
    assert schema not in paths_in("test-service", short=True)


def test_what_waits_weighs_less_and_nothing_more_than_a_core() -> None:
    steps = [step for tier in ORDER for step in steps_of(tier, Wanted(), short=True)]
    light = {step.name for step in steps if step.weight < 1}
    assert light == {
        "test-faults: python",
        "test-service: services/workflow-runner",
        "test-service: gateway",
    }
    assert max(step.weight for step in steps) == 1
