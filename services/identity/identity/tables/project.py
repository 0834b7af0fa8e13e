from datetime import date, datetime
from typing import Any
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column, updated_at_column
from sqlalchemy import CheckConstraint, Index, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from identity.tables import Base


class Project(Base, table=True):
    """A site. Its time zone decides what "today" means there."""

    __tablename__ = "project"
    __table_args__ = (
        Index("uq_project_name", "company_id", text("lower(name)"), unique=True),
        CheckConstraint("ends_on is null or starts_on is null or ends_on >= starts_on", name="dates"),
        CheckConstraint("(latitude is null) = (longitude is null)", name="coordinates"),
        CheckConstraint("fence_radius_meters is null or fence_points is null", name="one_fence"),
    )

    id: UUID = id_column()
    company_id: UUID = Field(foreign_key="company.id")
    name: str
    description: str = default_column("")
    address: str = default_column("")
    latitude: float | None = None
    longitude: float | None = None
    fence_radius_meters: int | None = None
    """Its own in place of the company's."""
    fence_points: list[dict[str, float]] | None = Field(default=None, sa_type=JSONB(none_as_null=True))
    """The corners of its area, in place of any radius."""
    time_zone: str
    working_week: list[dict[str, Any]] | None = Field(default=None, sa_type=JSONB(none_as_null=True))
    """Its own in place of the company's."""
    starts_on: date | None = None
    ends_on: date | None = None
    archived_at: datetime | None = None
    created_by: UUID
    created_at: datetime = created_at_column()
    updated_at: datetime = updated_at_column()


class ProjectMember(Base, table=True):
    __tablename__ = "project_member"

    project_id: UUID = Field(foreign_key="project.id", ondelete="CASCADE", primary_key=True)
    user_id: UUID = Field(foreign_key="user.id", primary_key=True, index=True)
    is_manager: bool = default_column(False)
    added_at: datetime = created_at_column()
