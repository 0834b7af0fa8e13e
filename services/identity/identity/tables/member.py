from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, id_column, updated_at_column
from sqlalchemy import ForeignKey, Index, text
from sqlalchemy.orm import Mapped, mapped_column

from identity.tables import Base


class Member(Base):
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
    )

    id: Mapped[UUID] = id_column()
    company_id: Mapped[UUID] = mapped_column(ForeignKey("company.id"))
    user_id: Mapped[UUID] = mapped_column(ForeignKey("user.id"))
    role: Mapped[str]
    joined_at: Mapped[datetime] = created_at_column()
    updated_at: Mapped[datetime] = updated_at_column()
    removed_at: Mapped[datetime | None]
    removed_by: Mapped[UUID | None]
