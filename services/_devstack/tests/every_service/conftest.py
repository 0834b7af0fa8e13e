import asyncio
from collections.abc import AsyncGenerator

import pytest
from chassis.access import Role
from devstack.testing.temporal import with_new_namespace

from services._devstack.tests.every_service.house import House, open_house
from services._devstack.tests.every_service.looking import look_around
from services._devstack.tests.every_service.requests import Seen


@pytest.fixture(scope="session")
async def shared_house(
    temporal_address: str, smtp_url: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncGenerator[House]:
    """One for all sweeps: who changes something in it does so with people made for that.

    Mails arrive: after enough that don't, a submission says in the middle of a test that it needs attention.
    """
    temporal = await asyncio.to_thread(with_new_namespace, temporal_address, "house")
    async with open_house(tmp_path_factory.mktemp("house"), temporal, smtp_url) as house:
        yield house


@pytest.fixture(scope="session")
async def seen(shared_house: House) -> Seen:
    """All that an owner of the demo company reads."""
    return await look_around(
        shared_house, await shared_house.newcomer(await shared_house.demo_company(), Role.OWNER)
    )


@pytest.fixture
def house(shared_house: House) -> House:
    for opened in shared_house.services.values():
        # Whoever signed in before is forgotten.
        opened.client.cookies.clear()
    return shared_house
