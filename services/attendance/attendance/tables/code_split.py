from datetime import date, datetime
from typing import Any
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlalchemy import Index
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from attendance.tables import Base


class CodeSplit(Base, table=True):
    """On which budget codes somebody's hours of a day are: a fact beside the punches. The newest of a day
    counts."""

    __tablename__ = "code_split"
    __table_args__ = (Index("ix_code_split_owner", "company_id", "owner_user_id", "day"),)

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    owner_user_id: UUID
    day: date
    parts: list[dict[str, Any]] = Field(sa_type=JSONB)
    """None: all on the code of the project again."""
    created_by: UUID
    created_at: datetime = created_at_column()


class KnownCode(Base, table=True):
    """A budget code that hours can be on, as budget told of it last."""

    __tablename__ = "known_code"
    __table_args__ = (Index("ix_known_code_project", "company_id", "project_id", "number"),)

    id: UUID = Field(primary_key=True)
    """Budget's."""
    company_id: UUID
    project_id: UUID
    number: str
    name: str
    is_division: bool
    is_archived: bool
