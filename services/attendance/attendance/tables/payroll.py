from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column, updated_at_column
from sqlalchemy import Index
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from attendance.tables import Base


class PayrollMapping(Base, table=True):
    """How a company's file for payroll looks: which columns, and which code each pay line has."""

    __tablename__ = "payroll_mapping"
    __table_args__ = (Index("uq_payroll_mapping_company", "company_id", unique=True),)

    id: UUID = id_column()
    company_id: UUID
    mapping: dict[str, Any] = Field(sa_type=JSONB)
    saved_by: UUID
    revision: int = default_column(1)
    created_at: datetime = created_at_column()
    updated_at: datetime = updated_at_column()


class PayrollNumber(Base, table=True):
    """What payroll calls a person of the company."""

    __tablename__ = "payroll_number"
    __table_args__ = (
        Index("uq_payroll_number_user", "company_id", "user_id", unique=True),
        Index("uq_payroll_number_number", "company_id", "number", unique=True),
    )

    id: UUID = id_column()
    company_id: UUID
    user_id: UUID
    number: str
    created_at: datetime = created_at_column()
