from typing import cast

from chassis.runtime import Runtime
from sqlalchemy.pool import QueuePool


def held_now(runtime: Runtime) -> int:
    """Connections of the database that somebody has."""
    return sum(cast(QueuePool, each.pool).checkedout() for each in runtime.database.engines)
