from datetime import timedelta

from temporalio import workflow
from temporalio.common import RetryPolicy
from temporalio.exceptions import ActivityError, ApplicationError

with workflow.unsafe.imports_passed_through():
    from pdf.queues import LARGE_RENDER_QUEUE
    from pdf.render.calls import LargeRenderCalls, RenderCalls
    from pdf.render.order import WORDED, GivenUp, Outcome, RenderOrder

# How often a failure is tried again the activity says: it knows a failure from a part that is away.
_UNTIL_MADE = RetryPolicy(initial_interval=timedelta(seconds=2), maximum_interval=timedelta(seconds=20))
# The time in the queue included, where a company's own papers wait for each other.
_AT_MOST = timedelta(hours=1)
# Longer than its three steps may take by the clock (`pdf.settings`).
_SMALL_WITHIN = timedelta(minutes=6)
_LARGE_WITHIN = timedelta(minutes=30)
# So soon another worker takes over from one that died.
_HEARD_OF_WITHIN = timedelta(seconds=15)


# Stable for ever: histories hold it.
AGAIN = "again"


@workflow.defn
class RenderSubmission:
    """One PDF. Ends ready or, with a reason that a person can read, failed."""

    def __init__(self) -> None:
        self._again: RenderOrder | None = None

    @workflow.signal(name=AGAIN)
    def again(self, order: RenderOrder) -> None:
        """Somebody saw that it failed and tries again, while this run has not ended yet."""
        self._again = order

    @workflow.run
    async def run(self, order: RenderOrder) -> None:
        # A run that is begun by trying again has the order twice.
        self._again = None
        while not await self._make(order) and self._again:
            # With the eyes of whoever tries again: the first may have signed out.
            order, self._again = self._again, None

    async def _make(self, order: RenderOrder) -> bool:
        try:
            outcome = await workflow.execute_activity_method(
                RenderCalls.render,
                order,
                schedule_to_close_timeout=_AT_MOST,
                start_to_close_timeout=_SMALL_WITHIN,
                heartbeat_timeout=_HEARD_OF_WITHIN,
                retry_policy=_UNTIL_MADE,
            )
            if outcome is Outcome.IS_LARGE:
                await workflow.execute_activity_method(
                    LargeRenderCalls.render_large,
                    order,
                    task_queue=LARGE_RENDER_QUEUE,
                    schedule_to_close_timeout=_AT_MOST,
                    start_to_close_timeout=_LARGE_WITHIN,
                    heartbeat_timeout=_HEARD_OF_WITHIN,
                    retry_policy=_UNTIL_MADE,
                )
        except ActivityError as error:
            await workflow.execute_activity_method(
                RenderCalls.give_up,
                GivenUp(order=order, reason=_reason(error)),
                start_to_close_timeout=timedelta(seconds=20),
            )
            return False
        return True


def _reason(error: ActivityError) -> str:
    """What the last try said to a person; time-outs and surprises have no words for one."""
    cause = error.cause
    return cause.message if isinstance(cause, ApplicationError) and cause.type == WORDED else ""
