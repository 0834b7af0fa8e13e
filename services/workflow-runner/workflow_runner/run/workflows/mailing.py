"""The mails that a run's buttons send: beside its presses, and a few at a time."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Generic, TypeVar

from temporalio import workflow
from temporalio.common import Priority
from temporalio.exceptions import ActivityError

with workflow.unsafe.imports_passed_through():
    from workflow_runner.queues import MAIL_QUEUE
    from workflow_runner.run.workflows import patience
    from workflow_runner.run.workflows.calls import MailCalls
    from workflow_runner.run.workflows.given_up import note_given_up
    from workflow_runner.run.workflows.state import MailOutcome, ReturnNotice, StepMail

# Lies in histories: see the page's "Change workflow code" before changing it.
MAILS_AT_ONCE = 4


M = TypeVar("M", StepMail, ReturnNotice)


@dataclass(frozen=True)
class _Sending(Generic[M]):
    kind: str
    call: Callable[[MailCalls, M], Awaitable[MailOutcome]]
    mail: M
    given_up_after: timedelta


class Mailing:
    def __init__(self, given_up: int) -> None:
        self.given_up = given_up
        self._open: set[asyncio.Task[None]] = set()
        self._places = asyncio.Semaphore(MAILS_AT_ONCE)

    @property
    def is_done(self) -> bool:
        return not self._open

    def send(self, mail: StepMail) -> None:
        self._begin(_Sending("step_mail", MailCalls.send_step_mail, mail, patience.STEP_MAIL_GIVEN_UP_AFTER))

    def tell_of_return(self, notice: ReturnNotice) -> None:
        given_up_after = patience.RETURN_NOTICE_GIVEN_UP_AFTER
        self._begin(_Sending("return_notice", MailCalls.tell_of_return, notice, given_up_after))

    def _begin(self, sending: "_Sending[Any]") -> None:
        # Beside the press, not before it: who approves does not wait for a mail server, and no mail tells of
        # something that forms then refused.
        task = asyncio.create_task(self._send_in_turn(sending, workflow.now()))
        self._open.add(task)
        task.add_done_callback(self._open.discard)

    async def _send_in_turn(self, sending: "_Sending[Any]", asked_at: datetime) -> None:
        # Runs that sent more at once before this patch have done so in their histories.
        if self._places.locked() and not workflow.patched("few-mails-at-once"):
            await self._send_or_give_up(sending, asked_at)
        else:
            async with self._places:
                await self._send_or_give_up(sending, asked_at)

    async def _send_or_give_up(self, sending: "_Sending[Any]", asked_at: datetime) -> None:
        try:
            await workflow.execute_activity_method(
                sending.call,
                sending.mail,
                task_queue=MAIL_QUEUE,
                start_to_close_timeout=patience.MAIL_RUN,
                heartbeat_timeout=patience.MAIL_ALIVE,
                schedule_to_close_timeout=_time_left(asked_at, sending.given_up_after),
                retry_policy=patience.MAIL_AGAIN,
                priority=Priority(fairness_key=sending.mail.occasion.company_id),
            )
        except ActivityError as error:
            self.given_up += 1
            workflow.upsert_memo({"mailsGivenUp": self.given_up})
            note_given_up(sending.kind, error)


def _time_left(asked_at: datetime, given_up_after: timedelta) -> timedelta:
    """Waiting for a place counts, but each mail is tried."""
    left = asked_at + given_up_after - workflow.now()
    return max(left, patience.MAIL_RUN)
