from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlalchemy import CheckConstraint
from sqlmodel import Field

from identity.tables import Base


class Campaign(Base, table=True):
    """An offer that a sign-up link names by its code."""

    __tablename__ = "campaign"
    __table_args__ = (CheckConstraint("code = upper(code)", name="code_upper"),)

    id: UUID = id_column()
    code: str = Field(unique=True)
    name: str
    description: str
    starts_at: datetime
    ends_at: datetime | None = None
    created_at: datetime = created_at_column()
