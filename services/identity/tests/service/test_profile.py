import asyncio
import io
import struct
import zlib
from uuid import UUID, uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.db.statements import col, select
from chassis.errors import NotFound
from chassis.events.dead_letters import list_dead_letters
from chassis.files.sweeping import KEEP_WITHOUT_ROW
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import SignIn, drain, published
from chassis.testing.files import make_stored_files_older
from contracts.identity.v1 import events_pb2
from identity.directory.photos import PHOTOS
from identity.tables.member import Member
from identity.tables.project import Project, ProjectMember
from identity.tables.user import User
from identity.user import service as users
from identity.user.passwords import Passwords
from PIL import Image

PASSWORD = "a long enough secret"
_LIMIT = 5 * 1024 * 1024


@pytest.fixture
async def ada(runtime: Runtime) -> User:
    async with runtime.database.unit_of_work() as uow:
        return await users.create_verified_user(
            uow, runtime.of(Passwords), email="ada@example.test", full_name="Ada Site", password=PASSWORD
        )


async def login(client: httpx.AsyncClient, user_agent: str = "") -> None:
    answer = await client.post(
        "/api/Auth/Login",
        json={"email": "ada@example.test", "password": PASSWORD},
        headers={"User-Agent": user_agent},
    )
    client.headers["X-CSRF-Token"] = answer.cookies["gw_csrf"]


def picture(kind: str, size: tuple[int, int] = (900, 600), **options: object) -> bytes:
    packed = io.BytesIO()
    Image.new("RGB", size, "#b45309").save(packed, kind, **options)
    return packed.getvalue()


