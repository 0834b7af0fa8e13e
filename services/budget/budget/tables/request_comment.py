from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlalchemy import Index
from sqlmodel import Field

from budget.tables import Base


class RequestComment(Base, table=True):
    """What somebody who sees a request said about it."""

    __tablename__ = "request_comment"
    __table_args__ = (Index("ix_request_comment_request", "request_id", "id"),)

    id: UUID = id_column()
    company_id: UUID
    request_id: UUID = Field(foreign_key="budget_request.id", ondelete="CASCADE")
    text: str
    """Empty: its author took it back."""
    mentioned: list[UUID]
    created_by: UUID
    created_at: datetime = created_at_column()
    edited_at: datetime | None = None
    deleted_at: datetime | None = None
