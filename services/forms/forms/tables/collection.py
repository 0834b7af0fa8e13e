from uuid import UUID

from chassis.db import default_column
from sqlalchemy import CheckConstraint
from sqlmodel import Field

from forms.tables import Base


class FormCollection(Base, table=True):
    """An entry of the company's library. Its name, its category (the folder) and what is drawn are those of a
    template of the same id that nobody fills in: so it has pictures and limits as every template."""

    __tablename__ = "form_collection"
    __table_args__ = (CheckConstraint("block_kind in ('rows', 'pages')", name="block_kind"),)

    id: UUID = Field(foreign_key="form_template.id", ondelete="CASCADE", primary_key=True)
    about: str = default_column("")
    cover_file_id: UUID | None = None
    """A picture of that template."""
    uses: int = default_column(0)
    """How many templates began with it."""
    revision: int = default_column(1)
    block_kind: str | None = None
    """None: a whole form. Else `rows` or `pages`, to be put into forms: of its template only the pages count.

    Decision: docs/decisions/0246-a-block-is-an-entry-of-the-library.md"""
