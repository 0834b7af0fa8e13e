from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import event

from chassis.db import fast_rows
from chassis.db.database import Database


@contextmanager
def counted_statements(database: Database) -> Generator[list[str]]:
    """The statements sent within the block, either way: for a list's cost must not grow with its length."""
    statements: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        statements.append(statement)

    engines = [each.sync_engine for each in database.engines]
    for engine in engines:
        event.listen(engine, "before_cursor_execute", note)
    fast_rows.watchers.append(statements.append)
    try:
        yield statements
    finally:
        fast_rows.watchers.remove(statements.append)
        for engine in engines:
            event.remove(engine, "before_cursor_execute", note)
