"""One photo of all whom a foreman pressed for at once."""

from datetime import timedelta
from typing import Any
from uuid import uuid4

import httpx
import pytest
from attendance.punch_photo.repo import PunchPhotoRepo
from attendance.punch_photo.service import HOURS, delete_of_company
from attendance.tables.punch import Punch
from attendance.tables.punch_photo import PhotoOfPunch
from chassis.access import Access, Role
from chassis.clock import now
from chassis.db.statements import select
from chassis.ids import new_id
from chassis.migrate import migrate
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.storage import FileNotFound
from chassis.testing.events import drain
from chassis.testing.people import COMPANY, Person
from identity_client.testing.crew import Crew
from sqlalchemy import text, update
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from services.attendance.tests.asker import Asker
from services.attendance.tests.care import photo
from services.attendance.tests.phone import IN, OUT, data, punch

_BEFORE = "e7b20f4c9a16"


@pytest.fixture
def people(crew: Crew, member: Person) -> list[Person]:
    hands = [crew.person(f"Hand {each}", Role.MEMBER, projects=(crew.jetty,)) for each in range(2)]
    everybody = [member, *hands]
    crew.book.projects[str(crew.jetty)].member_user_ids.extend(str(each.user_id) for each in everybody)
    return everybody


@pytest.fixture
async def pressed(crew: Crew, desk: Asker, people: list[Person]) -> list[dict[str, Any]]:
    made = [
        punch(crew.jetty, IN, now() - timedelta(hours=1), userId=str(each.user_id), statedTime=None)
        for each in people
    ]
    answer = await desk.call(
        "POST",
        "TimeSheet/CreateCrewPunches",
        {"deviceId": desk.device_id, "sentAt": now().isoformat(), "punches": made},
    )
    assert {each["verdict"] for each in data(answer)["verdicts"]} == {"stored"}
    return made


@pytest.fixture
def bringing(client: httpx.AsyncClient) -> Any:
    async def bring(who: Asker, made: list[dict[str, Any]], photo_id: str | None = None) -> httpx.Response:
        ids = {"punchIds": [each["punchId"] for each in made], "photoId": photo_id or str(uuid4())}
        path = "/api/TimeSheet/UploadCrewPhoto"
        return await client.post(
            path, files={"file": ("crew.jpg", photo())}, data=ids, headers=who.who.headers
        )

    return bring


async def shown_to(who: Asker) -> list[dict[str, Any] | None]:
    (record,) = await who.own()
    return [each["photo"] for each in data(await who.detail(record))["punches"]]


async def test_is_of_each_of_them_and_stored_once(
    client: httpx.AsyncClient,
    runtime: Runtime,
    desk: Asker,
    people: list[Person],
    pressed: list[dict[str, Any]],
    bringing: Any,
) -> None:
    brought = data(await bringing(desk, pressed))
    assert {each["punchId"] for each in brought} == {each["punchId"] for each in pressed}
    for each in people:
        (one,) = await shown_to(Asker(client, each))
        assert one is not None
        assert one["photoId"] == brought[0]["photoId"]
        assert (await client.get(one["url"])).content == photo()
    async with runtime.database.reading() as uow:
        assert await PunchPhotoRepo(uow).bytes_of_company(COMPANY) == len(photo())


async def test_sent_again_it_is_of_those_too_who_came_in_since(
    client: httpx.AsyncClient, desk: Asker, pressed: list[dict[str, Any]], bringing: Any, people: list[Person]
) -> None:
    photo_id = str(uuid4())
    for some in (pressed[:2], pressed, pressed):
        assert data(await bringing(desk, some, photo_id))[0]["photoId"] == photo_id
    (one,) = await shown_to(Asker(client, people[2]))
    assert one is not None
    assert one["photoId"] == photo_id
    assert (await bringing(desk, pressed[:1])).status_code == 409, "a punch has one"


async def test_is_of_nobodys_punches_but_the_senders(
    client: httpx.AsyncClient,
    crew: Crew,
    desk: Asker,
    worker: Asker,
    admin: Person,
    neighbour: Person,
    stranger: Person,
    pressed: list[dict[str, Any]],
    bringing: Any,
) -> None:
    for who in (Asker(client, admin), Asker(client, neighbour)):
        assert (await bringing(who, pressed)).status_code == 404
    assert (await bringing(worker, pressed)).status_code == 403
    assert (await bringing(Asker(client, stranger), pressed)).status_code in (403, 404)
    own = punch(crew.jetty, IN, now())
    await worker.send(own)
    assert (await bringing(desk, [*pressed, own])).status_code == 404, "one that they pressed themselves"
    photo_id = str(uuid4())
    data(await bringing(desk, pressed, photo_id))
    assert (await bringing(desk, [], photo_id)).status_code == 422
    # Nor is a photo shown with the punches of whoever knows its id.
    other = Asker(client, crew.person("Second Foreman", Role.MANAGER, manages=(crew.jetty,)))
    later = punch(crew.jetty, OUT, now(), userId=pressed[0]["userId"], statedTime=None)
    body = {"deviceId": other.device_id, "sentAt": now().isoformat(), "punches": [later]}
    assert (await other.call("POST", "TimeSheet/CreateCrewPunches", body)).is_success
    assert (await bringing(other, [later], photo_id)).status_code == 409


