import os
from collections.abc import AsyncGenerator, Generator

import pytest
from devstack.testing import Stack

from services._devstack.tests.every_service.house import House, open_house


@pytest.fixture(scope="session")
def temporal() -> Generator[Stack]:
    """Of this process's own: workers of tests at the same time would take each other's tasks."""
    with Stack(f"run-{os.getpid()}-house", "temporal") as stack:
        yield stack


@pytest.fixture(scope="session")
async def shared_house(temporal: Stack, tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[House]:
    """One for all sweeps: who changes something in it does so with people made for that."""
    async with open_house(tmp_path_factory.mktemp("house"), temporal.url("temporal")) as house:
        yield house


@pytest.fixture
def house(shared_house: House) -> House:
    for opened in shared_house.services.values():
        # Whoever signed in before is forgotten.
        opened.client.cookies.clear()
    return shared_house
