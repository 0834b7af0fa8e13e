from uuid import UUID

from chassis.db import Base, id_column
from sqlalchemy.orm import Mapped, mapped_column


class Note(Base):
    __tablename__ = "note"

    id: Mapped[UUID] = id_column()
    company_id: Mapped[UUID]
    text: Mapped[str] = mapped_column(unique=True)


class Echo(Base):
    """What the consumer made of an event: one row for each, if effects happen exactly once."""

    __tablename__ = "echo"

    id: Mapped[UUID] = id_column()
    text: Mapped[str]
