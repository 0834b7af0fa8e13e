from datetime import datetime
from uuid import UUID

from chassis.db import ServiceBase, created_at_column, id_column


class CommentColumns(ServiceBase):
    id: UUID = id_column()
    company_id: UUID
    text: str
    """Empty: its author took it back."""
    mentioned: list[UUID]
    created_by: UUID
    created_at: datetime = created_at_column()
    edited_at: datetime | None = None
    deleted_at: datetime | None = None
