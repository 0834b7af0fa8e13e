from datetime import date, datetime
from uuid import UUID

from chassis.db import created_at_column, id_column, updated_at_column
from sqlalchemy import CheckConstraint, ForeignKey, Index, text
from sqlalchemy.orm import Mapped, mapped_column

from identity.tables import Base


class Project(Base):
    """A site. Its time zone decides what "today" means there."""

    __tablename__ = "project"
    __table_args__ = (
        Index("uq_project_name", "company_id", text("lower(name)"), unique=True),
        CheckConstraint("ends_on is null or starts_on is null or ends_on >= starts_on", name="dates"),
        CheckConstraint("(latitude is null) = (longitude is null)", name="coordinates"),
    )

    id: Mapped[UUID] = id_column()
    company_id: Mapped[UUID] = mapped_column(ForeignKey("company.id"))
    name: Mapped[str]
    description: Mapped[str] = mapped_column(default="", server_default=text("''"))
    address: Mapped[str] = mapped_column(default="", server_default=text("''"))
    latitude: Mapped[float | None]
    longitude: Mapped[float | None]
    time_zone: Mapped[str]
    starts_on: Mapped[date | None]
    ends_on: Mapped[date | None]
    archived_at: Mapped[datetime | None]
    created_by: Mapped[UUID]
    created_at: Mapped[datetime] = created_at_column()
    updated_at: Mapped[datetime] = updated_at_column()


class ProjectMember(Base):
    __tablename__ = "project_member"

    project_id: Mapped[UUID] = mapped_column(ForeignKey("project.id", ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[UUID] = mapped_column(ForeignKey("user.id"), primary_key=True, index=True)
    is_manager: Mapped[bool] = mapped_column(default=False, server_default=text("false"))
    added_at: Mapped[datetime] = created_at_column()
