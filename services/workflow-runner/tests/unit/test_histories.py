"""Runs that began with an older release go on with this one: what they did then is what this code would do.

A recorded history is never edited or deleted while such a run may be open; docs/workflow-runner.md says how
to record one and how to change the workflow.
"""

import pytest
from runner_support.histories import HISTORIES, replay
from temporalio.client import WorkflowHistory

RECORDED = {file.stem: file.read_text() for file in sorted(HISTORIES.glob("*.json"))}


def test_there_are_histories() -> None:
    assert RECORDED


@pytest.mark.parametrize("name", RECORDED)
async def test_a_recorded_history_is_replayed(name: str) -> None:
    await replay(WorkflowHistory.from_json(f"submission/{name}", RECORDED[name]))
