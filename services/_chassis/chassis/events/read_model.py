"""Rows of a read model's table, written and deleted a batch at a time."""

from collections.abc import Sequence
from functools import cache
from typing import Any, cast

import orjson
from sqlalchemy import ARRAY, JSON, Table

from chassis.db.base import TableRow
from chassis.db.fast_rows import DIALECT
from chassis.db.uow import UnitOfWork


async def replace_rows(uow: UnitOfWork, kind: type[TableRow], rows: Sequence[dict[str, Any]]) -> None:
    """Each row by its primary key, new or in place of the one that is there. All have the same columns, by
    their names in the database."""
    if not rows:
        return
    assert all(row.keys() == rows[0].keys() for row in rows), "Rows of one call name the same columns."
    driver = await uow.driver()
    statement, columns = _replacing(kind, tuple(rows[0]))
    if columns:
        await driver.execute(statement, *([row[name] for row in rows] for name in columns))
    else:
        await driver.execute(statement, orjson.dumps(rows).decode())


async def delete_rows(uow: UnitOfWork, kind: type[TableRow], aggregate_ids: Sequence[str]) -> None:
    """Each by its primary key. Of several columns: in the order in which the contract of its events
    names the ids."""
    statement, columns = _deleting(kind)
    keys = [each.split("/", columns - 1) for each in aggregate_ids]
    driver = await uow.driver()
    await driver.execute(statement, *([key[place] for key in keys] for place in range(columns)))


@cache
def _replacing(kind: type[TableRow], columns: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """The statement, and the columns that it takes a list of each; none: it takes all as JSON, which costs
    PostgreSQL three times as much, but is the only way for a column that holds lists or JSON itself."""
    table = cast("Table", kind.__table__)
    keys = [column.name for column in table.primary_key.columns]
    listed = _listed(columns)
    changed = ", ".join(f'"{name}" = excluded."{name}"' for name in columns if name not in keys)
    then = f"do update set {changed}" if changed else "do nothing"
    types = [table.columns[name].type for name in columns]
    is_plain = not any(isinstance(each, (ARRAY, JSON)) for each in types)
    if is_plain:
        lists = [f"${place}::{each.compile(dialect=DIALECT)}[]" for place, each in enumerate(types, 1)]
        told = f"unnest({', '.join(lists)}) as told ({listed})"
    else:
        told = f'jsonb_populate_recordset(null::"{table.name}", $1::jsonb)'
    statement = (
        f'insert into "{table.name}" ({listed}) select {listed} from {told} '  # noqa: S608 -- names of ours
        f"on conflict ({_listed(keys)}) {then}"
    )
    return statement, columns if is_plain else ()


@cache
def _deleting(kind: type[TableRow]) -> tuple[str, int]:
    """The statement, and of how many columns it takes a list each."""
    table = cast("Table", kind.__table__)
    keys = [*table.primary_key.columns]
    lists = [f"${place}::text[]::{key.type.compile(dialect=DIALECT)}[]" for place, key in enumerate(keys, 1)]
    listed = _listed([key.name for key in keys])
    statement = f'delete from "{table.name}" where ({listed}) in (select * from unnest({", ".join(lists)}))'  # noqa: S608
    return statement, len(keys)


def _listed(names: Sequence[str]) -> str:
    """A table or column may be called as a word of SQL: `order`, `end`."""
    return ", ".join(f'"{name}"' for name in names)
