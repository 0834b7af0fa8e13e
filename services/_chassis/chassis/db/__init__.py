"""The database as services see it."""

from chassis.db.base import (
    Base,
    containing,
    created_at_column,
    id_column,
    is_any,
    is_any_bound,
    updated_at_column,
)
from chassis.db.database import Database
from chassis.db.fast_rows import Prepared
from chassis.db.uow import UnitOfWork

__all__ = [
    "Base",
    "Database",
    "Prepared",
    "UnitOfWork",
    "containing",
    "created_at_column",
    "id_column",
    "is_any",
    "is_any_bound",
    "updated_at_column",
]
