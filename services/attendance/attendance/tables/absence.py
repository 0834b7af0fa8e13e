from datetime import date, datetime
from uuid import UUID

from chassis.db import created_at_column, id_column, updated_at_column
from sqlalchemy import CheckConstraint, Index

from attendance.tables import Base


class ApproverAbsence(Base, table=True):
    """Who answers and approves in a manager's place while they are away; at most one of each person."""

    __tablename__ = "approver_absence"
    __table_args__ = (
        Index("uq_approver_absence_person", "company_id", "user_id", unique=True),
        Index("ix_approver_absence_stand_in", "company_id", "stand_in_id"),
        CheckConstraint("user_id <> stand_in_id", name="somebody_else"),
    )

    id: UUID = id_column()
    company_id: UUID
    user_id: UUID
    stand_in_id: UUID
    from_on: date
    until_on: date
    starts_at: datetime
    """The beginning of the first day on the company's clock, and the end of the last."""
    ends_at: datetime
    created_at: datetime = created_at_column()
    updated_at: datetime = updated_at_column()
