"""All services in one process, on real servers, filled by their own seeds: what the sweeps walk through."""

import asyncio
import importlib
import os
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from functools import cached_property
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

import asyncpg
import httpx
import uvicorn
from chassis.access import Role
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from chassis.demo import Extent, demo_of
from chassis.http.openapi import openapi_document
from chassis.migrate import migrate
from chassis.rpc import start_rpc_server
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import load_settings
from chassis.testing.addresses import free_port
from chassis.testing.callers import rpc_environment
from chassis.testing.intruders import witnessed
from chassis.testing.plugin import server_url
from chassis.testing.workers import working
from devstack import layout
from devstack.testing.temporal import Temporal
from fastapi import FastAPI
from identity.directory.names import background_for
from identity.session.keys import SigningKeys
from identity.tables.company import Company
from identity.tables.member import Member
from identity.tables.session import Session
from identity.tables.user import User
from identity.user.passwords import Passwords
from sqlalchemy.engine import make_url

from services._devstack.tests.every_service.telling import tell_read_models

_KEY = "MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY="
DEMO_COMPANY = "Northbank Builders"


def definitions() -> list[ServiceDefinition]:
    return [importlib.import_module(f"{each.package}.main").definition for each in layout.services()]


def context_names() -> list[str]:
    return [each.context for each in layout.services()]


@dataclass(frozen=True)
class Operation:
    context: str
    method: str
    path: str
    access: str
    document: dict[str, Any]
    components: dict[str, Any]

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"

    @property
    def area(self) -> str:
        return self.path.split("/")[2]

    @property
    def only_reads(self) -> bool:
        return self.method == "GET" or bool(self.document.get("x-reads"))

    @property
    def is_for_members(self) -> bool:
        """Else it is public, for guests, or about the caller alone, whatever the company."""
        return self.access not in ("public", "user", "guest")


def operations_of(context: str, app: FastAPI) -> list[Operation]:
    document = openapi_document(app)
    components = document.get("components", {}).get("schemas", {})
    return [
        Operation(context, method.upper(), path, described["x-access"], described, components)
        for path, item in document["paths"].items()
        for method, described in item.items()
    ]


@dataclass
class Open:
    """One service of the house."""

    definition: ServiceDefinition
    runtime: Runtime
    client: httpx.AsyncClient
    grpc: dict[str, str] = field(default_factory=dict[str, str])
    """Where each of its gRPC services answers."""
    reached: list[str] = field(default_factory=list[str])
    """Every call that reached one of their methods."""

    @cached_property
    def operations(self) -> list[Operation]:
        return operations_of(self.definition.context, self.definition.app())


class House:
    def __init__(self, services: dict[str, Open]) -> None:
        self.services = services

    @property
    def identity(self) -> Runtime:
        return self.services["identity"].runtime

    async def demo_company(self) -> UUID:
        async with self.identity.database.reading() as uow:
            found = await uow.execute(select(Company.id).where(col(Company.name) == DEMO_COMPANY))
            return UUID(str(found.scalar_one()))

    async def newcomer(self, company_id: UUID | None, role: Role | None) -> dict[str, str]:
        """Headers of a new person: a member of the company with a role, or of none. A company has one owner:
        the one there is signs in anew."""
        async with self.identity.database.unit_of_work() as uow:
            user_id = await _owner(uow, company_id) if role is Role.OWNER else None
            if user_id is None:
                user_id = await _new_user(uow)
                if company_id is not None and role is not None:
                    uow.add(Member(company_id=company_id, user_id=user_id, role=role.value))
            session = uow.add(
                Session(
                    user_id=user_id,
                    company_id=company_id,
                    ip="203.0.113.9",
                    user_agent="sweep",
                    expires_at=now() + timedelta(days=365),
                )
            )
        token = self.identity.of(SigningKeys).sign_access(
            user_id=user_id, session_id=session.id, company_id=company_id, csrf="csrf"
        )
        return {"Authorization": f"Bearer {token}"}

    async def given_password(self, headers: dict[str, str]) -> str:
        """For what its caller has to confirm."""
        password = "a long enough password"
        claims = await self.identity.tokens.verify(headers["Authorization"].removeprefix("Bearer "))
        async with self.identity.database.unit_of_work() as uow:
            user = await uow.get(User, claims.user_id)
            assert user is not None
            user.password_hash = await self.identity.of(Passwords).hash(password)
        return password

    async def stranger(self) -> dict[str, str]:
        """The owner of another company: everything allowed there, nothing here."""
        async with self.identity.database.unit_of_work() as uow:
            company = uow.add(
                Company(name=f"Elsewhere {uuid4().hex[:8]}", seats_count=50, created_by=uuid4())
            )
        return await self.newcomer(company.id, Role.OWNER)


