from identity_client.notices import HeldNoticeColumns
from sqlalchemy import Index

from forms.tables import Base


class HeldNotice(HeldNoticeColumns, Base, table=True):
    """A mail about a comment, or a step that was handed on or taken back, that may not go yet."""

    __tablename__ = "held_notice"
    __table_args__ = (Index("ix_held_notice_due", "retry_at"),)
