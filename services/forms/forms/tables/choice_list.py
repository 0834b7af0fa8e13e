from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column
from sqlalchemy import Index, text
from sqlmodel import Field

from forms.tables import Base


class ChoiceList(Base, table=True):
    """A list that a company's forms offer choices from: suppliers, trades, rooms."""

    __tablename__ = "choice_list"
    __table_args__ = (Index("ix_choice_list_name", "company_id", text("lower(name)"), "id"),)

    id: UUID = id_column()
    company_id: UUID
    name: str
    parent_list_id: UUID | None = Field(default=None, foreign_key="choice_list.id", ondelete="CASCADE")
    """The list above: each item lies under one of its items, as rooms under floors. It never changes."""
    items_count: int = default_column(0)
    """Without archived ones."""
    revision: int = default_column(1)
    archived_at: datetime | None = None
    by_managers: bool | None = None
    """Every manager may change it, beside admins and who made it; None: made when all might."""
    created_by: UUID
    updated_by: UUID
    created_at: datetime = created_at_column()
    updated_at: datetime = created_at_column()


class ChoiceItem(Base, table=True):
    """Never deleted, so that what was chosen can always be told."""

    __tablename__ = "choice_item"
    __table_args__ = (
        Index("ix_choice_item_place", "list_id", "position", "id"),
        Index("ix_choice_item_parent", "parent_id"),
    )

    id: UUID = id_column()
    list_id: UUID = Field(foreign_key="choice_list.id", ondelete="CASCADE")
    parent_id: UUID | None = Field(default=None, foreign_key="choice_item.id", ondelete="CASCADE")
    label: str
    code: str = default_column("")
    position: int
    revision: int = default_column(1)
    archived_at: datetime | None = None
