from datetime import datetime
from uuid import UUID

from chassis.db import default_column, updated_at_column
from sqlmodel import Field

from attendance.tables import Base


class RequestRules(Base, table=True):
    """How long a company lets requests wait before others hear of them. Without a row: for ever."""

    __tablename__ = "request_rules"

    company_id: UUID = Field(primary_key=True)
    escalates_after_days: int | None = None
    """Working days. None: they are passed on to nobody."""
    revision: int = default_column(1)
    saved_by: UUID
    updated_at: datetime = updated_at_column()
