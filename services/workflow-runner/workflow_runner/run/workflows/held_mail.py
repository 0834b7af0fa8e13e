"""A mail that may not go out yet: to an address that was asked first, or over the day's budget.

One workflow a mail, so that the press that caused it ends without it. Identity decides; here is only waited.
"""

import asyncio
from contextlib import suppress
from datetime import timedelta

from temporalio import workflow
from temporalio.common import Priority
from temporalio.exceptions import ActivityError

with workflow.unsafe.imports_passed_through():
    from workflow_runner.queues import MAIL_QUEUE
    from workflow_runner.run.workflows import patience
    from workflow_runner.run.workflows.calls import MailCalls
    from workflow_runner.run.workflows.state import HeldMail, HeldOutcome


@workflow.defn
class HeldMailRun:
    @workflow.init
    def __init__(self, held: HeldMail) -> None:
        self._retry_at = held.retry_at
        self._choices = 0

    @workflow.run
    async def run(self, held: HeldMail) -> None:
        heard = 0
        while True:
            with suppress(asyncio.TimeoutError):
                await workflow.wait_condition(lambda: self._choices > heard, timeout=self._patience())  # noqa: B023
            heard = self._choices
            try:
                outcome = await self._send(held)
            except ActivityError as error:
                workflow.logger.error("gave up on a held mail: %s", error.cause)
                return
            if outcome.is_settled:
                return
            self._retry_at = outcome.retry_at

    @workflow.signal
    def choice_made(self) -> None:
        """Whoever was asked has answered: no reason to wait any longer."""
        self._choices += 1

    def _patience(self) -> timedelta:
        if self._retry_at is None:
            return patience.HELD_MAIL_ASKED_ABOUT_AFTER
        spread = patience.HELD_MAILS_SPREAD_OVER * workflow.random().random()
        return max(self._retry_at - workflow.now(), timedelta(0)) + spread

    async def _send(self, held: HeldMail) -> HeldOutcome:
        return await workflow.execute_activity_method(
            MailCalls.send_held_mail,
            held,
            # Runs that an older release began are in the presses' queue.
            task_queue=MAIL_QUEUE,
            start_to_close_timeout=patience.MAIL_RUN,
            schedule_to_close_timeout=patience.STEP_MAIL_GIVEN_UP_AFTER,
            retry_policy=patience.MAIL_AGAIN,
            priority=Priority(fairness_key=held.mail.occasion.company_id),
        )
