from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AsyncExitStack
from datetime import timedelta
from uuid import UUID

import httpx
import pytest
from chassis.access import Role
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import SignIn
from identity.directory.names import background_for
from identity.main import definition
from identity.session.keys import SigningKeys
from identity.tables.company import Company
from identity.tables.member import Member
from identity.tables.session import Session
from identity.tables.user import User


@pytest.fixture(scope="session")
def service() -> ServiceDefinition:
    return definition


@pytest.fixture
async def new_browser(
    service: ServiceDefinition, runtime: Runtime
) -> AsyncGenerator[Callable[[], httpx.AsyncClient]]:
    """Makes browsers that have no cookie yet."""
    app = service.app(runtime)
    async with AsyncExitStack() as opened:

        def make() -> httpx.AsyncClient:
            transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
            browser = httpx.AsyncClient(transport=transport, base_url="http://groundwork.test")
            opened.push_async_callback(browser.aclose)
            return browser

        yield make


@pytest.fixture
def make_company(runtime: Runtime) -> Callable[..., Awaitable[UUID]]:
    async def make(name: str = "Northbank Builders") -> UUID:
        async with runtime.database.unit_of_work() as uow:
            owner = uow.add(
                new_user(f"owner-of-{name.lower().replace(' ', '-')}@example.test", "Olive Owner")
            )
            company = uow.add(Company(name=name, seats_count=20, created_by=owner.id))
            await uow.flush()
            uow.add(Member(company_id=company.id, user_id=owner.id, role=Role.OWNER.value))
        return company.id

    return make


@pytest.fixture
async def company_id(make_company: Callable[..., Awaitable[UUID]]) -> UUID:
    return await make_company()


@pytest.fixture
def sign_in(runtime: Runtime, company_id: UUID) -> SignIn:
    """Headers of a member with a role; every call makes another person, but a company has one owner."""
    made = 0

    async def headers(role: Role, *, company_id: UUID | None = company_id) -> dict[str, str]:
        nonlocal made
        made += 1
        async with runtime.database.unit_of_work() as uow:
            user_id = await owner_of(uow, company_id) if role is Role.OWNER else None
            if user_id is None:
                user = uow.add(new_user(f"{role.value.lower()}-{made}@example.test", f"Person {made}"))
                user_id = user.id
                await uow.flush()
                assert company_id is not None
                uow.add(Member(company_id=company_id, user_id=user_id, role=role.value))
            session = uow.add(new_session(user_id, company_id))
        token = runtime.of(SigningKeys).sign_access(
            user_id=user_id, session_id=session.id, company_id=company_id, csrf="csrf"
        )
        return {"Authorization": f"Bearer {token}"}

    return headers


async def owner_of(uow: UnitOfWork, company_id: UUID | None) -> UUID | None:
    found = await uow.execute(
        select(Member.user_id).where(
            col(Member.company_id) == company_id, col(Member.role) == Role.OWNER.value
        )
    )
    return found.scalar_one_or_none()


def new_user(email: str, full_name: str) -> User:
    return User(
        email=email,
        full_name=full_name,
        password_hash="unusable",
        email_verified_at=now(),
        is_register_completed=True,
        abbreviation_bg_color=background_for(email),
    )


def new_session(user_id: UUID, company_id: UUID | None) -> Session:
    return Session(
        user_id=user_id,
        company_id=company_id,
        ip="203.0.113.7",
        user_agent="tests",
        expires_at=now() + timedelta(days=30),
    )
