"""Reminds those who may answer a request of it, and tells others where nobody does.

It decides nothing: whether a request waits, and when what is due, says PostgreSQL, each time anew. What it is
told late or twice, or never, changes no more than when somebody is mailed.
"""

import asyncio
from contextlib import suppress
from datetime import timedelta

from temporalio import workflow
from temporalio.common import RetryPolicy
from temporalio.exceptions import ActivityError

with workflow.unsafe.imports_passed_through():
    from attendance.reminding.calls import Letter, NextOf, RequestCalls, Start, Step, StepKind

# The database may be away for as long as it likes.
_UNTIL_DONE = RetryPolicy(initial_interval=timedelta(seconds=1), maximum_interval=timedelta(seconds=30))
_MAIL_AGAIN = RetryPolicy(initial_interval=timedelta(seconds=2), maximum_interval=timedelta(minutes=10))
_CALL = timedelta(seconds=15)
_MAIL_RUN = timedelta(minutes=5)
# The next reminder is as good.
_MAIL_GIVEN_UP_AFTER = timedelta(hours=12)


@workflow.defn
class RequestRun:
    def __init__(self) -> None:
        self._changes = 0

    @workflow.signal
    def changed(self) -> None:
        """The request was asked otherwise, answered or taken back."""
        self._changes += 1

    @workflow.run
    async def run(self, start: Start) -> None:
        done = 0
        while True:
            heard = self._changes
            step = await self._next(start, done)
            if step is None:
                # It may have been asked again at this moment.
                if self._changes == heard:
                    return
                continue
            if step.at > workflow.now():
                await self._wait(step, heard)
                continue  # the rule, the calendar and the request may have changed meanwhile
            letter = Letter(
                request_id=start.request_id,
                company_id=start.company_id,
                number=step.number,
                days=start.days,
            )
            if step.kind is StepKind.ESCALATE:
                await self._escalate(letter)
            await self._write(letter)
            done = step.then_done

    async def _wait(self, step: Step, heard: int) -> None:
        """Until it is due, or something changed."""
        with suppress(asyncio.TimeoutError):
            await workflow.wait_condition(lambda: self._changes > heard, timeout=step.at - workflow.now())

    async def _next(self, start: Start, done: int) -> Step | None:
        return await workflow.execute_activity_method(
            RequestCalls.find_next_step,
            NextOf(
                request_id=start.request_id,
                company_id=start.company_id,
                done=done,
                now=workflow.now(),
                days=start.days,
            ),
            start_to_close_timeout=_CALL,
            retry_policy=_UNTIL_DONE,
        )

    async def _escalate(self, letter: Letter) -> None:
        await workflow.execute_activity_method(
            RequestCalls.escalate_request, letter, start_to_close_timeout=_CALL, retry_policy=_UNTIL_DONE
        )

    async def _write(self, letter: Letter) -> None:
        try:
            await workflow.execute_activity_method(
                RequestCalls.write_about_request,
                letter,
                start_to_close_timeout=_MAIL_RUN,
                schedule_to_close_timeout=_MAIL_GIVEN_UP_AFTER,
                retry_policy=_MAIL_AGAIN,
            )
        except ActivityError as error:
            workflow.logger.error("gave up on a mail: %s", error.cause)