def bomb(side: int) -> bytes:
    """A PNG of a few bytes that would unpack to gigabytes."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(b""))
        + chunk(b"IEND", b"")
    )


async def upload(client: httpx.AsyncClient, content: bytes, name: str = "me.png") -> httpx.Response:
    return await client.post("/api/User/UploadSelfPhoto", files={"file": (name, content)})


@pytest.mark.usefixtures("ada")
class TestSessions:
    async def test_a_person_sees_where_they_are_signed_in(self, client: httpx.AsyncClient) -> None:
        await login(client, "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/132.0")
        await login(client, "Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36")
        sessions = (await client.get("/api/Auth/GetSessions")).json()["data"]
        assert [(each["device"], each["isCurrent"]) for each in sessions] == [
            ("Chrome on Android", True),
            ("Firefox on Windows", False),
        ]

    async def test_a_revoked_session_is_out_at_once(self, client: httpx.AsyncClient) -> None:
        await login(client)
        elsewhere = {"Authorization": f"Bearer {client.cookies['gw_access']}"}
        assert (await client.get("/api/User/GetSelfProfile", headers=elsewhere)).status_code == 200
        await login(client)
        sessions = (await client.get("/api/Auth/GetSessions")).json()["data"]
        other = next(each["sessionId"] for each in sessions if not each["isCurrent"])
        assert (await client.post("/api/Auth/RevokeSession", json={"sessionId": other})).status_code == 200
        assert (await client.get("/api/User/GetSelfProfile", headers=elsewhere)).status_code == 401
        assert (await client.get("/api/User/GetSelfProfile")).status_code == 200

    async def test_another_process_hears_of_it_within_a_moment(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        await login(client)
        stolen = {"Authorization": f"Bearer {client.cookies['gw_access']}"}
        async with service.open(runtime.settings) as other_process:
            transport = httpx.ASGITransport(app=service.app(other_process))
            async with httpx.AsyncClient(transport=transport, base_url="http://groundwork.test") as other:
                assert (await other.get("/api/User/GetSelfProfile", headers=stolen)).status_code == 200
                await login(client)
                await client.post("/api/Auth/RevokeOtherSessions")
                await drain(service, runtime)
                await asyncio.sleep(0.2)
                assert (await other.get("/api/User/GetSelfProfile", headers=stolen)).status_code == 401

    async def test_revoking_the_others_keeps_this_one(self, client: httpx.AsyncClient) -> None:
        for _ in range(3):
            await login(client)
        assert (await client.post("/api/Auth/RevokeOtherSessions")).status_code == 200
        sessions = (await client.get("/api/Auth/GetSessions")).json()["data"]
        assert [each["isCurrent"] for each in sessions] == [True]

    async def test_a_strangers_session_can_not_be_revoked(
        self, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        stranger = await sign_in(Role.OWNER)
        theirs = (await client.get("/api/Auth/GetSessions", headers=stranger)).json()["data"][0]["sessionId"]
        await login(client)
        for session_id in (theirs, str(uuid4())):
            refused = await client.post("/api/Auth/RevokeSession", json={"sessionId": session_id})
            assert refused.status_code == 404
        assert (await client.get("/api/Auth/GetSessions", headers=stranger)).status_code == 200


class TestProfile:
    async def test_shows_the_projects_a_person_may_open(
        self, client: httpx.AsyncClient, runtime: Runtime, ada: User, company_id: UUID
    ) -> None:
        async with runtime.database.unit_of_work() as uow:
            uow.add(Member(company_id=company_id, user_id=ada.id, role=Role.MANAGER.value))
            own, other = (
                uow.add(
                    Project(company_id=company_id, name=name, time_zone="Asia/Singapore", created_by=ada.id)
                )
                for name in ("Quay 7", "Depot")
            )
            await uow.flush()
            uow.add(ProjectMember(project_id=own.id, user_id=ada.id, is_manager=True))
        await login(client)
        profile = (await client.get("/api/User/GetSelfProfile")).json()["data"]
        assert [(each["name"], each["isProjectManager"]) for each in profile["projects"]] == [
            ("Quay 7", True)
        ]
        async with runtime.database.unit_of_work() as uow:
            (
                await uow.execute(select(Member).where(col(Member.user_id) == ada.id))
            ).scalar_one().role = "admin"
        profile = (await client.get("/api/User/GetSelfProfile")).json()["data"]
        assert [each["name"] for each in profile["projects"]] == ["Depot", "Quay 7"]
        assert str(other.id) == profile["projects"][0]["projectId"]

    @pytest.mark.usefixtures("ada")
    async def test_can_be_changed_and_others_hear_of_it(
        self, client: httpx.AsyncClient, runtime: Runtime
    ) -> None:
        await login(client)
        body = {"fullName": "李明", "firstDayOfTheWeek": 7, "language": "zh-CN"}
        profile = (await client.put("/api/User/UpdateSelfProfile", json=body)).json()["data"]
        assert {key: profile[key] for key in body} == body
        assert profile["nameAbbreviation"] == "李明"
        assert [
            event.user.full_name for event in await published(runtime, events_pb2.UserProfileChanged)
        ] == ["Ada Site", "李明"]

    @pytest.mark.usefixtures("ada")
    @pytest.mark.parametrize(
        "body",
        [
            {"firstDayOfTheWeek": 0},
            {"firstDayOfTheWeek": 8},
            {"language": "tlh"},
            {"abbreviationBgColor": "#ffffff"},
            {"fullName": "  "},
            {"email": "other@example.test"},
        ],
    )
    async def test_refuses_what_is_not_possible(
        self, client: httpx.AsyncClient, body: dict[str, object]
    ) -> None:
        await login(client)
        assert (await client.put("/api/User/UpdateSelfProfile", json=body)).status_code == 422


@pytest.mark.usefixtures("ada")
class TestPhoto:
    @pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
    async def test_becomes_a_small_square(self, client: httpx.AsyncClient, kind: str) -> None:
        await login(client)
        uploaded = await upload(client, picture(kind), "whatever.bin")
        assert uploaded.status_code == 200, uploaded.text
        shown = await client.get(uploaded.json()["data"]["photoUrl"])
        assert (shown.status_code, shown.headers["content-type"]) == (200, "image/webp")
        with Image.open(io.BytesIO(shown.content)) as square:
            assert (square.format, square.size) == ("WEBP", (256, 256))

    async def test_loses_what_the_camera_wrote_into_it(self, client: httpx.AsyncClient) -> None:
        exif = Image.Exif()
        exif[0x010F] = "a camera that knows where I live"
        await login(client)
        uploaded = await upload(client, picture("JPEG", exif=exif))
        shown = await client.get(uploaded.json()["data"]["photoUrl"])
        assert b"where I live" not in shown.content

    @pytest.mark.parametrize(
        "content",
        [
            b"",
            b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
            picture("PNG")[:200],
            picture("GIF"),
            bomb(60_000),
            bomb(9_000),
        ],
        ids=["empty", "svg", "cut off", "gif", "bomb", "small bomb"],
    )
    async def test_anything_else_is_refused(self, client: httpx.AsyncClient, content: bytes) -> None:
        await login(client)
        refused = await upload(client, content)
        assert refused.status_code == 422, refused.text
        assert refused.json()["data"]["fields"][0]["field"] == "file"

    async def test_a_file_over_the_limit_is_refused(self, client: httpx.AsyncClient) -> None:
        await login(client)
        assert (await upload(client, b"\0" * (_LIMIT + 20_000))).status_code == 413

    async def test_stays_while_it_is_theirs_whoever_says_that_it_was_discarded(
        self, client: httpx.AsyncClient, runtime: Runtime, service: ServiceDefinition, ada: User
    ) -> None:
        await login(client)
        shown = (await upload(client, picture("PNG"))).json()["data"]["photoUrl"]
        async with runtime.database.unit_of_work() as uow:
            key = (await uow.execute(select(User.photo_key).where(col(User.id) == ada.id))).scalar_one()
            for each in (key, "photos/nobody/a.webp"):
                uow.outbox.add(events_pb2.FileDiscarded(key=each))
        await drain(service, runtime)
        assert (await client.get(shown)).status_code == 200
        async with runtime.database.reading() as uow:
            assert await list_dead_letters(uow) == []

    async def test_a_file_that_is_nobody_s_photo_goes_after_a_day(
        self, client: httpx.AsyncClient, runtime: Runtime, service: ServiceDefinition, ada: User
    ) -> None:
        await login(client)
        shown = (await upload(client, picture("PNG"))).json()["data"]["photoUrl"]
        nobodys = [PHOTOS.new_key(owner, ending="webp") for owner in (ada.id, uuid4())]
        for key in nobodys:
            await runtime.storage.put(key, b"whose process died")
        make_stored_files_older(runtime, KEEP_WITHOUT_ROW)
        await service.clear_up(runtime)
        await drain(service, runtime)
        for key in nobodys:
            with pytest.raises(NotFound):
                await runtime.storage.read(key)
        assert (await client.get(shown)).status_code == 200

    async def test_the_older_file_is_deleted_after_a_new_one_or_none(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        await login(client)
        first = (await upload(client, picture("PNG"))).json()["data"]["photoUrl"]
        second = (await upload(client, picture("JPEG"))).json()["data"]["photoUrl"]
        await drain(service, runtime)
        assert (await client.get(first)).status_code == 404
        assert (await client.get(second)).status_code == 200
        assert (await client.delete("/api/User/DeleteSelfPhoto")).json()["data"]["photoUrl"] is None
        await drain(service, runtime)
        assert (await client.get(second)).status_code == 404
