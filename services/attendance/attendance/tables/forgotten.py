from datetime import date, datetime
from uuid import UUID

from chassis.db import created_at_column, default_column, updated_at_column
from sqlalchemy import Index, text
from sqlmodel import Field

from attendance.tables import Base

REMINDS_AT = "08:00"
"""Where nobody has said otherwise."""


class OpenDayRules(Base, table=True):
    """What a company does about days that nobody checked out of. Without a row: it reminds in the morning."""

    __tablename__ = "open_day_rules"

    company_id: UUID = Field(primary_key=True)
    reminds_at: str | None = None
    """From when on in the morning people are mailed, as a clock says it. None: they are not."""
    closes_after_hours: int | None = None
    closes_at: str | None = None
    """In the next morning. At most one of the two; none: nothing is closed by itself."""
    closes_with: str | None = None
    """An `EndsWith`."""
    closes_since: datetime | None = None
    """Shifts that began earlier stay as they are: their people knew of no such rule."""
    revision: int = default_column(1)
    saved_by: UUID
    updated_at: datetime = updated_at_column()


class ForgottenCheckOut(Base, table=True):
    """That a day was found to be open, so that its person and their managers are told once."""

    __tablename__ = "forgotten_check_out"
    __table_args__ = (
        Index(
            "ix_forgotten_check_out_unlisted",
            "company_id",
            "day",
            postgresql_where=text("listed_at is null"),
        ),
    )

    company_id: UUID = Field(primary_key=True)
    owner_user_id: UUID = Field(primary_key=True)
    project_id: UUID = Field(primary_key=True)
    day: date = Field(primary_key=True)
    found_at: datetime = created_at_column()
    listed_at: datetime | None = None
    """When its managers were told, with all that were open then."""
