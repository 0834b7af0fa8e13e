"""Runs that an older release began go on with this one: what they did then is what this code would do.

A recorded history is never edited or deleted while such a run may be open; how one is made is in
docs/attendance.md.
"""

import pytest
from attendance.reminding.workflow import RequestRun
from chassis.testing.histories import replay
from temporalio.client import WorkflowHistory

from services.attendance.tests.recorded import HISTORIES

RECORDED = {file.stem: file.read_text() for file in sorted(HISTORIES.glob("*.json"))}


def test_there_are_histories() -> None:
    assert RECORDED


@pytest.mark.parametrize("name", RECORDED)
async def test_a_recorded_history_is_replayed(name: str) -> None:
    await replay(WorkflowHistory.from_json(f"attendance-request/{name}", RECORDED[name]), RequestRun)
