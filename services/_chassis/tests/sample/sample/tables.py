from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.db import ServiceBase, created_at_column, id_column, service_registry
from sqlalchemy import UniqueConstraint
from sqlmodel import Field


class Base(ServiceBase, registry=service_registry()): ...


class Note(Base, table=True):
    __tablename__ = "note"
    __table_args__ = (UniqueConstraint("company_id", "text"),)

    id: UUID = id_column()
    company_id: UUID
    text: str


class NoteSeen(Base, table=True):
    """A note as another service would know it."""

    __tablename__ = "note_seen"

    note_id: UUID = Field(primary_key=True)
    company_id: UUID
    text: str


class KeptFile(Base, table=True):
    """A photo or a plan of a note, in the storage under its key."""

    __tablename__ = "kept_file"

    key: str = Field(primary_key=True)
    note_id: UUID = Field(index=True)


class Echo(Base, table=True):
    """What the consumer made of an event: one row for each, if effects happen exactly once."""

    __tablename__ = "echo"

    id: UUID = id_column()
    text: str


class Measurement(Base, table=True):
    """A column of every kind that is written."""

    __tablename__ = "measurement"

    id: UUID = id_column()
    place: str
    tags: list[str]
    values: dict[str, Any]
    remarks: str | None = None
    is_checked: bool = False
    taken_at: datetime
    created_at: datetime = created_at_column()
