import asyncio
from collections.abc import Awaitable, Callable
from uuid import UUID, uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.db.statements import select
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, SignIn, drain, published
from contracts.identity.v1 import events_pb2
from identity.tables.user import OneTimeToken

from services.identity.tests.service.invite.steps import (
    EMAIL,
    expire_invites,
    invite,
    seats_in_use,
    set_email,
    set_seats,
)


class TestInviteMember:
    async def test_mails_a_link_and_keeps_only_its_hash(
        self,
        client: httpx.AsyncClient,
        service: ServiceDefinition,
        runtime: Runtime,
        sign_in: SignIn,
        inbox: Inbox,
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        answer = await invite(client, admin, fullName="Mei Lin", role="manager")
        assert answer.status_code == 201, answer.text
        made = answer.json()["data"]
        assert (made["status"], made["sentAt"], made["invitedBy"]["fullName"]) == (
            "pending",
            None,
            "Person 1",
        )
        await drain(service, runtime)
        assert inbox.subjects_to(EMAIL) == ["Person 1 invites you to “Northbank Builders” on Groundwork"]
        assert f"http://groundwork.test/accept-invite#token={inbox.token()}" in inbox.html()
        listed = await client.get("/api/Invite/QueryInvites", headers=admin)
        assert listed.json()["data"]["data"][0]["sentAt"] is not None
        async with runtime.database.reading() as uow:
            token = (await uow.execute(select(OneTimeToken))).scalar_one()
        assert inbox.token().encode() not in token.token_hash

    async def test_may_leave_the_name_out_and_is_told_at_which_field_it_is_wrong(
        self, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        for wrong in ("x" * 121, "Mei\u202eLin", 3):
            refused = await invite(client, admin, fullName=wrong)
            assert refused.status_code == 422
            assert [each["field"] for each in refused.json()["data"]["fields"]] == ["fullName"]
        assert (await invite(client, admin, fullName="  ")).status_code == 201

    async def test_names_the_teams_and_projects(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        admin = await sign_in(Role.ADMIN)
        team = await client.post("/api/Team/CreateTeam", json={"name": "Concrete"}, headers=admin)
        answer = await invite(client, admin, teamIds=[team.json()["data"]["teamId"]])
        assert [each["name"] for each in answer.json()["data"]["teams"]] == ["Concrete"]

    async def test_the_teams_must_be_the_companys(
        self,
        client: httpx.AsyncClient,
        sign_in: SignIn,
        make_company: Callable[..., Awaitable[UUID]],
    ) -> None:
        other = await sign_in(Role.OWNER, company_id=await make_company("Somebody Else"))
        team = await client.post("/api/Team/CreateTeam", json={"name": "Theirs"}, headers=other)
        admin = await sign_in(Role.ADMIN)
        for field, place in (("teamIds", team.json()["data"]["teamId"]), ("projectIds", str(uuid4()))):
            refused = await invite(client, admin, **{field: [place]})
            assert refused.status_code == 422
            assert refused.json()["data"]["fields"][0]["field"] == field

    @pytest.mark.parametrize(
        ("actor", "role", "status"),
        [
            (Role.MANAGER, "member", 403),
            (Role.ADMIN, "manager", 201),
            (Role.ADMIN, "admin", 403),
            (Role.CO_OWNER, "coOwner", 201),
            (Role.OWNER, "owner", 422),
        ],
    )
    async def test_gives_only_roles_within_reach(
        self, client: httpx.AsyncClient, sign_in: SignIn, actor: Role, role: str, status: int
    ) -> None:
        assert (await invite(client, await sign_in(actor), role=role)).status_code == status

    async def test_a_member_is_not_invited_again(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        await set_email(runtime, await sign_in(Role.MEMBER), EMAIL)
        refused = await invite(client, await sign_in(Role.ADMIN), email=EMAIL.upper())
        assert refused.status_code == 409
        assert "already" in refused.json()["message"]

    async def test_fifty_calls_leave_one_open_invite(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        answers = await asyncio.gather(*(invite(client, admin) for _ in range(50)))
        assert sorted(answer.status_code for answer in answers) == [201, *[409] * 49]
        assert len(await published(runtime, events_pb2.MemberInvited)) == 1

    async def test_fifty_calls_never_pass_the_seats(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        admin = await sign_in(Role.ADMIN)  # with the owner: two seats taken
        await set_seats(runtime, company_id, 7)
        answers = await asyncio.gather(
            *(invite(client, admin, email=f"p{number}@example.test") for number in range(50))
        )
        assert sorted(answer.status_code for answer in answers) == [*[201] * 5, *[409] * 45]
        assert await seats_in_use(runtime, company_id) == 7

    async def test_an_expired_invite_frees_its_seat_and_its_address(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        await set_seats(runtime, company_id, 3)
        await invite(client, admin)
        assert (await invite(client, admin, email="late@example.test")).status_code == 409
        await expire_invites(runtime)
        assert (await invite(client, admin)).status_code == 201
        listed = await client.get("/api/Invite/QueryInvites", headers=admin)
        assert [each["status"] for each in listed.json()["data"]["data"]] == ["pending", "revoked"]
