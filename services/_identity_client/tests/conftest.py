from collections.abc import AsyncGenerator

import pytest
from chassis.rpc import RpcChannel
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import ServiceSettings
from chassis.testing.addresses import free_address
from chassis.testing.callers import credentials_of
from chassis.testing.people import with_people
from identity_client.directory import Directory
from identity_client.testing import AddressBook, answering
from sample import main as sample


@pytest.fixture(scope="session")
def service() -> ServiceDefinition:
    return with_people(sample.definition)


@pytest.fixture
def settings(settings: ServiceSettings) -> ServiceSettings:
    return settings.model_copy(update={"identity_grpc": free_address()})


@pytest.fixture
async def book(settings: ServiceSettings) -> AsyncGenerator[AddressBook]:
    book = AddressBook()
    async with answering(book, settings):
        yield book


@pytest.fixture
async def directory(runtime: Runtime) -> AsyncGenerator[Directory]:
    """As forms asks: a sample is nobody whom identity answers."""
    channel = RpcChannel("identity", runtime.settings.identity_grpc, credentials_of("forms"))
    yield Directory(channel)
    await channel.close()
