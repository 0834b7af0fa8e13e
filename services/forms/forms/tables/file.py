from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlalchemy import BigInteger, ForeignKey, Index, text
from sqlalchemy.orm import Mapped, mapped_column

from forms.tables import Base


class SubmissionFile(Base):
    """A file of a submission. It stays as long as a value or a step record speaks of it."""

    __tablename__ = "submission_file"
    __table_args__ = (
        Index("ix_submission_file_submission_id", "submission_id"),
        # The clearing up asks only for these.
        Index("ix_submission_file_droppable", "created_at", postgresql_where=text("not is_kept")),
        Index("ix_submission_file_uploaded_by", "uploaded_by", postgresql_where=text("not is_kept")),
    )

    id: Mapped[UUID] = id_column()
    submission_id: Mapped[UUID] = mapped_column(ForeignKey("submission.id", ondelete="CASCADE"))
    field_id: Mapped[UUID]
    key: Mapped[str]
    name: Mapped[str]
    size: Mapped[int] = mapped_column(BigInteger)
    content_type: Mapped[str]
    thumbnail_key: Mapped[str | None]
    """None: it is no picture."""
    print_key: Mapped[str | None]
    is_kept: Mapped[bool] = mapped_column(default=False)
    """Part of what somebody submitted: never deleted, also when the value changes later."""
    uploaded_by: Mapped[UUID]
    created_at: Mapped[datetime] = created_at_column()
