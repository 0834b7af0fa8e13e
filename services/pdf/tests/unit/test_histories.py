"""Renders that an older release began go on with this one: what they did then is what this code would do.

A recorded history is never edited or deleted while such a render may be open; how one is made is in
docs/pdf.md.
"""

import pytest
from temporalio.client import WorkflowHistory

from ..histories import HISTORIES, replay

RECORDED = {file.stem: file.read_text() for file in sorted(HISTORIES.glob("*.json"))}


def test_there_are_histories() -> None:
    assert RECORDED


@pytest.mark.parametrize("name", RECORDED)
async def test_a_recorded_history_is_replayed(name: str) -> None:
    await replay(WorkflowHistory.from_json(f"pdf/{name}", RECORDED[name]))
