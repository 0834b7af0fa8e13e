import httpx
import pytest
from chassis.runtime import Runtime
from identity.tables.user import User
from identity.user import service as users
from identity.user.passwords import Passwords

from services.identity.tests.service.second_factor.steps import EMAIL, PASSWORD, Caller


@pytest.fixture(autouse=True)
async def ada(runtime: Runtime) -> User:
    async with runtime.database.unit_of_work() as uow:
        return await users.create_verified_user(
            uow, runtime.of(Passwords), email=EMAIL, full_name="Ada Site", password=PASSWORD
        )


@pytest.fixture
async def caller(client: httpx.AsyncClient) -> Caller:
    caller = Caller(client)
    await caller.login()
    return caller
