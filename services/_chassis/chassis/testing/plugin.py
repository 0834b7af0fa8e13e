"""pytest fixtures for a service: real PostgreSQL migrated to head, real NATS, production middleware.

A context's `tests/conftest.py` gives its `service` (the ServiceDefinition); everything else follows. Commits
are real and wiped after each test, so relays, consumers and parallel requests see them as in production.
"""

import asyncio
import base64
import os
import tomllib
from collections.abc import AsyncGenerator, Generator
from pathlib import Path
from uuid import uuid4

import asyncpg
import httpx
import pytest
from nats.js.errors import NotFoundError
from sqlalchemy.engine import make_url

from chassis.bus import Bus
from chassis.mail import Mailer
from chassis.migrate import migrate
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import MailSettings, ServiceSettings
from chassis.testing.callers import rpc_environment
from chassis.testing.connections import KeptConnections, nothing_outlives
from chassis.testing.mail import Inbox, mail_server
from chassis.testing.processes import KeptProcesses
from chassis.testing.settings import read_settings

_KEY = base64.b64encode(b"0123456789abcdef0123456789abcdef").decode()


def server_url(name: str) -> str:
    """Where a server of the test run is; the harness starts it and tells by environment."""
    return os.environ[f"TEST_{name}"]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def service() -> ServiceDefinition:
    raise NotImplementedError("The context's tests/conftest.py gives the fixture `service`.")


class Databases:
    """One database for each service under test, of this worker's own, made by the migrations."""

    def __init__(self) -> None:
        self._server = server_url("POSTGRES_URL")
        self._names: dict[str, str] = {}

    def url_for(self, service: ServiceDefinition) -> str:
        if service.context not in self._names:
            self._names[service.context] = f"test_{service.package}_{uuid4().hex[:12]}"
            asyncio.run(self._make(service))
        return self._url(service.context)

    def drop(self) -> None:
        for name in self._names.values():
            asyncio.run(_run_sql(self._server, f'drop database "{name}" with (force)'))

    async def _make(self, service: ServiceDefinition) -> None:
        await _run_sql(self._server, f'create database "{self._names[service.context]}"')
        await migrate(service.folder, self._url(service.context))

    def _url(self, context: str) -> str:
        return make_url(self._server).set(database=self._names[context]).render_as_string(hide_password=False)


@pytest.fixture(scope="session")
async def connections(anyio_backend: str) -> AsyncGenerator[KeptConnections]:
    del anyio_backend  # without it no loop is begun where the first test that connects is none
    async with KeptConnections.opened() as connections:
        yield connections


@pytest.fixture(scope="session")
async def processes(anyio_backend: str) -> AsyncGenerator[KeptProcesses]:
    del anyio_backend
    async with KeptProcesses.opened() as processes:
        yield processes


@pytest.fixture
def nothing_outlives_its_test(connections: KeptConnections) -> Generator[None]:
    with nothing_outlives(connections.loop):
        yield


@pytest.fixture(scope="session")
def databases() -> Generator[Databases]:
    databases = Databases()
    yield databases
    databases.drop()


@pytest.fixture
def empty_database() -> Generator[str]:
    """For migrations to be tried on."""
    server, name = server_url("POSTGRES_URL"), f"test_empty_{uuid4().hex[:12]}"
    asyncio.run(_run_sql(server, f'create database "{name}"'))
    yield make_url(server).set(database=name).render_as_string(hide_password=False)
    asyncio.run(_run_sql(server, f'drop database "{name}" with (force)'))


@pytest.fixture
def database_url(databases: Databases, service: ServiceDefinition) -> str:
    return databases.url_for(service)


@pytest.fixture
def settings(
    service: ServiceDefinition,
    database_url: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    nothing_outlives_its_test: None,
) -> ServiceSettings:
    del nothing_outlives_its_test  # whatever connects is told where by these
    prefix = service.package.upper()
    values = {
        "ENVIRONMENT": "test",
        "DATABASE_URL": database_url,
        "NATS_URL": server_url("NATS_URL"),
        "NATS_SEED": server_url("NATS_SEED"),
        "TEMPORAL_ADDRESS": os.environ.get("TEST_TEMPORAL_ADDRESS", "127.0.0.1:7233"),
        "PUBLIC_URL": "http://groundwork.test",
        **rpc_environment(service.context),
        "STORAGE_URL": f"file://{tmp_path}/storage",
        "STORAGE_KEY": _KEY,
        "SMTP_URL": os.environ.get("TEST_SMTP_URL", "smtp://127.0.0.1:1"),
        "MAIL_FROM": "Groundwork <no-reply@groundwork.test>",
        "TRUSTED_PROXIES": "127.0.0.1",
        "IDENTITY_URL": "http://127.0.0.1:1",
        "IDENTITY_GRPC": "127.0.0.1:1",
        "BUS_PREFIX": f"t{uuid4().hex[:12]}.",
        **{name.upper(): _KEY for name in _own_secrets(service)},
    }
    for name, value in values.items():
        monkeypatch.setenv(f"{prefix}_{name}", value)
    return read_settings(service.settings)


def _own_secrets(service: ServiceDefinition) -> list[str]:
    """What the service's pyproject says is generated once an environment."""
    project = service.folder / "pyproject.toml"
    if not project.is_file():
        return []
    return list(tomllib.loads(project.read_text())["tool"]["groundwork"].get("secrets", {}))


@pytest.fixture
async def runtime(
    service: ServiceDefinition,
    settings: ServiceSettings,
    connections: KeptConnections,
    processes: KeptProcesses,
) -> AsyncGenerator[Runtime]:
    del processes  # whose pools are made with it
    async with service.open(settings) as runtime:
        yield runtime
        await _delete_streams(runtime.bus, settings.bus_prefix)
    await wipe(connections, settings.database_url)


@pytest.fixture
async def client(service: ServiceDefinition, runtime: Runtime) -> AsyncGenerator[httpx.AsyncClient]:
    """Talks to the app as the gateway does: through every middleware, nothing skipped."""
    transport = httpx.ASGITransport(app=service.app(runtime), raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://groundwork.test") as client:
        yield client


@pytest.fixture
async def inbox(service: ServiceDefinition, runtime: Runtime) -> AsyncGenerator[Inbox]:
    """Where the mails of this test arrive, over SMTP."""
    async with mail_server() as (inbox, port):
        settings = runtime.settings_as(MailSettings).model_copy(
            update={"smtp_url": f"smtp://127.0.0.1:{port}"}
        )
        runtime.provide(Mailer(settings, service.mail_templates))
        yield inbox


async def wipe(connections: KeptConnections, url: str) -> None:
    """Empty every table. The few rows of a test are deleted in a tenth of the time that TRUNCATE takes to
    give each table new files; as a replica, which checks no foreign keys, in any order."""
    await connections.run(
        url,
        """
        do $$ declare table_name text; begin
            set local session_replication_role = replica;
            for table_name in
                select quote_ident(tablename) from pg_tables
                where schemaname = 'public' and tablename <> 'schema_version'
            loop
                execute 'delete from ' || table_name;
            end loop;
        end $$
        """,
    )


async def _delete_streams(bus: Bus, prefix: str) -> None:
    # Asked for by subject: the server may hold the streams of many other runs.
    while True:
        try:
            name = await bus.jetstream.find_stream_name_by_subject(f"{prefix}>")
        except NotFoundError:
            return
        await bus.jetstream.delete_stream(name)


async def _run_sql(url: str, statement: str) -> None:
    plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(plain)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
