from pathlib import Path

import pytest
from devstack.console import Failure
from devstack.layout import ROOT
from devstack.scaffold import context as scaffold
from devstack.scaffold.names import Names


@pytest.mark.parametrize(
    ("template", "written"),
    [
        (
            "services/my-context/my_context/my_thing/repo.py",
            "services/time-clock/time_clock/work_entry/repo.py",
        ),
        ("class MyThingRepo: my_things", "class WorkEntryRepo: work_entries"),
        ("myThings.empty MyContextSettings", "workEntries.empty TimeClockSettings"),
        ("?my-thing=new /QueryMyThings", "?work-entry=new /QueryWorkEntries"),
        ("NEW_MY_THING MY_THINGS", "NEW_WORK_ENTRY WORK_ENTRIES"),
        ("My things of a company: no my thing", "Work entries of a company: no work entry"),
    ],
)
def test_are_written_as_each_place_writes_them(template: str, written: str) -> None:
    assert Names.of("time-clock", "work-entry").put_into(template) == written


def test_the_aggregate_is_called_after_the_context() -> None:
    assert Names.of("notes", "").aggregate == "note"


@pytest.mark.parametrize("context", ["Notes", "my_notes", "1st", "", "notes-"])
def test_a_name_that_is_none_is_refused(context: str) -> None:
    with pytest.raises(Failure, match="no name"):
        Names.of(context, "note")


@pytest.mark.parametrize("context", ["calendar", "forms", "yaml"])
def test_a_name_that_python_knows_is_refused(context: str) -> None:
    with pytest.raises(Failure, match="already"):
        Names.of(context, "entry").refuse_taken()


@pytest.mark.parametrize(
    ("context", "why"),
    [
        ("identity", "forms, pdf, workflow-runner call identity"),
        ("pdf", "pdf is named by forms"),
        ("notes", "there is no services/notes"),
    ],
)
def test_one_that_others_have_to_do_with_is_not_removed(context: str, why: str) -> None:
    there = (ROOT / "services" / context).is_dir()
    with pytest.raises(Failure, match=why):
        scaffold.remove(context)
    assert (ROOT / "services" / context).is_dir() == there


def test_the_lines_at_identity_take_nothing_else_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    contract = ROOT / "proto" / "contracts" / "identity" / "v1" / "identity.proto"
    before, copy = contract.read_text(), tmp_path / "identity.proto"
    copy.write_text(before)
    monkeypatch.setattr(scaffold, "_IDENTITY", copy)
    scaffold._may_ask_identity("notes", allowed=True)  # pyright: ignore[reportPrivateUsage]
    added = [line for line in copy.read_text().splitlines() if line not in before.splitlines()]
    assert added == ['    option (contracts.options.v1.callers) = "notes";'] * 2
    scaffold._may_ask_identity("notes", allowed=False)  # pyright: ignore[reportPrivateUsage]
    assert copy.read_text() == before
