"""An invite is worth what whoever made it may give today: the removed do not come back by their own."""

from uuid import UUID

import httpx
import pytest
from chassis.access import Role
from chassis.clock import now
from chassis.db.statements import col, select
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, SignIn, drain, user_id_of
from identity.tables.audit import AuditRecord
from identity.tables.invite import Invite
from identity.tables.member import Member
from identity.tables.user import User
from identity.user.passwords import Passwords
from sqlalchemy import update

from services.identity.tests.service.invite.steps import EMAIL, invite, invited

PASSWORD = "concrete before noon"
Headers = dict[str, str]


@pytest.fixture
async def co_owner(sign_in: SignIn) -> Headers:
    return await sign_in(Role.CO_OWNER)


@pytest.fixture
async def own_invite(
    client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, inbox: Inbox, co_owner: Headers
) -> str:
    """The token of an invite that a co-owner mailed to an address of their own, to be an admin."""
    answer = await invite(client, co_owner, role="admin")
    assert answer.status_code == 201, answer.text
    await drain(service, runtime)
    return inbox.token()


async def remove(client: httpx.AsyncClient, headers: Headers, person: Headers) -> None:
    body = {"userId": str(user_id_of(person))}
    removed = await client.post("/api/AdminConsole/RemoveMember", json=body, headers=headers)
    assert removed.status_code == 200, removed.text


async def set_role(client: httpx.AsyncClient, headers: Headers, person: Headers, role: str) -> None:
    body = {"userId": str(user_id_of(person)), "role": role}
    changed = await client.post("/api/AdminConsole/ModifyMemberRole", json=body, headers=headers)
    assert changed.status_code == 200, changed.text


async def accept(client: httpx.AsyncClient, headers: Headers, token: str, **more: str) -> httpx.Response:
    return await client.post("/api/Invite/AcceptInvite", json={"token": token}, headers=headers | more)


async def statuses(client: httpx.AsyncClient, headers: Headers) -> dict[str, str]:
    listed = await client.get("/api/Invite/QueryInvites", headers=headers)
    return {each["email"]: each["status"] for each in listed.json()["data"]["data"]}


class TestTheRemoved:
    async def test_do_not_come_back_by_their_own_invite(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        sign_in: SignIn,
        co_owner: Headers,
        own_invite: str,
        mei: Headers,
        company_id: UUID,
    ) -> None:
        owner = await sign_in(Role.OWNER)
        await remove(client, owner, co_owner)
        refused = await accept(client, mei, own_invite)
        assert refused.status_code == 404, refused.text
        assert "Ask an admin of “Northbank Builders” to invite you again." in refused.json()["message"]
        chinese = await accept(client, mei, own_invite, **{"Accept-Language": "zh-CN"})
        assert "请联系“Northbank Builders”的管理员重新邀请您" in chinese.json()["message"]
        seen = await client.post("/api/Invite/GetInvite", json={"token": own_invite})
        assert (seen.status_code, seen.json()["message"]) == (404, refused.json()["message"])
        async with runtime.database.reading() as uow:
            theirs = select(Member.id).where(
                col(Member.company_id) == company_id, col(Member.user_id) == user_id_of(mei)
            )
            assert (await uow.execute(theirs)).first() is None

    async def test_lose_their_open_invites_and_it_is_noted(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, co_owner: Headers
    ) -> None:
        await invited(client, co_owner)
        owner = await sign_in(Role.OWNER)
        await remove(client, owner, co_owner)
        assert await statuses(client, owner) == {EMAIL: "revoked"}
        async with runtime.database.reading() as uow:
            revoked = select(AuditRecord).where(col(AuditRecord.action) == "member.invite_revoked")
            record = (await uow.execute(revoked)).scalar_one()
        assert (record.subject_name, record.actor_user_id) == (EMAIL, user_id_of(owner))

    async def test_bring_nobody_in_by_an_invite_made_in_the_very_moment(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        co_owner: Headers,
        own_invite: str,
        mei: Headers,
    ) -> None:
        """Open still, as the removal did not see it."""
        async with runtime.database.unit_of_work() as uow:
            gone = update(Member).where(col(Member.user_id) == user_id_of(co_owner))
            await uow.execute(gone.values(removed_at=now()))
        assert (await accept(client, mei, own_invite)).status_code == 404

    async def test_see_what_others_sent_again_go_on(
        self,
        client: httpx.AsyncClient,
        service: ServiceDefinition,
        runtime: Runtime,
        sign_in: SignIn,
        inbox: Inbox,
        mei: Headers,
    ) -> None:
        owner, leaver = await sign_in(Role.OWNER), await sign_in(Role.ADMIN)
        body = await invited(client, leaver)
        again = await client.post("/api/Invite/ResendInvite", json=body, headers=owner)
        assert again.json()["data"]["invitedBy"]["userId"] == str(user_id_of(owner))
        await remove(client, owner, leaver)
        await drain(service, runtime)
        assert (await accept(client, mei, inbox.token())).status_code == 200