async def test_of_another_company_is_not_shown_in_this_one(
    crew: Crew, desk: Asker, people: list[Person], pressed: list[dict[str, Any]], bringing: Any
) -> None:
    """Whoever presses in two companies has but one phone, which may send the same id in both."""
    photo_id, company_id = str(uuid4()), new_id()
    data(await bringing(desk, pressed, photo_id))
    elsewhere = crew.book.add_project("Elsewhere", company_id=company_id)
    hand = crew.person("Hand of another", Role.MEMBER, projects=(elsewhere,), company_id=company_id)
    crew.book.projects[str(elsewhere)].member_user_ids.append(str(hand.user_id))
    desk.who.company_id = company_id
    desk.who.set(Access(session_active=True, role=Role.MANAGER, managed_project_ids=frozenset((elsewhere,))))
    made = punch(elsewhere, IN, now(), userId=str(hand.user_id), statedTime=None)
    body = {"deviceId": desk.device_id, "sentAt": now().isoformat(), "punches": [made]}
    answer = await desk.call("POST", "TimeSheet/CreateCrewPunches", body)
    assert data(answer)["verdicts"][0]["verdict"] == "stored"
    assert (await bringing(desk, [made], photo_id)).status_code == 409
    data(await bringing(desk, [made]))


async def test_comes_within_a_day(
    runtime: Runtime, desk: Asker, pressed: list[dict[str, Any]], bringing: Any
) -> None:
    photo_id = str(uuid4())
    data(await bringing(desk, pressed[:1], photo_id))
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(update(Punch).values(received_at=now() - timedelta(hours=HOURS, minutes=1)))
    assert (await bringing(desk, pressed, photo_id)).status_code == 409
    assert data(await bringing(desk, pressed[:1], photo_id))[0]["photoId"] == photo_id


async def test_goes_with_its_company(
    service: ServiceDefinition, runtime: Runtime, desk: Asker, pressed: list[dict[str, Any]], bringing: Any
) -> None:
    data(await bringing(desk, pressed))
    async with runtime.database.unit_of_work() as uow:
        kept = next(iter((await PunchPhotoRepo(uow).of_punches([pressed[0]["punchId"]])).values()))
        assert await delete_of_company(uow, COMPANY, 100) == 1
        assert (await uow.execute(select(PhotoOfPunch))).all() == []
    await drain(service, runtime)
    for key in (kept.key, kept.thumbnail_key):
        with pytest.raises(FileNotFound):
            await runtime.storage.read(key)


async def test_photos_that_were_there_stay_with_their_punches(
    service: ServiceDefinition, empty_database: str
) -> None:
    await migrate(service.folder, empty_database)
    await migrate(service.folder, empty_database, back_to=_BEFORE)
    engine = create_async_engine(make_url(empty_database).set(drivername="postgresql+asyncpg"))
    ids = {"punch": uuid4(), "photo": uuid4(), "any": uuid4(), "at": now()}
    async with engine.begin() as connection:
        await connection.execute(
            text("""
                insert into punch (id, company_id, project_id, owner_user_id, check_type, at, received_at,
                    device_time, time_zone, marks, note, source, device_id, created_by)
                values (:punch, :any, :any, :any, 1, :at, :at, :at, 'UTC', '{}', '', 1, :any, :any)
            """),
            ids,
        )
        await connection.execute(
            text("""
                insert into punch_photo (id, company_id, punch_id, key, thumbnail_key, name, size,
                    content_type, uploaded_by, created_at)
                values (:photo, :any, :punch, 'k', 't', 'me.jpg', 1, 'image/jpeg', :any, :at)
            """),
            ids,
        )
    await migrate(service.folder, empty_database)
    async with engine.connect() as connection:
        rows = (await connection.execute(text("select punch_id, photo_id from photo_of_punch"))).all()
    await migrate(service.folder, empty_database, back_to=_BEFORE)
    async with engine.connect() as connection:
        back = (await connection.execute(text("select punch_id, id from punch_photo"))).all()
    await engine.dispose()
    assert rows == back == [(ids["punch"], ids["photo"])]
