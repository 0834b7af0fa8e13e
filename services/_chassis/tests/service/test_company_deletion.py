"""A company that is deleted leaves nothing in a service, whatever is told of it late."""

import asyncio
from dataclasses import replace
from uuid import UUID, uuid4

import pytest
from chassis.db.statements import col, select
from chassis.events import company_deletion
from chassis.events.company_deletion import forget_company
from chassis.events.projection import know_deleted
from chassis.runtime import NotProvided, Runtime
from chassis.service import ServiceDefinition
from chassis.testing import drain
from sample.seen import notes_seen
from sample.tables import Note
from sqlalchemy import func, text

from services._chassis.tests.notes_and_seen import (
    add,
    append,
    delete_company,
    owned,
    revisions_of,
    seen,
)

_WAITING_FOR_A_TABLE = text("select count(*) from pg_locks where locktype = 'relation' and not granted")


async def of_company(runtime: Runtime, company_id: UUID) -> int:
    async with runtime.database.reading() as uow:
        return await uow.count(select(func.count()).where(col(Note.company_id) == company_id))


async def somebody_waits(runtime: Runtime) -> None:
    async with asyncio.timeout(20):
        while True:
            async with runtime.database.unit_of_work() as uow:
                if (await uow.execute(_WAITING_FOR_A_TABLE)).scalar_one():
                    return


class TestADeletedCompany:
    async def test_takes_its_rows_and_read_models_along_and_nobody_elses(
        self, service: ServiceDefinition, runtime: Runtime, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(company_deletion, "_PAGE", 2)
        company, other = uuid4(), uuid4()
        for number in range(5):
            await add(runtime, str(number), company)
        kept = await add(runtime, "kept", other)
        await drain(service, runtime)
        assert len(await seen(runtime)) == 6
        await delete_company(runtime, company)
        await drain(service, runtime)
        assert await owned(runtime) == await seen(runtime) == {kept: "kept"}
        assert (await revisions_of(runtime, company), await revisions_of(runtime, other)) == (0, 1)

    async def test_does_not_come_back_by_an_event_that_is_late(
        self, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        company = uuid4()
        note = await add(runtime, "early;", company)
        readers_only = replace(service, company_deletion=replace(_deletion(service), delete=[]))
        await delete_company(runtime, company)
        await drain(readers_only, runtime)
        await append(runtime, note, "late;")
        await drain(readers_only, runtime)
        assert await seen(runtime) == {}
        assert await revisions_of(runtime, company) == 0

    async def test_takes_along_what_somebody_wrote_a_moment_after(
        self, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        company = uuid4()
        await delete_company(runtime, company)
        await drain(service, runtime)
        await add(runtime, "was under way", company)
        assert await of_company(runtime, company) == 1
        await service.clear_up(runtime)
        assert await of_company(runtime, company) == 0


class TestABatchThatIsTakenMeanwhile:
    async def test_ends_first_and_is_forgotten_too(
        self, service: ServiceDefinition, runtime: Runtime, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        taken, may_commit = asyncio.Event(), asyncio.Event()
        keep = notes_seen.keep

        async def keep_and_wait(uow: object, told: object) -> None:
            await keep(uow, told)  # pyright: ignore[reportArgumentType]
            taken.set()
            await may_commit.wait()

        company = uuid4()
        await add(runtime, "in the batch", company)
        slow = replace(service, projections=[replace(notes_seen, keep=keep_and_wait)])
        draining = asyncio.create_task(drain(slow, runtime))
        await taken.wait()
        forgetting = asyncio.create_task(forget_company(runtime, [notes_seen], company))
        await somebody_waits(runtime)
        may_commit.set()
        await asyncio.gather(draining, forgetting)
        assert await seen(runtime) == {}
        assert await revisions_of(runtime, company) == 0

    async def test_knows_of_it_when_it_had_to_wait(
        self, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        company = uuid4()
        await add(runtime, "in the batch", company)
        async with runtime.database.unit_of_work() as uow:
            await know_deleted(uow, company)
            draining = asyncio.create_task(drain(service, runtime))
            await somebody_waits(runtime)
        await draining
        assert await seen(runtime) == {}


async def test_a_read_model_asks_for_the_event_that_ends_companies(service: ServiceDefinition) -> None:
    with pytest.raises(NotProvided, match="company_deletion"):
        replace(service, company_deletion=None)


def _deletion(service: ServiceDefinition) -> company_deletion.CompanyDeletion:
    assert service.company_deletion is not None
    return service.company_deletion
