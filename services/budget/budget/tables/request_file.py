from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlalchemy import BigInteger, Index
from sqlmodel import Field

from budget.tables import Base


class RequestFile(Base, table=True):
    """A quote, a photo or an invoice that its author put to a request."""

    __tablename__ = "request_file"
    __table_args__ = (
        Index("ix_request_file_request", "request_id", "created_at"),
        # How much a company keeps is counted with every upload.
        Index("ix_request_file_company", "company_id"),
    )

    id: UUID = id_column()
    company_id: UUID
    request_id: UUID = Field(foreign_key="budget_request.id", ondelete="CASCADE")
    key: str
    thumbnail_key: str | None = None
    """None: it is no picture."""
    name: str
    size: int = Field(sa_type=BigInteger)
    content_type: str
    uploaded_by: UUID
    created_at: datetime = created_at_column()
