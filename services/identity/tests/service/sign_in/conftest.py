from uuid import UUID

import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from identity.tables.member import Member
from identity.tables.user import User
from identity.user import service as users
from identity.user.passwords import Passwords

from services.identity.tests.service.sign_in.steps import PASSWORD


@pytest.fixture
async def ada(runtime: Runtime, company_id: UUID) -> User:
    async with runtime.database.unit_of_work() as uow:
        user = await users.create_verified_user(
            uow, runtime.of(Passwords), email="Ada@Example.test", full_name="Ada Site", password=PASSWORD
        )
        uow.add(Member(company_id=company_id, user_id=user.id, role=Role.MANAGER.value))
    return user
