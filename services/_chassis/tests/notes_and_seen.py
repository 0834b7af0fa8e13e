"""Notes and the read model of them, for the tests of both."""

from uuid import UUID, uuid4

from chassis.db.statements import col, select
from chassis.db.tables import ProjectionRevision
from chassis.runtime import Runtime
from sample import notes
from sample.events import CompanyDeleted
from sample.tables import Note, NoteSeen
from sqlalchemy import delete, func

COMPANY = uuid4()


async def owned(runtime: Runtime) -> dict[UUID, str]:
    async with runtime.database.reading() as uow:
        return {row.id: row.text for row in await uow.execute(select(Note.id, Note.text))}


async def seen(runtime: Runtime) -> dict[UUID, str]:
    async with runtime.database.reading() as uow:
        return {row.note_id: row.text for row in await uow.execute(select(NoteSeen.note_id, NoteSeen.text))}


async def lose_read_model(runtime: Runtime) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(delete(NoteSeen))


async def add(runtime: Runtime, words: str, company_id: UUID = COMPANY) -> UUID:
    async with runtime.database.unit_of_work() as uow:
        return notes.add_note(uow, company_id, words).id


async def append(runtime: Runtime, note_id: UUID, words: str) -> None:
    async with runtime.database.unit_of_work() as uow:
        await notes.append(uow, note_id, words)


async def remove(runtime: Runtime, note_id: UUID) -> None:
    async with runtime.database.unit_of_work() as uow:
        await notes.delete_note(uow, note_id)


async def delete_company(runtime: Runtime, company_id: UUID) -> None:
    """As identity tells it: nothing of what the company holds."""
    async with runtime.database.unit_of_work() as uow:
        uow.outbox.add(CompanyDeleted(company_id=str(company_id)))


async def revisions_of(runtime: Runtime, company_id: UUID) -> int:
    async with runtime.database.reading() as uow:
        return await uow.count(select(func.count()).where(col(ProjectionRevision.company_id) == company_id))
