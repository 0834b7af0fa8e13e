import subprocess
import sys
from pathlib import Path

import pytest
from devstack.reports import Case, Verdict, read_report

PYTEST = """<testsuites><testsuite>
  <testcase classname="services.forms.tests.unit.test_flow" name="test_a" time="1.5"/>
  <testcase classname="x" name="test_b" time="0.1"><failure message="assert [1] == [2]&#10;  &#10;  At"
>def test_b():
&gt;       assert rows == [2]
E       assert [1] == [2]
E
E         At index 0 diff: 1 != 2

x/test_b.py:6: AssertionError</failure></testcase>
  <testcase classname="x" name="test_c" time="0.1"><error message="collection failure">Traceback:
x/test_c.py:1: in &lt;module&gt;
E   ModuleNotFoundError: No module named 'nothing'</error></testcase>
  <testcase classname="x" name="test_d" time="0"><skipped/></testcase>
</testsuite></testsuites>"""

VITEST = """<testsuites><testsuite>
  <testcase classname="tests/page.test.tsx" name="saves" time="0.2">
    <failure message="Unable to find role &quot;button&quot;

Ignored nodes: script
&lt;body /&gt;" type="TestingLibraryElementError">
TestingLibraryElementError: Unable to find role &quot;button&quot;

Ignored nodes: script
&lt;body /&gt;
 ❯ tests/page.test.tsx:4:48
    </failure>
  </testcase>
</testsuite></testsuites>"""

PLAYWRIGHT = """<testsuites><testsuite>
  <testcase name="is saved" classname="journeys/forms.spec.ts" time="1.6">
    <flakyFailure message="expect(locator).toBeVisible() failed" type="expect.toBeVisible" time="1.8">
      <stackTrace><![CDATA[Error: expect(locator).toBeVisible() failed

Locator: getByRole('heading')
Expected: visible
Timeout: 300ms

Call log:
  - waiting for getByRole('heading')

    at journeys/forms.spec.ts:2:160]]></stackTrace>
    </flakyFailure>
  </testcase>
  <testcase name="is sent" classname="journeys/forms.spec.ts" time="3.1">
    <rerunError message="Test timeout of 3000ms exceeded." type="Error" time="3.6"/>
    <error message="Test timeout of 3000ms exceeded." type="Error"><![CDATA[  [desktop] › is sent ──────

    Test timeout of 3000ms exceeded.

    Error: locator.click: Test timeout of 3000ms exceeded.
    Call log:
      - waiting for getByRole('button')


      1 | import { expect, test } from "@playwright/test";
    > 2 | await page.getByRole("button").click();
        at journeys/forms.spec.ts:3:145
    ]]></error>
  </testcase>
</testsuite></testsuites>"""


def cases_of(report: str, folder: Path) -> list[Case]:
    file = folder / "report.xml"
    file.write_text(report)
    return list(read_report(file))


def test_pytest_says_what_was_compared_and_where(tmp_path: Path) -> None:
    passed, compared, uncollected, skipped = cases_of(PYTEST, tmp_path)
    assert passed == Case("forms.tests.unit.test_flow test_a", 1.5)
    assert compared.verdict is Verdict.FAILED
    assert compared.error == (
        "assert [1] == [2]",
        "At index 0 diff: 1 != 2",
        "x/test_b.py:6: AssertionError",
    )
    assert uncollected.error == ("collection failure", "ModuleNotFoundError: No module named 'nothing'")
    assert skipped.verdict is Verdict.SKIPPED


def test_vitest_says_what_was_missing_without_the_page_around_it(tmp_path: Path) -> None:
    (missing,) = cases_of(VITEST, tmp_path)
    assert missing.verdict is Verdict.FAILED
    assert missing.error == ('TestingLibraryElementError: Unable to find role "button"',)


RUN_TWICE = """
from itertools import count

tries = count(1)

def test_passes_on_its_second_try():
    assert next(tries) == 2

def test_passes_at_once():
    pass

def test_never_passes():
    assert "this" == "that"
"""


def test_a_python_test_that_passed_on_its_second_try_is_flaky(tmp_path: Path) -> None:
    (tmp_path / "test_twice.py").write_text(RUN_TWICE)
    report = tmp_path / "report.xml"
    argv = ("--no-servers", "--reruns=1", f"--junitxml={report}", f"--rootdir={tmp_path}", "test_twice.py")
    run = (
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "devstack.testing.plugin",
        "-p",
        "no:schemathesis",
        *argv,
    )
    subprocess.run(run, cwd=tmp_path, check=False, capture_output=True)
    twice, once, never = read_report(report)
    assert twice.verdict is Verdict.FLAKY
    assert twice.error == ("assert 1 == 2", "+  where 1 = next(count(2))")
    assert once.verdict is Verdict.PASSED
    assert never.verdict is Verdict.FAILED


def test_a_browser_test_that_passed_on_a_further_try_is_flaky(tmp_path: Path) -> None:
    flaky, failed = cases_of(PLAYWRIGHT, tmp_path)
    assert flaky.name == "journeys/forms.spec.ts is saved"
    assert flaky.verdict is Verdict.FLAKY
    assert flaky.error[:2] == ("Error: expect(locator).toBeVisible() failed", "Locator: getByRole('heading')")
    assert failed.verdict is Verdict.FAILED
    assert failed.error == (
        "Test timeout of 3000ms exceeded.",
        "Error: locator.click: Test timeout of 3000ms exceeded.",
        "- waiting for getByRole('button')",
    )


@pytest.mark.parametrize("message", ["", "far away"])
def test_an_error_without_words_of_its_own_is_shown_as_it_is_printed(tmp_path: Path, message: str) -> None:
    failure = f'<failure message="{message}">printed</failure>'
    (case,) = cases_of(f'<testsuites><testcase name="a">{failure}</testcase></testsuites>', tmp_path)
    assert case.error == ((message or "printed"),)
