from uuid import UUID

from identity_client.comments.columns import CommentColumns
from sqlalchemy import Index
from sqlmodel import Field

from forms.tables import Base


class SubmissionComment(CommentColumns, Base, table=True):
    """What somebody who reads a submission said about it, or about one of its fields."""

    __tablename__ = "submission_comment"
    __table_args__ = (Index("ix_submission_comment_submission", "submission_id", "id"),)

    submission_id: UUID = Field(foreign_key="submission.id", ondelete="CASCADE")
    field_id: UUID | None = None
