"""The tables of every service are what its models say, and each of its migrations can be taken back."""

from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from chassis.db import Base
from chassis.migrate import load_models, migrate
from chassis.service import ServiceDefinition
from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from services._devstack.tests.every_service.house import definitions


@pytest.mark.parametrize("service", definitions(), ids=lambda service: service.context)
async def test_forward_back_and_forward_again_make_what_the_models_say(
    service: ServiceDefinition, empty_database: str
) -> None:
    load_models(service.package)
    await migrate(service.folder, empty_database)
    await migrate(service.folder, empty_database, back_to="base")
    await migrate(service.folder, empty_database)
    engine = create_async_engine(make_url(empty_database).set(drivername="postgresql+asyncpg"))
    async with engine.connect() as connection:
        differences = await connection.run_sync(_differences, service.package)
    await engine.dispose()
    assert differences == []


def _differences(connection: Connection, package: str) -> list[Any]:
    # The models of all services are in this process.
    owners = {mapper.class_.__table__.name: mapper.class_.__module__ for mapper in Base.registry.mappers}

    def is_ours(_object: object, name: str, kind: str, _is_reflected: bool, _other: object) -> bool:
        return kind != "table" or owners.get(name, "").startswith((f"{package}.", "chassis."))

    context = MigrationContext.configure(connection, opts={"include_object": is_ours})
    return compare_metadata(context, Base.metadata)
