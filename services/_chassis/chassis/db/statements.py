"""What repos write statements with; import rules keep the rest of a service from it."""

from collections.abc import Iterable
from typing import Any, TypeVar, TypeVarTuple, overload
from uuid import UUID

import sqlmodel
from sqlalchemy import ColumnElement, Select, SQLColumnExpression, and_, any_, bindparam, literal, or_
from sqlalchemy.dialects.postgresql import ARRAY
from sqlmodel import col

from chassis.access import Actor, Role

__all__ = [
    "col",
    "containing",
    "held_after",
    "is_any",
    "is_any_bound",
    "locked",
    "managed_by",
    "owned_or_managed_by",
    "seen_by",
    "select",
]

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

READ_ANEW = "populate_existing"


@overload
def select(what: type[T] | SQLColumnExpression[T], /) -> Select[T]: ...
@overload
def select(*what: Any) -> Select[*tuple[Any, ...]]: ...
def select(*what: Any) -> Any:
    """SQLModel's, typed more strictly: a condition is SQL, never a plain `bool`, so that `Team.name == name`
    without `col` is found. And it takes any number of columns."""
    statement: Any = sqlmodel.select
    return statement(*what)


def locked(
    statement: Select[*Ts],
    *,
    read: bool = False,
    key_share: bool = False,
    skip_locked: bool = False,
    nowait: bool = False,
    of: type[Any] | None = None,
) -> Select[*Ts]:
    """Its rows, held until the unit ends, as they are once they are held: those that the unit has read before
    are read anew, or it would decide on what somebody else has changed meanwhile.

    `read`: others may hold them so, too. `key_share`: others may write rows that point at these."""
    held = statement.with_for_update(
        read=read, key_share=key_share, skip_locked=skip_locked, nowait=nowait, of=of
    )
    return held.execution_options(**{READ_ANEW: True})


def seen_by(actor: Actor, kind: type[Any]) -> ColumnElement[bool]:
    """Which rows of a table with `company_id` and `project_id` somebody sees: admins all of their company's,
    everybody else those of the projects they are in."""
    own: ColumnElement[bool] = kind.company_id == actor.company_id
    if actor.is_at_least(Role.ADMIN):
        return own
    return and_(own, is_any(kind.project_id, actor.access.project_ids))


def managed_by(actor: Actor, kind: type[Any]) -> ColumnElement[bool]:
    """Of a table with `company_id` and `project_id`, the rows of the projects that somebody manages: for
    admins all of their company's."""
    own: ColumnElement[bool] = kind.company_id == actor.company_id
    if actor.is_at_least(Role.ADMIN):
        return own
    return and_(own, is_any(kind.project_id, actor.access.managed_project_ids))


def owned_or_managed_by(actor: Actor, kind: type[Any]) -> ColumnElement[bool]:
    """What belongs to a person, of a table with `owner_user_id` too: theirs wherever they are by now, and
    their project's managers'. Colleagues in the project see nothing of it."""
    theirs = and_(kind.company_id == actor.company_id, kind.owner_user_id == actor.user_id)
    return or_(theirs, managed_by(actor, kind))


def held_after(kind: type[T], after: UUID, limit: int) -> Select[T]:
    """A page of a table by its ids; nobody changes these rows until the unit ends. For telling them anew."""
    row: Any = kind
    return locked(select(kind).where(row.id > after).order_by(row.id).limit(limit), read=True)


def is_any(column: SQLColumnExpression[T], values: Iterable[T]) -> ColumnElement[bool]:
    """`column in values` as one array: the same statement for any number of values, compiled once."""
    return column == any_(literal([*values], _array_of(column)))


def is_any_bound(column: SQLColumnExpression[Any], name: str) -> ColumnElement[bool]:
    """The same for a prepared statement: the values come as the parameter `name`."""
    return column == any_(bindparam(name, type_=_array_of(column)))


def _array_of(column: Any) -> ARRAY[Any]:
    return ARRAY(column.type)


def containing(text: str) -> str:
    """The `like` pattern of what contains the text, taken letter by letter; of everything, for no text."""
    escaped = text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    return f"%{escaped}%"
