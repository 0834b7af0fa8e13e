from datetime import datetime
from uuid import UUID

from chassis.db import id_column
from sqlalchemy import Index
from sqlmodel import Field

from attendance.tables import Base


class PositionLook(Base, table=True):
    """Somebody was shown where somebody else had pressed: the person's own to read."""

    __tablename__ = "position_look"
    __table_args__ = (
        # However often the map is drawn anew, it is one look at one place.
        Index("uq_position_look", "punch_id", "looked_by", "company_id", unique=True),
        Index("ix_position_look_owner", "company_id", "owner_user_id", "last_at"),
    )

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    owner_user_id: UUID
    """Whose position it was."""
    punch_id: UUID = Field(foreign_key="punch.id", ondelete="CASCADE")
    position_at: datetime
    """When they were there."""
    looked_by: UUID
    first_at: datetime
    last_at: datetime
