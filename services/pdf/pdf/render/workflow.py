from datetime import timedelta

from temporalio import workflow
from temporalio.common import RetryPolicy
from temporalio.exceptions import ActivityError, ApplicationError

with workflow.unsafe.imports_passed_through():
    from pdf.render.order import WORDED, GivenUp, RenderOrder

# How often a failure is tried again the activity says: it knows a failure from a part that is away.
_UNTIL_MADE = RetryPolicy(initial_interval=timedelta(seconds=2), maximum_interval=timedelta(seconds=20))
_AT_MOST = timedelta(minutes=15)


@workflow.defn
class RenderSubmission:
    """One PDF. Ends ready or, with a reason that a person can read, failed."""

    @workflow.run
    async def run(self, order: RenderOrder) -> None:
        try:
            await workflow.execute_activity(
                "render",
                order,
                schedule_to_close_timeout=_AT_MOST,
                start_to_close_timeout=timedelta(minutes=3),
                # So soon another worker takes over from one that died.
                heartbeat_timeout=timedelta(seconds=15),
                retry_policy=_UNTIL_MADE,
            )
        except ActivityError as error:
            await workflow.execute_activity(
                "give_up",
                GivenUp(order=order, reason=_reason(error)),
                start_to_close_timeout=timedelta(seconds=20),
            )


def _reason(error: ActivityError) -> str:
    """What the last try said to a person; time-outs and surprises have no words for one."""
    cause = error.cause
    return cause.message if isinstance(cause, ApplicationError) and cause.type == WORDED else ""
