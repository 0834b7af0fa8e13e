"""What services declare against what is made from it: one process, and each result by its name."""

from pathlib import Path

from devstack import console
from devstack.console import Failure
from devstack.in_step import Check, run
from devstack.reports import Verdict, read_report


def stale() -> int:
    console.say("gateway/openapi/forms.json is not what the services say")
    return 1


def broken() -> int:
    raise Failure("openapi", "budget answers /same, forms does too")


def test_each_is_told_by_its_name_with_what_to_do(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    checks = [
        Check("openapi", stale, "make openapi, then commit"),
        Check("permissions", lambda: 0, "make permissions"),
        Check("doubles", broken, "give one of them another path"),
    ]
    assert run(checks, report) == 1
    told = {case.name: (case.verdict, " ".join(case.error)) for case in read_report(report)}
    assert told["permissions"] == (Verdict.PASSED, "")
    for name, words in (
        ("openapi", ("forms.json is not what the services say", "make openapi, then commit")),
        ("doubles", ("budget answers /same", "give one of them another path")),
    ):
        verdict, error = told[name]
        assert verdict is Verdict.FAILED
        assert all(each in error for each in words)


def test_where_all_is_in_step_it_passes(tmp_path: Path) -> None:
    assert run([Check("permissions", lambda: 0, "make permissions")], tmp_path / "report.xml") == 0
