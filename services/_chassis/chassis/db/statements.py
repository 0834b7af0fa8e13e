"""What repos write statements with; import rules keep the rest of a service from it."""

from collections.abc import Iterable
from typing import Any, TypeVar, overload
from uuid import UUID

import sqlmodel
from sqlalchemy import ColumnElement, Select, SQLColumnExpression, any_, bindparam, literal
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.orm import Mapped
from sqlmodel import col

__all__ = ["col", "containing", "held_after", "is_any", "is_any_bound", "select"]

T = TypeVar("T")


@overload
def select(what: type[T] | SQLColumnExpression[T], /) -> Select[T]: ...
@overload
def select(*what: Any) -> Select[*tuple[Any, ...]]: ...
def select(*what: Any) -> Any:
    """SQLModel's, typed more strictly: a condition is SQL, never a plain `bool`, so that `Team.name == name`
    without `col` is found. And it takes any number of columns."""
    statement: Any = sqlmodel.select
    return statement(*what)


def held_after(kind: type[T], after: UUID, limit: int) -> Select[T]:
    """A page of a table by its ids; nobody changes these rows until the unit ends. For telling them anew."""
    row: Any = kind
    return select(kind).where(row.id > after).order_by(row.id).limit(limit).with_for_update(read=True)


def is_any(column: Mapped[T], values: Iterable[T]) -> ColumnElement[bool]:
    """`column in values` as one array: the same statement for any number of values, compiled once."""
    return column == any_(literal([*values], _array_of(column)))


def is_any_bound(column: Mapped[Any], name: str) -> ColumnElement[bool]:
    """The same for a prepared statement: the values come as the parameter `name`."""
    return column == any_(bindparam(name, type_=_array_of(column)))


def _array_of(column: Any) -> ARRAY[Any]:
    return ARRAY(column.type)


def containing(text: str) -> str:
    """The `like` pattern of what contains the text, taken letter by letter; of everything, for no text."""
    escaped = text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    return f"%{escaped}%"
