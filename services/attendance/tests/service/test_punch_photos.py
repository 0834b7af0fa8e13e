"""The photo of a punch: who brings it, once and in time, who sees it, and when its bytes go."""

import io
from datetime import timedelta
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from attendance.punch_photo.repo import PunchPhotoRepo
from attendance.punch_photo.service import HOURS, delete_of_company
from attendance.settings import AttendanceSettings
from attendance.tables.punch import Punch
from chassis.access import Access, Role
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.storage import FileNotFound
from chassis.testing.events import drain
from chassis.testing.people import COMPANY, Person
from identity_client.testing.crew import Crew
from PIL import Image
from sqlalchemy import update

from services.attendance.tests.asker import Asker
from services.attendance.tests.care import located_photo, must_be_bare, photo
from services.attendance.tests.phone import IN, OUT, data, punch


@pytest.fixture
async def pressed(crew: Crew, worker: Asker) -> dict[str, Any]:
    made = punch(crew.jetty, IN, now() - timedelta(hours=1))
    await worker.send(made)
    return made


@pytest.fixture
def bringing(client: httpx.AsyncClient) -> Any:
    async def bring(
        who: Asker, made: dict[str, Any], photo_id: str | None = None, content: bytes | None = None
    ) -> httpx.Response:
        ids = {"punchId": made["punchId"], "photoId": photo_id or str(uuid4())}
        files = {"file": ("me.jpg", content or photo())}
        path = "/api/Clock/UploadPunchPhoto"
        return await client.post(path, files=files, data=ids, headers=who.who.headers)

    return bring


async def shown(who: Asker, record: dict[str, Any]) -> list[dict[str, Any] | None]:
    return [each["photo"] for each in data(await who.detail(record))["punches"]]


async def test_is_shown_to_its_worker_and_to_who_manages_the_project(
    client: httpx.AsyncClient, pressed: dict[str, Any], bringing: Any, worker: Asker, desk: Asker
) -> None:
    made = data(await bringing(worker, pressed))
    (record,) = await worker.own()
    for who in (worker, desk):
        (one,) = await shown(who, record)
        assert one is not None
        assert one["photoId"] == made["photoId"]
        assert (await client.get(one["url"])).content == photo()
        small = Image.open(io.BytesIO((await client.get(one["thumbnailUrl"])).content))
        assert small.size == (480, 360)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
async def test_tells_nobody_where_it_was_taken(
    client: httpx.AsyncClient, pressed: dict[str, Any], worker: Asker, kind: str
) -> None:
    told, ids = located_photo(kind), {"punchId": pressed["punchId"], "photoId": str(uuid4())}
    files = {"file": (f"me.{kind.lower()}", told)}
    path = "/api/Clock/UploadPunchPhoto"
    made = data(await client.post(path, files=files, data=ids, headers=worker.who.headers))
    must_be_bare((await client.get(made["url"])).content, told)


async def test_of_a_punch_in_another_project_is_not_shown_to_who_does_not_manage_that(
    crew: Crew, pressed: dict[str, Any], bringing: Any, worker: Asker, desk: Asker
) -> None:
    """A check-out elsewhere ends the shift where it began: its managers read neither place nor photo."""
    left = punch(crew.tower, OUT, now())
    both = frozenset({crew.jetty, crew.tower})
    worker.who.set(Access(session_active=True, role=Role.MEMBER, project_ids=both))
    await worker.send(left)
    data(await bringing(worker, left))
    (record,) = await worker.own()
    assert [each is not None for each in await shown(worker, record)] == [False, True]
    assert await shown(desk, record) == [None, None]


async def test_is_brought_once_and_sent_again_is_the_same(
    pressed: dict[str, Any], bringing: Any, worker: Asker
) -> None:
    photo_id = str(uuid4())
    for _ in range(2):
        assert data(await bringing(worker, pressed, photo_id))["photoId"] == photo_id
    assert (await bringing(worker, pressed)).status_code == 409, "a punch is never changed"
    (record,) = await worker.own()
    other = punch(UUID(pressed["projectId"]), OUT, now())
    await worker.send(other)
    assert (await bringing(worker, other, photo_id)).status_code == 409
    (one, _) = await shown(worker, record)
    assert one is not None
    assert one["photoId"] == photo_id


async def test_is_nobody_elses_to_bring(
    client: httpx.AsyncClient,
    crew: Crew,
    pressed: dict[str, Any],
    bringing: Any,
    desk: Asker,
    neighbour: Person,
    stranger: Person,
) -> None:
    for who in (desk, Asker(client, neighbour), Asker(client, stranger)):
        assert (await bringing(who, pressed)).status_code in (403, 404)
    assert (await bringing(desk, pressed)).status_code == 404
    assert (await bringing(Asker(client, neighbour), pressed)).status_code == 404
    assert (await bringing(desk, punch(crew.jetty, IN, now()))).status_code == 404


async def test_comes_within_a_day_of_when_the_punch_came_in(
    runtime: Runtime, pressed: dict[str, Any], bringing: Any, worker: Asker
) -> None:
    photo_id = str(uuid4())
    data(await bringing(worker, pressed, photo_id))
    late = punch(UUID(pressed["projectId"]), OUT, now())
    await worker.send(late)
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(update(Punch).values(received_at=now() - timedelta(hours=HOURS, minutes=1)))
    refused = await bringing(worker, late)
    assert await told(worker) == [None, "tooLate"]
    assert (refused.status_code, f"{HOURS} hours" in refused.json()["message"]) == (409, True)
    assert data(await bringing(worker, pressed, photo_id))["photoId"] == photo_id, (
        "a lost answer is given again"
    )


async def told(who: Asker) -> list[str | None]:
    (record,) = await who.own()
    return [each["photoRefused"] for each in data(await who.detail(record))["punches"]]


async def test_one_that_was_not_taken_is_told_with_its_punch_until_one_is(
    pressed: dict[str, Any], bringing: Any, worker: Asker, desk: Asker
) -> None:
    (record,) = await worker.own()
    for _ in range(2):
        assert (await bringing(worker, pressed, content=b"no picture")).status_code == 422
    assert await told(worker) == ["notFit"]
    (seen,) = data(await desk.detail(record))["punches"]
    assert seen["photoRefused"] == "notFit", "whoever reviews the day reads it"
    assert (await bringing(desk, pressed, content=b"no picture")).status_code == 404
    data(await bringing(worker, pressed))
    assert await told(worker) == [None]


async def test_is_a_picture_and_has_room(
    runtime: Runtime,
    pressed: dict[str, Any],
    bringing: Any,
    worker: Asker,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert (await bringing(worker, pressed, content=b"<script>")).status_code == 422
    monkeypatch.setattr(runtime.settings_as(AttendanceSettings), "most_punch_photo_bytes", 10)
    refused = await bringing(worker, pressed)
    assert refused.json()["data"]["fields"][0]["field"] == "file"


async def test_its_bytes_go_with_its_row(
    service: ServiceDefinition, runtime: Runtime, pressed: dict[str, Any], bringing: Any, worker: Asker
) -> None:
    data(await bringing(worker, pressed))
    async with runtime.database.unit_of_work() as uow:
        kept = (await PunchPhotoRepo(uow).of_punches([UUID(pressed["punchId"])]))[UUID(pressed["punchId"])]
        keys = kept.key, kept.thumbnail_key
        assert await delete_of_company(uow, COMPANY, 100) == 1
    await drain(service, runtime)
    for key in keys:
        with pytest.raises(FileNotFound):
            await runtime.storage.read(key)
