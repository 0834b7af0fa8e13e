"""What is remembered of what is gone is cleared up, but not before the last late event can have come."""

from datetime import timedelta
from uuid import UUID, uuid4

import pytest
from chassis.bus.connection import EVENTS_KEPT
from chassis.clock import now
from chassis.db.statements import col, select
from chassis.db.tables import DeadLetter, DeletedCompany, ProjectionRevision
from chassis.event_contract import subject_of
from chassis.events.context import REVISION_HEADER, context_of
from chassis.events.projection import EventWithContext, know_deleted
from chassis.runtime import Runtime
from chassis.upkeep import MAY_COME_AGAIN, Upkeep
from google.protobuf.message import Message
from sample.events import NoteChanged, NoteDeleted
from sample.seen import notes_seen
from sqlalchemy import func, update

from services._chassis.tests.notes_and_seen import COMPANY, seen

JUST_BEFORE, AFTER = EVENTS_KEPT + timedelta(days=1), MAY_COME_AGAIN + timedelta(days=1)


async def _hear(runtime: Runtime, event: Message, revision: int) -> None:
    context = context_of(event, uuid4(), {REVISION_HEADER: str(revision)}, now)
    async with runtime.database.unit_of_work() as uow:
        await notes_seen.take(uow, [EventWithContext(event, context)])


def _changed(note_id: UUID, company_id: UUID = COMPANY) -> Message:
    return NoteChanged(note_id=str(note_id), company_id=str(company_id), text="late")


def _deleted(note_id: UUID) -> Message:
    return NoteDeleted(note_id=str(note_id), company_id=str(COMPANY))


async def _let_pass(runtime: Runtime, age: timedelta) -> None:
    """And then the hourly clearing up comes."""
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(update(ProjectionRevision).values(ended_at=ProjectionRevision.ended_at - age))
        await uow.execute(update(DeletedCompany).values(deleted_at=DeletedCompany.deleted_at - age))
    for chore in Upkeep(runtime.database, {}).chores.values():
        await chore()


async def _remembered(runtime: Runtime, kind: type[ProjectionRevision] | type[DeletedCompany]) -> int:
    async with runtime.database.reading() as uow:
        return await uow.count(select(func.count()).select_from(kind))


class TestANoteThatIsGone:
    @pytest.fixture
    async def note_id(self, runtime: Runtime) -> UUID:
        note_id = uuid4()
        await _hear(runtime, _changed(note_id), 1)
        await _hear(runtime, _deleted(note_id), 3)
        return note_id

    async def test_does_not_come_back_by_a_late_event(self, runtime: Runtime, note_id: UUID) -> None:
        await _let_pass(runtime, JUST_BEFORE)
        await _hear(runtime, _changed(note_id), 2)
        assert await seen(runtime) == {}

    async def test_is_forgotten_when_no_event_can_come_any_more(
        self, runtime: Runtime, note_id: UUID
    ) -> None:
        del note_id
        await _let_pass(runtime, AFTER)
        assert await _remembered(runtime, ProjectionRevision) == 0

    async def test_is_remembered_while_an_event_waits_to_be_replayed(
        self, runtime: Runtime, note_id: UUID
    ) -> None:
        late = _changed(note_id)
        async with runtime.database.unit_of_work() as uow:
            letter = DeadLetter(
                consumer="sample.notes_seen.note_changed",
                event_id=uuid4(),
                subject=subject_of(late),
                payload=late.SerializeToString(),
                headers={},
                attempts=8,
                error="ValueError: a bug",
            )
            uow.add(letter)
        await _let_pass(runtime, AFTER)
        await _hear(runtime, late, 2)
        assert await seen(runtime) == {}
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(update(DeadLetter).values(replayed_at=now()))
        await _let_pass(runtime, timedelta(0))
        assert await _remembered(runtime, ProjectionRevision) == 0

    async def test_that_is_there_again_is_not_forgotten(self, runtime: Runtime, note_id: UUID) -> None:
        await _hear(runtime, _changed(note_id), 4)
        await _let_pass(runtime, AFTER)
        await _hear(runtime, _deleted(note_id), 3)
        assert set(await seen(runtime)) == {note_id}


class TestANoteThatIsThere:
    async def test_is_remembered_however_old(self, runtime: Runtime) -> None:
        note_id = uuid4()
        await _hear(runtime, _changed(note_id), 2)
        await _let_pass(runtime, AFTER)
        async with runtime.database.reading() as uow:
            known = await uow.execute(
                select(ProjectionRevision.revision).where(
                    col(ProjectionRevision.aggregate_id) == str(note_id)
                )
            )
            assert known.scalar_one() == 2


class TestACompanyThatIsDeleted:
    @pytest.fixture
    async def company_id(self, runtime: Runtime) -> UUID:
        company_id = uuid4()
        async with runtime.database.unit_of_work() as uow:
            await know_deleted(uow, company_id)
        return company_id

    async def test_gets_nothing_by_a_late_event(self, runtime: Runtime, company_id: UUID) -> None:
        await _let_pass(runtime, JUST_BEFORE)
        await _hear(runtime, _changed(uuid4(), company_id), 1)
        assert await seen(runtime) == {}

    async def test_is_forgotten_when_no_event_can_come_any_more(
        self, runtime: Runtime, company_id: UUID
    ) -> None:
        del company_id
        await _let_pass(runtime, AFTER)
        assert await _remembered(runtime, DeletedCompany) == 0


def test_it_is_kept_for_longer_than_events_are() -> None:
    assert EVENTS_KEPT + timedelta(days=10) <= MAY_COME_AGAIN
