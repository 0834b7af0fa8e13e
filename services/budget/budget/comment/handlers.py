from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import LONG_SECONDS, PagedSubscription
from chassis.live import Audience, LiveNote, NoteOn
from chassis.runtime import Runtime
from contracts.budget.v1 import events_pb2

from budget.comment import mailing

COMMENTS = "comments"


async def mail_comment(
    _: UnitOfWork, event: events_pb2.BudgetRequestCommentChanged, __: EventContext, runtime: Runtime
) -> None:
    if not event.is_deleted:
        await mailing.mail_comment(runtime, UUID(event.company_id), UUID(event.budget_comment_id))


def to_who_sees_it(event: events_pb2.BudgetRequestCommentChanged) -> LiveNote:
    """Nobody who may not read it: whoever was mentioned was found to see the request."""
    users = [event.request_created_by, event.created_by, *event.mentioned_user_ids]
    users += filter(None, [event.asked_user_id])
    audience = Audience.of(users=users, managed_projects=[event.project_id])
    return LiveNote(UUID(event.company_id), COMMENTS, audience)


live_notes = [NoteOn(events_pb2.BudgetRequestCommentChanged, to_who_sees_it)]
subscriptions: list[PagedSubscription[Any]] = [
    PagedSubscription(
        "budget.mail_comments",
        events_pb2.BudgetRequestCommentChanged,
        mail_comment,
        start="new",
        seconds=LONG_SECONDS,
    )
]
