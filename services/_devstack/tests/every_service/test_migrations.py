"""The tables of every service are what its migrations make, and each of those can be taken back."""

from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from chassis.migrate import VERSIONS_TABLE, migrate, tables_of
from chassis.service import ServiceDefinition
from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from services._devstack.tests.every_service.house import definitions


@pytest.mark.of_one_service
@pytest.mark.parametrize("service", definitions(), ids=lambda service: service.context)
async def test_forward_back_and_forward_again_make_what_the_tables_say(
    service: ServiceDefinition, empty_database: str
) -> None:
    await migrate(service.folder, empty_database)
    await migrate(service.folder, empty_database, back_to="base")
    await migrate(service.folder, empty_database)
    engine = create_async_engine(make_url(empty_database).set(drivername="postgresql+asyncpg"))
    async with engine.connect() as connection:
        differences = await connection.run_sync(_differences, service.package)
    await engine.dispose()
    assert differences == []


def _differences(connection: Connection, package: str) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"version_table": VERSIONS_TABLE})
    return compare_metadata(context, tables_of(package))
