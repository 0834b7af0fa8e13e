from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import LONG_SECONDS, PagedSubscription
from chassis.live import Audience, LiveNote, NoteOn
from chassis.runtime import Runtime
from contracts.forms.v1 import events_pb2

from forms.comment import mailing

COMMENTS = "comments"


async def mail_comment(
    _: UnitOfWork, event: events_pb2.SubmissionCommentChanged, __: EventContext, runtime: Runtime
) -> None:
    if not event.is_deleted:
        await mailing.mail_comment(runtime, UUID(event.company_id), UUID(event.submission_comment_id))


def to_who_reads_it(event: events_pb2.SubmissionCommentChanged) -> LiveNote:
    """Nobody who may not: whoever was mentioned was found to."""
    audience = Audience.of(
        users=[event.submitter_user_id, event.created_by, *event.mentioned_user_ids],
        teams=event.involved_team_ids,
        projects=[event.project_id],
    )
    return LiveNote(UUID(event.company_id), COMMENTS, audience)


live_notes = [NoteOn(events_pb2.SubmissionCommentChanged, to_who_reads_it)]
subscriptions: list[PagedSubscription[Any]] = [
    PagedSubscription(
        "forms.mail_comments",
        events_pb2.SubmissionCommentChanged,
        mail_comment,
        start="new",
        seconds=LONG_SECONDS,
    )
]
