import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from uuid import UUID, uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, SignIn, drain, published, user_id_of
from contracts.identity.v1 import events_pb2
from identity.company.models import Company
from identity.invite.models import Invite
from identity.member.models import Member
from identity.user.models import OneTimeToken, User
from sqlalchemy import func, select, update

EMAIL = "mei@example.test"


async def invite(client: httpx.AsyncClient, headers: dict[str, str], **body: object) -> httpx.Response:
    return await client.post("/api/Invite/InviteMember", json={"email": EMAIL, **body}, headers=headers)


async def set_seats(runtime: Runtime, company_id: UUID, seats: int) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(update(Company).where(Company.id == company_id).values(seats_count=seats))


async def set_email(runtime: Runtime, headers: dict[str, str], email: str) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(update(User).where(User.id == user_id_of(headers)).values(email=email))


async def seats_in_use(runtime: Runtime, company_id: UUID) -> int:
    async with runtime.database.reading() as uow:
        members = select(func.count()).where(Member.company_id == company_id, Member.removed_at.is_(None))
        invites = select(func.count()).where(
            Invite.company_id == company_id,
            Invite.accepted_at.is_(None),
            Invite.revoked_at.is_(None),
            Invite.expires_at > now(),
        )
        return (await uow.execute(members)).scalar_one() + (await uow.execute(invites)).scalar_one()


async def expire_invites(runtime: Runtime) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(update(Invite).values(expires_at=now() - timedelta(seconds=1)))
        await uow.execute(update(OneTimeToken).values(expires_at=now() - timedelta(seconds=1)))


@pytest.fixture
async def mei(
    sign_in: SignIn, runtime: Runtime, make_company: Callable[..., Awaitable[UUID]]
) -> dict[str, str]:
    """Somebody with an account, who works in another company so far."""
    headers = await sign_in(Role.MEMBER, company_id=await make_company("Somebody Else"))
    await set_email(runtime, headers, EMAIL)
    return headers


