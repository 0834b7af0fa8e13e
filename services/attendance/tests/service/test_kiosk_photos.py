"""The photo of a press at a tablet: with the press or never, and none undoes it."""

import base64
from uuid import uuid4

import httpx
import pytest
from attendance.kiosk.schemas import MOST_PHOTO_BYTES
from attendance.punch_photo.repo import PunchPhotoRepo
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY, Person
from identity_client.testing.crew import Crew

from services.attendance.tests.care import photo
from services.attendance.tests.gate import Office, Tablet, choose
from services.attendance.tests.phone import IN, Phone, data
from services.attendance.tests.sealing import OfflineTablet

PICTURE = base64.b64encode(photo()).decode()

UNFIT = [
    pytest.param(base64.b64encode(b"<script>").decode(), id="no picture"),
    pytest.param("data:image/jpeg;base64,…", id="no base64"),
    pytest.param(base64.b64encode(bytes(MOST_PHOTO_BYTES + 1)).decode(), id="too large"),
    pytest.param("", id="empty"),
]


@pytest.fixture
def hand(crew: Crew, manager: Person) -> Person:
    person = crew.person("Ana Cruz", Role.MEMBER, projects=(crew.jetty,))
    crew.book.projects[str(crew.jetty)].member_user_ids.append(str(person.user_id))
    crew.book.projects[str(crew.jetty)].manager_user_ids.append(str(manager.user_id))
    return person


@pytest.fixture
async def tablet(client: httpx.AsyncClient, crew: Crew, manager: Person, hand: Person) -> Tablet:
    data(await choose(client, hand))
    made = Tablet(client)
    data(await made.pair(data(await Office(client, manager).add(crew.jetty))["code"]))
    return made


async def ask(client: httpx.AsyncClient, admin: Person) -> None:
    data(await Phone(client, admin).call("PUT", "GroupSetting/SetClockRules", {"isPhotoAsked": True}))


async def test_is_shown_with_the_press_and_brought_once(
    client: httpx.AsyncClient, tablet: Tablet, hand: Person, admin: Person
) -> None:
    await ask(client, admin)
    assert data(await tablet.standing())["isPhotoAsked"] is True
    punch_id = str(uuid4())
    for _ in range(2):
        pressed = data(await tablet.press(hand, IN, punchId=punch_id, photo=PICTURE))
        assert pressed["photoRefused"] is None
    phone = Phone(client, hand)
    (record,) = await phone.own()
    assert record["issues"] == []
    (punch,) = data(await phone.detail(record))["punches"]
    assert punch["photo"] is not None
    assert (await client.get(punch["photo"]["url"])).content == photo()


async def test_without_one_the_press_counts_and_is_to_look_at(
    client: httpx.AsyncClient, tablet: Tablet, hand: Person, admin: Person
) -> None:
    await ask(client, admin)
    assert data(await tablet.press(hand, IN))["verdict"]["verdict"] == "stored"
    (record,) = await Phone(client, hand).own()
    assert record["issues"] == ["noPhoto"]


@pytest.mark.parametrize("photo", UNFIT)
async def test_what_is_no_picture_is_said_and_undoes_nothing(
    client: httpx.AsyncClient, tablet: Tablet, hand: Person, admin: Person, photo: str
) -> None:
    await ask(client, admin)
    pressed = data(await tablet.press(hand, IN, photo=photo))
    assert pressed["verdict"]["verdict"] == "stored"
    assert pressed["photoRefused"]
    (record,) = await Phone(client, hand).own()
    assert record["issues"] == ["noPhoto"]


@pytest.mark.parametrize("photo", UNFIT)
async def test_of_a_kept_press_that_is_no_picture_undoes_nothing_either(
    client: httpx.AsyncClient, tablet: Tablet, hand: Person, photo: str
) -> None:
    offline = await OfflineTablet.of(tablet)
    kept = data(await offline.send(offline.press(hand, IN), photo=photo))
    assert kept["verdict"] == "stored"
    assert kept["photoRefused"]
    assert len(await Phone(client, hand).own()) == 1


async def test_goes_with_nobodys_press_whose_pin_was_wrong(
    client: httpx.AsyncClient, runtime: Runtime, tablet: Tablet, hand: Person
) -> None:
    assert (await tablet.press(hand, IN, pin="9999", photo=PICTURE)).status_code == 422
    assert await Phone(client, hand).own() == []
    async with runtime.database.reading() as uow:
        assert await PunchPhotoRepo(uow).bytes_of_company(COMPANY) == 0
