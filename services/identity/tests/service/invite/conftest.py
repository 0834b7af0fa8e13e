from collections.abc import Awaitable, Callable
from uuid import UUID

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, SignIn, drain

from services.identity.tests.service.invite.steps import EMAIL, invite, set_email


@pytest.fixture
async def mei(
    sign_in: SignIn, runtime: Runtime, make_company: Callable[..., Awaitable[UUID]]
) -> dict[str, str]:
    """Somebody with an account, who works in another company so far."""
    headers = await sign_in(Role.MEMBER, company_id=await make_company("Somebody Else"))
    await set_email(runtime, headers, EMAIL)
    return headers


@pytest.fixture
async def mailed(
    client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, sign_in: SignIn, inbox: Inbox
) -> str:
    """The token of an invite that was mailed to Mei."""
    answer = await invite(client, await sign_in(Role.ADMIN), role="manager")
    assert answer.status_code == 201, answer.text
    await drain(service, runtime)
    return inbox.token()
