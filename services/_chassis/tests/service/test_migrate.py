import asyncio
from collections.abc import Generator
from uuid import uuid4

import asyncpg
import pytest
from chassis.migrate import migrate
from chassis.service import ServiceDefinition
from sqlalchemy.engine import make_url


@pytest.fixture
def empty_database(postgres_url: str) -> Generator[str]:
    name = f"test_migrate_{uuid4().hex[:8]}"

    async def run(statement: str) -> None:
        connection = await asyncpg.connect(postgres_url)
        await connection.execute(statement)
        await connection.close()

    asyncio.run(run(f'create database "{name}"'))
    yield make_url(postgres_url).set(database=name).render_as_string(hide_password=False)
    asyncio.run(run(f'drop database "{name}" with (force)'))


class TestMigrate:
    async def test_goes_forward_back_and_forward_again(
        self, service: ServiceDefinition, empty_database: str
    ) -> None:
        await migrate(service.folder, empty_database)
        await migrate(service.folder, empty_database, back_to="base")
        await migrate(service.folder, empty_database)

    async def test_is_harmless_when_several_replicas_start_it(
        self, service: ServiceDefinition, empty_database: str
    ) -> None:
        await asyncio.gather(*(migrate(service.folder, empty_database) for _ in range(3)))
