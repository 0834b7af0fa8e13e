from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column, updated_at_column
from sqlalchemy import Index, text
from sqlmodel import Field

from identity.tables import Base


class Member(Base, table=True):
    """A user in a company. A removed member stays as a row, so that history can still name them."""

    __tablename__ = "member"
    __table_args__ = (
        Index(
            "uq_member_active",
            "company_id",
            "user_id",
            unique=True,
            postgresql_where=text("removed_at is null"),
        ),
        # However many transfer the ownership at once: never two.
        Index(
            "uq_member_owner",
            "company_id",
            unique=True,
            postgresql_where=text("role = 'owner' and removed_at is null"),
        ),
        Index("ix_member_user", "user_id", postgresql_where=text("removed_at is null")),
        # Who was one is named as well.
        Index("ix_member_company_user", "company_id", "user_id"),
    )

    id: UUID = id_column()
    company_id: UUID = Field(foreign_key="company.id")
    user_id: UUID = Field(foreign_key="user.id")
    role: str
    hides_first_steps: bool = default_column(False)
    """The list of what a new company needs: done, or not wanted any more."""
    joined_at: datetime = created_at_column()
    updated_at: datetime = updated_at_column()
    removed_at: datetime | None = None
    removed_by: UUID | None = None
