"""Tells whose turn it is, reminds them, and lets others answer where nobody does.

It decides nothing: whose turn it is says PostgreSQL, each time anew. What it is told late or twice, or never,
changes no more than when somebody is mailed.
"""

import asyncio
from contextlib import suppress
from datetime import timedelta

from temporalio import workflow
from temporalio.common import RetryPolicy
from temporalio.exceptions import ActivityError

with workflow.unsafe.imports_passed_through():
    from budget.escalation import ESCALATED_AFTER
    from budget.reminding.calls import Letter, ReminderCalls, Start, Turn
    from budget.reminding.patience import next_reminder

# The database may be away for as long as it likes.
_UNTIL_DONE = RetryPolicy(initial_interval=timedelta(seconds=1), maximum_interval=timedelta(seconds=30))
_MAIL_AGAIN = RetryPolicy(initial_interval=timedelta(seconds=2), maximum_interval=timedelta(minutes=10))
_CALL = timedelta(seconds=15)
_MAIL_RUN = timedelta(minutes=5)
# The next reminder is as good.
_MAIL_GIVEN_UP_AFTER = timedelta(hours=12)


@workflow.defn
class ApprovalRun:
    def __init__(self) -> None:
        self._changes = 0

    @workflow.signal
    def changed(self) -> None:
        """The request was submitted, answered or withdrawn."""
        self._changes += 1

    @workflow.run
    async def run(self, start: Start) -> None:
        told, reminders = "", 0
        while True:
            heard = self._changes
            turn = await self._turn(start)
            if turn is None:
                # It may have been sent again at this moment.
                if self._changes == heard:
                    return
                continue
            if turn.turn_id != told:
                told, reminders = turn.turn_id, 0
                await self._write(Letter(request_id=start.request_id, turn_id=turn.turn_id))
                continue
            if not await self._waited(turn, reminders, heard):
                continue
            reminders += 1
            letter = Letter(request_id=start.request_id, turn_id=turn.turn_id, reminders=reminders)
            if workflow.now() >= turn.asked_at + ESCALATED_AFTER and not turn.is_escalated:
                await self._escalate(letter)
            await self._write(letter)

    async def _waited(self, turn: Turn, reminders: int, heard: int) -> bool:
        """Until the next reminder; False: something changed before."""
        at = next_reminder(turn.asked_at, reminders)
        left = None if at is None else max(at - workflow.now(), timedelta(0))
        with suppress(asyncio.TimeoutError):
            await workflow.wait_condition(lambda: self._changes > heard, timeout=left)
            return False
        return True

    async def _turn(self, start: Start) -> Turn | None:
        return await workflow.execute_activity_method(
            ReminderCalls.find_turn,
            start.request_id,
            start_to_close_timeout=_CALL,
            retry_policy=_UNTIL_DONE,
        )

    async def _escalate(self, letter: Letter) -> None:
        await workflow.execute_activity_method(
            ReminderCalls.escalate, letter, start_to_close_timeout=_CALL, retry_policy=_UNTIL_DONE
        )

    async def _write(self, letter: Letter) -> None:
        try:
            await workflow.execute_activity_method(
                ReminderCalls.write_to_approvers,
                letter,
                start_to_close_timeout=_MAIL_RUN,
                schedule_to_close_timeout=_MAIL_GIVEN_UP_AFTER,
                retry_policy=_MAIL_AGAIN,
            )
        except ActivityError as error:
            workflow.logger.error("gave up on a mail: %s", error.cause)
