"""The database as services see it."""

from chassis.db.base import (
    ServiceBase,
    created_at_column,
    default_column,
    id_column,
    updated_at_column,
)
from chassis.db.changes import changes_to
from chassis.db.database import Database
from chassis.db.fast_rows import Prepared
from chassis.db.statements import containing, is_any, is_any_bound
from chassis.db.tables import service_registry
from chassis.db.uow import UnitOfWork

__all__ = [
    "Database",
    "Prepared",
    "ServiceBase",
    "UnitOfWork",
    "changes_to",
    "containing",
    "created_at_column",
    "default_column",
    "id_column",
    "is_any",
    "is_any_bound",
    "service_registry",
    "updated_at_column",
]
