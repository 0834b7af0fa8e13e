import asyncio
from collections.abc import Awaitable, Callable
from uuid import UUID

import httpx
import jwt
import pytest
from chassis.access import Role
from chassis.db.statements import col, select
from chassis.runtime import Runtime
from chassis.testing import SignIn, published
from contracts.identity.v1 import events_pb2
from identity.tables.audit import AuditRecord
from identity.tables.member import Member
from identity.tables.project import Project, ProjectMember
from identity.tables.team import Team, TeamMember


def user_id_of(headers: dict[str, str]) -> str:
    token = headers["Authorization"].removeprefix("Bearer ")
    return str(jwt.decode(token, options={"verify_signature": False})["sub"])


async def role_of(runtime: Runtime, user_id: str) -> str | None:
    async with runtime.database.reading() as uow:
        found = await uow.execute(
            select(Member.role).where(col(Member.user_id) == UUID(user_id), col(Member.removed_at).is_(None))
        )
        return found.scalar_one_or_none()


async def roles(runtime: Runtime, company_id: UUID, role: Role) -> int:
    async with runtime.database.reading() as uow:
        found = await uow.execute(
            select(Member.id).where(
                col(Member.company_id) == company_id,
                col(Member.role) == role.value,
                col(Member.removed_at).is_(None),
            )
        )
        return len(found.all())


async def make_team(runtime: Runtime, company_id: UUID, lead: str, name: str = "Concrete") -> UUID:
    async with runtime.database.unit_of_work() as uow:
        team = uow.add(Team(company_id=company_id, name=name, created_by=UUID(lead)))
        await uow.flush()
        uow.add(TeamMember(team_id=team.id, user_id=UUID(lead), is_lead=True))
    return team.id


async def make_project(runtime: Runtime, company_id: UUID, manager: str, name: str = "Pier 7") -> UUID:
    async with runtime.database.unit_of_work() as uow:
        project = uow.add(
            Project(company_id=company_id, name=name, time_zone="Asia/Singapore", created_by=UUID(manager))
        )
        await uow.flush()
        uow.add(ProjectMember(project_id=project.id, user_id=UUID(manager), is_manager=True))
    return project.id


