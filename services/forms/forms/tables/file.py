from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlalchemy import BigInteger, Index, text
from sqlmodel import Field

from forms.tables import Base


class SubmissionFile(Base, table=True):
    """A file of a submission. It stays as long as a value or a step record speaks of it."""

    __tablename__ = "submission_file"
    __table_args__ = (
        Index("ix_submission_file_submission_id", "submission_id"),
        # The clearing up asks only for these.
        Index("ix_submission_file_droppable", "created_at", postgresql_where=text("not is_kept")),
        Index("ix_submission_file_uploaded_by", "uploaded_by", postgresql_where=text("not is_kept")),
    )

    id: UUID = id_column()
    submission_id: UUID = Field(foreign_key="submission.id", ondelete="CASCADE")
    field_id: UUID
    key: str
    name: str
    size: int = Field(sa_type=BigInteger)
    content_type: str
    thumbnail_key: str | None = None
    """None: it is no picture."""
    print_key: str | None = None
    is_kept: bool = False
    """Part of what somebody submitted: never deleted, also when the value changes later."""
    uploaded_by: UUID
    created_at: datetime = created_at_column()
