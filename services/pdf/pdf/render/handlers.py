from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import Subscription
from chassis.runtime import Runtime
from contracts.forms.v1 import events_pb2 as forms_events_pb2
from contracts.pdf.v1 import events_pb2

from pdf.render import keeping
from pdf.render.order import RenderOrder
from pdf.render.starter import RenderStarter


async def start_render(
    _: UnitOfWork, event: events_pb2.SubmissionRenderRequested, __: EventContext, runtime: Runtime
) -> None:
    # Before the claim is committed: a crash in between starts it again, which changes nothing.
    order = RenderOrder(
        company_id=event.company_id,
        submission_id=event.submission_id,
        revision=event.revision,
        language=event.language,
        user_id=event.user_id,
        session_id=event.session_id,
        is_guest=event.is_guest,
        version=event.version,
    )
    starter = runtime.of(RenderStarter)
    await (starter.start_again(order) if event.is_again else starter.start(order))


async def delete_papers(
    uow: UnitOfWork, event: forms_events_pb2.SubmissionDiscarded, _: EventContext, __: Runtime
) -> None:
    """What was deleted for good is not to be read on paper either."""
    await keeping.delete_of_submission(uow, UUID(event.submission.submission_id))


subscriptions: list[Subscription[Any]] = [
    Subscription("pdf.start_render", events_pb2.SubmissionRenderRequested, start_render, start="all"),
    Subscription("pdf.delete_papers", forms_events_pb2.SubmissionDiscarded, delete_papers, start="all"),
]
