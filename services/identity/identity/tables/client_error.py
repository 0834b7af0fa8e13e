from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlalchemy import Index
from sqlalchemy.orm import Mapped

from identity.tables import Base


class ClientErrorRecord(Base):
    """An error that a browser met, as it told us; admins read it beside the person's words."""

    __tablename__ = "client_error_record"
    __table_args__ = (
        Index("ix_client_error_record_company", "company_id", "id"),
        Index("ix_client_error_record_reporter", "reporter", "id"),
    )

    id: Mapped[UUID] = id_column()
    company_id: Mapped[UUID | None]
    user_id: Mapped[UUID | None]
    reporter: Mapped[str]
    """Whose tries are counted together: a user, or an address where nobody is signed in."""
    name: Mapped[str]
    message: Mapped[str]
    stack: Mapped[str]
    pathname: Mapped[str]
    user_agent: Mapped[str]
    device_at: Mapped[datetime | None]
    """When it happened by the device's clock, which may be wrong."""
    at: Mapped[datetime] = created_at_column()
