"""What a run asks of forms and of the mails while it waits for the answer, each with its patience."""

from temporalio import workflow
from temporalio.common import Priority

with workflow.unsafe.imports_passed_through():
    from workflow_runner.queues import MAIL_QUEUE
    from workflow_runner.run.workflows import patience
    from workflow_runner.run.workflows.calls import FormsCalls, MailCalls
    from workflow_runner.run.workflows.state import (
        Decision,
        MailOutcome,
        Overdue,
        OverduePress,
        Recorded,
        Reminder,
        Route,
    )


async def load_route(submission_id: str) -> Route:
    return await workflow.execute_activity_method(
        FormsCalls.load_route,
        submission_id,
        start_to_close_timeout=patience.CALL,
        heartbeat_timeout=patience.CALL_ALIVE,
        retry_policy=patience.UNTIL_DONE,
    )


async def record_transition(decision: Decision, turn: Priority) -> Recorded:
    return await workflow.execute_activity_method(
        FormsCalls.record_transition,
        decision,
        start_to_close_timeout=patience.CALL,
        heartbeat_timeout=patience.CALL_ALIVE,
        retry_policy=patience.UNTIL_DONE,
        priority=turn,
    )


async def begin_overdue_press(overdue: Overdue, turn: Priority) -> OverduePress:
    return await workflow.execute_activity_method(
        FormsCalls.begin_overdue_press,
        overdue,
        start_to_close_timeout=patience.CALL,
        heartbeat_timeout=patience.CALL_ALIVE,
        retry_policy=patience.UNTIL_DONE,
        priority=turn,
    )


async def remind(reminder: Reminder, turn: Priority) -> MailOutcome:
    return await workflow.execute_activity_method(
        MailCalls.remind,
        reminder,
        task_queue=MAIL_QUEUE,
        start_to_close_timeout=patience.MAIL_RUN,
        heartbeat_timeout=patience.MAIL_ALIVE,
        schedule_to_close_timeout=patience.REMINDER_GIVEN_UP_AFTER,
        retry_policy=patience.MAIL_AGAIN,
        priority=turn,
    )
