from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.db import ServiceBase, created_at_column, id_column, service_registry
from sqlalchemy import UniqueConstraint
from sqlalchemy.dialects.postgresql import ARRAY, TEXT
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(ServiceBase, DeclarativeBase):
    registry = service_registry()


class Note(Base):
    __tablename__ = "note"
    __table_args__ = (UniqueConstraint("company_id", "text"),)

    id: Mapped[UUID] = id_column()
    company_id: Mapped[UUID]
    text: Mapped[str]


class NoteSeen(Base):
    """A note as another service would know it."""

    __tablename__ = "note_seen"

    note_id: Mapped[UUID] = mapped_column(primary_key=True)
    company_id: Mapped[UUID]
    text: Mapped[str]


class KeptFile(Base):
    """A photo or a plan of a note, in the storage under its key."""

    __tablename__ = "kept_file"

    key: Mapped[str] = mapped_column(primary_key=True)
    note_id: Mapped[UUID] = mapped_column(index=True)


class Echo(Base):
    """What the consumer made of an event: one row for each, if effects happen exactly once."""

    __tablename__ = "echo"

    id: Mapped[UUID] = id_column()
    text: Mapped[str]


class Measurement(Base):
    """A column of every kind that is written."""

    __tablename__ = "measurement"

    id: Mapped[UUID] = id_column()
    place: Mapped[str]
    tags: Mapped[list[str]] = mapped_column(ARRAY(TEXT))
    values: Mapped[dict[str, Any]]
    remarks: Mapped[str | None]
    is_checked: Mapped[bool] = mapped_column(default=False)
    taken_at: Mapped[datetime]
    created_at: Mapped[datetime] = created_at_column()
