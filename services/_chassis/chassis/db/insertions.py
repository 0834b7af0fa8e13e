"""New rows that nobody changes any more, written by one statement and without the ORM.

The ORM's flush sends a statement a table, and each costs more here than in PostgreSQL. What a unit of work
only adds (state, audit, events, the kept answer) goes as one statement instead, which needs no transaction
around it where nothing else was sent: PostgreSQL does all of a statement or nothing.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, cast
from uuid import UUID

from sqlalchemy import ARRAY, Column, Table
from sqlalchemy import inspect as inspected

from chassis.db.base import TableRow
from chassis.db.fast_rows import DIALECT, Plan, passes


@dataclass(frozen=True, slots=True)
class _Field:
    attribute: str
    sql_name: str
    sql_type: str
    sql_type_of_many: str
    """What each of many rows sends of it."""
    process: Callable[[Any], Any] | None
    """Between us and the driver; none for most kinds of value."""
    process_of_many: Callable[[Any], Any] | None
    """After it, where many rows are sent."""
    default: Callable[[], Any]


@dataclass(frozen=True, slots=True, eq=False)
class _Table:
    sql_name: str
    fields: tuple[_Field, ...]

    def row(self, known: dict[str, Any]) -> list[Any]:
        """What the driver is given; `known` learns the defaults."""
        row: list[Any] = []
        for field in self.fields:
            name = field.attribute
            if name in known:
                value = known[name]
            else:
                value = known[name] = field.default()
                if value is None:
                    row.append(None)
                    continue
            row.append(value if field.process is None else field.process(value))
        return row

    def columns_of(self, rows: Sequence[list[Any]]) -> list[list[Any]]:
        """As lists, one a column."""
        columns = map(list, zip(*rows, strict=True))
        return [
            column if field.process_of_many is None else [*map(field.process_of_many, column)]
            for field, column in zip(self.fields, columns, strict=True)
        ]

    def sql(self, first: int, *, many: bool) -> str:
        columns = ", ".join(field.sql_name for field in self.fields)
        numbered = [(f"${first + n}", field) for n, field in enumerate(self.fields)]
        if many:
            lists = ", ".join(f"{number}::{field.sql_type_of_many}[]" for number, field in numbered)
            cast_to = ", ".join(f"{field.sql_name}::{field.sql_type}" for field in self.fields)
            # Names and types of ours.
            values = f"select {cast_to} from unnest({lists}) each_row ({columns})"  # noqa: S608
        else:
            values = f"values ({', '.join(number for number, _ in numbered)})"
        return f"insert into {self.sql_name} ({columns}) {values}"


_Piece = tuple[_Table, bool]
"""A row of a table, or many."""
_WITH = "WITH "


class Insertions:
    """The rows one unit of work will have written, by table and in order."""

    def __init__(self) -> None:
        self._rows: dict[_Table, list[list[Any]]] = {}
        self._last: Plan | None = None

    def __bool__(self) -> bool:
        return bool(self._rows) or self._last is not None

    def add(self, row: TableRow) -> None:
        """The row's defaults are known from here on, as everything else about it."""
        self.add_values(type(row), vars(row))

    def add_values(self, kind: type[TableRow], values: dict[str, Any]) -> None:
        table = _table(kind)
        self._rows.setdefault(table, []).append(table.row(values))

    def finish_with(self, plan: Plan) -> None:
        assert self._last is None, "A statement has one end: what else is written goes before it."
        self._last = plan

    def take(self) -> Plan:
        """One statement for all of them; none is left."""
        last, self._last = self._last, None
        pieces: list[_Piece] = []
        arguments: list[Any] = [] if last is None else [*last.values]
        for table, rows in self._rows.items():
            if len(rows) > 1:
                pieces.append((table, True))
                arguments.extend(table.columns_of(rows))
            else:
                pieces.append((table, False))
                arguments.extend(rows[0])
        self._rows = {}
        if last is None:
            return Plan(_statement(tuple(pieces), "", 0), arguments)
        return Plan(_statement(tuple(pieces), last.sql, len(last.values)), arguments)


@lru_cache(500)
def _statement(pieces: tuple[_Piece, ...], last: str, numbered: int) -> str:
    """`last` has numbered its values itself; the others go on from there."""
    first = numbered + 1
    inserts: list[str] = []
    for table, many in pieces:
        inserts.append(table.sql(first, many=many))
        first += len(table.fields)
    last = last or inserts.pop()
    if not inserts:
        return last
    parts = ", ".join(f"row{number} as ({insert})" for number, insert in enumerate(inserts))
    # What changes rows may stand at the top of a statement only: beside the parts that the last one names.
    return f"with {parts}, {last.removeprefix(_WITH)}" if last.startswith(_WITH) else f"with {parts} {last}"


@cache
def _table(kind: type[TableRow]) -> _Table:
    columns = [(each.key, cast("Column[Any]", each.columns[0])) for each in inspected(kind).column_attrs]
    fields = tuple(_field(attribute, column) for attribute, column in columns if not _is_the_server_s(column))
    name = DIALECT.identifier_preparer.format_table(cast("Table", kind.__table__))
    return _Table(name, fields)


def _is_the_server_s(column: "Column[Any]") -> bool:
    return column.computed is not None or column.identity is not None


def _field(attribute: str, column: "Column[Any]") -> _Field:
    kind = column.type.dialect_impl(DIALECT)
    sql_type = column.type.compile(dialect=DIALECT)
    is_array = isinstance(column.type, ARRAY)
    return _Field(
        attribute,
        DIALECT.identifier_preparer.format_column(column),
        sql_type,
        "text" if is_array else sql_type,
        None if passes(column.type) else kind.bind_processor(DIALECT),
        _written_list if is_array else None,
        _default_of(column),
    )


def _written_list(items: list[str] | list[UUID] | None) -> str | None:
    """PostgreSQL takes a list of lists for one longer list, so each goes as the text of one."""
    return None if items is None else f"{{{','.join(map(_quoted, items))}}}"


def _quoted(item: str | UUID | None) -> str:
    if item is None:
        return "NULL"
    text = (item if isinstance(item, str) else str(item)).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{text}"'


def _default_of(column: "Column[Any]") -> Callable[[], Any]:
    default: Any = column.default
    if default is None and column.server_default is None:
        return lambda: None
    if default is not None and default.is_callable:
        return lambda: default.arg(None)
    if default is not None and default.is_scalar:
        return lambda: default.arg
    raise TypeError(f"Only the server knows the default of {column}: give it one here, or `add` the row.")
