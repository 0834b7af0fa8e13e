"""The mails that a run's buttons send: beside its presses, and a few at a time."""

import asyncio
from datetime import datetime, timedelta

from temporalio import workflow
from temporalio.common import Priority
from temporalio.exceptions import ActivityError

with workflow.unsafe.imports_passed_through():
    from workflow_runner.queues import MAIL_QUEUE
    from workflow_runner.run.workflows import patience
    from workflow_runner.run.workflows.calls import MailCalls
    from workflow_runner.run.workflows.given_up import note_given_up
    from workflow_runner.run.workflows.state import StepMail

# Lies in histories: see the page's "Change workflow code" before changing it.
MAILS_AT_ONCE = 4


class Mailing:
    def __init__(self, given_up: int) -> None:
        self.given_up = given_up
        self._open: set[asyncio.Task[None]] = set()
        self._places = asyncio.Semaphore(MAILS_AT_ONCE)

    @property
    def is_done(self) -> bool:
        return not self._open

    def send(self, mail: StepMail) -> None:
        # Beside the press, not before it: who approves does not wait for a mail server, and no mail tells of
        # something that forms then refused.
        task = asyncio.create_task(self._send_in_turn(mail, workflow.now()))
        self._open.add(task)
        task.add_done_callback(self._open.discard)

    async def _send_in_turn(self, mail: StepMail, asked_at: datetime) -> None:
        # Runs that sent more at once before this patch have done so in their histories.
        if self._places.locked() and not workflow.patched("few-mails-at-once"):
            await self._send_or_give_up(mail, asked_at)
        else:
            async with self._places:
                await self._send_or_give_up(mail, asked_at)

    async def _send_or_give_up(self, mail: StepMail, asked_at: datetime) -> None:
        try:
            await workflow.execute_activity_method(
                MailCalls.send_step_mail,
                mail,
                task_queue=MAIL_QUEUE,
                start_to_close_timeout=patience.MAIL_RUN,
                heartbeat_timeout=patience.MAIL_ALIVE,
                schedule_to_close_timeout=_time_left(asked_at),
                retry_policy=patience.MAIL_AGAIN,
                priority=Priority(fairness_key=mail.occasion.company_id),
            )
        except ActivityError as error:
            self.given_up += 1
            workflow.upsert_memo({"mailsGivenUp": self.given_up})
            note_given_up("step_mail", error)


def _time_left(asked_at: datetime) -> timedelta:
    """Waiting for a place counts, but each mail is tried."""
    left = asked_at + patience.STEP_MAIL_GIVEN_UP_AFTER - workflow.now()
    return max(left, patience.MAIL_RUN)
