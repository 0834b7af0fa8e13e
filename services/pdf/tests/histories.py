"""Histories of renders: recorded once a release, replayed by every later one."""

from functools import partial
from pathlib import Path

from chassis.testing import histories
from pdf.render.workflow import RenderSubmission
from temporalio.client import WorkflowHistory

HISTORIES = Path(__file__).parent / "recorded"

record_when_asked = partial(histories.record_when_asked, HISTORIES)


async def replay(history: WorkflowHistory) -> None:
    await histories.replay(history, RenderSubmission)
