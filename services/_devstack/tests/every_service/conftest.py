import os
from collections.abc import AsyncGenerator, Generator

import pytest
from chassis.access import Role
from devstack.testing import Stack

from services._devstack.tests.every_service.house import House, open_house
from services._devstack.tests.every_service.looking import look_around
from services._devstack.tests.every_service.requests import Seen


@pytest.fixture(scope="session")
def servers() -> Generator[Stack]:
    """Of this process's own: workers of tests at the same time would take each other's tasks.

    Mails arrive: after enough that don't, a submission says in the middle of a test that it needs attention.
    """
    with Stack(f"run-{os.getpid()}-house", "temporal", "mail") as stack:
        yield stack


@pytest.fixture(scope="session")
async def shared_house(servers: Stack, tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[House]:
    """One for all sweeps: who changes something in it does so with people made for that."""
    folder = tmp_path_factory.mktemp("house")
    async with open_house(folder, servers.url("temporal"), servers.url("mail")) as house:
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
