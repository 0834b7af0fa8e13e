from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlalchemy import Index
from sqlmodel import Field

from identity.tables import Base


class ListView(Base, table=True):
    """How somebody looks at a list, to come back to: search, filters, order, columns.

    Decision: docs/decisions/0195-a-list-is-looked-at-under-a-name.md"""

    __tablename__ = "list_view"
    __table_args__ = (
        Index("ix_list_view_list", "company_id", "list", "user_id"),
        Index("ix_list_view_user", "company_id", "user_id"),
    )

    id: UUID = id_column()
    company_id: UUID = Field(foreign_key="company.id")
    user_id: UUID = Field(foreign_key="user.id")
    list: str
    """As its screen calls it: `forms.submissions`."""
    name: str
    is_shared: bool
    """Everybody of the company is offered it."""
    shown: dict[str, Any]
    """`schemas.Shown`, as the screen wrote it."""
    created_at: datetime = created_at_column()
    updated_at: datetime = created_at_column()
