"""Photos that come at the same moment: each counts those before it, and whoever may bring none any more when
theirs is stored leaves nothing."""

import asyncio
from collections.abc import Iterator
from contextvars import Context
from datetime import timedelta
from tempfile import TemporaryFile
from uuid import UUID, uuid4

import httpx
import pytest
from attendance.equipment.errors import EquipmentNotFound
from attendance.machine_file.service import FILES, Of, upload
from attendance.punch_photo.service import upload_photo
from attendance.settings import AttendanceSettings
from chassis.access import Access, Actor, Origin, Role
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.files import Sent
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY, Person
from chassis.testing.waiting import until_somebody_waits
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import Asker
from services.attendance.tests.care import Hand, photo
from services.attendance.tests.phone import IN, OUT, punch


@pytest.fixture
def sent() -> Iterator[Sent]:
    with TemporaryFile() as file:
        file.write(photo())
        file.seek(0)
        yield Sent("photo.jpg", len(photo()), file)


def _acting(person: Person) -> Actor:
    access = Access(session_active=True, role=Role.MANAGER)
    return Actor(person.user_id, new_id(), COMPANY, Origin("", ""), access)


async def test_of_two_punches_one_gets_the_last_room(
    client: httpx.AsyncClient,
    crew: Crew,
    worker: Asker,
    runtime: Runtime,
    sent: Sent,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = [punch(crew.jetty, IN, now() - timedelta(hours=2)), punch(crew.jetty, OUT, now())]
    await worker.send(*made)
    first, second = (each["punchId"] for each in made)
    monkeypatch.setattr(runtime.settings_as(AttendanceSettings), "most_punch_photo_bytes", sent.size)
    ids = {"punchId": second, "photoId": str(uuid4())}
    bringing = client.post(
        "/api/Clock/UploadPunchPhoto",
        files={"file": ("me.jpg", photo())},
        data=ids,
        headers=worker.who.headers,
    )
    async with runtime.database.unit_of_work() as uow:
        await upload_photo(uow, runtime, _acting(worker.who), UUID(first), uuid4(), sent)
        # Not of this unit of work, as a request of its own is not.
        other = asyncio.create_task(bringing, context=Context())
        await until_somebody_waits(runtime)
    assert (await other).status_code == 422


async def test_of_two_photos_of_a_machine_one_gets_the_last_room(
    client: httpx.AsyncClient,
    crew: Crew,
    manager: Person,
    runtime: Runtime,
    sent: Sent,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hand = Hand(client, manager)
    machine = await hand.create(crew.jetty)
    monkeypatch.setattr(runtime.settings_as(AttendanceSettings), "most_file_bytes", sent.size)

    async def may_bring(_: UnitOfWork) -> Of:
        return Of(UUID(machine["equipmentId"]))

    async with runtime.database.unit_of_work() as uow:
        await upload(uow, runtime, _acting(manager), may_bring, uuid4(), sent)
        other = asyncio.create_task(hand.adding_photo(machine), context=Context())
        await until_somebody_waits(runtime)
    assert (await other).status_code == 422


async def test_whoever_may_bring_none_by_then_leaves_nothing(
    client: httpx.AsyncClient, crew: Crew, manager: Person, runtime: Runtime, sent: Sent
) -> None:
    hand = Hand(client, manager)
    machine = await hand.create(crew.jetty)
    asked: list[UnitOfWork] = []

    async def may_once(uow: UnitOfWork) -> Of:
        asked.append(uow)
        if len(asked) > 1:
            raise EquipmentNotFound
        return Of(UUID(machine["equipmentId"]))

    with pytest.raises(EquipmentNotFound):
        async with runtime.database.unit_of_work() as uow:
            await upload(uow, runtime, _acting(manager), may_once, uuid4(), sent)
    assert await runtime.storage.list(FILES.folder, after="", most=10) == []
