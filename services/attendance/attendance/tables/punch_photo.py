from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column
from sqlalchemy import BigInteger, Index
from sqlmodel import Field

from attendance.tables import Base


class PunchPhoto(Base, table=True):
    """What its worker photographed as they pressed: never changed, and gone only with its company."""

    __tablename__ = "punch_photo"
    __table_args__ = (
        Index("uq_punch_photo_punch", "punch_id", unique=True),
        # How much a company keeps is counted with every upload.
        Index("ix_punch_photo_company", "company_id"),
    )

    id: UUID = Field(primary_key=True)
    """Made on the phone: sent twice it is there once."""
    company_id: UUID
    punch_id: UUID = Field(foreign_key="punch.id", ondelete="CASCADE")
    key: str
    thumbnail_key: str
    name: str
    size: int = Field(sa_type=BigInteger)
    content_type: str
    uploaded_by: UUID
    created_at: datetime = created_at_column()
