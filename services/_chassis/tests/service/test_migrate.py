import asyncio

from chassis.migrate import migrate
from chassis.service import ServiceDefinition


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
