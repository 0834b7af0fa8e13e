from datetime import datetime
from uuid import UUID

from sqlalchemy import Index
from sqlmodel import Field

from forms.tables import Base


class PinTry(Base, table=True):
    """PINs that one network tried at a link of whichever kind, and that were not right. In the database: each
    process of the service would have as many again."""

    __tablename__ = "pin_try"
    __table_args__ = (
        Index("ix_pin_try_company", "company_id"),
        Index("ix_pin_try_counts_until", "counts_until"),
    )

    link_id: UUID = Field(primary_key=True)
    network: str = Field(primary_key=True)
    company_id: UUID
    tries: int
    counts_until: datetime
    """Gone after that."""