@pytest.fixture
async def mailed(
    client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, sign_in: SignIn, inbox: Inbox
) -> str:
    """The token of an invite that was mailed to Mei."""
    answer = await invite(client, await sign_in(Role.ADMIN), role="manager")
    assert answer.status_code == 201, answer.text
    await drain(service, runtime)
    return inbox.token()


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
        assert inbox.subjects_to(EMAIL) == ["Person 1 invites you to Northbank Builders on Groundwork"]
        assert f"http://groundwork.test/accept-invite#token={inbox.token()}" in inbox.html()
        listed = await client.get("/api/Invite/QueryInvites", headers=admin)
        assert listed.json()["data"]["data"][0]["sentAt"] is not None
        async with runtime.database.reading() as uow:
            token = (await uow.execute(select(OneTimeToken))).scalar_one()
        assert inbox.token().encode() not in token.token_hash

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
        body = {"inviteId": (await invite(client, admin)).json()["data"]["inviteId"]}
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
        body = {"inviteId": (await invite(client, admin)).json()["data"]["inviteId"]}
        await expire_invites(runtime)
        await set_seats(runtime, company_id, 2)
        assert (await client.post("/api/Invite/ResendInvite", json=body, headers=admin)).status_code == 409
        await set_seats(runtime, company_id, 3)
        again = await client.post("/api/Invite/ResendInvite", json=body, headers=admin)
        assert again.json()["data"]["status"] == "pending"

    async def test_nobody_is_pestered(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        admin = await sign_in(Role.ADMIN)
        body = {"inviteId": (await invite(client, admin)).json()["data"]["inviteId"]}
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
        body = {"inviteId": (await invite(client, admin)).json()["data"]["inviteId"]}
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
        made = await invite(client, await sign_in(Role.ADMIN))
        stranger = await sign_in(Role.OWNER, company_id=await make_company("Somebody Else"))
        refused = await client.post(
            f"/api/Invite/{call}", json={"inviteId": made.json()["data"]["inviteId"]}, headers=stranger
        )
        assert refused.status_code == 404


class TestAcceptInvite:
    async def test_brings_the_person_in_and_switches_to_the_company(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        mailed: str,
        mei: dict[str, str],
        company_id: UUID,
    ) -> None:
        seen = (await client.post("/api/Invite/GetInvite", json={"token": mailed})).json()["data"]
        assert (seen["email"], seen["role"], seen["hasAccount"]) == (EMAIL, "manager", True)
        accepted = await client.post("/api/Invite/AcceptInvite", json={"token": mailed}, headers=mei)
        assert accepted.status_code == 200, accepted.text
        assert accepted.json()["data"]["currentGroupId"] == str(company_id)
        detail = await client.get("/api/Group/GetGroupDetail")  # by the new cookie
        assert detail.json()["data"]["groupId"] == str(company_id)
        [event] = await published(runtime, events_pb2.MemberJoined)
        assert event.user_id == str(user_id_of(mei))

    async def test_a_new_person_registers_and_comes_in_with_one_mail(
        self, client: httpx.AsyncClient, mailed: str, inbox: Inbox, company_id: UUID
    ) -> None:
        seen = await client.post("/api/Invite/GetInvite", json={"token": mailed})
        assert seen.json()["data"]["hasAccount"] is False
        person = {"email": EMAIL, "fullName": "Mei Lin", "password": "concrete before noon"}
        registered = await client.post("/api/Auth/Register", json={**person, "inviteToken": mailed})
        assert registered.status_code == 202, registered.text
        signed_in = await client.post(
            "/api/Auth/Login", json={"email": EMAIL, "password": person["password"]}
        )
        assert signed_in.status_code == 200, signed_in.text
        accepted = await client.post(
            "/api/Invite/AcceptInvite",
            json={"token": mailed},
            headers={"X-CSRF-Token": client.cookies["gw_csrf"]},
        )
        assert accepted.json()["data"]["currentGroupId"] == str(company_id)
        assert [group["role"] for group in accepted.json()["data"]["groups"]] == ["manager"]
        assert len(inbox.subjects_to(EMAIL)) == 1

    async def test_into_the_teams_and_projects_that_are_still_there(
        self,
        client: httpx.AsyncClient,
        service: ServiceDefinition,
        runtime: Runtime,
        sign_in: SignIn,
        inbox: Inbox,
        mei: dict[str, str],
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        stays, goes = [
            (await client.post("/api/Team/CreateTeam", json={"name": name}, headers=admin)).json()["data"]
            for name in ("Concrete", "Steel")
        ]
        project = await client.post(
            "/api/Project/CreateProject",
            json={"name": "Pier 7", "timeZone": "Asia/Singapore"},
            headers=admin,
        )
        answer = await invite(
            client,
            admin,
            teamIds=[stays["teamId"], goes["teamId"]],
            projectIds=[project.json()["data"]["projectId"]],
        )
        assert answer.status_code == 201, answer.text
        gone = await client.request(
            "DELETE", "/api/Team/DeleteTeam", json={"teamId": goes["teamId"]}, headers=admin
        )
        assert gone.status_code == 200, gone.text
        await drain(service, runtime)
        await client.post("/api/Invite/AcceptInvite", json={"token": inbox.token()}, headers=mei)
        client.cookies.clear()
        detail = await client.get(
            "/api/Member/GetMemberDetail", params={"userId": str(user_id_of(mei))}, headers=admin
        )
        person = detail.json()["data"]
        assert [team["name"] for team in person["teams"]] == ["Concrete"]
        assert [(each["name"], each["isManager"]) for each in person["projects"]] == [("Pier 7", False)]

    async def test_fifty_clicks_make_one_member(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        mailed: str,
        mei: dict[str, str],
        company_id: UUID,
    ) -> None:
        before = await seats_in_use(runtime, company_id)
        answers = await asyncio.gather(
            *(client.post("/api/Invite/AcceptInvite", json={"token": mailed}, headers=mei) for _ in range(50))
        )
        assert {answer.status_code for answer in answers} == {200}
        assert len(await published(runtime, events_pb2.MemberJoined)) == 1
        assert await seats_in_use(runtime, company_id) == before

    async def test_another_address_is_told_whose_it_is(
        self, client: httpx.AsyncClient, sign_in: SignIn, mailed: str
    ) -> None:
        refused = await client.post(
            "/api/Invite/AcceptInvite", json={"token": mailed}, headers=await sign_in(Role.MEMBER)
        )
        assert refused.status_code == 409
        assert EMAIL in refused.json()["message"]

    async def test_an_expired_one_is_refused(
        self, client: httpx.AsyncClient, runtime: Runtime, mailed: str, mei: dict[str, str]
    ) -> None:
        await expire_invites(runtime)
        refused = await client.post("/api/Invite/AcceptInvite", json={"token": mailed}, headers=mei)
        assert refused.status_code == 404

    async def test_the_removed_do_not_come_back_by_an_old_link(
        self, client: httpx.AsyncClient, sign_in: SignIn, mailed: str, mei: dict[str, str]
    ) -> None:
        await client.post("/api/Invite/AcceptInvite", json={"token": mailed}, headers=mei)
        client.cookies.clear()
        removed = await client.post(
            "/api/AdminConsole/RemoveMember",
            json={"userId": str(user_id_of(mei))},
            headers=await sign_in(Role.ADMIN),
        )
        assert removed.status_code == 200, removed.text
        refused = await client.post("/api/Invite/AcceptInvite", json={"token": mailed}, headers=mei)
        assert refused.status_code == 409

    @pytest.mark.parametrize("token", ["", "x", "x" * 500, "\x00", "'; drop table invite; --"])
    async def test_nonsense_is_refused(self, client: httpx.AsyncClient, token: str) -> None:
        refused = await client.post("/api/Invite/GetInvite", json={"token": token})
        assert refused.status_code in {404, 422}

    async def test_accepting_and_inviting_at_once_never_pass_the_seats(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        sign_in: SignIn,
        mailed: str,
        mei: dict[str, str],
        company_id: UUID,
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        await set_seats(runtime, company_id, 6)  # owner, two admins, Mei's invite; two are free
        answers = await asyncio.gather(
            *(
                client.post("/api/Invite/AcceptInvite", json={"token": mailed}, headers=mei)
                if number % 5 == 0
                else invite(client, admin, email=f"p{number}@example.test")
                for number in range(50)
            )
        )
        assert {answer.status_code for answer in answers} == {200, 201, 409}
        assert await seats_in_use(runtime, company_id) == 6


class TestCsv:
    CSV = "email,fullName,role\nmei@example.test,Mei Lin,manager\nan@example.test,An,\nbad,,\n"

    async def run(
        self, client: httpx.AsyncClient, headers: dict[str, str], content: str, *, dry_run: bool
    ) -> httpx.Response:
        return await client.post(
            "/api/Invite/InviteMembersCsv",
            files={"file": ("people.csv", content.encode(), "text/csv")},
            data={"dryRun": "true" if dry_run else "false"},
            headers=headers,
        )

    async def test_the_real_run_does_what_the_dry_run_said(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        dry = await self.run(client, admin, self.CSV, dry_run=True)
        assert dry.status_code == 200, dry.text
        assert [row["verdict"] for row in dry.json()["data"]["rows"]] == ["invite", "invite", "invalid"]
        assert await published(runtime, events_pb2.MemberInvited) == []
        real = await self.run(client, admin, self.CSV, dry_run=False)
        assert real.json()["data"] == {**dry.json()["data"], "dryRun": False}
        assert len(await published(runtime, events_pb2.MemberInvited)) == 2
        again = await self.run(client, admin, self.CSV, dry_run=False)
        assert [row["verdict"] for row in again.json()["data"]["rows"]] == [
            "alreadyInvited",
            "alreadyInvited",
            "invalid",
        ]

    async def test_parallel_runs_never_pass_the_seats(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        await set_seats(runtime, company_id, 12)
        files = ["email\n" + "".join(f"p{n}@f{file}.test\n" for n in range(4)) for file in range(10)]
        answers = await asyncio.gather(*(self.run(client, admin, each, dry_run=False) for each in files))
        assert sum(answer.json()["data"]["inviteCount"] for answer in answers) == 10
        assert await seats_in_use(runtime, company_id) == 12

    async def test_says_what_is_wrong_with_the_file(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        refused = await self.run(client, await sign_in(Role.ADMIN), "who,where\n1,2\n", dry_run=True)
        assert refused.status_code == 422
        assert refused.json()["data"]["fields"][0]["field"] == "file"

    async def test_five_hundred_people_at_once(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        await set_seats(runtime, company_id, 1000)
        content = "email\n" + "".join(f"p{number}@example.test\n" for number in range(500))
        answer = await self.run(client, await sign_in(Role.ADMIN), content, dry_run=False)
        assert answer.json()["data"]["inviteCount"] == 500
        assert len(await published(runtime, events_pb2.MemberInvited)) == 500

    async def test_a_manager_may_not(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        refused = await self.run(client, await sign_in(Role.MANAGER), self.CSV, dry_run=True)
        assert refused.status_code == 403
