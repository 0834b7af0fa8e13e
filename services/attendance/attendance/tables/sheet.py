from datetime import date, datetime
from enum import IntEnum
from typing import Any
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column, updated_at_column
from sqlalchemy import Index, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from attendance.tables import Base


class SheetStatus(IntEnum):
    OPEN = 0
    SIGNED = 1
    APPROVED = 2
    """Locked: its days are corrected no more."""
    OPENED_AGAIN = 3


class PeriodSheet(Base, table=True):
    """A person's days of a pay period in a project, as they were signed or approved."""

    __tablename__ = "period_sheet"
    __table_args__ = (
        Index("uq_period_sheet_owner", "company_id", "owner_user_id", "project_id", "first_day", unique=True),
        Index("ix_period_sheet_project", "company_id", "project_id", "first_day"),
    )

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    owner_user_id: UUID
    first_day: date
    last_day: date
    status: int
    """A `SheetStatus`; nothing is kept of one that is open."""
    days: list[dict[str, Any]] = Field(sa_type=JSONB)
    """As they were then: what is paid does not change behind it."""
    worked_seconds: int
    credited_seconds: int
    signed_at: datetime | None = None
    signed_days: list[dict[str, Any]] = Field(
        default_factory=list[dict[str, Any]],
        sa_type=JSONB,
        sa_column_kwargs={"server_default": text("'[]'::jsonb")},
    )
    """As its worker signed them, whatever is approved. Empty: not signed."""
    pay_lines: list[dict[str, Any]] | None = Field(default=None, sa_type=JSONB)
    """As they were approved. None: not approved, or by a release that had no rules."""
    approved_by: UUID | None = None
    approved_at: datetime | None = None
    opened_by: UUID | None = None
    opened_at: datetime | None = None
    reason: str = default_column("")
    """Why it was opened again."""
    revision: int = default_column(1)
    created_at: datetime = created_at_column()
    updated_at: datetime = updated_at_column()


class SheetOpening(Base, table=True):
    """That an approved period was opened again, and what it was until then. A fact: never changed, as whoever
    asks what was known before that is answered by it."""

    __tablename__ = "sheet_opening"
    __table_args__ = (Index("ix_sheet_opening_owner", "company_id", "owner_user_id", "first_day"),)

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    owner_user_id: UUID
    first_day: date
    last_day: date
    days: list[dict[str, Any]] = Field(sa_type=JSONB)
    """As they were approved; so are the lines of pay, which a release without rules had none of."""
    pay_lines: list[dict[str, Any]] | None = Field(default=None, sa_type=JSONB)
    signed_at: datetime | None = None
    signed_days: list[dict[str, Any]] = Field(sa_type=JSONB)
    approved_by: UUID | None = None
    approved_at: datetime
    opened_by: UUID
    opened_at: datetime
    reason: str
