from datetime import date, datetime
from typing import Any
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlalchemy import Index
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from attendance.tables import Base


class Correction(Base, table=True):
    """A manager's word on a day of somebody's: a fact as a punch is. The newest of a day counts. Or what the
    company's rule said of a shift that nobody checked out of (`closing`): until a press says otherwise."""

    __tablename__ = "correction"
    __table_args__ = (Index("ix_correction_owner", "company_id", "owner_user_id", "day"),)

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    owner_user_id: UUID
    day: date
    time_zone: str
    action: int
    """Added 1, modified 3, deleted 4, as the spec counts."""
    before: list[dict[str, Any]] = Field(sa_type=JSONB)
    after: list[dict[str, Any]] = Field(sa_type=JSONB)
    reason: str
    closing: dict[str, Any] | None = Field(default=None, sa_type=JSONB(none_as_null=True))
    """By the rule, and nobody: of which check-in (`punchId`), until when (`endsAt`), by what (`endsWith`)."""
    created_by: UUID
    created_at: datetime = created_at_column()
