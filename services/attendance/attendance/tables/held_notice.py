from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column
from sqlalchemy import Index
from sqlmodel import Field

from attendance.tables import Base


class HeldNotice(Base, table=True):
    """A mail about a request that may not go yet: the company has sent too many."""

    __tablename__ = "held_notice"
    __table_args__ = (Index("ix_held_notice_due", "retry_at"),)

    id: UUID = Field(primary_key=True)
    """The mail's: the same for every try."""
    company_id: UUID
    attendance_request_id: UUID
    user_id: UUID
    kind: str
    retry_at: datetime
    created_at: datetime = created_at_column()
