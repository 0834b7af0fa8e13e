from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column
from sqlalchemy import BigInteger, Index, text
from sqlmodel import Field

from forms.tables import Base

_IS_UNUSED = text("not is_kept and not is_used")
_IS_UNSENT = text("is_outsiders and not is_kept")


class SubmissionFile(Base, table=True):
    """A file of a submission. It stays as long as a value or a step record speaks of it."""

    __tablename__ = "submission_file"
    __table_args__ = (
        Index("ix_submission_file_field", "submission_id", "field_id"),
        # The clearing up asks only for these, and each upload for its person's.
        Index("ix_submission_file_unused", "created_at", postgresql_where=_IS_UNUSED),
        Index("ix_submission_file_unused_of", "uploaded_by", postgresql_where=_IS_UNUSED),
        # Each look at values that may speak of files asks for these.
        Index("ix_submission_file_unsent", "submission_id", postgresql_where=_IS_UNSENT),
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
    is_used: bool = default_column(False)
    """A value speaks of it, or did when it was submitted. Written with the value: each upload asks what its
    person has in the store unused, and must not read all values for that."""
    is_kept: bool = False
    """Part of what somebody submitted: never deleted, also when the value changes later."""
    uploaded_by: UUID
    is_outsiders: bool = default_column(False)
    """Of somebody who came by a link: theirs alone until it is part of what was submitted."""
    created_at: datetime = created_at_column()
