"""What the tables of all services have in common.

They are SQLModel classes (decision 1): their columns are of PostgreSQL's plain kinds, their rows are made
without validation, and none is the shape of what travels.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from datetime import datetime
from enum import EnumType
from types import UnionType
from typing import TYPE_CHECKING, Any, ClassVar, Never, Protocol, Self, TypeVar, Union, get_args, get_origin
from uuid import UUID

from pydantic import GetCoreSchemaHandler
from pydantic.fields import FieldInfo
from pydantic_core import CoreSchema, PydanticUndefined
from sqlalchemy import DateTime, Double, FromClause, MetaData, Text, Uuid, text
from sqlalchemy.dialects.postgresql import ARRAY, JSONB
from sqlalchemy.orm.attributes import manager_of_class
from sqlalchemy.types import TypeEngine
from sqlmodel import Field, SQLModel
from sqlmodel.main import FieldInfoMetadata

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

# None is SQL's null in every column, never JSON's.
_TYPES: dict[Hashable, TypeEngine[Any]] = {
    str: Text(),
    float: Double(),
    datetime: DateTime(timezone=True),
    dict[str, Any]: JSONB(none_as_null=True),
    list[str]: ARRAY(Text()),
    list[UUID]: ARRAY(Uuid()),
}
"""Plain ones, which values pass as they are: SQLModel's own for texts and instants work on each value. What
is not here is SQLModel's choice, or the `sa_type` of its `Field`."""


class TableRow(Protocol):
    """A row of a service's table, or of the chassis'."""

    __table__: ClassVar[FromClause]


class ServiceBase(SQLModel):
    """Each service puts its tables on a base with a registry of its own, so that their names are free whoever
    else is loaded:

        class Base(ServiceBase, registry=service_registry()): ...
    """

    model_config = {"defer_build": True}

    __tablename__: ClassVar[str]  # pyright: ignore[reportIncompatibleVariableOverride]
    __table__: ClassVar[FromClause]
    _defaults: ClassVar[Mapping[str, Callable[[], Any]]]

    def __init__(self, **values: Any) -> None:
        # All of it is known from the start, not from the flush on: services name a row's id in its events.
        for name, default in self._defaults.items():
            if name not in values:
                values[name] = default()
        if unknown := values.keys() - self.__pydantic_fields__.keys():
            raise TypeError(f"{type(self).__name__} has no column {min(unknown)}")
        # A new row is written as it then is, so SQLAlchemy need not be told of each value.
        vars(self).update(values)

    @classmethod
    def of_row(cls, columns: Mapping[str, Any]) -> Self:
        """What is known in full, and which no unit keeps an eye on: at a tenth of the constructor's price."""
        row: Self = manager_of_class(cls).new_instance()
        vars(row).update(columns)
        return row

    @classmethod
    def __pydantic_init_subclass__(cls, **_: Any) -> None:
        fields = cls.__pydantic_fields__
        cls._defaults = {
            name: _default_of(field) for name, field in fields.items() if not field.is_required()
        }
        for field in fields.values():
            said = next((each for each in field.metadata if isinstance(each, FieldInfoMetadata)), None)
            if said is None:
                said = FieldInfoMetadata()
                field.metadata.append(said)
            if said.sa_type is PydanticUndefined:
                said.sa_type = _type_of(field.annotation)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        raise TypeError(f"{cls.__name__} is a table: what travels has a shape of its own in `schemas.py`.")

    if TYPE_CHECKING:
        # SQLModel's would let the type checker believe in columns of any name.
        def __setattr__(  # pyright: ignore[reportIncompatibleMethodOverride]
            self, name: Never, value: Any
        ) -> None: ...

    def __repr_args__(self) -> Sequence[tuple[str | None, Any]]:
        """Not its columns: hashes and people's data have no place in logs."""
        return [("id", vars(self).get("id"))]


def _default_of(field: FieldInfo) -> Callable[[], Any]:
    made: Any = field.default_factory
    return made or field.get_default


def _type_of(annotation: Any) -> Any:
    kind: Any = _without_none(annotation)
    if isinstance(kind, EnumType):
        raise TypeError(f"{kind.__name__} would be PostgreSQL's enum of its names: keep its value, a str.")
    return _TYPES.get(kind, PydanticUndefined)


def _without_none(annotation: Any) -> Any:
    if get_origin(annotation) in (UnionType, Union):
        (annotation,) = (each for each in get_args(annotation) if each is not type(None))
    return annotation


def id_column() -> UUID:
    return Field(default_factory=new_id, primary_key=True)


def created_at_column() -> datetime:
    return Field(default_factory=now)


def updated_at_column() -> datetime:
    return Field(default_factory=now, sa_column_kwargs={"onupdate": now})


def default_column(default: T) -> T:
    """In the database too: for rows that were there before the column."""
    return Field(default, sa_column_kwargs={"server_default": text(_sql(default))})


def _sql(value: object) -> str:
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    return str(value).lower()


def new_metadata() -> MetaData:
    return MetaData(naming_convention=NAMING)
