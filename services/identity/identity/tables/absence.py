from datetime import date, datetime
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlalchemy import CheckConstraint, Index
from sqlmodel import Field

from identity.tables import Base


class MemberAbsence(Base, table=True):
    """Who does a member's steps in their place while they are away; at most one of each member.

    Decision: docs/decisions/0190-identity-knows-who-is-away.md"""

    __tablename__ = "member_absence"
    __table_args__ = (
        Index("uq_member_absence_person", "company_id", "user_id", unique=True),
        Index("ix_member_absence_stand_in", "company_id", "stand_in_id"),
        CheckConstraint("user_id <> stand_in_id", name="somebody_else"),
    )

    id: UUID = id_column()
    company_id: UUID = Field(foreign_key="company.id")
    user_id: UUID = Field(foreign_key="user.id")
    stand_in_id: UUID = Field(foreign_key="user.id")
    from_on: date
    until_on: date
    starts_at: datetime
    """The beginning of the first day on the company's clock, and the end of the last."""
    ends_at: datetime
    created_at: datetime = created_at_column()
