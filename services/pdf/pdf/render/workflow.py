from datetime import timedelta

from temporalio import workflow
from temporalio.common import RetryPolicy
from temporalio.exceptions import ActivityError

with workflow.unsafe.imports_passed_through():
    from pdf.render.order import GivenUp, RenderOrder

_THRICE = RetryPolicy(initial_interval=timedelta(seconds=2), maximum_attempts=3)


@workflow.defn
class RenderSubmission:
    """One PDF. Ends ready or, with a reason that a person can read, failed."""

    @workflow.run
    async def run(self, order: RenderOrder) -> None:
        try:
            await workflow.execute_activity(
                "render",
                order,
                start_to_close_timeout=timedelta(minutes=3),
                # So soon another worker takes over from one that died.
                heartbeat_timeout=timedelta(seconds=15),
                retry_policy=_THRICE,
            )
        except ActivityError as error:
            await workflow.execute_activity(
                "give_up",
                GivenUp(order=order, reason=_reason(error)),
                start_to_close_timeout=timedelta(seconds=20),
            )


def _reason(error: ActivityError) -> str:
    """What the last try said; a time-out says nothing of its own."""
    cause = error.cause
    message = getattr(cause, "message", "") if type(cause).__name__ == "ApplicationError" else ""
    return message or "The PDF could not be made. Try again."
