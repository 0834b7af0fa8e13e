from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlalchemy import CheckConstraint
from sqlalchemy.orm import Mapped, mapped_column

from identity.tables import Base


class Campaign(Base):
    """An offer that a sign-up link names by its code."""

    __tablename__ = "campaign"
    __table_args__ = (CheckConstraint("code = upper(code)", name="code_upper"),)

    id: Mapped[UUID] = id_column()
    code: Mapped[str] = mapped_column(unique=True)
    name: Mapped[str]
    description: Mapped[str]
    starts_at: Mapped[datetime]
    ends_at: Mapped[datetime | None]
    created_at: Mapped[datetime] = created_at_column()
