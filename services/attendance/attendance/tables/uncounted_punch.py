from uuid import UUID

from sqlalchemy import Index
from sqlmodel import Field

from attendance.tables import Base


class UncountedPunch(Base, table=True):
    """A punch that its person's days do not tell of yet. `record/counting.py` counts it and takes it out."""

    __tablename__ = "uncounted_punch"
    __table_args__ = (Index("ix_uncounted_punch_company", "company_id"),)

    owner_user_id: UUID = Field(primary_key=True)
    punch_id: UUID = Field(primary_key=True)
    company_id: UUID
