from datetime import datetime
from uuid import UUID

from chassis.db import updated_at_column
from sqlmodel import Field

from attendance.tables import Base


class ClockRules(Base, table=True):
    """What a company asks of whoever presses. Without a row: nothing."""

    __tablename__ = "clock_rules"

    company_id: UUID = Field(primary_key=True)
    asks_photo: bool
    saved_by: UUID
    updated_at: datetime = updated_at_column()
