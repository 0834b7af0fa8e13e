from typing import Any

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import Subscription
from chassis.runtime import Runtime
from contracts.pdf.v1 import events_pb2

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
    )
    starter = runtime.of(RenderStarter)
    await (starter.start_again(order) if event.is_again else starter.start(order))


subscriptions: list[Subscription[Any]] = [
    Subscription("pdf.start_render", events_pb2.SubmissionRenderRequested, start_render, start="all"),
]
