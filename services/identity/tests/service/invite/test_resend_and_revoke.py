from collections.abc import Awaitable, Callable
from uuid import UUID

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, SignIn, drain

from services.identity.tests.service.invite.steps import expire_invites, invited, set_seats


class TestResendAndRevoke:
    async def test_a_new_mail_ends_the_older_link(
        self,
        client: httpx.AsyncClient,
        service: ServiceDefinition,
        runtime: Runtime,
        sign_in: SignIn,
        inbox: Inbox,
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        body = await invited(client, admin)
        await drain(service, runtime)
        first = inbox.token()
        assert (await client.post("/api/Invite/ResendInvite", json=body, headers=admin)).status_code == 200
        await drain(service, runtime)
        assert inbox.token() != first
        assert (await client.post("/api/Invite/GetInvite", json={"token": first})).status_code == 404
        seen = await client.post("/api/Invite/GetInvite", json={"token": inbox.token()})
        assert seen.json()["data"]["groupName"] == "Northbank Builders"

    async def test_an_expired_one_lives_again_if_a_seat_is_free(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        body = await invited(client, admin)
        await expire_invites(runtime)
        await set_seats(runtime, company_id, 2)
        assert (await client.post("/api/Invite/ResendInvite", json=body, headers=admin)).status_code == 409
        await set_seats(runtime, company_id, 3)
        again = await client.post("/api/Invite/ResendInvite", json=body, headers=admin)
        assert again.json()["data"]["status"] == "pending"

    async def test_nobody_is_pestered(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        admin = await sign_in(Role.ADMIN)
        body = await invited(client, admin)
        answers = [await client.post("/api/Invite/ResendInvite", json=body, headers=admin) for _ in range(6)]
        assert [answer.status_code for answer in answers] == [*[200] * 5, 429]
        assert int(answers[-1].headers["retry-after"]) > 0

    async def test_a_revoked_link_is_worth_nothing(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, mailed: str, mei: dict[str, str]
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        listed = await client.get("/api/Invite/QueryInvites", params={"status": "pending"}, headers=admin)
        body = {"inviteId": listed.json()["data"]["data"][0]["inviteId"]}
        for _ in range(2):  # a doubled call is no error
            revoked = await client.post("/api/Invite/RevokeInvite", json=body, headers=admin)
            assert revoked.json()["data"]["status"] == "revoked"
        assert (await client.post("/api/Invite/GetInvite", json={"token": mailed})).status_code == 404
        refused = await client.post("/api/Invite/AcceptInvite", json={"token": mailed}, headers=mei)
        assert refused.status_code == 404
        resent = await client.post("/api/Invite/ResendInvite", json=body, headers=admin)
        assert resent.status_code == 409

    async def test_late_mail_of_a_revoked_invite_is_not_sent(
        self,
        client: httpx.AsyncClient,
        service: ServiceDefinition,
        runtime: Runtime,
        sign_in: SignIn,
        inbox: Inbox,
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        body = await invited(client, admin)
        await client.post("/api/Invite/RevokeInvite", json=body, headers=admin)
        await drain(service, runtime)
        assert inbox.mails == []

    @pytest.mark.parametrize("call", ["ResendInvite", "RevokeInvite"])
    async def test_another_companys_invite_is_not_found(
        self,
        client: httpx.AsyncClient,
        sign_in: SignIn,
        make_company: Callable[..., Awaitable[UUID]],
        call: str,
    ) -> None:
        body = await invited(client, await sign_in(Role.ADMIN))
        stranger = await sign_in(Role.OWNER, company_id=await make_company("Somebody Else"))
        refused = await client.post(f"/api/Invite/{call}", json=body, headers=stranger)
        assert refused.status_code == 404
