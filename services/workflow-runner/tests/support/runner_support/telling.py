"""A draft, and how a run hears of what becomes of it."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import uuid4

from chassis.bus import EVENT_ID_HEADER, STREAM_HEADER
from chassis.runtime import Runtime
from chassis.serve import make_consumers
from chassis.service import ServiceDefinition
from contracts.forms.v1 import events_pb2, forms_pb2
from google.protobuf.message import Message
from temporalio.service import RPCError, RPCStatusCode

from runner_support.graphs import Drawing
from runner_support.runs import Caller


async def tell_of(submission_id: str, service: ServiceDefinition, runtime: Runtime, **told: Any) -> None:
    draft = events_pb2.Submission(submission_id=submission_id, state=forms_pb2.SUBMISSION_STATE_DRAFT)
    created = events_pb2.SubmissionCreated(submission=draft, **told)
    await tell("forms.submission.created.v1", created, service, runtime)


async def tell_of_the_end(submission_id: str, service: ServiceDefinition, runtime: Runtime) -> None:
    await tell(
        "forms.submission.discarded.v1",
        events_pb2.SubmissionDiscarded(submission=events_pb2.Submission(submission_id=submission_id)),
        service,
        runtime,
    )


async def tell_of_the_deletion(submission_id: str, service: ServiceDefinition, runtime: Runtime) -> None:
    about = events_pb2.Submission(submission_id=submission_id)
    deleted = events_pb2.SubmissionDeleted(submission=about)
    await tell("forms.submission.deleted.v1", deleted, service, runtime)


async def tell_that_it_is_back(
    submission_id: str,
    service: ServiceDefinition,
    runtime: Runtime,
    state: forms_pb2.SubmissionState = forms_pb2.SUBMISSION_STATE_DRAFT,
    **told: Any,
) -> None:
    about = events_pb2.Submission(submission_id=submission_id, state=state)
    restored = events_pb2.SubmissionRestored(submission=about, **told)
    await tell("forms.submission.restored.v1", restored, service, runtime)


async def tell(subject: str, event: Message, service: ServiceDefinition, runtime: Runtime) -> None:
    """The event as forms publishes it, and the runner taking it."""
    for stream in ("forms", "identity"):  # theirs are the events that it hears
        await runtime.bus.ensure_stream(stream)
    await runtime.bus.jetstream.publish(
        runtime.bus.subject(subject),
        event.SerializeToString(),
        headers={EVENT_ID_HEADER: str(uuid4()), STREAM_HEADER: runtime.bus.stream("forms")},
    )
    for consumer in make_consumers(service, runtime):
        await consumer.work_pending()


@dataclass(frozen=True)
class Draft:
    id: str
    step: str
    button: str


def draft_of(runner: Caller) -> Draft:
    drawing = Drawing()
    step = drawing.step("Submission", dueInHours=2)
    button = drawing.button(step)
    assert drawing.connect(button, drawing.add("close"))
    return Draft(runner.forms.create(drawing.workflow(), step), step, button)


async def is_known(runner: Caller, submission_id: str) -> bool:
    try:
        await (await runner.run_of(submission_id)).describe()
    except RPCError as error:
        if error.status is not RPCStatusCode.NOT_FOUND:
            raise
        return False
    return True


async def begins(runner: Caller, submission_id: str) -> datetime:
    begins_at = (await (await runner.run_of(submission_id)).describe()).execution_time
    assert begins_at is not None
    return begins_at
