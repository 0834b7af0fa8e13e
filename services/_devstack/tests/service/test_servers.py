"""The servers that every test run gets are real and answer."""

import asyncio
import json
import smtplib
import urllib.request
from email.message import EmailMessage

import asyncpg
import nats
from devstack.testing.temporal import Temporal, with_new_namespace
from temporalio.client import Client


def test_postgres_takes_statements(postgres_url: str) -> None:
    async def ask() -> int:
        connection = await asyncpg.connect(postgres_url)
        try:
            return await connection.fetchval("select 41 + 1")
        finally:
            await connection.close()

    assert asyncio.run(ask()) == 42


def test_nats_keeps_a_message_in_a_stream(nats_url: str) -> None:
    async def publish() -> int:
        client = await nats.connect(nats_url)
        try:
            stream = client.jetstream()
            await stream.add_stream(name="devstack", subjects=["devstack.>"])
            return (await stream.publish("devstack.hello", b"there")).seq
        finally:
            await client.close()

    assert asyncio.run(publish()) == 1


def test_temporal_starts_when_a_test_asks(temporal: Temporal) -> None:
    assert asyncio.run(runs_in(temporal)) == []


def test_a_file_has_its_temporal_for_itself(temporal: Temporal, temporal_address: str) -> None:
    other = with_new_namespace(temporal_address, "other")
    asyncio.run(begin("a-run", other))
    assert asyncio.run(runs_in(temporal)) == []
    assert temporal.address == other.address


async def begin(name: str, temporal: Temporal) -> None:
    client = await Client.connect(temporal.address, namespace=temporal.namespace)
    await client.start_workflow("Anything", id=name, task_queue="nobody's")
    assert (await client.get_workflow_handle(name).describe()).namespace == temporal.namespace


async def runs_in(temporal: Temporal) -> list[str]:
    client = await Client.connect(temporal.address, namespace=temporal.namespace)
    return [execution.id async for execution in client.list_workflows()]


def test_the_mail_catcher_shows_what_was_sent(smtp_url: str, mail_url: str) -> None:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = "a@groundwork.test", "b@groundwork.test", "Hello"
    host, port = smtp_url.removeprefix("smtp://").split(":")
    with smtplib.SMTP(host, int(port)) as client:
        client.send_message(message)
    with urllib.request.urlopen(f"{mail_url}/api/email") as answer:
        subjects = [each["subject"] for each in json.load(answer)]
    assert "Hello" in subjects


async def test_postgres_does_not_make_each_connection_dear(postgres_url: str) -> None:
    """Whoever connects proves the password in one round instead of 4096."""
    connection = await asyncpg.connect(postgres_url)
    try:
        kept = await connection.fetchval("select rolpassword from pg_authid where rolname = current_user")
        version = connection.get_server_version().major
    finally:
        await connection.close()
    assert kept.startswith("SCRAM-SHA-256$1:") or version < 16
