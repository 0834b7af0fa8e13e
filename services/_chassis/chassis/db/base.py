from collections.abc import Iterable
from datetime import datetime
from typing import Any, ClassVar, TypeVar
from uuid import UUID

from sqlalchemy import ColumnElement, DateTime, FromClause, Integer, MetaData, Text, any_, bindparam, literal
from sqlalchemy.dialects.postgresql import ARRAY, JSONB
from sqlalchemy.orm import InstrumentedAttribute, Mapped, mapped_column, registry

from chassis.clock import now
from chassis.ids import new_id

T = TypeVar("T")

# Fixed names, so that a migration can name any constraint without looking it up.
NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}


def new_registry() -> registry:
    """Of tables that share a database, and know nothing of those of other databases."""
    return registry(
        metadata=MetaData(naming_convention=NAMING),
        type_annotation_map={
            str: Text(),
            int: Integer(),
            datetime: DateTime(timezone=True),
            dict[str, Any]: JSONB(),
        },
    )


class ServiceBase:
    """What the tables of all services have in common. Each service puts its own on a base with a registry of
    its own, so that their names are free whoever else is loaded:

        class Base(ServiceBase, DeclarativeBase):
            registry = service_registry()
    """

    __table__: ClassVar[FromClause]

    def __init__(self, **values: Any) -> None:
        # Known from the start, not from the flush on: services name a row's id in its events and its audit.
        if hasattr(type(self), "id"):
            values.setdefault("id", new_id())
        for name, value in values.items():
            if not hasattr(type(self), name):
                raise TypeError(f"{type(self).__name__} has no column {name}")
            setattr(self, name, value)


def is_any(column: InstrumentedAttribute[T], values: Iterable[T]) -> ColumnElement[bool]:
    """`column in values` as one array: the same statement for any number of values, compiled once."""
    return column == any_(literal([*values], ARRAY(column.type)))


def containing(text: str) -> str:
    """The `like` pattern of what contains the text, taken letter by letter; of everything, for no text."""
    escaped = text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    return f"%{escaped}%"


def is_any_bound(column: InstrumentedAttribute[Any], name: str) -> ColumnElement[bool]:
    """The same for a prepared statement: the values come as the parameter `name`."""
    return column == any_(bindparam(name, type_=ARRAY(column.type)))


def id_column() -> Mapped[UUID]:
    return mapped_column(primary_key=True)


def created_at_column() -> Mapped[datetime]:
    return mapped_column(DateTime(timezone=True), default=now)


def updated_at_column() -> Mapped[datetime]:
    return mapped_column(DateTime(timezone=True), default=now, onupdate=now)
