"""Mails that could not be sent for so long that nobody tries any more."""

from temporalio import workflow
from temporalio.exceptions import ActivityError

with workflow.unsafe.imports_passed_through():
    from workflow_runner.metrics import MAILS


def note_given_up(kind: str, error: ActivityError) -> None:
    workflow.logger.error("gave up on a %s: %s", kind, error.cause)
    # A replay is no second time.
    if not workflow.unsafe.is_replaying():
        MAILS.labels(kind, "given_up").inc()
