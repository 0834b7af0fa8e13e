from uuid import UUID

from identity_client.notices import HeldNoticeColumns
from sqlalchemy import Index
from sqlmodel import Field

from attendance.tables import Base


class HeldNotice(HeldNoticeColumns, Base, table=True):
    """A mail about a request that may not go yet."""

    __tablename__ = "held_notice"
    __table_args__ = (Index("ix_held_notice_due", "retry_at"),)

    about_id: UUID = Field(sa_column_kwargs={"name": "attendance_request_id"})
