from collections.abc import Mapping
from typing import Any

from sqlalchemy import inspect

from chassis.db.base import TableRow


def changes_to(row: TableRow, sent: Mapping[str, Any]) -> dict[str, Any]:
    """What of it is another value than the row's. Null empties what the table lets be empty, and else says
    nothing."""
    columns = inspect(type(row)).columns
    return {
        name: value
        for name, value in sent.items()
        if value != getattr(row, name) and (value is not None or columns[name].nullable)
    }
