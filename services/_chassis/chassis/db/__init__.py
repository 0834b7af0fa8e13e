"""The database as services see it."""

from chassis.db.base import (
    ServiceBase,
    containing,
    created_at_column,
    id_column,
    is_any,
    is_any_bound,
    updated_at_column,
)
from chassis.db.database import Database
from chassis.db.fast_rows import Prepared
from chassis.db.tables import service_registry
from chassis.db.uow import UnitOfWork

__all__ = [
    "Database",
    "Prepared",
    "ServiceBase",
    "UnitOfWork",
    "containing",
    "created_at_column",
    "id_column",
    "is_any",
    "is_any_bound",
    "service_registry",
    "updated_at_column",
]
