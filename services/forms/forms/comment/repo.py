from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from identity_client.comments.table import Comments
from sqlalchemy import func

from forms.tables.submission_comment import SubmissionComment

COMMENTS = Comments(SubmissionComment, col(SubmissionComment.submission_id))


def about_field(field_id: UUID | None) -> tuple[Any, ...]:
    return () if field_id is None else (col(SubmissionComment.field_id) == field_id,)


async def count_by_field(uow: UnitOfWork, submission_id: UUID) -> dict[UUID, int]:
    """Without what was taken back: a mark beside a field is for what is there to be read."""
    field_id = col(SubmissionComment.field_id)
    statement = (
        select(field_id, func.count())
        .where(
            col(SubmissionComment.submission_id) == submission_id,
            field_id.is_not(None),
            col(SubmissionComment.deleted_at).is_(None),
        )
        .group_by(field_id)
    )
    return {each: count for each, count in await uow.execute(statement) if each is not None}
