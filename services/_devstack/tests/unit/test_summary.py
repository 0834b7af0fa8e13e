import asyncio
import sys
from pathlib import Path

import pytest
from devstack.reports import Case, Verdict
from devstack.steps import Outcome, Step, run_step
from devstack.summary import TierResult, summarise

BROWSER = Step("test-e2e: browser", ["playwright"])


def failed(name: str) -> Case:
    return Case(name, 0.1, Verdict.FAILED, ("Error: nothing there", "Locator: heading"))


def ending_of(*outcomes: Outcome, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = summarise([TierResult("test-e2e", list(outcomes))])
    return code, capsys.readouterr().out


def test_what_failed_is_named_with_its_error_at_the_very_end(capsys: pytest.CaptureFixture[str]) -> None:
    cases = (Case("a quick one", 0.1), failed("journeys/teams.spec.ts a team is made"))
    code, text = ending_of(Outcome(BROWSER, 1.0, passed=1, failed=1, cases=cases), capsys=capsys)
    assert code == 1
    assert text.endswith(
        "\nfailed\n"
        "  test-e2e: browser\n"
        "    journeys/teams.spec.ts a team is made\n"
        "      Error: nothing there\n"
        "      Locator: heading\n"
        "\n1 passed, 1 failed\n"
    )


def test_many_failures_are_all_named_in_few_lines(capsys: pytest.CaptureFixture[str]) -> None:
    cases = tuple(failed(f"test {number}") for number in range(12))
    _, text = ending_of(Outcome(BROWSER, 1.0, failed=12, cases=cases), capsys=capsys)
    ending = text.splitlines()[-40:]
    assert all(f"    test {number}" in ending for number in range(12))
    assert "      Locator: heading" not in ending


def test_a_flaky_test_is_named_and_lets_the_run_pass(capsys: pytest.CaptureFixture[str]) -> None:
    flaky = Case("journeys/teams.spec.ts a team is made", 0.1, Verdict.FLAKY, ("Error: lost click",))
    code, text = ending_of(Outcome(BROWSER, 1.0, passed=1, cases=(flaky,)), capsys=capsys)
    assert code == 0
    assert "\nflaky:" in text
    assert "\n  journeys/teams.spec.ts a team is made\n      Error: lost click\n" in text
    assert text.endswith("1 passed, 0 failed\n")


def test_a_program_that_failed_beside_its_tests_leaves_its_last_words(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    crashing = [sys.executable, "-c", "print('coverage is 61 %'); raise SystemExit(3)"]
    outcome = asyncio.run(run_step(Step("test-unit: python", crashing, report=tmp_path / "none.xml")))
    code, text = ending_of(outcome, capsys=capsys)
    assert code == 1
    assert "failed\n  test-unit: python\n      coverage is 61 %\n" in text


def test_the_steps_that_kept_a_core_busy_longest_come_first(capsys: pytest.CaptureFixture[str]) -> None:
    waited = Outcome(Step("test-faults: python", ["pytest"]), 400.0, worked=30.0, passed=1)
    worked = Outcome(BROWSER, 100.0, worked=150.5, passed=1)
    _, text = ending_of(waited, worked, capsys=capsys)
    assert (
        "kept a core busy longest\n   150.5 s  test-e2e: browser\n    30.0 s  test-faults: python\n" in text
    )
