"""Everything that was ever said is said again, late: nothing happens twice (faults 3, 6)."""

from collections.abc import Sequence

import asyncpg
import nats
from devstack.layout import services
from devstack.testing import Stack
from temporalio.client import WorkflowExecutionStatus

from services._devstack.tests.faults.conftest import repeated
from services._devstack.tests.faults.office import TOLD, MailedApproval, open_office
from services._devstack.tests.faults.settled import all_events_took_effect


@repeated(0, 1)
async def test_events_that_come_again_change_nothing(stack: Stack, times: int) -> None:
    async with open_office(stack, MailedApproval) as office:
        submission_id = await office.file()
        for button in ("Submit", "Approve", "Accept"):
            await office.press(submission_id, button)
        await office.run_is(submission_id, WorkflowExecutionStatus.COMPLETED)  # its mails are sent
        await all_events_took_effect(stack)
        before = await _said_and_done(stack)
        for _ in range(times):
            await _say_everything_again(stack)
        await all_events_took_effect(stack)
        assert await _said_and_done(stack) == before
        assert await office.decisions([submission_id]) == {
            submission_id: [(1, "Submit"), (2, "Approve"), (3, "Accept")]
        }
        assert [await office.mails_to(each, submission_id) for each in TOLD] == [1, 1]


async def _say_everything_again(stack: Stack) -> None:
    """NATS forgets how far the services are, as after a restore from an older backup: they begin anew."""
    client = await nats.connect(stack.url("nats"))
    try:
        stream = client.jetstream()
        for name in [each.config.name for each in await stream.streams_info()]:
            assert name is not None
            for consumer in await stream.consumers_info(name):
                if consumer.config.durable_name:
                    await stream.delete_consumer(name, consumer.name)
    finally:
        await client.close()
    for service in services():
        stack.restart(service.context)


async def _said_and_done(stack: Stack) -> dict[str, Sequence[tuple[str, int]]]:
    """How many rows each table of each service has: events said, taken, and all that came of them."""
    found: dict[str, Sequence[tuple[str, int]]] = {}
    for service in services():
        connection = await asyncpg.connect(stack.database_url(service.context))
        try:
            tables = await connection.fetch(
                "select tablename from pg_tables where schemaname = 'public' order by tablename"
            )
            found[service.context] = [
                (table, await connection.fetchval(f'select count(*) from "{table}"')) for (table,) in tables
            ]
        finally:
            await connection.close()
    return found
