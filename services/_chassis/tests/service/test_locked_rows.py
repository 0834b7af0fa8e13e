"""Rows that are locked after somebody has read them."""

from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, locked, select
from chassis.ids import new_id
from chassis.runtime import Runtime
from sample.tables import Note


async def make_note(runtime: Runtime) -> UUID:
    async with runtime.database.unit_of_work() as uow:
        return uow.add(Note(company_id=new_id(), text="as it was")).id


async def hold(uow: UnitOfWork, note_id: UUID) -> Note:
    return (await uow.execute(locked(select(Note).where(col(Note.id) == note_id)))).scalar_one()


class TestALockedRow:
    async def test_is_as_it_is_now_and_not_as_it_was_read_before(self, runtime: Runtime) -> None:
        note_id = await make_note(runtime)
        async with runtime.database.unit_of_work() as uow:
            read = await uow.get(Note, note_id)
            assert read is not None
            async with runtime.database.unit_of_work() as other:
                (await hold(other, note_id)).text = "as another left it"
            assert (await hold(uow, note_id)).text == read.text == "as another left it"

    async def test_keeps_what_the_unit_itself_changed_before(self, runtime: Runtime) -> None:
        note_id = await make_note(runtime)
        async with runtime.database.unit_of_work() as uow:
            (await hold(uow, note_id)).text = "as I want it"
            assert (await hold(uow, note_id)).text == "as I want it"
        async with runtime.database.reading() as uow:
            kept = await uow.get(Note, note_id)
            assert kept is not None
            assert kept.text == "as I want it"