async def _new_user(uow: UnitOfWork) -> UUID:
    email = f"{uuid4().hex[:12]}@sweep.test"
    user = uow.add(
        User(
            email=email,
            full_name="Sweep Sweeper",
            password_hash="unusable",
            email_verified_at=now(),
            is_register_completed=True,
            abbreviation_bg_color=background_for(email),
        )
    )
    await uow.flush()
    return user.id


async def _owner(uow: UnitOfWork, company_id: UUID | None) -> UUID | None:
    found = await uow.execute(
        select(Member.user_id).where(
            col(Member.company_id) == company_id,
            col(Member.role) == Role.OWNER.value,
            col(Member.removed_at).is_(None),
        )
    )
    return found.scalar_one_or_none()


@asynccontextmanager
async def open_house(folder: Path, temporal: Temporal, smtp_url: str) -> AsyncGenerator[House]:
    async with AsyncExitStack() as stack:
        identity_http = free_port()
        grpc = {each.context: f"127.0.0.1:{free_port()}" for each in layout.services()}
        bus_prefix = f"h{uuid4().hex[:10]}."
        services: dict[str, Open] = {}
        for definition in definitions():
            url = await stack.enter_async_context(_database(definition))
            _set_environment(definition, url, folder, temporal, smtp_url, grpc, identity_http, bus_prefix)
            runtime = await stack.enter_async_context(definition.open(load_settings(definition.settings)))
            transport = httpx.ASGITransport(app=definition.app(runtime), raise_app_exceptions=False)
            client = httpx.AsyncClient(transport=transport, base_url="http://groundwork.test")
            opened = Open(definition, runtime, await stack.enter_async_context(client))
            services[definition.context] = opened
            if rpc := definition.rpc_services(runtime):
                opened.grpc = {each.full_name: grpc[definition.context] for each in rpc}
                watched = [witnessed(each, opened.reached) for each in rpc]
                server = await start_rpc_server(watched, runtime.settings, runtime.credentials)
                stack.push_async_callback(server.stop, 1)
        # The others check tokens with the keys they fetch from it.
        identity = services["identity"]
        await stack.enter_async_context(_answering(identity.definition.app(identity.runtime), identity_http))
        for opened in services.values():
            await stack.enter_async_context(working(opened.definition, opened.runtime))
        for each in layout.in_seeding_order():
            opened = services[each.context]
            if seed := demo_of(each.package):
                await seed(opened.runtime, Extent.FULL)
        await tell_read_models([(each.definition, each.runtime) for each in services.values()])
        yield House(services)


@asynccontextmanager
async def _answering(app: FastAPI, port: int) -> AsyncGenerator[None]:
    server = uvicorn.Server(uvicorn.Config(app, port=port, log_config=None, lifespan="off"))
    serving = asyncio.create_task(server.serve())
    try:
        yield
    finally:
        server.should_exit = True
        await serving


@asynccontextmanager
async def _database(definition: ServiceDefinition) -> AsyncGenerator[str]:
    server = server_url("POSTGRES_URL")
    name = f"house_{definition.package}_{uuid4().hex[:10]}"
    url = make_url(server).set(database=name).render_as_string(hide_password=False)
    await _run(server, f'create database "{name}"')
    await migrate(definition.folder, url)
    try:
        yield url
    finally:
        await _run(server, f'drop database "{name}" with (force)')


async def _run(server: str, statement: str) -> None:
    connection = await asyncpg.connect(server)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def _set_environment(
    definition: ServiceDefinition,
    url: str,
    folder: Path,
    temporal: Temporal,
    smtp_url: str,
    grpc: dict[str, str],
    identity_http: int,
    bus_prefix: str,
) -> None:
    values = {
        "ENVIRONMENT": "test",
        "DATABASE_URL": url,
        "NATS_URL": server_url("NATS_URL"),
        "NATS_SEED": server_url("NATS_SEED"),
        **{name.upper(): value for name, value in temporal.settings.items()},
        "PUBLIC_URL": "http://groundwork.test",
        **rpc_environment(definition.context),
        "STORAGE_URL": f"file://{folder}/{definition.context}",
        "STORAGE_KEY": _KEY,
        "SMTP_URL": smtp_url,
        "MAIL_FROM": "Groundwork <no-reply@groundwork.test>",
        "TRUSTED_PROXIES": "127.0.0.1",
        "IDENTITY_URL": f"http://127.0.0.1:{identity_http}",
        **{f"{peer.prefix}_GRPC": grpc[peer.context] for peer in layout.services()},
        "GRPC_PORT": grpc[definition.context].rsplit(":", 1)[1],
        "BUS_PREFIX": bus_prefix,
        **{name.upper(): _KEY for name in layout.service(definition.context).declared.secrets},
    }
    for name, value in values.items():
        os.environ[f"{definition.package.upper()}_{name}"] = value