class TestTheDemoted:
    async def test_keep_the_invites_they_may_still_give(
        self, client: httpx.AsyncClient, sign_in: SignIn, co_owner: Headers, own_invite: str, mei: Headers
    ) -> None:
        owner = await sign_in(Role.OWNER)
        other = await client.post(
            "/api/Invite/InviteMember", json={"email": "hand@example.test"}, headers=co_owner
        )
        assert other.status_code == 201, other.text
        await set_role(client, owner, co_owner, "admin")
        assert await statuses(client, owner) == {EMAIL: "revoked", "hand@example.test": "pending"}
        assert (await accept(client, mei, own_invite)).status_code == 404
        await set_role(client, owner, co_owner, "manager")
        assert await statuses(client, owner) == {EMAIL: "revoked", "hand@example.test": "revoked"}

    async def test_a_former_owner_gives_what_a_co_owner_gives(
        self,
        client: httpx.AsyncClient,
        service: ServiceDefinition,
        runtime: Runtime,
        sign_in: SignIn,
        inbox: Inbox,
        co_owner: Headers,
        mei: Headers,
    ) -> None:
        owner = await sign_in(Role.OWNER)
        assert (await invite(client, owner, role="coOwner")).status_code == 201
        await drain(service, runtime)
        async with runtime.database.unit_of_work() as uow:
            password_hash = await runtime.of(Passwords).hash(PASSWORD)
            own = update(User).where(col(User.id) == user_id_of(owner))
            await uow.execute(own.values(password_hash=password_hash))
        handed = await client.post(
            "/api/Group/TransferOwnership",
            json={"userId": str(user_id_of(co_owner)), "password": PASSWORD},
            headers=owner,
        )
        assert handed.status_code == 200, handed.text
        assert await statuses(client, owner) == {EMAIL: "pending"}
        assert (await accept(client, mei, inbox.token())).status_code == 200


async def test_a_removal_s_preview_lists_the_invites_that_end_with_it(
    client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, co_owner: Headers
) -> None:
    for email, role in (
        ("b@example.test", "admin"),
        ("a@example.test", "member"),
        ("late@example.test", "member"),
    ):
        body = {"email": email, "role": role}
        assert (await client.post("/api/Invite/InviteMember", json=body, headers=co_owner)).status_code == 201
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(
            update(Invite).where(col(Invite.email) == "late@example.test").values(expires_at=now())
        )
    preview = await client.get(
        "/api/AdminConsole/GetRemovalPreview",
        params={"userId": str(user_id_of(co_owner))},
        headers=await sign_in(Role.OWNER),
    )
    listed = [(each["email"], each["role"]) for each in preview.json()["data"]["openInvites"]]
    assert listed == [("a@example.test", "member"), ("b@example.test", "admin")]
