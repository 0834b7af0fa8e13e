"""The database as services see it."""

from chassis.db.base import Base, Instant, created_at_column, id_column, is_any, updated_at_column
from chassis.db.database import Database
from chassis.db.uow import UnitOfWork

__all__ = [
    "Base",
    "Database",
    "Instant",
    "UnitOfWork",
    "created_at_column",
    "id_column",
    "is_any",
    "updated_at_column",
]
