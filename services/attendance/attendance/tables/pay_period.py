from datetime import date, datetime
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column, updated_at_column
from sqlalchemy import Index

from attendance.tables import Base


class PayPeriodChoice(Base, table=True):
    """By which periods a company pays, from a day on."""

    __tablename__ = "pay_period_choice"
    __table_args__ = (Index("uq_pay_period_choice_from", "company_id", "from_on", unique=True),)

    id: UUID = id_column()
    company_id: UUID
    from_on: date
    kind: str
    saved_by: UUID
    revision: int = default_column(1)
    created_at: datetime = created_at_column()
    updated_at: datetime = updated_at_column()
