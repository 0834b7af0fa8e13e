"""Rows of a read model's table, written and deleted a batch at a time."""

from collections.abc import Sequence
from functools import cache
from typing import Any, cast

import orjson
from sqlalchemy import Table

from chassis.db.base import TableRow
from chassis.db.fast_rows import DIALECT
from chassis.db.uow import UnitOfWork


async def replace_rows(uow: UnitOfWork, kind: type[TableRow], rows: Sequence[dict[str, Any]]) -> None:
    """Each row by its primary key, new or in place of the one that is there. All have the same columns, by
    their names in the database."""
    if not rows:
        return
    driver = await uow.driver()
    await driver.execute(_replacing(kind, tuple(rows[0])), orjson.dumps(rows).decode())


async def delete_rows(uow: UnitOfWork, kind: type[TableRow], keys: Sequence[Any]) -> None:
    driver = await uow.driver()
    await driver.execute(_deleting(kind), keys)


@cache
def _replacing(kind: type[TableRow], columns: tuple[str, ...]) -> str:
    table = cast("Table", kind.__table__)
    keys = [column.name for column in table.primary_key.columns]
    listed = ", ".join(columns)
    changed = ", ".join(f"{name} = excluded.{name}" for name in columns if name not in keys)
    return (
        f"insert into {table.name} ({listed}) "  # noqa: S608 -- names of our own tables
        f"select {listed} from jsonb_populate_recordset(null::{table.name}, $1::jsonb) "
        f"on conflict ({', '.join(keys)}) do update set {changed}"
    )


@cache
def _deleting(kind: type[TableRow]) -> str:
    table = cast("Table", kind.__table__)
    (key,) = table.primary_key.columns
    kind_of_key = key.type.compile(dialect=DIALECT)
    return f"delete from {table.name} where {key.name} = any($1::text[]::{kind_of_key}[])"  # noqa: S608
