from datetime import UTC
from typing import Any

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import Subscription
from chassis.runtime import Runtime
from contracts.forms.v1 import events_pb2, forms_pb2
from contracts.identity.v1 import events_pb2 as identity_events_pb2

from workflow_runner.run.service import Runs


def needs_run(event: events_pb2.SubmissionCreated) -> bool:
    """A draft needs none before its first press, which starts one, or its first reminder. Releases that did
    not tell of the first step leave it to the run."""
    return not event.HasField("first_step") or event.first_step.HasField("due_at")


async def start_run(
    _: UnitOfWork, event: events_pb2.SubmissionCreated, __: EventContext, runtime: Runtime
) -> None:
    due_at = event.first_step.due_at.ToDatetime(UTC) if event.HasField("first_step") else None
    # Before the claim is committed: a crash in between starts it again, which changes nothing.
    about = event.submission
    await runtime.of(Runs).start(about.submission_id, about.company_id, begins_at=due_at)


async def end_run(
    _: UnitOfWork, event: events_pb2.SubmissionDiscarded, __: EventContext, runtime: Runtime
) -> None:
    await runtime.of(Runs).end(event.submission.submission_id)


async def follow_valid_time(
    _: UnitOfWork, event: events_pb2.SubmissionValidTimeChanged, __: EventContext, runtime: Runtime
) -> None:
    about = event.submission
    await runtime.of(Runs).follow_valid_time(about.submission_id, about.company_id)


async def follow_move(
    _: UnitOfWork, event: events_pb2.SubmissionMoved, __: EventContext, runtime: Runtime
) -> None:
    about = event.submission
    is_open = about.state != forms_pb2.SUBMISSION_STATE_DONE
    await runtime.of(Runs).follow_move(about.submission_id, about.company_id, event.number, is_open=is_open)


async def tell_held_mails(
    _: UnitOfWork, event: identity_events_pb2.MailChoiceMade, __: EventContext, runtime: Runtime
) -> None:
    # Again after a crash: what was told twice asks identity twice, and is sent once.
    for mail_id in event.held_mail_ids:
        await runtime.of(Runs).tell_held(mail_id)


subscriptions: list[Subscription[Any]] = [
    Subscription(
        "workflow_runner.start_run", events_pb2.SubmissionCreated, start_run, start="all", only_if=needs_run
    ),
    Subscription(
        "workflow_runner.follow_valid_time",
        events_pb2.SubmissionValidTimeChanged,
        follow_valid_time,
        start="all",
    ),
    Subscription("workflow_runner.follow_move", events_pb2.SubmissionMoved, follow_move, start="all"),
    Subscription("workflow_runner.end_run", events_pb2.SubmissionDiscarded, end_run, start="all"),
    Subscription(
        "workflow_runner.tell_held_mails", identity_events_pb2.MailChoiceMade, tell_held_mails, start="all"
    ),
]
