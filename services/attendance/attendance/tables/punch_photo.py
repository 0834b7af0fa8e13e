from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column
from sqlalchemy import BigInteger, Index
from sqlmodel import Field

from attendance.tables import Base


class PunchPhoto(Base, table=True):
    """What somebody photographed as they pressed, for themselves or for a crew: never changed, and gone only
    with its company."""

    __tablename__ = "punch_photo"
    # How much a company keeps is counted with every upload.
    __table_args__ = (Index("ix_punch_photo_company", "company_id"),)

    id: UUID = Field(primary_key=True)
    """Made on the phone: sent twice it is there once."""
    company_id: UUID
    key: str
    thumbnail_key: str
    name: str
    size: int = Field(sa_type=BigInteger)
    content_type: str
    uploaded_by: UUID
    created_at: datetime = created_at_column()


class PhotoOfPunch(Base, table=True):
    """A punch has one photo; that of a crew is of all whom somebody pressed for at once."""

    __tablename__ = "photo_of_punch"
    __table_args__ = (Index("ix_photo_of_punch_photo", "photo_id"),)

    punch_id: UUID = Field(primary_key=True, foreign_key="punch.id", ondelete="CASCADE")
    photo_id: UUID = Field(foreign_key="punch_photo.id", ondelete="CASCADE")


class RefusedPhoto(Base, table=True):
    """The newest that was brought and not taken: told with the punch as long as it has none."""

    __tablename__ = "refused_photo"

    punch_id: UUID = Field(primary_key=True, foreign_key="punch.id", ondelete="CASCADE")
    reason: str
    at: datetime
