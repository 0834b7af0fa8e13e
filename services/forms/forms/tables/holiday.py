from typing import Any
from uuid import UUID

from sqlalchemy import Index
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from forms.tables import Base


class KnownCalendar(Base, table=True):
    """Holidays as attendance told of them last."""

    __tablename__ = "known_calendar"
    __table_args__ = (Index("ix_known_calendar_company", "company_id"),)

    id: UUID = Field(primary_key=True)
    """Attendance's; the company's own id for what counts in all its projects."""
    company_id: UUID
    project_ids: list[UUID]
    """Of a region: where its days count."""
    days: dict[str, Any] = Field(sa_type=JSONB)
    """Whether only the afternoon is free, by day (`yyyy-MM-dd`)."""
