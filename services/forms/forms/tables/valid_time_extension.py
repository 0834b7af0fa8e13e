from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlalchemy import Index
from sqlmodel import Field

from forms.tables import Base


class ValidTimeExtension(Base, table=True):
    """Somebody moved the end of a submission's valid time."""

    __tablename__ = "valid_time_extension"
    __table_args__ = (Index("ix_valid_time_extension_submission_id", "submission_id", "at"),)

    id: UUID = id_column()
    submission_id: UUID = Field(foreign_key="submission.id", ondelete="CASCADE")
    ended_at: datetime
    """What its end was before."""
    ends_at: datetime
    reason: str
    actor_id: UUID
    acted_for_id: UUID | None = None
    """Who was away and in whose place they did."""
    at: datetime = created_at_column()
