"""The logo and the colour of a company."""

import io
from collections.abc import AsyncGenerator
from typing import Any

import httpx
import pytest
from chassis.access import Role
from chassis.db.statements import col, select
from chassis.rpc import RpcChannel, start_rpc_server
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import ServiceSettings
from chassis.testing import SignIn, drain
from chassis.testing.addresses import free_address
from chassis.testing.callers import credentials_of
from identity.main import definition
from identity.tables.company import Company
from identity_client.directory import Directory
from PIL import Image

from services.identity.tests.service.test_company import PASSWORD, with_password

from .test_profile import bomb, picture


@pytest.fixture
async def directory(runtime: Runtime, settings: ServiceSettings) -> AsyncGenerator[Directory]:
    """As pdf asks."""
    address = free_address()
    host, port = address.split(":")
    there = settings.model_copy(update={"grpc_host": host, "grpc_port": int(port)})
    server = await start_rpc_server(definition.rpc_services(runtime), there, runtime.credentials)
    channel = RpcChannel("identity", address, credentials_of("pdf"))
    yield Directory(channel)
    await channel.close()
    await server.stop(grace=1)


SVG = b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"


async def upload(client: httpx.AsyncClient, who: dict[str, str], content: bytes) -> httpx.Response:
    return await client.post("/api/Group/UploadGroupLogo", files={"file": ("logo.png", content)}, headers=who)


async def detail(client: httpx.AsyncClient, who: dict[str, str]) -> dict[str, Any]:
    return (await client.get("/api/Group/GetGroupDetail", headers=who)).json()["data"]


async def color(client: httpx.AsyncClient, who: dict[str, str], value: str | None) -> httpx.Response:
    return await client.put("/api/Group/UpdateGroupColor", json={"color": value}, headers=who)


class TestLogo:
    @pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
    async def test_becomes_a_small_png_in_its_own_shape(
        self, client: httpx.AsyncClient, sign_in: SignIn, kind: str
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        uploaded = await upload(client, admin, picture(kind, (900, 300)))
        assert uploaded.status_code == 200, uploaded.text
        shown = await client.get(uploaded.json()["data"]["logoUrl"])
        assert (shown.status_code, shown.headers["content-type"]) == (200, "image/png")
        with Image.open(io.BytesIO(shown.content)) as logo:
            assert logo.size == (480, 160)

    @pytest.mark.parametrize("content", [SVG, picture("GIF"), bomb(9_000), b""])
    async def test_what_is_no_plain_picture_is_refused(
        self, client: httpx.AsyncClient, sign_in: SignIn, content: bytes
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        refused = await upload(client, admin, content)
        assert refused.status_code == 422, refused.text
        assert refused.json()["data"]["fields"][0]["field"] == "file"
        assert (await detail(client, admin))["logoUrl"] is None

    async def test_a_file_over_the_limit_is_refused(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        refused = await upload(client, await sign_in(Role.ADMIN), b"\0" * (2 * 1024 * 1024 + 20_000))
        assert refused.status_code == 413

    async def test_everybody_sees_it_and_only_admins_change_it(
        self, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        manager = await sign_in(Role.MANAGER)
        assert (await upload(client, manager, picture("PNG"))).status_code == 403
        assert (await color(client, manager, "#14634d")).status_code == 403
        deleted = await client.delete("/api/Group/DeleteGroupLogo", headers=manager)
        assert deleted.status_code == 403
        admin = await sign_in(Role.ADMIN)
        await upload(client, admin, picture("PNG"))
        await color(client, admin, "#14634d")
        profile = (await client.get("/api/User/GetSelfProfile", headers=manager)).json()["data"]
        (group,) = profile["groups"]
        assert group["color"] == "#14634d"
        assert (await client.get(group["logoUrl"])).status_code == 200

    async def test_the_older_file_goes_with_a_new_one_and_with_none(
        self, client: httpx.AsyncClient, sign_in: SignIn, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        first = (await upload(client, admin, picture("PNG"))).json()["data"]["logoUrl"]
        second = (await upload(client, admin, picture("JPEG"))).json()["data"]["logoUrl"]
        await drain(service, runtime)
        assert (await client.get(first)).status_code == 404
        assert (await client.get(second)).status_code == 200
        removed = await client.delete("/api/Group/DeleteGroupLogo", headers=admin)
        assert removed.json()["data"]["logoUrl"] is None
        await drain(service, runtime)
        assert (await client.get(second)).status_code == 404

    async def test_a_deleted_company_leaves_none(
        self, client: httpx.AsyncClient, sign_in: SignIn, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        owner = await with_password(runtime, await sign_in(Role.OWNER))
        logo = (await upload(client, owner, picture("PNG"))).json()["data"]["logoUrl"]
        await color(client, owner, "#14634d")
        company = await detail(client, owner)
        body = {"groupId": company["groupId"], "confirmName": company["name"], "password": PASSWORD}
        deleted = await client.request("DELETE", "/api/Group/DeleteGroup", json=body, headers=owner)
        assert deleted.status_code == 200, deleted.text
        await drain(service, runtime)
        assert (await client.get(logo)).status_code == 404
        async with runtime.database.reading() as uow:
            kept = (
                await uow.execute(select(Company).where(col(Company.id) == company["groupId"]))
            ).scalar_one()
        assert (kept.logo_key, kept.color) == (None, None)


class TestColor:
    async def test_is_kept_and_taken_back(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        admin = await sign_in(Role.ADMIN)
        for value in ("#8a1c4d", None):
            changed = await color(client, admin, value)
            assert changed.status_code == 200, changed.text
            assert changed.json()["data"]["color"] == value
            assert (await detail(client, admin))["color"] == value

    @pytest.mark.parametrize("value", ["#ffd400", "#ffffff", "#777", "red", "#8A1C4G"])
    async def test_one_that_no_paper_could_show_is_refused(
        self, client: httpx.AsyncClient, sign_in: SignIn, value: str
    ) -> None:
        refused = await color(client, await sign_in(Role.ADMIN), value)
        assert refused.status_code == 422
        assert refused.json()["data"]["fields"][0]["field"] == "color"

    async def test_is_said_to_whoever_prints_papers(
        self, client: httpx.AsyncClient, sign_in: SignIn, runtime: Runtime, directory: Directory
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        company_id = (await detail(client, admin))["groupId"]
        assert await directory.look_of_company(company_id) == ("", b"")
        await color(client, admin, "#8a1c4d")
        shown = (await upload(client, admin, picture("PNG"))).json()["data"]["logoUrl"]
        logo = (await client.get(shown)).content
        assert await directory.look_of_company(company_id) == ("#8a1c4d", logo)
        async with runtime.database.reading() as uow:
            key = (await uow.execute(select(Company.logo_key))).scalars().one()
        assert key is not None
        await runtime.storage.delete(key)
        assert await directory.look_of_company(company_id) == ("#8a1c4d", b"")