class TestModifyMemberRole:
    async def test_an_admin_makes_a_manager_who_may_at_once(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        admin, member = await sign_in(Role.ADMIN), await sign_in(Role.MEMBER)
        assert (await client.get("/api/Member/QueryMembers", headers=member)).status_code == 200
        body = {"userId": user_id_of(member), "role": "manager"}
        answer = await client.post("/api/AdminConsole/ModifyMemberRole", json=body, headers=admin)
        assert answer.status_code == 200, answer.text
        assert answer.json()["data"]["role"] == "manager"
        [event] = await published(runtime, events_pb2.MemberRoleChanged)
        assert event.user_id == body["userId"]
        changed = await published(runtime, events_pb2.AccessChanged)
        assert [event.user_id for event in changed] == [body["userId"]]

    @pytest.mark.parametrize(
        ("actor", "target", "role"),
        [
            (Role.ADMIN, Role.MEMBER, "admin"),
            (Role.ADMIN, Role.ADMIN, "member"),
            (Role.ADMIN, Role.OWNER, "member"),
            (Role.CO_OWNER, Role.CO_OWNER, "member"),
            (Role.MANAGER, Role.MEMBER, "manager"),
        ],
    )
    async def test_what_is_out_of_reach_stays(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        sign_in: SignIn,
        actor: Role,
        target: Role,
        role: str,
    ) -> None:
        caller, other = await sign_in(actor), await sign_in(target)
        body = {"userId": user_id_of(other), "role": role}
        refused = await client.post("/api/AdminConsole/ModifyMemberRole", json=body, headers=caller)
        assert (refused.status_code, refused.json()["errorCode"]) == (403, 5)
        assert await role_of(runtime, user_id_of(other)) == target.value

    async def test_nobody_is_made_owner_this_way(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        body = {"userId": user_id_of(await sign_in(Role.MEMBER)), "role": "owner"}
        refused = await client.post(
            "/api/AdminConsole/ModifyMemberRole", json=body, headers=await sign_in(Role.OWNER)
        )
        assert refused.status_code == 422

    async def test_nobody_changes_their_own(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        owner = await sign_in(Role.OWNER)
        body = {"userId": user_id_of(owner)}
        refused = await client.post("/api/AdminConsole/ModifyMemberAsMember", json=body, headers=owner)
        assert refused.status_code == 403

    async def test_a_member_manages_no_project_any_more(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        admin, manager = await sign_in(Role.ADMIN), await sign_in(Role.MANAGER)
        project_id = await make_project(runtime, company_id, user_id_of(manager))
        body = {"userId": user_id_of(manager)}
        answer = await client.post("/api/AdminConsole/ModifyMemberAsMember", json=body, headers=admin)
        assert answer.status_code == 200, answer.text
        assert [each["isManager"] for each in answer.json()["data"]["projects"]] == [False]
        [event] = await published(runtime, events_pb2.ProjectChanged)
        assert (event.project.project_id, list(event.project.manager_user_ids)) == (str(project_id), [])

    async def test_a_stranger_is_not_found(
        self,
        client: httpx.AsyncClient,
        sign_in: SignIn,
        make_company: Callable[..., Awaitable[UUID]],
    ) -> None:
        other = await make_company("Somebody Else")
        stranger = await sign_in(Role.MEMBER, company_id=other)
        body = {"userId": user_id_of(stranger), "role": "manager"}
        refused = await client.post(
            "/api/AdminConsole/ModifyMemberRole", json=body, headers=await sign_in(Role.OWNER)
        )
        assert refused.status_code == 404

    async def test_co_owners_who_remove_each_other_at_once_never_remove_the_owner(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        people = [await sign_in(Role.CO_OWNER) for _ in range(5)]
        owner = await sign_in(Role.OWNER)
        targets = [user_id_of(each) for each in (*people, owner)]
        answers = await asyncio.gather(
            *(
                client.post("/api/AdminConsole/RemoveMember", json={"userId": target}, headers=caller)
                for caller in (*people, owner)
                for target in targets
            )
        )
        assert {answer.status_code for answer in answers} <= {200, 403, 404}
        assert await roles(runtime, company_id, Role.OWNER) == 1
        assert await roles(runtime, company_id, Role.CO_OWNER) == 0


class TestRemoval:
    async def test_what_waits_is_shown_and_goes_to_the_successor(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        admin, leaver, heir = (
            await sign_in(Role.ADMIN),
            await sign_in(Role.MANAGER),
            await sign_in(Role.MEMBER),
        )
        team_id = await make_team(runtime, company_id, user_id_of(leaver))
        project_id = await make_project(runtime, company_id, user_id_of(leaver))
        preview = await client.get(
            "/api/AdminConsole/GetRemovalPreview", params={"userId": user_id_of(leaver)}, headers=admin
        )
        assert preview.json()["data"] == {
            "teamsAsOnlyLead": [{"teamId": str(team_id), "name": "Concrete"}],
            "projectsAsOnlyManager": [{"projectId": str(project_id), "name": "Pier 7"}],
            "openInvites": [],
            "canRemove": True,
            "reason": None,
        }
        body = {"userId": user_id_of(leaver), "successorUserId": user_id_of(heir)}
        removed = await client.post("/api/AdminConsole/RemoveMember", json=body, headers=admin)
        assert removed.status_code == 200, removed.text
        assert [each["name"] for each in removed.json()["data"]["handedOverTeams"]] == ["Concrete"]
        detail = await client.get(
            "/api/Member/GetMemberDetail", params={"userId": user_id_of(heir)}, headers=admin
        )
        heir_now = detail.json()["data"]
        assert heir_now["role"] == "manager"
        assert [each["isLead"] for each in heir_now["teams"]] == [True]
        assert [each["isManager"] for each in heir_now["projects"]] == [True]
        [event] = await published(runtime, events_pb2.MemberRemoved)
        assert (event.user_id, event.successor_user_id) == (body["userId"], body["successorUserId"])
        [project] = [each.project for each in await published(runtime, events_pb2.ProjectChanged)]
        assert list(project.manager_user_ids) == [user_id_of(heir)]
        assert list(project.member_user_ids) == [user_id_of(heir)]

    async def test_without_a_successor_it_is_flagged(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        leaver = await sign_in(Role.MANAGER)
        await make_team(runtime, company_id, user_id_of(leaver))
        await make_project(runtime, company_id, user_id_of(leaver))
        removed = await client.post(
            "/api/AdminConsole/RemoveMember",
            json={"userId": user_id_of(leaver)},
            headers=await sign_in(Role.ADMIN),
        )
        flagged = removed.json()["data"]
        assert [each["name"] for each in flagged["teamsWithoutLead"]] == ["Concrete"]
        assert [each["name"] for each in flagged["projectsWithoutManager"]] == ["Pier 7"]
        async with runtime.database.reading() as uow:
            assert (await uow.execute(select(TeamMember))).first() is None
            assert (await uow.execute(select(ProjectMember))).first() is None
            record = (await uow.execute(select(AuditRecord))).scalar_one()
        assert (record.action, record.changes["role"]) == ("member.removed", ["manager", None])

    async def test_the_removed_are_out_at_once(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        admin, leaver = await sign_in(Role.ADMIN), await sign_in(Role.MEMBER)
        assert (await client.get("/api/Member/QueryMembers", headers=leaver)).status_code == 200
        body = {"userId": user_id_of(leaver)}
        assert (
            await client.post("/api/AdminConsole/RemoveMember", json=body, headers=admin)
        ).status_code == 200
        assert (await client.get("/api/Member/QueryMembers", headers=leaver)).status_code == 403
        assert (await client.get("/api/Group/GetMyGroups", headers=leaver)).json()["data"] == []
        again = await client.post("/api/AdminConsole/RemoveMember", json=body, headers=admin)
        assert again.status_code == 404

    async def test_the_owner_stays(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        owner = user_id_of(await sign_in(Role.OWNER))
        refused = await client.post(
            "/api/AdminConsole/RemoveMember", json={"userId": owner}, headers=await sign_in(Role.CO_OWNER)
        )
        assert refused.status_code == 403
        assert await role_of(runtime, owner) == "owner"

    async def test_a_stranger_is_no_successor(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        sign_in: SignIn,
        make_company: Callable[..., Awaitable[UUID]],
    ) -> None:
        stranger = await sign_in(Role.MEMBER, company_id=await make_company("Somebody Else"))
        leaver = await sign_in(Role.MEMBER)
        refused = await client.post(
            "/api/AdminConsole/RemoveMember",
            json={"userId": user_id_of(leaver), "successorUserId": user_id_of(stranger)},
            headers=await sign_in(Role.ADMIN),
        )
        assert refused.status_code == 422
        assert refused.json()["data"]["fields"][0]["field"] == "successorUserId"
        assert await role_of(runtime, user_id_of(leaver)) == "member"

    async def test_fifty_removals_of_one_person_remove_them_once(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        admin, leaver = await sign_in(Role.ADMIN), await sign_in(Role.MEMBER)
        body = {"userId": user_id_of(leaver)}
        answers = await asyncio.gather(
            *(client.post("/api/AdminConsole/RemoveMember", json=body, headers=admin) for _ in range(50))
        )
        assert sorted(answer.status_code for answer in answers) == [200, *[404] * 49]
        assert len(await published(runtime, events_pb2.MemberRemoved)) == 1
