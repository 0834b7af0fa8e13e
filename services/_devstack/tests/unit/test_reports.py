from pathlib import Path

from devstack.steps import read_report

REPORT = """<testsuites><testsuite>
  <testcase classname="services.forms.tests.unit.test_flow" name="test_a" time="1.5"/>
  <testcase classname="x" name="test_b" time="0.1"><failure message="no"/></testcase>
  <testcase classname="x" name="test_c" time="0.1"><error message="no"/></testcase>
  <testcase classname="x" name="test_d" time="0"><skipped/></testcase>
</testsuite></testsuites>"""


def test_counts_what_a_report_says(tmp_path: Path) -> None:
    file = tmp_path / "report.xml"
    file.write_text(REPORT)
    report = read_report(file)
    assert (report.passed, report.failed, report.skipped) == (1, 2, 1)
    assert report.cases[0].name == "forms.tests.unit.test_flow test_a"
    assert report.cases[0].seconds == 1.5
