from datetime import date, datetime
from typing import Any
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column
from sqlalchemy import Index
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from attendance.tables import Base


class PayRules(Base, table=True):
    """By which rules hours are paid from a day on: a fact. The newest revision of a day counts."""

    __tablename__ = "pay_rules"
    __table_args__ = (
        Index(
            "uq_pay_rules_revision",
            "company_id",
            "project_id",
            "from_on",
            "revision",
            unique=True,
            postgresql_nulls_not_distinct=True,
        ),
    )

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID | None = None
    """None: of the company."""
    from_on: date
    revision: int
    rules: dict[str, Any] | None = Field(default=None, sa_type=JSONB)
    """None: there are none of its own from that day on."""
    is_withdrawn: bool = default_column(False)
    """As though nothing had ever been set from that day on."""
    saved_by: UUID
    created_at: datetime = created_at_column()
