from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlalchemy import Index

from identity.tables import Base


class ClientErrorRecord(Base, table=True):
    """An error that a browser met, as it told us; admins read it beside the person's words."""

    __tablename__ = "client_error_record"
    __table_args__ = (
        Index("ix_client_error_record_company", "company_id", "id"),
        Index("ix_client_error_record_reporter", "reporter", "id"),
    )

    id: UUID = id_column()
    company_id: UUID | None = None
    user_id: UUID | None = None
    reporter: str
    """Whose tries are counted together: a user, or an address where nobody is signed in."""
    name: str
    message: str
    stack: str
    pathname: str
    user_agent: str
    device_at: datetime | None = None
    """When it happened by the device's clock, which may be wrong."""
    at: datetime = created_at_column()
