"""Histories of runs: recorded once a release, replayed by every later one."""

from functools import partial
from pathlib import Path

from chassis.testing import histories
from temporalio.client import WorkflowHistory
from workflow_runner.run.workflows.held_mail import HeldMailRun
from workflow_runner.run.workflows.submission_run import SubmissionRun
from workflow_runner.run.workflows.valid_time_run import ValidTimeRun

HISTORIES = Path(__file__).parents[2] / "histories"

record_when_asked = partial(histories.record_when_asked, HISTORIES)


async def replay(history: WorkflowHistory) -> None:
    await histories.replay(history, SubmissionRun, HeldMailRun, ValidTimeRun)
