from datetime import UTC
from typing import Any

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import Subscription
from chassis.runtime import Runtime
from contracts.forms.v1 import events_pb2, forms_pb2
from contracts.identity.v1 import events_pb2 as identity_events_pb2

from workflow_runner.run.service import Runs
from workflow_runner.run.submissions import Submissions


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


async def pause_run(
    _: UnitOfWork, event: events_pb2.SubmissionDeleted, __: EventContext, runtime: Runtime
) -> None:
    """Nobody is reminded of what is deleted. It may have been restored before this was heard, or is just now:
    of what is there again no run stays ended that began, or was pressed, between the look and the end."""
    about, submissions, runs = event.submission, runtime.of(Submissions), runtime.of(Runs)
    if not await submissions.is_there(about.submission_id):
        await runs.end(about.submission_id)
        if not await submissions.is_there(about.submission_id):
            return
    # Also where it was there at the first look: an earlier try of this may have ended them and broken off.
    await runs.start_again(about.submission_id, about.company_id)
    await runs.follow_valid_time(about.submission_id, about.company_id)


async def start_run_again(
    _: UnitOfWork, event: events_pb2.SubmissionRestored, __: EventContext, runtime: Runtime
) -> None:
    about = event.submission
    begins_at = event.due_at.ToDatetime(UTC) if is_draft(event) else None
    await runtime.of(Runs).start_again(about.submission_id, about.company_id, begins_at=begins_at)


def is_draft(event: events_pb2.SubmissionRestored) -> bool:
    return event.submission.state == forms_pb2.SUBMISSION_STATE_DRAFT


def needs_run_again(event: events_pb2.SubmissionRestored) -> bool:
    """What is done has none, nor has a draft that nobody is reminded of."""
    is_done = event.submission.state == forms_pb2.SUBMISSION_STATE_DONE
    return event.HasField("due_at") if is_draft(event) else not is_done


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
    Subscription("workflow_runner.pause_run", events_pb2.SubmissionDeleted, pause_run, start="all"),
    Subscription(
        "workflow_runner.start_run_again",
        events_pb2.SubmissionRestored,
        start_run_again,
        start="all",
        only_if=needs_run_again,
    ),
    Subscription(
        "workflow_runner.tell_held_mails", identity_events_pb2.MailChoiceMade, tell_held_mails, start="all"
    ),
]
