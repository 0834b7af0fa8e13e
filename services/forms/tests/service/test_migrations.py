"""The tables are what the models say, and every migration can be taken back."""

import asyncio
from collections.abc import Generator
from typing import Any
from uuid import uuid4

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from chassis.db import Base
from chassis.migrate import migrate
from chassis.service import ServiceDefinition
from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine


@pytest.fixture
def empty_database(postgres_url: str) -> Generator[str]:
    name = f"test_forms_migrations_{uuid4().hex[:8]}"

    async def run(statement: str) -> None:
        connection = await asyncpg.connect(postgres_url)
        await connection.execute(statement)
        await connection.close()

    asyncio.run(run(f'create database "{name}"'))
    yield make_url(postgres_url).set(database=name).render_as_string(hide_password=False)
    asyncio.run(run(f'drop database "{name}" with (force)'))


async def test_forward_back_and_forward_again_make_what_the_models_say(
    service: ServiceDefinition, empty_database: str
) -> None:
    await migrate(service.folder, empty_database)
    await migrate(service.folder, empty_database, back_to="base")
    await migrate(service.folder, empty_database)
    engine = create_async_engine(make_url(empty_database).set(drivername="postgresql+asyncpg"))
    async with engine.connect() as connection:
        differences = await connection.run_sync(_differences)
    await engine.dispose()
    assert differences == []


def _differences(connection: Connection) -> list[Any]:
    # Tests of other services may have brought their models into this process.
    owners = {mapper.class_.__table__.name: mapper.class_.__module__ for mapper in Base.registry.mappers}

    def is_ours(_object: object, name: str, kind: str, _is_reflected: bool, _other: object) -> bool:
        return kind != "table" or owners.get(name, "").startswith(("forms.", "chassis."))

    context = MigrationContext.configure(connection, opts={"include_object": is_ours})
    return compare_metadata(context, Base.metadata)
