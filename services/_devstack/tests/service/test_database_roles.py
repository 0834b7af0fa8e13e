"""A service reaches its own database, reads and writes rows there, and can do nothing else."""

import asyncio
import os
import shutil
import subprocess
from collections.abc import Generator

import asyncpg
import pytest
from devstack import layout
from devstack.layout import ROOT, Service
from devstack.testing import Stack

SERVICES = layout.services()


@pytest.fixture(scope="module")
def stack() -> Generator[Stack]:
    with Stack("roles", "postgres") as stack:
        for service in SERVICES:
            stack.create_database(service.context)
        yield stack


async def refusal(url: str, statement: str) -> str | None:
    """Why it was refused; None: it was done."""
    try:
        connection = await asyncpg.connect(url)
    except asyncpg.PostgresError as refused:
        return refused.sqlstate
    try:
        await connection.execute(statement)
    except asyncpg.PostgresError as refused:
        return refused.sqlstate
    finally:
        await connection.close()
    return None


NOT_ALLOWED = "42501"


@pytest.mark.parametrize("service", SERVICES, ids=lambda each: each.context)
class TestAService:
    async def test_reads_and_writes_rows(self, stack: Stack, service: Service) -> None:
        url = stack.database_url(service.context)
        for statement in (
            "insert into outbox_event (id, subject, payload, created_at) "
            "values (gen_random_uuid(), 'a.b.v1', '', now())",
            "update outbox_event set subject = 'a.c.v1'",
            "select * from outbox_event for update",
            "delete from outbox_event",
        ):
            assert await refusal(url, statement) is None, statement

    @pytest.mark.parametrize(
        "statement",
        [
            "create table mine (id int)",
            "create schema mine",
            "create temporary table mine (id int)",
            "alter table outbox_event add column x int",
            "drop table outbox_event",
            "truncate outbox_event",
            "create function mine() returns int language sql as 'select 1'",
            "create index on outbox_event (subject)",
            "create role another",
            "create database another",
            "alter role current_user superuser",
            "copy outbox_event to program 'id'",
            "select pg_read_file('/etc/passwd')",
            "select * from pg_authid",
            "set session_replication_role = replica",
        ],
    )
    async def test_changes_nothing_but_rows(self, stack: Stack, service: Service, statement: str) -> None:
        assert await refusal(stack.database_url(service.context), statement) == NOT_ALLOWED

    async def test_reaches_no_other_database(self, stack: Stack, service: Service) -> None:
        for url in (
            stack.database_url(service.context),
            stack.site.database_url(service, owning=True),
        ):
            server, _, own = url.rpartition("/")
            others = {"postgres", "template1", *(each.package for each in SERVICES)} - {own}
            for other in others:
                assert await refusal(f"{server}/{other}", "select 1") == NOT_ALLOWED

    async def test_is_told_of_no_one_elses_password(self, stack: Stack, service: Service) -> None:
        told = "\n".join(stack.env_for(service.context).values())
        known = {stack.site.database_url(each, owning=True) for each in SERVICES}
        known |= {stack.database_url(each.context) for each in SERVICES if each != service}
        passwords = [url.split(":")[2].split("@")[0] for url in {*known, stack.site.superuser_url}]
        assert not [each for each in passwords if each in told]


async def test_a_password_is_replaced_while_the_service_writes(stack: Stack) -> None:
    """By a second role that may do the same; docs/operations.md."""
    admin = await asyncpg.connect(stack.site.superuser_url)
    old = stack.database_url("pdf")
    new = old.replace(old.split("//")[1].split("@")[0], "pdf_2:another")
    write = "insert into outbox_event values (gen_random_uuid(), 'pdf.x.v1', '', null, now(), now())"
    pool = await asyncpg.create_pool(old, min_size=1, max_size=4)
    try:
        await admin.execute("create role pdf_2 login password 'another' in role pdf")
        replacing = await asyncpg.create_pool(new, min_size=1, max_size=4)
        # Both releases of the service run: old and new connections, opened now, are taken.
        await asyncio.gather(*(each.execute(write) for each in [pool, replacing] * 4))
        await pool.close()
        await admin.execute("alter role pdf nologin")
        await asyncio.gather(*(replacing.execute(write) for _ in range(8)))
        assert await replacing.fetchval("select count(*) from outbox_event") == 16
        await replacing.close()
        assert await refusal(old, "select 1") == "28000"
        assert await refusal(new, "create table mine (id int)") == NOT_ALLOWED
    finally:
        await admin.execute("alter role pdf login")
        await admin.close()


@pytest.mark.skipif(shutil.which("psql") is None, reason="the script of the containers is psql's")
async def test_the_script_of_the_containers_makes_the_same(stack: Stack) -> None:
    server = stack.site.superuser_url
    scripts = ROOT / "docker" / "postgres"
    await asyncio.to_thread(
        subprocess.run,
        ["sh", str(scripts / "create-databases.sh")],
        env={
            "PATH": os.environ["PATH"],
            **_for_psql(server),
            "DATABASES": "of-a-container",
            "SERVICE_PASSWORD": "sesame",
            "RIGHTS": str(scripts / "per-database" / "rights.sql"),
        },
        check=True,
        capture_output=True,
    )
    try:
        there, here = [await rights_in(server, each) for each in ("of-a-container", "workflow_runner")]
        assert there == here
    finally:
        admin = await asyncpg.connect(server)
        await admin.execute('drop database "of-a-container"')
        await admin.execute('drop role "of-a-container", "of-a-container-owner"')
        await admin.close()


def _for_psql(url: str) -> dict[str, str]:
    user, password, host, port = url.removeprefix("postgresql://").replace("@", ":").split("/")[0].split(":")
    return {"PGHOST": host, "PGPORT": port, "PGPASSWORD": password, "POSTGRES_USER": user}


async def rights_in(server: str, name: str) -> list[str]:
    """Whose database and schema are, and who may do what with both and with what is made there."""
    connection = await asyncpg.connect(server, database=name)
    try:
        owner = await connection.fetchval(
            "select pg_get_userbyid(datdba) from pg_database where datname = $1", name
        )
        found = await connection.fetch(
            """
            select 'database ' || pg_get_userbyid(datdba) || ' ' || datacl::text
            from pg_database where datname = current_database()
            union all
            select 'schema ' || pg_get_userbyid(nspowner) || ' ' || coalesce(nspacl::text, '')
            from pg_namespace where nspname = 'public'
            union all
            select concat_ws(' ', 'new', pg_get_userbyid(defaclrole), defaclobjtype, defaclacl)
            from pg_default_acl
            order by 1
            """
        )
    finally:
        await connection.close()
    lines = [each[0].replace('"', "").replace("\\", "") for each in found]
    return sorted(each.replace(owner, "<owner>").replace(name, "<service>") for each in lines)
