from collections.abc import AsyncGenerator
from uuid import UUID

import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import ServiceSettings
from chassis.testing import SignIn

from services.identity.tests.service.invite.steps import set_email, set_seats
from services.identity.tests.service.mail.steps import Sender, gate


@pytest.fixture
async def sender(
    service: ServiceDefinition, runtime: Runtime, settings: ServiceSettings, company_id: UUID
) -> AsyncGenerator[Sender]:
    """A company made today with its five seats, and the service that sends its workflows' mails."""
    await set_seats(runtime, company_id, 5)
    async with gate(service, runtime, settings, company_id) as sender:
        yield sender


@pytest.fixture
async def member(sign_in: SignIn, runtime: Runtime) -> str:
    email = "member@example.test"
    await set_email(runtime, await sign_in(Role.MEMBER), email)
    return email
