from datetime import datetime
from uuid import UUID

from chassis.db import Base, created_at_column, id_column
from sqlalchemy import Index
from sqlalchemy.orm import Mapped


class ClientErrorRecord(Base):
    """An error that a browser met, as it told us; admins read it beside the person's words."""

    __tablename__ = "client_error_record"
    __table_args__ = (Index("ix_client_error_record_company", "company_id", "id"),)

    id: Mapped[UUID] = id_column()
    company_id: Mapped[UUID | None]
    user_id: Mapped[UUID | None]
    name: Mapped[str]
    message: Mapped[str]
    stack: Mapped[str]
    pathname: Mapped[str]
    user_agent: Mapped[str]
    at: Mapped[datetime] = created_at_column()
