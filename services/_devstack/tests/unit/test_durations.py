from collections.abc import Callable
from pathlib import Path

import pytest
from devstack.durations import longest_first, remember
from devstack.steps import Outcome, Step

SYSTEM = "a whole system"


def step(name: str, alone_with: str = "") -> Step:
    return Step(name, [name], alone_with=alone_with)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "state" / "durations.json"


@pytest.fixture
def order(file: Path) -> Callable[..., list[str]]:
    return lambda *steps: [each.name for each in longest_first(steps, file)]


def took(file: Path, **seconds: float) -> None:
    remember([Outcome(step(name), each, passed=1) for name, each in seconds.items()], file)


def test_a_first_run_is_in_the_order_it_is_given(order: Callable[..., list[str]]) -> None:
    assert order(step("lint"), step("browser"), step("unit")) == ["lint", "browser", "unit"]


def test_the_longest_of_the_last_run_begin_first(file: Path, order: Callable[..., list[str]]) -> None:
    took(file, lint=1, unit=20, browser=300)
    assert order(step("lint"), step("unit"), step("browser")) == ["browser", "unit", "lint"]


def test_what_was_never_timed_may_be_long(file: Path, order: Callable[..., list[str]]) -> None:
    took(file, lint=1, browser=300)
    assert order(step("lint"), step("browser"), step("new")) == ["new", "browser", "lint"]


def test_those_that_follow_one_another_are_as_long_as_all_of_them(
    file: Path, order: Callable[..., list[str]]
) -> None:
    took(file, web=250, browser=200, faults=100)
    found = order(step("web"), step("browser", SYSTEM), step("faults", SYSTEM))
    assert found == ["browser", "faults", "web"]


def test_a_step_that_failed_is_as_long_as_it_was_before(file: Path, order: Callable[..., list[str]]) -> None:
    took(file, web=250, browser=300)
    remember([Outcome(step("browser"), 2, failed=1)], file)
    assert order(step("web"), step("browser")) == ["browser", "web"]


def test_a_memory_that_cannot_be_read_is_none(file: Path, order: Callable[..., list[str]]) -> None:
    file.parent.mkdir()
    file.write_text("{")
    assert order(step("lint"), step("browser")) == ["lint", "browser"]
